// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A scenario before a class: what a step brings is hidden until it is revealed, whole or line by
/// line, and the screen has only what is talked about.
extension Run {
  mutating func togglePresenting(at wall: Duration) {
    showOutcome(at: wall)
    presenting = isPresenting ? nil : Presenting()
    message = Message(
      .info, isPresenting ? .presentingBegan : .text(phrases.presenting.ends))
  }

  /// Shows the hidden rows; if there are none, takes the next step and hides its outcome.
  mutating func presentStep(_ size: ScenarioPlayback.StepSize, at wall: Duration) {
    if timeline.isOutcomeHidden {
      switch size {
      case .callback: return revealLine(at: wall)
      case .event where start.hasMotion && presenting?.reveal == nil: return playReveal(at: wall)
      case .event: return showOutcome(at: wall)
      }
    }
    continueHere(at: wall)
    reveal(all: true)
    guard let before = playback, !before.isOver else { return takeWholeStep(.event, at: wall) }
    let (place, rows, app) = (timeline.place, timeline.log.end, focusedApp)
    let coverage = kept.coverage
    playback?.stepSize = .event
    let hasStops = before.steps.contains { $0.stopsBefore }
    repeat {
      let taken = playback?.taken
      takeWholeStep(.event, at: wall)
      settle(at: wall)
      // A question comes first; and at the end, what is still expected may take its time.
      if isAsking { return }
      if playback?.taken == taken { break }
      sayNoteOfStep()
    } while hasStops && playback?.upcoming.map { !$0.stopsBefore && !isAsked(before: $0) } ?? false
    guard timeline.log.end > rows || playback != before else { return }
    let next = playback?.player.nextIndex ?? 0
    presenting?.steps = before.player.nextIndex..<next
    presenting?.firstRow = rows
    presenting?.coverage = coverage
    timeline.hideOutcome(since: place, rows: rows)
    // The app that comes to the front is a part of the outcome, too.
    focusedApp = app
    news.report = nil
    news.add(.ownRows)
    message = Message(.info, .outcomeHidden(isAnswered: false))
  }

  /// Says what the author says of the step that was taken, once: behind what it brings, and before what
  /// is said of that.
  mutating func sayNoteOfStep() {
    guard let note = presenting?.note else { return }
    presenting?.note = ""
    say(note)
  }

  /// Returns true if a question comes before a step.
  private func isAsked(before step: Scenario.Step) -> Bool {
    start.predictsFirst || !step.predictions.isEmpty
  }

  /// Lets the consequences of the step happen, without waiting for the clock.
  mutating func settle(at wall: Duration) {
    while let due = device.nextSettlingDeadline {
      let before = device.now
      advanceTimeline(to: max(due, before))
      if device.now == before, device.nextSettlingDeadline == due { break }
    }
    timeBase.jump(to: device.now, at: wall)
    judgeSettled(at: wall)
  }

  /// One more line that a class can guess, with what is known beside it.
  mutating func revealLine(at wall: Duration) {
    presenting?.reveal = nil
    let first = timeline.log.end
    while let row = timeline.firstHiddenRow {
      timeline.revealLine()
      if row.isGuessed { break }
    }
    if !timeline.hasHiddenRow(where: { $0.isGuessed || $0.entry != nil }) {
      timeline.returnToPresent()
    }
    follow(rowsFrom: first)
    if !timeline.isPast { endHiding(at: wall) }
  }

  /// All of what is hidden.
  mutating func showOutcome(at wall: Duration) {
    guard timeline.isOutcomeHidden else { return }
    let first = timeline.log.end
    timeline.returnToPresent()
    follow(rowsFrom: first)
    endHiding(at: wall)
  }

  /// The app that comes to the front in rows that are revealed is in focus. A report of the end of a
  /// process would lie over the stage.
  mutating func follow(rowsFrom first: Int) {
    let log = timeline.log
    for row in max(first, log.first)..<max(first, log.end) {
      if let entry = log[row].entry { notice([entry]) }
    }
    news.report = nil
    news.add(.ownRows)
  }

  mutating func endHiding(at wall: Duration) {
    presenting?.reveal = nil
    timeBase.hold(at: device.now, wall: wall)
    message = nil
    sumUp()
  }

  /// Returns true, and says so, if the outcome is hidden: then nothing may be asked for that looks
  /// at all of it.
  mutating func refusesWhileHidden() -> Bool {
    guard timeline.isOutcomeHidden else { return false }
    message = Message(.info, .outcomeMustBeRevealed)
    return true
  }
}
