// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

extension Session {
  /// Does what a key, or a word at the prompt, asks for.
  ///
  /// - Parameter argument: what was typed behind the word.
  mutating func perform(
    _ command: Command, _ argument: String = "", at wall: Duration
  ) -> [Effect] {
    if !command.isPossibleWhileHosting, run.refusesWhileHosting() { return [] }
    switch command {
    case .send, .toggle, .travelToPresent, .undo, .redo, .quiz, .focusApp, .pause, .faster,
      .slower, .skip:
      return run.perform(command, at: wall)
    case .travel, .travelToFirst: travel { _ = $0.perform(command, at: wall) }
    case .confirm:
      // Enter means what has the keys: the selected event, the rule of a row or a state, the next step.
      switch focus {
      case .actions: run.send(run.actions[view.selectedAction].event, at: wall)
      case .log, .diagram, .timers: run.message = view.explain(run)
      case .device, .apps: return run.perform(command, at: wall)
      }
    case .present:
      run.togglePresenting(at: wall)
      view.focusOnPresented(of: run)
    case .notes: view.overlay = NotesOverlay()
    case .branches: if !run.refusesWhileHidden() { view.overlay = BranchesOverlay(self) }
    case .why: run.message = view.explain(run)
    case .coverage: run.message = view.turnCoverage(of: run)
    case .departures: view.overlay = DeparturesOverlay()
    case .nextPanel: view.turnFocus(by: 1, in: run)
    case .previousPanel: view.turnFocus(by: -1, in: run)
    case .leave: view.leavePanel()
    case .move(let move): run.focusedApp = view.move(move, in: run)
    case .search: view.overlay = SearchOverlay()
    case .nextMatch: run.message = view.findMatch(.forward, in: run)
    case .previousMatch: run.message = view.findMatch(.backward, in: run)
    case .help: view.overlay = HelpOverlay(argument)
    case .objects: view.overlay = ObjectsOverlay()
    case .scenarios:
      view.overlay = ScenariosOverlay(searching: argument)
      return [.listLibrary]
    case .compare:
      if run.refusesWhileHidden() { return [] }
      run.message = view.compare(run) { comparer throws(RunComparer.Problem) in
        try comparer.comparison(argument)
      }
    case .restart: return restart(at: wall)
    case .prompt: return PaletteOverlay.open(in: &self)
    case .save: return PaletteOverlay.open("save session.scenario", in: &self)
    case .repaint, .stop, .quit: return command.effects
    case .close: return close()
    case .typed(let word): return word.perform(argument, in: &self, at: wall)
    }
    return []
  }

  /// Another moment is shown; the rows in sight stay where they are.
  mutating func travel(_ go: (inout Run) -> Void) {
    let window = view.keepRowsInSight(of: run, in: layout)
    go(&run)
    showNews(holding: window)
  }

  // MARK: Beginning and ending

  /// Begins a scenario that was opened.
  mutating func begin(_ opened: OpenedScenario, at wall: Duration) {
    beginScenario(start.with(opened, isPresenting: run.isPresenting), at: wall)
  }

  private mutating func beginScenario(_ start: Start, at wall: Duration) {
    begin(start, at: wall)
    if playback == nil, interface == .screen { tell(.info, phrases.messages.begun) }
  }

  /// Begins anew with what this session began with. What happened stays in its branch, if anything
  /// did.
  private mutating func restart(at wall: Duration) -> [Effect] {
    if run.hosting != nil { return relaunch(at: wall) }
    if run.restart(at: wall) {
      view.overlay = nil
      view.leavePanel()
    } else {
      beginScenario(start, at: wall)
    }
    return []
  }

  /// The processes are ended and started afresh, and what the user did until the moment that is shown
  /// is done again at its times. What the processes did then is theirs to do again.
  private mutating func relaunch(at wall: Duration) -> [Effect] {
    let (moment, steps) = (device.now, timeline.stepsOfTheUser(until: device.now))
    begin(start, at: wall)
    run.play(steps, .withClock, at: wall)
    tell(.info, phrases.hosting.relaunched(TimeText.stamp(moment)))
    return [.relaunch]
  }

  /// Quits, unless events are not saved: then that is said once.
  mutating func close() -> [Effect] {
    guard run.wouldLoseEvents, !view.isAskingToQuit else { return [.quit] }
    view.isAskingToQuit = true
    let save = keymap.key(of: .save).isEmpty ? interface.typed(.save) : keymap.key(of: .save)
    tell(.info, phrases.messages.unsaved(quitKey: keymap.key(of: .close), saveKey: save))
    return []
  }
}
