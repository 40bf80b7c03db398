// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import LifecycleAnalysis

/// The facts about an app that its folder tells: what Xcode builds it from, and what that says.
package struct ProjectFacts {
  /// A file that was not read, or not understood.
  package struct Unread: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      case tooLarge
      case unreadable
      case malformed(PropertyList.Problem)
      /// A project without a target that makes an app for phones.
      case withoutApp
      /// An Info.plist of something else than an app for phones.
      case ofExtension
      /// There was no time left to read it.
      case late
    }

    package let path: String
    package let reason: Reason
  }

  /// The sources of a part of the project.
  package enum Part: Hashable, Sendable {
    /// The target that makes the app.
    case app
    /// A library or a package that the app may have in it.
    case library
    /// Another target.
    case other
    /// No target at all.
    case none
  }

  package let kind: ProjectKind
  /// The folder that the app lies in, below the one that is judged.
  package let folder: String
  /// The name of the app.
  package private(set) var name = ""
  package private(set) var project: ProjectFile?
  package private(set) var target: ProjectFile.Target?
  /// The names of the targets that make apps for phones, in the project that was chosen, or in all if the one that
  /// is wanted is in none.
  package private(set) var appTargets: [String] = []
  /// The names of the other targets that make apps for phones.
  package private(set) var otherApps: [String] = []
  /// The path of the Info.plist; nil if the app has none of its own, or none was found.
  package private(set) var infoPath: String?
  private(set) var info: PropertyList?
  /// A file that a program makes a project of, which is not here.
  package private(set) var describedBy: String?
  package private(set) var unread: [Unread] = []
  /// The projects and lists that were read and are no app's; empty if others are.
  package private(set) var unused: [Unread] = []
  /// True if there are more files than are looked at.
  package private(set) var isCut: Bool
  /// The sources of the app, those of its libraries, and all others.
  package private(set) var app: [SourceOutline] = []
  private(set) var libraries: [SourceOutline] = []
  private(set) var others: [(outline: SourceOutline, part: Part)] = []
  /// The names of the files, sorted.
  private let files: [String]
  /// The names of storyboards, without what follows the point.
  private(set) var storyboards: Set<String> = []
  /// True if the app uses code that does not lie here.
  package private(set) var hasDependencies = false
  /// True if the folder has compiled code, or code in a language that is not read.
  private(set) var hasUnreadCode = false
  /// The number of sources that were read.
  package var sourceCount: Int { app.count + libraries.count + others.count }

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - tree: its files.
  ///   - wanted: the name of the target; nil for the one that is the app.
  ///   - readsSources: false if the project alone is asked for.
  package init(
    _ tree: ProjectTree, target wanted: String? = nil, readsSources: Bool = true
  ) {
    (kind, folder) = ProjectKind.of(tree)
    isCut = tree.isCut
    files = tree.names
    unread = tree.closed.map { Unread(path: $0, reason: .unreadable) }
    findProject(tree, wanted)
    findInfo(tree)
    if readsSources {
      readSources(tree)
      let windows = windowClasses
      for index in app.indices { app[index].keepWindows(of: windows) }
      for index in libraries.indices { libraries[index].keepWindows(of: windows) }
    }
    let marks: Set = [
      "Podfile", "Cartfile", "pubspec.yaml", "package.json", "Package.resolved",
    ]
    hasDependencies =
      kind != .native || tree.names.contains { marks.contains(FilePath.last($0)) }
    hasUnreadCode = tree.names.contains { name in
      [".a", ".c", ".cc", ".cpp", ".cxx", ".rs"].contains(where: name.hasSuffix)
    }
    for name in tree.names where name.hasSuffix(".storyboard") {
      storyboards.insert(String(FilePath.last(name).dropLast(".storyboard".count)))
    }
  }

  /// True if a file lies in the folder.
  func hasFile(_ path: String) -> Bool { files.contains(path) }

  // MARK: The project

  private static let mostProjects = 8

  private mutating func findProject(_ tree: ProjectTree, _ wanted: String?) {
    let workspaces = Set(
      tree.names.filter {
        $0.hasSuffix(".xcworkspace/contents.xcworkspacedata") && !$0.contains(".xcodeproj/")
      }.map { Self.project($0) })
    let paths = tree.names.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
      .sorted { one, other in
        let isIn = (FilePath.lies(one, in: folder), FilePath.lies(other, in: folder))
        if isIn.0 != isIn.1 { return isIn.0 }
        let depths = (one.split(separator: "/").count, other.split(separator: "/").count)
        if depths.0 != depths.1 { return depths.0 < depths.1 }
        // A workspace has the name of the project that is the app's.
        let isNamed = (
          workspaces.contains(Self.project(one)), workspaces.contains(Self.project(other))
        )
        return isNamed.0 == isNamed.1 ? one < other : isNamed.0
      }
    var others: [Unread] = []
    for path in paths.prefix(Self.mostProjects) {
      guard let list = list(tree, path, atMost: ProjectTree.Bound.project) else { continue }
      let file = ProjectFile(list, path: path) { tree.bytes($0) }
      let apps = file.targets.filter(\.isApp)
      if apps.isEmpty { others.append(Unread(path: path, reason: .withoutApp)) }
      guard let app = Self.app(apps, file, wanted, kind) else {
        appTargets += apps.map(\.name)
        continue
      }
      project = file
      target = app
      name = app.name
      appTargets = apps.map(\.name)
      otherApps = appTargets.filter { $0 != app.name }
      return
    }
    unused += others
    if paths.count > Self.mostProjects { isCut = true }
    name = FilePath.last(folder)
    describedBy = tree.names.first {
      ["project.yml", "project.yaml", "Project.swift"].contains(FilePath.last($0))
    }
  }

  /// The name of the project or workspace whose file lies at a path.
  private static func project(_ path: String) -> String {
    let folder = FilePath.last(FilePath.folder(of: path))
    return String(folder[..<(folder.lastIndex(of: ".") ?? folder.endIndex)])
  }

  /// The target that is the app: that of the project's name, or of the tool's; else the first.
  private static func app(
    _ apps: [ProjectFile.Target], _ file: ProjectFile, _ wanted: String?, _ kind: ProjectKind
  ) -> ProjectFile.Target? {
    if let wanted { return apps.first { $0.name == wanted } }
    // Beside an app that says it is for phones, one that says nothing is for Macs.
    let phones = apps.filter(\.saysPhone)
    let apps = phones.isEmpty ? apps : phones
    let usual =
      switch kind {
      case .flutter: "Runner"
      case .capacitor: "App"
      case .kotlin: "iosApp"
      case .native, .reactNative, .expo, .cordova, .dotnet: file.name
      }
    return apps.first { $0.name == usual } ?? apps.first { $0.name == file.name } ?? apps.first
  }

  /// A property list of keys, or nil and the reason.
  private mutating func list(
    _ tree: ProjectTree, _ path: String, atMost most: Int
  ) -> PropertyList? {
    switch tree.read(path, atMost: most) {
    case .bytes(let bytes):
      do throws(PropertyList.Problem) {
        let list = try PropertyList.read(bytes)
        // A word alone is a list of the older form, and says nothing of an app.
        guard case .keys = list else { throw PropertyList.Problem.malformed(line: 1) }
        return list
      } catch {
        unread.append(Unread(path: path, reason: .malformed(error)))
      }
    case .tooLarge: unread.append(Unread(path: path, reason: .tooLarge))
    case .unreadable: unread.append(Unread(path: path, reason: .unreadable))
    case .late: unread.append(Unread(path: path, reason: .late))
    }
    return nil
  }

  // MARK: The Info.plist

  /// The path of the Info.plist that a target names; nil if it names none, or one that is not in the folder.
  static func infoPath(of target: ProjectFile.Target, in project: ProjectFile) -> String? {
    guard let value = target.settings.value("INFOPLIST_FILE"), !value.isEmpty else { return nil }
    let base = FilePath.folder(of: FilePath.folder(of: project.path))
    return value.hasPrefix("/")
      ? FilePath.normalized(value) : FilePath.normalized(FilePath.joined(base, value))
  }

  private mutating func findInfo(_ tree: ProjectTree) {
    if let target, let project {
      guard let value = target.settings.value("INFOPLIST_FILE"), !value.isEmpty else { return }
      let path = Self.infoPath(of: target, in: project)
      infoPath = path ?? value
      guard let path else {
        unread.append(Unread(path: value, reason: .unreadable))
        return
      }
      info = list(tree, path, atMost: ProjectTree.Bound.list)
      return
    }
    // A program that makes the project says which Info.plist is the app's.
    if describedBy != nil { return }
    // Without a project: the Info.plist nearest to the app's folder that is an app's.
    let names = tree.names.filter { name in
      FilePath.last(name) == "Info.plist" || name.hasSuffix("-Info.plist")
    }.filter { name in
      FilePath.lies(name, in: folder)
        && !name.split(separator: "/").contains {
          $0.hasSuffix("Tests") || $0.hasSuffix(".framework")
        }
    }.sorted { one, other in
      let depths = (one.split(separator: "/").count, other.split(separator: "/").count)
      return depths.0 == depths.1 ? one < other : depths.0 < depths.1
    }
    // An extension's names what it extends; it counts only if there is nothing else.
    var others: [Unread] = []
    for name in names {
      guard let list = list(tree, name, atMost: ProjectTree.Bound.list) else {
        if infoPath == nil { infoPath = name }
        continue
      }
      if list["NSExtension"] != nil || list["WKApplication"] != nil {
        others.append(Unread(path: name, reason: .ofExtension))
        continue
      }
      infoPath = name
      info = list
      return
    }
    unused += others
  }

  /// True if Xcode writes keys of build settings into the Info.plist.
  var generatesInfo: Bool {
    target?.settings.value("GENERATE_INFOPLIST_FILE") == "YES"
  }

  /// A key of the Info.plist, or of the build settings, with its place.
  func value(_ key: String) -> (value: PropertyList, place: SourcePlace)? {
    if let entry = info?.entry(key), let infoPath {
      return (entry.value, SourcePlace(file: infoPath, line: entry.line))
    }
    let setting = "INFOPLIST_KEY_" + key
    if generatesInfo, let value = target?.settings.value(setting),
      let place = target?.settings.place(setting)
    {
      return (.text(value), place)
    }
    return nil
  }

  /// The texts of a key, with the values of their variables.
  func texts(_ key: String) -> [String] {
    guard let found = value(key) else { return [] }
    let texts =
      switch found.value {
      // A list in a build setting has blanks between its words.
      case .text(let text): text.split(separator: " ").map(String.init)
      case .list, .truth, .number, .other, .keys: found.value.texts
      }
    return texts.map(expanded)
  }

  func expanded(_ text: String) -> String { target?.settings.expanded(text) ?? text }

  /// True if it is known what the Info.plist says.
  var knowsInfo: Bool { info != nil || target != nil && infoPath == nil && generatesInfo }

  // MARK: Sources

  private mutating func readSources(_ tree: ProjectTree) {
    let packages = Set(
      tree.names.filter { FilePath.last($0) == "Package.swift" }.map { FilePath.folder(of: $0) })
    for path in tree.names {
      guard let language = SourceLanguage(path: path), FilePath.last(path) != "Package.swift"
      else { continue }
      let part = part(of: path, packages)
      if part == nil { continue }
      switch tree.read(path, atMost: ProjectTree.Bound.source) {
      case .bytes(let bytes):
        add(SourceOutline(bytes, file: path, language: language), part ?? .none)
      case .tooLarge: unread.append(Unread(path: path, reason: .tooLarge))
      case .unreadable: unread.append(Unread(path: path, reason: .unreadable))
      case .late: unread.append(Unread(path: path, reason: .late))
      }
    }
  }

  private mutating func add(_ outline: SourceOutline, _ part: Part) {
    switch part {
    case .app: app.append(outline)
    case .library: libraries.append(outline)
    case .other, .none: others.append((outline, part))
    }
  }

  /// The part that a source belongs to; nil for one that is not read.
  private func part(of path: String, _ packages: Set<String>) -> Part? {
    let parts = path.split(separator: "/")
    let isTest = parts.dropLast().contains { $0.hasSuffix("Tests") || $0 == "Tests" }
    let isInPackage = packages.contains { !$0.isEmpty && FilePath.lies(path, in: $0) }
    guard let target, let project else {
      return isTest
        ? nil : isInPackage ? .library : FilePath.lies(path, in: folder) ? .app : .library
    }
    if target.contains(path) { return .app }
    if isTest { return nil }
    let base = FilePath.folder(of: FilePath.folder(of: project.path))
    // A header belongs to no target, and to each.
    if path.hasSuffix(".h") { return FilePath.lies(path, in: base) ? .app : .library }
    let owners = project.targets.filter { $0.contains(path) }
    if owners.contains(where: \.isLibrary) || isInPackage { return .library }
    if !owners.isEmpty { return .other }
    return FilePath.lies(path, in: base) || FilePath.lies(path, in: folder) ? Part.none : .library
  }

  /// The sources that the app is made of.
  var own: [SourceOutline] { app + libraries }
}
