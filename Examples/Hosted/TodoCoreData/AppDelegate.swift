// SPDX-License-Identifier: Apache-2.0

// A to-do app with Core Data, as Xcode's template made it for years: `saveContext()` is called when the app enters
// the background, and when it is told that it ends. What was changed in front is lost if the process ends
// there.
//
//     applife torture Examples/Hosted/TodoCoreData
//     applife run -c 'tap icon, +1s press home, wait 6s, reclaim memory, tap icon, +1s crash, tap icon' \
//       --host Examples/Hosted/TodoCoreData
import ApplifeKit
import CoreData
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = ItemsViewController(context: persistentContainer.viewContext)
    Applife.onEdit { text in controller.add(text) }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: controller)
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) { saveContext() }

  func applicationWillTerminate(_ application: UIApplication) { saveContext() }

  // MARK: Core Data stack

  lazy var persistentContainer: NSPersistentContainer = {
    let container = NSPersistentContainer(name: "Todo")
    container.loadPersistentStores { _, error in
      if let error = error as NSError? {
        fatalError("Unresolved error \(error), \(error.userInfo)")
      }
    }
    return container
  }()

  func saveContext() {
    let context = persistentContainer.viewContext
    guard context.hasChanges else { return }
    do {
      try context.save()
      print("saved")
    } catch {
      let error = error as NSError
      fatalError("Unresolved error \(error), \(error.userInfo)")
    }
  }
}
