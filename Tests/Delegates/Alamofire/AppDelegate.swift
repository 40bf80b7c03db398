// SPDX-License-Identifier: Apache-2.0
import UIKit
import Alamofire

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let client = APIClient.shared
  let reachability = NetworkReachabilityManager(host: "example.com")
  var uploads: [DataRequest] = []
  var task: UIBackgroundTaskIdentifier = .invalid

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    reachability?.startListening { status in
      switch status {
      case .reachable: print("reachable")
      default: print("not")
      }
    }
    client.refresh()
    client.fetchUser(id: 3) { result in
      switch result {
      case .success(let user): print(user.name)
      case .failure(let error): print(error)
      }
    }
    print("launched")
    return true
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    task = application.beginBackgroundTask {
      application.endBackgroundTask(self.task); self.task = .invalid
    }
    print("task begun")
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      self.client.flush()
      print("flushed")
      application.endBackgroundTask(self.task)
    }
  }
}
