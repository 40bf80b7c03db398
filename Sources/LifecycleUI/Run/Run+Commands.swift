// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle

/// The commands that concern the run alone: the same in a terminal and on a page.
extension Run {
  /// Does what a command asks of the run.
  ///
  /// - Parameter argument: the text that was typed behind the word, if a word asks.
  mutating func perform(
    _ command: Command.ForRun, _ argument: String = "", at wall: Duration
  ) -> [Effect] {
    switch command {
    case .send(let kind): send(event(kind), at: wall)
    case .toggle(let first, let second):
      send(device.choice(first, second, for: focusedReference), at: wall)
    case .takeStep: return takeNextStep(at: wall)
    case .takeCallback: takeStep(.callback, at: wall)
    case .travel(let direction, let unit): travel(direction, by: unit, at: wall)
    case .travelBy(let direction): travel(direction, by: argument, at: wall)
    case .travelToFirst: travel(at: wall) { $0.goToFirst() }
    case .travelToPresent: travelToPresent(at: wall)
    case .undo: undo(at: wall)
    case .redo: redo(at: wall)
    case .nameBranch: nameBranch(argument, at: wall)
    case .switchBranch: switchBranch(named: argument, at: wall)
    case .quiz: askQuiz(at: wall)
    case .focusApp(let number): focusApp(number)
    case .pause: timeBase.set(.paused, to: !timeBase.isPaused, at: wall)
    case .faster: changeSpeed(to: TimeBase.speeds.first { $0 > timeBase.speed }, at: wall)
    case .slower: changeSpeed(to: TimeBase.speeds.last { $0 < timeBase.speed }, at: wall)
    case .setSpeed: setSpeed(argument, at: wall)
    case .skip: skip(at: wall)
    }
    return []
  }

  /// The event of a kind for the app in focus.
  private func event(_ kind: SystemEvent.Kind) -> SystemEvent? {
    device.event(kind, for: focusedReference)
  }

  /// Does what Enter means while no panel has the keys: takes the next step, or chooses in the
  /// switcher. On the first screen there is nothing to choose: the app in focus is opened.
  mutating func confirm(at wall: Duration) -> [Effect] {
    if isEnterForStep { return takeNextStep(at: wall) }
    if !timeline.log.isEmpty, device.cover != .switcher {
      message = Message(.info, .nothingForEnter)
      return []
    }
    send(event(timeline.log.isEmpty ? .tapIcon : .choose), at: wall)
    return []
  }
}
