// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The window of the app delegate, for those who ask it for one.
extension SceneWindows {
  /// True if an object is certainly the app delegate.
  func isDelegate(_ holder: SourceOutline.WindowHolder, _ type: String) -> Bool {
    switch holder {
    case .application: true
    case .own: delegates.contains(type)
    case .ofClass(let name): delegates.contains(name)
    case .named(let name, let owner): className(name, owner).map(delegates.contains) ?? false
    case .unknown: false
    }
  }

  /// The class that a property of a type, of what it inherits from, or a global is declared with; nil if it isn't
  /// seen.
  private func className(_ name: String, _ owner: String) -> String? {
    guard let named = delegateNames[name] else { return nil }
    let types = types.family(owner)
    return (named.first { types.contains($0.type) } ?? named.first { $0.type.isEmpty })?.className
  }

  /// True if the app delegate may have a window: somebody gives it one, or may.
  var delegateMayHaveWindow: Bool {
    // A library's class may set it. Flutter's doesn't.
    let unknown = family.compactMap(types.unknownSuperclass)
    if unknown.contains(where: { $0 != "FlutterAppDelegate" }) { return true }
    let own = family.union(delegates)
    return facts.own.contains { outline in
      outline.setsWindowUnseen
        || outline.windows.contains { $0.isFilled && own.contains($0.type) && $0.name == "window" }
        || outline.uses.contains { use in
          // Another object's may be the app delegate's.
          if case .windowSet(let isOwn) = use.use { return !isOwn || own.contains(use.type) }
          return false
        }
    }
  }

  /// True if the window of the app delegate has to be written without a question mark.
  var isForced: Bool {
    facts.own.contains {
      $0.windows.contains { $0.name == "window" && $0.isForced && family.contains($0.type) }
    }
  }

  /// The places at which the launch needs the app delegate's window, which is nil with scenes: the app ends there.
  ///
  /// - Parameter hasScenes: false for an app in which a storyboard makes that window so far.
  func neededAtLaunch(hasScenes: Bool) -> [SourceOutline.UsePlace] {
    if delegateMayHaveWindow || !hasScenes && facts.value("UIMainStoryboardFile") == nil {
      return []
    }
    let launch = methodsAtLaunch
    let isForced = isForced
    return facts.own.flatMap { outline in
      outline.uses.filter { use in
        guard case .windowForced(let implicitly) = use.use, family.contains(use.type),
          let method = use.method
        else { return false }
        return (!implicitly || isForced) && !outline.conditionalLines.hold(use.place.line)
          && launch.contains(SourceHash.of(outline.methods[method].name))
      }
    }
  }
}

extension SourceOutline {
  /// Takes the objects of some classes for windows, and forgets the others.
  mutating func keepWindows(of classes: Set<String>) {
    windows.removeAll { $0.className != "UIWindow" && !classes.contains($0.className) }
    uses = uses.compactMap { use in
      guard case .objectMade(let name) = use.use else { return use }
      return classes.contains(name)
        ? UsePlace(use: .windowWithoutScene, place: use.place, method: use.method, type: use.type)
        : nil
    }
  }
}
