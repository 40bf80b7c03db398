// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// The sentences about data that an app loses when its process ends.
package protocol TorturePhrases: AnyObject, Sendable {
  /// The fate of the data, in a word or two.
  func verdict(_ verdict: TortureVerdict) -> String
  /// A verdict in a sentence. Facts about the process may follow.
  func finding(_ verdict: TortureVerdict) -> String
  /// The process ended in another way before the planned end.
  func endedOtherwise(_ ending: Termination) -> String
  /// A step that waits until the app is in a state.
  func until(_ state: EmulatedApp.State) -> String
  /// The state in which the process ends in the middle of a call.
  func inCall(_ state: String, _ callback: Callback) -> String
  /// The lines before the table.
  func head(_ app: String, moments: Int, situations: Int) -> String
  /// The last line: how many moments lose data, and how many could not be judged.
  func summary(lost: Int, moments: Int, unjudged: Int) -> String
  /// The limits that were shortened, each with its length here and on iOS.
  func shortened(_ limits: [ShortenedLimit]) -> String
  /// The reason that the app cannot be judged, and what to do.
  func problem(_ problem: TortureProblem) -> [String]
  var headings: [String] { get }
}

/// A limit that is shorter than on iOS.
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

/// A reason that the app cannot be judged.
package enum TortureProblem: Sendable {
  /// The app reports nothing about its data.
  case saysNothing(app: String)
  /// It reports saved data, but no edits.
  case neverEdits(app: String)
  /// It reports edits, but no saved data.
  case neverSaves(app: String)
  /// It was not active in time after its first launch.
  case notLaunched(app: String, said: [String])
  /// The app was never edited before its process ended.
  case nothingJudged(app: String)
  /// The edit did not happen: what was said about the process, such as the buttons that are there.
  case notEdited(app: String, said: [String])
  /// The edit changes nothing in the file, even if the process does not end. There are these files.
  case changesNothing(app: String, file: String, files: [String])
  /// The file is another after each launch, also if nobody edits.
  case changesByItself(app: String, file: String)
  /// The event that `--edit` names is not possible in an app that is active.
  case editRefused(String)
  /// `--edit` takes only events.
  case editIsNoEvent(String)
  /// `--file` takes a name inside the home folder.
  case badFile(String)
}
