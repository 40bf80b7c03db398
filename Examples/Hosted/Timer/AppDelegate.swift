// SPDX-License-Identifier: Apache-2.0

// A timer that shows suspension: it prints every second, stops when the app is suspended, and goes on as if
// nothing had been when the app returns. The clock on the wall has gone on.
//
//     applife host Examples/Hosted/Timer
//     applife run -c 'tap icon, +2s press home, wait 8s, tap icon, +2s press home' --host Examples/Hosted/Timer
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var ticks = 0
  private var last = Date()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    last = Date()
    Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    return true
  }

  @objc private func tick() {
    let now = Date()
    ticks += 1
    let pause = Int(now.timeIntervalSince(last).rounded())
    print(pause > 1 ? "tick \(ticks), after \(pause) s" : "tick \(ticks)")
    last = now
  }
}
