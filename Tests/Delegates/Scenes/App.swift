// SPDX-License-Identifier: Apache-2.0
import Routes
import SwiftUI
import UIKit

/// An app whose scenes another module makes.
@main
struct ScenesApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
  var body: some Scene { Router.shared.scenes }
}

class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Router.shared.begin()
    print("launched")
    return true
  }
}
