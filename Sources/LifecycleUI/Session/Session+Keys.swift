// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension Session {
  /// Whether the window is large enough for the panels: keys act only on what is drawn.
  var isDrawn: Bool { layout.tier != .tooSmall }

  /// A key was pressed: whatever is open has the first word, then the key table.
  mutating func press(_ key: Key, at wall: Duration) -> [Effect] {
    if case .mouse(let mouse) = key { return take(mouse, at: wall) }
    let command = command(for: key)
    guard isDrawn else { return command == .close ? [.quit] : command?.effects ?? [] }
    message = nil
    if command != .why { view.refused = nil }
    if let effects = ask({ $0.press(key, in: &$1, at: wall) }) { return effects }
    guard let command else {
      let text = phrases.messages.unknownKey(Printable.stripped(key.name), Keymap.key(of: .help))
      message = Message(.info, text)
      return []
    }
    return perform(command, at: wall)
  }

  /// What a key asks for while the panel in focus has the keys.
  func command(for key: Key) -> Command? { Keymap.command(for: key, focus: focus) }

  /// Does what a key, or a word at the prompt, asks for.
  ///
  /// - Parameter argument: what was typed behind the word.
  mutating func perform(
    _ command: Command, _ argument: String = "", at wall: Duration
  ) -> [Effect] {
    if !command.isPossibleWhileHosting, refusesWhileHosting() { return [] }
    switch command {
    case .send(let kind): send(event(kind), at: wall)
    case .toggle(let first, let second): send(choice(first, second), at: wall)
    case .confirm: return confirm(at: wall)
    case .travel(let direction, let unit): travel(direction, by: unit, at: wall)
    case .travelToFirst: travelToFirst(at: wall)
    case .travelToPresent: travelToPresent(at: wall)
    case .undo: undo(at: wall)
    case .redo: redo(at: wall)
    case .present: togglePresenting(at: wall)
    case .branches: overlay = BranchesOverlay(self)
    case .why: explain()
    case .coverage: turnCoverage()
    case .quiz: askQuiz(at: wall)
    case .focusApp(let number): focusApp(number)
    case .nextPanel: turnFocus(by: 1)
    case .previousPanel: turnFocus(by: -1)
    case .leave: leave()
    case .move(let move): self.move(move)
    case .search: overlay = PromptOverlay(Prompt(.search))
    case .nextMatch: findMatch(.forward)
    case .previousMatch: findMatch(.backward)
    case .pause: timeBase.setPaused(!timeBase.isPaused, at: wall)
    case .faster: changeSpeed(at: wall) { speed in TimeBase.speeds.first { $0 > speed } }
    case .slower: changeSpeed(at: wall) { speed in TimeBase.speeds.last { $0 < speed } }
    case .skip: skip(at: wall)
    case .help: overlay = HelpOverlay()
    case .objects: overlay = overlay == nil ? ObjectsOverlay() : nil
    case .scenarios: return pickScenario()
    case .compare: compare(argument)
    case .restart:
      if hosting != nil { return relaunch(at: wall) }
      restart(at: wall)
    case .prompt: openPrompt()
    case .save: openPrompt(text: "save session.scenario")
    case .repaint, .stop, .quit: return command.effects
    case .close:
      if overlay == nil { return [.quit] }
      overlay = nil
    case .typed(let word): return perform(word, argument, at: wall)
    }
    return []
  }

  /// Enter means what has the keys: the selected event, the rule of a row or of a state; else the
  /// switcher, then the scenario.
  private mutating func confirm(at wall: Duration) -> [Effect] {
    switch focus {
    case .actions:
      send(action(at: selectedAction).event, at: wall)
    case .log, .diagram, .timers:
      explain()
    case .device, .apps:
      if device.cover == .switcher || playback == nil {
        send(event(.choose), at: wall)
      } else {
        return takeNextStep(at: wall)
      }
    }
    return []
  }

  private mutating func focusApp(_ number: Int) {
    guard device.apps.indices.contains(number - 1) else {
      message = Message(.info, phrases.messages.noApp(number))
      return
    }
    focusedApp = number - 1
  }

  private mutating func turnFocus(by step: Int) {
    let layout = layout
    let all = Focus.allCases.filter { !$0.area(in: layout).isEmpty }
    let place = all.firstIndex(of: focus) ?? 0
    focus = all[(place + step + all.count) % all.count]
    if focus == .actions { selectedAction = suggestedAction ?? 0 }
    if focus == .timers { selectedTimer = 0 }
    if focus == .diagram, let app = focused { selectedState = state(of: app) }
  }

  private mutating func leave() {
    if overlay != nil {
      overlay = nil
    } else {
      focus = .device
      view.cursor.follow()
    }
  }

  private mutating func move(_ move: Command.Move) {
    switch focus {
    case .log:
      moveLog(move)
    case .actions:
      selectedAction = ActionsGrid(layout.actions, phrases: phrases).moved(selectedAction, move)
    case .apps:
      focusedApp = move.applied(to: focusedApp, last: device.apps.count - 1, page: 4)
    case .timers:
      selectedTimer = move.applied(to: selectedTimer, last: max(0, timers.count - 1), page: 4)
    case .diagram:
      selectedState = DiagramGeometry.neighbor(of: selectedState, move)
    case .device:
      let isSideways = move == .left || move == .right
      if device.cover == .switcher || isSideways {
        focusedApp = move.applied(to: focusedApp, last: device.apps.count - 1, page: 4)
      } else {
        moveLog(move)
      }
    }
  }

  private mutating func changeSpeed(
    at wall: Duration, to next: (TimeBase.Speed) -> TimeBase.Speed?
  ) {
    if let speed = next(timeBase.speed) { timeBase.setSpeed(speed, at: wall) }
  }

  private mutating func skip(at wall: Duration) {
    guard let due = device.nextDeadline else {
      message = Message(.info, phrases.messages.nothingDue)
      return
    }
    putForward(to: due, at: wall)
    message = Message(.info, phrases.messages.skipped(TimeText.stamp(due)))
  }
}

extension Focus {
  /// Where the panel is drawn; the device's own keys are everywhere.
  fileprivate func area(in layout: Layout) -> Rect {
    switch self {
    case .device: Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
    case .actions: layout.actions
    case .log: layout.log
    case .apps: layout.apps
    case .diagram: layout.diagram
    case .timers: layout.timers
    }
  }
}

extension Command.Move {
  /// Where a place in a list of rows, or of apps side by side, moves to.
  func applied(to place: Int, last: Int, page: Int) -> Int {
    let moved =
      switch self {
      case .up, .left: place - 1
      case .down, .right: place + 1
      case .pageUp: place - page
      case .pageDown: place + page
      case .first: 0
      case .last: last
      }
    return max(0, min(moved, last))
  }
}
