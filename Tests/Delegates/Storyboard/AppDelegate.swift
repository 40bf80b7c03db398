// SPDX-License-Identifier: Apache-2.0
import UIKit
import IQKeyboardManagerSwift

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    IQKeyboardManager.shared.enable = true
    if let root = window?.rootViewController as? UINavigationController,
      let list = root.topViewController as? ListViewController
    {
      list.title = "Lists"
      list.reload(with: [1, 2])
    }
    print("launched")
    return true
  }
  func applicationDidEnterBackground(_ application: UIApplication) { print("background") }
}
