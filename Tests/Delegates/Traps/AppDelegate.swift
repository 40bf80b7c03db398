// SPDX-License-Identifier: Apache-2.0
import RxSwift
import Swinject
import UIKit

struct AppDependency {
  let window: UIWindow
  let analytics: Analytics
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var dependency: AppDependency!
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    dependency = Assembler.resolve() ?? nil
    window = dependency.window
    window <- DisposeBag()
    print("launched")
    return true
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    let count = Int(Container.shared.value as! String)!
    print("count \(count)")
    try? "draft".write(
      to: URL.documentsDirectory.appending(path: "draft.txt"), atomically: true, encoding: .utf8)
    print("saved")
  }
}
