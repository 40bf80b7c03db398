// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Travel through time: a moment of the past is looked at while the device's clock stands still. An
/// event there opens another branch; what came after stays in its own.
extension Run {
  /// One step through time. Forward from the present is the scenario's next callback.
  mutating func travel(
    _ direction: TravelDirection, by unit: TravelUnit, at wall: Duration
  ) {
    if timeline.isOutcomeHidden, direction == .forward { return revealLine(at: wall) }
    if !timeline.isPast, direction == .forward {
      if unit == .moment, playback != nil { return takeStep(.callback, at: wall) }
      message = Message(.info, phrases.timeline.isPresent)
      return
    }
    travel(at: wall) { $0.step(direction, by: unit) }
  }

  /// One step through time, as far as a word says.
  mutating func travel(_ direction: TravelDirection, by word: String, at wall: Duration) {
    if let unit = TravelUnit(word: word) {
      travel(direction, by: unit, at: wall)
    } else {
      message = Message(.error, phrases.timeline.badUnit(Printable.stripped(word)))
    }
  }

  /// Shows the present again; the clock goes on from there.
  mutating func travelToPresent(at wall: Duration) {
    if timeline.isOutcomeHidden { return showOutcome(at: wall) }
    guard timeline.isPast else {
      message = Message(.info, phrases.timeline.isPresent)
      return
    }
    travel(at: wall) {
      $0.returnToPresent()
      return true
    }
  }

  /// Shows another moment, if there is one.
  mutating func travel(at wall: Duration, _ move: (inout Timeline) -> Bool) {
    guard move(&timeline) else {
      message = Message(.info, phrases.timeline.isFirst)
      return
    }
    if start.isReadOut { sayMoment() }
    if !timeline.isPast { timeBase.hold(at: device.now, wall: wall) }
    forgetWhatWaited()
  }

  /// Plain mode says which moment is shown.
  private mutating func sayMoment() {
    let time = phrases.seconds(TimeText.stamp(device.now))
    guard let past = timeline.past else {
      message = Message(.info, phrases.timeline.backInPresent(time))
      return
    }
    let count = past.present.systemEventCount
    message = Message(
      .info,
      phrases.timeline.lookingAt(time, event: timeline.position.systemEventCount, of: count))
  }

  /// Forgets events and messages that waited: they belonged to another moment.
  private mutating func forgetWhatWaited() {
    typed.forgetWhatWaits()
    news.report = nil
    news.add(.moment)
  }

  // MARK: Other futures

  /// Something is about to happen: the moment that is shown becomes the present.
  mutating func continueHere(at wall: Duration) {
    guard timeline.isPast else { return }
    timeline.continueHere()
    timeBase.hold(at: device.now, wall: wall)
  }

  /// The moment that was chosen is the present now.
  mutating func goOnHere(at wall: Duration) {
    timeBase.hold(at: device.now, wall: wall)
    forgetWhatWaited()
  }

  /// Goes on with another branch where it ended.
  mutating func switchBranch(to branch: Int, at wall: Duration) {
    reveal(all: true)
    timeline.switchBranch(to: branch)
    goOnHere(at: wall)
    message = Message(.info, phrases.timeline.switched(branchWords.name(of: branch)))
  }

  /// Goes on with the branch of a number or a name.
  mutating func switchBranch(named name: String, at wall: Duration) {
    let name = Printable.stripped(name)
    guard let branch = branchWords.branch(named: name) else {
      message = Message(.error, phrases.timeline.noBranch(name))
      return
    }
    switchBranch(to: branch, at: wall)
  }

  /// Gives the current branch a name. What is not yet a branch becomes one.
  mutating func nameBranch(_ name: String, at wall: Duration) {
    let name = Printable.stripped(name)
    if branchWords.isOwn(name) {
      message = Message(.error, phrases.timeline.ownName)
      return
    }
    let others = timeline.branches.indices.filter { timeline.isPast || $0 != timeline.current }
    guard !others.contains(where: { timeline.branches[$0].name == name }) else {
      message = Message(.error, phrases.timeline.nameTaken(name))
      return
    }
    continueHere(at: wall)
    timeline.nameBranch(name)
    message = Message(.info, phrases.timeline.named(name))
  }

  // MARK: Undo and redo

  /// The last event, or the last step of the scenario, is undone: everything is as it was just
  /// before it. What happened stays in its branch.
  mutating func undo(at wall: Duration) {
    reveal(all: true)
    let step = timeline.lastStep
    guard let place = playback == nil ? timeline.lastEventPlace : step?.place else {
      message = Message(.info, phrases.timeline.nothingToUndo)
      return
    }
    timeline.undo(to: place, step?.playback)
    goOnHere(at: wall)
    message = Message(.info, phrases.timeline.undone)
  }

  /// Brings back the last thing that was undone.
  mutating func redo(at wall: Duration) {
    guard timeline.redo() else {
      message = Message(.info, phrases.timeline.nothingToRedo)
      return
    }
    goOnHere(at: wall)
    message = Message(.info, phrases.timeline.redone)
  }

  /// Everything is undone at once: all is as it was before the first event. What happened stays in its
  /// branch, and ``redo(at:)`` leads back there. False if nothing happened, or no event can be kept
  /// any more.
  mutating func restart(at wall: Duration) -> Bool {
    reveal(all: true)
    guard !timeline.isFull, timeline.hasEvents else { return false }
    closeQuestion(at: wall)
    typed.forgetPredictions()
    asking.endPredicted()
    let first = Position.Place(eventCount: 0, time: timeline.start.now, hasAdvanced: true)
    timeline.undo(to: first, start.playback)
    goOnHere(at: wall)
    focusedApp = 0
    lesson?.restart()
    noteLesson()
    message = Message(.info, .restarted)
    return true
  }
}
