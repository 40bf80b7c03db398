// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A walk without a screen: lines of words in, lines of text out.
package struct PlainWalk: Sendable {
  private var walkthrough: Walkthrough
  /// The phone as it should be.
  private var phone: Run
  /// The step the phone is shown after.
  private var shown: Int
  /// The step that what is written is about: the one judged last, until another is shown.
  private var target: Int?

  /// True if the tester has asked to quit.
  package private(set) var isOver = false
  /// True if a line could not be understood, or a verdict could not be saved.
  package private(set) var hasProblems = false

  private var phrases: Phrases { phone.phrases }
  private var words: any WalkPhrases { phrases.walk }

  /// The lines to write, and the requests to the shell.
  package struct Answer: Sendable {
    package var output: [String] = []
    package var errors: [String] = []
    /// Answered with ``PlainWalk/kept(_:at:)``.
    package var effects: [Effect] = []
  }

  package init(_ walk: Walkthrough.Start, _ start: Session.Start, at wall: Duration) {
    phone = Run(start.run, at: wall)
    walkthrough = Walkthrough(walk, asksWhy: false, at: wall)
    shown = walkthrough.index
    phone.showPhone(after: shown, of: walkthrough.steps, from: nil, at: wall)
  }

  /// True if a step failed.
  package var hasFailures: Bool { walkthrough.walk.count(.failed) > 0 }

  /// Returns the lines at the start.
  package func greeting(at wall: Duration) -> [String] {
    [phone.title, walkthrough.opening(in: words)] + shownNow(at: wall)
  }

  /// True if the program ends although the walk could not be saved.
  package var leavesUnsaved: Bool { walkthrough.hasTriedToLeave }

  /// The lines at the end.
  package var farewell: [String] { walkthrough.farewell(in: words) }

  /// A line was read.
  package mutating func read(_ line: [UInt8], at wall: Duration) -> Answer {
    let text = Printable.stripped(String(decoding: line, as: UTF8.self)).trimmed
    var answer = Answer()
    if case .asking = walkthrough.phase {
      answer.effects = walkthrough.answer(text, at: wall)
      return answer
    }
    let word = text.prefix { $0 != " " }.lowercased()
    let rest = String(text.dropFirst(word.count)).trimmed
    let command = PlainWalkWord(word)
    if let command, !rest.isEmpty, !command.takesText {
      // A text behind a word is kept or refused, but never dropped.
      hasProblems = true
      answer.errors = [words.unknownWord(text, nearest: word)]
      return answer
    }
    switch command {
    case nil where text.isEmpty: answer.output = shownNow(at: wall)
    case nil:
      let nearest = EditDistance.name(to: word, among: PlainWalkWord.names)
      hasProblems = true
      answer.errors = [words.unknownWord(word, nearest: nearest)]
    case .verdict? where walkthrough.phase == .finished: answer.output = shownNow(at: wall)
    case .verdict(let verdict)?: answer.effects = give(verdict, rest, at: wall)
    case .command(.instead)?:
      let methods = rest.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
      // Without any, those that were said are taken back.
      let former = methods.isEmpty ? [] : walkthrough.walk.results[subject]?.instead ?? []
      answer.effects = walkthrough.setInstead(former + methods, of: subject, at: wall)
    case .command(.note)? where rest.isEmpty: answer.output = shownNow(at: wall)
    case .command(.note)?: answer.effects = walkthrough.addNote(rest, of: subject, at: wall)
    case .command(.followUp)?: answer.effects = walkthrough.addFollowUp(rest, at: wall)
    case .command(.attach)?:
      if let effects = walkthrough.attach(to: subject) {
        answer.effects = effects
      } else {
        hasProblems = true
        answer.errors = [words.noEvidenceFolder]
      }
    case .command(.next)?: go(to: walkthrough.index + 2, orSay: words.isLast, &answer, at: wall)
    case .command(.back)?: go(to: walkthrough.index, orSay: words.isFirst, &answer, at: wall)
    case .command(.step)?:
      let problem = words.unknownStep(walkthrough.steps.count)
      go(to: Int(rest) ?? 0, orSay: problem, &answer, at: wall)
    case .command(.show)?: answer.output = shownNow(at: wall)
    case .command(.way)?: answer.output = spoken.lines(spoken.way(of: walkthrough))
    case .activity(let activity)?:
      walkthrough.clock.turn(to: activity, at: wall)
      answer.output = [words.activity(activity)]
    case .command(.pause)?:
      walkthrough.clock.setPaused(true, at: wall)
      answer.output = [words.paused]
    case .command(.continue)?:
      walkthrough.clock.setPaused(false, at: wall)
      answer.output = [words.activity(walkthrough.clock.activity)]
    case .command(.status)?:
      answer.output = spoken.lines(spoken.summary(of: walkthrough, at: wall))
    case .command(.help)?: answer.output = words.plainHelp
    case .command(.quit)?: answer.effects = walkthrough.leave(at: wall)
    }
    return act(on: answer)
  }

  /// Nothing more will be read.
  package mutating func finish(at wall: Duration) -> Answer {
    act(on: Answer(effects: walkthrough.leave(at: wall)))
  }

  /// Takes the shell's answer: the verdict is on the disk, or the reason why it is not.
  package mutating func kept(_ outcome: Result<Walk, FileError>, at wall: Duration) -> Answer {
    let before = (walkthrough.phase, walkthrough.index)
    var answer = Answer(effects: walkthrough.kept(outcome, at: wall))
    if case .failure(.failed(let why)) = outcome {
      hasProblems = true
      answer.errors = [words.notKept(Printable.stripped(why))]
    } else if before != (walkthrough.phase, walkthrough.index) {
      showPhone(at: wall)
      answer.output = shownNow(at: wall)
    } else if answer.effects.isEmpty {
      answer.output = [words.saved]
    }
    return act(on: answer)
  }

  /// A file was copied beside the session, or why it was not.
  package mutating func attached(
    _ outcome: Result<Walk.Evidence, FileError>, step: Int, at wall: Duration
  ) -> Answer {
    var answer = Answer()
    switch outcome {
    case .success(let file):
      let name = Printable.stripped(file.file)
      if let effects = walkthrough.attached(file, to: step, at: wall) {
        answer.output = [words.attached(name)]
        answer.effects = effects
      } else {
        answer.output = [words.alreadyAttached(name)]
      }
    case .failure(.failed(let why)), .failure(.exists(let why)):
      hasProblems = true
      answer.errors = [words.notAttached(Printable.stripped(why))]
    }
    return act(on: answer)
  }

  /// The step that a note is about.
  private var subject: Int { target ?? walkthrough.index + 1 }

  private mutating func give(
    _ verdict: Walk.Verdict, _ note: String, at wall: Duration
  ) -> [Effect] {
    target = walkthrough.index + 1
    return walkthrough.give(verdict, note: note, asksWhy: false, at: wall)
  }

  private mutating func go(
    to number: Int, orSay problem: String, _ answer: inout Answer, at wall: Duration
  ) {
    guard walkthrough.go(to: number, at: wall) else {
      hasProblems = true
      answer.errors = [problem]
      return
    }
    target = nil
    showPhone(at: wall)
    answer.output = shownNow(at: wall)
  }

  private mutating func act(on answer: Answer) -> Answer {
    var answer = answer
    if answer.effects.contains(.quit) {
      isOver = true
      answer.effects.removeAll { $0 == .quit }
    }
    return answer
  }

  private mutating func showPhone(at wall: Duration) {
    guard shown != walkthrough.index else { return }
    phone.showPhone(
      after: walkthrough.index, of: walkthrough.steps, from: shown, at: wall)
    shown = walkthrough.index
  }

  private var spoken: WalkText { WalkText(phrases) }

  /// Returns the tester's next task.
  private func shownNow(at wall: Duration) -> [String] {
    switch walkthrough.phase {
    case .asking(let fact): return [phrases.labeled(words.fact(fact), text: words.question(fact))]
    case .finished: return spoken.lines(spoken.summary(of: walkthrough, at: wall))
    case .step, .instead, .note, .followUp:
      let number = words.step(walkthrough.index + 1, of: walkthrough.steps.count)
      let lines = spoken.lines(spoken.parts(of: walkthrough, on: phone.device))
      return ["", number] + lines + [words.plainAdvice]
    }
  }
}

/// The words with which a line of a walk in plain mode can begin.
private enum PlainWalkWord {
  case verdict(Walk.Verdict)
  case activity(Walk.Activity)
  case command(Command)

  enum Command: String, CaseIterable {
    case instead, note, attach, next, back, step, show, way, pause, `continue`, status, help, quit
    case followUp = "follow-up"
  }

  /// True if text may stand behind the word.
  var takesText: Bool {
    switch self {
    case .verdict: true
    case .activity: false
    case .command(let command):
      switch command {
      case .instead, .note, .followUp, .step: true
      case .attach, .next, .back, .show, .way, .pause, .continue, .status, .help, .quit: false
      }
    }
  }

  static let names =
    Walk.Verdict.allCases.map(\.rawValue) + Walk.Activity.allCases.map(\.rawValue)
    + Command.allCases.map(\.rawValue)

  private static let verdicts: [String: Walk.Verdict] = [
    "pass": .passed, "fail": .failed, "block": .blocked, "skip": .skipped,
  ]

  private static let shortForms: [String: Command] = [
    "w": .way, "?": .help, "q": .quit, "exit": .quit,
  ]

  /// Nil for a word that is not known; the verdicts have short forms too.
  init?(_ word: String) {
    let verdict = Walk.Verdict.allCases.first {
      $0.rawValue == word || String($0.rawValue.prefix(1)) == word
    }
    if let verdict = verdict ?? Self.verdicts[word] {
      self = .verdict(verdict)
    } else if let activity = Walk.Activity(rawValue: word) {
      self = .activity(activity)
    } else if let command = Command(rawValue: word) ?? Self.shortForms[word] {
      self = .command(command)
    } else {
      return nil
    }
  }
}
