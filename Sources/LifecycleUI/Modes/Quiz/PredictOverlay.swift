// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A question about what happens next, or the marks of the answers.
///
/// Digits and arrows choose, a state also on the diagram; an order may be typed. Enter goes on. Esc leaves
/// out what is still open.
/// Behind the marks, `W` shows the rule with its grade and sources.
package struct PredictOverlay: Overlay {
  /// The question that waits for its answer; nil if answers are marked.
  let question: Question?
  /// True if the quiz asks, and not something that is about to happen.
  private let isQuiz: Bool
  /// The question, or what is said of the answers.
  private var shown: ExplanationOverlay
  /// The rules behind the answers, or the answers if the rules are shown; nil if nothing is behind.
  private var behind: ExplanationOverlay?
  private var showsRules = false
  private var prompt = Prompt(.command)

  /// The question that waits, or the marks if none does.
  ///
  /// - Parameter number: the question's number among those of the session.
  init(_ asked: Asked, number: Int = 0, in words: QuestionWriter) {
    question = asked.question
    isQuiz = asked.next == .question
    shown = ExplanationOverlay(
      asked.question.map { words.card(asking: $0, number: number, notes: asked.notes) }
        ?? words.card(marking: asked), besideDiagram: true)
    if asked.question == nil {
      behind = words.card(ofRulesBehind: asked).map { ExplanationOverlay($0, besideDiagram: true) }
    }
  }

  package var takesMessageLine: Bool { !prompt.text.isEmpty }

  package var typedText: String { prompt.text }
  package var pasteSeparator: String? { question == nil ? nil : " " }

  // MARK: Keys

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    guard let question else { return pressAfterwards(key, in: &session, at: wall) }
    switch key {
    case .up, .down, .pageUp, .pageDown:
      return shown.press(key, in: &session, at: wall)
    case .left where prompt.text.isEmpty: return select(.left, of: question)
    case .right where prompt.text.isEmpty: return select(.right, of: question)
    case .escape:
      if !prompt.text.isEmpty {
        prompt.replace(with: "")
        return .stays()
      }
      return leave(&session, at: wall)
    case .enter:
      return enter(question, in: &session, at: wall)
    case .tab:
      complete(PredictedNames(question: question))
      return .stays()
    case .character(let character)
    where prompt.text.isEmpty
      && character.wholeNumberValue.map {
        question.choices.indices.contains($0 - 1)
      } ?? false:
      return give(.choice((character.wholeNumberValue ?? 1) - 1), in: &session, at: wall)
    case .character, .control, .backspace, .delete, .left, .right, .home, .end, .backTab, .function,
      .mouse:
      if prompt.edit(key) {
        prompt.chosen = nil
        return .stays()
      }
      return .stays(session.command(for: key)?.effects ?? [])
    }
  }

  /// Selects the state on the left or on the right of the diagram.
  private mutating func select(_ move: Command.Move, of question: Question) -> OverlayResponse {
    let beside: EmulatedApp.State = move == .left ? .inactive : .active
    let state = selectedState.map { DiagramGeometry.neighbor(of: $0, move) } ?? beside
    if let choice = question.choices.firstIndex(where: { $0.answer == .state(state) }) {
      shown.select(.choice(choice))
    }
    return .stays()
  }

  /// The state that is selected as the answer; nil without one.
  private var selectedState: EmulatedApp.State? {
    guard let question, case .choice(let index)? = shown.selected,
      case .state(let state) = question.choices[index].answer
    else { return nil }
    return state
  }

  /// A click on a choice, or on a state of the diagram, answers with it.
  package mutating func click(
    _ point: Point, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    let layout = session.layout
    guard let question else { return shown.covers(point, in: layout) ? .stays() : .closes() }
    guard let choice = choice(at: point, of: question, in: session) else { return .stays() }
    return give(.choice(choice), in: &session, at: wall)
  }

  /// Returns the choice that a click at a point means.
  private func choice(at point: Point, of question: Question, in session: borrowing Session) -> Int?
  {
    let layout = session.layout
    if let stage = stage(session, layout) {
      if let choice = stage.choice(at: point) { return choice }
    } else if case .choice(let choice)? = shown.link(at: point, in: layout) {
      return choice
    }
    guard layout.diagram.contains(point), !shown.covers(point, in: layout),
      let state = DiagramPanel.made(of: session, in: layout).state(at: point, in: layout.diagram)
    else { return nil }
    return question.choices.firstIndex { $0.answer == .state(state) }
  }

  /// After the answers are marked: Enter goes on.
  private mutating func pressAfterwards(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    if session.command(for: key) == .view(.why), let rules = behind {
      (shown, behind) = (rules, shown)
      showsRules.toggle()
      return .stays()
    }
    switch key {
    case .up, .down, .pageUp, .pageDown: return shown.press(key, in: &session, at: wall)
    case .enter where isQuiz:
      session.run.askQuiz(at: wall)
      return .closes()
    case .escape where isQuiz, "q" where isQuiz:
      session.view.showSummary(of: session.run)
      return .closes()
    case .enter, .escape, "q":
      return .closes()
    case .character, .control, .tab, .backTab, .backspace, .delete, .left, .right, .home, .end,
      .function, .mouse:
      return .stays(session.command(for: key)?.effects ?? [])
    }
  }

  /// Esc: what was to be predicted happens all the same, and what was answered before is marked; the
  /// quiz ends with its summary.
  private func leave(_ session: inout Session, at wall: Duration) -> OverlayResponse {
    let response = goOn(in: &session, at: wall)
    if isQuiz, !session.run.kept.quiz.answers.isEmpty { session.view.showSummary(of: session.run) }
    return response
  }

  private mutating func enter(
    _ question: Question, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    if prompt.text.isEmpty {
      guard case .choice(let index)? = shown.selectedLink(in: session.layout) else {
        session.tell(.info, session.phrases.predict.howToAnswer(question.choices.count))
        return .stays()
      }
      return give(.choice(index), in: &session, at: wall)
    }
    switch PredictedNames(question: question).answer(prompt.text) {
    case .success(nil):
      prompt.replace(with: "")
      return .stays()
    case .success(let given?): return give(given, in: &session, at: wall)
    case .failure(let problem):
      prompt.replace(with: "")
      session.tell(.error, text(of: problem, for: question, in: session))
      return .stays()
    }
  }

  /// The rows of a message below the choices on a small screen: the edge, and the row of the keys.
  private static let rowsOfMessage = 2

  /// Returns the words for what is no answer: the choices again, unless they would cover the choices.
  private func text(
    of problem: Scenario.Problem, for question: Question, in session: borrowing Session
  ) -> String {
    let text = session.phrases.problem(problem)
    let lines = MessageLine(WordedMessage(kind: .error, text: text)).lines(
      width: session.size.width)
    return lines.count > Self.rowsOfMessage
      ? session.phrases.predict.howToAnswer(question.choices.count) : text
  }

  private mutating func complete(_ names: PredictedNames) {
    if prompt.chosen == nil { prompt.completions = names.completions(of: prompt.text) }
    guard !prompt.completions.isEmpty else { return }
    let index = prompt.chosen.map { ($0 + 1) % prompt.completions.count } ?? 0
    prompt.chosen = index
    prompt.replace(with: prompt.completions[index])
  }

  private func give(
    _ given: Quiz.Given, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    session.run.answer(given)
    return session.run.asking.asked?.question == nil ? goOn(in: &session, at: wall) : .closes()
  }

  /// Lets the predicted event happen and marks the answers: once a class has seen the outcome, if
  /// that is hidden.
  private func goOn(in session: inout Session, at wall: Duration) -> OverlayResponse {
    if let asked = session.run.proceed(at: wall) { session.showMarks(of: asked) }
    return .closes()
  }

  package func keys(in session: borrowing Session) -> [KeyHint] {
    let words = session.phrases.keyHints
    guard let question else {
      var hints = [KeyHint(.enter, label: isQuiz ? words.nextQuestion : words.goOn)]
      if isQuiz { hints.append(KeyHint(.escape, label: words.summary)) }
      if behind != nil {
        hints.append(
          KeyHint(session.keymap, .view(.why), label: showsRules ? words.answerAgain : words.rule))
      }
      return hints + [KeyHint(session.keymap, .move(.up), .move(.down), label: words.scroll)]
    }
    let arrows: [Key] = question.subject == .state ? [.up, .down, .left, .right] : [.up, .down]
    var hints = [
      KeyHint(
        question.choices.indices.map { .character(Character("\($0 + 1)")) },
        label: words.answer),
      KeyHint(.escape, label: words.skip), KeyHint(arrows, label: words.select),
    ]
    if shown.selectedLink(in: session.layout) != nil {
      hints.append(KeyHint(.enter, label: words.answerSelected))
    }
    return hints + [KeyHint(typing: words.typeAnswer(question.subject))]
  }

  // MARK: Drawing

  /// In the rule above a question of a lesson: how far the lesson is.
  private func drawProgress(_ session: Session, _ layout: Layout, on canvas: inout Canvas) {
    guard question != nil, let progress = session.run.lessonProgress.first,
      let column = QuestionColumn(layout, lines: 0), shown.leavesDiagram(in: layout),
      !shown.isScrolled(in: layout)
    else { return }
    let row = column.frame.rect.row(-1)
    guard TextWidth.of(progress) + TextWidth.of(shown.card.title) + 8 <= row.width else { return }
    canvas.write(trailing: " \(progress) ", y: row.y, in: row)
  }

  /// The drawing before a class; nil without one.
  private func stage(_ session: borrowing Session, _ layout: Layout) -> StageQuestion? {
    if showsRules { return nil }
    guard let question else { return StageQuestion(marking: shown.card, session, layout) }
    return StageQuestion(
      asking: question, title: shown.card.title, hasSituation: isQuiz, session, layout)
  }

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    let stage = stage(session, layout)
    if let stage {
      stage.draw(selected: shown.selected, on: &canvas)
    } else {
      shown.draw(session, in: layout, on: &canvas)
    }
    if let state = selectedState, stage != nil || shown.leavesDiagram(in: layout) {
      DiagramPanel.made(of: session, in: layout).select(state, in: layout.diagram, on: &canvas)
    }
    drawProgress(session, layout, on: &canvas)
    guard takesMessageLine else { return }
    let row = layout.message
    canvas.clear(row)
    let text = "> " + prompt.text + "_"
    canvas.write(TextWidth.cut(text, to: row.width), at: Point(row.x, row.y), style: .key, in: row)
  }
}
