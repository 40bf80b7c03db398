// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The apps of the device: the number that chooses each, its state, its windows, and which is the
/// first to be terminated when memory is low.
struct AppsPanel: Panel {
  let session: Session
  private let firstToBeTerminated: Int?

  init(_ session: Session) {
    self.session = session
    firstToBeTerminated = session.device.nextReclaimed
  }

  var title: String { session.phrases.apps }

  /// What is seen of an app in the panel: where it is the same of all, so is the drawing.
  struct Content: Equatable {
    let state: EmulatedApp.State
    let windows: [SceneSession]
    let unsavedEdits: Int
    let ending: Termination?
    let isHung: Bool
    let isFirstToBeTerminated: Bool
  }

  var content: [Content] {
    session.device.apps.enumerated().map { place, app in
      Content(
        state: session.state(of: app), windows: app.sessions, unsavedEdits: app.unsavedEdits,
        ending: app.lastEnding, isHung: app.process?.thread.isHung == true,
        isFirstToBeTerminated: place == firstToBeTerminated)
    }
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    if rect.height == 1 {
      drawRow(in: rect, on: &canvas)
    } else {
      drawTable(in: rect, on: &canvas)
    }
  }

  /// The place of the app at a point.
  func app(at point: Point, in rect: Rect) -> Int? {
    if rect.height > 1 {
      let (rows, first) = rows(height: rect.height)
      let place = first + point.y - rect.y
      guard rows.indices.contains(place) else { return nil }
      // A window's row stands below that of its app.
      return rows[...place].reversed().lazy.compactMap { row in
        if case .app(let index) = row { index } else { nil }
      }.first
    }
    let (labels, first) = row(width: rect.width)
    var x = rect.x
    for index in labels.indices.dropFirst(first) {
      x += TextWidth.of(labels[index])
      if point.x < x { return index }
    }
    return nil
  }

  // MARK: One row

  /// The labels in one row, and the place of the first that is shown.
  private func row(width: Int) -> (labels: [String], first: Int) {
    let apps = session.device.apps
    // Running apps are shown in words, and the others too where there is room.
    var labels = apps.indices.map { label($0, isFull: session.state(of: apps[$0]) != .notRunning) }
    let columns = labels.reduce(0) { $0 + TextWidth.of($1) }
    let word = TextWidth.of(session.phrases.state(.notRunning)) + 1
    let others = apps.count { session.state(of: $0) == .notRunning }
    if others > 0, columns + others * word <= width {
      labels = apps.indices.map { label($0, isFull: true) }
    } else if columns > width {
      labels = apps.indices.map { label($0, isFull: $0 == session.focusedApp) }
    }
    // The app in focus is never beyond the edge.
    var first = 0
    while first < session.focusedApp,
      labels[first...session.focusedApp].reduce(0, { $0 + TextWidth.of($1) }) > width
    {
      first += 1
    }
    return (labels, first)
  }

  private func drawRow(in rect: Rect, on canvas: inout Canvas) {
    let apps = session.device.apps
    let (labels, first) = row(width: rect.width)
    var x = rect.x
    for index in apps.indices.dropFirst(first) {
      let isFocused = index == session.focusedApp
      var style = Style.of(session.state(of: apps[index]))
      if isFocused { style.attributes.formUnion(.bold) }
      if isFocused { style.attributes.formUnion(.reverse) }
      x += canvas.write(labels[index], at: Point(x, rect.y), style: style, in: rect)
    }
  }

  private func label(_ index: Int, isFull: Bool) -> String {
    let apps = session.device.apps
    let state = session.state(of: apps[index])
    let hasKeys = session.focus == .apps && index == session.focusedApp
    var text = hasKeys ? "►" : " "
    text += "\(index + 1) "
    text += apps[index].name
    text += " "
    text += Mark.of(state)
    text += " "
    if isFull {
      text += session.phrases.state(state)
      text += " "
    }
    if apps[index].sessions.count > 1 {
      text += "["
      for window in apps[index].sessions { text += "\(window.number)\(Mark.of(window.scene))" }
      text += "] "
    }
    let edits = apps[index].unsavedEdits
    if edits > 0 { text += "\(Sign.unsavedEdits.rawValue)\(edits) " }
    if firstToBeTerminated == index { text += "\(Mark.firstToBeTerminated) " }
    return text
  }

  // MARK: A table

  /// A row of the table: an app, or one of its windows.
  private enum Row {
    case app(Int)
    case window(SceneSession)
  }

  /// The rows of the table, and the place of the first that is shown.
  private func rows(height: Int) -> (rows: [Row], first: Int) {
    var rows: [Row] = []
    var focusedRow = 0
    for (index, app) in session.device.apps.enumerated() {
      if index == session.focusedApp { focusedRow = rows.count }
      rows.append(.app(index))
      if app.sessions.count > 1 { rows += app.sessions.map(Row.window) }
    }
    // The app in focus with as many of its windows as there is room for.
    let windows = session.focused.map { $0.sessions.count > 1 ? $0.sessions.count : 0 } ?? 0
    let last = focusedRow + min(windows, height - 1)
    let first = max(0, min(last - height + 1, rows.count - height))
    return (rows, first)
  }

  private func drawTable(in rect: Rect, on canvas: inout Canvas) {
    let (rows, first) = rows(height: rect.height)
    for (offset, row) in rows.dropFirst(first).prefix(rect.height).enumerated() {
      let area = Rect(x: rect.x, y: rect.y + offset, width: rect.width, height: 1)
      switch row {
      case .app(let index): draw(index, in: area, on: &canvas)
      case .window(let window): draw(window, in: area, on: &canvas)
      }
    }
  }

  private func draw(_ window: SceneSession, in row: Rect, on canvas: inout Canvas) {
    canvas.write("\(Mark.returned) \(window.id)", at: Point(row.x + 4, row.y), in: row)
    let state = window.scene?.activation.rawValue ?? session.phrases.disconnected
    canvas.write(
      "\(Mark.of(window.scene)) \(state)", at: Point(row.x + 15, row.y),
      style: Style.of(window.scene), in: row)
  }

  private func draw(_ index: Int, in row: Rect, on canvas: inout Canvas) {
    let app = session.device.apps[index]
    let isFocused = index == session.focusedApp

    let y = row.y
    canvas.write(isFocused ? "►" : " ", at: Point(row.x, y), style: .strong, in: row)
    canvas.write("\(index + 1)", at: Point(row.x + 2, y), style: .key, in: row)
    let name = TextWidth.cut(app.name, to: 10)
    canvas.write(name, at: Point(row.x + 4, y), style: isFocused ? .strong : .plain, in: row)
    canvas.write(
      "\(Mark.of(session.state(of: app))) \(session.phrases.state(session.state(of: app)))",
      at: Point(row.x + 15, y),
      style: Style.of(session.state(of: app)).adding(isFocused ? .bold : []), in: row)
    let memory = app.process == nil ? "-" : session.phrases.memory(app.traits.memory)
    canvas.write(
      memory, at: Point(row.x + 36 - TextWidth.of(memory), y), in: row)
    var notes: [String] = []
    if firstToBeTerminated == index {
      notes.append("\(Mark.firstToBeTerminated) \(session.phrases.firstToBeTerminated)")
    }
    if app.unsavedEdits > 0 { notes.append(session.phrases.unsavedEdits(app.unsavedEdits)) }
    if app.process == nil, let ending = app.lastEnding {
      notes.append("\(Mark.of(ending)) \(session.phrases.cause(ending.reason.cause))")
    }
    if app.process?.thread.isHung == true { notes.append(session.phrases.mainThreadBlocked) }
    let rest = Rect(x: row.x + 38, y: y, width: row.width - 38, height: 1)
    canvas.write(TextWidth.cut(notes.joined(separator: ", "), to: rest.width), at: Point(rest.x, y))
    if isFocused, session.focus == .apps { canvas.add(.reverse, to: row) }
  }
}
