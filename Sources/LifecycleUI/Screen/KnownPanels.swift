// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The panels as they were drawn last, and what they depend on: most keys, and the clock, change
/// nothing in them.
struct KnownPanels: Sendable {
  private var inputs: Inputs
  private var logInputs: LogInputs
  private(set) var canvas: Canvas
  /// The rule above the log without the log's title.
  private let ruleAboveLog: [Cell]

  /// Everything that the panels of a session show. What is added to a panel and not here is found
  /// by `KnownPanelsTests`.
  private struct Inputs: Equatable, Sendable {
    let layout: Layout
    let revision: Int
    let clock: Duration
    let rows: Int
    let generation: Int
    let isConcealed: Bool
    let branch: Int
    let branches: Int
    let focus: Focus
    let focusedApp: Int
    let selectedAction: Int
    let selectedState: EmulatedApp.State
    let selectedTimer: Int
    let showsCoverage: Bool
    let steps: Int
    let passed: Int
    let failed: Int
    let process: ProcessFacts?

    init(_ session: Session, _ layout: Layout) {
      self.layout = layout
      revision = session.deviceRevision
      clock = session.clockShown
      rows = session.log.end
      generation = session.log.generation
      isConcealed = session.timeline.isConcealed
      branch = session.timeline.current
      branches = session.timeline.branches.count
      focus = session.focus
      focusedApp = session.focusedApp
      selectedAction = session.selectedAction
      selectedState = session.selectedState
      selectedTimer = session.selectedTimer
      showsCoverage = session.showsCoverage
      steps = session.playback?.player.nextIndex ?? 0
      passed = session.playback?.passed ?? 0
      failed = session.playback?.failed ?? 0
      process = session.focusedProcess
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

  /// Draws the panels.
  init(_ session: Session, _ layout: Layout) {
    inputs = Inputs(session, layout)
    logInputs = LogInputs(session)
    canvas = Canvas(session.size, isASCII: session.isASCII)
    Screen.drawRules(layout, on: &canvas)
    let place = layout.placeAboveLog
    ruleAboveLog = Array(canvas.rows[place.y].dropFirst(place.x).prefix(layout.log.width))
    Screen.drawPanels(session, layout, on: &canvas)
  }

  /// Whether nothing has changed that the panels show.
  func areCurrent(_ session: Session, _ layout: Layout) -> Bool {
    inputs == Inputs(session, layout) && logInputs == LogInputs(session)
  }

  /// Draws the log anew if nothing else has changed. False: all panels must be drawn.
  mutating func follow(_ session: Session, _ layout: Layout) -> Bool {
    guard inputs == Inputs(session, layout) else { return false }
    logInputs = LogInputs(session)
    canvas.clear(layout.log)
    canvas.put(ruleAboveLog, at: layout.placeAboveLog)
    Screen.drawLog(session, layout, on: &canvas)
    return true
  }
}

extension Layout {
  /// The first cell of the row above the log.
  fileprivate var placeAboveLog: Point { Point(log.x, log.y - 1) }
}

extension Session {
  /// The screen of the session, the same as ``Screen/draw(_:)`` draws. The panels are drawn only if
  /// something they show has changed.
  package mutating func frame() -> Canvas {
    let layout = layout
    guard layout.tier != .tooSmall, overlay?.coversPanels != true else { return Screen.draw(self) }
    // Taken out, so that it can be changed where it is.
    var known = view.knownPanels.take()
    if known?.areCurrent(self, layout) != true {
      keepRowsInSight()
      if known?.follow(self, layout) != true { known = KnownPanels(self, layout) }
    }
    var canvas = known?.canvas ?? Canvas(size)
    Screen.drawRest(self, layout, on: &canvas)
    view.knownPanels = known
    return canvas
  }

  /// Changes with the device, but not with its clock alone.
  var deviceRevision: Int { timeline.revision - view.clockRevisions }

  /// The device's time as far as anything but the clock itself depends on it.
  fileprivate var clockShown: Duration {
    device.changesWithTime ? device.now : LogPanel.clockShown(device.now)
  }
}
