// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// What keys and words ask of the run alone: the same in a terminal and on a page.
extension Run {
  /// Does what a command asks of the run. A command that concerns what the user looks at does nothing here.
  mutating func perform(_ command: Command, at wall: Duration) -> [Effect] {
    switch command {
    case .send(let kind): send(actions.event(kind), at: wall)
    case .toggle(let first, let second): send(actions.choice(first, second), at: wall)
    case .confirm:
      if isEnterForStep { return takeNextStep(at: wall) }
      // On the first screen there is nothing to choose: the app in focus is opened.
      send(actions.event(timeline.log.isEmpty ? .tapIcon : .choose), at: wall)
    case .travel(let direction, let unit): travel(direction, by: unit, at: wall)
    case .travelToFirst: travel(at: wall) { $0.goToFirst() }
    case .travelToPresent: travelToPresent(at: wall)
    case .undo: undo(at: wall)
    case .redo: redo(at: wall)
    case .quiz: askQuiz(at: wall)
    case .focusApp(let number): focusApp(number)
    case .pause: timeBase.set(.paused, to: !timeBase.isPaused, at: wall)
    case .faster: changeSpeed(to: TimeBase.speeds.first { $0 > timeBase.speed }, at: wall)
    case .slower: changeSpeed(to: TimeBase.speeds.last { $0 < timeBase.speed }, at: wall)
    case .skip: skip(at: wall)
    case .present, .notes, .branches, .why, .coverage, .departures, .nextPanel, .previousPanel,
      .leave, .move, .search, .nextMatch, .previousMatch, .help, .objects, .scenarios, .compare,
      .restart, .prompt, .save, .repaint, .stop, .close, .quit, .typed:
      break
    }
    return []
  }

  /// Does what only a word asks of the run.
  ///
  /// - Parameter argument: what was typed behind the word.
  mutating func perform(
    _ word: Command.Word, _ argument: String, at wall: Duration
  ) -> [Effect] {
    switch word {
    case .next: return takeNextStep(at: wall)
    case .step: takeStep(.callback, at: wall)
    case .earlier: travel(.backward, by: argument, at: wall)
    case .later: travel(.forward, by: argument, at: wall)
    case .branch: nameBranch(argument, at: wall)
    case .switchBranch: switchBranch(named: argument, at: wall)
    case .speed: setSpeed(argument, at: wall)
    case .undo, .back, .redo, .first, .now, .present, .notes, .branches, .restart, .start,
      .scenarios, .load, .learn, .save, .overwrite, .why, .coverage, .quiz, .summary, .saveSummary,
      .overwriteSummary, .compare, .lang, .pause, .help, .objects, .status, .quit, .exit, .close,
      .closeNow:
      break
    }
    return []
  }
}
