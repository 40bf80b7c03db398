// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension Session {
  /// Does what a key, or a word at the prompt, asks for.
  ///
  /// - Parameter argument: what was typed behind the word.
  mutating func perform(
    _ command: Command, _ argument: String = "", at wall: Duration
  ) -> [Effect] {
    if !command.isPossibleWhileHosting, run.refusesWhileHosting() { return [] }
    switch command {
    case .send(let kind): run.send(run.actions.event(kind), at: wall)
    case .toggle(let first, let second): run.send(run.actions.choice(first, second), at: wall)
    case .confirm: return confirm(at: wall)
    case .travel(let direction, let unit): travel { $0.travel(direction, by: unit, at: wall) }
    case .travelToFirst: travel { $0.travel(at: wall) { $0.goToFirst() } }
    case .travelToPresent: run.travelToPresent(at: wall)
    case .undo: run.undo(at: wall)
    case .redo: run.redo(at: wall)
    case .present:
      run.togglePresenting(at: wall)
      view.focusOnPresented(of: run)
    case .notes: view.overlay = NotesOverlay()
    case .branches: if !run.refusesWhileHidden() { view.overlay = BranchesOverlay(self) }
    case .why: run.message = view.explain(run)
    case .coverage: run.message = view.turnCoverage(of: run)
    case .departures: view.overlay = DeparturesOverlay()
    case .quiz: run.askQuiz(at: wall)
    case .focusApp(let number): run.focusApp(number)
    case .nextPanel: view.turnFocus(by: 1, in: run)
    case .previousPanel: view.turnFocus(by: -1, in: run)
    case .leave: view.leavePanel()
    case .move(let move): run.focusedApp = view.move(move, in: run)
    case .search: view.overlay = SearchOverlay()
    case .nextMatch: run.message = view.findMatch(.forward, in: run)
    case .previousMatch: run.message = view.findMatch(.backward, in: run)
    case .pause: run.timeBase.setPaused(!run.timeBase.isPaused, at: wall)
    case .faster: run.changeSpeed(to: TimeBase.speeds.first { $0 > run.timeBase.speed }, at: wall)
    case .slower: run.changeSpeed(to: TimeBase.speeds.last { $0 < run.timeBase.speed }, at: wall)
    case .skip: run.skip(at: wall)
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
    case .prompt: return openPalette()
    case .save: return openPalette("save session.scenario")
    case .repaint, .stop, .quit: return command.effects
    case .close: return close()
    case .typed(let word): return perform(word, argument, at: wall)
    }
    return []
  }

  /// A line can be typed. What can be opened is asked for once.
  private mutating func openPalette(_ line: String = "") -> [Effect] {
    view.overlay = PaletteOverlay(line, in: self)
    return view.kept.library == nil ? [.listLibrary] : []
  }

  /// Whether the user of a screen has caused events that are not saved.
  var hasUnsavedEvents: Bool {
    interface == .screen && run.hasUnsavedEvents && timeline.hasEvents
  }

  /// Begins a scenario that was opened.
  mutating func begin(_ opened: OpenedScenario, at wall: Duration) {
    beginScenario(
      start.with(opened, size: size, speed: run.timeBase.speed, run.isPresenting), at: wall)
  }

  /// Quits, unless events are not saved: then that is said once.
  mutating func close() -> [Effect] {
    guard hasUnsavedEvents, !view.isAskingToQuit else { return [.quit] }
    view.isAskingToQuit = true
    let save = keymap.key(of: .save)
    tell(
      .info,
      phrases.messages.unsaved(
        keymap.key(of: .close), save.isEmpty ? interface.typed(.save) : save))
    return []
  }

  /// Enter means what has the keys: the selected event, the rule of a row or of a state; else the
  /// scenario or the app switcher.
  private mutating func confirm(at wall: Duration) -> [Effect] {
    switch focus {
    case .actions: run.send(run.actions[view.selectedAction].event, at: wall)
    case .log, .diagram, .timers: run.message = view.explain(run)
    case .device, .apps:
      if run.isEnterForStep { return run.takeNextStep(at: wall) }
      // On the first screen there is nothing to choose: the app in focus is opened.
      run.send(run.actions.event(log.isEmpty ? .tapIcon : .choose), at: wall)
    }
    return []
  }

  /// Another moment is shown; the rows in sight stay where they are.
  mutating func travel(_ go: (inout Run) -> Void) {
    let window = view.keepRowsInSight(of: run, in: layout)
    go(&run)
    showNews(holding: window)
  }

  /// Begins anew with what this session began with. What happened stays in its branch, if anything
  /// did.
  private mutating func restart(at wall: Duration) -> [Effect] {
    if run.hosting != nil { return relaunch(at: wall) }
    if run.restart(at: wall) {
      view.overlay = nil
      view.leavePanel()
    } else {
      beginScenario(start.again(size: size, speed: run.timeBase.speed), at: wall)
    }
    return []
  }

  mutating func beginScenario(_ start: Start, at wall: Duration) {
    begin(start, at: wall)
    if playback == nil, interface == .screen { tell(.info, phrases.messages.begun) }
  }

  /// The processes are ended and started afresh, and what the user did until the moment that is shown
  /// is done again at its times. What the processes did then is theirs to do again.
  private mutating func relaunch(at wall: Duration) -> [Effect] {
    let moment = device.now
    let steps = timeline.stepsOfTheUser(until: moment)
    begin(start.again(size: size, speed: start.speed), at: wall)
    run.play(steps, .withClock, at: wall)
    tell(.info, phrases.hosting.relaunched(TimeText.stamp(moment)))
    return [.relaunch]
  }

  // MARK: Lines

  /// A line is a command of the program, or statements as a scenario has them.
  mutating func enter(_ line: [UInt8], number: Int, at wall: Duration) -> [Effect] {
    let text = String(decoding: line, as: UTF8.self)
    do throws(Scenario.Malformed) {
      switch Command.Word.of(text, on: device) {
      case (.why, _)?: run.message = try view.explain(text, number: number, in: run)
      case (.load, "")? where interface == .screen, (.learn, "")? where interface == .screen:
        return perform(.scenarios, at: wall)
      case (let word, let argument)?: return perform(word.command, argument, at: wall)
      case nil: try run.type(line, number: number, at: wall)
      }
    } catch {
      return run.tell(error)
    }
    return []
  }

  /// Does what only a word asks for.
  private mutating func perform(
    _ word: Command.Word, _ argument: String, at wall: Duration
  ) -> [Effect] {
    guard let name = word.name(argument) else {
      tell(.error, phrases.messages.missingFile(word.rawValue))
      return []
    }
    switch word {
    case .next: return run.takeNextStep(at: wall)
    case .step: run.takeStep(.callback, at: wall)
    case .earlier, .later:
      travel { $0.travel(word == .later ? .forward : .backward, by: argument, at: wall) }
    case .branch: run.nameBranch(name, at: wall)
    case .switchBranch: run.switchBranch(named: name, at: wall)
    case .coverage:
      view.kept.showsCoverage = true
      view.overlay = CoverageOverlay()
    case .summary: view.showSummary(of: run)
    case .speed: run.setSpeed(argument, at: wall)
    case .lang: return speak(argument)
    case .load: return [.openScenario(name)]
    case .learn: return [.openLesson(name)]
    case .save, .overwrite:
      view.kept.replacing = .overwrite
      let text = run.asScenario.text
      return [
        name.hasSuffix(".html")
          ? .savePage(path: name, scenario: text, overwrites: word == .overwrite)
          : .save(path: name, text: text, overwrites: word == .overwrite)
      ]
    case .saveSummary, .overwriteSummary:
      view.kept.replacing = .overwriteSummary
      let text = run.quizSummary.joined(separator: "\n") + "\n"
      return [.save(path: name, text: text, overwrites: word == .overwriteSummary)]
    case .start:
      if interface == .screen {
        view.overlay = StartOverlay()
        return [.readCourse]
      }
    case .undo, .back, .redo, .first, .now, .present, .notes, .branches, .restart, .scenarios,
      .why, .quiz, .compare, .pause, .help, .objects, .status, .quit, .exit, .close, .closeNow:
      break
    }
    return []
  }
}
