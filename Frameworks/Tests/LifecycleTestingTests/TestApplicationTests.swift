// SPDX-License-Identifier: Apache-2.0
import BackgroundTasks
import LifecycleTesting
import Testing
import UIKit

/// A delegate that notes what it was called for and what it read.
private final class Recorder: UIResponder, UIApplicationDelegate {
  var said: [String] = []
  var window: UIWindow?
  private var task = UIBackgroundTaskIdentifier.invalid

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    said.append("launched \((launchOptions?[.url] as? URL)?.absoluteString ?? "-")")
    NotificationCenter.default.addObserver(
      self, selector: Selector(left), name: UIApplication.willResignActiveNotification,
      object: nil)
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { task in
      MainActor.assumeIsolated { self.said.append("refreshing") }
      task.setTaskCompleted(success: true)
    }
    return true
  }
  func left() { said.append("left") }
  func applicationDidBecomeActive(_ application: UIApplication) {
    said.append("active \(application.applicationState == .active)")
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    said.append("background \(Int(application.backgroundTimeRemaining))")
    let request = BGAppRefreshTaskRequest(identifier: "refresh")
    try? BGTaskScheduler.shared.submit(request)
    task = application.beginBackgroundTask(withName: "Work") { [self] in
      said.append("expiring \(Int(application.backgroundTimeRemaining))")
      application.endBackgroundTask(task)
    }
  }
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    said.append("open \(url)")
    return true
  }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    said.append("action \(shortcutItem.type)")
    return true
  }
  func finish() { UIApplication.shared.endBackgroundTask(task) }
}

private final class Scenes: UIResponder, UIWindowSceneDelegate {
  static var said: [String] = []
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    Self.said.append("connect \(connectionOptions.urlContexts.first?.url.absoluteString ?? "-")")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.makeKeyAndVisible()
  }
  func sceneDidEnterBackground(_ scene: UIScene) {
    Self.said.append("background \(scene.activationState == .background)")
  }
}

/// A delegate that does long work which the user began.
private final class Exporter: NSObject, UIApplicationDelegate {
  var said: [String] = []
  private var task: BGContinuedProcessingTask?

  func applicationDidFinishLaunching(_ application: UIApplication) { said.append("launched") }

  func export(_ name: String) {
    let scheduler = BGTaskScheduler.shared
    scheduler.register(forTaskWithIdentifier: "app.export.*", using: .main) { task in
      MainActor.assumeIsolated { self.begin(task as? BGContinuedProcessingTask) }
    }
    let request = BGContinuedProcessingTaskRequest(
      identifier: "app.export." + name, title: "Export", subtitle: name)
    try? scheduler.submit(request)
  }
  private func begin(_ task: BGContinuedProcessingTask?) {
    self.task = task
    said.append("began \(task?.identifier ?? "-") \(task?.subtitle ?? "-")")
    task?.progress.totalUnitCount = 10
    task?.expirationHandler = { [self] in
      said.append("expired")
      task?.setTaskCompleted(success: false)
    }
  }
  func go(on count: Int64) { task?.progress.completedUnitCount = count }
}

/// A delegate that sets no expiration handler for its scheduled task, and never completes it.
private final class Careless: NSObject, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { _ in }
  }
}

private final class Empty: NSObject, UIApplicationDelegate {}

/// A delegate that notes the roles of the sessions that connect.
private final class Roles: NSObject, UIApplicationDelegate {
  var said: [String] = []

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    said.append(connectingSceneSession.role.rawValue)
    return UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
}

/// A delegate that ends a background task within the method that began it.
private final class Quick: NSObject, UIApplicationDelegate {
  func applicationDidEnterBackground(_ application: UIApplication) {
    application.endBackgroundTask(application.beginBackgroundTask(withName: "Save"))
  }
}

@MainActor @Suite("A delegate of one's own in tests", .serialized)
struct TestApplicationTests {
  @Test("what is called, in which state, and what it leads to")
  func calls() throws {
    let app = try TestApplication(Recorder())
    #expect(app.state == .notRunning)
    #expect(app.delegate == nil)
    try app.perform("open url notes://1")
    #expect(app.state == .active)
    #expect(
      app.calls == [
        "application(_:didFinishLaunchingWithOptions:)", "application(_:open:options:)",
        "applicationDidBecomeActive(_:)",
      ])
    #expect(app.delegate?.said == ["launched notes://1", "open notes://1", "active true"])
    #expect(app.notifications.last == "UIApplication.didBecomeActiveNotification")
    #expect(app.log.contains("applicationDidBecomeActive(_:)"))
  }

  @Test("time is virtual: a background task expires, the app is suspended")
  func expiry() throws {
    let app = try TestApplication(Recorder())
    let start = ContinuousClock.now
    try app.perform("tap icon, press home, wait 10m")
    #expect(ContinuousClock.now - start < .seconds(60))
    #expect(app.state == .suspended)
    #expect(app.device.now >= .seconds(600))
    #expect(
      app.delegate?.said == [
        "launched -", "active true", "left", "background 30", "expiring 5",
      ])
    #expect(app.ending == nil)
  }

  @Test("a scheduled task without an expiration handler is over when it expires")
  func noExpirationHandler() throws {
    let app = try TestApplication(Careless(), setup: "app Notes refresh=refresh")
    try app.perform("tap icon, schedule refresh refresh, press home, wait 10s, run task refresh")
    try app.perform("wait 1m")
    #expect(app.ending == nil)
    #expect(app.state == .suspended)
  }

  @Test("a task that is ended leaves no time; a scheduled task runs")
  func tasks() throws {
    let app = try TestApplication(Recorder(), setup: "app Notes refresh=refresh")
    try app.perform("tap icon, press home")
    #expect(app.state == .background)
    app.delegate?.finish()
    try app.perform("wait 10s")
    #expect(app.state == .suspended)
    app.forgetCalls()
    try app.perform("run task refresh, wait 1s")
    #expect(app.delegate?.said.last == "refreshing")
    #expect(app.calls == ["BGTaskScheduler launch handler"])
  }

  @Test("a continued processing task begins, reports progress, and expires without it")
  func continued() throws {
    let app = try TestApplication(Exporter(), setup: "app Movies refresh=app.export.*")
    try app.perform("tap icon")
    #expect(app.calls.first == "application(_:didFinishLaunchingWithOptions:)")
    app.delegate?.export("film")
    try app.perform("press home, wait 100s")
    app.delegate?.go(on: 1)
    try app.perform("wait 100s")
    #expect(app.state == .background)
    #expect(app.delegate?.said == ["launched", "began app.export.film film"])
    try app.perform("wait 30s")
    #expect(app.delegate?.said.last == "expired")
    #expect(app.state == .suspended)
  }

  @Test("an app without scenes is one on iOS 27 too, and is stopped there")
  func scenesRequired() throws {
    let app = try TestApplication(Empty(), setup: "ios 27")
    try app.perform("tap icon")
    #expect(app.ending?.code == .trap)
  }

  @Test("a process that is ended takes its objects with it, and the next begins anew")
  func relaunch() throws {
    let app = try TestApplication(Recorder())
    try app.perform("tap icon, press home, wait 1m, reclaim memory")
    #expect(app.state == .notRunning)
    #expect(app.delegate == nil)
    #expect(UIApplication.shared.delegate == nil)
    try app.perform("tap icon, press home")
    #expect(
      app.delegate?.said == ["launched -", "active true", "left", "background 30"],
      "the first one's observer is gone")
  }

  @Test("a slow method is what the watchdog is for")
  func slow() throws {
    let app = try TestApplication(Recorder())
    app.slow("applicationDidEnterBackground(_:)", by: .seconds(7))
    try app.perform("tap icon, press home, wait 20s")
    #expect(app.state == .notRunning)
    #expect(app.ending?.code == .badFood)
  }

  @Test("slow observers of its notification count against the method's limit")
  func slowObservers() throws {
    let app = try TestApplication(Recorder())
    app.slow("UIApplication.didEnterBackgroundNotification", by: .seconds(7))
    try app.perform("tap icon, press home, wait 20s")
    #expect(app.ending?.code == .badFood)
  }

  @Test("the delegate of a SwiftUI app: phases change, and its scenes call no delegate")
  func adaptorDelegate() throws {
    let app = try TestApplication(Recorder(), setup: "app Notes style=swiftui")
    try app.perform("tap icon, press home, wait 40s, expect Notes suspended")
    #expect(app.calls.allSatisfy { !$0.hasPrefix("scene") })
    #expect(app.log.contains("ScenePhase"))
  }

  @Test("scenes connect, leave and come back")
  func scenes() throws {
    Scenes.said = []
    let app = try TestApplication(Empty(), scene: Scenes())
    try app.perform("open url notes://2, press home")
    #expect(Scenes.said == ["connect notes://2", "background true"])
    #expect(app.calls == ["scene(_:willConnectTo:options:)", "sceneDidEnterBackground(_:)"])
  }

  @Test("a session in a car has its role, and one on the phone its own")
  func roles() throws {
    let app = try TestApplication(Roles(), scene: Scenes())
    try app.perform("connect carplay, tap icon")
    #expect(
      app.delegate?.said == [
        "CPTemplateApplicationSceneSessionRoleApplication", "UIWindowSceneSessionRoleApplication",
      ])
  }

  @Test("a task that ends within the method that began it leaves no time")
  func quickTask() throws {
    let app = try TestApplication(Quick())
    try app.perform("tap icon, press home, wait 10s")
    #expect(app.state == .suspended)
  }

  @Test("what a task of the app does is seen once it has had its turn")
  func settles() async throws {
    try await TestApplication.run(Recorder()) { app in
      try app.perform("tap icon, press home, quick action compose")
      await app.settle()
      #expect(app.delegate?.said.last == "action compose")
    }
  }

  @Test("words that are none, what is not possible, and what does not come are errors that say why")
  func errors() throws {
    let app = try TestApplication(Empty())
    #expect(throws: TestApplicationError.self) { try app.perform("tap icno") }
    do {
      try app.perform("press home")
      Issue.record("nothing is in front")
    } catch let error as TestApplicationError {
      #expect(error.description.contains("First: tap icon MyApp."))
      // It begins with the line of the test.
      #expect(error.description.hasPrefix("\(#filePath):\(#line - 5): "))
    }
    do {
      try app.perform("tap icon, press home, expect MyApp active")
      Issue.record("it is in the background")
    } catch let error as TestApplicationError {
      #expect(error.description.contains("active"))
    }
    #expect(throws: TestApplicationError.anotherIsRunning) { try TestApplication(Empty()) }
    #expect(throws: TestApplicationError.self) {
      try TestApplication(Empty(), setup: "tap icon")
    }
    try app.perform("tap icon, expect MyApp active")
    #expect(app.calls == [])
  }

  @Test("the app has a home of its own")
  func home() throws {
    let before = NSHomeDirectory()
    do {
      let app = try TestApplication(Empty())
      try app.perform("tap icon")
      #expect(NSHomeDirectory() != before)
      #expect(FileManager.default.fileExists(atPath: NSHomeDirectory() + "/Documents"))
      UserDefaults.standard.set(true, forKey: "was here")
      UserDefaults.standard.synchronize()
    }
    #expect(NSHomeDirectory() == before)
    let next = try TestApplication(Empty())
    #expect(!UserDefaults.standard.bool(forKey: "was here"))
    #expect(next.state == .notRunning)
  }
}
