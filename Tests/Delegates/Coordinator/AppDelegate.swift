// SPDX-License-Identifier: Apache-2.0
import UIKit
import Swinject
import RxSwift

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  let container = Container()
  lazy var assembler = Assembler([ServiceAssembly()], container: container)
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    container.register(Analytics.self) { r in
      FirebaseAnalytics(key: r.resolve(String.self)!)
    }
    print("launched")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
  }
}
