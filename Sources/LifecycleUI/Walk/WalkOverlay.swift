// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A walk on the screen: the diagram with the phone where it should be, beside it what to do and
/// what must be seen, and a key for each verdict.
package struct WalkOverlay: Overlay {
  package internal(set) var walkthrough: Walkthrough
  /// What is shown beside the diagram.
  private(set) var page = Page.step
  /// The first line that is shown of it.
  private var top = 0
  /// The line that is typed: an answer or a note.
  private(set) var prompt: Prompt?
  /// What the phone did instead, while that is asked.
  private(set) var picker: WalkPicker?
  /// The step the phone is shown after.
  private var shown: Int
  /// The instant of the last key, by which the clock is shown.
  private var now: Duration

  enum Page: Hashable, Sendable {
    case step
    case way
    case help
  }

  init(_ walkthrough: Walkthrough, in session: Session, at wall: Duration) {
    self.walkthrough = walkthrough
    shown = walkthrough.place
    now = wall
    follow(in: session)
  }

  package var coversPanels: Bool { true }
  package var takesMessageLine: Bool { true }

  // MARK: Keys

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    now = wall
    let before = walkthrough.phase
    let effects: [Effect]
    switch walkthrough.phase {
    case .asking, .note: effects = type(key, in: &session, at: wall)
    case .instead: effects = pick(key, in: &session, at: wall)
    case .step, .finished: effects = act(on: key, in: &session, at: wall)
    }
    if walkthrough.phase != before { follow(in: session) }
    showPhone(in: &session, at: wall)
    return .stays(effects)
  }

  /// What the shell says of a verdict that was to be saved.
  mutating func kept(
    _ outcome: Result<Walk, FileError>, in session: inout Session, at wall: Duration
  ) -> [Effect] {
    let before = (walkthrough.phase, walkthrough.place)
    let effects = walkthrough.kept(outcome, at: wall)
    if case .failure(.failed(let why)) = outcome, walkthrough.hasLost {
      let words = session.phrases.walk
      let text = Session.visible(why)
      session.message = Message(
        .error, walkthrough.hasTriedToLeave ? words.leaveAnyway(text) : words.notKept(text))
    } else if before != (walkthrough.phase, walkthrough.place) {
      follow(in: session)
    }
    showPhone(in: &session, at: wall)
    return effects
  }

  /// What is typed belongs to what is asked now.
  private mutating func follow(in session: Session) {
    prompt = nil
    picker = nil
    page = .step
    top = 0
    switch walkthrough.phase {
    case .asking: prompt = Prompt(.command)
    case .note: prompt = Prompt(.command, text: walkthrough.result?.note ?? "")
    case .instead:
      picker = WalkPicker(
        walkthrough.step, on: session.device, chosen: walkthrough.result?.instead ?? [])
    case .step, .finished: break
    }
  }

  /// The instant at which the clock shows another minute; nil while it stands still.
  var nextWakeUp: Duration? { walkthrough.clock.nextMinute(after: now) }

  /// Time has passed: the clock is saved with every minute.
  mutating func passTime(at wall: Duration) -> [Effect] {
    guard let next = nextWakeUp, next <= wall else { return [] }
    now = wall
    return walkthrough.saveClock(at: wall)
  }

  /// The diagram follows the step.
  private mutating func showPhone(in session: inout Session, at wall: Duration) {
    guard shown != walkthrough.place else { return }
    let message = session.message
    session.showPhone(
      after: walkthrough.place, of: walkthrough.steps, from: shown, at: wall)
    shown = walkthrough.place
    session.message = message
  }

  private mutating func type(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> [Effect] {
    switch key {
    case .enter:
      let text = (prompt?.text ?? "").trimmed
      if case .asking = walkthrough.phase { return walkthrough.answer(text, at: wall) }
      return walkthrough.setNote(text, of: walkthrough.place + 1, at: wall)
    case .escape:
      let effects = walkthrough.leaveOut(at: wall)
      follow(in: session)
      return effects
    case .character, .control, .tab, .backTab, .backspace, .delete, .left, .right, .home, .end,
      .up, .down, .pageUp, .pageDown, .function, .mouse:
      if prompt?.edit(key) == true { return [] }
      return scroll(key) ? [] : session.command(for: key)?.effects ?? []
    }
  }

  private mutating func pick(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> [Effect] {
    if key == .escape {
      let effects = walkthrough.leaveOut(at: wall)
      follow(in: session)
      return effects
    }
    switch picker?.press(key) {
    case .done?:
      return walkthrough.setInstead(picker?.chosen ?? [], of: walkthrough.place + 1, at: wall)
    case .unknown?: return session.command(for: key)?.effects ?? []
    case .goesOn?, nil: return []
    }
  }

  private mutating func act(
    on key: Key, in session: inout Session, at wall: Duration
  ) -> [Effect] {
    if page != .step, key == .escape || key == .enter || key == "q" {
      turn(to: .step)
      return []
    }
    switch key {
    case "p": return give(.passed, at: wall)
    case "f": return give(.failed, at: wall)
    case "b": return give(.blocked, at: wall)
    case "s": return give(.skipped, at: wall)
    case "n": if walkthrough.phase == .step { walkthrough.ask(.note, at: wall) }
    case "i": if walkthrough.phase == .step { walkthrough.ask(.instead, at: wall) }
    case .left, "[": go(by: -1, in: &session, at: wall)
    case .right, "]": go(by: 1, in: &session, at: wall)
    case "w": turn(to: page == .way ? .step : .way)
    case "?": turn(to: page == .help ? .step : .help)
    case "t":
      let all = Walk.Activity.allCases
      let place = all.firstIndex(of: walkthrough.clock.activity) ?? 0
      walkthrough.turn(to: all[(place + 1) % all.count], at: wall)
    case " ": walkthrough.setPaused(!walkthrough.clock.isPaused, at: wall)
    case "q", .control("c"): return walkthrough.leave(at: wall)
    case .character, .control, .enter, .tab, .backTab, .escape, .backspace, .delete, .up, .down,
      .pageUp, .pageDown, .home, .end, .function, .mouse:
      if scroll(key) { return [] }
      // Of the keys of the program only those that act on the terminal.
      let effects = session.command(for: key)?.effects ?? []
      if effects.isEmpty {
        let text = session.phrases.messages.unknownKey(Session.visible(key.name), "?")
        session.message = Message(.info, text)
      }
      return effects
    }
    return []
  }

  private mutating func turn(to page: Page) {
    self.page = page
    top = 0
  }

  private mutating func give(_ verdict: Walk.Verdict, at wall: Duration) -> [Effect] {
    guard walkthrough.phase == .step else { return [] }
    return walkthrough.give(verdict, asksWhy: true, at: wall)
  }

  private mutating func go(by step: Int, in session: inout Session, at wall: Duration) {
    turn(to: .step)
    // Behind the last step is the end.
    let place = walkthrough.place + (walkthrough.phase == .finished && step < 0 ? 0 : step)
    guard !walkthrough.go(to: place + 1, at: wall) else { return }
    let words = session.phrases.walk
    session.message = Message(.info, step < 0 ? words.isFirst : words.isLast)
  }

  private mutating func scroll(_ key: Key) -> Bool {
    switch key {
    case .up: top = max(0, top - 1)
    case .down: top += 1
    case .pageUp: top = max(0, top - 10)
    case .pageDown: top += 10
    case .home: top = 0
    case .character, .control, .enter, .tab, .backTab, .escape, .backspace, .delete, .left, .right,
      .end, .function, .mouse:
      return false
    }
    return true
  }

  // MARK: Drawing

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    drawStatus(session, in: layout.status, on: &canvas)
    let area = Rect(
      x: 0, y: 1, width: layout.size.width, height: layout.size.height - 2)
    canvas.line(from: Point(-1, area.y), to: Point(area.width, area.y), style: .frame)
    let left = page == .help ? 0 : Self.diagramWidth(area)
    if left > 0 { drawPhone(session, in: area, width: left, on: &canvas) }
    let x = left > 0 ? left + 2 : 1
    let body = Rect(x: x, y: area.y + 1, width: area.width - x - 1, height: area.height - 1)
    canvas.write(
      " \(title(session)) ", at: Point(body.x, area.y), style: .title, in: area)
    if let picker {
      drawPicker(picker, session, in: body, on: &canvas)
    } else {
      let shown =
        page == .help
        ? helpLines(session, width: body.width) : lines(parts(session), width: body.width)
      draw(shown, in: body, on: &canvas)
    }
    drawBottom(session, in: layout.message, on: &canvas)
  }

  /// The columns of the diagram; none where there is no room for it.
  private static func diagramWidth(_ area: Rect) -> Int {
    let roomy = DiagramPanel.roomySize
    let compact = DiagramPanel.compactSize
    if area.width >= 110, area.height >= roomy.height + 8 { return roomy.width }
    if area.width >= 76, area.height >= compact.height + 4 { return compact.width }
    return area.width >= 56 ? 18 : 0
  }

  private func drawStatus(_ session: Session, in rect: Rect, on canvas: inout Canvas) {
    canvas.clear(rect)
    let words = session.phrases.walk
    let tally = WalkText(session.phrases).tally(walkthrough.walk)
    let used = canvas.write(
      words.step(walkthrough.place + 1, walkthrough.steps.count), at: Point(1, rect.y),
      style: .strong, in: rect)
    let clock = walkthrough.clock
    let time = clock.isPaused ? words.paused : clockText(session)
    canvas.write(tally, at: Point(used + 4, rect.y), in: rect)
    let columns = TextWidth.of(time)
    guard used + 4 + TextWidth.of(tally) + 2 + columns < rect.width else { return }
    canvas.write(
      time, at: Point(rect.maxX - 1 - columns, rect.y),
      style: clock.isPaused ? .alarming : .plain, in: rect)
  }

  private func clockText(_ session: Session) -> String {
    let words = session.phrases.walk
    let clock = walkthrough.clock
    let time = clock.times(at: now)[clock.activity] ?? .zero
    return "\(words.activity(clock.activity)) \(words.minutes(Int(time.components.seconds / 60)))"
  }

  private func title(_ session: Session) -> String {
    switch page {
    case .help: session.phrases.help
    case .step, .way: session.title
    }
  }

  /// The diagram, with the phone where it should be after the step.
  private func drawPhone(
    _ session: Session, in area: Rect, width: Int, on canvas: inout Canvas
  ) {
    let diagram = DiagramPanel(session)
    canvas.line(
      from: Point(width, area.y), to: Point(width, area.maxY), style: .frame)
    let rect = Rect(x: 0, y: area.y + 1, width: width, height: area.height - 1)
    diagram.draw(in: rect, on: &canvas)
    let title = session.focused.map { session.phrases.walk.after($0.name) } ?? ""
    canvas.write(
      " \(TextWidth.cut(title, to: width - 4)) ", at: Point(1, area.y), style: .title, in: area)
  }

  private func parts(_ session: Session) -> [WalkText.Part] {
    let text = WalkText(session.phrases)
    switch (page, walkthrough.phase) {
    case (.help, _): return []
    case (.way, _): return text.way(of: walkthrough)
    case (.step, .finished): return text.summary(of: walkthrough, at: now)
    case (.step, .asking), (.step, .step), (.step, .instead), (.step, .note):
      return text.parts(of: walkthrough, on: session.device)
    }
  }

  private typealias Line = (text: String, style: Style)

  /// Parts as lines, with one between them.
  private func lines(_ parts: [WalkText.Part], width: Int) -> [Line] {
    var lines: [Line] = []
    for part in parts {
      if !lines.isEmpty { lines.append(("", .plain)) }
      let indent = part.heading.isEmpty ? "" : "  "
      if !part.heading.isEmpty { lines.append((part.heading, .strong)) }
      for text in part.lines {
        for line in Self.broken(text, to: width - 2) { lines.append((indent + line, part.style)) }
      }
    }
    return lines
  }

  /// A text in lines; a method's name is broken where it can still be read, and what stands behind
  /// it follows where there is room.
  private static func broken(_ text: String, to width: Int) -> [String] {
    guard TextWidth.of(text) > width, let blank = text.firstIndex(of: " "),
      text[..<blank].contains("(")
    else { return TextWidth.wrap(text, to: width) }
    var lines = LogLine.broken(String(text[..<blank]), to: width)
    let rest = String(text[text.index(after: blank)...])
    if let last = lines.last, TextWidth.of(last) + 1 + TextWidth.of(rest) <= width {
      lines[lines.count - 1] = last + " " + rest
    } else {
      lines += TextWidth.wrap(rest, to: width)
    }
    return lines
  }

  /// The keys and what they do, each beside the other.
  private func helpLines(_ session: Session, width: Int) -> [Line] {
    let help = session.phrases.walk.help
    let column = (help.map { TextWidth.of($0.key) }.max() ?? 0) + 2
    return help.flatMap { key, meaning in
      TextWidth.wrap(meaning, to: max(10, width - column)).enumerated().map { offset, line in
        let word = offset == 0 ? key : ""
        let blanks = String(repeating: " ", count: column - TextWidth.of(word))
        return (word + blanks + line, Style.plain)
      }
    }
  }

  private func draw(_ lines: [Line], in rect: Rect, on canvas: inout Canvas) {
    var lines = lines
    // Where there is no room, the lines between the parts go first.
    if lines.count > rect.height { lines.removeAll { $0.text.isEmpty } }
    let first = max(0, min(top, lines.count - rect.height))
    for (offset, line) in lines.dropFirst(first).prefix(rect.height).enumerated() {
      canvas.write(line.text, at: Point(rect.x, rect.y + offset), style: line.style, in: rect)
    }
    let below = lines.count - first - rect.height
    guard below > 0 else { return }
    canvas.write(
      trailing: canvas.isASCII ? " v \(below) " : " ↓ \(below) ", y: rect.maxY - 1, in: rect,
      style: .alarming)
  }

  private func drawPicker(
    _ picker: WalkPicker, _ session: Session, in rect: Rect, on canvas: inout Canvas
  ) {
    let words = session.phrases.walk
    var y = rect.y
    canvas.write(words.instead, at: Point(rect.x, y), style: .strong, in: rect)
    y += 1
    for name in picker.chosen.suffix(max(1, rect.height / 3)) {
      canvas.write("  " + name, at: Point(rect.x, y), style: .call, in: rect)
      y += 1
    }
    y += 1
    let matches = picker.matches
    let room = rect.maxY - y
    guard room > 0 else { return }
    let first = max(0, min((picker.selection ?? 0) - room / 2, matches.count - room))
    for (offset, name) in matches.dropFirst(first).prefix(room).enumerated() {
      let isSelected = picker.selection == first + offset
      let row = Rect(x: rect.x, y: y + offset, width: rect.width, height: 1)
      canvas.write(
        (isSelected ? "► " : "  ") + TextWidth.cut(name, to: row.width - 2),
        at: Point(row.x, row.y),
        style: isSelected ? .focusedTitle : .plain, in: row)
    }
  }

  /// What is typed, a message, or the keys.
  private func drawBottom(_ session: Session, in rect: Rect, on canvas: inout Canvas) {
    canvas.clear(rect)
    let words = session.phrases.walk
    if let message = session.message {
      return MessageLine(message).draw(in: rect, on: &canvas)
    }
    if let line = prompt ?? picker?.prompt {
      let label =
        switch walkthrough.phase {
        case .asking(let fact): words.question(fact)
        case .note: words.note
        case .instead: words.instead
        case .step, .finished: ""
        }
      let used = canvas.write(label + " ", at: Point(1, rect.y), style: .key, in: rect) + 1
      let advice = picker == nil ? words.lineKeys : words.pickerKeys
      if line.text.isEmpty, TextWidth.of(advice) + used + 4 < rect.width {
        canvas.write(trailing: advice + " ", y: rect.y, in: rect)
      }
      line.draw(in: Rect(x: used, y: rect.y, width: rect.width - used, height: 1), on: &canvas)
      return
    }
    var x = rect.x + 1
    let isFinished = walkthrough.phase == .finished
    for (key, label, isForStep) in words.keys where !(isFinished && isForStep) {
      let columns = TextWidth.of(key) + 1 + TextWidth.of(label)
      guard x + columns < rect.maxX else { break }
      canvas.write(key, at: Point(x, rect.y), style: .key, in: rect)
      canvas.write(label, at: Point(x + TextWidth.of(key) + 1, rect.y), in: rect)
      x += columns + 2
    }
  }
}
