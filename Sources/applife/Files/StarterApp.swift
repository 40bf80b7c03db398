// SPDX-License-Identifier: Apache-2.0

/// The apps that `applife new` writes: the names of their files, and the texts.
enum StarterApp {
  /// An app with an app delegate.
  static let delegate = [(name: "AppDelegate.swift", text: appDelegate)]

  /// An app of SwiftUI's.
  static func swiftUI(_ name: String) -> [(name: String, text: String)] {
    [(name: "\(name)App.swift", text: app(name)), (name: "ContentView.swift", text: view)]
  }

  private static let appDelegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      private var timer: Timer?
      private var seconds = 0

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ViewController()
        window?.makeKeyAndVisible()
        // It prints every second, and stops when the app is suspended: press h, and wait.
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
          self?.tick()
        }
        return true
      }

      private func tick() {
        seconds += 1
        print("\\(seconds) s")
      }

      func applicationDidBecomeActive(_ application: UIApplication) {}
      func applicationWillResignActive(_ application: UIApplication) {}

      func applicationDidEnterBackground(_ application: UIApplication) {
        let note = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
          .appendingPathComponent("note.txt")
        try? "after \\(seconds) s\\n".write(to: note, atomically: true, encoding: .utf8)
        print("saved")
      }

      func applicationWillEnterForeground(_ application: UIApplication) {}
      func applicationWillTerminate(_ application: UIApplication) {}
    }

    class ViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        print("the view has loaded")
      }
    }

    """

  private static func app(_ name: String) -> String {
    """
    import SwiftUI

    @main
    struct \(name)App: App {
      @Environment(\\.scenePhase) private var scenePhase

      var body: some Scene {
        WindowGroup {
          ContentView()
        }
        .onChange(of: scenePhase) { _, phase in
          print("phase: \\(phase)")
          if phase == .background { save() }
        }
      }

      private func save() {
        let note = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
          .appendingPathComponent("note.txt")
        try? "left\\n".write(to: note, atomically: true, encoding: .utf8)
        print("saved")
      }
    }

    """
  }

  private static let view = """
    import SwiftUI

    struct ContentView: View {
      @State private var seconds = 0

      var body: some View {
        Text("\\(seconds) s")
          .padding()
          .onAppear { print("the view has appeared") }
          // It prints every second, and stops when the app is suspended: press h, and wait.
          .task {
            while !Task.isCancelled {
              try? await Task.sleep(for: .seconds(1))
              seconds += 1
              print("\\(seconds) s")
            }
          }
      }
    }

    """
}
