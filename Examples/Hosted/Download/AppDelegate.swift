// SPDX-License-Identifier: Apache-2.0

// A download that goes on after the app has left the screen, because of a background task. Without the
// task it stops when the app is suspended, five seconds after it left.
//
//     applife run -c 'tap icon, +1s press home, wait 10s' --host Examples/Hosted/Download
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var task = UIBackgroundTaskIdentifier.invalid
  private var percent = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    // It begins with the download, not when the app leaves: then it may be too late.
    task = application.beginBackgroundTask(withName: "download") { [weak self] in
      // Without time to finish: an app that does not end its task here is terminated.
      print("stopped at \(self?.percent ?? 0) %")
      self?.endTask()
    }
    Timer.scheduledTimer(withTimeInterval: 0.8, repeats: true) { [weak self] timer in
      guard let self = self else { return }
      self.percent += 10
      print("\(self.percent) %")
      if self.percent == 100 {
        timer.invalidate()
        self.endTask()
      }
    }
    return true
  }

  private func endTask() {
    guard task != .invalid else { return }
    UIApplication.shared.endBackgroundTask(task)
    task = .invalid
  }
}
