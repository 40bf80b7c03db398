// SPDX-License-Identifier: Apache-2.0
import HostConversation
import HostProtocol
import Languages
@_exported import Lifecycle
import LifecycleText
@_spi(Hosting) import UIKit

/// A person's own app delegate on the emulated phone, within a test: calls come from the same engine
/// and through the same UIKit as in a hosted process, in virtual time.
///
///     let app = try TestApplication(AppDelegate())
///     try app.perform("tap icon, press home, wait 10s")
///     #expect(app.state == .suspended)
///     #expect(app.calls.last == "applicationDidEnterBackground(_:)")
///
/// One app runs at a time: see ``run(_:scene:setup:body:)`` for tests that await.
@MainActor public final class TestApplication<Delegate: UIApplicationDelegate> {
  private let code: Code
  private let home: TestHome
  private let seat: TestSeat.Holder
  private let infoPlist: String
  private var runtime: AppRuntime?
  private var conversation: HostConversation
  private let inbox = AppInbox()
  /// A mistake in the app's answer: it does not show what was to be tapped or typed into.
  private var problem: HostProblem?
  private var player = Scenario.Player(keepsWindow: true)
  private var delays: [String: Duration] = [:]
  private var lineCount = 0

  /// The phone: its time, what is in front, its apps.
  public private(set) var device: Device
  /// Everything that has happened, in order.
  public private(set) var entries: [Trace.Entry] = []
  /// The selectors of the delegates' own methods that were called, in order. A method they do not
  /// implement is not in it.
  public private(set) var calls: [String] = []
  /// The app delegate of the process that runs; nil while none does.
  public private(set) var delegate: Delegate?

  /// An app without scenes, on a phone that has just been switched on. It is not running yet.
  ///
  /// - Parameters:
  ///   - delegate: makes the app delegate: again for each launch.
  ///   - setup: declarations of the scenario language: `ios 17`, `app Notes modes audio`,
  ///   `limit suspension 1s`.
  /// - Throws: ``TestApplicationError``.
  public convenience init(
    _ delegate: @autoclosure @escaping @MainActor () -> Delegate, setup: String = ""
  ) throws {
    try self.init(Code(makeDelegate: delegate), setup: setup)
  }

  /// An app with scenes.
  ///
  /// - Parameters:
  ///   - delegate: makes the app delegate: again for each launch.
  ///   - scene: makes a scene delegate: again for each scene that connects.
  ///   - setup: declarations of the scenario language.
  /// - Throws: ``TestApplicationError``.
  public convenience init(
    _ delegate: @autoclosure @escaping @MainActor () -> Delegate,
    scene: @autoclosure @escaping @MainActor () -> any UISceneDelegate, setup: String = ""
  ) throws {
    try self.init(Code(makeDelegate: delegate, makeScene: scene), setup: setup)
  }

  /// An app of SwiftUI's with an app delegate.
  ///
  /// - Parameters:
  ///   - app: its `App`.
  ///   - delegate: makes what its `@UIApplicationDelegateAdaptor` asks for: again for each launch.
  ///   - setup: declarations of the scenario language.
  /// - Throws: ``TestApplicationError``.
  public convenience init<A: ContentApp>(
    _ app: A.Type, delegate: @autoclosure @escaping @MainActor () -> Delegate, setup: String = ""
  ) throws {
    try self.init(Code(makeDelegate: delegate, makeContent: { A.makeContent() }), setup: setup)
  }

  /// An app of SwiftUI's without an app delegate.
  ///
  /// - Parameters:
  ///   - app: its `App`.
  ///   - setup: declarations of the scenario language.
  /// - Throws: ``TestApplicationError``.
  public convenience init<A: ContentApp>(_ app: A.Type, setup: String = "") throws
  where Delegate == NoAppDelegate {
    try self.init(app, delegate: NoAppDelegate(), setup: setup)
  }

  /// The parts of an app.
  struct Code {
    let makeDelegate: @MainActor () -> Delegate
    var makeScene: (@MainActor () -> any UISceneDelegate)?
    var makeContent: (@MainActor () -> AnyObject)?

    /// Returns true if it can be called in that style.
    func fits(_ style: LifecycleStyle) -> Bool {
      if makeContent != nil { return style == .swiftui }
      return makeScene == nil || style.hasScenes
    }
    /// The style if nothing is said.
    var style: LifecycleStyle {
      makeContent != nil ? .swiftui : makeScene != nil ? .scene : .delegate
    }
  }

  init(_ code: Code, setup: String) throws {
    seat = try TestSeat.take()
    home = try TestHome()
    self.code = code
    var scenario: Scenario
    do {
      scenario = try Scenario.declared(setup)
    } catch {
      throw TestApplicationError(error, in: "setup")
    }
    scenario.apps[0].code = .outside
    // On iOS 27 an app has scenes if nothing is said; this one has none.
    if !setup.contains("style=") || !code.fits(scenario.apps[0].style) {
      scenario.apps[0].style = code.style
    }
    // The root view appears when its scene connects.
    if code.makeContent != nil { scenario.apps[0].showsViewControllers = true }
    infoPlist = InfoPlist.text(for: scenario.apps[0], hasScenes: code.makeScene != nil)
    device = scenario.device
    conversation = HostConversation(device.reference(at: 0))
    inbox.listen()
    AppRuntime.end()
  }

  // MARK: What happens

  /// Does what a user or the system does, in the words of the scenario language, and lets the device
  /// settle. An `expect` is checked.
  ///
  ///     try app.perform("tap icon, +2s press home, wait 10s, expect MyApp suspended")
  ///
  /// - Parameters:
  ///   - steps: what happens, in order.
  ///   - file: the file of the test: its error begins with it.
  ///   - line: the line of the test.
  /// - Throws: ``TestApplicationError/step(_:file:line:)`` for words that are none, for what is not
  ///   possible then, and for what was expected and did not come.
  public func perform(
    _ steps: String, file: String = #filePath, line: Int = #line
  ) throws {
    do throws(TestApplicationError) {
      try take(steps)
    } catch {
      throw TestApplicationError.step(error, file: file, line: line)
    }
  }

  private func take(_ steps: String) throws(TestApplicationError) {
    lineCount += 1
    do {
      player.append(
        try Scenario.parseSteps(
          Array(steps.utf8), line: lineCount, apps: device.apps.map(\.name)))
    } catch {
      throw TestApplicationError(error, in: "step")
    }
    takeInbox()
    while let request = player.next(on: device) {
      switch request {
      case .time(let moment), .skip(let moment): advance(to: moment)
      case .event(let event, _):
        let new = device.handle(event)
        take(new)
        if case .refused(let refusal)? = new.first?.kind {
          player = Scenario.Player(keepsWindow: true)
          throw TestApplicationError.impossible(refusal)
        }
        if let problem = problem.take() {
          player = Scenario.Player(keepsWindow: true)
          throw TestApplicationError.notShown(
            "\(app.name) \(TestLog.phrases.hosting.problem(problem))")
        }
      case .finished(_, let verdict):
        if let verdict, !verdict.isHeld {
          player = Scenario.Player(keepsWindow: true)
          throw TestApplicationError.unexpected(verdict)
        }
      }
    }
  }

  /// Lets tasks and blocks run that wait for the main actor: what the app began with `Task` or
  /// `DispatchQueue.main.async`. A suspended app does nothing.
  public func settle() async {
    for _ in 0..<Self.turns where state != .suspended && state != .notRunning {
      await Task.yield()
      takeInbox()
    }
  }

  /// The number of turns that other work on the main actor gets.
  private static var turns: Int { 200 }

  /// A method takes so long from now on, in virtual time: for what iOS does to an app that is slow.
  ///
  /// - Parameter method: its selector: `applicationDidEnterBackground(_:)`; or the notification whose
  ///   observers take so long: `UIApplication.didEnterBackgroundNotification`.
  public func slow(_ method: String, by duration: Duration) { delays[method] = duration }

  /// Forgets the ``calls`` so far.
  public func forgetCalls() { calls = [] }

  // MARK: How it is

  private var app: EmulatedApp { device.apps[conversation.app.index] }

  /// The app's state.
  public var state: EmulatedApp.State { app.state }
  /// The end of its last process; nil if none has ended. `ending?.reason` says why, as in
  /// `#expect(app.ending?.reason == .crash)`, and `ending?.notified` whether the app was told.
  public var ending: Termination? { app.lastEnding }
  /// The notifications that were posted, in order: `UIApplication.didBecomeActiveNotification`.
  public var notifications: [String] {
    entries.compactMap { entry in
      guard case .notification(let name, _) = entry.kind, entry.app == app.name else { return nil }
      return name.rawValue
    }
  }
  /// Everything that has happened, as `applife run` prints it.
  public var log: String { TestLog.text(entries, apps: device.apps.map(\.name)) }

  // MARK: The engine and the app

  private func advance(to moment: Duration) {
    while let due = device.nextDeadline, due <= moment, due >= device.now {
      let new = device.advance(to: due)
      if new.isEmpty { break }
      take(new)
    }
    take(device.advance(to: moment))
  }

  private func take(_ new: [Trace.Entry]) {
    player.observe(new)
    entries += new
    for entry in new { act(on: entry) }
    if let runtime, let call = conversation.handlerCall(on: device) { tell(runtime, call) }
    takeInbox()
  }

  /// Tells the engine what the app has said. What follows from one message may change what the next
  /// means: each is taken in its turn.
  private func takeInbox() {
    while let message = inbox.next() { take(message) }
  }

  private func take(_ message: AppMessage) {
    let delay = delay(of: message)
    do throws(HostProblem) {
      for input in try conversation.inputs(from: message, on: device) {
        if case .returned = input, let delay { advance(to: device.now + delay) }
        take(device.apply(input))
      }
    } catch {
      problem = error
    }
  }

  /// Returns how long the call takes that a message answers, as the test says; nil for no time.
  private func delay(of message: AppMessage) -> Duration? {
    guard case .returned(let id, _) = message, case .call(let code)? = conversation.pending[id]
    else { return nil }
    switch code {
    case .method(let callback): return delays[callback.rawValue]
    case .observers(let notification): return delays[notification.rawValue]
    case .expirationHandler, .phaseChange: return nil
    }
  }

  private func act(on entry: Trace.Entry) {
    guard entry.app == app.name || entry.app == nil else { return }
    switch entry.kind {
    case .process(.main): begin()
    case .end: end()
    case .call, .notification, .state, .phase, .event, .refused, .process, .returned, .task,
      .deadline, .queue, .output:
      guard let runtime else { return }
      for message in conversation.messages(for: entry, on: device) {
        tell(runtime, message)
        if case .call(let call) = message, !runtime.lacksMethod { calls.append(call.name) }
      }
    }
  }

  /// Says something to the app, which reads the state of this moment meanwhile.
  private func tell(_ runtime: AppRuntime, _ message: HostMessage) {
    if let state = conversation.currentState(on: device) { runtime.take(state) }
    runtime.take(message)
  }

  private func begin() {
    forget()
    let scenes = code.makeScene.map { make in [(name: "SceneDelegate", make: make)] } ?? []
    let hosted = HostedApp(
      makeDelegate: { [unowned self] in
        let made = code.makeDelegate()
        delegate = made
        return made
      }, sceneDelegates: scenes, infoPlist: infoPlist, content: code.makeContent)
    runtime = AppRuntime.begin(hosted)
  }

  /// The process is gone, and its objects with it.
  private func end() {
    runtime = nil
    delegate = nil
    forget()
    AppRuntime.end()
  }

  /// A process begins without anything open.
  private func forget() {
    conversation.begin()
    inbox.clear()
  }
}

extension TestApplication {
  /// Runs a test that awaits, once no other test has an app: tests of Swift Testing run at the same
  /// time.
  ///
  ///     try await TestApplication.run(AppDelegate()) { app in
  ///       try app.perform("tap icon")
  ///       await app.settle()
  ///     }
  public static func run<Result>(
    _ delegate: @autoclosure @escaping @MainActor () -> Delegate,
    scene: (@MainActor () -> any UISceneDelegate)? = nil, setup: String = "",
    body: @MainActor (TestApplication<Delegate>) async throws -> Result
  ) async throws -> Result {
    try await run(Code(makeDelegate: delegate, makeScene: scene), setup, body)
  }

  /// Runs a test of an app of SwiftUI's that awaits, once no other test has an app.
  public static func run<A: ContentApp, Result>(
    _ app: A.Type, delegate: @autoclosure @escaping @MainActor () -> Delegate, setup: String = "",
    body: @MainActor (TestApplication<Delegate>) async throws -> Result
  ) async throws -> Result {
    try await run(Code(makeDelegate: delegate, makeContent: { A.makeContent() }), setup, body)
  }

  /// Runs a test of an app of SwiftUI's without an app delegate, once no other test has an app.
  public static func run<A: ContentApp, Result>(
    _ app: A.Type, setup: String = "",
    body: @MainActor (TestApplication<Delegate>) async throws -> Result
  ) async throws -> Result where Delegate == NoAppDelegate {
    try await run(app, delegate: NoAppDelegate(), setup: setup, body: body)
  }

  private static func run<Result>(
    _ code: Code, _ setup: String,
    _ body: @MainActor (TestApplication<Delegate>) async throws -> Result
  ) async throws -> Result {
    await TestSeat.wait()
    defer { TestSeat.give() }
    return try await body(TestApplication(code, setup: setup))
  }
}

/// The app delegate of an app that names none.
public final class NoAppDelegate: UIResponder, UIApplicationDelegate {}
