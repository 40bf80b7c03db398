// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A session without a screen: lines of commands in, lines of text out.
///
/// It reads out what ``Session`` does, one line per change, and adds what a screen would show all
/// the time: a greeting, and the state of things on demand. Time comes in with every call.
package struct PlainSession: Sendable {
  private var session: Session
  private var narrator: Narrator { Narrator(phrases) }
  package var phrases: Phrases { session.phrases }
  /// The number of lines that have been read.
  private var lineCount = 0
  /// Lines that wait until those before them are done, and how many of them are done.
  private var queue: [(line: [UInt8], number: Int)] = []
  private var done = 0
  /// The message that was read out last: it is not repeated for every line.
  private var lastMessage: WordedMessage?
  /// The way that was offered last, until the next line.
  private var offer: ExplanationCard.Way?
  /// The rules behind the answers that were marked last, until the next line.
  private var rules: ExplanationCard?
  /// The text that the list of lessons and scenarios was searched for.
  private var search = ""

  /// True if the user has asked to quit.
  package private(set) var isOver = false
  /// True if a line could not be understood.
  package private(set) var hasProblems = false
  /// True if the program ends although the hand-in could not be saved.
  package var leavesUnsaved: Bool { session.leavesUnsaved }
  /// True if an expectation failed.
  package private(set) var hasFailures = false

  /// The lines to write, and the requests to the shell.
  package struct Answer: Sendable {
    package var output: [String] = []
    package var errors: [String] = []
    /// Files to be saved or loaded, answered with ``PlainSession/take(_:at:)``; processes to be
    /// relaunched.
    package var effects: [Effect] = []

    fileprivate mutating func add(_ other: Answer) {
      output += other.output
      errors += other.errors
      effects += other.effects
    }
  }

  package init(start: Session.Start, at wall: Duration) {
    var start = start
    start.view.interface = .plain
    session = Session(start: start, at: wall)
    lastMessage = session.message
  }

  /// The words at the start: the device, its state, and a hint what to type.
  package var greeting: Answer {
    let words = phrases.plain
    // The title and the notes may tell a class the outcome.
    let isPresenting = session.run.isPresenting
    let title = isPresenting ? "" : session.title
    var lines = [words.greeting(title, version: phrases.version(session.device.version))]
    if !isPresenting {
      lines += (session.playback?.scenario.notes ?? []).map {
        Printable.stripped(session.run.start.texts($0))
      }
      if let warning = session.run.warningOfStop { lines.append(warning) }
    }
    lines += status + [words.advice(session.playback?.count ?? 0)]
    return Answer(output: lines)
  }

  /// True if a line still waits for its moment.
  package var isWaiting: Bool { session.run.isWaiting || done < queue.count }

  /// The instants at which something will happen by itself.
  package var wakeUps: WakeUps { session.wakeUps(after: .zero) }

  // MARK: Hosted apps

  /// Returns the entries since this was last asked, for the processes: in order, and once.
  package mutating func takeUntold() -> [Trace.Entry] { session.takeUntold() }

  /// The device as it is in the present.
  package var presentDevice: Device { session.timeline.presentDevice }

  /// True if the processes run: they stand still with the device's clock.
  package var areProcessesRunning: Bool { session.run.areProcessesRunning }

  // MARK: Lines and time

  /// One line of commands. It waits until the lines before it are done.
  package mutating func read(_ line: [UInt8], at wall: Duration) -> Answer {
    lineCount += 1
    let leaving: [Command.Word] = [.quit, .close, .closeNow]
    if leaving.map(\.rawValue).contains(Self.text(line)) { isOver = true }
    if isOver { return Answer(effects: session.leave()) }
    queue.append((line, lineCount))
    return passTime(until: wall)
  }

  /// Time passes by itself.
  package mutating func passTime(until wall: Duration) -> Answer {
    var answer = update(.timePassed, at: wall)
    takeLines(at: wall, into: &answer) { _, _ in }
    return answer
  }

  /// Everything that was asked for happens, without waiting for the clock.
  package mutating func drain(at wall: Duration) -> Answer {
    var answer = update(.drain, at: wall)
    takeLines(at: wall, into: &answer) { plain, answer in
      answer.add(plain.update(.drain, at: wall))
    }
    return answer
  }

  /// Nothing more will be read: the device settles, without waiting for the clock; with hosted apps
  /// it takes its time.
  package mutating func finish(at wall: Duration) -> Answer {
    var answer = session.run.hosting != nil ? passTime(until: wall) : drain(at: wall)
    answer.add(update(.finish, at: wall))
    answer.effects += session.leave()
    return answer
  }

  /// Does the lines that wait, one after the other, until one of them waits for the clock.
  private mutating func takeLines(
    at wall: Duration, into answer: inout Answer, then: (inout Self, inout Answer) -> Void
  ) {
    // The shell answers the requests of a line before the next line is taken.
    while answer.effects.isEmpty, !session.run.isWaiting, done < queue.count {
      let (line, number) = queue[done]
      done += 1
      if done == queue.count {
        queue.removeAll(keepingCapacity: true)
        done = 0
      }
      let offer = offer
      let rules = rules
      self.offer = nil
      self.rules = nil
      if let rules, !session.run.isAsking, Self.text(line) == Command.Word.why.rawValue {
        answer.output += lines(for: rules)
      } else if let offer, !session.run.isAsking, Self.text(line) == "1" {
        answer.add(go(offer, at: wall))
      } else {
        answer.add(take(line, number: number, at: wall))
      }
      then(&self, &answer)
    }
  }

  /// Does what a line says; what a screen shows all the time is read out.
  private mutating func take(_ line: [UInt8], number: Int, at wall: Duration) -> Answer {
    let word = session.run.isAsking ? nil : Self.word(line)
    if word == .help { return Answer(output: phrases.plain.help) }
    if word == .scenarios {
      search = String(String(decoding: line, as: UTF8.self).trimmed.dropFirst(9)).trimmed
      return Answer(effects: [.listLibrary])
    }
    let isWhole = word.map { Self.text(line) == $0.rawValue } ?? false
    if isWhole, let word, let output = readOut(word.command) { return Answer(output: output) }
    let before = (session.timeline.revision, session.device.now)
    var answer = update(.line(line, number: number), at: wall)
    if isWhole, word == .restart { answer.output += greeting.output }
    if let word, Self.travels.contains(word),
      (session.timeline.revision, session.device.now) != before
    {
      answer.output += moment
    }
    return answer
  }

  /// The words that lead to another moment, which is then read out.
  private static let travels: [Command.Word] = [
    .earlier, .later, .first, .now, .undo, .back, .redo, .switchBranch,
  ]

  /// The lines that stand for an overlay or a panel; nil for any other command.
  private func readOut(_ command: Command) -> [String]? {
    switch command {
    case .session(.status): return status
    case .session(.coverageTable): return session.run.coverageWords.sentences
    case .session(.branches): return session.run.branchWords.lines
    case .session(.notes):
      let notes = session.run.speakerNotes.map(\.text)
      return notes.isEmpty ? [phrases.messages.noScenarioPlain] : notes
    case .session(.startCard): return greeting.output
    case .run, .view, .session, .program: return nil
    }
  }

  private static func text(_ line: [UInt8]) -> String {
    String(decoding: line.prefix(16), as: UTF8.self).trimmed.lowercased()
  }

  /// The word of the program that a line begins with; nil for a statement.
  private static func word(_ line: [UInt8]) -> Command.Word? {
    let text = text(line)
    return text == "?" ? .help : Command.Word(rawValue: String(text.prefix { $0 != " " }))
  }

  /// The answer to one of ``Answer/effects``.
  package mutating func take(_ input: Input, at wall: Duration) -> Answer {
    var answer = update(input, at: wall)
    if case .opened(.success) = input { answer.output += greeting.output }
    if case .library(let library) = input {
      answer.output += library.lines(matching: search, phrases.scenarios)
    }
    answer.add(passTime(until: wall))
    return answer
  }

  private mutating func update(_ input: Input, at wall: Duration) -> Answer {
    let effects = session.update(input, at: wall)
    return self.answer(to: effects)
  }

  /// Does the steps of the way that was offered.
  private mutating func go(_ way: ExplanationCard.Way, at wall: Duration) -> Answer {
    session.run.go(way, .withClock, at: wall)
    session.showNews()
    return answer(to: [])
  }

  /// Returns the new rows of the log and all else that the session says after an input.
  private mutating func answer(to effects: [Effect]) -> Answer {
    var answer = Answer()
    for row in session.run.timeline.takeUnread() {
      if case .note(let note, _) = row {
        if note.kind == .failed { hasFailures = true }
        if session.view.speech?.wasSaid(note) == true { continue }
      }
      answer.output.append(line(for: row))
    }
    for effect in effects {
      switch effect {
      case .quit: break
      case .report(let error):
        hasProblems = true
        answer.errors += error.problems.map { problem in
          let place = problem.position
          return "<stdin>:\(place.line):\(place.column): \(phrases.messages.typed(problem, true))"
        }
      case .save, .savePage, .openScenario, .lessonDone, .openLesson, .keepWalk, .keepHandIn,
        .attach,
        .relaunch,
        .listLibrary, .speak:
        answer.effects.append(effect)
      case .stopProcess, .repaint, .noteStart, .keepNotes, .copy, .readCourse: break
      }
    }
    if let card = session.view.speech?.card.take() {
      answer.output += lines(for: card)
      offer = card.way
    }
    answer.output += session.view.speech?.takeLines() ?? []
    if let rules = session.view.speech?.rules.take() { self.rules = rules }
    if let named = session.view.speech?.comparison.take() {
      answer.output += ComparisonNarration(named, phrases: phrases).lines
    }
    sayMessage(in: &answer)
    return answer
  }

  /// Adds the message of the session that is in no row.
  private mutating func sayMessage(in answer: inout Answer) {
    guard let message = session.message, message != lastMessage else {
      lastMessage = session.message
      return
    }
    lastMessage = message
    switch message.kind {
    // A refusal is a row.
    case .refusal: break
    case .info: answer.output.append(message.text)
    // So is an expectation that failed.
    case .error:
      if !answer.output.contains(where: { $0.hasSuffix(message.text) }) {
        hasProblems = true
        answer.errors.append(message.text)
      }
    }
  }

  // MARK: Lines

  private func line(for row: LogRow) -> String {
    switch row {
    case .note(let note, let time): return Self.stamp(time) + note.text
    case .entry(let entry):
      let sentence = narrator.sentence(for: entry)
      // Most sentences name their app.
      let isNamed = entry.app.map { sentence.contains($0) } ?? true
      return Self.stamp(entry.time)
        + (isNamed ? sentence : phrases.labeled(entry.app ?? "", text: sentence))
    }
  }

  /// The moment that travel through time has led to: what happened in it, and how things stand.
  private var moment: [String] {
    session.timeline.momentRows.map(line) + status
  }

  /// An explanation, a heading with what it says on one line; a row of the log by its number.
  private func lines(for card: ExplanationCard) -> [String] {
    var lines: [String] = []
    var heading = ""
    // The lines below the first one of a heading are indented.
    var indent = ""
    func end() {
      if !heading.isEmpty { lines.append(phrases.heading(heading)) }
      heading = ""
    }
    for part in card.parts {
      switch part {
      case .heading(let text):
        end()
        heading = text
        indent = "  "
      case .text(let text):
        lines.append(heading.isEmpty ? indent + text : phrases.labeled(heading, text: text))
        heading = ""
      case .line(let label, let text, let tail, let link):
        end()
        var number = label.trimmed
        if case .row(let row)? = link { number = "\(row + 1)" }
        let found = tail.isEmpty ? "" : " [\(tail)]"
        let words = text.trimmed
        lines.append("  " + (number.isEmpty ? words : phrases.labeled(number, text: words)) + found)
      case .mark(let isRight, let text, _):
        end()
        lines.append("  \((isRight ? Sign.pass : .fail).rawValue) \(text)")
      }
    }
    end()
    return card.way == nil ? lines : lines + [phrases.why.choose]
  }

  /// The state of the device.
  private var status: [String] {
    let words = phrases.plain
    let device = session.device
    var lines = [
      Self.stamp(device.now) + words.onScreen(ScreenSummary.text(device, phrases.screen))
    ]
    for (index, app) in device.apps.enumerated() {
      var state = phrases.state(session.timeline.state(of: app))
      if let facts = session.run.hosting?.processes[index] {
        let time = phrases.seconds(TimeText.seconds(facts.processorTime))
        state += " · " + phrases.hosting.process(facts, time)
      }
      lines.append(words.app(app.name, state: state))
    }
    for deadline in device.deadlines {
      guard let limit = deadline.limit else { continue }
      let left = phrases.seconds(TimeText.countdown(max(.zero, deadline.due - device.now)))
      lines.append(words.limit(deadline.app.name, limit, left: left))
    }
    if session.timeline.isOutcomeHidden, let stage = session.run.stage, let steps = stage.steps {
      let place = phrases.presenting.steps(
        steps.lowerBound, to: steps.upperBound, of: stage.count)
      lines.append(phrases.labeled(place, text: stage.action))
    } else if let playback = session.playback {
      let next = playback.upcoming.map { Printable.stripped($0.text) }
      lines.append(words.progress(playback.taken, of: playback.count, next: next))
    }
    return lines
  }

  private static func stamp(_ instant: Duration) -> String { instant.traceTime + "  " }
}
