// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
import LifecycleText

/// A question before a class, or the marks of the answers: beside the diagram, in letters as large as
/// there is room for.
struct StageQuestion {
  private let card: ExplanationCard
  private let column: QuestionColumn
  private let blocks: LargeBlocks
  /// The choices, by the indices of their texts.
  private let choices: [Int: Int]

  /// Nil without a stage, and where there is no room for all of it.
  init?(_ card: ExplanationCard, _ session: borrowing Session, _ layout: Layout) {
    guard session.run.isPresenting, let column = QuestionColumn(layout, lines: 0) else {
      return nil
    }
    self.card = card
    self.column = column
    var blocks = LargeBlocks()
    var choices: [Int: Int] = [:]
    var lines: [LargeBlock] = []
    let isMarked = !card.parts.contains { if case .choice? = $0.link { true } else { false } }
    if isMarked { blocks.add(LargeBlock(text: card.title, style: .strong)) }
    // What is asked, and the answers, are more important than what was known before.
    var isBeforeChoices = true
    for part in card.parts {
      if case .line(let label, let text, let tail, let link) = part {
        if case .choice(let choice)? = link { choices[blocks.all.count + lines.count] = choice }
        lines.append(LargeBlock(text: text, style: .plain, label: label, tail: tail))
        continue
      }
      if !lines.isEmpty {
        blocks.add(lines)
        lines = []
        isBeforeChoices = false
      }
      switch part {
      case .heading(let text): blocks.add(LargeBlock(text: text, style: .strong), mayBeLarge: false)
      case .text(let text):
        let isQuestion = !isMarked && isBeforeChoices
        blocks.add(
          LargeBlock(text: text, style: isQuestion ? .strong : .plain), mayBeLarge: isQuestion)
      case .mark(let isRight, let text, _):
        let sign: Sign = isRight ? .pass : .fail
        blocks.add(LargeBlock(text: text, style: isRight ? .call : .ending, label: sign.rawValue))
      case .line: break
      }
    }
    if !lines.isEmpty { blocks.add(lines) }
    guard blocks.fit(in: column.frame.inner) else { return nil }
    (self.blocks, self.choices) = (blocks, choices)
  }

  /// Returns the choice at a point; nil beside them.
  func choice(at point: Point) -> Int? {
    let places = blocks.places(in: column.frame.inner)
    return choices.first { places[$0.key].contains(point) }?.value
  }

  func draw(selected: ExplanationCard.Link?, on canvas: inout Canvas) {
    column.clear(on: &canvas)
    column.frame.draw(title: card.title, on: &canvas)
    let places = blocks.draw(in: column.frame.inner, on: &canvas)
    for (index, choice) in choices where selected == .choice(choice) {
      canvas.restyle(places[index]) { $0 = $0.adding(.reverse) }
    }
  }
}
