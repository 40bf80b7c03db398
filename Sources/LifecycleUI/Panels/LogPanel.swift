// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The log, the newest row last: time, app, kind, words, and the state read inside.
struct LogPanel: Panel {
  let content: Content
  private let page: LogPage
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
    fileprivate let format: LogFormat
    fileprivate let fold: LogFold
    /// The numbers of the entries of calls that have not returned.
    fileprivate let running: [Int]
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
    page = Self.page(of: session, in: layout)
    following = session.run.following
    apps = content.columns.app == 1 ? session.device.apps.map(\.name) : []
    hintKey = content.hint == .key ? Self.hintKey(session) : ""
  }

  static func content(of session: borrowing Session, in layout: Layout) -> Content {
    let page = page(of: session, in: layout)
    let log = page.log
    let width = layout.log.width
    let cursor = session.view.cursor
    let isFollowed = log.isEmpty || cursor.selection(in: log) == nil
    return Content(
      language: session.language, rows: log.first..<log.end, generation: log.generation,
      cursor: cursor, searchTerm: session.view.search.term, width: width,
      columns: columns(width: width, session.device, page.format.form), format: page.format,
      fold: page.fold, running: page.running, isFocused: session.focus == .log,
      firstNew: session.view.motion.firstNewRow,
      inferredCount: session.run.following.inferred.count,
      newestKey: isFollowed ? "" : newestKey(session.keymap, session.focus),
      hint: log.isEmpty ? hint(session) : .none)
  }

  /// The log as it is shown, with what is folded.
  private static func page(of session: borrowing Session, in layout: Layout) -> LogPage {
    var page = session.view.logPage(of: session.run, width: layout.log.width)
    if session.view.cursor.follows { page.foldOlder(height: max(1, layout.log.height)) }
    return page
  }

  static func area(in layout: Layout) -> Rect { layout.log }
  private var log: Log { page.log }

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

  /// The first click on a row selects it, and unfolds what is folded there; the second explains it.
  func click(
    _ point: Point, in rect: Rect, of session: inout Session, at wall: Duration
  ) -> [Effect] {
    guard let row = row(at: point, in: rect) else { return [] }
    if session.view.unfold(row, in: session.run) {
      session.view.focus = .log
    } else if isFocused, content.cursor.selection(in: log) == row {
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
    /// The columns by which a row stands right of what caused it.
    let indent: Int
    /// The columns left of the signs.
    var gutter: Int { time + 1 + app + (app > 1 ? 1 : 0) }
  }

  /// The columns of a sign, with the blank behind it.
  private static let markColumns = 2

  /// True if there is no room for the names of apps and the words of their states.
  static func isNarrow(width: Int) -> Bool { width < 66 }

  private static func columns(width: Int, _ device: Device, _ form: LogForm) -> Columns {
    let several = device.apps.count > 1
    if !isNarrow(width: width) {
      let longest = device.apps.reduce(2) { max($0, TextWidth.of($1.name)) }
      return Columns(
        time: 7, app: several ? min(8, longest) : 0, indent: form == .byCause ? 2 : 0)
    }
    // A blank, so that no time touches the frame, and a digit more from ten and from a hundred seconds on.
    let time = device.now < .seconds(10) ? 5 : device.now < .seconds(100) ? 6 : 7
    // Beside the widest diagram of a language, 37 of 80 columns are left: the words get 26 of them or more.
    return Columns(time: width >= 37 ? time : 0, app: several ? 1 : 0, indent: 0)
  }

  /// The columns there are for the words of a row in a panel of that width: not the last one, so that
  /// no word touches the edge.
  static func textColumns(_ device: Device, _ form: LogForm, width: Int) -> Int {
    let columns = columns(width: width, device, form)
    return width - columns.gutter - columns.indent - markColumns - 1
  }

  /// The columns left of the signs in the complete log.
  static func gutter(_ device: Device, width: Int) -> Int {
    columns(width: width, device, .complete).gutter
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
    places(in: rect).first { point.y < $0.area.maxY }?.block.number
  }

  /// A row where it is shown.
  private struct Place {
    let block: LogBlock
    let area: Rect
    /// The row that is shown above; nil for the first one in sight.
    let above: Int?
  }

  /// The rows in sight, from the top.
  private func places(in rect: Rect) -> [Place] {
    var places: [Place] = []
    var page = page
    let window = content.cursor.window(in: log, height: rect.height) { page.lineCount($0) }
    let isFull = window.rows.upperBound < log.end
    let isCut = !isFull && window.linesAbove > 0
    // The row after those that are whole, or before them, is seen in part.
    let first = isCut ? window.rows.lowerBound - 1 : window.rows.lowerBound
    let end = isFull ? window.rows.upperBound + 1 : window.rows.upperBound
    var y = rect.y
    for number in first..<end where y < rect.maxY && page.isShown(number) {
      var block = page.block(number)
      let hidden = isCut && number == first ? max(0, block.lines.count - window.linesAbove) : 0
      let height = min(block.lines.count - hidden, rect.maxY - y)
      block.lines.removeFirst(hidden)
      block.isCut = isCut && number == first
      if number == log.end - 1, height > 0, height < block.lines.count {
        // Nothing comes below it: what has no room is said to be there.
        block.lines[height - 1].text = TextWidth.cut(
          block.lines[height - 1].text + " …", to: content.format.columns)
      }
      places.append(
        Place(
          block: block, area: Rect(x: rect.x, y: y, width: rect.width, height: height),
          above: places.last?.block.number))
      y += height
    }
    return places
  }

  private func draw(_ place: Place, on canvas: inout Canvas) {
    let (block, area) = (place.block, place.area)
    // Even while another panel has the keys: arrows move it from there too.
    let isSelected = content.cursor.selection(in: log) == block.number
    if !block.isCut { drawTime(of: place, on: &canvas) }
    if let firstNew = content.firstNew, block.number >= firstNew {
      for y in area.y..<area.maxY {
        canvas.write("▐", at: Point(area.x + columns.time, y), style: .key, in: area)
      }
    }
    let app = appLabel(of: place)
    for (offset, line) in block.lines.prefix(area.height).enumerated() {
      draw(line, of: block, at: Point(area.x, area.y + offset), in: area, on: &canvas)
      // The app stands beside the first line that it concerns.
      let isFirst = block.lines.firstIndex { !$0.isHead } ?? 0 == offset
      if isFirst, !block.isCut, let app {
        let point = Point(area.x + columns.time + 1, area.y + offset)
        write(app, at: point, in: area, style: .plain, on: &canvas)
      }
    }
    // One look for the whole row: fewer bytes, and readable on every background.
    guard isSelected else { return }
    canvas.restyle(area) { style in
      let isFound = style == .found || style == .foundInSelection
      style = isFound ? .foundInSelection : Style(.standard, .reverse)
    }
  }

  /// Draws the time of a row, where it is another one than above. In a narrow log by cause, only events,
  /// deadlines and notes have one.
  private func drawTime(of place: Place, on canvas: inout Canvas) {
    guard columns.time > 0, let line = place.block.lines.first else { return }
    let number = place.block.number
    let time = log[number].time
    let isRepeated = place.above.map { log[$0].time == time } ?? false
    let isShown =
      switch content.format.form {
      case .complete: !isRepeated
      case .byCause:
        line.isHead ? log[number].entry != nil || !isRepeated : !isNarrow && !isRepeated
      }
    guard isShown else { return }
    let stamp = phrases.moment(TimeText.stamp(time))
    let x = place.area.x + max(0, columns.time - TextWidth.of(stamp))
    canvas.write(
      stamp, at: Point(x, place.area.y), style: line.isHead ? .plain : .quiet, in: place.area)
  }

  private var isNarrow: Bool { content.format.isNarrow }

  /// Draws a line of a row: its sign, its words, and those at the right edge.
  private func draw(
    _ line: LogBlock.Line, of block: LogBlock, at point: Point, in area: Rect,
    on canvas: inout Canvas
  ) {
    var x = point.x + columns.gutter + (line.isHead ? 0 : columns.indent)
    let isInferred = following.isInferred(block.number) && !line.mark.isEmpty
    let mark = isInferred ? phrases.check.inferredMark : line.mark
    // The blank between mark and text has their look, which cannot be seen there: the terminal
    // is sent one change less.
    canvas.write(mark.isEmpty ? "" : mark + " ", at: Point(x, point.y), style: line.style, in: area)
    x += Self.markColumns
    let text = Rect(x: x, y: point.y, width: max(0, area.maxX - 1 - x), height: 1)
    write(line.text, at: Point(x, point.y), in: text, style: line.style, on: &canvas)
    color(line, at: Point(x, point.y), on: &canvas)
    if isInferred {
      // No line says that it happened.
      let end = min(text.maxX, x + TextWidth.of(line.text) + 1)
      canvas.write(
        trailing: phrases.check.inferred, y: point.y,
        in: Rect(x: end, y: point.y, width: text.maxX - end, height: 1), style: .quiet)
    }
    var right = text.maxX - line.tailColumns
    for word in line.tail {
      write(
        word.text, at: Point(right, point.y), in: text, style: word.style, meaning: word.meaning,
        on: &canvas)
      right += TextWidth.of(word.text)
    }
  }

  /// Gives the names of states their colors.
  private func color(_ line: LogBlock.Line, at point: Point, on canvas: inout Canvas) {
    var from = 0
    for state in line.states {
      guard let found = line.text.columns(of: phrases.state(state), from: from) else { return }
      let name = Rect(x: point.x + found.lowerBound, y: point.y, width: found.count, height: 1)
      canvas.restyle(name) { style in
        if style == line.style { style = Style(Style.of(state).color, line.style.attributes) }
      }
      from = found.upperBound
    }
  }

  /// The app that a row is about, if it is another one than above: its name, or its number where
  /// space is short.
  private func appLabel(of place: Place) -> String? {
    let number = place.block.number
    guard columns.app > 0, let name = log[number].entry?.app else { return nil }
    if content.format.form == .byCause, let above = place.above, log[above].entry?.app == name {
      return nil
    }
    if columns.app > 1 { return TextWidth.cut(name, to: columns.app) }
    return apps.firstIndex(of: name).map { "\($0 + 1)" }
  }

  /// Writes a text, and marks what was searched for in it, whatever its case. A sign is marked if the
  /// word for which it stands has it.
  private func write(
    _ text: String, at point: Point, in rect: Rect, style: Style, meaning: String = "",
    on canvas: inout Canvas
  ) {
    canvas.write(text, at: point, style: style, in: rect)
    if content.searchTerm.isEmpty { return }
    let term = content.searchTerm.lowercased()
    if !meaning.isEmpty {
      guard meaning.lowercased().columns(of: term, from: 0) != nil else { return }
      mark(0..<TextWidth.of(text), at: point, in: rect, on: &canvas)
      return
    }
    let folded = text.lowercased()
    var from = 0
    while let found = folded.columns(of: term, from: from) {
      mark(found, at: point, in: rect, on: &canvas)
      from = found.upperBound
    }
  }

  private func mark(_ columns: Range<Int>, at point: Point, in rect: Rect, on canvas: inout Canvas)
  {
    let found = Rect(
      x: point.x + columns.lowerBound, y: point.y, width: columns.count, height: 1)
    if found.x >= rect.x, found.maxX <= rect.maxX { canvas.restyle(found) { $0 = .found } }
  }
}

extension String {
  /// Returns the columns that a text takes in this one, from a column on; nil if it is not there.
  fileprivate func columns(of text: String, from start: Int) -> Range<Int>? {
    guard !text.isEmpty else { return nil }
    var column = 0
    var index = startIndex
    while index < endIndex {
      if column >= start, self[index...].hasPrefix(text) {
        return column..<column + TextWidth.of(text)
      }
      column += TextWidth.of(String(self[index]))
      index = self.index(after: index)
    }
    return nil
  }
}
