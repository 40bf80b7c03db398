// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The log, the newest row last: time, app, kind, words, and the state read inside.
struct LogPanel: Panel {
  let content: Content
  private let log: Log
  /// The rows that have been broken into lines.
  private let known: [Int: Shown]
  private let following: Following
  /// The names of the device's apps, if rows have their numbers instead.
  private let apps: [String]
  /// The key that makes something happen, where the log is empty.
  private let hintKey: String

  /// The visible part of the log. Its rows are known by their numbers and its generation.
  struct Content: Equatable {
    fileprivate let language: Language
    fileprivate let rows: Range<Int>
    fileprivate let generation: Int
    fileprivate let cursor: LogCursor
    fileprivate let searchTerm: String
    fileprivate let width: Int
    fileprivate let columns: Columns
    fileprivate let isFocused: Bool
    /// The number of the first row that is new; nil if none is.
    fileprivate let firstNew: Int?
    /// The number of events that were inferred from a followed log.
    fileprivate let inferredCount: Int
    /// The key that goes to the newest row; empty while that row is followed.
    fileprivate let newestKey: String
    /// The hint in the panel before anything has happened.
    fileprivate let hint: Hint
  }

  /// The hints in an empty panel.
  fileprivate enum Hint: Equatable {
    case none
    /// The key that makes something happen.
    case key
    /// The first moment of the past. Other keys do something there: the bar below names them.
    case nothingBefore
  }

  init(_ content: Content, of session: borrowing Session, in layout: Layout) {
    self.content = content
    log = session.log
    following = session.run.following
    apps = content.columns.app == 1 ? session.device.apps.map(\.name) : []
    known = session.view.knownRows.rows(
      of: log, columns: content.width - content.columns.gutter)
    hintKey = content.hint == .key ? Self.hintKey(session) : ""
  }

  static func content(of session: borrowing Session, in layout: Layout) -> Content {
    let log = session.log
    let width = layout.log.width
    let cursor = session.view.cursor
    let isFollowed = log.isEmpty || cursor.selection(in: log) == nil
    return Content(
      language: session.language, rows: log.first..<log.end, generation: log.generation,
      cursor: cursor, searchTerm: session.view.search.term, width: width,
      columns: columns(width: width, session.device), isFocused: session.focus == .log,
      firstNew: session.view.motion.firstNewRow,
      inferredCount: session.run.following.inferred.count,
      newestKey: isFollowed ? "" : newestKey(session.keymap, session.focus),
      hint: log.isEmpty ? hint(session) : .none)
  }

  static func area(in layout: Layout) -> Rect { layout.log }

  var title: String { phrases.log }
  var isFocused: Bool { content.isFocused }
  private var phrases: Phrases { content.language.phrases }
  private var columns: Columns { content.columns }

  /// The right end of the rule above while the newest row is not followed: the number of rows newer
  /// than the selected one, and the key that goes there.
  var note: String {
    guard !log.isEmpty, let selection = content.cursor.selection(in: log) else { return "" }
    return phrases.newer(log.end - 1 - selection, content.newestKey)
  }

  /// The key that goes to the newest row from where the focus is: never one that would act on the
  /// device there.
  private static func newestKey(_ keymap: Keymap, _ focus: Focus) -> String {
    let key = focus == .log ? keymap.key(of: .move(.last), in: .log) : ""
    return key.isEmpty ? keymap.key(of: .view(.leave)) : key
  }

  private static func hint(_ session: borrowing Session) -> Hint {
    if session.timeline.isOutcomeHidden { return .none }
    return session.timeline.isPast ? .nothingBefore : .key
  }

  private static func hintKey(_ session: borrowing Session) -> String {
    session.playback == nil
      ? session.keymap.key(for: .tapIcon)?.name ?? "" : session.keymap.key(of: .view(.confirm))
  }

  private var hint: String {
    switch content.hint {
    case .none: ""
    case .key: phrases.nothingYet(hintKey)
    case .nothingBefore: phrases.timeline.nothingBefore
    }
  }

  /// The first click on a row selects it, the second explains it.
  func click(
    _ point: Point, in rect: Rect, of session: inout Session, at wall: Duration
  ) -> [Effect] {
    guard let row = row(at: point, in: rect) else { return [] }
    if isFocused, content.cursor.selection(in: log) == row {
      session.run.message = session.view.explain(session.run)
    } else {
      session.view.selectRow(row, in: session.run)
    }
    return []
  }

  /// The columns of the panel.
  fileprivate struct Columns: Equatable {
    let time: Int
    let app: Int
    var gutter: Int { time + 1 + app + (app > 1 ? 1 : 0) + 2 }
  }

  private static func columns(width: Int, _ device: Device) -> Columns {
    let several = device.apps.count > 1
    if width >= 66 {
      let longest = device.apps.reduce(2) { max($0, TextWidth.of($1.name)) }
      return Columns(time: 7, app: several ? min(8, longest) : 0)
    }
    // One more from a hundred seconds on.
    let time = device.now < .seconds(100) ? 5 : 6
    // Beside the widest diagram of a language, 37 of 80 columns are left: the words get 29 of them.
    return Columns(time: width >= 37 ? time : 0, app: several ? 1 : 0)
  }

  /// The columns there are for the words of a row.
  private var textColumns: Int { content.width - columns.gutter }

  /// The columns there are for the words of a row in a panel of that width.
  static func textColumns(_ device: Device, width: Int) -> Int {
    width - columns(width: width, device).gutter
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    guard rect.width > 8, rect.height > 0 else { return }
    if log.isEmpty {
      canvas.write(paragraph: hint, in: rect.inset(1, 0))
      return
    }
    for place in places(in: rect) { draw(place, on: &canvas) }
  }

  /// The number of the row at a point.
  func row(at point: Point, in rect: Rect) -> Int? {
    places(in: rect).first { point.y < $0.area.maxY }?.row.number
  }

  /// A row where it is shown.
  private struct Place {
    let row: Shown
    let area: Rect
    /// Its time; nil if the row above has the same.
    let time: Duration?
  }

  /// The rows in sight, from the top.
  private func places(in rect: Rect) -> [Place] {
    var places: [Place] = []
    let window = content.cursor.window(in: log, height: rect.height, lines: lineCount)
    let isFull = window.rows.upperBound < log.end
    let isCut = !isFull && window.linesAbove > 0
    // The row after those that are whole, or before them, is seen in part.
    let first = isCut ? window.rows.lowerBound - 1 : window.rows.lowerBound
    let end = isFull ? window.rows.upperBound + 1 : window.rows.upperBound
    var y = rect.y
    for number in first..<end where y < rect.maxY {
      let hidden =
        isCut && number == first ? max(0, lineCount(number) - window.linesAbove) : 0
      let height = min(lineCount(number) - hidden, rect.maxY - y)
      var row = row(number)
      row.lines.removeFirst(hidden)
      row.isCut = isCut && number == first
      let isRepeated = number > first && log[number - 1].time == log[number].time
      places.append(
        Place(
          row: row, area: Rect(x: rect.x, y: y, width: rect.width, height: height),
          time: isRepeated ? nil : log[number].time))
      y += height
    }
    return places
  }

  /// A row of the log as it is shown; `isCut` where its beginning is above the panel.
  struct Shown: Sendable {
    let number: Int
    let line: LogLine
    var lines: [LogLine.Line]
    var isCut = false
  }

  /// Returns the number of lines that a row takes.
  private func lineCount(_ number: Int) -> Int {
    known[number]?.lines.count ?? row(number).lines.count
  }

  /// A row in its lines, which are known if it is in sight.
  private func row(_ number: Int) -> Shown {
    known[number] ?? Self.row(number, of: log, columns: textColumns, phrases)
  }

  /// A row in the lines it takes at that width.
  static func row(
    _ number: Int, of log: Log, columns: Int, _ phrases: Phrases
  ) -> Shown {
    let line = LogLine(log[number], phrases: phrases)
    return Shown(number: number, line: line, lines: line.lines(columns: columns))
  }

  private func draw(_ place: Place, on canvas: inout Canvas) {
    let (row, area) = (place.row, place.area)
    let line = row.line
    // Even while another panel has the keys: arrows move it from there too.
    let isSelected = content.cursor.selection(in: log) == row.number
    if let time = place.time, columns.time > 0, !row.isCut {
      let stamp = phrases.moment(TimeText.stamp(time))
      let x = area.x + max(0, columns.time - TextWidth.of(stamp))
      canvas.write(stamp, at: Point(x, area.y), in: area)
    }
    if let firstNew = content.firstNew, row.number >= firstNew {
      for y in area.y..<area.maxY {
        canvas.write("▐", at: Point(area.x + columns.time, y), style: .key, in: area)
      }
    }
    var x = area.x + columns.time + 1
    if columns.app > 0 {
      if !row.isCut, let app = appLabel(row.number, width: columns.app) {
        canvas.write(app, at: Point(x, area.y), in: area)
      }
      x += columns.app + (columns.app > 1 ? 1 : 0)
    }
    // The blank between mark and text has their look, which cannot be seen there: the terminal
    // is sent one change less.
    let isInferred = following.isInferred(row.number)
    let mark = row.isCut ? "" : (isInferred ? phrases.check.inferredMark : line.mark) + " "
    canvas.write(mark, at: Point(x, area.y), style: line.style, in: area)
    x += 2
    let text = Rect(x: x, y: area.y, width: area.maxX - x, height: area.height)
    for (offset, part) in row.lines.prefix(area.height).enumerated() {
      let y = area.y + offset
      canvas.write(part.text, at: Point(x, y), style: line.style, in: text)
      if isInferred, offset == 0 {
        // No line says that it happened.
        let end = min(text.maxX, x + TextWidth.of(part.text) + 1)
        canvas.write(
          trailing: phrases.check.inferred, y: y,
          in: Rect(x: end, y: y, width: text.maxX - end, height: 1), style: .quiet)
      }
      if !part.tail.isEmpty {
        let style = tailStyle(line)
        let end = min(text.maxX, x + TextWidth.of(part.text))
        canvas.clear(Rect(x: end, y: y, width: text.maxX - end, height: 1), style: style)
        canvas.write(trailing: part.tail, y: y, in: text, style: style)
      }
    }
    // One look for the whole row: fewer bytes, and readable on every background.
    if isSelected { canvas.restyle(area) { $0 = Style(.standard, .reverse) } }
    if content.searchTerm.isEmpty { return }
    let style: Style = isSelected ? .foundInSelection : .found
    for (offset, part) in row.lines.prefix(area.height).enumerated() {
      let point = Point(x, area.y + offset)
      highlight(part.text, at: point, in: text, style: style, on: &canvas)
    }
  }

  private func tailStyle(_ line: LogLine) -> Style {
    line.style.attributes.contains(.dim) ? line.style : Style(line.style.color)
  }

  /// The app a row is about: its name, or its number where space is short.
  private func appLabel(_ number: Int, width: Int) -> String? {
    guard case .entry(let entry) = log[number], let name = entry.app else { return nil }
    if width > 1 { return TextWidth.cut(name, to: width) }
    return apps.firstIndex(of: name).map { "\($0 + 1)" }
  }

  /// Marks what was searched for, whatever its case.
  private func highlight(
    _ text: String, at point: Point, in rect: Rect, style: Style, on canvas: inout Canvas
  ) {
    let term = content.searchTerm.lowercased()
    let folded = Array(text.lowercased())
    let wanted = Array(term)
    guard folded.count >= wanted.count else { return }
    var start = 0
    while start + wanted.count <= folded.count {
      if folded[start] == wanted[0], Array(folded[start..<start + wanted.count]) == wanted {
        let before = TextWidth.of(String(folded[..<start]))
        let found = Rect(
          x: point.x + before, y: point.y, width: TextWidth.of(term), height: 1)
        if found.x >= rect.x, found.maxX <= rect.maxX {
          canvas.restyle(found) { $0 = style }
        }
        start += wanted.count
      } else {
        start += 1
      }
    }
  }
}
