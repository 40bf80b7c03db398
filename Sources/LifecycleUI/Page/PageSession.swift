// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A session without a screen of its own: a page in a browser shows it.
///
/// It holds the same ``Run`` as a session in the terminal, and the same keys mean the same. What the page
/// opens over its panels, such as the reason for a row, is a card that the page asks for.
package struct PageSession: Sendable {
  private(set) var run: Run
  /// The card that was asked for last: a reason, a question, the marks of an answer. Nil for none.
  private(set) var card: ExplanationCard?
  /// The number of lines that were typed.
  private var lineNumber = 0
  /// True if the end of the lesson has not been shown.
  private var hasEndToShow = false

  /// - Parameter lesson: the lesson that the scenario is; nil for any other scenario.
  package init(
    _ scenario: Scenario, _ lesson: PageLesson? = nil, in language: Language, at wall: Duration
  ) {
    var start = Run.Start(scenario)
    if let lesson {
      start.lesson = lesson.place
      start.lessonHash = lesson.hash
      start.handIn = HandInKeeper(HandIn(program: lesson.program), path: "")
    }
    start.language = language
    start.meansFirstApp = true
    run = Run(start, at: wall)
    run.greet()
  }

  private var keymap: Keymap { .standard }
  /// The way the page speaks to its user: its keys are those of a screen.
  var voice: Voice { Voice(interface: .screen, keymap: keymap, phrases: run.phrases) }
  private var cards: CardWriter { run.cards(in: voice) }
  /// The events that can happen now.
  var actions: Actions { run.actions(keymap) }

  /// The device's clock goes on to where the wall's is.
  package mutating func passTime(until wall: Duration) {
    run.passTime(until: wall)
    showWhatWaits()
  }

  /// A key was pressed.
  ///
  /// - Parameter name: the key's name, as the key table writes it: `h`, `Enter`.
  package mutating func press(_ name: String, at wall: Duration) {
    guard let key = Key(name: name) else { return }
    begin(at: wall)
    if run.isAsking { return answer(with: key, at: wall) }
    guard let command = keymap.command(for: key, focus: .device) else {
      let help = keymap.key(of: .session(.help))
      run.message = Message(.info, run.phrases.messages.unknownKey(key.name, helpKey: help))
      return
    }
    perform(command, named: key.name, at: wall)
  }

  /// A line was typed: a word for a command, a statement as a scenario has it, or the answer to the question
  /// that waits.
  package mutating func type(_ line: String, at wall: Duration) {
    begin(at: wall)
    lineNumber += 1
    if run.isAsking { return answer(line, at: wall) }
    if let (word, argument) = Command.Word.of(line, on: run.device) {
      guard let name = word.name(argument) else {
        run.message = Message(.error, run.phrases.messages.missingName(word.rawValue))
        return
      }
      return perform(word.command, name, named: word.rawValue, at: wall)
    }
    do throws(Scenario.Malformed) {
      try run.type(
        Array(line.utf8), number: lineNumber, knowing: Interface.screen.words, at: wall)
    } catch {
      run.tell(error)
    }
    askNext()
    showWhatWaits()
  }

  /// From now on each event and each step is predicted before it happens, or no longer.
  package mutating func predict(_ isOn: Bool, at wall: Duration) {
    begin(at: wall)
    run.predictFirst(isOn)
  }

  /// Shows the moment at an index among those of the timeline's window.
  package mutating func go(toStop index: Int, at wall: Duration) {
    begin(at: wall)
    let stops = run.timeline.window.stops
    guard stops.indices.contains(index) else { return }
    run.travel(at: wall) { timeline in
      timeline.go(to: stops[index])
      return true
    }
  }

  /// Goes on with another branch, by its number.
  package mutating func switchBranch(to number: Int, at wall: Duration) {
    begin(at: wall)
    run.switchBranch(named: String(number), at: wall)
  }

  // MARK: Why

  /// Explains a row of the log by its number.
  package mutating func explain(row number: Int) {
    let log = run.timeline.log
    card = number >= log.first && number < log.end ? cards.card(ofRow: number) : nil
  }

  /// Explains a state of the app in focus.
  package mutating func explain(state name: String) {
    card = EmulatedApp.State(rawValue: name).map { cards.card(of: $0) }
  }

  /// Explains the timer at an index among those that count.
  package mutating func explain(timer index: Int) {
    let timers = run.timers
    card = timers.indices.contains(index) ? cards.card(ofTimer: index, among: timers) : nil
  }

  /// Explains why an event of the list of events is not possible, by its index.
  package mutating func explain(action index: Int) {
    let actions = self.actions
    guard actions.indices.contains(index), let event = actions[index].event else { return }
    card = cards.card(ofRefused: event)
  }

  package mutating func closeCard() {
    card = nil
    showWhatWaits()
  }

  // MARK: Lessons

  /// Gives what was noted for the hand-in since the last time the present time.
  ///
  /// - Parameter now: in seconds since 1970.
  package mutating func stampHandIn(_ now: Int) { run.kept.handIn?.stamp(now) }

  /// The file for the teacher; nil without a lesson.
  package var handIn: [UInt8]? { run.kept.handIn.map { HandInFile.bytes(of: $0.handIn) } }

  /// Shows marks that waited until they were true, then how an app ended, and then the end of the lesson.
  private mutating func showWhatWaits() {
    if !run.finishLesson().isEmpty { hasEndToShow = true }
    if card != nil || run.isAsking || run.nextBeat != nil || run.isStepUnderWay { return }
    if !run.asking.waitingMarks.isEmpty {
      card = run.questions.card(marking: run.asking.waitingMarks.removeFirst())
    } else if let report = run.news.report {
      run.news.report = nil
      card =
        TerminationContent(
          report: report, device: run.device, phrases: run.phrases, keymap: keymap
        ).card
    } else if hasEndToShow, let writer = run.lessonWriter {
      hasEndToShow = false
      card = writer.card
    }
  }

  // MARK: Keys

  /// Ends what was said before.
  private mutating func begin(at wall: Duration) {
    run.passTime(until: wall)
    run.forgetNews()
    if !run.isAsking { card = nil }
  }

  /// Does what a key or a word asks for.
  ///
  /// - Parameters:
  ///   - argument: the text that was typed behind the word.
  ///   - name: the key or the word, for what is said if it works only in the terminal.
  private mutating func perform(
    _ command: Command, _ argument: String = "", named name: String, at wall: Duration
  ) {
    switch command {
    case .run(let command): _ = run.perform(command, argument, at: wall)
    case .view(.confirm): _ = run.confirm(at: wall)
    case .view(.why):
      card = run.refused.map { cards.card(ofRefused: $0) } ?? cards.card(before: nil)
    case .view(.restart): _ = run.restart(at: wall)
    // A browser moves in a page and closes what is open.
    case .view(.leave), .view(.move): break
    case .session, .program:
      run.message = Message(.info, run.phrases.page.terminalOnly(name))
    }
    askNext()
    showWhatWaits()
  }

  // MARK: Questions

  /// Shows the question that waits.
  private mutating func askNext() {
    guard let asked = run.asking.asked, let question = asked.question else { return }
    let number = run.kept.quiz.answers.count + 1
    card = run.questions.card(asking: question, number: number, notes: asked.notes)
  }

  /// A digit chooses; Esc leaves the question out.
  private mutating func answer(with key: Key, at wall: Duration) {
    switch key {
    case .character(let character): answer(String(character), at: wall)
    case .escape: answer("pass", at: wall)
    case .control, .enter, .tab, .backTab, .backspace, .delete, .up, .down, .left, .right, .pageUp,
      .pageDown, .home, .end, .function, .mouse:
      break
    }
  }

  private mutating func answer(_ line: String, at wall: Duration) {
    card = nil
    let marked = run.answer(line, at: wall)
    if run.isAsking { return askNext() }
    if let marked { card = run.questions.card(marking: marked) }
    showWhatWaits()
  }
}
