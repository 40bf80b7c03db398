// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// Beside the diagram while a scenario is presented: what was done, the method that was called last
/// and the state of the app, in letters as large as there is room for.
struct StagePanel: Panel, Equatable {
  private let language: Language
  private let stage: Stage?
  /// The state of the app in focus, if the diagram doesn't name it in large letters.
  private let state: EmulatedApp.State?

  static func content(of session: borrowing Session, in layout: Layout) -> Self {
    Self(session, layout)
  }

  private init(_ session: borrowing Session, _ layout: Layout) {
    language = session.language
    stage = session.run.stage
    if case .stage? = layout.figure {
      state = nil
    } else {
      state = session.focused == nil ? nil : session.shownFacts(of: session.focusedApp).state
    }
  }

  static func area(in layout: Layout) -> Rect { layout.stage }

  private var phrases: Phrases { language.phrases }

  var title: String {
    guard let stage else { return "" }
    let words = phrases.presenting
    guard let steps = stage.steps else { return words.stepCount(stage.count) }
    return words.steps(steps.lowerBound, to: steps.upperBound, of: stage.count)
  }

  /// A text that may be large, and what stands below it in small letters.
  private struct Block {
    let text: String
    let style: Style
    var tail = ""
    /// The part of a limit that is left, as a bar behind the tail; nil for none.
    var bar: (left: Duration, whole: Duration)?
    var isLarge = false

    /// Its lines, large or small, at a width; nil if it can't be as large as that.
    func lines(width: Int) -> [String]? {
      isLarge ? LargeText.lines(text, width: width) : LogLine.broken(text, to: width)
    }

    /// Returns true if the tail stands behind the last line.
    func hasTailInLine(_ lines: [String], width: Int) -> Bool {
      !isLarge && TextWidth.of(lines.last ?? "") + 1 + TextWidth.of(tail) <= width
    }

    func rows(width: Int) -> Int? {
      guard let lines = lines(width: width) else { return nil }
      let below = tail.isEmpty || hasTailInLine(lines, width: width) ? 0 : 1
      return lines.count * (isLarge ? LargeText.Scale.half.rows : 1) + below
    }
  }

  /// The blocks to show, from the top, and those of them that may be large, the most important
  /// first.
  private var blocks: (all: [Block], large: [Int]) {
    guard let stage else { return ([], []) }
    let words = phrases.presenting
    var blocks: [Block] = []
    var large: [Int] = []
    func add(_ block: Block, isLarge: Bool = true) {
      if isLarge { large.append(blocks.count) }
      blocks.append(block)
    }
    if !stage.action.isEmpty { add(Block(text: stage.action, style: .event)) }
    switch stage.outcome {
    case .nothing: break
    case .hidden: add(Block(text: HiddenRowsPanel.placeholder, style: .strong))
    case .noCall: add(Block(text: words.noCall, style: .plain), isLarge: false)
    case .call(let name, let tail): add(Block(text: name, style: .call.adding(.bold), tail: tail))
    case .refused(let text): add(Block(text: text, style: .refusal.adding(.bold)), isLarge: false)
    case .end(let reason, let text, let tail):
      add(Block(text: reason.rawValue.uppercased(), style: .ending))
      add(Block(text: text, style: .ending, tail: tail), isLarge: false)
    }
    if let countdown = stage.countdown {
      let isUrgent = countdown.isFatal && countdown.left * 3 < countdown.whole
      let style: Style = isUrgent ? .urgent : countdown.isFatal ? .limit : .strong
      // More than what is happening while it counts.
      large.insert(blocks.count, at: 0)
      blocks.append(
        Block(
          text: TimeText.countdown(countdown.left), style: style,
          tail: phrases.limit(countdown.limit), bar: (countdown.left, countdown.whole)))
    }
    if let state {
      // More than the method's name, which stands in the log too.
      large.insert(blocks.count, at: min(1, large.count))
      blocks.append(Block(text: phrases.state(state), style: .lit(state)))
    }
    if let next = stage.next {
      add(Block(text: words.next(next), style: .plain), isLarge: false)
    }
    if let title = stage.title { add(Block(text: title, style: .strong), isLarge: false) }
    return (blocks, large)
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    let area = rect.inset(1, 0)
    guard area.width > 8, !area.isEmpty else { return }
    var (blocks, large) = blocks
    func rows(_ blocks: [Block]) -> Int? {
      var sum = 0
      for (index, block) in blocks.enumerated() {
        guard let rows = block.rows(width: area.width) else { return nil }
        // Large letters have a blank row below them.
        let isApart = index > 0 && !(blocks[index - 1].isLarge && blocks[index - 1].tail.isEmpty)
        sum += rows + (isApart ? 1 : 0)
      }
      return sum
    }
    for index in large {
      var larger = blocks
      larger[index].isLarge = true
      if let rows = rows(larger), rows <= area.height { blocks = larger }
    }
    draw(blocks, isApart: rows(blocks).map { $0 <= area.height } ?? false, in: area, on: &canvas)
  }

  private func draw(_ blocks: [Block], isApart: Bool, in area: Rect, on canvas: inout Canvas) {
    var y = area.y
    for (index, block) in blocks.enumerated() {
      let lines = block.lines(width: area.width) ?? []
      if index > 0, isApart, !(blocks[index - 1].isLarge && blocks[index - 1].tail.isEmpty) {
        y += 1
      }
      var x = area.x
      for line in lines where y < area.maxY {
        if block.isLarge {
          LargeText.draw(line, at: Point(x, y), in: area, style: block.style, on: &canvas)
          y += LargeText.Scale.half.rows
        } else {
          x = area.x + canvas.write(line, at: Point(area.x, y), style: block.style, in: area) + 1
          y += 1
        }
      }
      guard !block.tail.isEmpty else { continue }
      if block.hasTailInLine(lines, width: area.width) {
        canvas.write(block.tail, at: Point(x, y - 1), style: block.style, in: area)
      } else if y < area.maxY {
        let end = area.x + canvas.write(block.tail, at: Point(area.x, y), style: block.style, in: area)
        if let bar = block.bar {
          canvas.bar(
            left: bar.left, of: bar.whole, at: Point(end + 1, y), width: min(40, area.maxX - end - 1),
            style: block.style)
        }
        y += 1
      }
    }
  }
}
