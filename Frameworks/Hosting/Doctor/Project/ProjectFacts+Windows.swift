// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The windows of an app, and the scenes that they get.
extension ProjectFacts {
  private static let showing = Set(
    ["makeKeyAndVisible", "makeKeyWindow", "MakeKeyAndVisible"].map(SourceHash.of))

  /// The windows that are made without a scene and get none, as far as that is plain. Those of an app delegate count
  /// in any case; another class shows its own.
  var windowsWithoutScene: [SourceOutline.UsePlace] {
    let types = Types(own)
    let delegates = appDelegates(types)
    let showing = own.reduce(into: Set<String>()) { all, outline in
      for method in outline.methods where !method.calls.isDisjoint(with: Self.showing) {
        all.insert(method.type)
      }
    }
    // A class that makes a window for a scene too makes this one for an older iOS, or gives it one.
    let withScene = typesAndFiles { $0 == .windowWithScene }
    if givesScenes { return [] }
    return own.flatMap { outline in
      outline.uses.filter { use in
        use.use == .windowWithoutScene
          && (delegates.contains(use.type)
            || showing.contains(use.type) && !withScene.files.contains(outline.file))
          && !withScene.types.contains(use.type)
      }
    }
  }

  /// True if a class gives a scene to windows that it doesn't make.
  private var givesScenes: Bool {
    let without = typesAndFiles { $0 == .windowWithoutScene }.types
    return own.contains { outline in
      outline.uses.contains { $0.use == .windowGivenScene && !without.contains($0.type) }
    }
  }

  /// True if the app's delegate has a window with scenes too: it is given one, or its own gets a scene.
  func delegateKeepsWindow(_ delegates: Set<String>) -> Bool {
    let makes = own.contains { outline in
      outline.uses.contains { $0.use == .windowWithoutScene && delegates.contains($0.type) }
    }
    return own.contains { $0.uses.contains { $0.use == .delegateGivenWindow } }
      || makes && givesScenes
  }

  private func typesAndFiles(
    _ holds: (SourceOutline.Use) -> Bool
  ) -> (types: Set<String>, files: Set<String>) {
    var found: (types: Set<String>, files: Set<String>) = ([], [])
    for outline in own {
      for use in outline.uses where holds(use.use) {
        if !use.type.isEmpty { found.types.insert(use.type) }
        found.files.insert(outline.file)
      }
    }
    return found
  }

  /// The property of an app delegate by which a scene delegate can have its window; nil if there is none, or another
  /// class makes the window.
  ///
  /// - Parameter family: the delegate's class, and what it inherits from.
  func reachableWindow(of family: Set<String>, _ isSwift: Bool) -> String? {
    let isOwn = own.contains { outline in
      outline.uses.contains { $0.use == .windowWithoutScene && family.contains($0.type) }
    }
    if !isOwn, !windowsWithoutScene.isEmpty { return nil }
    let properties = own.flatMap { $0.windows.filter { family.contains($0.type) } }
    let names = properties.filter { !$0.isPrivate || !isSwift && $0.name == "window" }.map(\.name)
    return names.contains("window") ? "window" : names.first
  }

  /// The windows that get no scene if a scene delegate takes the one that a property of the app delegate has.
  ///
  /// - Parameters:
  ///   - property: its name; nil if the scene delegate takes none.
  ///   - family: the app delegate's class, and what it inherits from.
  func windowsLeft(by property: String?, of family: Set<String>) -> [SourceOutline.UsePlace] {
    guard let property else { return windowsWithoutScene }
    let withScene = typesAndFiles { $0 == .windowWithScene }.types
    if givesScenes { return [] }
    let atLaunch = methodsAtLaunch(of: family)
    let names = Set(own.flatMap(\.windows).filter { family.contains($0.type) }.map(\.name))
    var left: [SourceOutline.UsePlace] = []
    for outline in own {
      let made = outline.uses.filter { use in
        use.use == .windowWithoutScene && !withScene.contains(use.type)
      }
      left += made.filter { use in
        guard family.contains(use.type) else { return true }
        guard let name = outline.windowNames[use.place], names.contains(name) else { return false }
        if name != property || outline.lateWindows.contains(use.place) { return true }
        // One that is made later has no scene any more.
        guard let method = use.method.map({ outline.methods[$0] }) else { return false }
        return !atLaunch.isEmpty && !atLaunch.contains(SourceHash.of(method.name))
      }
    }
    return left
  }

  /// The hashes of the names of what the launch calls, as far as an app delegate has it; empty if it calls nothing.
  private func methodsAtLaunch(of family: Set<String>) -> Set<UInt64> {
    let all = Dictionary(grouping: methods(of: family)) { SourceHash.of($0.name) }
    let launch = all.values.joined().filter {
      $0.selector.contains("FinishLaunching") || $0.name == "init"
    }
    var reached = Set(launch.map { SourceHash.of($0.name) })
    var open = Array(launch)
    while let method = open.popLast() {
      for call in method.calls {
        guard let next = all[call], reached.insert(call).inserted else { continue }
        open += next
      }
    }
    return reached
  }

  /// The header that declares a class of Objective-C; nil for none.
  func header(of name: String) -> String? {
    own.first { outline in
      outline.file.hasSuffix(".h")
        && outline.types.contains { $0.name == name && !$0.isExtension }
    }.map { FilePath.last($0.file) }
  }

  /// The app delegate with which the program begins; nil for none.
  func mainDelegate(_ types: Types) -> TypeDeclaration? {
    let delegates = appDelegates(types).compactMap { types.declared[$0] }.filter { !$0.isProtocol }
    let named = app.flatMap(\.uses).compactMap { use in
      if case .delegateName(let name) = use.use { name } else { nil }
    }
    return delegates.sorted { $0.place < $1.place }.min { one, other in
      func rank(_ type: TypeDeclaration) -> Int {
        type.isMain ? 0 : named.contains(type.name) ? 1 : 2
      }
      return rank(one) < rank(other)
    }
  }

  /// The library whose app delegate the app's own one is, where the files around the app's folder don't tell it.
  func libraryOfDelegate(_ types: Types) -> ProjectKind? {
    guard kind == .native, let delegate = mainDelegate(types) else { return nil }
    if delegate.language == .cSharp { return .dotnet }
    let family = types.family(delegate.name)
    let bases: [(String, ProjectKind)] = [
      ("FlutterAppDelegate", .flutter), ("CDVAppDelegate", .cordova),
      ("RCTAppDelegate", .reactNative),
      ("ExpoAppDelegate", .expo), ("EXAppDelegateWrapper", .expo),
      ("RCTDefaultReactNativeFactoryDelegate", .reactNative),
    ]
    if let found = bases.first(where: { family.contains($0.0) }) { return found.1 }
    let imports = app.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    let modules: [(String, ProjectKind)] = [
      ("Expo", .expo), ("React", .reactNative), ("React_RCTAppDelegate", .reactNative),
      ("Flutter", .flutter), ("Cordova", .cordova),
    ]
    return modules.first { imports.contains($0.0) }?.1
  }

  /// The methods of some types, in every source that was read.
  func everyMethod(of names: Set<String>) -> [SourceOutline.Method] {
    (own + others.map(\.outline)).flatMap { outline in
      outline.methods.filter { names.contains($0.type) }
    }
  }
}
