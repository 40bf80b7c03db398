// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The drawing of a walk: the diagram on the left, the step beside it, the keys below.
extension WalkOverlay {
  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    drawStatus(session, in: layout.status, on: &canvas)
    let area = layout.cardArea
    canvas.line(from: Point(-1, area.y), to: Point(area.width, area.y), style: .frame)
    let right = hasDiagram ? Self.listWidth(area) : 0
    var rest = area
    rest.width -= right
    if right > 0 {
      let list = Rect(x: rest.maxX, y: area.y, width: right, height: area.height)
      drawSteps(session, in: list, on: &canvas)
    }
    let left = hasDiagram ? Self.diagramWidth(rest, .of(session.language)) : 0
    if left > 0 { drawPhone(session, in: area, width: left, on: &canvas) }
    let x = left > 0 ? left + 2 : 1
    // A message above the keys covers no words.
    let taken = session.message.map { MessageLine($0).lines(width: area.width).count } ?? 0
    let body = Rect(
      x: x, y: area.y + 1, width: rest.width - x - 1, height: max(1, area.height - 1 - taken))
    // The list on the right has a title of its own.
    let title = TextWidth.cut(title(session), to: body.width - 2)
    canvas.write(" \(title) ", at: Point(body.x, area.y), style: .title, in: area)
    var rowsBelow = 0
    if let picker {
      drawPicker(picker, session, in: body, on: &canvas)
    } else {
      let shown =
        page == .help
        ? helpLines(session, width: body.width) : lines(parts(session), width: body.width)
      rowsBelow = draw(shown, in: body, on: &canvas)
    }
    drawBottom(session, hasMore: rowsBelow > 0, in: layout.message, on: &canvas)
  }

  /// True if a step is shown.
  private var hasDiagram: Bool {
    if case .asking = walkthrough.phase { return false }
    return page != .help
  }

  /// The columns of the diagram; none where there is no room for it.
  private static func diagramWidth(_ area: Rect, _ figures: DiagramFigures) -> Int {
    let roomy = figures.roomy.size
    let compact = figures.compact.size
    if area.width >= 110, area.height >= roomy.height + 8 { return roomy.width }
    if area.width >= leastForDiagram, area.height >= compact.height + 4 { return compact.width }
    return area.width >= 56 ? figures.list(in: area.width) : 0
  }

  /// The least width of a diagram with a step beside it.
  private static let leastForDiagram = 76

  /// The columns of the list of steps; none where there is no room for it.
  private static func listWidth(_ area: Rect) -> Int {
    guard area.width >= 110 else { return 0 }
    return min(52, area.width * 3 / 10 + 2, area.width - leastForDiagram)
  }

  /// All steps with their verdicts, around the one that is shown.
  private func drawSteps(_ session: Session, in rect: Rect, on canvas: inout Canvas) {
    canvas.line(from: Point(rect.x, rect.y), to: Point(rect.x, rect.maxY), style: .frame)
    let words = session.phrases.walk
    canvas.write(
      " \(TextWidth.cut(words.steps, to: rect.width - 4)) ", at: Point(rect.x + 2, rect.y),
      style: .title, in: rect)
    let text = WalkText(session.phrases)
    let steps = walkthrough.steps
    let room = rect.height - 1
    let first = max(0, min(walkthrough.index - room / 2, steps.count - room))
    let digits = "\(steps.count)".count
    for (offset, step) in steps.dropFirst(first).prefix(room).enumerated() {
      let verdict = walkthrough.walk.results[step.number]?.verdict
      let isShown = step.number == walkthrough.index + 1 && walkthrough.phase != .finished
      let isSelected = walkthrough.walk.isSelected(step.number)
      let y = rect.y + 1 + offset
      let number = String(repeating: " ", count: digits - "\(step.number)".count) + "\(step.number)"
      let head = "\(isShown ? canvas.pointer : " ")\(WalkText.sign(of: verdict)) "
      let line = "\(number) \(text.instruction(step).joined(separator: " "))"
      var x = rect.x + 2
      x += canvas.write(
        head, at: Point(x, y), style: verdict.map(WalkText.style(of:)) ?? .strong, in: rect)
      canvas.write(
        TextWidth.cut(line, to: rect.maxX - 1 - x), at: Point(x, y),
        style: isShown ? .strong : isSelected ? .plain : .quiet, in: rect)
    }
  }

  /// A sign for each step: the verdicts that were given, and what is left.
  private func drawProgress(at point: Point, in rect: Rect, on canvas: inout Canvas) -> Int {
    let steps = walkthrough.steps.filter { walkthrough.walk.isSelected($0.number) }
    var x = point.x
    for step in steps {
      let verdict = walkthrough.walk.results[step.number]?.verdict
      let sign =
        switch verdict {
        case .passed?: Sign.active.rawValue
        case nil: Sign.inactive.rawValue
        case .failed?, .blocked?, .skipped?: WalkText.sign(of: verdict)
        }
      x += canvas.write(
        sign, at: Point(x, point.y), style: verdict.map(WalkText.style(of:)) ?? .plain, in: rect)
    }
    return x - point.x
  }

  private func drawStatus(_ session: Session, in rect: Rect, on canvas: inout Canvas) {
    canvas.clear(rect)
    let words = session.phrases.walk
    let tally = WalkText(session.phrases).tally(walkthrough.walk)
    var used = canvas.write(
      words.step(walkthrough.index + 1, of: walkthrough.steps.count), at: Point(1, rect.y),
      style: .strong, in: rect)
    let clock = walkthrough.clock
    let time = clock.isPaused ? words.paused : clockText(session)
    // A walk with more steps than that has no room for a sign of each.
    let others = used + TextWidth.of(tally) + TextWidth.of(time) + 10
    if walkthrough.selectedCount + others < rect.width {
      used += 2 + drawProgress(at: Point(used + 3, rect.y), in: rect, on: &canvas)
    }
    canvas.write(
      TextWidth.cut(tally, to: rect.width - used - 5), at: Point(used + 4, rect.y), in: rect)
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
    let diagram = DiagramPanel(session, titleIn: width, isNoted: false)
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
    case (.step, .asking(let fact)): return text.opening(of: walkthrough, asking: fact)
    case (.step, .step), (.step, .instead), (.step, .note), (.step, .followUp):
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
      text.first?.isLetter == true, text[..<blank].contains("(")
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
        return (TextWidth.padded(word, to: column) + line, Style.plain)
      }
    }
  }

  /// Draws lines. Returns the number of those that are below.
  private func draw(_ lines: [Line], in rect: Rect, on canvas: inout Canvas) -> Int {
    var lines = lines
    // If there is no room, the empty lines between the parts go first.
    if lines.count > rect.height { lines.removeAll { $0.text.isEmpty } }
    let first = max(0, min(top, lines.count - rect.height))
    for (offset, line) in lines.dropFirst(first).prefix(rect.height).enumerated() {
      canvas.write(line.text, at: Point(rect.x, rect.y + offset), style: line.style, in: rect)
    }
    let below = lines.count - first - rect.height
    guard below > 0 else { return 0 }
    canvas.write(
      trailing: canvas.isASCII ? " v \(below) " : " ↓ \(below) ", y: rect.maxY - 1, in: rect,
      style: .alarming)
    return below
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
        (isSelected ? canvas.pointer + " " : "  ") + TextWidth.cut(name, to: row.width - 2),
        at: Point(row.x, row.y),
        style: isSelected ? .focusedTitle : .plain, in: row)
    }
  }

  /// Draws the line that is typed, a message, or the keys.
  private func drawBottom(
    _ session: Session, hasMore: Bool, in rect: Rect, on canvas: inout Canvas
  ) {
    canvas.clear(rect)
    let words = session.phrases.walk
    if let message = session.message {
      // The keys stay in sight.
      let above = rect.row(-1)
      MessageLine(message).draw(in: above, on: &canvas)
    }
    if let line = prompt ?? picker?.prompt {
      let label =
        switch walkthrough.phase {
        case .asking(let fact): words.fact(fact) + ":"
        case .note: words.note
        case .followUp: words.followUp
        case .instead: words.instead
        case .step, .finished: ""
        }
      let used = canvas.write(label + " ", at: Point(1, rect.y), style: .key, in: rect) + 1
      let advice = picker == nil ? words.lineKeys : words.pickerKeys
      if TextWidth.of(advice) + TextWidth.of(line.text) + used + 4 < rect.width {
        canvas.write(trailing: advice + " ", y: rect.y, in: rect)
      }
      line.draw(in: Rect(x: used, y: rect.y, width: rect.width - used, height: 1), on: &canvas)
      return
    }
    var x = rect.x + 1
    let isFinished = walkthrough.phase == .finished
    for (key, label, isForStep) in words.keys where !(isFinished && isForStep) {
      if key == Key.pageDown.name, !hasMore { continue }
      let columns = TextWidth.of(key) + 1 + TextWidth.of(label)
      guard x + columns < rect.maxX else { break }
      canvas.write(key, at: Point(x, rect.y), style: .key, in: rect)
      canvas.write(label, at: Point(x + TextWidth.of(key) + 1, rect.y), in: rect)
      x += columns + 2
    }
  }
}
