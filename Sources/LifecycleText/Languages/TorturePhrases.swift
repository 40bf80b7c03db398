// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// What is said about data that is lost when a process ends.
package struct TorturePhrases: Sendable {
  /// What became of the data, in a word or two.
  package let verdict: @Sendable (_ verdict: Torture.Verdict) -> String
  /// The same in a sentence; what is said of the process may follow.
  package let finding: @Sendable (_ verdict: Torture.Verdict) -> String
  /// Another end came before the one that was meant.
  package let endedOtherwise: @Sendable (_ ending: Termination) -> String
  /// A step that waits until the app is in a state.
  package let until: @Sendable (_ state: EmulatedApp.State) -> String
  /// The state in which the process ends in the middle of a call.
  package let inCall: @Sendable (_ state: String, _ callback: Callback) -> String
  /// What comes before the table.
  package let head: @Sendable (_ app: String, _ moments: Int, _ situations: Int) -> String
  /// What comes last: how many of the moments lose data, and how many could not be judged.
  package let summary: @Sendable (_ lost: Int, _ moments: Int, _ unjudged: Int) -> String
  /// Limits that were shortened, each with what it was and what iOS has.
  package let shortened: @Sendable (_ limits: [ShortenedLimit]) -> String
  /// Why nothing can be judged, and what to do.
  package let problem: @Sendable (_ problem: TortureProblem) -> [String]
  package let headings: [String]
}

/// A limit that is waited for in less time than iOS takes.
package struct ShortenedLimit: Sendable {
  package let limit: TimeLimit
  package let to: Duration
  package let from: Duration

  package init(_ limit: TimeLimit, to: Duration, from: Duration) {
    self.limit = limit
    self.to = to
    self.from = from
  }
}

/// Why it cannot be said whether data is lost.
package enum TortureProblem: Sendable {
  /// The app says nothing about its data.
  case saysNothing(app: String)
  /// It says what has been saved, and never that something was edited.
  case neverEdits(app: String)
  /// It says what is edited, and never what has been saved.
  case neverSaves(app: String)
  /// It was not active in time after its first launch.
  case notLaunched(app: String, said: [String])
  /// Nothing was edited before any end, or the app ended nowhere.
  case nothingJudged(app: String)
  /// What `--edit` names is not possible in an app that is active.
  case editRefused(String)
  /// `--edit` wants events.
  case editIsNoEvent(String)
  /// `--file` wants a name inside the home folder.
  case badFile(String)
}
