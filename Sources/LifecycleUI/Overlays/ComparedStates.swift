// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The states of the apps on one side of a comparison after a row: the state diagram of the app
/// that the row is about, and the state of each app.
struct ComparedStates {
  /// As much as there is room for.
  enum Form: Hashable, Sendable {
    /// The diagram with its boxes and lines.
    case figure(isRoomy: Bool)
    /// The names of the five states where they are in the diagram; below the app's name where there
    /// are several apps and no room for a list of them.
    case names(isTitled: Bool)
    /// A row for each app: five signs, with the name of its state.
    case signs(rows: Int)
    case nothing

    /// - Parameters:
    ///   - column: the columns of one side.
    ///   - height: the rows of rows, what the selected row says, and states together.
    ///   - appCount: how many apps there are.
    init(column: Int, height: Int, appCount: Int, _ language: Language) {
      let own = DiagramFigures.of(language)
      let nameColumns = ComparedStates.nameColumns(language.phrases)
      let figures = [(own.roomy.size, true), (own.compact.size, false)]
      let figure = figures.first { size, _ in
        size.width <= column && size.height + Self.fewestRows <= height
      }
      if let figure {
        self = .figure(isRoomy: figure.1)
      } else if column >= nameColumns, height >= 15 {
        let room = column - nameColumns - 1
        self = .names(isTitled: appCount > 1 && room < Self.fewestListColumns)
      } else {
        self = height < 7 ? .nothing : .signs(rows: min(appCount, max(1, height / 8)))
      }
    }

    /// The rows it takes.
    var height: Int {
      switch self {
      case .figure(let isRoomy):
        // In every language a diagram has the same rows.
        (isRoomy ? DiagramFigures.standard.roomy : DiagramFigures.standard.compact).size.height
      case .names(let isTitled): isTitled ? 5 : 4
      case .signs(let rows): rows
      case .nothing: 0
      }
    }

    /// The fewest rows that the figure leaves for the rows of the log and the text of the selected
    /// one.
    private static let fewestRows = 16
    /// The columns without which a list of apps says nothing.
    private static let fewestListColumns = 6
  }

  let comparison: Comparison
  /// The row after which the states are shown.
  let row: Int
  let form: Form
  let phrases: Phrases

  /// The name of the app that the row is about; where it is about none, of the last one before it.
  private var subject: String? {
    for row in comparison.rows.prefix(row + 1).reversed() {
      for side in Comparison.Side.allCases {
        if let app = comparison.entry(of: row, side)?.app { return app }
      }
    }
    return nil
  }

  /// Returns the way of an app into its state; nil if nothing has changed it.
  private func lastTransition(of app: String, _ side: Comparison.Side) -> AppFacts.Transition? {
    for row in comparison.rows.prefix(row + 1).reversed() {
      guard let entry = comparison.entry(of: row, side), entry.app == app,
        case .state = entry.kind
      else { continue }
      var facts = AppFacts(state: .notRunning, since: .zero)
      facts.learn(entry, event: 0)
      return facts.lastTransition
    }
    return nil
  }

  // MARK: Drawing

  func draw(_ side: Comparison.Side, in area: Rect, on canvas: inout Canvas) {
    let apps = comparison[side].scenario.apps
    let states = comparison.states(side, after: row)
    guard !apps.isEmpty, !area.isEmpty else { return }
    let shown = apps.firstIndex { $0.name == subject } ?? 0
    switch form {
    case .nothing: break
    case .signs:
      for (offset, (app, state)) in zip(apps, states).prefix(area.height).enumerated() {
        let line = area.row(offset)
        drawSigns(app.name, state, in: line, on: &canvas)
      }
    case .names(let isTitled):
      var (list, rest) = split(area, Self.nameColumns(phrases))
      if isTitled {
        drawTitle(apps[shown].name, in: area, on: &canvas)
        rest = area.droppingRows(1)
      } else {
        drawList(apps.map(\.name), states, shown, in: list, on: &canvas)
      }
      drawNames(states[shown], in: rest, on: &canvas)
    case .figure(let isRoomy):
      let own = DiagramFigures(phrases)
      let figure: DiagramFigure = isRoomy ? .roomy(own.roomy) : .compact(own.compact)
      let (list, rest) = split(area, figure.geometry.size.width)
      let last = lastTransition(of: apps[shown].name, side)
      LitDiagram(
        figure: figure, state: states[shown], route: last.map { [$0] } ?? [], ending: ""
      )
      .draw(at: Point(rest.x, rest.y), on: &canvas, in: phrases)
      let rows = min(apps.count, list.height - 4)
      let names = Rect(x: list.x, y: list.y, width: list.width, height: rows)
      drawList(apps.map(\.name), states, shown, in: names, on: &canvas)
      guard let last else { return }
      drawReason(last, in: list.droppingRows(names.height + 1), on: &canvas)
    }
  }

  /// The part for the list of apps, and the right one of so many columns.
  private func split(_ area: Rect, _ columns: Int) -> (list: Rect, rest: Rect) {
    let left = Rect(x: area.x, y: area.y, width: area.width - columns - 1, height: area.height)
    let right = Rect(
      x: area.maxX - columns, y: area.y, width: columns, height: area.height)
    return (left, right)
  }

  /// The name of the app whose states stand below.
  private func drawTitle(_ name: String, in area: Rect, on canvas: inout Canvas) {
    let name = TextWidth.cut(name, to: area.width)
    let x = area.x + (area.width - TextWidth.of(name)) / 2
    canvas.write(name, at: Point(x, area.y), style: .strong, in: area)
  }

  /// Each app with the sign of its state, and its name where there is room; the app of the diagram
  /// is marked.
  private func drawList(
    _ names: [String], _ states: [EmulatedApp.State], _ shown: Int, in area: Rect,
    on canvas: inout Canvas
  ) {
    let first = max(0, min(shown, names.count - area.height))
    let widest = EmulatedApp.State.allCases.map { TextWidth.of(phrases.state($0)) }.max() ?? 0
    let hasWords = area.width >= widest + 8
    let width = min(names.map(TextWidth.of).max() ?? 0, area.width - (hasWords ? widest + 3 : 2))
    guard width > 0 else { return }
    for (offset, index) in (first..<names.count).prefix(area.height).enumerated() {
      let y = area.y + offset
      let isShown = index == shown && names.count > 1
      canvas.write(
        TextWidth.cut(names[index], to: width), at: Point(area.x, y),
        style: isShown ? .strong : .plain, in: area)
      let state = states[index]
      let word = hasWords ? " " + phrases.state(state) : ""
      canvas.write(
        Mark.of(state) + word, at: Point(area.x + width + 1, y), style: .lit(state), in: area)
    }
  }

  /// Draws the reason for the app's state, and the moment at which it came there.
  private func drawReason(
    _ last: AppFacts.Transition, in area: Rect, on canvas: inout Canvas
  ) {
    let text = phrases.labeled(phrases.state(last.to), text: phrases.cause(last.because))
    let rows = canvas.write(paragraph: text, in: area, style: .lit(last.to))
    canvas.write(
      paragraph: phrases.since(phrases.moment(TimeText.stamp(last.time))),
      in: area.droppingRows(rows))
  }

  /// The states by their names, in rows as in the diagram.
  private static let namedRows: [[EmulatedApp.State]] = [
    [.notRunning], [.inactive, .active], [.background], [.suspended],
  ]
  /// The columns between two names.
  private static let nameGap = 2

  /// The columns of the names in a language, each with its sign and room for two arrows.
  private static func nameColumns(_ phrases: Phrases) -> Int {
    let widths = namedRows.map { states in
      states.map { TextWidth.of("  \(Mark.of($0)) \(phrases.state($0))") + nameGap }
        .reduce(-nameGap, +)
    }
    return widths.max() ?? 0
  }

  /// The five names where they are in the diagram, the state of the app between arrows.
  private func drawNames(
    _ current: EmulatedApp.State, in area: Rect, on canvas: inout Canvas
  ) {
    let pointer = canvas.pointer
    func text(_ state: EmulatedApp.State) -> String {
      let name = "\(Mark.of(state)) \(phrases.state(state))"
      return state == current ? "\(pointer)\(name)◄" : " \(name) "
    }
    func write(_ state: EmulatedApp.State, at x: Int, _ row: Int) {
      canvas.write(
        text(state), at: Point(x, area.y + row), style: state == current ? .lit(state) : .plain,
        in: area)
    }
    for (row, states) in Self.namedRows.enumerated() {
      let gap = Self.nameGap
      let width = states.map { TextWidth.of(text($0)) }.reduce(-gap) { $0 + $1 + gap }
      var x = area.x + max(0, (area.width - width) / 2)
      for state in states {
        write(state, at: x, row)
        x += TextWidth.of(text(state)) + gap
      }
    }
  }

  /// An app's name, and the five states as signs, the one it is in by its name.
  private func drawSigns(
    _ name: String, _ state: EmulatedApp.State, in area: Rect, on canvas: inout Canvas
  ) {
    var x = area.x
    x += canvas.write(TextWidth.cut(name, to: 10) + " ", at: Point(x, area.y), in: area)
    for other in EmulatedApp.State.allCases {
      let isHere = other == state
      let text = isHere ? " \(Mark.of(other)) \(phrases.state(other)) " : Mark.of(other)
      x += canvas.write(
        text, at: Point(x, area.y), style: isHere ? Style(.standard, .reverse) : .of(other),
        in: area)
      x += 1
    }
  }
}
