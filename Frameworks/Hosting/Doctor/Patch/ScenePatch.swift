// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import LifecycleAnalysis

/// A patch that gives an app scenes: the manifest in its Info.plist, and a scene delegate that calls the app
/// delegate's methods, so that nothing falls silent. It is printed; nobody but its reader applies it.
package struct ScenePatch {
  /// The reason that there is no patch.
  package enum Problem: Error, Hashable, Sendable {
    /// The app comes up with scenes.
    case notNeeded
    /// The Info.plist is not text: `plutil -convert xml1` makes it one.
    case binary(String)
    /// There is no Info.plist that could be changed.
    case noInfo
    /// The scene delegate depends on a library and its version.
    case library(ProjectKind)
    /// The manifest names a class already, which is missing.
    case named(String)
    /// No app delegate was found.
    case noDelegate
    /// No other file can name the app delegate: it is private, within another type, or has no header.
    case hiddenDelegate(String, SourcePlace)
    /// Several scene delegates are there, and any of them may be the one.
    case several([String])
  }

  /// Something that the patch leaves to its reader.
  package enum Omission: Hashable, Sendable {
    /// A method of the app delegate that the scene delegate does not call.
    case method(String, instead: String, SourcePlace)
    /// A method that is private in another file, so that neither a scene delegate nor UIKit calls it.
    case privateMethod(String, SourcePlace)
    /// A method that only some builds have.
    case methodUnderCondition(String, instead: String, SourcePlace)
    /// A window without a scene that the scene delegate can't have.
    case window(SourcePlace)
    /// A window that may be made after the scene delegate has looked for it.
    case windowMayBeLate(SourcePlace)
    /// The launch needs the app delegate's window, which is nil with scenes.
    case windowNeeded(SourcePlace)
    /// The scene delegate calls a method only once a scene has been in the background.
    case foregroundAfterBackground
    /// The launch asks for the state of the app, which is another one with scenes.
    case stateAtLaunch(String, SourcePlace)
    /// No window was found that the scene could have.
    case noWindow
    /// A launch option that is nil with scenes, and that the scene delegate doesn't read.
    case launchOption(LaunchOption, SourcePlace)
    /// A scene delegate that is there already: the manifest names it, and it stays as it is.
    case existing(String, SourcePlace)
  }

  package let text: String
  /// The files that the target must get.
  package let newFiles: [String]
  package let omissions: [Omission]

  /// - Parameter info: the bytes of the Info.plist.
  package init(_ diagnosis: Diagnosis, info: [UInt8]?) throws(Problem) {
    let facts = diagnosis.facts
    let types = ProjectFacts.Types(facts.own)
    if facts.swiftUIApp(types) != nil { throw .notNeeded }
    if let last = diagnosis.launches.last, last.outcome == .launches, diagnosis.hasScenes {
      throw .notNeeded
    }
    switch facts.kind {
    case .reactNative, .expo, .cordova, .dotnet: throw .library(facts.kind)
    case .native, .flutter, .capacitor, .kotlin: break
    }
    if let library = facts.libraryOfDelegate(types) { throw .library(library) }
    guard let path = facts.infoPath, let info else { throw .noInfo }
    if info.starts(with: Array("bplist".utf8)) { throw .binary(path) }
    if let manifest = facts.info?["UIApplicationSceneManifest"],
      let roles = manifest["UISceneConfigurations"],
      let name = roles["UIWindowSceneSessionRoleApplication"]?.items.first?[
        "UISceneDelegateClassName"]?.text
    {
      throw .named(name)
    }
    guard let delegate = facts.mainDelegate(types) else { throw .noDelegate }
    let storyboard = facts.texts("UIMainStoryboardFile").first
    let isFlutter = facts.kind == .flutter
    let plan =
      isFlutter
      ? Plan(className: "FlutterSceneDelegate")
      : try Plan(facts, types, delegate, hasStoryboard: storyboard != nil)
    let old = String(decoding: info, as: UTF8.self)
    let new = SceneManifest.adding(
      plan.className, plan.makesWindow ? nil : storyboard, to: old)
    guard let new else { throw .noInfo }
    text =
      UnifiedDiff.change(path, old, new)
      + plan.files.map { UnifiedDiff.new($0.path, $0.text) }.joined()
    newFiles = plan.files.map(\.path)
    omissions =
      plan.omissions
      + diagnosis.findings.compactMap { finding in
        if case .windowNeeded = finding.kind { return .windowNeeded(finding.place) }
        guard case .launchOption(let option, _) = finding.kind else { return nil }
        if case .connectionOption(let name) = option.replacement,
          plan.files.contains(where: { $0.text.firstRange(of: "connectionOptions." + name) != nil })
        {
          return nil
        }
        return .launchOption(option, finding.place)
      }
  }
}

extension ScenePatch {
  /// The class that the manifest names, the files that it needs, and what is left to the reader.
  private struct Plan {
    /// The class as the manifest names it.
    let className: String
    /// True if the class makes a window for its scene, so that no storyboard has to.
    private(set) var makesWindow = false
    private(set) var files: [(path: String, text: String)] = []
    private(set) var omissions: [Omission] = []

    init(className: String) { self.className = className }

    init(
      _ facts: ProjectFacts, _ types: ProjectFacts.Types,
      _ delegate: SourceOutline.TypeDeclaration, hasStoryboard: Bool
    ) throws(Problem) {
      let moved = facts.methods(of: types.family(delegate.name)).filter {
        !$0.isEmpty && MovedMethod(selector: $0.selector) != nil
      }
      let methods = moved.filter { !$0.isPrivate }
      if let existing = try Self.existing(facts) {
        className = existing.manifestName
        let own = facts.everyMethod(of: existing.family).filter { !$0.isEmpty }
        makesWindow = own.contains(where: \.makesSceneWindow)
        let implemented = Set(own.map(\.selector))
        omissions.append(.existing(existing.name, existing.place))
        if !makesWindow, !hasStoryboard { omissions.append(.noWindow) }
        for method in methods {
          guard let moved = MovedMethod(selector: method.selector),
            !moved.isReplaced(by: implemented)
          else { continue }
          omissions.append(.method(method.selector, instead: moved.instead, method.place))
        }
        return
      }
      let isSwift = delegate.language == .swift
      let header = isSwift ? nil : facts.header(of: delegate.name)
      if delegate.isHidden || !isSwift && header == nil {
        throw .hiddenDelegate(delegate.name, delegate.place)
      }
      let folder = FilePath.folder(of: delegate.place.file)
      let name = Self.freeName(facts, types, folder)
      let windows = SceneWindows(facts, types, delegates: facts.appDelegates(types))
      let window =
        hasStoryboard ? nil : windows.reachable(isSwift)
      let code = SceneDelegateCode(
        name: name, delegate: delegate.name, header: header,
        selectors: Set(methods.filter { !$0.isUnderCondition }.map(\.selector)), window: window,
        hasStoryboard: hasStoryboard)
      className = isSwift ? "$(PRODUCT_MODULE_NAME).\(name)" : name
      files =
        isSwift
        ? [(FilePath.joined(folder, name + ".swift"), code.swift)]
        : [
          (FilePath.joined(folder, name + ".h"), code.interface),
          (FilePath.joined(folder, name + ".m"), code.objectiveC),
        ]
      omissions += moved.compactMap { Self.omission($0, code.handedOn) }
      let left = windows.left(by: window)
      omissions += left.none.prefix(5).map { .window($0.place) }
      omissions += left.late.prefix(5).map { .windowMayBeLate($0.place) }
      if code.guardsForeground { omissions.append(.foregroundAfterBackground) }
      if window == nil, left.none.isEmpty, !hasStoryboard { omissions.append(.noWindow) }
      let state = SourceHash.of("applicationState")
      for method in facts.methods(of: types.family(delegate.name))
      where method.selector.contains("FinishLaunching") && method.words?.contains(state) ?? false {
        omissions.append(.stateAtLaunch(method.selector, method.place))
      }
    }

    /// The reason that a method is not handed on; nil if it is.
    private static func omission(
      _ method: SourceOutline.Method, _ handedOn: Set<String>
    ) -> Omission? {
      let (selector, place) = (method.selector, method.place)
      guard !handedOn.contains(selector), let moved = MovedMethod(selector: selector) else {
        return nil
      }
      if method.isPrivate { return .privateMethod(selector, place) }
      return method.isUnderCondition
        ? .methodUnderCondition(selector, instead: moved.instead, place)
        : .method(selector, instead: moved.instead, place)
    }

    /// A scene delegate for windows that is there; nil for none.
    private static func existing(
      _ facts: ProjectFacts
    ) throws(Problem) -> (
      name: String, family: Set<String>, manifestName: String, place: SourcePlace
    )? {
      // One that lies in the folder and in no target is the one that is meant too.
      let outlines = facts.app + facts.others.filter { $0.part == .none }.map(\.outline)
      let types = ProjectFacts.Types(outlines)
      let names = types.heirs {
        $0 == "UIWindowSceneDelegate" || $0 == "UISceneDelegate"
          || $0 == "IUIWindowSceneDelegate" || $0 == "FlutterSceneDelegate"
      }
      let classes = names.compactMap { types.declared[$0] }.filter { !$0.isProtocol }
      let leaves = classes.filter { type in
        !classes.contains { $0.name != type.name && types.family($0.name).contains(type.name) }
      }.sorted { $0.place < $1.place }
      guard let found = leaves.first(where: { $0.name == "SceneDelegate" }) ?? leaves.first else {
        return nil
      }
      if leaves.count > 1, found.name != "SceneDelegate" { throw .several(leaves.map(\.name)) }
      let isPlain = found.language != .swift || found.runtimeName != nil
      let manifestName =
        isPlain ? found.runtimeName ?? found.name : "$(PRODUCT_MODULE_NAME).\(found.name)"
      return (found.name, types.family(found.name), manifestName, found.place)
    }

    /// A name that no class and no file has.
    private static func freeName(
      _ facts: ProjectFacts, _ types: ProjectFacts.Types, _ folder: String
    ) -> String {
      let names =
        ["SceneDelegate", "AppSceneDelegate", "MainSceneDelegate"]
        + (2..<100).map { "SceneDelegate\($0)" }
      return names.first { name in
        types.declared[name] == nil
          && ![".swift", ".h", ".m"].contains { facts.hasFile(FilePath.joined(folder, name + $0)) }
      } ?? "NewSceneDelegate"
    }
  }
}
