// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The objects of an app that an event of the main run loop meets; the raw value is what UIKit
/// calls them, or what the app's author does.
package enum AppObject: String, CaseIterable, Hashable, Sendable {
  case runLoop = "main run loop"
  case application = "UIApplication"
  case appDelegate = "UIApplicationDelegate"
  case sceneDelegate = "UISceneDelegate"
  case window = "UIWindow"
  case viewController = "UIViewController"
  case view = "UIView"
  case layer = "CALayer"
  case control = "UIControl"
  case dataModel = "data model"
  case document = "UIDocument"
}

extension SystemEvent.Kind {
  /// The objects that an event of the main run loop meets, in order; empty for every other kind of
  /// event.
  ///
  /// - SeeAlso: https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events
  package var objectsMet: [AppObject] { responderMethod.flatMap { Self.objectsMet[$0] } ?? [] }

  private static let objectsMet: [Callback: [AppObject]] = {
    // Hit-testing finds the control; its action message goes to the target.
    let touch: [AppObject] = [
      .runLoop, .application, .window, .control, .viewController, .dataModel,
    ]
    // The first responder is asked first, then each next responder.
    let command: [AppObject] = [
      .runLoop, .application, .window, .view, .viewController, .appDelegate,
    ]
    return [
      .touchesBegan: touch, .buttonTapped: touch,
      .motionBegan: command, .remoteControlReceived: command,
      .draw: [.runLoop, .view, .layer],
      .accelerometerUpdate: [.runLoop, .viewController, .dataModel],
    ]
  }()
}
