// SPDX-License-Identifier: Apache-2.0
@testable import Hosting
import Foundation
import LifecycleTestSupport
import ProgramTestSupport
import Testing

/// Apps written for iOS, built with the installed Swift and run. The first test builds UIKit, into
/// a cache beside the tests.
@Suite("Apps written for iOS", .serialized)
struct HostBuildTests {
  static let cache = Binary.folder.appending(path: "host-cache").path

  /// Runs steps with an app, and returns what it wrote and what was said about it.
  func run(
    _ files: [String: String], _ steps: String, expecting status: Int32 = 0
  ) throws -> (output: [String], entries: [HostedScript.Entry], errors: String) {
    let folder = try Folder()
    for (name, text) in files { _ = try folder.write(name, text) }
    let result = try Subprocess.run(
      "/usr/bin/env",
      [
        "XDG_CACHE_HOME=\(Self.cache)", Binary.path, "run", "-c", steps, "--json", "--host",
        folder.url.path,
      ], expecting: status)
    let entries = try HostedScript.entries(of: result.output)
    return (entries.output(), entries, result.errors)
  }

  @Test(
    "the examples do what they say",
    arguments: [
      (
        "Notes", "+300ms press home, wait 1s, reclaim memory, tap icon, +300ms press home",
        ["notes found: 0", "notes found: 0"]
      ),
      (
        "NotesSaved", "+300ms press home, wait 1s, reclaim memory, tap icon, +300ms press home",
        ["notes found: 0", "notes saved: 1", "notes found: 1", "notes saved: 2"]
      ),
      (
        "Download", "+1s press home, wait 8s",
        (1...10).map { "\($0 * 10) %" }
      ),
      (
        "Timer", "+1500ms press home, wait 3s, tap icon, +500ms press home",
        ["tick 1", "tick 2, after its suspension"]
      ),
      (
        "TodoCoreData",
        "+1s press home, wait 6s, reclaim memory, tap icon, +1s crash, tap icon, +1s press home",
        ["items found: 0", "saved", "items found: 1", "items found: 1", "saved"]
      ),
      (
        "TodoSwiftData",
        "+1s press home, wait 6s, reclaim memory, tap icon, +1s crash, tap icon, +1s press home",
        [
          "items found: 0, steps: 0", "items found: 1, steps: 1", "items found: 1, steps: 1",
        ]
      ),
    ])
  func examples(name: String, steps: String, said: [String]) throws {
    let path = Project.root.appending(path: "Examples/Hosted/\(name)").path
    let result = try Subprocess.run(
      "/usr/bin/env",
      [
        "XDG_CACHE_HOME=\(Self.cache)", Binary.path, "run", "-c",
        "limit suspension 400ms, tap icon, " + steps, "--json", "--host", path,
      ])
    let output = try HostedScript.entries(of: result.output).filter { $0.kind == "output" }
      .map { $0["text"] }
    // A busy machine may let the timer tick once more before the app returns, and take a second longer.
    let told = output.map { $0.replacing(/after \d+ s/, with: "after its suspension") }
    #expect(Array(told.prefix(said.count)) == said)
  }

  @Test("a compiler that cannot build UIKit is named, with the version that is needed")
  func olderCompiler() throws {
    let folder = try Folder()
    let result = try Subprocess.run(
      "/bin/bash",
      [
        "-c",
        """
        cd '\(folder.url.path)'
        printf '#!/bin/sh\\necho "UIKit.swift:1:1: error: too new"; exit 1\\n' > swiftc
        chmod +x swiftc
        echo 'import UIKit; @main class AppDelegate: UIResponder, UIApplicationDelegate {}' > App.swift
        PATH="$PWD:$PATH" XDG_CACHE_HOME="$PWD/cache" '\(Binary.path)' run -c 'tap icon' --host App.swift
        """,
      ], expecting: 3)
    #expect(result.errors.contains("UIKit.swift:1:1: error: too new\n"))
    #expect(
      result.errors.contains(
        "\(folder.url.path)/swiftc can't build HostProtocol: its errors are above. If it is older than Swift 6.1"
      ))
  }

  @Test("the six methods, a window in code, observers and timers by selector")
  func delegate() throws {
    let source = """
      import UIKit
      import os.log
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions
          launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.backgroundColor = .white
          UINavigationBar.appearance().barTintColor = .red
          window?.rootViewController = UINavigationController(rootViewController: ViewController())
          window?.makeKeyAndVisible()
          NotificationCenter.default.addObserver(
            self, selector: #selector(entered(_:)),
            name: UIApplication.didEnterBackgroundNotification, object: nil)
          Timer.scheduledTimer(timeInterval: 0.3, target: self, selector: #selector(AppDelegate.tick),
            userInfo: nil, repeats: false)
          return true
        }
        @objc func entered(_ notification: Notification) { print("observed") }
        @objc func tick() { print("tick") }
        func applicationDidBecomeActive(_ application: UIApplication) { print("active", application.applicationState == .active) }
        func applicationWillResignActive(_ application: UIApplication) { print("resign") }
        func applicationDidEnterBackground(_ application: UIApplication) {
          print("background", application.applicationState == .background, application.backgroundTimeRemaining <= 30)
        }
        func applicationWillEnterForeground(_ application: UIApplication) { print("foreground") }
        func applicationWillTerminate(_ application: UIApplication) { print("terminate") }
      }
      class ViewController: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); print("loaded") }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("appearing") }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("appeared") }
      }
      """
    let result = try run(
      ["AppDelegate.swift": source],
      "tap icon, +500ms press home, +500ms tap icon, open switcher, swipe away")
    #expect(
      result.output == [
        "loaded", "appearing", "active true", "appeared", "tick", "resign", "background true true",
        "observed", "foreground", "active true", "resign", "background true true", "observed",
        "terminate",
      ])
  }

  @Test("the scene template: a configuration, a window scene, a URL")
  func scenes() throws {
    let delegate = """
      import UIKit
      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
        func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
          UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
        }
        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) { print("discarded") }
      }
      """
    let scene = """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          guard let windowScene = (scene as? UIWindowScene) else { return }
          window = UIWindow(windowScene: windowScene)
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
          print("connect", connectionOptions.urlContexts.first?.url.absoluteString ?? "-")
        }
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { print("open", URLContexts.first!.url) }
        func sceneDidBecomeActive(_ scene: UIScene) { print("active", scene.activationState == .foregroundActive) }
        func sceneDidEnterBackground(_ scene: UIScene) { print("background") }
      }
      """
    let result = try run(
      ["AppDelegate.swift": delegate, "SceneDelegate.swift": scene],
      "open url notes://1, expect MyApp active, press home, open url notes://2, expect MyApp active"
    )
    #expect(
      result.output == [
        "connect notes://1", "active true", "background", "open notes://2", "active true",
      ])
  }

  @Test("what an app is opened and woken with, background tasks, async code, the system's log")
  func payloads() throws {
    let source = """
      import UIKit
      import OSLog
      import UserNotifications
      @main
      final class AppDelegate: NSObject, UIApplicationDelegate {
        private let log = Logger(subsystem: "com.example", category: "life")
        private var task = UIBackgroundTaskIdentifier.invalid
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
          UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in print("granted", granted) }
          if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem { print("item", item.type) }
          return true
        }
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { print("open", url); return true }
        func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool { print("continue", userActivity.webpageURL!); return true }
        func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { print("action", shortcutItem.type); completionHandler(true) }
        func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) { Task { await Task.yield(); print("push"); completionHandler(.newData) } }
        func applicationDidEnterBackground(_ application: UIApplication) {
          log.info("leaving \\(self.task.rawValue, privacy: .public)")
          task = application.beginBackgroundTask(withName: "Save") { print("expired") }
          Task { @MainActor in print("saved"); application.endBackgroundTask(task) }
        }
      }
      """
    let result = try run(
      ["AppDelegate.swift": source],
      "quick action compose, expect MyApp active, press home, wait 200ms, open url a://b, "
        + "expect MyApp active, press home, wait 100ms, continue activity https://a.org/b, "
        + "receive silent push, wait 200ms")
    #expect(result.output.contains("item compose"))
    #expect(result.output.contains("granted true"))
    #expect(result.output.contains("open a://b"))
    #expect(result.output.contains("continue https://a.org/b"))
    #expect(result.output.filter { $0 == "saved" }.count == 2)
    #expect(result.entries.output("stderr") == ["[life info] leaving 0", "[life info] leaving 1"])
    let tasks = result.entries.filter { $0.kind == "task" }.map { $0["what"] }
    #expect(tasks == ["begun", "ended", "begun", "ended"])
  }

  @Test("an app that starts itself")
  func main() throws {
    let result = try run(
      [
        "main.swift":
          "import UIKit\nprint(\"main\")\n_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))\n",
        "AppDelegate.swift":
          "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n  func applicationDidFinishLaunching(_ application: UIApplication) { print(\"old\") }\n}\n",
      ], "tap icon, expect MyApp active")
    #expect(result.output == ["main", "old"])
  }

  @Test("the starter app is written once, builds and runs")
  func starter() throws {
    let folder = try Folder()
    let path = folder.path("Notes")
    try Subprocess.run(Binary.path, ["new", path, "--style", "delegate"])
    let text = try String(contentsOfFile: path + "/AppDelegate.swift", encoding: .utf8)
    let result = try run(["AppDelegate.swift": text], "tap icon, +1200ms press home, wait 100ms")
    #expect(result.output == ["the view has loaded", "1 s", "saved"])
    #expect(result.errors.contains("warning") == false)
    #expect(result.errors.contains("do nothing") == false)
    // What it says it has saved is not lost, and what it has not saved is.
    for steps in [
      "press home, wait 6s, reclaim memory, expect data saved", "crash, expect data lost",
    ] {
      let result = try run(
        ["AppDelegate.swift": text], "tap icon, +500ms edit, +200ms \(steps)")
      #expect(result.entries.contains { $0.kind == "end" })
    }
    try Subprocess.run(Binary.path, ["new", path], expecting: 2)
    try Subprocess.run(Binary.path, ["new", folder.path("9 lives")], expecting: 2)
    let shown = try Subprocess.run(Binary.path, ["host", path, "--show-rewritten"]).output
    #expect(shown.split(separator: "\n", omittingEmptySubsequences: false)[4] == "     ")
  }

  @Test("SwiftUI's starter app is an App and a view, builds and runs")
  func starterOfSwiftUI() throws {
    let folder = try Folder()
    let path = folder.path("Notes")
    try Subprocess.run(Binary.path, ["new", path, "--style", "swiftui"])
    var files: [String: String] = [:]
    for name in ["NotesApp.swift", "ContentView.swift"] {
      files[name] = try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    }
    let result = try run(files, "tap icon, +1500ms press home, wait 100ms")
    // A busy machine may let the task print once more before the app is left.
    #expect(
      result.output.filter { $0 != "2 s" } == [
        "the view has appeared", "phase: active", "1 s", "phase: inactive", "phase: background",
        "saved",
      ])
    #expect(result.errors.contains("warning") == false)
  }

  @Test("a trap of Swift's is a crash, with its message")
  func trap() throws {
    let result = try run(
      [
        "AppDelegate.swift":
          "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {\n  func applicationDidBecomeActive(_ application: UIApplication) { let list: [Int] = []; print(list[Int(\"3\")!]) }\n}\n"
      ], "tap icon, wait 200ms, expect end crash")
    #expect(result.entries.output("stderr").contains { $0.contains("Index out of range") })
  }

  @Test(
    "what real apps are made of",
    arguments: [
      (
        "a scene delegate alone, with a window of a storyboard",
        """
        import SwiftUI
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            print(scene.windows.count, window?.rootViewController != nil)
            print(UIApplication.shared.delegate?.window??.rootViewController == nil)
          }
          func sceneDidEnterBackground(_ scene: UIScene) { print("background", window?.isKeyWindow == true) }
        }
        """,
        ["1 true", "true", "background true"]
      ),
      (
        "the template of a split view, and controllers of a storyboard",
        """
        import UIKit
        @UIApplicationMain
        class AppDelegate: UIResponder {
          var window: UIWindow?
        }
        extension AppDelegate: UIApplicationDelegate, UISplitViewControllerDelegate {
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
            let split = window!.rootViewController as! UISplitViewController
            let navigation = split.viewControllers[split.viewControllers.count-1] as! UINavigationController
            navigation.topViewController!.navigationItem.leftBarButtonItem = split.displayModeButtonItem
            split.delegate = self
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let tabs = storyboard.instantiateViewController(withIdentifier: "Tabs") as! UITabBarController
            print(tabs.selectedViewController != nil)
            return true
          }
          func applicationDidEnterBackground(_ application: UIApplication) { print("background") }
        }
        """,
        ["true", "background"]
      ),
      (
        "async methods, literals, appearance, constraints, a controller with its own initializer",
        """
        import JavaScriptCore
        import UIKit
        @main
        final class AppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
          var window: UIWindow?
          func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
            UNUserNotificationCenter.current().delegate = self
            UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = Controller(text: "own")
            window?.overrideUserInterfaceStyle = .dark
            window?.makeKeyAndVisible()
            _ = URLSession(configuration: .default)
            return true
          }
          func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool { print("action", shortcutItem.type); return true }
          func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { print("tapped") }
        }
        final class Controller: UIViewController {
          let text: String
          init(text: String) { self.text = text; super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
          override func viewDidLoad() {
            super.viewDidLoad()
            let label = UILabel()
            view.addSubview(label)
            NSLayoutConstraint.activate([label.centerXAnchor.constraint(equalTo: view.centerXAnchor)])
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))
            print(text)
          }
          @objc func tap() { print("touched") }
        }
        """,
        ["own", "touched", "action compose"]
      ),
      (
        "Swift 2",
        """
        import UIKit
        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(application: UIApplication, didFinishLaunchingWithOptions launchOptions: [NSObject: AnyObject]?) -> Bool {
            window = UIWindow(frame: UIScreen.mainScreen().bounds)
            window?.backgroundColor = UIColor.whiteColor()
            UIApplication.sharedApplication().statusBarStyle = .LightContent
            NSUserDefaults.standardUserDefaults().synchronize()
            println("never called")
            return true
          }
          func applicationDidEnterBackground(_ application: UIApplication) { println("background") }
        }
        """,
        ["background"]
      ),
    ])
  func shapes(name: String, source: String, said: [String]) throws {
    let steps =
      said.contains("action compose")
      ? "tap icon, expect MyApp active, touch, press home, quick action compose, expect MyApp active, wait 200ms"
      : "tap icon, expect MyApp active, press home, tap icon, expect MyApp active"
    let result = try run(["App.swift": source], steps)
    #expect(result.output == said, "\(name)")
    if source.contains("JavaScriptCore") {
      #expect(
        result.errors.contains(
          "App.swift:1: applife has no module JavaScriptCore; built without it"))
    }
  }

  @Test("what does not build is said with file and line")
  func errors() throws {
    let data = try run(
      [
        "AppDelegate.swift":
          "import UIKit\nimport MapKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n  lazy var map = MKMapView()\n}\n"
      ],
      "tap icon", expecting: 2)
    #expect(data.errors.contains("AppDelegate.swift:2: there is no module MapKit here"))
    #expect(data.errors.contains("AppDelegate.swift:4:18: error:"))
    #expect(!data.errors.contains("/Frameworks/Sources/UIKit/"))
    let wrong = try run(
      [
        "AppDelegate.swift":
          "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n  let number: Int = \"text\"\n}\n"
      ],
      "tap icon", expecting: 2)
    #expect(wrong.errors.contains("AppDelegate.swift:4:21: error:"))
    let none = try run(["A.swift": "print(1)\n"], "tap icon", expecting: 2)
    #expect(none.errors.contains("no class conforms to UIApplicationDelegate"))
  }

  @Test(
    "methods in the spelling of Swift 1 to 3 are named, with today's",
    arguments: [
      (
        "func applicationDidBecomeActive(application: UIApplication)",
        "applicationDidBecomeActive(_:)"
      ),
      (
        "func application(application: UIApplication, didFinishLaunchingWithOptions o: [NSObject: AnyObject]?) -> Bool",
        "application(_:didFinishLaunchingWithOptions:)"
      ),
      (
        "func application(app: UIApplication, openURL url: NSURL, options: [String: AnyObject]) -> Bool",
        "application(_:open:options:)"
      ),
      (
        "func application(_ app: UIApplication, handleOpenURL url: URL) -> Bool",
        "application(_:handleOpen:)"
      ),
    ])
  func oldSpellings(method: String, today: String) {
    let text = "class A: UIApplicationDelegate {\n  \(method) {}\n}\n"
    let source = AppSource([("A.swift", Array(text.utf8))])
    #expect(source.warnings.count == 1)
    #expect(source.warnings.first?.hasSuffix("today's spelling is \(today)") == true)
    #expect(source.warnings.first?.hasPrefix("A.swift:2: ") == true)
  }

  @Test("the app's own methods are nobody's old spelling")
  func ownMethods() {
    let text = """
      class A: UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {}
        func applicationName() -> String { "" }
        func scene(named name: String) {}
        func application(_ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { true }
      }
      """
    let source = AppSource([("A.swift", Array(text.utf8))])
    #expect(source.warnings.isEmpty)
    #expect(
      source.implemented == ["applicationDidBecomeActive(_:)", "application(_:open:options:)"])
  }
}
