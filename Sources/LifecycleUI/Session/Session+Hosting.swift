// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Apps whose code runs in processes. What happened is known; a process cannot be taken back, nor
/// lives it faster than real time.
extension Session {
  /// The process of the app in focus.
  var focusedProcess: ProcessFacts? { view.processes[focusedApp] }

  /// The steps of the scenario are done in real time, from now on.
  package mutating func playScenario(at wall: Duration) {
    play(start.scenario.steps, .withClock, at: wall)
  }

  /// What happened since this was last asked, for the processes: in order, and once.
  package mutating func takeUntold() -> [Trace.Entry] {
    defer { untold = [] }
    return untold
  }

  /// The device as it is in the present, whatever is shown.
  package var presentDevice: Device { timeline.presentDevice }

  /// Whether the processes run: they stand still with the device's clock.
  package var areProcessesRunning: Bool { timeBase.isRunning && !timeline.isPast && !isHeld }

  /// Whether a key asks for what no process can do, which is then said.
  mutating func refusesWhileHosting(_ command: Command) -> Bool {
    Self.isPossibleWhileHosting(command) ? false : refusesWhileHosting()
  }

  /// Whether a process can do what a key asks for: go back it cannot, nor run faster.
  static func isPossibleWhileHosting(_ command: Command) -> Bool {
    switch command {
    case .undo, .redo, .faster, .slower, .skip, .scenarios, .present:
      false
    case .send, .toggle, .confirm, .travel, .travelToFirst, .travelToPresent, .branches, .why,
      .coverage, .quiz, .focusApp, .nextPanel, .previousPanel, .leave, .move, .search, .nextMatch,
      .previousMatch, .pause, .help, .objects, .compare, .restart, .prompt, .save, .repaint, .stop,
      .close, .quit:
      true
    }
  }

  /// The same for a word at the prompt.
  mutating func refusesWhileHosting(_ word: PromptCommand) -> Bool {
    switch word {
    case .undo, .back, .redo, .present, .branch, .switchBranch, .scenarios, .load, .speed, .next,
      .step:
      return refusesWhileHosting()
    case .earlier, .later, .first, .now, .branches, .save, .overwrite, .why, .coverage, .quiz,
      .summary, .saveSummary, .overwriteSummary, .compare, .pause, .help, .objects, .restart, .quit,
      .exit:
      return false
    }
  }

  /// Whether an app is hosted, which is then said.
  mutating func refusesWhileHosting() -> Bool {
    guard start.isHosting else { return false }
    let (present, restart) =
      start.isPlain
      ? (PromptCommand.now.rawValue, PromptCommand.restart.rawValue)
      : (Keymap.key(of: .travelToPresent), Keymap.key(of: .restart))
    // Read out like any other answer: it is no event that was refused, which is a row of the log.
    message = Message(
      start.isPlain ? .info : .refusal, phrases.hosting.notPossible(present, restart))
    return true
  }

  /// The processes are ended and started afresh, and what the user did until the moment that is shown
  /// is done again at its times. What the processes did then is theirs to do again.
  mutating func relaunch(at wall: Duration) -> [Effect] {
    let moment = device.now
    var steps = timeline.events.filter { event in
      event.time <= moment && !event.isRefused && !event.event.kind.isOfTheProcess
    }.map { event in Scenario.Step(time: .at(event.time), action: .event(event.event)) }
    if !steps.isEmpty { steps.append(Scenario.Step(time: .at(moment), action: .wait(.zero))) }
    var start = start
    start.size = size
    let typed = promptHistory
    self = Session(start: start, at: wall)
    promptHistory = typed
    play(steps, .withClock, at: wall)
    message = Message(.info, phrases.hosting.relaunched(TimeText.stamp(moment)))
    return [.relaunch]
  }
}

extension SystemEvent.Kind {
  /// Whether a hosted process says it, and not the user.
  fileprivate var isOfTheProcess: Bool {
    switch self {
    case .beginTask, .endTask, .finishFetch, .scheduleRefresh, .scheduleProcessing, .completeTask,
      .save, .playAudio, .stopAudio, .startLocation, .stopLocation:
      true
    case _: false
    }
  }
}
