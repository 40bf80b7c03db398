// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle
import LifecycleAnalysis

/// The methods that UIKit calls on the delegates of an app and of its scenes, and the names that come near to them.
///
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiapplicationdelegate
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiscenedelegate
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
enum DelegateMethods {
  /// A selector in its parts: `scene(_:continue:)` is `scene` with the labels `_` and `continue`.
  private struct Name: Hashable {
    let base: String
    let labels: [String]

    init(_ selector: String) {
      let parts = selector.split(separator: "(", maxSplits: 1)
      base = String(parts.first ?? "")
      labels = parts.count > 1 ? parts[1].split(separator: ":").dropLast().map(String.init) : []
    }
  }

  /// The methods as Swift spells them, also those that Apple deprecated and those that are `async`.
  private static let swift: [String] =
    MovedMethod.all.flatMap { [$0.selector, $0.instead] + $0.otherForms } + [
      "application(_:willFinishLaunchingWithOptions:)",
      "application(_:didFinishLaunchingWithOptions:)", "applicationDidFinishLaunching(_:)",
      "applicationWillTerminate(_:)", "applicationDidReceiveMemoryWarning(_:)",
      "applicationSignificantTimeChange(_:)", "applicationProtectedDataDidBecomeAvailable(_:)",
      "applicationProtectedDataWillBecomeUnavailable(_:)",
      "applicationShouldRequestHealthAuthorization(_:)",
      "applicationShouldAutomaticallyLocalizeKeyCommands(_:)",
      "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
      "application(_:performFetchWithCompletionHandler:)",
      "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
      "application(_:handleEventsForBackgroundURLSession:)",
      "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
      "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
      "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
      "application(_:didReceiveRemoteNotification:)", "application(_:didReceive:)",
      "application(_:didRegister:)",
      "application(_:handleActionWithIdentifier:for:completionHandler:)",
      "application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)",
      "application(_:handleWatchKitExtensionRequest:reply:)",
      "application(_:shouldAllowExtensionPointIdentifier:)", "application(_:handlerFor:)",
      "application(_:handle:completionHandler:)",
      "application(_:supportedInterfaceOrientationsFor:)",
      "application(_:willChangeStatusBarOrientation:duration:)",
      "application(_:didChangeStatusBarOrientation:)", "application(_:willChangeStatusBarFrame:)",
      "application(_:didChangeStatusBarFrame:)",
      "application(_:configurationForConnecting:options:)",
      "application(_:didDiscardSceneSessions:)", "sceneDidDisconnect(_:)",
      "scene(_:restoreInteractionStateWith:)", "windowScene(_:performActionFor:)",
      "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
      "windowScene(_:didUpdateEffectiveGeometry:)", "preferredWindowingControlStyle(for:)",
    ]

  /// The same in Objective-C, with the spelling that a selector without a Swift name of its own gets here.
  private static let objectiveC: [(name: Name, selector: String)] =
    Callback.allCases.filter { swift.contains($0.rawValue) }.map { callback in
      let selector = callback.objectiveCName
      let parts = selector.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let rest = parts.count > 1 ? ":" + parts[1] : ":"
      return (
        Name(parts[0] + "(_" + rest + ")"), selector.contains(":") ? selector : selector + ":"
      )
    }

  private static let names = swift.map { (name: Name($0), selector: $0) }
  private static let known = Set(names.map(\.name))
  private static let bases = Set(names.map(\.name.base))

  /// The names that a delegate's methods share: their labels alone tell them apart.
  private static let shared: Set = ["application", "scene", "windowScene"]

  /// True if only its name says which of UIKit's methods a method is meant to be. Then it may as well be a helper.
  static func isNamedAlone(_ method: SourceOutline.Method) -> Bool {
    !shared.contains(method.name)
  }

  /// UIKit's method that is meant by one of a delegate, in the spelling of its language; nil if it is one of UIKit's,
  /// or none comes near.
  static func meant(by method: SourceOutline.Method) -> String? {
    guard
      method.name.hasPrefix("application") || method.name.hasPrefix("scene")
        || method.name.hasPrefix("windowScene"), !method.isBound
    else { return nil }
    let name = Name(method.selector)
    if known.contains(name) { return nil }
    switch method.language {
    case .swift: return names.first { isNear(name, $0.name) }?.selector
    case .objectiveC:
      if objectiveC.contains(where: { $0.name == name }) { return nil }
      return objectiveC.first { isNear(name, $0.name) }?.selector
    case .cSharp: return nil
    }
  }

  private static func isNear(_ name: Name, _ known: Name) -> Bool {
    if shared.contains(known.base) {
      guard name.base == known.base, name.labels.count == known.labels.count else { return false }
      let pairs = zip(name.labels, known.labels).filter { $0 != $1 }
      return pairs.count == 1 && pairs.allSatisfy { isNear($0, $1) || $0 == "_" || $1 == "_" }
    }
    if name.base == known.base { return name.labels != known.labels }
    guard name.labels == known.labels, !bases.contains(name.base) else { return false }
    return isNear(name.base, known.base) || exchanged(name.base) == known.base
  }

  private static func isNear(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.lowercased().utf8), Array(other.lowercased().utf8))
    return min(one.count, other.count) >= 4 && EditDistance.distance(one, other) <= 2
  }

  /// The name with `Did` for `Will`, or the other way: `sceneDidEnterForeground` is no method.
  private static func exchanged(_ name: String) -> String {
    let will = name.replacing("Did", with: "Will", maxReplacements: 1)
    return will == name ? name.replacing("Will", with: "Did", maxReplacements: 1) : will
  }
}

extension FindingSearch {
  /// Delegates that UIKit has nothing to do with, and whose methods have names of their own.
  private static let others: Set = [
    "NSApplicationDelegate", "WKApplicationDelegate", "WKExtensionDelegate",
  ]

  /// Finds methods of delegates whose name is nearly one that UIKit calls.
  mutating func findMisnamed() {
    var called: Set<UInt64> = []
    var observing: Set<String> = []
    for outline in facts.own {
      for method in outline.methods { called.formUnion(method.calls) }
      for observer in outline.observers {
        called.formUnion(observer.calls)
        if let name = observer.method { observing.insert(name) }
      }
    }
    for method in facts.methods(of: delegates.union(sceneDelegates)) where !method.isEmpty {
      guard let meant = DelegateMethods.meant(by: method) else { continue }
      if DelegateMethods.isNamedAlone(method),
        observing.contains(method.name) || called.contains(SourceHash.of(method.name))
      {
        continue
      }
      let family = types.family(method.type)
      let real = meant.contains("(") ? meant : ObjectiveCSelector.swift(meant)
      guard family.isDisjoint(with: Self.others),
        !facts.methods(of: family).contains(where: { $0.selector == real })
      else { continue }
      add(.misnamed(method.selector, meant: meant), method.place)
    }
  }
}
