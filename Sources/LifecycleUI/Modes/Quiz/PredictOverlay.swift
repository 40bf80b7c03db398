// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Questions about what happens next, one after the other; then it happens, and the answers are
/// marked.
///
/// Digits and arrows choose, an order may be typed; Enter goes on. Esc leaves out what is still open.
package struct PredictOverlay: Overlay {
  /// Those that have not been answered, the one that is asked first.
  private var open: [Question]
  /// What goes on once all are answered.
  let next: Session.Predicted
  /// Whether the clock stood still before the question was asked.
  let wasPaused: Bool
  private(set) var answers: [Quiz.Answer] = []
  /// The question, or what is said of the answers.
  private var shown: ExplanationOverlay
  private var prompt = Prompt(.command)
  /// What came to be asked when this was answered, in a list of one: it is shown afterwards.
  private var following: [PredictOverlay] = []

  init(_ questions: [Question], then next: Session.Predicted, wasPaused: Bool, in session: Session)
  {
    open = questions
    self.next = next
    self.wasPaused = wasPaused
    shown = ExplanationOverlay(ExplanationCard(title: ""))
    show(in: session)
  }

  /// The question that waits for its answer.
  var question: Question? { open.first }

  package var takesMessageLine: Bool { !prompt.text.isEmpty }

  private mutating func show(in session: Session) {
    if let question {
      shown = ExplanationOverlay(
        session.questions.card(asking: question, number: session.quiz.answers.count + 1))
    } else {
      shown = ExplanationOverlay(
        session.questions.card(marking: answers, isLast: next != .question))
    }
  }

  // MARK: Keys

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    guard let question else { return pressAfterwards(key, in: &session, at: wall) }
    switch key {
    case .up, .down, .pageUp, .pageDown:
      return shown.press(key, in: &session, at: wall)
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

  /// After the answers are marked: Enter goes on.
  private mutating func pressAfterwards(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    switch key {
    case .up, .down, .pageUp, .pageDown: return shown.press(key, in: &session, at: wall)
    case .enter where next == .question:
      session.askQuiz(at: wall)
      return .closes()
    case .escape where next == .question, "q" where next == .question:
      session.showQuizSummary()
      return .closes()
    case .enter, .escape, "q":
      session.view.mode = following.first.map(Mode.asking) ?? .panels
      return .closes()
    case .character, .control, .tab, .backTab, .backspace, .delete, .left, .right, .home, .end,
      .function, .mouse:
      return .stays(session.command(for: key)?.effects ?? [])
    }
  }

  /// Esc: what was to be predicted happens all the same, and what was answered before is marked; the
  /// quiz ends with its summary.
  private mutating func leave(_ session: inout Session, at wall: Duration) -> OverlayResponse {
    guard answers.isEmpty else {
      open = []
      return mark(&session, at: wall)
    }
    session.proceed(with: next, wasPaused: wasPaused, at: wall)
    if next == .question, !session.quiz.answers.isEmpty { session.showQuizSummary() }
    return .closes()
  }

  private mutating func enter(
    _ question: Question, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    if prompt.text.isEmpty {
      guard case .choice(let place)? = shown.selectedLink(in: session.layout) else {
        return .stays()
      }
      return give(.choice(place), in: &session, at: wall)
    }
    switch PredictedNames(question: question).answer(prompt.text) {
    case .success(nil):
      prompt.replace(with: "")
      return .stays()
    case .success(let given?): return give(given, in: &session, at: wall)
    case .failure(let problem):
      prompt.replace(with: "")
      session.message = Message(.error, session.phrases.problem(problem))
      return .stays()
    }
  }

  private mutating func complete(_ names: PredictedNames) {
    if prompt.chosen == nil { prompt.completions = names.completions(of: prompt.text) }
    guard !prompt.completions.isEmpty else { return }
    let place = prompt.chosen.map { ($0 + 1) % prompt.completions.count } ?? 0
    prompt.chosen = place
    prompt.replace(with: prompt.completions[place])
  }

  private mutating func give(
    _ given: Quiz.Given, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    record(given, in: &session)
    if open.isEmpty { return mark(&session, at: wall) }
    show(in: session)
    return .stays()
  }

  /// What was to be predicted happens, and the answers are marked: once a class has seen what
  /// happened, if that is hidden.
  private mutating func mark(_ session: inout Session, at wall: Duration) -> OverlayResponse {
    session.proceed(with: next, wasPaused: wasPaused, at: wall)
    if session.timeline.isOutcomeHidden {
      show(in: session)
      session.asking.waitingMarks.append(self)
      return .closes()
    }
    // What happened may have led to the next question: the marks come first.
    if let next = session.view.mode.question { following = [next] }
    session.overlay = nil
    show(in: session)
    return .stays()
  }

  /// An answer to the question that is asked.
  mutating func record(_ given: Quiz.Given, in session: inout Session) {
    guard !open.isEmpty else { return }
    let answer = Quiz.Answer(question: open.removeFirst(), given: given)
    answers.append(answer)
    session.quiz.record(answer)
    prompt.replace(with: "")
    prompt.chosen = nil
  }

  // MARK: Drawing

  package func draw(_ session: Session, in layout: Layout, on canvas: inout Canvas) {
    shown.draw(session, in: layout, on: &canvas)
    guard takesMessageLine else { return }
    let row = layout.message
    canvas.clear(row)
    let text = "> " + prompt.text + "_"
    canvas.write(TextWidth.cut(text, to: row.width), at: Point(row.x, row.y), style: .key, in: row)
  }
}
