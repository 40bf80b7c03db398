// SPDX-License-Identifier: Apache-2.0
import UIKit
import RealmSwift

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var store: NoteStore!
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let config = Realm.Configuration(
      schemaVersion: 2,
      migrationBlock: { migration, oldSchemaVersion in
        if oldSchemaVersion < 2 {
          migration.enumerateObjects(ofType: Note.className()) { old, new in new?["title"] = "" }
        }
      })
    Realm.Configuration.defaultConfiguration = config
    do {
      _ = try Realm()
    } catch {
      print("no realm \(error)")
    }
    store = NoteStore()
    print("notes \(store.count)")
    return true
  }
  func applicationWillResignActive(_ application: UIApplication) {
    store.save(text: "hello")
    try? "hello".write(
      to: URL.documentsDirectory.appending(path: "note.txt"), atomically: true, encoding: .utf8)
    print("resigned")
  }
}
