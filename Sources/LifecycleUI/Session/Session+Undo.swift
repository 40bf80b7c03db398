// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Session {
  /// How many events and steps can be taken back.
  static let undoCapacity = 10_000

  /// Where one event, or one step of the scenario, began.
  struct Undo: Sendable {
    let place: Timeline.Place
    let playback: ScenarioPlayback?
  }

  /// An event or a step that began there has been done.
  mutating func remember(_ place: Timeline.Place, _ playback: ScenarioPlayback?) {
    // Not one by one: taking from the front moves all others.
    if undo.count == 2 * Self.undoCapacity { undo.removeFirst(Self.undoCapacity) }
    undo.append(Undo(place: place, playback: playback))
  }

  /// The last event, or the last step of the scenario, is taken back: everything is as it was just
  /// before it. False where there is none.
  @discardableResult
  mutating func goBack(at wall: Duration) -> Bool {
    guard let last = undo.popLast() else {
      message = Message(.info, phrases.messages.nothingToTakeBack)
      return false
    }
    timeline.goBack(to: last.place)
    playback = last.playback
    typed = Scenario.Player(keepsWindow: true)
    typedMoment = nil
    waitingReport = nil
    timeBase.hold(at: device.now, wall: wall)
    view.cursor.follow()
    message = Message(
      .info, phrases.messages.tookBack(phrases.seconds(TimeText.stamp(device.now))))
    return true
  }
}
