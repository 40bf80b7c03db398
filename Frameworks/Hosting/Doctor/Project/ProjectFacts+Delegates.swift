// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The delegates of an app, and its classes by name.
extension ProjectFacts {
  typealias TypeDeclaration = SourceOutline.TypeDeclaration

  /// The classes that inherit from others, with everything that they inherit from.
  struct Types {
    private var bases: [String: Set<String>] = [:]
    private var superclasses: [String: String] = [:]
    private(set) var declared: [String: TypeDeclaration] = [:]

    init(_ outlines: [SourceOutline]) {
      for outline in outlines {
        for type in outline.types {
          bases[type.name, default: []].formUnion(type.inherits)
          if !type.isExtension, let first = type.inherits.first {
            superclasses[type.name] = first
          }
          if !type.isExtension || declared[type.name] == nil {
            // An implementation counts for more than its header.
            if declared[type.name] == nil || type.isMain || !outline.file.hasSuffix(".h") {
              declared[type.name] = type
            }
          }
        }
      }
    }

    /// Everything that a type inherits from, itself included.
    func family(_ name: String) -> Set<String> {
      var found: Set = [name]
      var open = [name]
      while let next = open.popLast() {
        for base in bases[next] ?? [] where found.insert(base).inserted { open.append(base) }
      }
      return found
    }

    /// The types that inherit from a name for which a condition holds. Each is looked at once, however deep they
    /// inherit.
    func heirs(of holds: (String) -> Bool) -> Set<String> {
      var heirs: [String: [String]] = [:]
      for (name, bases) in bases {
        for base in bases where base != name { heirs[base, default: []].append(name) }
      }
      var found: Set<String> = []
      var open = heirs.keys.filter(holds)
      while let next = open.popLast() {
        for heir in heirs[next] ?? [] where found.insert(heir).inserted { open.append(heir) }
      }
      return found
    }

    /// The superclass that is declared nowhere here; nil if all are, or it is Apple's.
    func unknownSuperclass(_ name: String) -> String? {
      var current = name
      var steps = 0
      while let base = superclasses[current], steps < 32 {
        if Self.apples.contains(base) || Self.isProtocol(base) { return nil }
        if declared[base] == nil { return base }
        current = base
        steps += 1
      }
      return nil
    }

    private static let apples: Set = ["UIResponder", "NSObject", "UIViewController"]

    /// True for a name that a protocol has: a class of Swift may begin its list with one.
    private static func isProtocol(_ name: String) -> Bool {
      if ["ObservableObject", "Sendable", "App"].contains(name) { return true }
      guard name.hasSuffix("Delegate"),
        !name.hasSuffix("UIApplicationDelegate") || name.hasPrefix("UI") || name.hasPrefix("IUI"),
        name != "FormsApplicationDelegate", name != "MauiUISceneDelegate"
      else { return false }
      return !name.hasSuffix("AppDelegate")
        && (!name.hasSuffix("SceneDelegate") || name.hasPrefix("UI") || name.hasPrefix("CP")
          || name.hasPrefix("IUI"))
    }
  }

  /// The names of the app's delegates. A class that begins the program and is no SwiftUI app is one.
  func appDelegates(_ types: Types) -> Set<String> {
    var names = types.heirs { base in
      base == "UIApplicationDelegate" || base == "IUIApplicationDelegate"
        || base.hasSuffix("AppDelegate") || base == "MauiUIApplicationDelegate"
        || base == "FormsApplicationDelegate"
    }
    for (name, type) in types.declared
    where type.isMain && !type.inherits.contains("App") && !type.inherits.isEmpty {
      names.insert(name)
    }
    for outline in app {
      for use in outline.uses {
        if case .delegateName(let name) = use.use, types.declared[name] != nil {
          names.insert(name)
        }
      }
    }
    return names
  }

  /// The names of the delegates of scenes.
  func sceneDelegates(_ types: Types) -> Set<String> {
    types.heirs { $0.hasSuffix("SceneDelegate") }
  }

  /// The type that begins a SwiftUI app; nil if something else does.
  func swiftUIApp(_ types: Types) -> TypeDeclaration? {
    let mains = app.flatMap(\.types).filter(\.isMain)
    guard
      let main = mains.first(where: {
        $0.inherits.contains("App") || $0.inherits.contains("SwiftUI.App")
      })
    else { return nil }
    return mains.contains {
      !$0.inherits.contains("App") && $0.inherits.contains("UIApplicationDelegate")
    }
      ? nil : main
  }

  /// The methods of some types, in the order of the sources.
  func methods(of names: Set<String>) -> [SourceOutline.Method] {
    own.flatMap { outline in outline.methods.filter { names.contains($0.type) } }
  }
}
