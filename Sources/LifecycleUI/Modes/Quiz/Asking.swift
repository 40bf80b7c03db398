// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Questions about what happens next, one after the other; then it happens, and the answers are
/// marked.
package struct Asked: Sendable {
  /// The continuation once all are answered.
  enum Next: Hashable, Sendable {
    /// Nothing: the question was about itself.
    case question
    case event(SystemEvent)
    /// The next step of the scenario.
    case step(ScenarioPlayback.StepSize)
    /// Statements that were typed.
    case typed(Run.Pace)
  }

  /// The questions that have not been answered, the one that is asked first.
  private(set) var open: [Question]
  package private(set) var answers: [Quiz.Answer] = []
  let next: Next
  /// The author's words about the step that is asked about.
  let notes: [String]
  /// The author's words once the step has happened.
  let explanation: [String]
  /// True if the clock stood still before the question was asked.
  let wasPaused: Bool
  /// True if the user has been asked the question that waits.
  var isShown = false { didSet { if isShown { isSaid = true } } }
  /// True if ``notes`` were read out, in plain mode.
  private(set) var isSaid = false

  init(
    _ questions: [Question], then next: Next, notes: [String], explanation: [String],
    wasPaused: Bool
  ) {
    open = questions
    self.next = next
    self.notes = notes
    self.explanation = explanation
    self.wasPaused = wasPaused
  }

  /// The question that waits for its answer.
  package var question: Question? { open.first }

  /// The question was answered; nil if none is open.
  mutating func answer(_ given: Quiz.Given) -> Quiz.Answer? {
    guard !open.isEmpty else { return nil }
    let answer = Quiz.Answer(question: open.removeFirst(), given: given)
    answers.append(answer)
    isShown = false
    return answer
  }

  /// Leaves out the questions that are still open.
  mutating func leaveOut() { open = [] }
}

/// The state of the questions before something happens, and the answers to them.
package struct Asking: Sendable {
  /// The question that is asked now; nothing else happens until it is answered.
  package var asked: Asked?
  /// Answers that are marked once what they were about is no longer hidden.
  var waitingMarks: [Asked] = []
  private var state = State.asks

  private enum State: Hashable, Sendable {
    /// The next prediction is asked for.
    case asks
    /// The next event has been predicted.
    case predicted
    /// Nobody will answer any more.
    case stopped
  }

  /// True if predictions are asked for.
  var asks: Bool { state == .asks }

  /// Notes that the next event has been predicted: it is not asked about again.
  mutating func beginPredicted() { if state == .asks { state = .predicted } }

  /// The step that was predicted is over: the next one may be asked about.
  mutating func endPredicted() { if state == .predicted { state = .asks } }

  /// Nobody will answer any more.
  mutating func stop() { state = .stopped }
}
