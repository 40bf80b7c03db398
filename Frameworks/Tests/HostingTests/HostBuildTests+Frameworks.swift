// SPDX-License-Identifier: Apache-2.0
@testable import OperatingSystem
import Foundation
import ProgramTestSupport
import Testing

/// Apps that use Apple's other modules.
extension HostBuildTests {
  @Test("audio keeps an app running in the background, is interrupted by a call, and ends")
  func audio() throws {
    let source = """
      import UIKit
      import AVFoundation
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var player: AVAudioPlayer?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          do {
            try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default, options: [])
            try AVAudioSession.sharedInstance().setActive(true)
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("a.wav")
            try Data([1]).write(to: file)
            player = try AVAudioPlayer(contentsOf: file)
            player?.play()
          } catch { print(error) }
          NotificationCenter.default.addObserver(self, selector: #selector(interrupted(_:)),
            name: AVAudioSession.interruptionNotification, object: AVAudioSession.sharedInstance())
          print(AVAudioSession.sharedInstance().category == .playback, player!.isPlaying)
          return true
        }
        @objc func interrupted(_ notification: Notification) {
          guard let raw = notification.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt,
            let type = AVAudioSession.InterruptionType(rawValue: raw) else { return }
          print(type, player!.isPlaying)
          if type == .ended { player?.pause() }
        }
      }
      """
    let list = """
      <plist version="1.0"><dict><key>UIBackgroundModes</key><array><string>audio</string></array></dict></plist>
      """
    let result = try run(
      ["AppDelegate.swift": source, "Info.plist": list],
      "limit suspension 300ms, tap icon, press home, wait 1s, expect MyApp background, receive call, "
        + "+200ms decline call, within 5s expect MyApp suspended")
    #expect(result.output == ["true true", "began false", "ended true"])
  }

  @Test("a handler of the main actor that another thread calls traps in an app of Swift 6 alone")
  func mainActor() throws {
    let source = """
      import UIKit
      func later(_ handler: @escaping () -> Void) {
        nonisolated(unsafe) let handler = handler
        DispatchQueue.global().async { handler() }
      }
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var count = 0
        func applicationDidFinishLaunching(_ application: UIApplication) {
          print("older")
          later { print("first line"); self.count += 1 }
        }
      }
      """
    let steps = "tap icon, wait 2s"
    let five = try run(["AppDelegate.swift": source], steps)
    #expect(five.output == ["older", "first line"])
    let six = try run(
      ["AppDelegate.swift": source, "App.xcodeproj/project.pbxproj": "SWIFT_VERSION = 6.0;"],
      steps + ", expect end crash")
    #expect(six.output.first == "older")
    #expect(!six.output.contains("first line"))
  }

  @Test("a location that is followed keeps an app running, and a move wakes it")
  func location() throws {
    let source = """
      import UIKit
      import CoreLocation
      @main class AppDelegate: UIResponder, UIApplicationDelegate, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          print("location:", launchOptions?[.location] != nil)
          manager.delegate = self
          manager.desiredAccuracy = kCLLocationAccuracyBest
          manager.allowsBackgroundLocationUpdates = true
          manager.requestAlwaysAuthorization()
          manager.startUpdatingLocation()
          return true
        }
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
          print("authorized:", manager.authorizationStatus == .authorizedAlways)
        }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
          print("updated", UIApplication.shared.applicationState == .background)
        }
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { manager.stopUpdatingLocation() }
      }
      """
    let list = """
      <plist version="1.0"><dict><key>UIBackgroundModes</key><array><string>location</string></array></dict></plist>
      """
    let result = try run(
      ["AppDelegate.swift": source, "Info.plist": list],
      "limit suspension 300ms, tap icon, +300ms press home, wait 1s, expect MyApp background, "
        + "location update, warn memory, within 20s expect MyApp suspended, reclaim memory, "
        + "location update, wait 300ms")
    #expect(
      result.output.filter { $0.hasPrefix("location") } == ["location: false", "location: true"])
    // It is told once asked for, and with each move; the next process is in the background.
    #expect(result.output.filter { $0.hasPrefix("updated") }.first == "updated false")
    #expect(result.output.filter { $0 == "updated true" }.count >= 2)
    #expect(result.output.filter { $0.hasPrefix("authorized") }.allSatisfy { $0.hasSuffix("true") })
  }

  @Test("a window that is closed is the session that is discarded, and no other")
  func discarded() throws {
    let source = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
          print("discarded", sceneSessions.map(\\.persistentIdentifier), application.openSessions.count)
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          print("connected", session.persistentIdentifier)
        }
      }
      """
    let list = """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UIApplicationSupportsMultipleScenes</key><true/></dict></dict></plist>
      """
    let result = try run(
      // Those of tests and of packages that were fetched are not the app's.
      [
        "AppDelegate.swift": source, "App/Info.plist": list,
        "AppTests/Info.plist": "<plist version=\"1.0\"><dict/></plist>",
        ".build/Info.plist": "<plist version=\"1.0\"><dict/></plist>",
      ],
      "tap icon, open window, close window 2, wait 300ms")
    #expect(
      result.output == ["connected scene-1", "connected scene-2", "discarded [\"scene-2\"] 1"])
  }

  @Test("the session of an external display has the display's role")
  func displayRole() throws {
    let source = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          print("asked", session.role == .windowExternalDisplayNonInteractive)
          return UISceneConfiguration(name: nil, sessionRole: session.role)
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          print(session.persistentIdentifier, session.role.rawValue)
        }
      }
      """
    let list = """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
      <key>UIApplicationSupportsMultipleScenes</key><false/></dict></dict></plist>
      """
    let result = try run(
      ["AppDelegate.swift": source, "App/Info.plist": list],
      "tap icon, connect display, wait 300ms")
    #expect(
      result.output == [
        "asked false", "scene-1 UIWindowSceneSessionRoleApplication",
        "asked true", "scene-2 UIWindowSceneSessionRoleExternalDisplayNonInteractive",
      ])
  }

  @Test("a slow observer delays what follows, and is ended by the watchdog")
  func slowObserver() throws {
    let source = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions
          launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          for name in [UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification] {
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
              _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.4)
              print("observed")
            }
          }
          return true
        }
        func applicationDidEnterBackground(_ application: UIApplication) { print("method") }
      }
      """
    let steps = "tap icon, press home, wait 1s, "
    let inTime = try run(
      ["AppDelegate.swift": source],
      "app Demo, limit suspension 50ms, " + steps + "expect Demo suspended")
    #expect(inTime.output == ["observed", "method", "observed"])
    let late = try run(
      ["AppDelegate.swift": source],
      "app Demo, limit enter-background 200ms, " + steps + "expect end watchdog")
    #expect(late.output == ["observed", "method"])
    let called = try #require(
      late.entries.first { $0["name"] == "applicationDidEnterBackground(_:)" }?.time)
    let ended = try #require(late.entries.ends.first?.time)
    #expect(abs(ended - called - 0.2) < 0.1)
  }

  @Test("publishers are combined, and end when the last of them has")
  func combine() throws {
    let source = """
      import UIKit
      import Combine
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var kept: Set<AnyCancellable> = []
        func show<P: Publisher>(_ name: String, _ publisher: P) where P.Failure == Never {
          publisher.sink(
            receiveCompletion: { _ in print(name, "ended") },
            receiveValue: { print(name, $0) }).store(in: &kept)
        }
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
          show("flat", Just(1).flatMap { _ in a })
          show("merge", a.merge(with: b))
          show("latest", a.combineLatest(b))
          show("scan", b.scan(10) { $0 + $1 })
          show("none", b.prefix(0))
          show("first", b.prefix(1))
          show("all", b.dropFirst(0))
          show("rest", b.dropFirst())
          a.send(1)
          b.send(2)
          a.send(3)
          a.send(completion: .finished)
          b.send(4)
          b.send(completion: .finished)
          let typed = PassthroughSubject<String, Never>()
          show("typed", typed.debounce(for: .milliseconds(50), scheduler: DispatchQueue.main))
          for text in ["h", "he", "hey"] { typed.send(text) }
          return true
        }
      }
      """
    let result = try run(["AppDelegate.swift": source], "tap icon, wait 1s")
    #expect(
      result.output == [
        "none ended", "flat 1", "merge 1", "merge 2", "latest (1, 2)", "scan 12", "first 2",
        "first ended", "all 2", "flat 3", "merge 3", "latest (3, 2)", "flat ended", "merge 4",
        "latest (3, 4)", "scan 16", "all 4", "rest 4", "merge ended", "latest ended", "scan ended",
        "all ended", "rest ended", "typed hey",
      ])
  }

  @Test(
    "the packages that a project means are built as modules: below it, checked out, or beside it")
  func packages() throws {
    func manifest(_ name: String, _ path: String = "") -> String {
      "let package = Package(name: \"\(name)\", targets: [.target(name: \"\(name)\"\(path))])\n"
    }
    let folder = try Folder()
    for (name, text) in [
      "Todo/Package.swift": """
      let package = Package(
        name: "Todo", dependencies: [.package(path: "../Store")],
        targets: [.executableTarget(name: "Todo", dependencies: ["Store"], path: "App")])

      """,
      "Todo/App/TodoApp.swift": """
      import SwiftUI
      import Design
      import Store
      @main struct TodoApp: App {
        var body: some Scene { WindowGroup { ContentView() } }
      }
      struct ContentView: View {
        @StateObject private var list = List()
        var body: some View { Title("Todo").onAppear { list.add("milk") } }
      }

      """,
      "Todo/Packages/Design/Package.swift": manifest("Design"),
      "Todo/Packages/Design/Sources/Design/Title.swift": """
      import Numbers
      import SwiftData
      import SwiftUI
      public struct Title: View {
        let text: String
        public init(_ text: String) { self.text = text }
        public var body: some View { Text(text).onAppear { print("title \\(text) \\(two)") } }
      }
      struct ContentView {}
      @Model
      public final class Draft {
        public var name: String
        public init(name: String) { self.name = name }
      }
      struct Drafts: View {
        @Query private var drafts: [Draft]
        var body: some View { Text("\\(drafts.count)") }
      }

      """,
      "Todo/.build/checkouts/Numbers/Package.swift": manifest("Numbers"),
      "Todo/.build/checkouts/Numbers/Sources/Numbers/Two.swift": "public let two = 2\n",
      "Store/Package.swift":
        manifest(
          "Store",
          ", dependencies: [.target(name: \"Base\")], path: \"code\"), .target(name: \"Base\""),
      "Store/Sources/Base/Words.swift": "public let added = \"added\"\n",
      "Store/code/List.swift": """
      import Base
      import Foundation
      public final class List: ObservableObject {
        @Published public private(set) var items: [String] = []
        public init() {}
        public func add(_ item: String) {
          items.append(item)
          print("\\(added) \\(item) in \\(Bundle.module.bundleIdentifier ?? "-")")
        }
      }

      """,
    ] { _ = try folder.write(name, text) }
    let result = try Subprocess.run(
      "/usr/bin/env",
      [
        "XDG_CACHE_HOME=\(Self.cache)", Binary.path, "run", "-c", "tap icon, press home", "--host",
        folder.path("Todo"),
      ])
    #expect(result.output.contains("stdout: title Todo 2"))
    #expect(result.output.contains("stdout: added milk in com.example.Todo"))
  }
}
