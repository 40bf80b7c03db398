// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The apps of the device: the number that chooses each, its state, its windows, which is the first to be
/// terminated when memory is low, and in the table the limits that count.
struct AppsPanel: Panel {
  let content: Content
  private let device: Device
  private let facts: [AppFacts]
  /// The limits that count, the next one first; empty in one row.
  private let timers: [Device.Deadline]

  /// The visible facts about the apps. The device's part of them is known by its revision.
  struct Content: Equatable {
    fileprivate let language: Language
    fileprivate let revision: Int
    /// The app in focus, by its index.
    fileprivate let focusedApp: Int
    /// The frame of what moves.
    fileprivate let frame: Int
    /// True if arrows choose an app: the panel has the keys, or the phone shows the app switcher.
    fileprivate let hasKeys: Bool
    fileprivate let isFocused: Bool
    /// The megabytes that the processes of hosted apps take, by the apps' places.
    fileprivate let measured: [Int: Int]
    /// The device's time, as long as a limit counts in the table.
    fileprivate let now: Duration?
    /// The rows that there are for the apps.
    fileprivate let height: Int
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
    /// The limits that count for it, the next one first.
    let timers: [Device.Deadline]
  }

  init(_ content: Content, of session: borrowing Session, in layout: Layout) {
    self.content = content
    device = session.device
    facts = Self.facts(session)
    timers = content.now == nil ? [] : session.run.timers
  }

  static func content(of session: borrowing Session, in layout: Layout) -> Content {
    Content(
      language: session.language, revision: session.timeline.revision,
      focusedApp: session.focusedApp, frame: session.view.motion.frame,
      hasKeys: session.focus == .apps || session.device.cover == .switcher,
      isFocused: session.focus == .apps,
      measured: session.run.hosting?.processes.mapValues { $0.megabytes } ?? [:],
      now: layout.apps.height > 1 && !session.run.timers.isEmpty ? session.device.now : nil,
      height: layout.apps.height)
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
        memory: app.process == nil ? nil : content.measured[index] ?? app.traits.memory,
        isHung: app.isHung, isFirstToBeTerminated: index == firstToBeTerminated,
        timers: timers.filter { $0.app.index == index })
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

  /// The apps for which the table has no row.
  var note: String {
    if content.height <= 1 { return "" }
    let apps = apps
    let (rows, first) = rows(height: content.height, of: apps)
    let shown = rows.dropFirst(first).prefix(content.height).compactMap { row in
      if case .app(let index) = row { index } else { nil }
    }
    let others = apps.indices.filter { !shown.contains($0) }.map {
      "\($0 + 1) \(apps[$0].name) \(Mark.of(apps[$0].state))"
    }
    return TextWidth.cut(others.joined(separator: "  "), to: 60)
  }

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
      let clicked = first + point.y - rect.y
      guard rows.indices.contains(clicked) else { return nil }
      // The rows of windows and limits stand below that of their app.
      return rows[...clicked].reversed().lazy.compactMap { row in
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
      var style = style(of: apps[index])
      if index == focusedApp { style = style.asSelected }
      let place = Point(x, rect.y)
      let label = TextWidth.cut(labels[index], to: rect.maxX - x)
      x += canvas.write(label, at: place, style: style, in: rect)
      if content.hasKeys, index == focusedApp {
        canvas.write(canvas.pointer, at: place, style: style, in: rect)
      }
    }
  }

  private func label(_ index: Int, of apps: [App], isFull: Bool) -> String {
    let state = apps[index].state
    var text = content.hasKeys && index == focusedApp ? "►" : " "
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

  /// The color of an app: that of its state, or of an end. A main thread that is blocked looks like no state.
  private func style(of app: App) -> Style {
    if app.ending != nil { return .ending }
    return app.isHung ? .strong : .of(app.state)
  }

  // MARK: A table

  /// A row of the table: an app with its next limit, one of its windows, or another of its limits.
  private enum Row {
    case app(Int)
    case window(SceneSession, isInFront: Bool)
    case timer(Device.Deadline)
  }

  /// The rows of the table, and the index of the first that is shown.
  private func rows(height: Int, of apps: [App]) -> (rows: [Row], first: Int) {
    var rows: [Row] = []
    var (focusedRow, lastRow) = (0, 0)
    for (index, app) in apps.enumerated() {
      if index == focusedApp { focusedRow = rows.count }
      rows.append(.app(index))
      // Every limit of the app in focus, and the next one of the others.
      if index == focusedApp { rows += app.timers.dropFirst().map { .timer($0) } }
      if app.windows.count > 1 {
        rows += app.windows.map { .window($0, isInFront: $0.number == app.frontWindow) }
      }
      if index == focusedApp { lastRow = rows.count - 1 }
    }
    // The app in focus with as many of its rows as there is room for.
    let last = min(lastRow, focusedRow + height - 1)
    let first = max(0, min(last - height + 1, rows.count - height))
    return (rows, first)
  }

  private func drawTable(in rect: Rect, on canvas: inout Canvas) {
    let apps = apps
    let (rows, first) = rows(height: rect.height, of: apps)
    let columns = Columns(apps, phrases)
    for (offset, row) in rows.dropFirst(first).prefix(rect.height).enumerated() {
      let area = rect.row(offset)
      switch row {
      case .app(let index): draw(apps[index], at: index, columns, in: area, on: &canvas)
      case .window(let window, let isInFront):
        draw(window, isInFront: isInFront, columns, in: area, on: &canvas)
      case .timer(let timer): draw(timer, columns, in: area, on: &canvas)
      }
    }
  }

  /// The columns of the table, the same in every row, so that names and bars can be compared.
  private struct Columns {
    let name: Int
    let state: Int
    /// The column behind the state.
    let stateEnd: Int
    /// The column behind the memory.
    let memoryEnd: Int
    let limit: Int
    let bar: Int
    let barWidth: Int
    /// The column behind the rest of the limit.
    let restEnd: Int
    /// The column of the notes, in rows without a limit and with one.
    let notes: Int

    init(_ apps: [App], _ phrases: Phrases) {
      func widest(_ texts: some Sequence<String>) -> Int {
        texts.reduce(0) { max($0, TextWidth.of($1)) }
      }
      name = 3
      // A sign and a blank stand before the name of a window.
      let windows = apps.filter { $0.windows.count > 1 }.flatMap(\.windows)
      let names = max(min(12, widest(apps.map(\.name))), widest(windows.map(\.id)) + 2)
      state = name + max(6, names) + 1
      stateEnd = state + 2 + widest(EmulatedApp.State.allCases.map { phrases.state($0) }) + 1
      memoryEnd = stateEnd + 8
      let timers = apps.flatMap(\.timers)
      limit = memoryEnd + 2
      // A sign stands before a limit that ends the process.
      let limits = widest(timers.compactMap { $0.limit }.map { phrases.limit($0) })
      bar = limit + limits + 3
      barWidth = 20
      restEnd = bar + barWidth + 8
      notes = timers.isEmpty ? limit : restEnd + 2
    }
  }

  private func draw(
    _ window: SceneSession, isInFront: Bool, _ columns: Columns, in row: Rect,
    on canvas: inout Canvas
  ) {
    canvas.write("\(Mark.returned) \(window.id)", at: Point(row.x + columns.name, row.y), in: row)
    let state = window.scene?.activation.rawValue ?? phrases.disconnected
    let x = row.x + columns.state
    let used = canvas.write(
      "\(Mark.of(window.scene)) \(state)", at: Point(x, row.y), style: Style.of(window.scene),
      in: row)
    if isInFront {
      let next = max(x + used + 2, row.x + columns.memoryEnd + 2)
      canvas.write(phrases.windowInFront, at: Point(next, row.y), in: row)
    }
  }

  /// Draws a limit with a bar of what is left of it.
  private func draw(
    _ timer: Device.Deadline, _ columns: Columns, in row: Rect, on canvas: inout Canvas
  ) {
    guard let now = content.now, let limit = timer.limit else { return }
    let left = max(.zero, timer.due - now)
    let style = Style.counting(left, of: timer)
    let sign = timer.isFatal ? Sign.fatal.rawValue : " "
    canvas.write(
      "\(sign) \(phrases.limit(limit))", at: Point(row.x + columns.limit, row.y), style: style,
      in: row)
    canvas.bar(
      left: left, of: timer.due - timer.since.time, at: Point(row.x + columns.bar, row.y),
      width: min(columns.barWidth, row.width - columns.bar), style: style)
    let time = phrases.seconds(TimeText.rest(left))
    canvas.write(
      time, at: Point(row.x + columns.restEnd - TextWidth.of(time), row.y), style: style, in: row)
  }

  private func draw(
    _ app: App, at index: Int, _ columns: Columns, in row: Rect, on canvas: inout Canvas
  ) {
    let isChosen = index == focusedApp
    let y = row.y
    let style = style(of: app)
    if isChosen {
      let badge = Rect(x: row.x, y: y, width: columns.stateEnd, height: 1)
      canvas.clear(badge, style: style.asSelected)
    }
    let look = isChosen ? style.asSelected : .plain
    canvas.write(
      isChosen && content.hasKeys ? canvas.pointer : " ", at: Point(row.x, y), style: look, in: row)
    canvas.write("\(index + 1)", at: Point(row.x + 1, y), style: isChosen ? look : .key, in: row)
    canvas.write(
      TextWidth.cut(app.name, to: 12), at: Point(row.x + columns.name, y), style: look, in: row)
    canvas.write(
      "\(Mark.of(app.state)) \(phrases.state(app.state))", at: Point(row.x + columns.state, y),
      style: isChosen ? look : style, in: row)
    if let memory = app.memory.map({ phrases.memory($0) }) {
      canvas.write(
        memory, at: Point(row.x + columns.memoryEnd - TextWidth.of(memory), y), in: row)
    }
    if let timer = app.timers.first { draw(timer, columns, in: row, on: &canvas) }
    let x = row.x + columns.notes
    let notes = TextWidth.cut(notes(of: app).joined(separator: ", "), to: max(0, row.maxX - 1 - x))
    canvas.write(notes, at: Point(x, y), style: app.ending == nil ? .plain : .ending, in: row)
  }

  private func notes(of app: App) -> [String] {
    var notes: [String] = []
    if app.isFirstToBeTerminated {
      notes.append("\(Mark.firstToBeTerminated) \(phrases.firstToBeTerminated)")
    }
    if app.unsavedEdits > 0 { notes.append(phrases.unsavedEdits(app.unsavedEdits)) }
    if let ending = app.ending {
      notes.append("\(Mark.of(ending)) \(phrases.cause(ending.reason.cause))")
    }
    if app.isHung { notes.append(phrases.mainThreadBlocked) }
    return notes
  }
}
