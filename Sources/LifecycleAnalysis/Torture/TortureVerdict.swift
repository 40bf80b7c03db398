// SPDX-License-Identifier: Apache-2.0

/// The fate of the user's data at a moment.
package enum TortureVerdict: Hashable, Sendable {
  /// Everything that was edited was there after the next launch.
  case kept
  /// These edits were not; empty where a file was compared. Whether the process that ended had
  /// said that they were saved.
  case lost([String], wereClaimed: Bool)
  /// The app was not active again within the time that was allowed.
  case notLaunched
  /// Launched again, the app did not say what had been saved.
  case notSaid
  /// Nothing was edited before the end.
  case notEdited
  /// The process did not end there.
  case notEnded

  /// True if it speaks against the app.
  package var fails: Bool {
    switch self {
    case .lost, .notLaunched, .notSaid: true
    case .kept, .notEdited, .notEnded: false
    }
  }

  /// True if it says anything about the data.
  package var isJudged: Bool {
    switch self {
    case .kept, .lost, .notLaunched, .notSaid: true
    case .notEdited, .notEnded: false
    }
  }

  /// The time for which a real app is waited for where the engine's own returns at once.
  package static let patience = Duration.seconds(20)
}
