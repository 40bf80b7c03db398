// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// Tests of the search for delegates and calls in an app's sources.
extension HostBuildTests {
  @Test("texts within texts, to whatever depth, end no program")
  func deepTexts() throws {
    let folder = try Folder()
    let nested = String(repeating: #""\("#, count: 400_000)
    let path = try folder.write(
      "AppDelegate.swift", "class A: NSObject, UIApplicationDelegate {}\nlet text = \(nested)\n")
    let shown = try Subprocess.run(Binary.path, ["host", path, "--show-rewritten"]).output
    #expect(shown.contains(nested))
  }

  @Test("the delegate is the class the program begins with; no brace or constraint is one")
  func delegates() throws {
    let result = try run(
      [
        "Other.swift": """
        import UIKit
        protocol Marked: class { func mark() }
        class Aged: NSObject, UIApplicationDelegate {}
        extension AppDelegate: UIApplicationDelegate {}
        struct Finder<Delegate: UIWindowSceneDelegate> { let found: Delegate }
        """,
        "Yours.swift": """
        import UIKit
        @main final class AppDelegate: UIResponder {
          func applicationDidBecomeActive(_ application: UIApplication) { print("mine") }
        }
        """,
      ], "tap icon, +300ms press home")
    #expect(result.output == ["mine"])
  }

  @Test("a notification center does not keep its observers, and forgets those of its own only")
  func observers() throws {
    let result = try run(
      [
        "AppDelegate.swift": """
        import UIKit
        class Listener: NSObject {
          let name: String
          init(_ name: String) { self.name = name }
          @objc func heard(_ note: Notification) { print(name, "heard", note.name.rawValue) }
          deinit { print(name, "gone") }
        }
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          let kept = Listener("kept")
          func applicationDidBecomeActive(_ application: UIApplication) {
            let other = NotificationCenter()
            let word = Notification.Name("word")
            do {
              let lost = Listener("lost")
              NotificationCenter.default.addObserver(
                lost, selector: #selector(Listener.heard), name: word, object: nil)
            }
            for center in [NotificationCenter.default, other] {
              center.addObserver(
                kept, selector: #selector(Listener.heard), name: word, object: nil)
            }
            other.removeObserver(kept)
            other.post(name: word, object: nil)
            NotificationCenter.default.post(name: word, object: nil)
            NotificationCenter.default.removeObserver(kept)
            NotificationCenter.default.post(name: word, object: nil)
          }
        }
        """
      ], "tap icon, +300ms press home")
    #expect(result.output == ["lost gone", "kept heard word"])
  }

  @Test(
    "a SwiftUI app's own scene delegate connects, performs quick actions and is in the environment")
  func sceneDelegateOfSwiftUI() throws {
    let source = """
      import SwiftUI
      final class AppDelegate: NSObject, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          configuration.delegateClass = SceneDelegate.self
          return configuration
        }
      }
      @Observable final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        var overlay: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) { if let scene = scene as? UIWindowScene { overlay = UIWindow(windowScene: scene) } }
        func windowScene(
          _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
          completionHandler: @escaping (Bool) -> Void
        ) {
          print("action", shortcutItem.type)
          completionHandler(true)
        }
        func sceneDidBecomeActive(_ scene: UIScene) { print("SwiftUI's delegate hears this") }
      }
      struct ContentView: View {
        @Environment(SceneDelegate.self) private var delegate
        var body: some View { Text("Hello").onAppear { print("overlay", delegate.overlay != nil) } }
      }
      @main struct MyApp: App {
        @UIApplicationDelegateAdaptor private var delegate: AppDelegate
        var body: some Scene { WindowGroup { ContentView() } }
      }
      """
    let result = try run(
      ["App.swift": source],
      "tap icon, press home, quick action new, press home, reclaim memory, tap icon")
    #expect(result.output == ["overlay true", "action new", "overlay true"])
  }

  @Test("the starter app has scenes, and its data is judged; doctor finds nothing")
  func starterWithScenes() throws {
    let folder = try Folder()
    let path = folder.path("Notes")
    try Subprocess.run(Binary.path, ["new", path])
    var files: [String: String] = [:]
    for name in ["AppDelegate.swift", "SceneDelegate.swift", "Info.plist"] {
      files[name] = try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }
    for steps in [
      "press home, wait 6s, reclaim memory, expect data saved", "crash, expect data lost",
    ] {
      let result = try run(files, "tap icon, +500ms edit, +200ms \(steps)")
      #expect(result.output.first == "the view has loaded")
      #expect(result.entries.calls.contains("scene(_:willConnectTo:options:)"))
      #expect(!result.errors.contains("warning"))
    }
    let found = try Subprocess.run(Binary.path, ["doctor", path]).output
    #expect(found.contains("0 errors, 0 warnings, 0 notes."))
  }
}
