// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The records of a run for the hand-in, if there is one.
extension Run {
  /// A lesson begins, or begins again.
  mutating func noteLesson() {
    guard kept.handIn != nil, let lesson else { return }
    let hash = start.lessonHash ?? HandIn.hash(of: start.scenario)
    kept.handIn?.add(.lesson(name: lesson.place.lesson.name, hash: hash))
  }

  /// The next step of the lesson is about to be taken.
  mutating func noteStep() {
    guard kept.handIn != nil, lesson != nil, let playback, let step = playback.upcoming else {
      return
    }
    let before = playback.player.beginning(on: device)?.0 ?? device
    note(.step(playback.taken + 1, before.now, step.text))
  }

  /// A question of the lesson was answered; nil if it was left out.
  ///
  /// - Parameter number: the question's place among those of its step, from one.
  mutating func noteAnswer(_ answer: Quiz.Answer?, to question: Question, number: Int) {
    guard kept.handIn != nil, lesson != nil, let playback else { return }
    let given: HandIn.Given =
      switch answer?.given {
      case .choice(let index): .chosen(HandIn.text(of: question.choices[index].answer))
      case .order(let names): .typed(HandIn.list(names.map { $0.rawValue }))
      case .announced(let names): .typed(HandIn.list(names.map { $0.name }))
      case nil: .none
      }
    let noted = HandIn.Answer(
      step: playback.taken + 1, question: number, app: question.app.index + 1, given: given,
      isRight: answer?.isRight ?? false, isAside: !playback.isFaithful)
    note(.answer(noted))
  }

  private mutating func note(_ what: HandIn.What) {
    kept.handIn?.add(what)
    if kept.handIn?.isFull == true { tellHandInProblem() }
  }

  /// The learner does something that the lesson does not ask for: from then on the device may be
  /// another one.
  mutating func leaveScenario(doing statements: [String]) {
    playback?.isFaithful = false
    guard kept.handIn != nil, lesson != nil else { return }
    let now = device.now
    for statement in statements { kept.handIn?.add(.event(now, statement)) }
  }

  /// Returns the requests to the shell to write the hand-in.
  mutating func keepHandIn(isLeaving: Bool) -> [Effect] {
    kept.handIn?.effects(isLeaving: isLeaving) ?? []
  }

  /// The shell's answer.
  mutating func handInKept(_ outcome: Result<HandIn, FileError>) {
    kept.handIn?.kept(outcome)
    tellHandInProblem()
  }

  private mutating func tellHandInProblem() {
    if let problem = handInProblem { message = Message(.error, problem) }
  }

  /// The reason why the answers are not on the disk, in a sentence; nil if they are.
  var handInProblem: String? {
    if kept.handIn?.isFull == true {
      return phrases.handIn.notKept(phrases.handIn.fileProblem(.tooLong))
    }
    return kept.handIn?.problem.map { phrases.handIn.notKept(Printable.stripped($0)) }
  }
}
