// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle

/// A row of the log in words: what the panel draws, broken into as many lines as it takes.
package struct LogLine {
  /// The sign of the row's kind.
  package let mark: String
  package let style: Style
  package private(set) var text: String
  /// The text at the right edge: the state read inside a call, or that the app was notified.
  package var tail = ""
  /// The lines that follow: options, and what was lost.
  package var below: [String] = []
  /// The scene it concerns: before the tail where there is room, else on a line of its own.
  package var scene: String?
  /// A shorter text, if only that fits on one line.
  package var short: String?
  /// The state that the app reads, which the tail says.
  package var read: ApplicationState?
  /// The states that the text names, in its order: their names have their colors.
  package var states: [EmulatedApp.State] = []

  package init(
    _ mark: String, _ style: Style, _ text: String, tail: String = "", below: [String] = []
  ) {
    self.mark = mark
    self.style = style
    self.text = text
    self.tail = tail
    self.below = below
  }

  package init(_ row: LogRow, phrases: Phrases) {
    switch row {
    case .note(let note, _):
      let style: Style
      switch note.kind {
      case .presenter: style = .note
      case .held: style = .held
      case .failed: style = .failed
      }
      let mark =
        switch note.kind {
        case .presenter: Sign.note.rawValue
        case .held: Sign.pass.rawValue
        case .failed: Sign.fail.rawValue
        }
      self.init(mark, style, note.text)
    case .entry(let entry): self.init(entry, phrases: phrases)
    }
  }

  package init(_ entry: Trace.Entry, phrases: Phrases) {
    switch entry.kind {
    case .event(let event): self.init(Mark.event, .event, phrases.logged(event))
    case .refused(let refusal):
      self.init(
        Mark.refusal, .refusal, phrases.logRows.refused(phrases.logged(refusal.event)),
        below: [phrases.rule(refusal.rule)])
    case .process(let step): self.init(step, phrases: phrases)
    case .call(let call):
      var below = (call.shownOptions?.items ?? []).map { "\($0.key): \($0.value)" }
      if let object = call.object { below.insert(object, at: 0) }
      self.init(
        Mark.call, .plain, call.callback.rawValue, tail: "[\(call.state.rawValue)]", below: below)
      scene = call.scene
      read = call.state
    case .returned(let callback, let after, let value):
      let time = after > .zero ? phrases.seconds(TimeText.seconds(after)) : nil
      self.init(
        Mark.returned, .quiet, "\(callback.shortName) \(phrases.logRows.returned(value, time))")
    case .notification(let notification, let state):
      let name = notification.rawValue
      self.init(Mark.notification, .quiet, name, tail: "[\(state.rawValue)]")
      read = state
      short = notification.shortName
    case .state(let from, let to, let cause):
      self.init(Mark.change, .strong, phrases.logRows.transition(from: from, to: to, cause))
      states = [from, to]
    case .task(let name, let change, let remaining):
      self.init(
        Mark.task, .limit, phrases.logRows.task(name, change),
        tail: "[\(phrases.left(phrases.seconds(TimeText.countdown(remaining))))]")
    case .deadline(let limit, let due):
      self.init(
        Mark.deadline, .plain,
        phrases.logRows.deadline(
          limit, phrases.seconds(TimeText.seconds(due - entry.time)),
          due: phrases.seconds(TimeText.stamp(due))))
    case .queue(let change, let kind):
      self.init(
        Mark.queue, .plain, phrases.logRows.queue(change, kind.phrase, app: entry.app, entry.rule))
    case .phase(let scene, let from, let to):
      self.init(
        Mark.change, .strong, "ScenePhase \(from.rawValue) → \(to.rawValue)",
        below: scene.map { [$0] } ?? [])
    case .end(let ending): self.init(ending, phrases: phrases)
    case .output(let stream, let line):
      self.init(Mark.process, stream == .standardOutput ? .strong : .plain, line)
    }
  }

  package init(_ step: Trace.ProcessStep, phrases: Phrases) {
    let text =
      switch step {
      case .main(let arguments):
        // The first argument is the program's path: its end is what tells apps apart.
        "main(\(arguments.count), [\(Self.quoted(arguments).joined(separator: ", "))])"
      case .applicationMain: step.text
      case .prewarmed: phrases.logRows.prewarmed
      case .runLoop: phrases.logRows.runLoop
      case .snapshot: phrases.logRows.snapshot
      case .stateSaved: phrases.logRows.stateSaved
      case .completed(let kind, let result):
        phrases.logRows.completed(kind, result.rawValue)
      case .neverCompleted, .schedulerTask, .threadWork, .offMainThread, .fileLock, .audio,
        .location, .storyboard, .protectedDataUnreadable, .protectedDataLocked, .seemsLoggedOut,
        .unhandled,
        .fetchInterval, .transferCompleted, .notImplemented,
        .actionSent, .windowInFront, .callReported, .liveActivityStarted, .console:
        phrases.logRows.step(step)
      }
    self.init(Mark.process, .plain, text)
  }

  private static func quoted(_ arguments: [String]) -> [String] {
    arguments.map { ($0.split(separator: "/").last ?? "").debugDescription }
  }

  private init(_ ending: Termination, phrases: Phrases) {
    var text = phrases.ending(ending.reason, code: ending.code)
    if let code = ending.code { text += " " + code.rawValue }
    var below: [String] = []
    if ending.unsavedEditsLost > 0 {
      below.append(phrases.report.editsLost(ending.unsavedEditsLost))
    }
    self.init(
      Mark.of(ending), .ending, text,
      tail: "[\(ending.notified ? phrases.logRows.notified : phrases.logRows.notNotified)]",
      below: below)
  }

  /// Everything the row says, as one text.
  package var wholeText: String {
    ([text, scene ?? "", tail] + below).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Several changes of a state behind each other, as one row.
  package init(changes: [Trace.Entry], phrases: Phrases) {
    self.init(changes[changes.count - 1], phrases: phrases)
    let before = changes.dropLast().compactMap { change in
      if case .state(let from, _, _) = change.kind { from } else { nil }
    }
    text = before.map { phrases.state($0) + " → " }.joined() + text
    states = before + states
  }

  /// The names of the states that the text names, without the reason.
  package func path(in phrases: Phrases) -> String {
    states.map { phrases.state($0) }.joined(separator: " → ")
  }

  /// A name without what many names begin with: UIApplication in a notification, and what stands before
  /// the label that tells a delegate's method from the others.
  package var distinctText: String {
    let isSelector = text.hasSuffix(":)") && !text.utf8.contains(UInt8(ascii: " "))
    let name = short ?? (isSelector ? String(Callback.shortName(of: text)) : text)
    return name + wholeText.dropFirst(text.count)
  }

  // MARK: Lines

  /// The row in lines of at most so many columns: the tail stands at the right edge of the first line with room for it.
  package func lines(columns: Int) -> [Line] {
    guard columns > 0 else { return [] }
    let textColumns = TextWidth.of(text)
    var tail = tail
    var below = below
    if let scene {
      let longer = "\(scene) \(tail)"
      if textColumns + 1 + TextWidth.of(longer) <= columns {
        tail = longer
      } else {
        below.insert(scene, at: 0)
      }
    }
    let tailColumns = tail.isEmpty ? 0 : TextWidth.of(tail) + 1
    if below.isEmpty, textColumns + tailColumns <= columns {
      return [Line(text: text, tail: tail)]
    }
    if let short, below.isEmpty, TextWidth.of(short) + tailColumns <= columns {
      return [Line(text: short, tail: tail)]
    }
    var lines: [Line] = []
    var isTailPlaced = tail.isEmpty
    for part in textColumns <= columns ? [text] : LogLine.broken(text, to: columns) {
      let hasRoom = !isTailPlaced && TextWidth.of(part) + tailColumns <= columns
      lines.append(Line(text: part, tail: hasRoom ? tail : ""))
      if hasRoom { isTailPlaced = true }
    }
    if !isTailPlaced { lines.append(Line(text: "", tail: TextWidth.cut(tail, to: columns))) }
    for note in below {
      for part in TextWidth.wrap(note, to: columns - 2) {
        lines.append(Line(text: "  " + part, tail: ""))
      }
    }
    return lines
  }

  package struct Line: Hashable {
    package var text: String
    package var tail: String
  }

  /// Breaks a text at blanks, and a selector or a notification's name after a colon or a dot, so
  /// that each part can still be read.
  package static func broken(_ text: String, to columns: Int) -> [String] {
    if TextWidth.of(text) <= columns { return [text] }
    let isName = text.utf8.allSatisfy { $0 != UInt8(ascii: " ") }
    if !isName { return TextWidth.wrap(text, to: columns) }
    var lines: [String] = []
    var line = ""
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.utf8.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
      var next = end.map { rest.utf8.index(after: $0) } ?? rest.endIndex
      // A parenthesis never closes on a line of its own.
      if rest[next...].utf8.elementsEqual([UInt8(ascii: ")")]) { next = rest.endIndex }
      let piece = rest[..<next]
      rest = rest[next...]
      if !line.isEmpty, TextWidth.of(line) + TextWidth.of(String(piece)) > columns {
        lines.append(line)
        line = "  "
      }
      line += piece
    }
    lines.append(line)
    return lines.flatMap { TextWidth.of($0) <= columns ? [$0] : brokenAtHumps($0, to: columns) }
  }

  /// Breaks a name that is wider than a line before a capital letter.
  private static func brokenAtHumps(_ name: String, to columns: Int) -> [String] {
    let bytes = Array(name.utf8)
    var lines: [String] = []
    var start = 0
    // The lines after the first are indented.
    while bytes.count - start > columns - (start > 0 ? 2 : 0) {
      let room = columns - (start > 0 ? 2 : 0)
      let humps = (start + 1..<min(start + max(1, room) + 1, bytes.count)).filter {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[$0])
      }
      guard let end = humps.last else { break }
      lines.append((start > 0 ? "  " : "") + String(decoding: bytes[start..<end], as: UTF8.self))
      start = end
    }
    lines.append((start > 0 ? "  " : "") + String(decoding: bytes[start...], as: UTF8.self))
    return lines.flatMap { TextWidth.wrap($0, to: columns) }
  }
}

extension AppleNotification {
  /// A shorter name, which no other notification has: UIApplication's are named without their class. A scene's
  /// may be called the same, so others keep it.
  fileprivate var shortName: String? {
    let (own, suffix) = ("UIApplication.", "Notification")
    if rawValue.hasPrefix(own) { return String(rawValue.dropFirst(own.count)) }
    return rawValue.hasSuffix(suffix) ? String(rawValue.dropLast(suffix.count)) : nil
  }
}

extension Callback {
  /// The part of the selector that tells it from the others: its first label after the application, or its base name.
  package var shortName: Substring { Self.shortName(of: rawValue) }

  /// Shortens any text; one that is no selector with labels stays as it is.
  package static func shortName(of text: String) -> Substring {
    let name = text[...]
    guard let open = name.utf8.firstIndex(of: UInt8(ascii: "(")) else { return name }
    let labels = name[name.utf8.index(after: open)...].dropLast()
    guard let colon = labels.utf8.firstIndex(of: UInt8(ascii: ":")) else { return name[..<open] }
    let second = labels[labels.utf8.index(after: colon)...]
    guard let end = second.utf8.firstIndex(of: UInt8(ascii: ":")) else { return name[..<open] }
    return second[..<end]
  }
}
