// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// The sentences of `applife check`.
package struct CheckPhrases: Sendable {
  /// How many lines the log has, and how many are about the life cycle.
  package let summary: @Sendable (_ lines: Int, _ observations: Int) -> String
  package let nothingFound: String
  /// The heading of the lines that came nearest, if nothing was found.
  package let nearest: String
  /// How a line was read, and with which pattern it would be read like that.
  package let readAs: @Sendable (_ hint: LogHints.Hint) -> String
  /// The apps that log something, if none of them was asked for.
  package let otherApps: @Sendable (_ names: [String]) -> String
  package let fits: String
  package let departs: @Sendable (_ count: Int) -> String
  /// The log could not be decided, because of lines that fit none of the explanations that were kept, or
  /// because the check stopped (``stopped``): then there may be no such line.
  package let undecided: @Sendable (_ count: Int) -> String
  /// What the check took to be true.
  package let assumption: @Sendable (LogCheck.Assumption) -> String
  /// A method or notification that contradicts the model, and its app.
  package let departure: @Sendable (_ app: String, _ seen: String, _ seconds: Int?) -> String
  /// A line that fits none of the explanations that were kept, and its app.
  package let undecidedLine: @Sendable (_ app: String, _ seen: String) -> String
  /// The calls that the model requires next, and those that it allows.
  package let due: @Sendable (_ names: [String]) -> String
  package let possible: @Sendable (_ names: [String]) -> String
  package let nothingPossible: String
  /// A rule's id, its grade and its sentence.
  package let rule: @Sendable (_ id: String, _ grade: String, _ text: String) -> String
  package let noRule: String
  /// The heading of the scenario.
  package let story: @Sendable (_ isWhole: Bool) -> String
  /// The scenario is too long to print.
  package let longStory: @Sendable (_ steps: Int) -> String
  /// The scenario explains only the beginning of the log.
  package let cutStory: @Sendable (_ told: Int) -> String
  /// How many of its steps have another possible explanation.
  package let open: @Sendable (_ count: Int) -> String
  package let end: @Sendable (_ app: String, _ states: [String]) -> String
  package let silent: @Sendable (_ app: String, _ methods: [String]) -> String
  package let others: @Sendable (_ count: Int, _ mostApps: Int) -> String
  /// How often the clock goes backwards, the first line that does, and by how many seconds.
  package let backwards: @Sendable (_ count: Int, _ line: Int, _ seconds: Int) -> String
  package let long: @Sendable (_ count: Int) -> String
  /// More explanations fitted than the checker keeps.
  package let capped: @Sendable (_ most: Int) -> String
  /// Said of a line that could not be decided because of this.
  package let uncertain: String
  /// The check stopped at a line of an app, because it had done all the work that it may do.
  package let stopped: @Sendable (_ app: String, _ line: Int) -> String
  /// A method appeared for the first time, too late to check the beginning again.
  package let surprise: @Sendable (_ app: String, _ name: String, _ line: Int) -> String
  /// Departures that are counted and not described.
  package let further: @Sendable (_ count: Int) -> String
  /// The observation of a line in a followed log.
  package let line: @Sendable (_ number: Int, _ text: String) -> String
  /// A followed log has become long, and the session starts again.
  package let followedAnew: @Sendable (_ lines: Int) -> String
  package let logEnded: @Sendable (_ lines: Int) -> String
  /// How many lines of a followed log depart, and the key that lists them. It stands in the header.
  package let departureCount: @Sendable (_ count: Int, _ key: String) -> String
  /// The title of their list, and what stands there if there are none.
  package let departuresTitle: String
  package let noDepartures: String
  /// Said of a line that once departed, and that the lines behind it explain.
  package let explainedSince: String
  /// The sign of an event that no line of a followed log says, and the word at the end of its row.
  package let inferredMark: String
  package let inferred: String
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
