// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The content of the stage beside the diagram: the step that was taken last, and its outcome as
/// far as that is revealed.
struct Stage: Hashable, Sendable {
  /// The steps by their numbers, from 1; nil before the first.
  var steps: ClosedRange<Int>?
  /// The number of steps.
  let count: Int
  /// The last action as a scenario writes it; empty before the first step.
  var action = ""
  var outcome = Outcome.nothing
  /// The step after these; nil while the outcome is hidden, and at the end.
  var next: String?
  /// The limit that expires next.
  var countdown: Countdown?
  /// The scenario's title, once all of it is revealed.
  var title: String?

  /// A limit of the app in focus that counts.
  struct Countdown: Hashable, Sendable {
    let limit: TimeLimit
    let left: Duration
    let whole: Duration
    /// True if the process is terminated at its end.
    let isFatal: Bool
  }

  /// True if a process ended, which says the state too.
  var isEnd: Bool { if case .end = outcome { true } else { false } }

  enum Outcome: Hashable, Sendable {
    /// Nothing has been done.
    case nothing
    /// Nothing of it is revealed.
    case hidden
    /// No method was called.
    case noCall
    /// The method that was called last, and the state that it read, in brackets.
    case call(String, tail: String)
    /// A process ended: the word of a scenario for the reason, the number of edits that it lost, and the
    /// sentences that say it.
    case end(Termination.Reason, lost: Int, String, tail: String)
    /// The action was not possible.
    case refused(String)
  }
}

extension Run {
  /// The content of the stage; nil if no scenario is presented.
  var stage: Stage? {
    guard let presenting, let playback else { return nil }
    var stage = Stage(count: playback.count)
    let isHidden = timeline.isOutcomeHidden
    if let steps = presenting.steps, steps.upperBound <= playback.steps.count,
      isHidden || !timeline.isPast && steps.upperBound <= playback.player.nextIndex
    {
      show(steps, of: playback, on: &stage)
      stage.outcome =
        outcome(since: presenting.firstRow)
        ?? (isRevealing ? .nothing : isHidden ? .hidden : .noCall)
    } else if playback.taken > 0 {
      stage.steps = playback.taken...playback.taken
    }
    if stage.action.isEmpty { showLastEvent(on: &stage) }
    stage.countdown = countdown
    if isHidden { return stage }
    stage.next = playback.upcoming.map { Printable.stripped($0.text) }
    if playback.isOver, !timeline.isPast { stage.title = title }
    return stage
  }

  /// The next limit of the app in focus; nil while none counts, and before the outcome is revealed.
  private var countdown: Stage.Countdown? {
    // A row has told a state that the device comes to with the last row of the moment.
    guard let app = focused, timeline.facts[focusedApp].state == app.state else { return nil }
    let limits = device.deadlines.filter { $0.limit != nil && $0.app == focusedReference }
    // Apple's limit, and not the time after which a suspended app may be.
    guard let next = limits.first(where: { $0.isFatal }) ?? limits.first, let limit = next.limit
    else {
      return nil
    }
    return Stage.Countdown(
      limit: limit, left: max(.zero, next.due - device.now), whole: next.due - next.since.time,
      isFatal: next.isFatal)
  }

  private func show(_ steps: Range<Int>, of playback: ScenarioPlayback, on stage: inout Stage) {
    let before = playback.steps[..<steps.lowerBound].count { !$0.isExpectation }
    let taken = playback.steps[steps].filter { !$0.isExpectation }
    guard !taken.isEmpty else {
      // Time passes until the last expectations are judged.
      stage.steps = before > 0 ? before...before : nil
      stage.action = phrases.presenting.timePasses
      return
    }
    stage.steps = before + 1...before + taken.count
    stage.action = taken.map { step in
      var step = step
      step.time = .settled
      return shown(step.text)
    }.joined(separator: ", ")
  }

  /// Returns what a question is about, as the stage says it.
  func stageText(of trigger: Outcome.Trigger) -> String {
    switch trigger {
    case .event(let event): shown(event.description)
    case .time: questions.words(for: trigger)
    }
  }

  /// Returns an action without the name of the app if there is only one.
  private func shown(_ text: String) -> String {
    let name = device.apps.count == 1 ? " " + device.apps[0].name : ""
    return Printable.stripped(text.hasSuffix(name) ? String(text.dropLast(name.count)) : text)
  }

  /// In the past, and after an event of the user: what was done last.
  private func showLastEvent(on stage: inout Stage) {
    let log = timeline.log
    let last = (log.first..<log.end).last { row in
      if case .event? = log[row].entry?.kind { true } else { false }
    }
    guard let last, case .event(let event)? = log[last].entry?.kind else { return }
    stage.action = shown(event.description)
    stage.outcome = outcome(since: last) ?? .noCall
  }

  /// The last call among the rows from a number on, or the end of a process; nil without either.
  private func outcome(since row: Int) -> Stage.Outcome? {
    let log = timeline.log
    for index in (max(row, log.first)..<max(row, log.first, log.end)).reversed() {
      guard let entry = log[index].entry else { continue }
      let name = device.apps.count > 1 ? entry.app.map { $0 + " " } ?? "" : ""
      switch entry.kind {
      case .call(let call):
        return .call(call.callback.rawValue, tail: "\(name)[\(call.state.rawValue)]")
      case .end(let ending):
        let line = LogLine(entry, phrases: phrases)
        return .end(
          ending.reason, lost: ending.unsavedEditsLost, line.text, tail: name + line.tail)
      case .refused: return .refused(LogLine(entry, phrases: phrases).text)
      case .event, .process, .returned, .notification, .state, .task, .deadline, .queue,
        .phase, .output:
        continue
      }
    }
    return nil
  }
}
