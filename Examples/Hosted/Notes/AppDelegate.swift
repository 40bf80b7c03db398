// SPDX-License-Identifier: Apache-2.0

// Notes that are saved at the wrong moment. A suspended app is terminated without a call: what was written
// since the launch is lost.
//
//     applife torture Examples/Hosted/Notes
//     applife run -c 'tap icon, +3s press home, wait 6s, reclaim memory, tap icon, +1s press home' \
//       --host Examples/Hosted/Notes
import ApplifeKit
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var notes: [String] = []

  private static let file = FileManager.default
    .urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("notes.txt")

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let text = (try? String(contentsOf: Self.file, encoding: .utf8)) ?? ""
    notes = text.split(separator: "\n").map(String.init)
    print("notes found: \(notes.count)")
    Applife.saved(notes)
    Applife.onEdit { [weak self] note in self?.add(note) }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    add("A note of this launch.")
    return true
  }

  private func add(_ note: String) {
    notes.append(note)
    Applife.edited(note)
  }

  func applicationWillTerminate(_ application: UIApplication) { save() }

  private func save() {
    do {
      try notes.joined(separator: "\n").write(to: Self.file, atomically: true, encoding: .utf8)
      print("notes saved: \(notes.count)")
    } catch {
      print("not saved: \(error)")
    }
  }
}
