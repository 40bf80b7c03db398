// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import OperatingSystem

/// A process that is launched in a fresh home, edited, ended and launched again.
struct TortureRun {
  let app: PreparedApp
  /// The scenario that is played: a launch, the edit, the way to an end, another launch.
  let scenario: Scenario
  /// The steps of the scenario that end its parts.
  let parts: Parts
  /// The style the command line asks for, in place of the program's own.
  let style: LifecycleStyle?
  /// The file that is compared; nil: what the app says is.
  let file: WatchedFile?
  /// The fingerprints that the file has without the edit: with one of them, the edit is not there.
  var unedited: Set<String?> = []
  let interruption: Interruption
  let phrases: Phrases

  /// The last step of each part; a part that the scenario does not have ends with the one before.
  struct Parts {
    var launch: Int
    var edit: Int
    var end: Int?
  }

  /// The time that an app has after its launch to say what has been saved.
  private static let patience = Duration.seconds(2)

  /// Plays it. Returns nil if it was interrupted.
  func play() throws(Failure) -> Torture.Result? {
    var hosted = ScenarioFile(name: app.executable, scenario: scenario)
    let programs = try hosted.host([app], style: style)
    guard let home = programs[0]?.home else { return nil }
    var runner = HostedRunner(
      hosted.scenario, programs, phrases,
      isInterrupted: { [interruption] in interruption.isRequested },
      skipsIdleTime: true)
    defer { runner.end() }
    runner.keepNotes()
    var state = State(before: file?.contents(in: home))
    while let step = runner.next() {
      state.take(runner.takeNotes())
      state.note(step.entries)
      guard let index = step.index else { break }
      if index == parts.launch {
        guard step.verdict?.isHeld == true else { break }
        state.result.hasLaunched = true
        state.result.editsAtLaunch = state.result.account.edited.count
        // By now the app has made its own edits, and not yet those that it is asked for.
        if parts.edit > parts.launch { state.before = file?.contents(in: home) }
      }
      if index > parts.edit, index <= parts.end ?? parts.edit { state.noteCalls(step.entries) }
      if index > parts.launch, index <= parts.edit { state.noteRefusal(step.entries) }
      if index == parts.end {
        guard runner.device.apps[0].state == .notRunning else { break }
        runner.waitForEnds()
        state.end(runner.device.apps[0].lastEnding, file?.contents(in: home))
      }
      if state.hasEnded, index == scenario.steps.count - 1 {
        state.isActiveAgain = step.verdict?.isHeld == true
      }
    }
    if interruption.isRequested { return nil }
    let limit = runner.device.now + Self.patience
    while file == nil, state.isAboutToSay, runner.device.now < limit, !interruption.isRequested {
      runner.pass(atMost: limit - runner.device.now)
      state.take(runner.takeNotes())
    }
    if parts.end == nil, state.result.hasLaunched, runner.device.apps[0].state == .notRunning {
      state.result.hasEndedEarly = true
    }
    state.finish(file.map { $0.contents(in: home) }, unedited)
    if file != nil { state.result.files = WatchedFile.names(in: home) }
    state.result.time = runner.device.now
    return interruption.isRequested ? nil : state.result
  }

  /// The facts that are known while it is played.
  private struct State {
    var result = Torture.Result()
    /// The fingerprint of what is compared, before the edit.
    var before: String?
    /// The same after the end.
    private var after: String?
    private(set) var hasEnded = false
    /// True once the end has been noted among what happened.
    private var isOver = false
    var isActiveAgain = false
    /// The data that the process in progress has said is saved, and if the list was complete.
    private var saved: [String] = []
    /// True if that list was complete.
    private(set) var hasSaid = false

    /// True if the process in progress may still say what has been saved.
    var isAboutToSay: Bool { !hasSaid && (hasEnded ? isActiveAgain : result.hasLaunched) }

    init(before: String?) { self.before = before }

    mutating func take(_ notes: [AppNote]) {
      for note in notes {
        switch note {
        case .answered(let value): result.hasAnswered = value
        case .edited(let what):
          if !hasEnded { result.account.edited.append(what ?? "") }
        case .saved(let list): take(list?.items ?? [], continues: list?.continues ?? false)
        case .missed(let remark): if !hasEnded { result.missed = remark }
        case .readLaunchOption: break
        }
      }
    }

    private mutating func take(_ items: [String], continues: Bool) {
      // After the end the first list counts: what the app saves later it has not found.
      if hasEnded, hasSaid { return }
      if hasSaid { saved = [] }
      saved += items
      hasSaid = !continues
      if hasEnded, hasSaid { result.account.found = saved }
    }

    mutating func note(_ entries: [Trace.Entry]) {
      for entry in entries {
        if case .output(.host, let line) = entry.kind { result.remarks.append(line) }
      }
    }

    /// Returns what was called, what returned, and what the end came upon.
    mutating func noteCalls(_ entries: [Trace.Entry]) {
      for entry in entries where !isOver {
        switch entry.kind {
        case .call(let call): result.openCall = call.callback
        case .returned(let callback, let time, _):
          result.durations[callback, default: []].append(time)
          result.openCall = nil
        // An entry behind a call on the main thread comes after its return.
        case .notification, .state, .phase: result.openCall = nil
        case .end: isOver = true
        case .event, .refused, .process, .task, .deadline, .queue, .output: break
        }
      }
    }

    mutating func noteRefusal(_ entries: [Trace.Entry]) {
      for entry in entries {
        if case .refused(let refusal) = entry.kind { result.refused = refusal.event }
      }
    }

    mutating func end(_ ending: Termination?, _ contents: String?) {
      hasEnded = true
      result.ending = ending
      result.account.claimed = hasSaid ? saved : []
      (saved, hasSaid) = ([], false)
      after = contents
    }

    /// - Parameters:
    ///   - contents: the compared contents now; nil if the app's word is taken.
    ///   - unedited: the contents without the edit.
    mutating func finish(_ contents: String??, _ unedited: Set<String?>) {
      result.contents = contents ?? nil
      if hasEnded, result.missed != nil || result.refused != nil {
        result.verdict = .notEdited
      } else if !hasEnded {
        // In a run without an end it is what the app says at its launch.
        if hasSaid { result.account.found = saved }
      } else if !isActiveAgain {
        result.verdict = .notLaunched
      } else if let contents {
        let unedited = unedited.union([before])
        let isKept = !unedited.contains(after) && !unedited.contains(contents)
        result.verdict = isKept ? .kept : .lost([], wereClaimed: false)
      } else {
        result.verdict = result.account.verdict
      }
    }
  }
}
