// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The classes around the windows of an app.
extension ProjectFacts {
  /// The classes of windows that the app has, as far as they are given a scene by nobody but who makes them.
  var windowClasses: Set<String> {
    let types = Types(own)
    let makers = own.reduce(into: Set<String>()) { all, outline in
      for use in outline.uses where use.use == .windowWithScene { all.insert(use.type) }
    }
    return types.heirs { $0 == "UIWindow" }.filter { types.family($0).isDisjoint(with: makers) }
  }

  /// True if code that is not read may be part of the app.
  var hasLibraries: Bool { hasDependencies || hasUnreadCode || !foreignModules.isEmpty }

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
