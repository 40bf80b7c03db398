// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A method of UIApplicationDelegate that UIKit no longer calls once an app has scenes, and what it
/// calls instead.
///
/// Apple's page of each method is marked as deprecated and names the method to use instead.
/// - SeeAlso: https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle
package struct MovedMethod: Hashable, Sendable {
  /// Today's spelling.
  package let selector: String
  /// Other methods that UIKit falls back to, and the form that is `async`.
  package let otherForms: [String]
  /// The method of a scene delegate; UIKit calls it in an app that runs.
  package let instead: String
  /// The protocol that declares ``instead``, as Apple's addresses spell it.
  private let interface: String
  /// The property of `UIScene.ConnectionOptions` that has the same at a launch; nil for none.
  package let atLaunch: String?

  private init(
    _ selector: String, _ instead: String, in interface: String = "uiscenedelegate",
    atLaunch: String? = nil, forms: [String] = []
  ) {
    self.selector = selector
    self.instead = instead
    self.interface = interface
    self.atLaunch = atLaunch
    otherForms = forms
  }

  /// The engine's name; nil for a method that it does not call.
  package var callback: Callback? { Callback(rawValue: selector) }

  /// Apple's page of ``instead``.
  package var page: String { AppleDocumentation.page("uikit", interface, instead) }

  /// All of them, in the order of Apple's page of the protocol.
  package static let all: [MovedMethod] = [
    MovedMethod("applicationDidBecomeActive(_:)", "sceneDidBecomeActive(_:)"),
    MovedMethod("applicationWillResignActive(_:)", "sceneWillResignActive(_:)"),
    MovedMethod("applicationDidEnterBackground(_:)", "sceneDidEnterBackground(_:)"),
    MovedMethod("applicationWillEnterForeground(_:)", "sceneWillEnterForeground(_:)"),
    MovedMethod(
      "application(_:shouldSaveApplicationState:)", "stateRestorationActivity(for:)",
      forms: ["application(_:shouldSaveSecureApplicationState:)"]),
    MovedMethod(
      "application(_:shouldRestoreApplicationState:)", "scene(_:willConnectTo:options:)",
      forms: ["application(_:shouldRestoreSecureApplicationState:)"]),
    MovedMethod(
      "application(_:willEncodeRestorableStateWith:)", "stateRestorationActivity(for:)"),
    MovedMethod(
      "application(_:didDecodeRestorableStateWith:)", "scene(_:willConnectTo:options:)"),
    MovedMethod(
      "application(_:open:options:)", "scene(_:openURLContexts:)", atLaunch: "urlContexts",
      forms: ["application(_:open:sourceApplication:annotation:)", "application(_:handleOpen:)"]),
    MovedMethod(
      "application(_:willContinueUserActivityWithType:)",
      "scene(_:willContinueUserActivityWithType:)"),
    MovedMethod(
      "application(_:continue:restorationHandler:)", "scene(_:continue:)",
      atLaunch: "userActivities"),
    MovedMethod("application(_:didUpdate:)", "scene(_:didUpdate:)"),
    MovedMethod(
      "application(_:didFailToContinueUserActivityWithType:error:)",
      "scene(_:didFailToContinueUserActivityWithType:error:)"),
    MovedMethod(
      "application(_:performActionFor:completionHandler:)",
      "windowScene(_:performActionFor:completionHandler:)", in: "uiwindowscenedelegate",
      atLaunch: "shortcutItem", forms: ["application(_:performActionFor:)"]),
    MovedMethod(
      "application(_:userDidAcceptCloudKitShareWith:)",
      "windowScene(_:userDidAcceptCloudKitShareWith:)", in: "uiwindowscenedelegate",
      atLaunch: "cloudKitShareMetadata"),
  ]

  /// The method that a selector is, or is a form of.
  package init?(selector: String) {
    guard
      let found = Self.all.first(where: {
        $0.selector == selector || $0.otherForms.contains(selector)
      })
    else { return nil }
    self = found
  }

  /// Returns true if a scene delegate with these methods has what takes this method's place.
  package func isReplaced(by selectors: Set<String>) -> Bool {
    selectors.contains(instead) || selectors.contains(asynchronousForm)
  }

  /// The form of ``instead`` that is `async`: it has no completion handler.
  private var asynchronousForm: String {
    let handler = "completionHandler:)"
    return instead.hasSuffix(":" + handler) ? instead.dropLast(handler.count) + ")" : instead
  }
}

/// The addresses of Apple's pages.
package enum AppleDocumentation {
  package static func page(_ parts: String...) -> String {
    "https://developer.apple.com/documentation/" + parts.joined(separator: "/").lowercased()
  }

  /// The technical note on the move.
  package static let note = page(
    "technotes", "tn3187-migrating-to-the-uikit-scene-based-life-cycle")
}
