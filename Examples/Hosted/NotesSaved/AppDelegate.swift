// SPDX-License-Identifier: Apache-2.0

// The notes of the example Notes, saved when they change: nothing is lost, however the process ends. To save
// when the app enters the background would not be enough: a process can end in front too.
//
//     applife torture Examples/Hosted/NotesSaved
//     applife run -c 'tap icon, +3s press home, wait 6s, reclaim memory, tap icon, +1s press home' \
//       --host Examples/Hosted/NotesSaved
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
    save()
  }

  private func save() {
    do {
      try notes.joined(separator: "\n").write(to: Self.file, atomically: true, encoding: .utf8)
      print("notes saved: \(notes.count)")
    } catch {
      print("not saved: \(error)")
    }
  }
}
