// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing
@testable import Doctor

/// The work that an app starts when it enters the background.
@Suite("The doctor on work after the app has left")
struct WorkLeftTests {
  /// The findings in an app whose scene delegate enters the background with some code, beside another source.
  private func found(
    _ code: String, _ other: String = "", file: String = "Other.swift", isRead: Bool = true
  ) throws -> [String] {
    let fixture = try #require(ProjectFixture.all.first { $0.name == "windows-of-classes" })
    let files: [String: String] = [
      "Info.plist": String(decoding: try #require(fixture.files["Info.plist"]), as: UTF8.self),
      "AppDelegate.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      """,
      "SceneDelegate.swift": """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let scene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: scene)
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
        }
        var window: UIWindow?
        \(code.isEmpty ? "" : "func sceneDidEnterBackground(_ scene: UIScene) { \(code) }")
      }
      """,
      file: other,
    ]
    let tree = ProjectTree(names: Array(files.keys)) { name, _ in
      name == file && !isRead
        ? .unreadable : files[name].map { .bytes(Array($0.utf8)) } ?? .unreadable
    }
    return Diagnosis(ProjectFacts(tree), sdks: [27]).findings.map(\.name)
      .filter { $0 == "work-not-kept" }
  }

  private static let run = "Task { await Sync.run() }"
  private static let begin =
    "let id = await UIApplication.shared.beginBackgroundTask(withName: \"sync\")"
  private static let end = "await UIApplication.shared.endBackgroundTask(id)"

  @Test(
    "work is not accused if code that it leads to begins a background task",
    arguments: [
      (run, "enum Sync { static func run() async { \(begin); await work(); \(end) } }"),
      (
        run,
        """
        enum Sync { static func run() async { await UIApplication.shared.withTask("x") { work() } } }
        extension UIApplication {
          func withTask(_ name: String, _ body: () async -> Void) async { \(begin); await body(); \(end) }
        }
        """
      ),
      ("withTask(\"x\") { Task { work() } }", "func withTask(_ n: String) { \(begin); \(end) }"),
      (
        run,
        """
        enum Sync { static func run() async { let keeper = Keeper(); work(); keeper.finish() } }
        class Keeper {
          var id = UIBackgroundTaskIdentifier.invalid
          init() { id = UIApplication.shared.beginBackgroundTask() }
          func finish() { UIApplication.shared.endBackgroundTask(id) }
        }
        """
      ),
      (
        "keeper.begin(); Task { work(); keeper.finish() }",
        """
        class Keeper {
          var id = UIBackgroundTaskIdentifier.invalid
          func begin() { id = UIApplication.shared.beginBackgroundTask() }
          func finish() { UIApplication.shared.endBackgroundTask(id) }
        }
        """
      ),
      (
        "DispatchQueue.global().async { queue.addOperation(SyncOperation()) }",
        "class SyncOperation: Operation { override func main() { \(begin); work(); \(end) } }"
      ),
      // It is begun as the app leaves, elsewhere.
      (
        run,
        """
        extension SceneDelegate { func sceneWillResignActive(_ scene: UIScene) { Sync.prepare() } }
        enum Sync { static func prepare() { \(begin); later { \(end) } }; static func run() async {} }
        """
      ),
      (
        run,
        """
        class Keeper {
          func watch() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(left), name: UIApplication.didEnterBackgroundNotification, object: nil)
          }
          @objc func left() { \(begin); later { \(end) } }
        }
        """
      ),
      // It isn't plain when this is.
      (run, "class Keeper { var isOn = false { didSet { \(begin); later { \(end) } } } }"),
      // A package has it.
      (
        run,
        "import Keeper\nenum Sync { static func run() async { withBackgroundTask { work() } } }"
      ),
      ("Task { BackgroundTaskKeeper.shared.run { work() } }", "import Keeper"),
      (
        run,
        "enum Sync { static func run() { p.performExpiringActivity(withReason: \"x\") { _ in } } }"
      ),
    ])
  func begun(code: String, other: String) throws {
    #expect(try found(code, other) == [])
  }

  @Test(
    "a transfer of a background URL session needs no background task",
    arguments: [
      (
        """
        let session = URLSession(configuration: .background(withIdentifier: "x"))
            session.downloadTask(with: url).resume()
        """, ""
      ),
      ("Uploader.shared.session.uploadTask(with: request, fromFile: file).resume()", uploader),
      ("Task { await Uploader.shared.send() }", uploader),
      ("DispatchQueue.global().async { Uploader.shared.send() }", uploader),
      // A package may have made the session.
      ("sessions.main.downloadTask(with: url).resume()", "import Keeper"),
    ])
  func transfer(code: String, other: String) throws {
    #expect(try found(code, other) == [])
  }

  private static let uploader = """
    class Uploader {
      static let shared = Uploader()
      lazy var session: URLSession = {
        let configuration = URLSessionConfiguration.background(withIdentifier: "x")
        return URLSession(configuration: configuration, delegate: nil, delegateQueue: nil)
      }()
      func send() { session.uploadTask(with: request, fromFile: file).resume() }
    }
    """

  @Test("the same in Objective-C")
  func objectiveC() throws {
    func found(_ configuration: String, _ handler: String = "") throws -> [String] {
      try self.found(
        "",
        """
        @implementation SceneDelegate (Leaving)
        - (NSURLSession *)session {
          return [NSURLSession sessionWithConfiguration:[NSURLSessionConfiguration \(configuration)]];
        }
        - (void)sceneDidEnterBackground:(UIScene *)scene {
          [[self.session uploadTaskWithRequest:request fromFile:file\(handler)] resume];
        }
        @end
        """, file: "Leaving.m")
    }
    let background = "backgroundSessionConfigurationWithIdentifier:@\"x\""
    #expect(try found(background) == [])
    #expect(try found(background, " completionHandler:^(id d, id r, id e) {}").count == 1)
    #expect(try found("defaultSessionConfiguration").count == 1)
    let function =
      "static void Keep(void) { keep = [app beginBackgroundTaskWithName:@\"x\" expirationHandler:nil]; }"
    #expect(try self.found(Self.run, function, file: "Keep.m") == [])
  }

  @Test(
    "work that nothing keeps is accused",
    arguments: [
      (run, "enum Sync { static func run() async { await work() } }"),
      // Nobody calls it.
      (run, "enum Sync { static func run() async {}; func other() { \(begin); \(end) } }"),
      (run, "class Keeper { static let shared = Keeper(); func begin() { \(begin); \(end) } }"),
      // The name of a method that is here says nothing.
      (
        "planBackgroundTasks(); \(run)",
        "extension SceneDelegate { func planBackgroundTasks() { scheduler.submit(request) } }"
      ),
      ("URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()", uploader),
      // A background session takes no handler, and is not the shared one.
      ("URLSession.shared.downloadTask(with: url).resume()", uploader),
      ("session.downloadTask(with: url) { _, _, _ in }.resume()", uploader),
      ("session.uploadTask(with: r, fromFile: f, completionHandler: done).resume()", uploader),
      ("session.downloadTask(with: url).resume()", "let s = URLSession(configuration: .default)"),
    ])
  func accused(code: String, other: String) throws {
    #expect(try found(code, other) == ["work-not-kept"])
    // What isn't read may begin one.
    #expect(try found(code, other, isRead: false) == [])
  }
}
