// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle
import LifecycleAnalysis

/// A thing that people ask about, with its answer: a rule, a fact, or that applife does not model it.
package struct Topic: Hashable, Sendable {
  /// The answer to a question.
  package enum Subject: Hashable, Sendable {
    case rule(Rule)
    case fact(FieldFact)
    /// The code of a termination.
    case code(TerminationCode)
    /// Something that applife does not model.
    case outOfScope(OutOfScope)
    /// A command that answers for the app that is asked about.
    case command(ModelCommand)
  }

  package let subject: Subject
  /// The shipped scenario that shows it; nil if it is looked for.
  package let scenario: String?
  /// Questions as people type them, in any language.
  package let questions: [String]

  package init(_ rule: Rule, _ scenario: String? = nil, _ questions: String...) {
    self.init(subject: .rule(rule), scenario: scenario, questions: questions)
  }

  package init(_ fact: FieldFact, _ scenario: String? = nil, _ questions: String...) {
    self.init(subject: .fact(fact), scenario: scenario, questions: questions)
  }

  package init(_ scope: OutOfScope, _ questions: String...) {
    self.init(subject: .outOfScope(scope), scenario: nil, questions: questions)
  }

  package init(_ command: ModelCommand, _ scenario: String, _ questions: String...) {
    self.init(subject: .command(command), scenario: scenario, questions: questions)
  }

  package init(subject: Subject, scenario: String?, questions: [String]) {
    self.subject = subject
    self.scenario = scenario
    self.questions = questions
  }

  /// The rule that a run shows; nil if it is no rule.
  package var rule: Rule? {
    if case .rule(let rule) = subject { rule } else { nil }
  }

  /// The fact that the answer states; nil if it is a rule, or nothing is claimed.
  package var fact: FieldFact? {
    switch subject {
    case .rule, .code: nil
    case .fact(let fact): fact
    case .outOfScope(let scope): scope.fact
    case .command: nil
    }
  }

  /// The name of the answer: a rule's id, a fact's name, or what is out of scope.
  package var id: String {
    switch subject {
    case .rule(let rule): rule.rawValue
    case .fact(let fact): fact.rawValue
    case .code(let code): "code." + code.text
    case .outOfScope(let scope): "out-of-scope." + scope.rawValue
    case .command(let command): "command." + command.rawValue
    }
  }

  /// The answer in a sentence.
  package func sentence(_ phrases: Phrases) -> String {
    switch subject {
    case .rule(let rule): phrases.rule(rule)
    case .fact(let fact): phrases.field.fact(fact)
    case .code(let code): phrases.labeled(code.text, text: phrases.explain.code(code))
    case .outOfScope(let scope): phrases.ask.outOfScope(scope)
    case .command(let command): phrases.ask.command(command)
    }
  }

  /// The command line that shows it with a scenario; nil if none does.
  package func example(with scenario: String?) -> String? {
    switch subject {
    case .command(let command): command.example
    case .rule, .fact, .code, .outOfScope: scenario.map { "applife " + $0 }
    }
  }

  /// The questions of all topics, by something that a topic has: its rule, its scenario.
  package static func questions(by key: (Topic) -> String?) -> [String: [String]] {
    var table: [String: [String]] = [:]
    for topic in asked {
      if let key = key(topic) { table[key, default: []] += topic.questions }
    }
    return table
  }

  /// The grade and the sources; nil if nothing is claimed.
  package var origin: Rule.Origin? {
    switch subject {
    case .rule(let rule): rule.origin
    case .fact(let fact): fact.origin
    case .code(let code): .documented(code.source)
    case .outOfScope(let scope): scope.fact?.origin
    case .command: nil
    }
  }
}
