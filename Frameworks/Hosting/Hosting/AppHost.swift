// SPDX-License-Identifier: Apache-2.0
import HostConversation
import HostProtocol
import Languages
import Lifecycle
import LifecycleText
import OperatingSystem

/// One app of a device whose code runs in a process: the process, the conversation with it, and the
/// limits on what it may say.
struct AppHost {
  let program: HostedProgram
  let phrases: Phrases
  /// The process; nil while the app is not running.
  private(set) var process: HostedProcess?
  /// The engine's side of what is said.
  var conversation: HostConversation
  /// The state of the process as far as it is known; begun anew with each.
  var facts = Facts()
  /// True if the device's clock stands still.
  private var isFrozen = false
  /// The lines of output within the current second.
  var output = RateLimit(most: AppHost.mostLines)
  /// The messages within the current second.
  var messages = RateLimit(most: AppHost.mostMessages)
  /// The notes that were not taken yet; nil if none are kept.
  var notes: [AppNote]?

  /// The lines of output in a second; more are dropped.
  static let mostLines = 1_000
  /// The messages in a second; more end the process.
  static let mostMessages = 5_000
  /// The names of buttons that are shown in the place of one that is missing.
  static let mostNames = 40

  /// The facts about one process.
  struct Facts {
    /// True if it has said hello.
    var hasSaidHello = false
    /// True if it has closed its end of the protocol.
    var hasClosed = false
    /// Swift's report of its crash.
    var crash = FatalReport()
    /// True if the engine has it suspended.
    var isSuspended = false
    /// True if its main thread was blocked in the middle of code.
    var isBlockedInCode = false
  }

  init(_ app: AppReference, _ program: HostedProgram, _ phrases: Phrases) {
    self.program = program
    self.phrases = phrases
    conversation = HostConversation(app)
  }

  /// The app on the device.
  var reference: AppReference { conversation.app }

  // MARK: To the process

  /// Does what the entries say. Returns what the engine is to be told about it.
  mutating func act(on entries: [Trace.Entry], _ device: Device) -> [Device.Input] {
    var inputs: [Device.Input] = []
    for entry in entries where entry.app == reference.name || entry.app == nil {
      inputs += act(on: entry, device)
    }
    if let call = conversation.handlerCall(on: device) { inputs += send(call) }
    return inputs
  }

  private mutating func act(on entry: Trace.Entry, _ device: Device) -> [Device.Input] {
    switch entry.kind {
    case .process(.main): return start(device)
    case .state(let from, let to, _):
      if to == .suspended || from == .suspended {
        facts.isSuspended = to == .suspended
        stopOrContinue()
      }
    case .event(.hang(reference)):
      // Code that is running hears of nothing: its whole process stands still.
      guard conversation.isInCode else { return send(.block) }
      facts.isBlockedInCode = true
      stopOrContinue()
    case .event(.recover(reference)):
      guard facts.isBlockedInCode else { return send(.unblock) }
      facts.isBlockedInCode = false
      stopOrContinue()
    case .end: return stop()
    case .call, .notification, .phase, .event, .refused, .process, .returned, .task, .deadline,
      .queue, .output:
      break
    }
    return conversation.messages(for: entry, on: device).flatMap { send($0) }
  }

  private mutating func start(_ device: Device) -> [Device.Input] {
    // The rest of the last process ends first. It may never have been told to: a session that is
    // started anew forgets it.
    endProcess()
    do throws(Errno) {
      process = try HostedProcess(program, ios: device.version)
      if isFrozen { process?.setStopped(true) }
      return []
    } catch {
      return say(.notStarted(error.text)) + [.ended(reference, .crashed(nil))]
    }
  }

  /// The engine has ended the app.
  private func stop() -> [Device.Input] {
    guard let process, !process.hasEnded else { return [] }
    process.kill()
    if facts.hasClosed { return say(.closed) }
    return facts.hasSaidHello ? [] : say(.silent)
  }

  /// Says something to the process, unless it is about to end.
  func send(_ message: HostMessage) -> [Device.Input] {
    guard let process, !process.isEnding else { return [] }
    return process.send(message) ? [] : breakOff(.readsNothing)
  }

  /// Ends a process that breaks the protocol in a way that cannot go on, as by a crash.
  func breakOff(_ problem: HostProblem) -> [Device.Input] {
    process?.kill()
    return say(problem) + [.ended(reference, .crashed(.kill))]
  }

  /// Returns a line about the process for the log.
  func say(_ problem: HostProblem) -> [Device.Input] {
    [.output(reference, .host, phrases.hosting.problem(problem))]
  }

  /// Stops the process with the device's clock, or lets it go on.
  mutating func setFrozen(_ frozen: Bool) {
    isFrozen = frozen
    stopOrContinue()
  }

  /// Stops the process, or lets it run on.
  private func stopOrContinue() {
    process?.setStopped(facts.isSuspended || facts.isBlockedInCode || isFrozen)
  }

  // MARK: Its end

  /// Forgets the process and what is open with it.
  mutating func forgetProcess() {
    process = nil
    facts = Facts()
    conversation.begin()
  }

  /// Ends the process and waits until it has ended.
  private mutating func endProcess() {
    process?.kill()
    process?.waitForEnd()
    forgetProcess()
  }

  /// Ends the process and removes its home: before the program ends.
  mutating func end() {
    forgetProcess()
    program.home.remove()
  }

  /// Ends the process and empties its home: the phone is switched on anew.
  mutating func relaunch() {
    endProcess()
    isFrozen = false
    output = RateLimit(most: Self.mostLines)
    messages = RateLimit(most: Self.mostMessages)
    program.home.renew()
  }

  // MARK: From the process

  /// True if what the app says has to wait: the engine has it stand still.
  private func isHeld(_ device: Device) -> Bool {
    guard let process = device.apps[reference.index].process else { return false }
    return process.phase == .suspended || process.thread.isHung
  }

  /// True if an edit or a tap is in progress, of which the engine does not know.
  func isWaitedFor(_ device: Device) -> Bool {
    conversation.isWaitedFor && process?.hasEnded == false && !isHeld(device)
  }

  /// The descriptors to wait for.
  func polls(_ device: Device) -> [pollfd] { process?.polls(isHeld: isHeld(device)) ?? [] }

  /// Returns what the process did since this was last asked.
  func takeEvents(_ device: Device) -> [HostedProcess.Event] {
    process?.takeEvents(isHeld: isHeld(device)) ?? []
  }

  /// Returns the notes since they were last taken.
  mutating func takeNotes() -> [AppNote] {
    defer { notes = notes.map { _ in [] } }
    return notes ?? []
  }
}
