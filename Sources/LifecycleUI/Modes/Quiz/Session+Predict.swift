// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension Session {
  /// What goes on once the user has predicted it.
  enum Predicted: Hashable, Sendable {
    /// Nothing: the question was about itself.
    case question
    case event(SystemEvent)
    /// The next step of the scenario.
    case step(ScenarioPlayback.StepSize)
    /// Statements that were typed.
    case typed(Pace)
  }

  /// Whether a question waits for its answer.
  package var isAsking: Bool { view.mode.question?.question != nil }

  // MARK: Asking

  /// Asks a question of the quiz.
  mutating func askQuiz(at wall: Duration) {
    guard let question = quiz.next(about: device, app: focusedReference) else {
      message = Message(.info, phrases.predict.noQuestion)
      return
    }
    ask([question], then: .question, at: wall)
  }

  /// Asks what an event will do, if the user wants to predict; false if it may happen at once.
  mutating func asks(before event: SystemEvent, at wall: Duration) -> Bool {
    guard start.predictsFirst, asking.asks, device.isPossible(event) else { return false }
    let questions = Question.predicting([], .event(event), on: device, app: focusedReference)
    guard !questions.isEmpty else { return false }
    ask(questions, then: .event(event), at: wall)
    return true
  }

  /// Asks what the scenario's next step will do, if it is to be predicted.
  mutating func asksBeforeStep(_ size: ScenarioPlayback.StepSize, at wall: Duration) -> Bool {
    guard asking.asks, let playback, let step = playback.upcoming,
      start.predictsFirst || !step.predictions.isEmpty,
      let (device, trigger) = playback.player.beginning(on: device)
    else { return false }
    let questions = Question.predicting(
      step.predictions, trigger, on: device, app: focusedReference)
    guard !questions.isEmpty else { return false }
    // A screen shows them beside the question.
    speech?.sayNotes(step.note.split(separator: "\n").map { Printable.stripped(String($0)) })
    ask(questions, then: .step(size), at: wall)
    return true
  }

  /// Asks what the next typed statement will do, if it is to be predicted and its moment has come.
  mutating func asksBeforeTyped(_ pace: Pace, at wall: Duration) -> Bool {
    if isAsking { return true }
    guard asking.asks, !typed.player.isOver, !typed.player.isUnderWay else { return false }
    let step = typed.player.steps[typed.player.nextIndex]
    guard start.predictsFirst || !step.predictions.isEmpty, !step.isExpectation,
      let (device, trigger) = typed.player.beginning(on: device)
    else { return false }
    if pace == .withClock, device.now > timeBase.deviceTime(at: wall) { return false }
    if case .event(let event) = trigger, !device.isPossible(event) { return false }
    let questions = Question.predicting(
      step.predictions, trigger, on: device, app: focusedReference)
    guard !questions.isEmpty else { return false }
    ask(questions, then: .typed(pace), at: wall)
    return true
  }

  private mutating func ask(_ questions: [Question], then next: Predicted, at wall: Duration) {
    let wasPaused = timeBase.isPaused
    // The device is asked about as it is now.
    timeBase.setPaused(true, at: wall)
    let question = PredictOverlay(questions, then: next, wasPaused: wasPaused, in: self)
    view.mode = .asking(question)
    say(lines(asking: question))
  }

  /// Plain mode: the question that waits, in lines.
  private func lines(asking overlay: PredictOverlay) -> [String] {
    guard let question = overlay.question else { return [] }
    return questions.lines(
      asking: question, isAboutAWorld: overlay.next == .question && question.device != device)
  }

  /// How many answers were right, and what was missed.
  mutating func showQuizSummary() {
    if speech == nil { show(questions.summaryCard(of: quiz)) }
    say(quizSummary)
  }

  // MARK: Going on

  /// What was predicted happens, without being asked about again.
  mutating func proceed(with next: Predicted, wasPaused: Bool, at wall: Duration) {
    timeBase.setPaused(wasPaused, at: wall)
    asking.beginPredicted()
    switch next {
    case .question: break
    case .event(let event): send(event, at: wall)
    case .step(let size): takeStep(size, at: wall)
    case .typed(let pace): playTyped(pace, at: wall)
    }
    asking.endPredicted()
  }

  /// Plain mode: a line is the answer to the question that waits.
  mutating func answer(_ line: String, at wall: Duration) {
    guard var asked = view.mode.question, let question = asked.question else { return }
    // Who asks for the next step does not want to answer.
    if ["pass", "next", "step"].contains(line.trimmed.lowercased()) {
      return proceed(after: asked, at: wall)
    }
    switch PredictedNames(question: question).answer(line) {
    case .failure(let problem): message = Message(.error, phrases.problem(problem))
    case .success(nil): say(lines(asking: asked))
    case .success(let given?):
      asked.record(given, in: &self)
      if asked.question != nil {
        view.mode = .asking(asked)
        say(lines(asking: asked))
        return
      }
      proceed(after: asked, at: wall)
    }
  }

  /// Plain mode: no more is asked, and the answers are marked.
  private mutating func proceed(after asked: PredictOverlay, at wall: Duration) {
    overlay = nil
    proceed(with: asked.next, wasPaused: asked.wasPaused, at: wall)
    if timeline.isOutcomeHidden {
      asking.waitingMarks.append(asked)
      return
    }
    // What comes next may ask too: what is said of these answers comes first.
    let marks = asked.answers.flatMap { questions.lines(marking: $0) }
    speech?.sayFirst(marks)
  }

  /// Marks that waited for what was hidden are shown once it is not: they would tell it.
  mutating func showWaitingMarks() {
    guard !asking.waitingMarks.isEmpty, !timeline.isOutcomeHidden, overlay == nil else { return }
    let asked = asking.waitingMarks.removeFirst()
    if speech == nil { view.mode = .asking(asked) }
    say(asked.answers.flatMap { questions.lines(marking: $0) })
  }

  /// Nobody will answer any more.
  mutating func stopAsking(at wall: Duration) {
    asking.stop()
    closeQuestion(at: wall)
  }

  /// The question that is open, if one is, is not asked any more.
  mutating func closeQuestion(at wall: Duration) {
    guard let asked = view.mode.question else { return }
    overlay = nil
    timeBase.setPaused(asked.wasPaused, at: wall)
    speech?.forgetNotes()
    // What was answered of a step with several questions is marked all the same.
    say(asked.answers.flatMap { questions.lines(marking: $0) })
  }
}
