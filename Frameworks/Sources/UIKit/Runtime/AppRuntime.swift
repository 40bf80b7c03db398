// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import Synchronization
import UserNotifications

#if canImport(Glibc)
  import Glibc
#endif

/// The inside of UIKit: it does what applife says, on the main thread, and answers.
@MainActor package final class AppRuntime {
  package static var current: AppRuntime?

  let app: AppInfo
  let hosted: HostedApp
  /// SwiftUI's app; nil for another, and until the process has begun.
  var content: (any AppContent)?
  /// The app delegate. UIKit keeps it alive; the application's own reference is weak.
  var delegate: (any UIApplicationDelegate)?
  var sessions: [String: UISceneSession] = [:]
  var scenes: [String: UIWindowScene] = [:]
  /// The window that UIKit made for a storyboard, until the app is launched.
  var storyboardWindow: UIWindow?
  /// Scene delegates are kept alive by their scenes.
  var lastScene: UIScene?
  var pendingConfiguration: UISceneConfiguration?
  /// Handlers of tasks of the scheduler, by identifier: BackgroundTasks registers them.
  package var launchHandlers: [String: @MainActor (_ kind: ScheduledTaskKind) -> Void] = [:]
  /// The functions to call when the time of a task of the scheduler is nearly over, by identifier.
  package var expireTasks: [String: @MainActor () -> Void] = [:]

  /// The number of the call that is in progress and returns when the main thread does; nil for none.
  private var callInProgress: Int?

  /// The kind of a task that the scheduler launches.
  package enum ScheduledTaskKind { case refresh, processing, continued }

  /// Does what is to be done before the app returns: SwiftUI registers it.
  package static var beforeReturn: (@MainActor () -> Void)?

  /// The actions for calls that the modules of other frameworks make, by the names of the methods.
  /// Each returns true if the app implements the method. A module registers its own.
  package static var callHandlers: [String: @MainActor () -> Bool] = [:]
  /// A call interrupts the audio, or has ended. AVFAudio registers it, on any thread.
  package nonisolated static let audioInterruption = Mutex<(@Sendable (Bool) -> Void)?>(nil)

  /// Makes the edits that applife asks for: ApplifeKit registers it.
  package static var editHandler: (@MainActor (String) -> Void)?
  /// Notifications of the time before UserNotifications that are scheduled.
  var localNotifications: [UILocalNotification] = []
  var storyboard: HostedApp.Storyboard { hosted.storyboard }

  /// True if the app has finished launching.
  package private(set) var hasLaunched = false

  /// True if the Info.plist lists a task in the form that only continued processing tasks have.
  package func permitsContinued(_ task: String) -> Bool {
    app.tasks.contains { $0.hasSuffix(".*") && Self.covers($0, task) }
  }

  /// True if the Info.plist permits a task of the scheduler.
  package func permits(_ task: String) -> Bool {
    app.tasks.contains { Self.covers($0, task) }
  }

  /// True if an identifier of the Info.plist is that of a task: the last part of one for continued
  /// processing tasks may be `*`.
  private static func covers(_ identifier: String, _ task: String) -> Bool {
    identifier == task || identifier.hasSuffix(".*") && task.hasPrefix(identifier.dropLast())
  }

  /// The handler of a task, registered with its identifier or with one that covers it.
  private func launchHandler(of task: String) -> (@MainActor (ScheduledTaskKind) -> Void)? {
    launchHandlers[task] ?? launchHandlers.first { Self.covers($0.key, task) }?.value
  }

  /// True if the app lives within a test: time is the test's, and nobody listens outside.
  let isWithinTest: Bool
  /// True if the app does not implement the method that was called last.
  package internal(set) var lacksMethod = false

  /// A method that UIKit's own default stands for; returns what the default returns.
  static func lacks<Value>(_ value: Value) -> Value {
    current?.lacksMethod = true
    return value
  }

  init(_ hosted: HostedApp, _ app: AppInfo, isWithinTest: Bool = false) {
    self.isWithinTest = isWithinTest
    self.hosted = hosted
    self.app = app
  }

  /// Does what a message says.
  package func take(_ message: HostMessage) {
    switch message {
    case .welcome: begin()
    case .call(let call):
      setState(call.state)
      begin()
      lacksMethod = false
      callInProgress = call.id
      let value = perform(call)
      settle()
      if callInProgress != nil { AppLink.send(.returned(id: call.id, value: value)) }
      callInProgress = nil
    case .expire(let id, let task):
      BackgroundTasks.handler(of: task)?()
      settle()
      AppLink.send(.returned(id: id, value: nil))
    case .post(let id, let name, let state):
      setState(state)
      changeScene(name)
      post(name)
      if name == "UIApplication.didFinishLaunchingNotification" { hasLaunched = true }
      changeControllers(name)
      settle()
      AppLink.send(.returned(id: id, value: nil))
    case .interruption(let began):
      Self.audioInterruption.withLock { $0 }?(began)
      settle()
    case .phase(let id, let scene, let phase):
      content?.change(phase, of: scene)
      settle()
      AppLink.send(.returned(id: id, value: nil))
    case .state(let state, let remaining):
      setState(state)
      BackgroundTasks.setRemaining(remaining, counts: !isWithinTest)
    case .edit(let id, let what):
      Self.editHandler?(what)
      settle()
      AppLink.send(.returned(id: id, value: Self.editHandler != nil))
    case .tap(let id, let name):
      let names = Taps.tap(name)
      settle()
      AppLink.send(.tapped(id: id, names: names))
    case .type(let id, let text):
      let isTyped = Taps.type(text)
      settle()
      AppLink.send(.tapped(id: id, names: isTyped ? nil : []))
    case .block: block()
    // The thread that reads has done it: this one was blocked.
    case .unblock: break
    }
  }

  /// Runs what is called on a queue of the app's choice: the call returns once that has.
  ///
  /// - Parameter queue: nil stands for the main queue.
  package func call(on queue: DispatchQueue?, _ body: @escaping @Sendable () -> Void) {
    // A test of a delegate has no other time than the main thread's.
    guard let queue, queue !== DispatchQueue.main, let id = callInProgress, !isWithinTest else {
      return body()
    }
    callInProgress = nil
    queue.async {
      body()
      DispatchQueue.main.async {
        self.settle()
        AppLink.send(.returned(id: id, value: nil))
      }
    }
  }

  /// SwiftUI's app is made before any of its code is called.
  private func begin() {
    guard content == nil, let content = hosted.content?() as? any AppContent else { return }
    self.content = content
    content.begin()
    settle()
  }

  /// Makes the app delegate for SwiftUI's adaptor.
  package func newDelegate() -> any UIApplicationDelegate { hosted.makeDelegate() }

  /// The main thread does nothing until it is unblocked.
  private func block() { AppLink.unblock.wait() }

  /// Does what is to be done before the app returns, and lets what it printed leave the process.
  private func settle() {
    Self.beforeReturn?()
    fflush(nil)
  }

  private func setState(_ state: String) {
    switch state {
    case "active": UIApplication.shared.applicationState = .active
    case "background": UIApplication.shared.applicationState = .background
    case _: UIApplication.shared.applicationState = .inactive
    }
  }

  /// Apple's constants begin with the class, and go on with a capital letter.
  private func post(_ name: String) {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let first = parts[1].first else {
      return NotificationCenter.default.post(name: NSNotification.Name(name), object: nil)
    }
    let raw = parts[0] + first.uppercased() + parts[1].dropFirst()
    let object: Any? = parts[0] == "UIScene" ? lastScene : UIApplication.shared
    NotificationCenter.default.post(name: NSNotification.Name(raw), object: object)
  }

  /// Does what UIKit does by itself where the app need not implement a method for it.
  private func changeControllers(_ name: String) {
    switch name {
    case "UIApplication.didBecomeActiveNotification", "UIScene.didActivateNotification":
      showControllers()
    case "UIApplication.didReceiveMemoryWarningNotification":
      UIWindow.all.forEach { $0.rootViewController?.warnOfMemory() }
    case _: break
    }
  }

  private func changeScene(_ name: String) {
    switch name {
    case "UIScene.didActivateNotification": lastScene?.activationState = .foregroundActive
    case "UIScene.willDeactivateNotification": lastScene?.activationState = .foregroundInactive
    case "UIScene.willEnterForegroundNotification": lastScene?.activationState = .foregroundInactive
    case "UIScene.didEnterBackgroundNotification": lastScene?.activationState = .background
    case _: break
    }
  }

  // MARK: Calls

  /// Calls the app. Returns the Bool of a launch method.
  private func perform(_ call: HostMessage.Call) -> Bool? {
    if let scene = call.scene { return perform(call, scene: scene) }
    // The delegate is made when it is first needed, as by UIApplicationMain.
    let delegate = self.delegate ?? content?.makeDelegate() ?? hosted.makeDelegate()
    let isNew = self.delegate == nil
    self.delegate = delegate
    let app = UIApplication.shared
    app.delegate = delegate
    if isNew { giveWindow(to: delegate) }
    switch call.name {
    case "application(_:willFinishLaunchingWithOptions:)":
      let options = launchOptions(call.options)
      return LaunchOptionReads.watch {
        delegate.application(app, willFinishLaunchingWithOptions: options)
      }
    case "application(_:didFinishLaunchingWithOptions:)":
      let options = launchOptions(call.options)
      let value = LaunchOptionReads.watch {
        delegate.application(app, didFinishLaunchingWithOptions: options)
      }
      showStoryboardWindow(delegate.window)
      showControllers()
      return value
    case "applicationDidFinishLaunching(_:)":
      delegate.applicationDidFinishLaunching(app)
      showStoryboardWindow(delegate.window)
      showControllers()
    case "applicationDidBecomeActive(_:)": delegate.applicationDidBecomeActive(app)
    case "applicationWillResignActive(_:)": delegate.applicationWillResignActive(app)
    case "applicationDidEnterBackground(_:)": delegate.applicationDidEnterBackground(app)
    case "applicationWillEnterForeground(_:)": delegate.applicationWillEnterForeground(app)
    case "applicationWillTerminate(_:)": delegate.applicationWillTerminate(app)
    case "applicationProtectedDataDidBecomeAvailable(_:)":
      delegate.applicationProtectedDataDidBecomeAvailable(app)
    case "applicationProtectedDataWillBecomeUnavailable(_:)":
      delegate.applicationProtectedDataWillBecomeUnavailable(app)
    case "applicationDidReceiveMemoryWarning(_:)": delegate.applicationDidReceiveMemoryWarning(app)
    case "applicationSignificantTimeChange(_:)": delegate.applicationSignificantTimeChange(app)
    case "application(_:shouldSaveApplicationState:)":
      _ = delegate.application(app, shouldSaveApplicationState: coder)
    case "application(_:shouldRestoreApplicationState:)":
      _ = delegate.application(app, shouldRestoreApplicationState: coder)
    case "application(_:willEncodeRestorableStateWith:)":
      delegate.application(app, willEncodeRestorableStateWith: coder)
    case "application(_:didDecodeRestorableStateWith:)":
      delegate.application(app, didDecodeRestorableStateWith: coder)
    case "application(_:didReceive:)":
      delegate.application(app, didReceive: localNotifications.first ?? UILocalNotification())
    case "application(_:performFetchWithCompletionHandler:)":
      delegate.application(app, performFetchWithCompletionHandler: Self.completed)
    case "application(_:handleEventsForBackgroundURLSession:completionHandler:)":
      delegate.application(
        app, handleEventsForBackgroundURLSession: call.options["identifier"] ?? "",
        completionHandler: {})
    case "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)":
      delegate.application(
        app, didReceiveRemoteNotification: ["aps": ["content-available": 1]],
        fetchCompletionHandler: Self.completed)
    case "application(_:didReceiveRemoteNotification:)":
      delegate.application(app, didReceiveRemoteNotification: ["aps": ["alert": "A push"]])
    case "application(_:open:options:)":
      guard let url = url(call.options["url"]) else { break }
      _ = delegate.application(
        app, open: url, options: [.sourceApplication: "com.apple.mobilesafari"])
    case "application(_:open:sourceApplication:annotation:)":
      guard let url = url(call.options["url"]) else { break }
      _ = delegate.application(
        app, open: url, sourceApplication: "com.apple.mobilesafari", annotation: NSNull())
    case "application(_:handleOpen:)":
      guard let url = url(call.options["url"]) else { break }
      _ = delegate.application(app, handleOpen: url)
    case "application(_:willContinueUserActivityWithType:)":
      _ = delegate.application(
        app, willContinueUserActivityWithType: NSUserActivityTypeBrowsingWeb)
    case "application(_:continue:restorationHandler:)":
      _ = delegate.application(
        app, continue: activity(call.options["webpageURL"]), restorationHandler: { _ in })
    case "application(_:performActionFor:completionHandler:)":
      delegate.application(
        app, performActionFor: shortcut(call.options["shortcutItem"]), completionHandler: { _ in })
    case "application(_:configurationForConnecting:options:)":
      let session = UISceneSession(
        identifier: "scene-\(sessions.count + 1)", configuration: configuration(call.options))
      pendingConfiguration = delegate.application(
        app, configurationForConnecting: session, options: connectionOptions(call.options))
    case "application(_:didDiscardSceneSessions:)":
      delegate.application(
        app, didDiscardSceneSessions: discard(call.options["sceneSessions"] ?? ""))
    case "userNotificationCenter(_:willPresent:withCompletionHandler:)":
      if UNUserNotificationCenter.current().delegate == nil { lacksMethod = true }
      UNUserNotificationCenter.current().present()
    case "userNotificationCenter(_:didReceive:withCompletionHandler:)":
      if UNUserNotificationCenter.current().delegate == nil { lacksMethod = true }
      UNUserNotificationCenter.current().respond()
    case "touchesBegan(_:with:)":
      firstResponder?.touchesBegan([UITouch()], with: UIEvent(.touches))
      UIApplication.shared.keyWindow?.recognizeTap()
    case "motionBegan(_:with:)":
      firstResponder?.motionBegan(.motionShake, with: UIEvent(.motion, .motionShake))
    case "remoteControlReceived(with:)":
      firstResponder?.remoteControlReceived(
        with: UIEvent(.remoteControl, .remoteControlTogglePlayPause))
    case "BGTaskScheduler launch handler":
      let name = call.options["identifier"] ?? ""
      let kind: ScheduledTaskKind =
        call.options["continued"] != nil
        ? .continued : call.options["processing"] != nil ? .processing : .refresh
      launchHandler(of: name)?(kind)
    case "BGTask.expirationHandler": expireTasks[call.options["identifier"] ?? ""]?()
    // A method this library does not know returns at once.
    case let name: if Self.callHandlers[name]?() != true { lacksMethod = true }
    }
    return nil
  }

  private static func completed(_ result: UIBackgroundFetchResult) {
    switch result {
    case .newData: AppLink.send(.completed(result: "newData"))
    case .noData: AppLink.send(.completed(result: "noData"))
    case .failed: AppLink.send(.completed(result: "failed"))
    }
  }

  // MARK: View controllers

  /// The root controllers of the windows are about to appear; in an app that is active they do.
  func showControllers() {
    for window in UIWindow.all {
      window.rootViewController?.appear()
      if UIApplication.shared.applicationState == .active {
        window.rootViewController?.appeared()
      }
    }
  }

  private var firstResponder: UIResponder? {
    let root = UIApplication.shared.keyWindow?.rootViewController
    return root?.shown.first ?? root ?? delegate as? UIResponder
  }
}
