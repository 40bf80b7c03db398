// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// What `applife check` says of a log.
package struct CheckPhrases: Sendable {
  /// How many lines there are, and how many say something.
  package let summary: @Sendable (_ lines: Int, _ observations: Int) -> String
  package let nothingFound: String
  package let fits: String
  package let departs: @Sendable (_ count: Int) -> String
  /// What a line shows that does not fit, and in which app.
  package let departure: @Sendable (_ app: String, _ seen: String, _ seconds: Int?) -> String
  /// What had to come, and what could have come.
  package let due: @Sendable (_ names: [String]) -> String
  package let possible: @Sendable (_ names: [String]) -> String
  package let nothingPossible: String
  /// A rule's name, its grade and what it says.
  package let rule: @Sendable (_ id: String, _ grade: String, _ text: String) -> String
  package let noRule: String
  /// The heading of the scenario.
  package let story: @Sendable (_ isWhole: Bool) -> String
  /// The scenario is too long to be shown.
  package let longStory: @Sendable (_ steps: Int) -> String
  /// It explains the beginning of the log only.
  package let cutStory: @Sendable (_ told: Int) -> String
  /// How much of it could have been something else.
  package let open: @Sendable (_ count: Int) -> String
  package let end: @Sendable (_ app: String, _ states: [String]) -> String
  package let silent: @Sendable (_ app: String, _ methods: [String]) -> String
  package let others: @Sendable (_ count: Int, _ mostApps: Int) -> String
  package let backwards: @Sendable (_ count: Int) -> String
  package let long: @Sendable (_ count: Int) -> String
  /// More explanations fitted than are kept.
  package let capped: @Sendable (_ most: Int) -> String
  /// A departure that this may have caused.
  package let uncertain: String
  /// Something was learned too late to look at the beginning again.
  package let surprise: @Sendable (_ app: String, _ name: String, _ line: Int) -> String
  /// Departures that were counted and not described.
  package let further: @Sendable (_ count: Int) -> String
  /// What a line of a log that is followed shows.
  package let line: @Sendable (_ number: Int, _ text: String) -> String
  /// A log that is followed is long, and the session begins anew.
  package let followedAnew: @Sendable (_ lines: Int) -> String
  package let logEnded: @Sendable (_ lines: Int) -> String
  /// A note of the scenario: the step happened before the log begins.
  package let beforeLog: String
  /// A note of the scenario: the process ended before it had logged everything that was due.
  package let endedEarly: String
  /// A note of the scenario: what could have happened instead.
  package let alternatives: @Sendable (_ events: [String]) -> String
  /// What stands for the first line of a process with another identifier.
  let newProcess: String
  package let badPattern: @Sendable (_ problem: LogPattern.Problem) -> String
}

extension CheckPhrases {
  /// What a line shows: a name as Apple spells it, and the state in brackets.
  package func text(_ observation: LogObservation) -> String {
    observation.symbol == .launched ? newProcess : observation.text
  }

  /// A note of the scenario.
  func text(_ note: LogStory.Note) -> String {
    switch note {
    case .beforeLog: beforeLog
    case .endedEarly: endedEarly
    case .alternatives(let events): alternatives(events.map(\.phrase))
    case .line(let number, let observation): line(number, text(observation))
    }
  }
}
