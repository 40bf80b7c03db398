// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import Languages
import Lifecycle

/// The conversation between the engine and one app whose code runs outside of it: entries of the
/// trace become messages to the app, and its messages become inputs of the engine.
///
/// It is a value and carries nothing itself. `applife` carries the messages to a process, and
/// `LifecycleTesting` to an app within a test.
package struct HostConversation {
  /// The app on the device.
  package let app: AppReference
  /// The requests that the app has not answered, by number.
  package private(set) var pending: [Int: Pending] = [:]
  /// The open background tasks: the engine's name of each, by the app's number.
  package private(set) var tasks: [Int: String] = [:]
  /// The number of the next request. No two requests have the same, also across processes.
  private var nextNumber = 1
  /// True if the process has said that it answers edits.
  private var answersEdits = false
  /// The number of edits that the app made by itself and the trace has yet to show.
  private var ownEdits = 0

  /// A request that waits for its answer.
  package enum Pending: Hashable {
    /// The app's code runs on the main thread.
    case call(CalledCode)
    /// The app was asked to edit its user's data.
    case edit
    /// The button of this name was tapped.
    case tap(String)
    /// A text was typed.
    case text
    /// One of SwiftUI's phases has changed.
    case phase

    /// True if the engine waits for the app to return.
    fileprivate var isCode: Bool {
      switch self {
      case .call, .phase: true
      case .edit, .tap, .text: false
      }
    }
  }

  /// The text by which a requested edit is found again.
  package static let editText = "an edit of applife"

  package init(_ app: AppReference) { self.app = app }

  /// Forgets what is open: another process begins.
  package mutating func begin() {
    pending = [:]
    tasks = [:]
    answersEdits = false
    ownEdits = 0
  }

  // MARK: How it stands

  /// True if the engine waits for the app's code.
  package var isInCode: Bool { pending.values.contains { $0.isCode } }

  /// True if an edit, a tap or a text is in progress, of which the engine does not know.
  package var isWaitedFor: Bool { pending.values.contains { !$0.isCode } }

  /// True if a message answers a request that the engine waits for.
  package func isReturn(_ message: AppMessage) -> Bool {
    guard case .returned(let id, _) = message else { return false }
    return pending[id]?.isCode == true
  }

  // MARK: To the app

  /// Returns the messages that tell the app of an entry; none if it is told nothing.
  package mutating func messages(for entry: Trace.Entry, on device: Device) -> [HostMessage] {
    [backgroundTime(after: entry, on: device), message(for: entry, on: device)].compactMap { $0 }
  }

  /// Background time counts, or counts no more: what keeps the app running has stopped or begun.
  private func backgroundTime(after entry: Trace.Entry, on device: Device) -> HostMessage? {
    switch entry.kind {
    case .process(.audio), .process(.location):
      device.apps[app.index].state == .background ? currentState(on: device) : nil
    case .call, .notification, .phase, .state, .event, .refused, .process, .returned, .task,
      .deadline, .queue, .end, .output:
      nil
    }
  }

  private mutating func message(for entry: Trace.Entry, on device: Device) -> HostMessage? {
    switch entry.kind {
    case .call(let call): return self.call(call, device.apps[app.index])
    case .notification(let name, let state):
      let id = request(.call(.observers(name)))
      return .post(id: id, name: name.rawValue, state: state.rawValue)
    case .phase(let scene, _, let phase):
      return .phase(id: request(.phase), scene: scene, phase.rawValue)
    case .state(_, let state, _): return self.state(state, on: device)
    case .process(.audio(.paused)): return .interruption(began: true)
    case .process(.audio(.resumed)): return .interruption(began: false)
    case .event(.edit): return device.front == .app(app.index) ? edit() : nil
    case .event(.tapButton(let name?)):
      return device.front == .app(app.index) ? .tap(id: request(.tap(name)), name: name) : nil
    case .event(.type(let text)):
      return device.front == .app(app.index) ? .type(id: request(.text), text: text) : nil
    case .event, .refused, .process, .returned, .task, .deadline, .queue, .end, .output: return nil
    }
  }

  /// Returns the call of an expiration handler. The trace has no entry for it: the engine's main
  /// thread says so.
  package mutating func handlerCall(on device: Device) -> HostMessage? {
    guard let call = device.apps[app.index].process?.thread.current,
      case .expirationHandler(let task) = call.code,
      !pending.values.contains(.call(call.code))
    else { return nil }
    // A task that the app has ended meanwhile has no number any more, and nothing is called.
    let number = tasks.first { $0.value == task.name }?.key ?? 0
    return .expire(id: request(.call(call.code)), task: number)
  }

  /// Returns the state that the app reads now; nil if its code does not run.
  package func currentState(on device: Device) -> HostMessage? {
    state(device.apps[app.index].state, on: device)
  }

  private func state(_ state: EmulatedApp.State, on device: Device) -> HostMessage? {
    switch state {
    case .active: .state(ApplicationState.active.rawValue, remaining: nil)
    case .inactive: .state(ApplicationState.inactive.rawValue, remaining: nil)
    case .background:
      .state(
        ApplicationState.background.rawValue,
        remaining: device.remainingBackgroundTime(of: device.apps[app.index])
          .map { $0 / .seconds(1) })
    case .suspended, .notRunning: nil
    }
  }

  private mutating func call(_ call: Trace.Call, _ app: EmulatedApp) -> HostMessage {
    var options: [String: String] = [:]
    for item in call.options?.items ?? [] { options[item.key] = item.value }
    if call.callback == .launchHandler,
      let work = app.process?.work.last(where: { $0.task != nil })
    {
      options["identifier"] = work.task
      if work.wake == .processingTask { options["processing"] = "yes" }
      if work.wake == .continuedTask { options["continued"] = "yes" }
    }
    if call.callback == .taskExpirationHandler {
      options["identifier"] = app.process?.lastExpiredTask
    }
    options["sessionRole"] = Self.sessionRole(of: call, app)
    return .call(
      HostMessage.Call(
        id: request(.call(.method(call.callback))), name: call.callback.rawValue,
        state: call.state.rawValue, scene: call.scene, options: options))
  }

  /// Returns Apple's constant for the role of the session that a call concerns; nil for a session on
  /// the device's own screen. UIKit asks for the configuration of the newest session.
  private static func sessionRole(of call: Trace.Call, _ app: EmulatedApp) -> String? {
    let newestWindow = app.sessions.last?.number ?? 0
    let session = app.accessoryScenes.last {
      call.callback == .configurationForConnecting
        ? $0.number > newestWindow : $0.id == call.scene
    }
    return switch session?.role {
    case nil: nil
    case .display: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
    case .carPlay: "CPTemplateApplicationSceneSessionRoleApplication"
    }
  }

  /// The user edits: an app that can is asked to, unless it has said so itself.
  private mutating func edit() -> HostMessage? {
    if ownEdits > 0 {
      ownEdits -= 1
      return nil
    }
    return answersEdits ? .edit(id: request(.edit), what: Self.editText) : nil
  }

  /// Opens a request and returns its number.
  private mutating func request(_ kind: Pending) -> Int {
    if case .call = kind {
      assert(
        !pending.values.contains { if case .call = $0 { true } else { false } },
        "the main thread runs one call at a time: \(kind) in \(pending)")
    }
    defer { nextNumber += 1 }
    pending[nextNumber] = kind
    return nextNumber
  }

  // MARK: From the app

  /// Returns the inputs of the engine that a message comes to.
  ///
  /// - Throws: a mistake of the app, to be shown in the log.
  package mutating func inputs(
    from message: AppMessage, on device: Device
  ) throws(HostProblem) -> [Device.Input] {
    switch message {
    case .hello(let hello):
      answersEdits = hello.answersEdits
      return []
    case .returned(let id, let value): return try returned(id, value)
    case .tapped(let id, let names):
      try tapped(id, names)
      return []
    case .completed(let result):
      return possible(.finishFetch(FetchResult(rawValue: result) ?? .failed, app), on: device)
    case .beginTask(let task, let name):
      // The engine tells tasks apart by their names.
      var unique = name
      while unique.isEmpty || tasks.values.contains(unique) { unique += " (\(task))" }
      tasks[task] = unique
      return possible(.beginTask(unique, app), on: device)
    case .endTask(let task):
      guard let name = tasks.removeValue(forKey: task) else { return [] }
      return possible(.endTask(name, app), on: device)
    case .submit(let identifier, let isProcessing):
      return possible(
        isProcessing ? .scheduleProcessing(identifier, app) : .scheduleRefresh(identifier, app),
        on: device)
    case .submitContinued(let identifier, let strategy):
      let submission = TaskSubmission(
        task: identifier, strategy: TaskSubmission.Strategy(rawValue: strategy) ?? .queue)
      return possible(.scheduleContinued(submission, app), on: device)
    case .cancelTask(let identifier): return possible(.cancelTask(identifier, app), on: device)
    case .reportCall: return possible(.reportCall(app), on: device)
    case .startActivity: return possible(.startLiveActivity(app), on: device)
    case .progress(let identifier): return possible(.reportProgress(identifier, app), on: device)
    case .taskCompleted(let identifier, let isSuccess):
      return possible(
        .completeTask(TaskCompletion(task: identifier, isSuccess: isSuccess), app), on: device)
    case .audio(let isPlaying):
      return possible(isPlaying ? .playAudio(app) : .stopAudio(app), on: device)
    case .location(let isFollowed):
      return possible(isFollowed ? .startLocation(app) : .stopLocation(app), on: device)
    case .edited:
      // A requested edit has been counted, and the user edits in the app in front.
      guard !pending.values.contains(.edit), device.front == .app(app.index) else { return [] }
      let edits = possible(.edit, on: device)
      ownEdits += edits.count
      return edits
    case .saved: return possible(.save(app), on: device)
    case .readLaunchOption: return []
    }
  }

  private mutating func returned(
    _ id: Int, _ value: Bool?
  ) throws(HostProblem) -> [Device.Input] {
    switch pending[id] {
    case .call:
      pending[id] = nil
      return [.returned(app, value: value)]
    case .phase:
      pending[id] = nil
      // The app's phase changes with a scene's: the engine waits for both answers.
      return pending.values.contains(.phase) ? [] : [.returned(app, value: nil)]
    case .edit:
      pending[id] = nil
      return []
    case .tap, .text, nil: throw .notOpen(id)
    }
  }

  /// - Parameter names: the names that the app shows in the place of what was asked for; nil if it has
  ///   acted.
  private mutating func tapped(_ id: Int, _ names: [String]?) throws(HostProblem) {
    switch pending[id] {
    case .tap(let name):
      pending[id] = nil
      if let names { throw .noButton(name, names: names) }
    case .text:
      pending[id] = nil
      if names != nil { throw .noTextField }
    case .call, .edit, .phase, nil: break
    }
  }

  /// Returns the event as an input, or nothing if it is not possible: what an app does by itself is
  /// no refusal if it makes no difference.
  private func possible(_ event: SystemEvent, on device: Device) -> [Device.Input] {
    device.isPossible(event) ? [.event(event)] : []
  }
}
