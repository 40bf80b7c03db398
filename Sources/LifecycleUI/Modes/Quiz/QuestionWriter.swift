// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// What is asked, and what is said of an answer, in words.
struct QuestionWriter {
  let phrases: Phrases

  /// A question with its choices; what must be known to answer it stands below them.
  func card(asking question: Question, number: Int) -> ExplanationCard {
    let words = phrases.predict
    var card = ExplanationCard(title: words.title(number))
    card.parts = [
      .heading(self.words(for: question.trigger)),
      .text(words.question(question.subject, question.app.name)),
    ]
    for (place, choice) in question.choices.enumerated() {
      card.parts.append(
        .line(label: "\(place + 1)", text: self.words(for: choice.answer), link: .choice(place)))
    }
    if let doubt = question.doubt {
      card.parts.append(.text(words.doubt(phrases.grade(doubt.grade))))
    }
    card.parts.append(.heading(words.before))
    card.parts += situation(before: question).map { .text($0) }
    return card
  }

  /// What one must know to answer: the device, the app that is asked about, and the others.
  private func situation(before question: Question) -> [String] {
    let device = question.device
    let others = device.apps.indices.filter { $0 != question.app.index }
    let screen = phrases.screenShows(ScreenSummary.text(device, phrases.screen))
    return ["\(phrases.version(device.version)). \(screen)."]
      + ([question.app.index] + others).flatMap { facts(about: device.apps[$0]) }
  }

  /// What one must know about an app to answer.
  private func facts(about app: EmulatedApp) -> [String] {
    let words = phrases.predict
    var facts = [
      phrases.plain.app(
        "\(app.name) (\(phrases.style(app.traits.style)))", phrases.state(app.state))
    ]
    if let tasks = app.process?.tasks, !tasks.isEmpty {
      facts.append(words.tasks(tasks.map(\.name).joined(separator: ", ")))
    }
    if case .scripted(let script) = app.traits.code {
      let times = Callback.allCases.filter { script[$0].take > .zero }.map {
        "\($0.shortName) \(phrases.seconds(TimeText.seconds(script[$0].take)))"
      }
      if !times.isEmpty { facts.append(words.times(times.joined(separator: ", "))) }
    }
    return facts
  }

  func words(for trigger: Outcome.Trigger) -> String {
    switch trigger {
    case .event(let event): phrases.trace.event(phrases.event(event.kind), event.app?.name)
    case .time(let time): phrases.predict.passes(time)
    }
  }

  func words(for answer: Question.Answer) -> String {
    switch answer {
    case .calls(let calls):
      calls.isEmpty ? phrases.predict.nothing : calls.map(\.text).joined(separator: ", ")
    case .state(let state): phrases.state(state)
    case .method(let method): method.rawValue
    case .announced(let announced):
      switch announced.count {
      case 0: phrases.predict.none
      case 1: phrases.predict.only(announced[0].name)
      case _: announced.map(\.name).joined(separator: ", ")
      }
    }
  }

  /// An answer, marked: each method at its place, the sentence that corrects it, and the rule.
  func card(marking answers: [Quiz.Answer], isLast: Bool) -> ExplanationCard {
    let words = phrases.predict
    let isRight = answers.allSatisfy(\.isRight)
    var card = ExplanationCard(
      title: (isRight ? Sign.pass : .fail).rawValue + " " + (isRight ? words.right : words.wrong))
    for answer in answers {
      let question = answer.question
      card.parts += [
        .heading(self.words(for: question.trigger)),
        .text(words.question(question.subject, question.app.name)),
      ]
      card.parts += marks(of: answer)
      if !answer.isRight, let misconception = answer.misconception {
        card.parts += [.heading(words.correction), .text(words.correct(misconception))]
      }
      if let rule = rule(behind: answer) { card.parts += phrases.parts(about: rule) }
    }
    return card
  }

  /// The rule that answers a question, or corrects what was said.
  private func rule(behind answer: Quiz.Answer) -> Rule? {
    if !answer.isRight, let misconception = answer.misconception { return misconception.rule }
    return answer.question.doubt ?? answer.question.rules.first
  }

  private func marks(of answer: Quiz.Answer) -> [ExplanationCard.Part] {
    let question = answer.question
    let right = question.choices[question.right].answer
    guard case .calls(let calls) = right else {
      let said: String =
        switch answer.given {
        case .choice(let place): words(for: question.choices[place].answer)
        case .order(let names): names.map(\.rawValue).joined(separator: ", ")
        case .announced(let names): words(for: .announced(names))
        }
      return [
        mark(
          answer.isRight, answer.isRight ? said : phrases.predict.instead(said, words(for: right)))
      ]
    }
    let said: [Callback] =
      switch answer.given {
      case .order(let names): names
      case .announced: []
      case .choice(let place):
        if case .calls(let calls) = question.choices[place].answer { calls.map(\.name) } else { [] }
      }
    let rules = Outcome(of: question.trigger, on: question.device).calls(of: question.app.name)
      .map(\.entry.rule.rawValue)
    if calls.isEmpty, said.isEmpty { return [mark(true, phrases.predict.nothing)] }
    return (0..<max(calls.count, said.count)).map { place in
      let there = calls.indices.contains(place) ? calls[place] : nil
      let name = said.indices.contains(place) ? said[place] : nil
      let text: String =
        switch (name, there) {
        case (nil, let there?): phrases.predict.missing(there.text)
        case (let name?, nil): phrases.predict.surplus(name.rawValue)
        case (let name?, let there?) where name != there.name:
          phrases.predict.swapped(name.rawValue, there.text)
        case (_, let there): there?.text ?? ""
        }
      let isRight = there?.name == name
      return mark(
        isRight, "\(place + 1) " + text, tail: rules.indices.contains(place) ? rules[place] : "")
    }
  }

  private func mark(_ isRight: Bool, _ text: String, tail: String = "") -> ExplanationCard.Part {
    .line(label: (isRight ? Sign.pass : .fail).rawValue, text: text, tail: tail)
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
    let sentence =
      self.words(for: question.trigger) + " " + words.question(question.subject, app.name)
    var lines: [String] = []
    if isAboutAWorld {
      lines += situation(before: question)
      lines.append(sentence)
    } else {
      lines.append(phrases.plain.app(app.name, phrases.state(app.state)) + " " + sentence)
    }
    lines += question.choices.enumerated().map { "  \($0 + 1): \(self.words(for: $1.answer))" }
    if let doubt = question.doubt { lines.append(words.doubt(phrases.grade(doubt.grade))) }
    return lines
  }

  /// What is said of each answer, in a sentence or two.
  func lines(marking asked: Asked) -> [String] { asked.answers.flatMap(lines) }

  private func lines(marking answer: Quiz.Answer) -> [String] {
    let words = phrases.predict
    let question = answer.question
    if answer.isRight { return [words.right + "."] }
    let right = self.words(for: question.choices[question.right].answer)
    let why = answer.misconception.map(words.correct) ?? rule(behind: answer).map(phrases.rule)
    return ["\(words.wrong): \(right)." + (why.map { " " + $0 } ?? "")]
  }

  // MARK: The summary

  /// How many answers were right, and what was missed with its rule; one line for each.
  func summary(of quiz: Quiz) -> [String] {
    let words = phrases.predict
    var lines = [words.score(quiz.rightCount, quiz.answers.count)]
    for answer in quiz.missed {
      let question = answer.question
      let right = self.words(for: question.choices[question.right].answer)
      lines.append(
        "\(Sign.fail.rawValue) \(self.words(for: question.trigger)) "
          + "\(words.question(question.subject, question.app.name)) \(right)")
      if let rule = rule(behind: answer) {
        lines.append("  \(rule.rawValue): \(phrases.rule(rule))")
      }
    }
    return lines
  }

  /// The same as a card.
  func summaryCard(of quiz: Quiz) -> ExplanationCard {
    var card = ExplanationCard(title: phrases.predict.summary)
    let lines = summary(of: quiz)
    card.parts = lines.prefix(1).map { .heading($0) } + lines.dropFirst().map { .text($0) }
    return card
  }
}
