// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

extension Session {
  /// Does what a word asks for that was typed.
  ///
  /// - Parameter argument: the text that was typed behind the word.
  mutating func perform(
    _ word: Command.Word, _ argument: String, at wall: Duration
  ) -> [Effect] {
    if refuses(word.command) { return [] }
    guard let name = word.name(argument) else {
      tell(.error, phrases.messages.missingName(word.rawValue))
      return []
    }
    return perform(word.command, name, at: wall)
  }

  /// Does what a key, or a word, asks for.
  ///
  /// - Parameter argument: the text that was typed behind the word.
  mutating func perform(
    _ command: Command, _ argument: String = "", at wall: Duration
  ) -> [Effect] {
    if refuses(command) { return [] }
    switch command {
    case .run(.travel(let direction, let unit)):
      travel { $0.travel(direction, by: unit, at: wall) }
    case .run(.travelBy(let direction)): travel { $0.travel(direction, by: argument, at: wall) }
    case .run(.travelToFirst): travel { $0.travel(at: wall) { $0.goToFirst() } }
    case .run(let command): return run.perform(command, argument, at: wall)
    case .view(let command): return perform(command, at: wall)
    case .session(let command): return perform(command, argument, at: wall)
    case .program(let command): return [command.effect]
    }
    return []
  }

  /// True if an app is hosted whose process can't do what a command asks for, which is then said.
  private mutating func refuses(_ command: Command) -> Bool {
    run.hosting != nil && !command.isPossibleWhileHosting && run.refusesWhileHosting()
  }

  private mutating func perform(_ command: Command.ForView, at wall: Duration) -> [Effect] {
    switch command {
    case .confirm:
      // Enter means what has the keys: the rule of a row or a state, the next step.
      switch focus {
      case .log: if !view.unfold(in: run) { run.message = view.explain(run) }
      case .diagram, .timers: run.message = view.explain(run)
      // Arrows move in the log from here too.
      case .device: if !view.unfold(in: run) { return run.confirm(at: wall) }
      case .apps: return run.confirm(at: wall)
      }
    case .why: run.message = view.explain(run)
    case .restart: return restart(at: wall)
    case .leave: view.leavePanel()
    case .move(let move): run.focusedApp = view.move(move, in: run)
    }
    return []
  }

  private mutating func perform(
    _ command: Command.ForSession, _ argument: String, at wall: Duration
  ) -> [Effect] {
    switch command {
    case .present:
      run.togglePresenting(at: wall)
      view.focusOnPresented(of: run)
    case .notes: return [.keepNotes]
    case .branches: if !run.refusesWhileHidden() { view.overlay = BranchesOverlay(self) }
    case .coverage: run.message = view.turnCoverage(of: run)
    case .coverageTable: view.showCoverage()
    case .departures: view.overlay = DeparturesOverlay()
    case .nextPanel: return turnPanel(by: 1)
    case .previousPanel: return turnPanel(by: -1)
    case .search: view.overlay = SearchOverlay()
    case .logForm: run.message = view.turnLogForm(of: run)
    case .nextMatch: run.message = view.findMatch(.forward, in: run)
    case .previousMatch: run.message = view.findMatch(.backward, in: run)
    case .help: view.overlay = HelpOverlay(argument)
    case .objects: view.overlay = ObjectsOverlay()
    case .scenarios:
      view.overlay = ScenariosOverlay(searching: argument)
      return [.listLibrary]
    case .load: return [.openScenario(argument)]
    case .learn: return [.openLesson(argument)]
    case .startCard:
      // Plain mode reads out its greeting.
      guard interface == .screen else { return [] }
      view.overlay = StartOverlay()
      return [.readCourse]
    case .fiveSeconds:
      let begun = run.timeline.log.isEmpty ? [] : restart(at: wall)
      run.showFiveSeconds(at: wall)
      // The message comes before the events that come by themselves.
      tell(.info, phrases.start.fiveSeconds.meaning)
      return begun
    case .compare:
      if run.refusesWhileHidden() { return [] }
      if argument.lowercased() == "versions" {
        run.message = view.compareVersions(run)
        return []
      }
      run.message = view.compare(run) { comparer throws(RunComparer.Problem) in
        try comparer.comparison(argument)
      }
    case .prompt: return PaletteOverlay.open(in: &self)
    case .save: return PaletteOverlay.open("save session.scenario", in: &self)
    case .saveSession(let overwrites): return [saveSession(argument, overwrites: overwrites)]
    case .summary: view.showSummary(of: run)
    case .saveSummary(let overwrites): return [saveSummary(argument, overwrites: overwrites)]
    case .changeLanguage: return run.chooseLanguage(argument)
    // Only plain mode has the word, and answers it.
    case .status: break
    case .close: return close()
    }
    return []
  }

  /// The next panel has the keys, or the one before. The list of all events takes its turn with them.
  private mutating func turnPanel(by step: Int) -> [Effect] {
    guard view.turnsToEvents(by: step, in: run) else {
      view.turnFocus(by: step, in: run)
      return []
    }
    view.focus = .device
    return PaletteOverlay.open(in: &self)
  }

  private mutating func saveSession(_ path: String, overwrites: Bool) -> Effect {
    view.kept.replacing = .overwrite
    let text = run.asScenario.text
    return path.hasSuffix(".html")
      ? .savePage(path: path, scenario: text, overwrites: overwrites)
      : .save(path: path, text: text, overwrites: overwrites)
  }

  private mutating func saveSummary(_ path: String, overwrites: Bool) -> Effect {
    view.kept.replacing = .overwriteSummary
    let text = run.quizSummary.joined(separator: "\n") + "\n"
    return .save(path: path, text: text, overwrites: overwrites)
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
    beginScenario(run.start.with(opened, isPresenting: run.isPresenting), at: wall)
  }

  private mutating func beginScenario(_ start: Run.Start, at wall: Duration) {
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
      beginScenario(run.start, at: wall)
    }
    return []
  }

  /// The processes are ended and started afresh, and what the user did until the moment that is shown
  /// is done again at its times. What the processes did then is theirs to do again.
  private mutating func relaunch(at wall: Duration) -> [Effect] {
    let (moment, steps) = (device.now, timeline.stepsOfTheUser(until: device.now))
    begin(run.start, at: wall)
    run.play(steps, .withClock, at: wall)
    tell(.info, phrases.hosting.relaunched(TimeText.stamp(moment)))
    return [.relaunch]
  }

  /// Quits, unless events are not saved: then that is said once.
  mutating func close() -> [Effect] {
    guard wouldLoseEvents, !view.isAskingToQuit else { return [.quit] }
    view.isAskingToQuit = true
    let save =
      keymap.key(of: .session(.save)).isEmpty
      ? interface.typed(.save) : keymap.key(of: .session(.save))
    let quit = keymap.key(of: .session(.close))
    if let branch = run.unsavedBranches.min(), !run.unsavedBranches.contains(timeline.current) {
      let name = run.branchWords.name(of: branch)
      let list = keymap.key(of: .session(.branches))
      tell(.info, phrases.messages.unsaved(branch: name, quitKey: quit, listKey: list))
    } else {
      tell(.info, phrases.messages.unsaved(quitKey: quit, saveKey: save))
    }
    return []
  }
}
