// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The writer of questions, and of remarks about an answer.
package struct QuestionWriter {
  let phrases: Phrases

  package init(phrases: Phrases) { self.phrases = phrases }

  /// A question with its choices; what must be known to answer it stands below them.
  ///
  /// - Parameter notes: what the author says of the step, in place of the program's words for it.
  func card(asking question: Question, number: Int, notes: [String] = []) -> ExplanationCard {
    let words = phrases.predict
    var card = ExplanationCard(title: words.title(number))
    card.parts = headings(question.trigger, notes)
    card.parts.append(.text(words.question(question.subject, question.app.name)))
    for (index, choice) in question.choices.enumerated() {
      card.parts += lines(of: choice.answer).enumerated().map { offset, line in
        let label = offset == 0 ? "\(index + 1)" : " "
        return .line(label: label, text: line.text, tail: line.tail, link: .choice(index))
      }
    }
    if let doubt = question.doubt {
      card.parts.append(.text(words.doubt(phrases.grade(doubt.grade))))
    }
    card.parts.append(.heading(words.before))
    card.parts += situation(before: question).map { .text($0) }
    return card
  }

  /// An answer in lines: the methods that are called one below the other, each with the state that it
  /// reads.
  func lines(of answer: Question.Answer) -> [(text: String, tail: String)] {
    guard case .calls(let calls) = answer, !calls.isEmpty else { return [(words(for: answer), "")] }
    return calls.map { ($0.name.rawValue, $0.state.map { "[\($0.rawValue)]" } ?? "") }
  }

  /// Returns the facts that an answer needs and that no part of a screen shows: the tasks of the app, and
  /// the methods that take time.
  func unseen(before question: Question) -> [String] {
    tasks(of: question.device.apps[question.app.index]) + timesLine(for: question)
  }

  /// Returns the facts that an answer needs: the device, and the app that is asked about. Another
  /// app counts if the event names it, or if memory is reclaimed from all.
  package func situation(before question: Question) -> [String] {
    let device = question.device
    let screen = ScreenSummary.text(device, phrases.screen)
    var lines = [phrases.predict.device(device.version, screen)]
    lines += facts(about: device.apps[question.app.index])
    lines += timesLine(for: question)
    for (index, app) in device.apps.enumerated() where index != question.app.index {
      guard case .event(let event) = question.trigger else { continue }
      let isReclaimed = event.kind == .reclaimMemory && app.process != nil
      if event.app?.name == app.name || isReclaimed { lines += facts(about: app) }
    }
    return lines
  }

  /// Returns the facts about an app that an answer needs.
  private func facts(about app: EmulatedApp) -> [String] {
    let name = "\(app.name) (\(phrases.style(app.traits.style)))"
    let state = phrases.state(app.state)
    let thread = app.isHung ? [phrases.mainThreadBlocked] : []
    return [phrases.plain.app(name, state: ([state] + thread).joined(separator: ", "))]
      + tasks(of: app)
  }

  /// Returns the background tasks of an app, in a line; no line without any.
  private func tasks(of app: EmulatedApp) -> [String] {
    guard let tasks = app.process?.tasks, !tasks.isEmpty else { return [] }
    return [phrases.predict.tasks(phrases.list(tasks.map { $0.name }))]
  }

  /// Returns the methods that take time, in a line; no line if none does.
  private func timesLine(for question: Question) -> [String] {
    let times = times(for: question)
    return times.isEmpty ? [] : [phrases.predict.times(phrases.list(times))]
  }

  /// The methods of the app that take time, among those that the answer may depend on: those that the
  /// choices name, or for a state those that iOS may call in the app's state. No others, so that the
  /// times don't tell the answer.
  private func times(for question: Question) -> [String] {
    let app = question.device.apps[question.app.index]
    guard case .scripted(let script) = app.traits.code else { return [] }
    var named: Set<Callback> = []
    for choice in question.choices {
      switch choice.answer {
      case .calls(let calls): named.formUnion(calls.map { $0.name })
      case .method(let method): named.insert(method)
      case .announced(let all):
        for case .method(let method) in all { named.insert(method) }
      case .state: named.formUnion(Callback.ofTransitions(from: app.state))
      }
    }
    return Callback.allCases.filter { named.contains($0) && script[$0].take > .zero }.map {
      "\($0.shortName) \(phrases.seconds(TimeText.seconds(script[$0].take)))"
    }
  }

  package func words(for trigger: Outcome.Trigger) -> String {
    switch trigger {
    case .event(let event):
      phrases.trace.event(phrases.words(for: event.kind).name, app: event.app?.name)
    case .time(let time): phrases.predict.passes(time)
    }
  }

  package func words(for answer: Question.Answer) -> String {
    switch answer {
    case .calls(let calls):
      calls.isEmpty ? phrases.predict.nothing : phrases.list(calls.map { $0.text })
    case .state(let state): phrases.state(state)
    case .method(let method): method.rawValue
    case .announced(let announced):
      switch announced.count {
      case 0: phrases.predict.none
      case 1: phrases.predict.only(announced[0].name)
      case _: phrases.list(announced.map { $0.name })
      }
    }
  }

  /// Returns the given and the right answers with the reason: in the author's words, if the author
  /// explains the step.
  func card(marking asked: Asked) -> ExplanationCard {
    let words = phrases.predict
    let isRight = asked.answers.allSatisfy { $0.isRight }
    var card = ExplanationCard(
      title: (isRight ? Sign.pass : .fail).rawValue + " " + (isRight ? words.right : words.wrong))
    var explanation: [String] = []
    var trigger: Outcome.Trigger?
    for answer in asked.answers {
      let question = answer.question
      if trigger != question.trigger { card.parts += headings(question.trigger, asked.notes) }
      trigger = question.trigger
      card.parts.append(.text(words.question(question.subject, question.app.name)))
      card.parts += marks(of: answer)
      if !answer.isRight, let misconception = answer.misconception {
        explanation.append(words.correct(misconception))
      } else if asked.explanation.isEmpty, let rule = rule(behind: answer) {
        explanation.append(phrases.rule(rule))
      }
    }
    explanation += asked.explanation
    if !explanation.isEmpty {
      card.parts.append(.heading(words.explanation))
      card.parts += explanation.distinct.map { .text($0) }
    }
    return card
  }

  /// Returns the event as a heading: in the author's words, if there are any.
  private func headings(
    _ trigger: Outcome.Trigger, _ notes: [String]
  ) -> [ExplanationCard.Part] {
    (notes.isEmpty ? [words(for: trigger)] : notes).map { .heading($0) }
  }

  /// The rules that decide the answers, each with its grade and its sources; nil if there is none.
  func card(ofRulesBehind asked: Asked) -> ExplanationCard? {
    let rules = asked.answers.compactMap(rule).distinct
    if rules.isEmpty { return nil }
    var card = ExplanationCard(title: phrases.why.rule)
    card.parts = rules.flatMap { $0.cardParts(in: phrases) }
    return card
  }

  /// The rule that corrects what was said, or else decides the answer.
  private func rule(behind answer: Quiz.Answer) -> Rule? {
    if answer.isRight { return answer.question.rule }
    if let rule = answer.misconception?.rule { return rule }
    let question = answer.question
    guard question.subject == .calls, case .calls(let calls) = answer.right else {
      return question.rule
    }
    // The first place at which the orders differ.
    let said = saidCalls(answer)
    let index = zip(said, calls.map { $0.name }).prefix { $0 == $1 }.count
    return Outcome(of: question.trigger, on: question.device)
      .ruleOfCalls(of: question.device.apps[question.app.index], at: index)
  }

  /// The methods that were said, in order.
  private func saidCalls(_ answer: Quiz.Answer) -> [Callback] {
    switch answer.given {
    case .order(let names): return names
    case .announced: return []
    case .choice(let index):
      if case .calls(let calls) = answer.question.choices[index].answer {
        return calls.map({ $0.name })
      }
      return []
    }
  }

  /// Returns the given answer, in words.
  private func said(_ answer: Quiz.Answer) -> String {
    switch answer.given {
    case .choice(let index): words(for: answer.question.choices[index].answer)
    case .order(let names):
      names.isEmpty
        ? phrases.predict.nothing : phrases.list(names.map { $0.rawValue })
    case .announced(let names): words(for: .announced(names))
    }
  }

  private func marks(of answer: Quiz.Answer) -> [ExplanationCard.Part] {
    let words = phrases.predict
    guard case .calls(let calls) = answer.right else {
      let said = said(answer)
      let text =
        answer.isRight ? said : words.instead(said: said, right: self.words(for: answer.right))
      return [.mark(isRight: answer.isRight, text: text)]
    }
    if answer.isRight {
      if calls.isEmpty { return [.mark(isRight: true, text: words.nothing)] }
      return calls.map { .mark(isRight: true, text: $0.text) }
    }
    let said = saidCalls(answer)
    // A method is right if it stands in the right order among the others that are.
    let surplus = said.difference(from: calls.map { $0.name }).insertions.map { change in
      if case .insert(let place, _, _) = change { place } else { -1 }
    }
    var parts: [ExplanationCard.Part] = [.heading(words.said)]
    parts += said.enumerated().map { index, name in
      .mark(isRight: !surplus.contains(index), text: name.rawValue)
    }
    if said.isEmpty { parts.append(.mark(isRight: false, text: words.nothing)) }
    parts.append(.heading(words.itIs))
    parts += calls.enumerated().map { .line(label: "\($0 + 1)", text: $1.text) }
    if calls.isEmpty { parts.append(.text(words.nothing)) }
    return parts
  }

  // MARK: Plain mode

  /// The question that waits, in lines: what happens, what is asked, and the choices by their numbers.
  ///
  /// - Parameter device: the one that the user sees. A question of the quiz may be about another, which
  ///   is described.
  func lines(asking asked: Asked, on device: Device) -> [String] {
    guard let question = asked.question else { return [] }
    let isAboutAWorld = asked.next == .question && question.device != device
    let words = phrases.predict
    let app = question.device.apps[question.app.index]
    let sentence = phrases.sentences([
      self.words(for: question.trigger), words.question(question.subject, app.name),
    ])
    var lines: [String] = []
    if isAboutAWorld {
      lines += situation(before: question)
      lines.append(sentence)
    } else {
      let state = phrases.plain.app(app.name, state: phrases.state(app.state))
      lines.append(phrases.sentences([state, sentence]))
    }
    lines += question.choices.enumerated().map {
      "  " + phrases.labeled("\($0 + 1)", text: self.words(for: $1.answer))
    }
    if let doubt = question.doubt { lines.append(words.doubt(phrases.grade(doubt.grade))) }
    return lines
  }

  /// Returns the remarks about each answer, in a sentence or two.
  func lines(marking asked: Asked) -> [String] { asked.answers.flatMap(lines) }

  private func lines(marking answer: Quiz.Answer) -> [String] {
    let words = phrases.predict
    if answer.isRight { return [words.isRight] }
    let right = self.words(for: answer.right)
    let why = answer.misconception.map(words.correct) ?? rule(behind: answer).map(phrases.rule)
    return [
      phrases.sentences(
        [words.isWrong(right: right, said: said(answer))] + (why.map { [$0] } ?? []))
    ]
  }

  // MARK: The summary

  /// Returns the count of right answers, and the missed ones with their rules; one line for each.
  func summary(of quiz: Quiz) -> [String] {
    let words = phrases.predict
    var lines = [words.score(quiz.rightCount, of: quiz.answers.count)]
    for answer in quiz.missed {
      let question = answer.question
      let right = self.words(for: question.choices[question.right].answer)
      let sentence = phrases.sentences([
        self.words(for: question.trigger), words.question(question.subject, question.app.name),
        right,
      ])
      lines.append("\(Sign.fail.rawValue) \(sentence)")
      if let rule = rule(behind: answer) {
        lines.append("  " + phrases.labeled(rule.rawValue, text: phrases.rule(rule)))
      }
    }
    return lines
  }

  /// The summary of a quiz as a card.
  func summaryCard(of quiz: Quiz) -> ExplanationCard {
    var card = ExplanationCard(title: phrases.predict.summary)
    let lines = summary(of: quiz)
    card.parts = lines.prefix(1).map { .heading($0) } + lines.dropFirst().map { .text($0) }
    return card
  }
}

extension Quiz.Answer {
  /// The right answer.
  fileprivate var right: Question.Answer { question.choices[question.right].answer }
}
