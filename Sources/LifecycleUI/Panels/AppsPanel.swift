// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The apps of the device: the number that chooses each, its state, its windows, and which is the
/// first to be terminated when memory is low.
struct AppsPanel: Panel {
  let content: Content
  private let device: Device
  private let facts: [AppFacts]

  /// The visible facts about the apps. The device's part of them is known by its revision.
  struct Content: Equatable {
    fileprivate let language: Language
    fileprivate let revision: Int
    /// The app in focus, by its index.
    fileprivate let focusedApp: Int
    /// The frame of what moves.
    fileprivate let frame: Int
    fileprivate let isFocused: Bool
  }

  /// The visible facts about an app.
  private struct App {
    let name: String
    let state: EmulatedApp.State
    let windows: [SceneSession]
    /// The window before the others, by its number, while several are on the screen.
    let frontWindow: Int?
    let unsavedEdits: Int
    /// The end of its last process, while it has none.
    let ending: Termination?
    /// The megabytes it takes; nil without a process.
    let memory: Int?
    let isHung: Bool
    let isFirstToBeTerminated: Bool
  }

  init(_ content: Content, of session: borrowing Session, in layout: Layout) {
    self.content = content
    device = session.device
    facts = Self.facts(session)
  }

  static func content(of session: borrowing Session, in layout: Layout) -> Content {
    Content(
      language: session.language, revision: session.timeline.revision,
      focusedApp: session.focusedApp, frame: session.view.motion.frame,
      isFocused: session.focus == .apps)
  }

  private static func facts(_ session: borrowing Session) -> [AppFacts] {
    var facts = session.timeline.facts
    for app in facts.indices { facts[app] = session.shownFacts(of: app) }
    return facts
  }

  private var apps: [App] {
    let firstToBeTerminated = device.nextReclaimed
    return device.apps.enumerated().map { index, app in
      App(
        name: app.name, state: facts[index].state, windows: app.sessions,
        frontWindow: Self.hasSeveralOnScreen(app) ? app.frontWindow : nil,
        unsavedEdits: app.unsavedEdits, ending: app.process == nil ? app.lastEnding : nil,
        memory: app.process == nil ? nil : app.traits.memory,
        isHung: app.process?.thread.isHung == true,
        isFirstToBeTerminated: index == firstToBeTerminated)
    }
  }

  /// Returns true if several windows of an app are on the screen.
  private static func hasSeveralOnScreen(_ app: EmulatedApp) -> Bool {
    app.sessions.count {
      $0.scene?.activation == .foregroundActive || $0.scene?.activation == .foregroundInactive
    } > 1
  }

  static func area(in layout: Layout) -> Rect { layout.apps }

  var title: String { phrases.apps }
  var isFocused: Bool { content.isFocused }
  private var focusedApp: Int { content.focusedApp }
  private var phrases: Phrases { content.language.phrases }

  /// A click on an app chooses it.
  func click(
    _ point: Point, in rect: Rect, of session: inout Session, at wall: Duration
  ) -> [Effect] {
    if let index = app(at: point, in: rect) { session.run.focusedApp = index }
    return []
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    if rect.height == 1 {
      drawRow(in: rect, on: &canvas)
    } else {
      drawTable(in: rect, on: &canvas)
    }
  }

  /// The index of the app at a point.
  func app(at point: Point, in rect: Rect) -> Int? {
    if rect.height > 1 {
      let (rows, first) = rows(height: rect.height, of: apps)
      let place = first + point.y - rect.y
      guard rows.indices.contains(place) else { return nil }
      // A window's row stands below that of its app.
      return rows[...place].reversed().lazy.compactMap { row in
        if case .app(let index) = row { index } else { nil }
      }.first
    }
    let (labels, first) = row(width: rect.width, of: apps)
    var x = rect.x
    for index in labels.indices.dropFirst(first) {
      x += TextWidth.of(labels[index])
      if point.x < x { return index }
    }
    return nil
  }

  // MARK: One row

  /// The labels in one row, and the index of the first that is shown.
  private func row(width: Int, of apps: [App]) -> (labels: [String], first: Int) {
    // Running apps are shown in words, and the others too where there is room.
    var labels = apps.indices.map { label($0, of: apps, isFull: apps[$0].state != .notRunning) }
    let columns = labels.reduce(0) { $0 + TextWidth.of($1) }
    let word = TextWidth.of(phrases.state(.notRunning)) + 1
    let others = apps.count { $0.state == .notRunning }
    if others > 0, columns + others * word <= width {
      labels = apps.indices.map { label($0, of: apps, isFull: true) }
    } else if columns > width {
      labels = apps.indices.map { label($0, of: apps, isFull: $0 == focusedApp) }
    }
    // The app in focus is never beyond the edge.
    var first = 0
    while first < focusedApp,
      labels[first...focusedApp].reduce(0, { $0 + TextWidth.of($1) }) > width
    {
      first += 1
    }
    return (labels, first)
  }

  private func drawRow(in rect: Rect, on canvas: inout Canvas) {
    let apps = apps
    let (labels, first) = row(width: rect.width, of: apps)
    var x = rect.x
    for index in apps.indices.dropFirst(first) {
      var style = Style.of(apps[index].state)
      if index == focusedApp { style = style.asSelected }
      let place = Point(x, rect.y)
      x += canvas.write(labels[index], at: place, style: style, in: rect)
      if isFocused, index == focusedApp {
        canvas.write(canvas.pointer, at: place, style: style, in: rect)
      }
    }
  }

  private func label(_ index: Int, of apps: [App], isFull: Bool) -> String {
    let state = apps[index].state
    let hasKeys = isFocused && index == focusedApp
    var text = hasKeys ? "►" : " "
    text += "\(index + 1) "
    text += apps[index].name
    text += " "
    text += Mark.of(state)
    text += " "
    if isFull {
      text += phrases.state(state)
      text += " "
    }
    if apps[index].windows.count > 1 {
      text += "["
      for window in apps[index].windows { text += "\(window.number)\(Mark.of(window.scene))" }
      text += "] "
    }
    let edits = apps[index].unsavedEdits
    if edits > 0 { text += "\(Sign.unsavedEdits.rawValue)\(edits) " }
    if apps[index].isFirstToBeTerminated { text += "\(Mark.firstToBeTerminated) " }
    return text
  }

  // MARK: A table

  /// A row of the table: an app, or one of its windows.
  private enum Row {
    case app(Int)
    case window(SceneSession, isInFront: Bool)
  }

  /// The rows of the table, and the index of the first that is shown.
  private func rows(height: Int, of apps: [App]) -> (rows: [Row], first: Int) {
    var rows: [Row] = []
    var focusedRow = 0
    for (index, app) in apps.enumerated() {
      if index == focusedApp { focusedRow = rows.count }
      rows.append(.app(index))
      guard app.windows.count > 1 else { continue }
      rows += app.windows.map { .window($0, isInFront: $0.number == app.frontWindow) }
    }
    // The app in focus with as many of its windows as there is room for.
    let count = apps.indices.contains(focusedApp) ? apps[focusedApp].windows.count : 0
    let last = focusedRow + min(count > 1 ? count : 0, height - 1)
    let first = max(0, min(last - height + 1, rows.count - height))
    return (rows, first)
  }

  private func drawTable(in rect: Rect, on canvas: inout Canvas) {
    let apps = apps
    let (rows, first) = rows(height: rect.height, of: apps)
    for (offset, row) in rows.dropFirst(first).prefix(rect.height).enumerated() {
      let area = Rect(x: rect.x, y: rect.y + offset, width: rect.width, height: 1)
      switch row {
      case .app(let index): draw(apps[index], at: index, in: area, on: &canvas)
      case .window(let window, let isInFront):
        draw(window, isInFront: isInFront, in: area, on: &canvas)
      }
    }
  }

  private func draw(
    _ window: SceneSession, isInFront: Bool, in row: Rect, on canvas: inout Canvas
  ) {
    canvas.write("\(Mark.returned) \(window.id)", at: Point(row.x + 4, row.y), in: row)
    let state = window.scene?.activation.rawValue ?? phrases.disconnected
    canvas.write(
      "\(Mark.of(window.scene)) \(state)", at: Point(row.x + 15, row.y),
      style: Style.of(window.scene), in: row)
    if isInFront { canvas.write(phrases.windowInFront, at: Point(row.x + 38, row.y), in: row) }
  }

  private func draw(_ app: App, at index: Int, in row: Rect, on canvas: inout Canvas) {
    let isChosen = index == focusedApp
    let y = row.y
    canvas.write(isChosen ? canvas.pointer : " ", at: Point(row.x, y), style: .strong, in: row)
    canvas.write("\(index + 1)", at: Point(row.x + 2, y), style: .key, in: row)
    let name = TextWidth.cut(app.name, to: 10)
    canvas.write(name, at: Point(row.x + 4, y), style: isChosen ? .strong : .plain, in: row)
    canvas.write(
      "\(Mark.of(app.state)) \(phrases.state(app.state))",
      at: Point(row.x + 15, y),
      style: Style.of(app.state).adding(isChosen ? .bold : []), in: row)
    let memory = app.memory.map { phrases.memory($0) } ?? "-"
    canvas.write(
      memory, at: Point(row.x + 36 - TextWidth.of(memory), y), in: row)
    var notes: [String] = []
    if app.isFirstToBeTerminated {
      notes.append("\(Mark.firstToBeTerminated) \(phrases.firstToBeTerminated)")
    }
    if app.unsavedEdits > 0 { notes.append(phrases.unsavedEdits(app.unsavedEdits)) }
    if let ending = app.ending {
      notes.append("\(Mark.of(ending)) \(phrases.cause(ending.reason.cause))")
    }
    if app.isHung { notes.append(phrases.mainThreadBlocked) }
    let rest = Rect(x: row.x + 38, y: y, width: row.width - 38, height: 1)
    canvas.write(TextWidth.cut(notes.joined(separator: ", "), to: rest.width), at: Point(rest.x, y))
    if isChosen, isFocused { canvas.add(.reverse, to: row) }
  }
}
