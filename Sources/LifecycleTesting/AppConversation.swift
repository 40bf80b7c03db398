// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import Languages
import Lifecycle
import Synchronization
@_spi(Hosting) import UIKit

/// What the engine and an app within this process say to each other: the messages of the host
/// protocol, without a process in between.
@MainActor struct AppConversation {
  /// The app on the device.
  let app: AppReference
  private let inbox = Inbox()
  /// The call that is in progress: its number, and what was called.
  private var open: (id: Int, code: CalledCode)?
  private var nextCall = 1
  /// The changes of SwiftUI's phases that the app has not answered.
  private var openPhases: Set<Int> = []
  /// The taps that the app has not answered, each with the name of its button; nil for a text.
  private var openTaps: [Int: String?] = [:]
  /// What the app does not show, though it was to be tapped or typed into.
  private var problem: HostProblem?
  /// The background tasks that are open: the app's number for each, and the engine's name.
  private var tasks: [Int: String] = [:]

  init(_ app: AppReference) {
    self.app = app
    let inbox = inbox
    AppLink.observe { inbox.add($0) }
  }

  /// What the app has said, from whatever thread.
  private final class Inbox: Sendable {
    private let messages = Mutex<[AppMessage]>([])
    func add(_ message: AppMessage) { messages.withLock { $0.append(message) } }
    func take() -> [AppMessage] {
      messages.withLock { list in
        defer { list = [] }
        return list
      }
    }
  }

  /// A process begins without anything open.
  mutating func begin() {
    open = nil
    openPhases = []
    openTaps = [:]
    tasks = [:]
    _ = inbox.take()
  }

  // MARK: To the app

  /// What the app is told of an entry; nil for nothing.
  mutating func message(for entry: Trace.Entry, _ device: Device) -> HostMessage? {
    switch entry.kind {
    case .call(let call): return self.call(call, device)
    case .notification(let name, let state):
      return .post(
        id: begin(.observers(name)), name: name.rawValue, state: state.rawValue)
    case .phase(let scene, _, let phase):
      let id = nextNumber()
      openPhases.insert(id)
      return .phase(id: id, scene: scene, phase.rawValue)
    case .state: return stateMessage(device)
    case .event(.tapButton(let name?)):
      guard device.front == .app(app.index) else { return nil }
      let id = nextNumber()
      openTaps[id] = .some(name)
      return .tap(id: id, name: name)
    case .event(.type(let text)):
      guard device.front == .app(app.index) else { return nil }
      let id = nextNumber()
      openTaps[id] = .some(nil)
      return .type(id: id, text: text)
    case .event, .refused, .process, .returned, .task, .deadline, .queue, .end, .output: return nil
    }
  }

  private mutating func call(_ call: Trace.Call, _ device: Device) -> HostMessage {
    var options: [String: String] = [:]
    for item in call.options?.items ?? [] { options[item.key] = item.value }
    if call.callback == .launchHandler,
      let work = device.apps[app.index].process?.work.last(where: { $0.task != nil })
    {
      options["identifier"] = work.task
      if work.wake == .processingTask { options["processing"] = "yes" }
      if work.wake == .continuedTask { options["continued"] = "yes" }
    }
    if call.callback == .taskExpirationHandler {
      options["identifier"] = device.apps[app.index].process?.lastExpiredTask
    }
    return .call(
      HostMessage.Call(
        id: begin(.method(call.callback)), name: call.callback.rawValue,
        state: call.state.rawValue, scene: call.scene, options: options))
  }

  private mutating func begin(_ code: CalledCode) -> Int {
    let id = nextNumber()
    open = (id, code)
    return id
  }

  private mutating func nextNumber() -> Int {
    defer { nextCall += 1 }
    return nextCall
  }

  /// An expiration handler is called without an entry of its own: the engine's thread says so.
  mutating func handlerCall(_ device: Device) -> HostMessage? {
    guard let call = device.apps[app.index].process?.thread.current,
      case .expirationHandler(let task) = call.code, open?.code != call.code
    else { return nil }
    let number = tasks.first { $0.value == task.name }?.key ?? 0
    return .expire(id: begin(call.code), task: number)
  }

  /// What the app reads now; nil where its code does not run.
  func stateMessage(_ device: Device) -> HostMessage? {
    let app = device.apps[app.index]
    switch app.state {
    case .active: return .state("active", remaining: nil)
    case .inactive: return .state("inactive", remaining: nil)
    case .background:
      return .state("background", remaining: device.remainingBackgroundTime(of: app) / .seconds(1))
    case .suspended, .notRunning: return nil
    }
  }

  // MARK: From the app

  /// What the app has said since this was last asked, as inputs of the engine.
  mutating func takeInbox(_ device: Device) -> [Device.Input] {
    inbox.take().flatMap { input(of: $0, device) }
  }

  /// What was to be tapped or typed into and isn't shown; asked for once.
  mutating func takeProblem() -> HostProblem? { problem.take() }

  /// How long the call that returns takes, as the test says.
  func takeDelay(_ delays: [String: Duration]) -> Duration? {
    switch lastReturned {
    case .method(let callback): return delays[callback.rawValue]
    case .observers(let notification): return delays[notification.rawValue]
    case .expirationHandler, .phaseChange, nil: return nil
    }
  }
  private var lastReturned: CalledCode?

  private mutating func input(of message: AppMessage, _ device: Device) -> [Device.Input] {
    switch message {
    case .returned(let id, let value):
      if openPhases.remove(id) != nil {
        lastReturned = nil
        return openPhases.isEmpty ? [.returned(app, value: nil)] : []
      }
      guard let open, open.id == id else { return [] }
      lastReturned = open.code
      self.open = nil
      return [.returned(app, value: value)]
    case .completed(let result):
      return possible(.finishFetch(FetchResult(rawValue: result) ?? .failed, app), device)
    case .beginTask(let task, let name):
      var unique = name
      while unique.isEmpty || tasks.values.contains(unique) { unique += " (\(task))" }
      tasks[task] = unique
      return possible(.beginTask(unique, app), device)
    case .endTask(let task):
      guard let name = tasks.removeValue(forKey: task) else { return [] }
      return possible(.endTask(name, app), device)
    case .submit(let identifier, let isProcessing):
      return possible(
        isProcessing ? .scheduleProcessing(identifier, app) : .scheduleRefresh(identifier, app),
        device)
    case .submitContinued(let identifier, let strategy):
      let submission = TaskSubmission(
        task: identifier, strategy: TaskSubmission.Strategy(rawValue: strategy) ?? .queue)
      return possible(.scheduleContinued(submission, app), device)
    case .cancelTask(let identifier): return possible(.cancelTask(identifier, app), device)
    case .reportCall: return possible(.reportCall(app), device)
    case .startActivity: return possible(.startLiveActivity(app), device)
    case .progress(let identifier): return possible(.reportProgress(identifier, app), device)
    case .taskCompleted(let identifier, let isSuccess):
      return possible(
        .completeTask(TaskCompletion(task: identifier, isSuccess: isSuccess), app), device)
    case .tapped(let id, let names):
      guard let asked = openTaps.removeValue(forKey: id), let names else { return [] }
      problem = asked.map { .noButton($0, names: names) } ?? .noTextField
      return []
    case .edited: return possible(.edit, device)
    // A test sees what its delegate reads by itself.
    case .readLaunchOption: return []
    case .saved: return possible(.save(app), device)
    case .audio(let isPlaying):
      return possible(isPlaying ? .playAudio(app) : .stopAudio(app), device)
    case .location(let isFollowed):
      return possible(isFollowed ? .startLocation(app) : .stopLocation(app), device)
    case .hello: return []
    }
  }

  /// What an app does by itself is no refusal where it makes no difference.
  private func possible(_ event: SystemEvent, _ device: Device) -> [Device.Input] {
    device.isPossible(event) ? [.event(event)] : []
  }
}
