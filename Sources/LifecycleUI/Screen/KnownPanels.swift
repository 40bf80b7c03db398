// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The panels as they were drawn last, and what they depend on: most keys, and the clock, change
/// nothing in them, and a step through time little.
struct KnownPanels: Sendable {
  private var view: ViewInputs
  private var moment: MomentInputs
  private var log: LogInputs
  private var contents: Contents
  private(set) var canvas: Canvas
  /// The rules between the panels, with no panel drawn.
  private let rules: Canvas

  // What the panels of a session show is in these three. What is added to a panel and not here is
  // found by `KnownPanelsTests`.

  /// How the user looks at the session: if it changes, every panel is drawn.
  private struct ViewInputs: Equatable, Sendable {
    let layout: Layout
    let isConcealed: Bool
    let isPast: Bool
    let isOutcomeHidden: Bool
    let focus: Focus
    let focusedApp: Int
    let selectedAction: Int
    let selectedState: EmulatedApp.State
    let selectedTimer: Int
    let showsCoverage: Bool
    let isScenarioOver: Bool?
    let process: ProcessFacts?

    init(_ session: Session, _ layout: Layout) {
      self.layout = layout
      isConcealed = session.timeline.isConcealed
      isPast = session.timeline.isPast
      isOutcomeHidden = session.timeline.isOutcomeHidden
      focus = session.focus
      focusedApp = session.focusedApp
      selectedAction = session.selectedAction
      selectedState = session.selectedState
      selectedTimer = session.selectedTimer
      showsCoverage = session.showsCoverage
      isScenarioOver = session.playback?.isOver
      process = session.focusedProcess
    }
  }

  /// What the session is at the moment that is shown: if it changes, those panels are drawn that
  /// show something else.
  private struct MomentInputs: Equatable, Sendable {
    let revision: Int
    let clock: Duration
    let rows: Int
    let generation: Int
    let branch: Int
    let branches: Int
    let steps: Int
    let passed: Int
    let failed: Int

    init(_ session: Session) {
      revision = session.deviceRevision
      clock = session.clockShown
      rows = session.log.end
      generation = session.log.generation
      branch = session.timeline.current
      branches = session.timeline.branches.count
      steps = session.playback?.player.nextIndex ?? 0
      passed = session.playback?.passed ?? 0
      failed = session.playback?.failed ?? 0
    }
  }

  /// What only the log shows.
  private struct LogInputs: Equatable, Sendable {
    let cursor: LogCursor
    let searchTerm: String

    init(_ session: Session) {
      cursor = session.cursor
      searchTerm = session.searchTerm
    }
  }

  /// What is seen in the panels that often stay as they are while the moment changes.
  private struct Contents: Sendable {
    let diagram: DiagramPanel.Content
    let apps: [AppsPanel.Content]
    let hasTimers: Bool
    /// Where the scenario is, and how it went.
    let scenario: [Int]

    init(_ session: Session, _ layout: Layout) {
      diagram = DiagramPanel(session, in: layout).content
      apps = AppsPanel(session).content
      hasTimers = session.device.nextDeadline != nil
      scenario =
        session.playback.map { [$0.player.nextIndex, $0.taken, $0.count, $0.passed, $0.failed] }
        ?? []
    }

    /// The panels that show something else now.
    func changes(to new: Contents) -> [Screen.Part] {
      Screen.Part.allCases.filter { part in
        switch part {
        case .diagram: diagram != new.diagram
        case .apps: apps != new.apps
        case .timers: hasTimers || new.hasTimers
        case .scenario: scenario != new.scenario
        case .keyBar: false
        case .log, .actions, .timeline, .runLoop, .objects: true
        }
      }
    }
  }

  /// Draws the panels.
  init(_ session: Session, _ layout: Layout) {
    view = ViewInputs(session, layout)
    moment = MomentInputs(session)
    log = LogInputs(session)
    contents = Contents(session, layout)
    var rules = Canvas(session.size, isASCII: session.isASCII)
    Screen.drawRules(layout, on: &rules)
    rules.shareEqualRows()
    self.rules = rules
    canvas = rules
    Screen.drawPanels(session, layout, on: &canvas)
  }

  /// Draws anew what has changed. False: all panels must be drawn.
  mutating func follow(_ session: Session, _ layout: Layout) -> Bool {
    guard view == ViewInputs(session, layout) else { return false }
    let newLog = LogInputs(session)
    let newMoment = MomentInputs(session)
    if newMoment == moment {
      if newLog != log { draw(.log, session, layout) }
    } else {
      let new = Contents(session, layout)
      for part in contents.changes(to: new) { draw(part, session, layout) }
      contents = new
    }
    (moment, log) = (newMoment, newLog)
    return true
  }

  /// Whether nothing has changed that the panels show.
  func areCurrent(_ session: Session, _ layout: Layout) -> Bool {
    view == ViewInputs(session, layout) && moment == MomentInputs(session)
      && log == LogInputs(session)
  }

  /// Draws one panel where the old one was.
  private mutating func draw(_ part: Screen.Part, _ session: Session, _ layout: Layout) {
    let area = layout.area(of: part)
    guard !area.isEmpty else { return }
    // Its title stands in the rule above.
    let top = layout.hasRule(above: area) ? area.y - 1 : area.y
    for y in top..<area.maxY {
      canvas.put(rules.rows[y][area.x..<area.maxX], at: Point(area.x, y))
    }
    Screen.draw(part, session, layout, on: &canvas)
  }
}

/// The panels of a moment of the past that is not shown yet.
struct PreparedPanels: Sendable {
  let cursor: Timeline.Cursor
  let panels: Boxed<KnownPanels>
}

extension Session {
  /// The screen of the session, the same as ``Screen/draw(_:)`` draws. The panels are drawn only if
  /// something they show has changed.
  package mutating func frame() -> Canvas {
    let layout = layout
    guard layout.tier != .tooSmall, overlay?.coversPanels != true else { return Screen.draw(self) }
    // Taken out, so that they can be changed where they are.
    var known = view.knownPanels.take()
    var isCurrent = isCurrent(known, layout)
    if !isCurrent, let prepared = view.preparedPanels, prepared.cursor == timeline.past?.cursor,
      self.isCurrent(prepared.panels, layout)
    {
      known = prepared.panels
      isCurrent = true
    }
    if !isCurrent {
      keepRowsInSight()
      timeline.prepareWindow(reach: layout.timeline.width)
    }
    let canvas = draw(&known, layout, isCurrent: isCurrent)
    view.knownPanels = known
    return canvas
  }

  private func isCurrent(_ known: Boxed<KnownPanels>?, _ layout: Layout) -> Bool {
    known?.wrappedValue.areCurrent(self, layout) == true
  }

  /// Draws the panels that are not current, and what lies around and over them.
  // Not mutating: a session that changes is copied each time it is handed on.
  private func draw(
    _ known: inout Boxed<KnownPanels>?, _ layout: Layout, isCurrent: Bool
  ) -> Canvas {
    if !isCurrent, known?.wrappedValue.follow(self, layout) != true {
      known = Boxed(wrappedValue: KnownPanels(self, layout))
    }
    var canvas = known?.wrappedValue.canvas ?? Canvas(size)
    Screen.drawRest(self, layout, on: &canvas)
    return canvas
  }

  /// Changes with the device, but not with its clock alone.
  var deviceRevision: Int { timeline.revision - view.clockRevisions }

  /// The device's time as far as anything but the clock itself depends on it.
  fileprivate var clockShown: Duration {
    device.changesWithTime ? device.now : LogPanel.clockShown(device.now)
  }
}
