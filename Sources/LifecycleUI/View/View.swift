// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

/// The state of the interface: focus, selection, scroll position, open overlay, render caches.
/// Nothing here changes what happens.
package struct View: Sendable {
  /// The screen, and the user's settings for it.
  private(set) var start: Start
  /// The panel that has the keys.
  var focus = Focus.device
  /// The box of the diagram that is selected while that panel has the keys.
  var selectedState = EmulatedApp.State.notRunning
  /// The index of the timer that is selected while that panel has the keys.
  var selectedTimer = 0
  /// The selection and the scroll position in the log.
  var cursor = LogCursor()
  /// The search in the log.
  var search = LogSearch()
  /// The overlay that lies over the panels and has the keys; nil for none.
  var overlay: (any Overlay)?
  /// The sections of the log that are folded.
  var fold = LogFold()
  /// Rows of the log broken into lines.
  var knownBlocks = KnownBlocks()
  /// The panels as they were drawn last.
  var knownPanels: Boxed<KnownPanels>?
  /// The motion of the panels.
  var motion = Motion()
  /// True if the user wanted to quit, and was told that events are not saved.
  var isAskingToQuit = false
  /// The lines to read out; nil on a screen.
  var speech: Speech?
  /// The values that outlive the session.
  package internal(set) var kept: Kept

  package struct Kept: Sendable {
    /// True if the panels mark what has been seen.
    package internal(set) var showsCoverage = false
    /// The form of the log that the user has chosen; nil for the one that fits the run.
    package internal(set) var logForm: LogForm?
    /// Lines typed at the `:` prompt, the newest last.
    package internal(set) var promptHistory: [String] = []
    /// The lessons and scenarios that can be opened, once the shell has said so.
    var library: Library?
    /// The word that writes over the file that was to be saved last, if it exists.
    var replacing = Command.Word.overwrite

    /// The number of typed lines that are remembered.
    static let promptHistoryCapacity = 100

    /// A line was entered: the Up key finds it again.
    mutating func remember(_ line: String) {
      if promptHistory.last != line { promptHistory.append(line) }
      if promptHistory.count > Self.promptHistoryCapacity { promptHistory.removeFirst() }
    }
  }

  init(_ start: Start, keeping kept: Kept = Kept()) {
    self.start = start
    speech = start.interface == .plain ? Speech() : nil
    self.kept = kept
  }

  var size: Size {
    get { start.size }
    set { start.size = newValue }
  }

  /// The way the view speaks of a run.
  func voice(for run: Run) -> Voice {
    Voice(interface: start.interface, keymap: start.keymap, phrases: run.phrases)
  }

  /// The same when what happened is taken back: what was kept to show it again is of no use, and
  /// overlays show what may be no more.
  var withoutRun: View {
    var view = View(start, keeping: kept)
    view.focus = focus
    if overlay?.outlivesRun == true { view.overlay = overlay }
    return view
  }

  /// Returns the rectangles of the panels.
  func layout(of run: Run) -> Layout { Layout(needs(of: run)) }

  /// Returns the needs that the layout is made for.
  func needs(of run: Run) -> Layout.Needs {
    var needs = Layout.Needs(
      size: size, hasScenario: run.playback != nil, isPast: run.timeline.isPast,
      presented: presented(by: run), panels: start.panels, figures: .of(run.language))
    needs.isLogEmpty = needs.hasScenario && run.timeline.log.isEmpty
    if needs.hasScenario, needs.presented == nil {
      let width = Layout(needs).scenario.width
      needs.scenarioRows = ScenarioPanel.rows(of: run, width: width) ?? 0
    }
    return needs
  }

  /// Returns the needs of a stage; nil if no scenario is presented.
  private func presented(by run: Run) -> Layout.Presented? {
    guard run.isPresenting, run.playback != nil else { return nil }
    var presented = Layout.Presented()
    presented.hiddenRows = run.hiddenRows.count
    presented.hasSeveralApps = run.device.apps.count > 1
    return presented
  }

  /// Follows the things that have changed.
  ///
  /// - Parameter window: the rows of the log that were in sight before.
  mutating func follow(_ change: Run.News.Change, in run: Run, holding window: LogCursor.Window?) {
    switch change {
    case .none: break
    // Nobody is taken away from a row that is being read.
    case .rows: if focus != .log { cursor.follow() }
    case .ownRows: cursor.follow()
    case .moment: cursor.follow(holding: run.timeline.isPast ? window : nil)
    }
  }

  // MARK: Focus

  /// The next panel, or the one before, has the keys.
  mutating func turnFocus(by step: Int, in run: Run) {
    let all = panelsWithKeys(of: run)
    let index = all.firstIndex(of: focus) ?? 0
    focus = all[(index + step + all.count) % all.count]
    switch focus {
    case .timers: selectedTimer = 0
    case .diagram: if let app = run.focused { selectedState = run.timeline.state(of: app) }
    case .device, .log, .apps: break
    }
  }

  /// The device, and the panels on the screen that can have the keys, in the order of Tab.
  private func panelsWithKeys(of run: Run) -> [Focus] {
    let layout = layout(of: run)
    return Focus.allCases.filter { !$0.area(in: layout).isEmpty }
  }

  /// True if the list of all events comes next: Tab leads from the device to it, and from there to the
  /// first panel. A screen without the panel of events has no such stop.
  func turnsToEvents(by step: Int, in run: Run) -> Bool {
    if layout(of: run).actions.isEmpty { return false }
    let all = panelsWithKeys(of: run)
    return step > 0 ? focus == .device : all.firstIndex(of: focus) == 1
  }

  /// The keys go to the device again, and nothing is searched for any more. Where they went to the
  /// device already, the marks of what has been seen end.
  mutating func leavePanel() {
    if focus == .device, search.term.isEmpty { kept.showsCoverage = false }
    focus = .device
    search = LogSearch()
    cursor.follow()
    fold = LogFold()
  }

  /// A scenario is presented, or no longer: a panel that is not seen any more does not have the keys.
  mutating func focusOnPresented(of run: Run) {
    if focus.area(in: layout(of: run)).isEmpty { focus = .device }
  }

  /// An arrow moves what is selected in the panel that has the keys. Returns the index of the app that
  /// is in focus then.
  mutating func move(_ move: Command.Move, in run: Run) -> Int {
    let apps = run.device.apps.count
    func otherApp() -> Int { move.applied(to: run.focusedApp, last: apps - 1, page: 4) }
    switch focus {
    case .log: moveLog(move, in: run)
    case .apps: return otherApp()
    case .timers:
      let last = max(0, run.timers.count - 1)
      selectedTimer = move.applied(to: selectedTimer, last: last, page: 4)
    case .diagram: selectedState = DiagramGeometry.neighbor(of: selectedState, move)
    case .device:
      if run.device.cover == .switcher || move == .left || move == .right { return otherApp() }
      moveLog(move, in: run)
    }
    return run.focusedApp
  }
}

extension Focus {
  /// Returns the rectangle of the panel; the device's own keys are everywhere.
  fileprivate func area(in layout: Layout) -> Rect {
    switch self {
    case .device: Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
    case .log: layout.log
    case .apps: layout.apps
    case .diagram: layout.diagram
    case .timers: layout.now
    }
  }
}

extension Command.Move {
  /// Returns the index to which a selection moves in a list of rows, or of apps side by side.
  func applied(to index: Int, last: Int, page: Int) -> Int {
    let moved =
      switch self {
      case .up, .left: index - 1
      case .down, .right: index + 1
      case .pageUp: index - page
      case .pageDown: index + page
      case .first: 0
      case .last: last
      }
    return max(0, min(moved, last))
  }
}
