// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Questions that come before what happens.
extension Run {
  /// True if a question waits for its answer.
  var isAsking: Bool { asking.asked != nil }

  /// True if the user predicts every event before it happens.
  package var predictsFirst: Bool { start.predictsFirst }

  /// From now on the user predicts every event, or no longer.
  mutating func predictFirst(_ isOn: Bool) { start.predictsFirst = isOn }

  /// Asks a question of the quiz.
  mutating func askQuiz(at wall: Duration) {
    if let question = kept.quiz.next(about: device, app: focusedReference) {
      ask([question], then: .question, at: wall)
    } else {
      message = Message(.info, phrases.predict.noQuestion)
    }
  }

  /// Asks what an event will do, if the user wants to predict; false if it may happen at once.
  mutating func asks(before event: SystemEvent, at wall: Duration) -> Bool {
    guard start.predictsFirst, asking.asks, device.isPossible(event) else { return false }
    return ask(
      Question.predicting([], .event(event), on: device, app: focusedReference),
      then: .event(event), at: wall)
  }

  /// Asks what the scenario's next step will do, if it is to be predicted.
  mutating func asksBeforeStep(_ size: ScenarioPlayback.StepSize, at wall: Duration) -> Bool {
    guard asking.asks, let playback, let step = playback.upcoming,
      start.predictsFirst || !step.predictions.isEmpty,
      let (device, trigger) = playback.player.beginning(on: device)
    else { return false }
    let questions = Question.predicting(
      step.predictions, trigger, on: device, app: focusedReference)
    lesson?.ask(questions, ofStep: playback.taken)
    return ask(
      questions, then: .step(size), notes: isPresenting ? [] : lines(step.note),
      explanation: lines(playback.explanation), at: wall)
  }

  /// Returns the author's words, in the language of the user.
  private func lines(_ note: String) -> [String] {
    note.split(separator: "\n").map { Printable.stripped(start.texts(String($0))) }
  }

  /// Asks what the next typed statement will do, if it is to be predicted and its moment has come.
  mutating func asksBeforeTyped(_ pace: Pace, at wall: Duration) -> Bool {
    if isAsking { return true }
    guard asking.asks, !typed.player.isOver, !typed.player.isUnderWay else { return false }
    let step = typed.player.steps[typed.player.nextIndex]
    let isPredicted = !step.predictions.isEmpty && !start.isJudged
    guard start.predictsFirst || isPredicted, !step.isExpectation,
      let (device, trigger) = typed.player.beginning(on: device)
    else { return false }
    if pace == .withClock, device.now > timeBase.deviceTime(at: wall) { return false }
    if case .event(let event) = trigger, !device.isPossible(event) { return false }
    return ask(
      Question.predicting(step.predictions, trigger, on: device, app: focusedReference),
      then: .typed(pace), at: wall)
  }

  /// Asks before something goes on; false if there is nothing to ask.
  @discardableResult
  mutating func ask(
    _ questions: [Question], then next: Asked.Next, notes: [String] = [],
    explanation: [String] = [], at wall: Duration
  ) -> Bool {
    if questions.isEmpty { return false }
    asking.asked = Asked(
      questions, then: next, notes: notes, explanation: explanation,
      wasPaused: timeBase.isPaused)
    // The device is asked about as it is now.
    timeBase.set(.paused, to: true, at: wall)
    return true
  }

  /// The question that waits was answered.
  mutating func answer(_ given: Quiz.Given) {
    guard let question = asking.asked?.question, let answer = asking.asked?.answer(given) else {
      return
    }
    kept.quiz.record(answer)
    if case .step? = asking.asked?.next {
      noteAnswer(answer, to: question, number: asking.asked?.answers.count ?? 1)
    }
  }

  /// A line is the answer to the question that waits. Once all are answered, it returns what may be
  /// marked.
  mutating func answer(_ line: String, at wall: Duration) -> Asked? {
    guard let question = asking.asked?.question else { return nil }
    let words = line.trimmed.lowercased()
    if ["next", "step"].contains(words) {
      asking.asked?.isShown = false
      message = Message(.info, phrases.predict.howToAnswerPlain(question.choices.count))
      return nil
    }
    if words != "pass" {
      switch PredictedNames(question: question).answer(line) {
      case .success(nil): asking.asked?.isShown = false
      case .success(let given?): answer(given)
      case .failure(let problem): message = Message(.error, phrases.problem(problem))
      }
      if asking.asked?.question != nil { return nil }
    }
    return proceed(at: wall)
  }

  /// Lets the predicted event happen, answered or not. Returns the answers, if they may be marked:
  /// the marks must not tell what is hidden, or not shown yet.
  mutating func proceed(at wall: Duration) -> Asked? {
    guard var asked = asking.asked else { return nil }
    asking.asked = nil
    if case .step = asked.next {
      for (index, question) in asked.open.enumerated() {
        noteAnswer(nil, to: question, number: asked.answers.count + index + 1)
      }
    }
    asked.leaveOut()
    timeBase.set(.paused, to: asked.wasPaused, at: wall)
    if case .step = asked.next, let taken = playback?.taken {
      lesson?.note(asked.answers, ofStep: taken)
    }
    asking.beginPredicted()
    switch asked.next {
    case .question: break
    case .event(let event): send(event, at: wall)
    case .step(let size): takeStep(size, at: wall)
    case .typed(let pace): playTyped(pace, at: wall)
    }
    asking.endPredicted()
    if asked.answers.isEmpty { return nil }
    guard timeline.isOutcomeHidden || nextBeat != nil || isStepUnderWay else { return asked }
    asking.waitingMarks.append(asked)
    if timeline.isOutcomeHidden { message = Message(.info, .outcomeHidden(isAnswered: true)) }
    return nil
  }

  /// True if a lesson's step is not over: what is said of it would not be true yet. Its clock runs.
  var isStepUnderWay: Bool {
    lesson != nil && !start.isReadOut && hosting == nil && timeBase.isRunning
      && playback?.isFaithful == true && device.nextSettlingDeadline != nil
  }

  /// The question that is open, if one is, is not asked any more. What was answered of a step with
  /// several questions is marked all the same.
  mutating func closeQuestion(at wall: Duration) {
    guard var asked = asking.asked else { return }
    asking.asked = nil
    asked.leaveOut()
    timeBase.set(.paused, to: asked.wasPaused, at: wall)
    if !asked.answers.isEmpty { asking.waitingMarks.append(asked) }
  }
}
