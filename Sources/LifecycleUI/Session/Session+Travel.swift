// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Travel through time: a moment of the past is looked at while the device's clock stands still. An
/// event there opens another branch; what came after stays in its own.
extension Session {
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
    look(at: wall) { $0.step(direction, by: unit) }
  }

  /// Shows the first moment.
  mutating func travelToFirst(at wall: Duration) { look(at: wall) { $0.goToFirst() } }

  /// Shows a moment.
  mutating func travel(to stop: Stop, at wall: Duration) {
    look(at: wall) {
      $0.go(to: stop)
      return true
    }
  }

  /// Shows the present again; the clock goes on from there.
  mutating func travelToPresent(at wall: Duration) {
    guard timeline.isPast else {
      message = Message(.info, phrases.timeline.isPresent)
      return
    }
    look(at: wall) {
      $0.returnToPresent()
      return true
    }
  }

  /// Shows another moment, if there is one.
  private mutating func look(at wall: Duration, _ move: (inout Timeline) -> Bool) {
    let wasPast = timeline.isPast
    let present = timeline.past?.playback ?? playback
    let window = keepRowsInSight()
    guard move(&timeline) else {
      message = Message(.info, phrases.timeline.isFirst)
      return
    }
    if interface == .plain { sayMoment() }
    if timeline.isPast {
      // On a small screen the moments take the place of the actions.
      if focus == .actions, layout.actions.isEmpty { focus = .device }
      timeline.past?.playback = present
      playback = timeline.playbackShown ?? present
    } else {
      if wasPast { playback = present }
      timeBase.hold(at: device.now, wall: wall)
    }
    forgetWhatWaited()
    if timeline.isPast { view.cursor.follow(holding: window) }
  }

  /// Plain mode says which moment is shown.
  private mutating func sayMoment() {
    let time = phrases.seconds(TimeText.stamp(device.now))
    guard let past = timeline.past else {
      message = Message(.info, phrases.timeline.backInPresent(time))
      return
    }
    let count = past.present.eventCount
    message = Message(
      .info,
      phrases.timeline.lookingAt(time, phrases.timeline.event(timeline.place.eventCount, count)))
  }

  /// What was waiting to happen or to be shown belonged to another moment.
  private mutating func forgetWhatWaited() {
    typed.forgetWhatWaits()
    waitingReport = nil
    view.cursor.follow()
  }

  // MARK: Other futures

  /// Something is about to happen: the moment that is shown becomes the present.
  mutating func continueHere(at wall: Duration) {
    guard timeline.isPast else { return }
    keepPlayback()
    timeline.continueHere()
    timeBase.hold(at: device.now, wall: wall)
  }

  /// The scenario as it is at the end of the current branch is kept with the branch.
  private mutating func keepPlayback() {
    guard !timeline.isDetached else { return }
    timeline.branches[timeline.current].playback = timeline.past?.playback ?? playback
  }

  /// Goes on with another branch where it ended.
  mutating func switchBranch(to branch: Int, at wall: Duration) {
    reveal(all: true)
    keepPlayback()
    timeline.switchBranch(to: branch)
    playback = timeline.branches[branch].playback ?? playback
    timeline.undone.removeAll()
    timeBase.hold(at: device.now, wall: wall)
    forgetWhatWaited()
    message = Message(.info, phrases.timeline.switched(branchWords.name(of: branch)))
  }

  /// Gives the current branch a name. What is not yet a branch becomes one.
  mutating func nameBranch(_ name: String, at wall: Duration) {
    continueHere(at: wall)
    let name = Printable.stripped(name)
    guard !timeline.branches.contains(where: { $0.name == name }) else {
      message = Message(.error, phrases.timeline.nameTaken(name))
      return
    }
    timeline.nameBranch(name)
    message = Message(.info, phrases.timeline.named(name))
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

  // MARK: Undo and redo

  /// The last event, or the last step of the scenario, is undone: everything is as it was just
  /// before it. What happened stays in its branch. False where there is none.
  @discardableResult
  mutating func undo(at wall: Duration) -> Bool {
    reveal(all: true)
    let step = playback.flatMap { timeline.lastStep(before: $0) }
    guard let place = playback == nil ? timeline.lastEventPlace : step?.place else {
      message = Message(.info, phrases.timeline.nothingToUndo)
      return false
    }
    continueHere(at: wall)
    keepUndone()
    goBack(to: place, step?.playback, at: wall)
    message = Message(
      .info, phrases.timeline.undid(phrases.seconds(TimeText.stamp(device.now))))
    return true
  }

  /// Everything is undone at once: all is as it was before the first event.
  mutating func undoAll(at wall: Duration) {
    continueHere(at: wall)
    keepUndone()
    let first = Place(eventCount: 0, time: timeline.start.now, hasAdvanced: true)
    goBack(to: first, start.playback, at: wall)
  }

  /// What was undone last is there again. False where nothing was.
  @discardableResult
  mutating func redo(at wall: Duration) -> Bool {
    guard let last = timeline.undone.popLast() else {
      message = Message(.info, phrases.timeline.nothingToRedo)
      return false
    }
    timeline.switchBranch(to: last.branch)
    goBack(to: last.place, last.playback, at: wall)
    message = Message(
      .info, phrases.timeline.redid(phrases.seconds(TimeText.stamp(device.now))))
    return true
  }

  private mutating func keepUndone() {
    keepPlayback()
    timeline.undone.append(
      Timeline.Undone(branch: timeline.current, place: timeline.place, playback: playback))
  }

  private mutating func goBack(
    to place: Place, _ playback: ScenarioPlayback?, at wall: Duration
  ) {
    if timeline.place != place { timeline.goBack(to: place) }
    self.playback = playback
    timeBase.hold(at: device.now, wall: wall)
    forgetWhatWaited()
  }
}
