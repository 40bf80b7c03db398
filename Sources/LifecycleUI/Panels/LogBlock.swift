// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// A row of the log in the lines that a panel shows of it.
struct LogBlock: Sendable {
  let number: Int
  var lines: [Line]
  /// The number of the last row that it tells: more than one where a call has returned, or a state
  /// has changed again.
  let last: Int
  /// The end of the log when it was made, if more rows may join it.
  let openAt: Int?
  /// True if it is a call that had not returned.
  let isRunning: Bool
  /// The number of rows that are folded into it.
  let hidden: Int
  /// True if its beginning is above the panel.
  var isCut = false

  /// A line of a row.
  struct Line: Hashable, Sendable {
    var mark = ""
    var text = ""
    var style = Style.plain
    /// The states whose names are in the text, in order.
    var states: [EmulatedApp.State] = []
    /// The words at the right edge.
    var tail: [Word] = []
    /// True if it names the cause of the rows below it, or is none of them: it is not indented.
    var isHead = true

    var tailColumns: Int { tail.reduce(0) { $0 + TextWidth.of($1.text) } }
  }

  /// A word at the right edge.
  struct Word: Hashable, Sendable {
    var text: String
    var style = Style.plain
    /// The word that it stands for: a search finds that.
    var meaning = ""
  }
}

/// The form in which a panel shows the rows of a log.
struct LogFormat: Hashable, Sendable {
  let form: LogForm
  let language: Language
  /// The columns there are for the words of a row, also of one that is indented.
  let columns: Int
  /// True if every column must be saved.
  let isNarrow: Bool
  /// The key that unfolds an event.
  let foldKey: String

  var phrases: Phrases { language.phrases }
}

/// Makes the lines of a row.
struct LogBlockWriter {
  let log: Log
  let format: LogFormat
  /// The numbers of the entries of calls that have not returned.
  let running: [Int]
  private var phrases: Phrases { format.phrases }
  private var columns: Int { format.columns }

  // MARK: Every row on its own

  /// The row of a number in the complete log.
  func complete(_ number: Int) -> LogBlock {
    let line = LogLine(log[number], phrases: phrases)
    var lines = lines(of: line, isHead: true)
    if case .note(let note, _) = log[number], note.kind == .presenter {
      for index in lines.indices.dropFirst() { lines[index].mark = Self.bar }
    }
    return LogBlock(
      number: number, lines: lines, last: number, openAt: nil, isRunning: false, hidden: 0)
  }

  private func lines(of line: LogLine, isHead: Bool) -> [LogBlock.Line] {
    var states = line.states[...]
    return line.lines(columns: columns).enumerated().map { offset, part in
      var shown = LogBlock.Line(
        mark: offset == 0 ? line.mark : "", text: part.text, style: line.style, isHead: isHead)
      shown.states = Self.take(&states, in: part.text, phrases)
      if !part.tail.isEmpty {
        shown.tail = [LogBlock.Word(text: part.tail, style: tailStyle(line))]
      }
      return shown
    }
  }

  /// The sign before the lines of a note that follow its first.
  private static let bar = "│"

  /// Takes the states whose names a line has.
  private static func take(
    _ states: inout ArraySlice<EmulatedApp.State>, in text: String, _ phrases: Phrases
  ) -> [EmulatedApp.State] {
    var taken: [EmulatedApp.State] = []
    var rest = text
    while let state = states.first, let range = rest.firstRange(of: phrases.state(state)) {
      taken.append(state)
      rest = String(rest[range.upperBound...])
      states.removeFirst()
    }
    return taken
  }

  private func tailStyle(_ line: LogLine) -> Style {
    if let read = line.read { return .of(read.state) }
    return line.style.attributes.contains(.dim) ? line.style : Style(line.style.color)
  }

  // MARK: By cause

  /// The row of a number in a log by cause.
  ///
  /// - Parameters:
  ///   - section: the rows around it that have the same cause.
  ///   - isHead: true if it is the first of them.
  func byCause(_ number: Int, in section: Log.Section?, isHead: Bool) -> LogBlock {
    guard let entry = log[number].entry else { return complete(number) }
    let joined = log.joined(to: number)
    let isRunning = running.contains(entry.number)
    let isOwnCause = entry.cause == .event(entry.number)
    var lines = lines(
      of: entry, joined, isRunning: isRunning, in: section, isHead: isHead && isOwnCause)
    if isHead, !isOwnCause { lines.insert(head(of: entry.cause), at: 0) }
    let hidden = isHead ? section?.hidden ?? 0 : 0
    if hidden > 0, let first = lines.first { lines[0] = folded(first, hidden) }
    return LogBlock(
      number: number, lines: lines, last: joined.last, openAt: joined.isOpen ? log.end : nil,
      isRunning: isRunning, hidden: hidden)
  }

  /// The line that says what caused the rows below it, if no row does: an event that others followed
  /// before all that it causes had happened, or a deadline.
  private func head(of cause: Trace.Cause) -> LogBlock.Line {
    switch cause {
    case .event(let number):
      guard let entry = log.entry(number) else { return LogBlock.Line(mark: Mark.event, text: "…") }
      let line = LogLine(entry, phrases: phrases)
      return LogBlock.Line(
        mark: line.mark, text: TextWidth.cut(line.text, to: max(1, columns - 2)) + " …",
        style: line.style)
    case .deadline(let limit, _):
      return LogBlock.Line(
        mark: Mark.deadline, text: TextWidth.cut(phrases.why.reached(limit), to: columns),
        style: .limit)
    }
  }

  /// A line that says how many rows are folded into it; with the key that unfolds them, if there is
  /// room beside its words.
  private func folded(_ line: LogBlock.Line, _ hidden: Int) -> LogBlock.Line {
    let words = [phrases.logRows.folded(hidden, format.foldKey), "+\(hidden)"]
    func room(_ word: String) -> Int { max(1, columns - TextWidth.of(word) - 1) }
    let word = words.first { TextWidth.of(line.text) <= room($0) } ?? words[1]
    var line = line
    line.text = TextWidth.cut(line.text, to: room(word))
    line.tail = [LogBlock.Word(text: word, style: .quiet)]
    return line
  }

  private func lines(
    of entry: Trace.Entry, _ joined: Log.Joined, isRunning: Bool, in section: Log.Section?,
    isHead: Bool
  ) -> [LogBlock.Line] {
    switch entry.kind {
    case .call(let call):
      let line = LogLine(entry, phrases: phrases)
      let texts = [line.text, String(call.callback.shortName)]
      var tails = tails(line, joined, isRunning: isRunning, scene: line.scene)
      var below = line.below
      if let scene = line.scene, fitting(texts, tails) == nil {
        tails = self.tails(line, joined, isRunning: isRunning, scene: nil)
        below.insert(scene, at: 0)
      }
      return place(texts, tails, line, below: below)
    case .notification:
      let line = LogLine(entry, phrases: phrases)
      let name = line.short ?? line.text
      let suffix = "Notification"
      let short = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
      return place([line.text, name, short], state(line), line, below: [])
    case .state:
      let isFolded = section.map { $0.hidden > 0 } ?? false
      let changes =
        isFolded && section != nil
        ? log.changes(of: entry.app, in: section?.rows ?? 0..<0) : [entry] + joined.entries
      let line = LogLine(changes: changes.isEmpty ? [entry] : changes, phrases: phrases)
      return place([line.text, line.path(in: phrases)], [[]], line, below: [])
    case .event, .refused, .process, .returned, .task, .deadline, .queue, .phase, .end, .output:
      return lines(of: LogLine(entry, phrases: phrases), isHead: isHead)
    }
  }

  /// The words at the right edge of a call, those that say most first: the value it returned and how
  /// long it took, within which limit, and the state that it reads.
  private func tails(
    _ line: LogLine, _ joined: Log.Joined, isRunning: Bool, scene: String?
  ) -> [[LogBlock.Word]] {
    var time = isRunning ? "…" : ""
    var value: Bool?
    var limit: String?
    for entry in joined.entries {
      switch entry.kind {
      case .returned(_, let after, let answer):
        if after > .zero { time = phrases.seconds(TimeText.seconds(after)) }
        value = answer
      case .deadline(_, let due):
        limit = TimeText.seconds(due - entry.time)
      case .event, .refused, .process, .call, .notification, .state, .task, .phase, .queue, .end,
        .output:
        break
      }
    }
    // Its process ended while a limit counted: it never returned.
    if joined.isLast, time.isEmpty, value == nil, limit != nil { time = Sign.fatal.rawValue }
    var ways: [String] = []
    let answer = value.map { "\($0)" }
    func add(_ parts: [String?]) {
      let text = parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
      if !ways.contains(text) { ways.append(text) }
    }
    if let limit, !time.isEmpty, !format.isNarrow {
      add([scene, answer, phrases.logRows.took(time, of: limit)])
    }
    add([scene, answer, time])
    // That a launch method returned true goes without saying; false is never left out.
    if value != false { add([scene, time]) }
    return ways.flatMap { way -> [[LogBlock.Word]] in
      let words = way.isEmpty ? [] : [LogBlock.Word(text: way, style: .quiet)]
      return state(line).map { state in
        // The sign of the state follows without a blank where there is no room for one.
        words + state
      }
    }
  }

  /// The state that an app reads: a word in brackets, or its sign where columns must be saved.
  private func state(_ line: LogLine) -> [[LogBlock.Word]] {
    guard let read = line.read else { return [[]] }
    let style = Style.of(read.state)
    if !format.isNarrow { return [[LogBlock.Word(text: " " + line.tail, style: style)]] }
    let sign = Mark.of(read.state)
    return [" " + sign, sign].map { [LogBlock.Word(text: $0, style: style, meaning: line.tail)] }
  }

  private func fits(_ text: String, _ tail: [LogBlock.Word]) -> Bool {
    let width = tail.reduce(0) { $0 + TextWidth.of($1.text) }
    return TextWidth.of(text) + (width > 0 ? width + 1 : 0) <= columns
  }

  /// Returns true if the last word stands directly behind the one before it.
  private static func touches(_ tail: [LogBlock.Word]) -> Bool {
    tail.count > 1 && tail[tail.count - 1].text.first != " "
  }

  /// Returns the first text, with the first words at the right edge, that fit on one line.
  private func fitting(
    _ texts: [String], _ tails: [[LogBlock.Word]]
  ) -> (text: String, tail: [LogBlock.Word])? {
    // A shorter name is better than a sign that touches the words before it.
    for mayTouch in [false, true] {
      for text in texts {
        if let tail = tails.first(where: { (mayTouch || !Self.touches($0)) && fits(text, $0) }) {
          return (text, tail)
        }
      }
    }
    return nil
  }

  /// The words of a row with others at the right edge: the longest of both that fit on one line. If
  /// none do, the longest text is broken.
  private func place(
    _ texts: [String], _ tails: [[LogBlock.Word]], _ line: LogLine, below: [String]
  ) -> [LogBlock.Line] {
    var shown = LogBlock.Line(
      mark: line.mark, text: texts[0], style: line.style, states: line.states, isHead: false)
    var lines: [LogBlock.Line]
    if let (text, tail) = fitting(texts, tails) {
      shown.text = text
      shown.tail = tail
      lines = [shown]
    } else {
      var states = line.states[...]
      lines = LogLine.broken(texts[texts.count - 1], to: columns).enumerated().map { offset, part in
        var next = LogBlock.Line(
          mark: offset == 0 ? line.mark : "", text: part, style: line.style, isHead: false)
        next.states = Self.take(&states, in: part, phrases)
        return next
      }
      // The words that say most and fit beside a part of the name, or else on a line of their own.
      let tail =
        tails.first { tail in lines.contains { fits($0.text, tail) } }
        ?? tails.first { fits("", $0) } ?? tails[tails.count - 1]
      if let index = lines.firstIndex(where: { fits($0.text, tail) }) {
        lines[index].tail = tail
      } else if !tail.isEmpty {
        lines.append(LogBlock.Line(style: line.style, tail: tail, isHead: false))
      }
    }
    for note in below {
      lines += TextWidth.wrap(note, to: max(1, columns - 2)).map {
        LogBlock.Line(text: "  " + $0, style: line.style, isHead: false)
      }
    }
    return lines
  }
}
