// SPDX-License-Identifier: Apache-2.0

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
