// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A question before a class, or the marks of the answers: beside the diagram, in letters as large as
/// there is room for.
struct StageQuestion {
  private let title: String
  private let column: QuestionColumn
  private var blocks = LargeBlocks()
  /// The choices, by the indices of their texts.
  private var choices: [Int: Int] = [:]

  /// A question; nil without a stage, and where there is no room for all of it.
  ///
  /// - Parameter hasSituation: True if it is about another device than the one on the screen.
  init?(
    asking question: Question, title: String, hasSituation: Bool, _ session: borrowing Session,
    _ layout: Layout
  ) {
    guard session.run.isPresenting, let column = QuestionColumn(layout, lines: 0) else {
      return nil
    }
    (self.title, self.column) = (title, column)
    let (words, writer) = (session.phrases.predict, session.run.questions)
    let action = session.run.stageText(of: question.trigger)
    blocks.add(LargeBlock(text: action, style: .event), mayBeLarge: false)
    let asked = words.question(question.subject, question.app.name)
    blocks.add(LargeBlock(text: asked, style: .strong), mayBeLarge: false)
    add(question.choices, writer)
    // A class answers by the choices; what is asked is also said.
    for index in [1, 0] { blocks.mayBeLarge(index) }
    var facts = question.doubt.map { [words.doubt(session.phrases.grade($0.grade))] } ?? []
    facts +=
      hasSituation ? writer.situation(before: question) : writer.unseen(before: question)
    for fact in facts { blocks.add(LargeBlock(text: fact, style: .plain), mayBeLarge: false) }
    guard blocks.fit(in: column.frame.inner) else { return nil }
  }

  private mutating func add(_ choices: [Question.Choice], _ writer: QuestionWriter) {
    let area = column.frame.inner
    let answers = choices.map { writer.lines(of: $0.answer) }
    // A name that would be broken is told from the others by a part of it.
    let isShort = answers.joined().contains {
      TextWidth.of($0.text) + TextWidth.of($0.tail) + 3 > area.width
    }
    var blocks: [LargeBlock] = []
    for (choice, lines) in answers.enumerated() {
      for (offset, line) in lines.enumerated() {
        self.choices[self.blocks.all.count + blocks.count] = choice
        var block = LargeBlock(
          text: isShort && !line.tail.isEmpty
            ? String(Callback.shortName(of: line.text)) : line.text,
          style: .plain, label: offset == 0 ? "\(choice + 1)" : " ", tail: line.tail)
        block.isJoined = offset > 0
        if case .state(let state) = choices[choice].answer {
          let name = LargeText.name(of: state, in: writer.phrases)
          if name != line.text { (block.large, block.isJoined) = (name, choice > 0) }
        }
        blocks.append(block)
      }
    }
    self.blocks.add(blocks)
  }

  /// The marks of the answers; nil without a stage, and where there is no room for all of it.
  init?(marking card: ExplanationCard, _ session: borrowing Session, _ layout: Layout) {
    guard session.run.isPresenting, let column = QuestionColumn(layout, lines: 0) else {
      return nil
    }
    (title, self.column) = (card.title, column)
    blocks.add(LargeBlock(text: card.title, style: .strong))
    for part in card.parts {
      switch part {
      case .heading(let text): blocks.add(LargeBlock(text: text, style: .strong), mayBeLarge: false)
      case .text(let text): blocks.add(LargeBlock(text: text, style: .plain), mayBeLarge: false)
      case .line(let label, let text, let tail, _):
        blocks.add(
          LargeBlock(text: text, style: .plain, label: label, tail: tail), mayBeLarge: false)
      case .mark(let isRight, let text, _):
        let sign: Sign = isRight ? .pass : .fail
        blocks.add(LargeBlock(text: text, style: isRight ? .call : .ending, label: sign.rawValue))
      }
    }
    guard blocks.fit(in: column.frame.inner) else { return nil }
  }

  /// Returns the choice at a point; nil beside them.
  func choice(at point: Point) -> Int? {
    let places = blocks.places(in: column.frame.inner)
    return choices.first { places[$0.key].contains(point) }?.value
  }

  func draw(selected: ExplanationCard.Link?, on canvas: inout Canvas) {
    column.clear(on: &canvas)
    column.frame.draw(title: title, on: &canvas)
    let places = blocks.draw(in: column.frame.inner, on: &canvas)
    for (index, choice) in choices where selected == .choice(choice) {
      canvas.restyle(places[index]) { $0 = $0.adding(.reverse) }
    }
  }
}
