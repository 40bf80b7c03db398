// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The apps that `applife new` writes: the names of their files, and the texts. Each keeps notes that
/// the event `edit` adds to, and says with ApplifeKit what it has saved, so that `torture` can judge it.
package enum StarterApp {
  /// The files of an app of a style.
  ///
  /// - Parameter name: its name, which is that of a type.
  package static func files(_ style: LifecycleStyle, _ name: String) -> [(
    name: String, text: String
  )] {
    switch style {
    case .delegate: [(name: "AppDelegate.swift", text: appDelegate)]
    case .scene:
      [
        (name: "AppDelegate.swift", text: launchDelegate),
        (name: "SceneDelegate.swift", text: sceneDelegate), (name: "Info.plist", text: manifest),
      ]
    case .swiftui:
      [(name: "\(name)App.swift", text: app(name)), (name: "ContentView.swift", text: view)]
    }
  }

  /// The properties of the delegate that keeps the notes.
  private static let properties = """
      var window: UIWindow?
      private var timer: Timer?
      private var seconds = 0
      private var notes: [String] = []
      private let file = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        .appendingPathComponent("notes.txt")
    """

  /// The methods that count seconds, and that load, edit and save the notes.
  private static let keeping = """
      private func tick() {
        seconds += 1
        print("\\(seconds) s")
      }

      // MARK: The notes

      private func load() {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        notes = text.split(separator: "\\n").map(String.init)
        Applife.saved(notes)
      }

      private func add(_ note: String) {
        notes.append(note)
        Applife.edited(note)
      }

      private func save() {
        do {
          try notes.joined(separator: "\\n").write(to: file, atomically: true, encoding: .utf8)
          Applife.saved(notes)
          print("saved")
        } catch {
          print("not saved: \\(error)")
        }
      }
    """

  /// The controller of the window.
  private static let viewController = """
    class ViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        print("the view has loaded")
      }
    }
    """

  private static let appDelegate = """
    import ApplifeKit
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
    \(properties)

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        load()
        // The event `edit` adds a note, as a user would: press y.
        Applife.onEdit { [weak self] note in self?.add(note) }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ViewController()
        window?.makeKeyAndVisible()
        // It prints every second, and stops when the app is suspended: press h, and wait.
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
          self?.tick()
        }
        return true
      }

    \(keeping)

      // MARK: The life cycle

      func applicationDidBecomeActive(_ application: UIApplication) {}
      func applicationWillResignActive(_ application: UIApplication) {}

      // Not all is saved in time like this: `applife torture` shows when a note is lost.
      func applicationDidEnterBackground(_ application: UIApplication) { save() }

      func applicationWillEnterForeground(_ application: UIApplication) {}
      func applicationWillTerminate(_ application: UIApplication) {}
    }

    \(viewController)

    """

  private static let launchDelegate = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        true
      }

      func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
      }
    }

    """

  private static let sceneDelegate = """
    import ApplifeKit
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    \(properties)

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        load()
        // The event `edit` adds a note, as a user would: press y.
        Applife.onEdit { [weak self] note in self?.add(note) }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = ViewController()
        window?.makeKeyAndVisible()
        // It prints every second, and stops when the app is suspended: press h, and wait.
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
          self?.tick()
        }
      }

    \(keeping)

      // MARK: The life cycle

      // Not all is saved in time like this: `applife torture` shows when a note is lost.
      func sceneDidEnterBackground(_ scene: UIScene) { save() }

      func sceneDidDisconnect(_ scene: UIScene) { timer?.invalidate() }
    }

    \(viewController)

    """

  private static let manifest = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>UIApplicationSceneManifest</key>
      <dict>
        <key>UIApplicationSupportsMultipleScenes</key>
        <false/>
        <key>UISceneConfigurations</key>
        <dict>
          <key>UIWindowSceneSessionRoleApplication</key>
          <array>
            <dict>
              <key>UISceneConfigurationName</key>
              <string>Default Configuration</string>
              <key>UISceneDelegateClassName</key>
              <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            </dict>
          </array>
        </dict>
      </dict>
      <key>UILaunchScreen</key>
      <dict/>
    </dict>
    </plist>

    """

  private static func app(_ name: String) -> String {
    """
    import ApplifeKit
    import SwiftUI

    @main
    struct \(name)App: App {
      @Environment(\\.scenePhase) private var scenePhase
      @State private var notes = NoteStore()

      var body: some Scene {
        WindowGroup {
          ContentView()
        }
        .onChange(of: scenePhase) { _, phase in
          print("phase: \\(phase)")
          // Not all is saved in time like this: `applife torture` shows when a note is lost.
          if phase == .background { notes.save() }
        }
      }
    }

    /// The user's notes in a file.
    @MainActor
    final class NoteStore {
      private var notes: [String]
      private let file = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        .appendingPathComponent("notes.txt")

      init() {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        notes = text.split(separator: "\\n").map(String.init)
        Applife.saved(notes)
        // The event `edit` adds a note, as a user would: press y.
        Applife.onEdit { [weak self] note in self?.add(note) }
      }

      func add(_ note: String) {
        notes.append(note)
        Applife.edited(note)
      }

      func save() {
        do {
          try notes.joined(separator: "\\n").write(to: file, atomically: true, encoding: .utf8)
          Applife.saved(notes)
          print("saved")
        } catch {
          print("not saved: \\(error)")
        }
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
