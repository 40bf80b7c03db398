// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The rectangles of the panels on a screen of some size; an empty one for a panel that is not
/// shown.
///
/// Every size has the device's state on its first row and messages on its last. What gives way
/// first on a smaller screen is the panel of actions; the states, the log and the line that says what is
/// now stay.
/// Drawn up on purpose are 40×10, 60×20, 80×23, 80×24, 100×30, 120×40 and 200×50; a size between
/// takes the largest that fits and gives what is over to the log.
package struct Layout: Hashable, Sendable {
  /// The smallest screen with panels on it.
  package static let minimum = Size(40, 10)

  /// True if there is no room for panels.
  static func isTooSmall(_ size: Size) -> Bool {
    size.width < minimum.width || size.height < minimum.height
  }

  /// The drawing that is used.
  package enum Tier: Hashable, Sendable {
    case tooSmall
    /// The states as a list.
    case small
    /// The state diagram with a word in each box.
    case compact
    /// The state diagram with the meaning of each state.
    case roomy
    /// A third column for the main run loop and the objects.
    case wide
  }

  /// The needs that a layout is made for: it is made anew if one of these changes.
  package struct Needs: Hashable, Sendable {
    package let size: Size
    /// True if a scenario is stepped through.
    var hasScenario = false
    /// The rows that the words of the scenario need now: it gets them, if the log keeps a few.
    var scenarioRows = 0
    /// True if the log has no rows, so that a small screen has more for the words of the scenario.
    var isLogEmpty = false
    /// True if a moment of the past is shown: a small screen then has the moments in place of the
    /// actions.
    var isPast = false
    /// The needs of a stage; nil if no scenario is presented.
    var presented: Presented?
    /// The panels that are shown if there is room for them.
    var panels = Panels.all
    /// The state diagrams of the language.
    var figures = DiagramFigures.standard
  }

  package let needs: Needs
  package let tier: Tier
  /// The device's clock, what the phone shows, what rules hold.
  package private(set) var status = Rect.none
  package private(set) var apps = Rect.none
  package private(set) var diagram = Rect.none
  /// The line that says what is now.
  package private(set) var now = Rect.none
  /// The lesson and the next step of a scenario.
  package private(set) var scenario = Rect.none
  package private(set) var log = Rect.none
  /// The step that is presented to a class, and what it did.
  package private(set) var stage = Rect.none
  /// The rows below the log while a class guesses what a step did.
  package private(set) var hiddenRows = Rect.none
  /// The diagram of a stage; nil without a stage, and if there is only room for a list.
  private(set) var figure: DiagramFigure?
  package private(set) var runLoop = Rect.none
  package private(set) var objects = Rect.none
  package private(set) var actions = Rect.none
  /// The moments, from left to right.
  package private(set) var timeline = Rect.none
  /// The last row: what is typed, the keys of the program.
  package private(set) var message = Rect.none
  /// The row of messages: of its own above the keys, or the rule above the events where rows are few.
  package private(set) var notice = Rect.none
  /// The lines between the panels.
  package private(set) var rules: [Line] = []

  /// A line between panels, across or down.
  package struct Line: Hashable, Sendable {
    package let from: Point
    package let to: Point
  }

  package var size: Size { needs.size }

  /// Everything below the first row, but the row of messages.
  var cardArea: Rect { Rect(x: 0, y: 1, width: size.width, height: size.height - 2) }

  private var panels: Panels { needs.panels }
  private var figures: DiagramFigures { needs.figures }

  package init(_ needs: Needs) {
    self.needs = needs
    let size = needs.size
    switch size {
    case _ where size.width >= 180 && size.height >= 46: tier = .wide
    case _ where size.width >= 110 && size.height >= 36: tier = .roomy
    case _ where size.width >= 76 && size.height >= 22: tier = .compact
    case _ where Self.isTooSmall(size): tier = .tooSmall
    default: tier = .small
    }
    if tier == .tooSmall { return }
    // Room for most of them at once: every key that moves in the log asks where it is.
    rules.reserveCapacity(8)
    status = Rect(x: 0, y: 0, width: size.width, height: 1)
    message = Rect(x: 0, y: size.height - 1, width: size.width, height: 1)
    notice = Rect(x: 0, y: size.height - 2, width: size.width, height: 1)
    if let presented = needs.presented {
      arrange(presented)
      return
    }
    switch tier {
    case .tooSmall: break
    case .small: arrangeSmall(needs.hasScenario)
    case .compact: arrangeCompact(needs.hasScenario)
    case .roomy: arrangeRoomy(needs.hasScenario)
    case .wide: arrangeWide(needs.hasScenario)
    }
  }

  /// True if a panel has a rule of its own above it, with room for its title.
  package func hasRule(above panel: Rect) -> Bool {
    rules.contains { rule in
      rule.from.y == rule.to.y && rule.from.y == panel.y - 1 && rule.from.x <= panel.x
        && rule.to.x >= panel.maxX - 1
    }
  }

  // MARK: Lines

  private mutating func rule(x: Int = 0, y: Int, width: Int) {
    // A rule runs past the edges of the screen, so that its ends are whole.
    let left = x == 0 ? -1 : x
    let right = x + width == size.width ? x + width : x + width - 1
    rules.append(Line(from: Point(left, y), to: Point(right, y)))
  }

  private mutating func column(x: Int, from top: Int, to bottom: Int) {
    rules.append(Line(from: Point(x, top), to: Point(x, bottom)))
  }

  /// The row behind the panels: that of the keys, or of the messages where they have one. Beside the larger
  /// diagram, a fourth app needs that row more.
  private var endOfPanels: Int { size.height - (size.height >= (tier == .roomy ? 42 : 30) ? 2 : 1) }

  /// The rows at the bottom: a rule, the actions, and the row of messages. Returns the rule's row.
  private mutating func arrangeActions(rows: Int) -> Int {
    let rows = panels.contains(.events) ? rows : 0
    actions = Rect(x: 0, y: endOfPanels - rows, width: size.width, height: rows)
    rule(y: actions.y - 1, width: size.width)
    if endOfPanels == message.y { notice.y = actions.y - 1 }
    return actions.y - 1
  }

  /// The actions, or the moments in their place. Returns the row of the rule above them.
  private mutating func arrangeActionsOrTimeline(rows: Int) -> Int {
    guard needs.isPast, panels.contains(.timeline) else { return arrangeActions(rows: rows) }
    let rule = arrangeTimeline(rows: rows, above: endOfPanels)
    if endOfPanels == message.y { notice.y = rule }
    return rule
  }

  /// The moments above a row, with a rule of their own. Returns that rule's row.
  private mutating func arrangeTimeline(rows: Int, above bottom: Int) -> Int {
    if !panels.contains(.timeline) { return bottom }
    timeline = Rect(x: 0, y: bottom - rows, width: size.width, height: rows)
    rule(y: timeline.y - 1, width: size.width)
    return timeline.y - 1
  }

  // MARK: A column of the log

  /// The fewest rows of the log beside which the main run loop is shown too.
  private static let fewestLogRows = 12
  private static let runLoopRows = 5

  /// The scenario, the log and the main run loop, from the top; the last where there is room.
  private mutating func arrangeLog(
    in area: Rect, _ hasScenario: Bool, scenarioRows: Int, hasRunLoop: Bool = true
  ) {
    var rest = area
    // The rule between two panels joins those at the panels' sides.
    func across(_ y: Int) {
      let right = area.maxX == size.width ? area.width + 1 : area.width + 2
      rule(x: area.x - 1, y: y, width: right)
    }
    if hasScenario, area.height >= scenarioRows + 5 {
      let scenarioRows = max(scenarioRows, min(needs.scenarioRows, area.height - 5))
      scenario = Rect(x: area.x, y: area.y, width: area.width, height: scenarioRows)
      across(scenario.maxY)
      rest.y += scenarioRows + 1
      rest.height -= scenarioRows + 1
    }
    if hasRunLoop, panels.contains(.runLoop),
      rest.height >= Self.fewestLogRows + 1 + Self.runLoopRows
    {
      rest.height -= Self.runLoopRows + 1
      across(rest.maxY)
      runLoop = Rect(
        x: area.x, y: rest.maxY + 1, width: area.width, height: Self.runLoopRows)
    }
    log = rest
  }

  // MARK: The drawings

  /// The needs of a stage.
  package struct Presented: Hashable, Sendable {
    /// The number of rows that stand for what is hidden.
    package var hiddenRows = 0
    package var hasSeveralApps = false
  }

  /// The fewest columns beside the diagram of a stage.
  private static let fewestStageColumns = 42
  /// The fewest columns beside the smallest diagram, which is whole in every language then.
  private static let fewestColumnsBesideCompact = 33

  /// The diagram, as large as it can be; beside it the step that is presented, and the log below.
  private mutating func arrange(_ presented: Presented) {
    let bottom = size.height - 1
    var top = 2
    if presented.hasSeveralApps, tier != .small {
      apps = Rect(x: 0, y: 1, width: size.width, height: 1)
      top = 3
    }
    rule(y: top - 1, width: size.width)
    // Below it all rows have something that a class looks at.
    notice.y = top - 1
    let rows = bottom - top
    // A row below the figure says why the app is in its state.
    figure = DiagramFigure.largest(
      in: Size(size.width - 2, rows - 1), leaving: Self.fewestStageColumns,
      atLeast: Self.fewestColumnsBesideCompact, of: figures)
    let columns = figure?.geometry.size.width ?? figures.list(in: size.width)
    diagram = Rect(x: 0, y: top, width: columns, height: rows)
    let left = diagram.maxX + 1
    column(x: left, from: top - 1, to: bottom - 1)
    let width = size.width - left - 1
    stage = Rect(x: left + 1, y: top, width: width, height: max(3, rows * 2 / 3 - 1))
    rule(x: left, y: stage.maxY, width: width + 1)
    let rest = bottom - stage.maxY - 1
    let hidden = needs.isLogEmpty ? rest : max(1, rest - 2)
    let below = presented.hiddenRows > 0 ? min(presented.hiddenRows, hidden) : 0
    log = Rect(x: left + 1, y: stage.maxY + 1, width: width, height: rest - below)
    hiddenRows = Rect(x: left + 1, y: log.maxY, width: width, height: below)
  }

  /// The apps in one row and the line that says what is now, below the first row. Returns the row of the
  /// rule below them.
  private mutating func arrangeTop(hasApps: Bool, hasNow: Bool) -> Int {
    var y = 1
    func row() -> Rect {
      defer { y += 1 }
      return Rect(x: 0, y: y, width: size.width, height: 1)
    }
    if hasApps, panels.contains(.apps) { apps = row() }
    if hasNow, panels.contains(.timers) { now = row() }
    rule(y: y, width: size.width)
    return y
  }

  /// The states as a list, the log beside them.
  private mutating func arrangeSmall(_ hasScenario: Bool) {
    if hasScenario, !needs.isPast, size.height < Self.fewestRowsBesideList {
      arrangeSmallScenario()
      return
    }
    let width = size.width
    let bottom = arrangeActionsOrTimeline(rows: size.height >= 16 ? 2 : 1)
    let left = figures.list(in: width)
    // On the very smallest only the app in focus is shown, and there is no room for what is now.
    let rule = arrangeTop(hasApps: size.height >= 12, hasNow: size.height >= 11)
    let top = rule + 1
    let rows = bottom - top
    diagram = Rect(x: 0, y: top, width: left, height: rows)
    column(x: left, from: rule, to: bottom)
    let area = Rect(x: left + 1, y: top, width: width - left - 1, height: rows)
    arrangeLog(in: area, hasScenario, scenarioRows: 5, hasRunLoop: false)
  }

  /// The fewest rows in which the words of a scenario have room beside the list of the states.
  private static let fewestRowsBesideList = 17
  /// The fewest rows of the log below the words of a scenario.
  private static let fewestRowsBelowScenario = 3

  /// The words of a scenario, and the log below them, each as wide as the screen: the line that says what
  /// is now has the state. Long words at the start have the rows of a log that has none.
  private mutating func arrangeSmallScenario() {
    let rule = arrangeTop(hasApps: false, hasNow: true)
    let all = endOfPanels - rule - 1
    if needs.isLogEmpty, needs.scenarioRows > all - 1 - Self.fewestRowsBelowScenario {
      scenario = Rect(x: 0, y: rule + 1, width: size.width, height: all)
      return
    }
    let most = max(2, all - 1 - Self.fewestRowsBelowScenario)
    let rows = max(2, min(needs.scenarioRows, most))
    scenario = Rect(x: 0, y: rule + 1, width: size.width, height: rows)
    self.rule(y: scenario.maxY, width: size.width)
    log = Rect(
      x: 0, y: scenario.maxY + 1, width: size.width, height: endOfPanels - scenario.maxY - 1)
  }

  /// The diagram on the left, the log on the right.
  private mutating func arrangeCompact(_ hasScenario: Bool) {
    let width = size.width
    let figure = figures.compact.size
    // Whatever the diagram leaves, up to four rows.
    let bottom = arrangeActionsOrTimeline(rows: max(1, min(4, size.height - 6 - figure.height)))
    let left = figure.width
    let rule = arrangeTop(hasApps: true, hasNow: true)
    let top = rule + 1
    let rows = bottom - top
    diagram = Rect(x: 0, y: top, width: left, height: rows)
    column(x: left + 1, from: rule, to: bottom)
    let area = Rect(x: left + 2, y: top, width: width - left - 2, height: rows)
    arrangeLog(in: area, hasScenario, scenarioRows: 6)
  }

  /// The larger diagram and the log, and below them the apps with their timers.
  private mutating func arrangeRoomy(_ hasScenario: Bool) {
    let width = size.width
    let figure = figures.roomy.size
    let rule = arrangeTop(hasApps: false, hasNow: true)
    let isTall = size.height >= 40
    var bottom =
      isTall
      ? arrangeTimeline(rows: 3, above: arrangeActions(rows: 4))
      : arrangeActionsOrTimeline(rows: 3)
    bottom = arrangeApps(
      rows: min(Self.appRows, bottom - rule - 2 - figure.height), width: width, above: bottom)
    let left = figure.width + 2
    diagram = Rect(x: 1, y: rule + 1, width: left - 2, height: bottom - rule - 1)
    column(x: left, from: rule, to: bottom)
    let area = Rect(x: left + 1, y: rule + 1, width: width - left - 1, height: bottom - rule - 1)
    arrangeLog(in: area, hasScenario, scenarioRows: 6)
  }

  /// The most rows of the apps on a large screen, without their rule.
  private static let appRows = 5

  /// The apps and their rule, from the left edge to a column, if there is room for some. Returns the row
  /// behind the last one above them.
  private mutating func arrangeApps(rows: Int, width: Int, above bottom: Int) -> Int {
    guard panels.contains(.apps), rows > 1 else { return bottom }
    apps = Rect(x: 0, y: bottom - rows, width: width, height: rows)
    rule(y: apps.y - 1, width: width == size.width ? width : width + 1)
    return apps.y - 1
  }

  /// Three columns: the diagram; the log; the run loop and the objects. The apps are below the first two.
  private mutating func arrangeWide(_ hasScenario: Bool) {
    let width = size.width
    // The axis, the events, and each of four apps.
    let bottom = arrangeTimeline(rows: 6, above: arrangeActions(rows: 8))
    let rule = arrangeTop(hasApps: false, hasNow: true)
    let left = figures.roomy.size.width + 12
    let hasRight = !panels.isDisjoint(with: [.runLoop, .objects])
    let rightEdge = hasRight ? width - 56 : width + 1
    let end = arrangeApps(
      rows: Self.appRows, width: hasRight ? rightEdge - 1 : width, above: bottom)
    diagram = Rect(x: 1, y: rule + 1, width: left - 2, height: end - rule - 1)
    column(x: left, from: rule, to: end)
    let area = Rect(
      x: left + 1, y: rule + 1, width: rightEdge - left - 2, height: end - rule - 1)
    arrangeLog(in: area, hasScenario, scenarioRows: 7, hasRunLoop: false)
    if hasRight { arrangeRight(x: rightEdge, from: rule, to: bottom) }
  }

  /// The main run loop and the objects below it, from a column to the right edge.
  private mutating func arrangeRight(x: Int, from rule: Int, to bottom: Int) {
    column(x: x - 1, from: rule, to: bottom)
    let width = size.width - x
    var top = rule + 1
    if panels.contains(.runLoop) {
      let rows = panels.contains(.objects) ? 10 : bottom - top
      runLoop = Rect(x: x, y: top, width: width, height: rows)
      top = runLoop.maxY + 1
    }
    guard panels.contains(.objects) else { return }
    if !runLoop.isEmpty { self.rule(x: x - 1, y: top - 1, width: width + 1) }
    objects = Rect(x: x, y: top, width: width, height: bottom - top)
  }
}

extension Rect {
  /// No cells.
  package static let none = Rect(x: 0, y: 0, width: 0, height: 0)

  func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
}
