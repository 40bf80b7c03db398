// SPDX-License-Identifier: Apache-2.0
import UIKit

/// Notes that are saved when the app leaves the screen, and uploaded in a background task.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var notes: [String] = []
  private(set) var wasInterrupted = false
  private var upload = UIBackgroundTaskIdentifier.invalid

  private var file: String { NSHomeDirectory() + "/Documents/notes.txt" }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    notes = text.split(separator: "\n").map(String.init)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func add(_ note: String) { notes.append(note) }

  func applicationDidEnterBackground(_ application: UIApplication) {
    try? notes.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    upload = application.beginBackgroundTask(withName: "Upload") { [weak self] in
      self?.wasInterrupted = true
      self?.endUpload()
    }
  }

  /// The server has answered.
  func endUpload() {
    UIApplication.shared.endBackgroundTask(upload)
    upload = .invalid
  }
}
