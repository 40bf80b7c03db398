// SPDX-License-Identifier: Apache-2.0

/// The sentences in the panels of the main run loop and the objects.
package struct RunLoopPhrases: Sendable {
  package let title: String
  /// The main thread of an app without a process.
  package let noProcess: String
  /// The main thread of a suspended app.
  package let suspended: String
  /// The main thread waits for an event.
  package let idle: String
  /// "runs applicationDidEnterBackground(_:)".
  package let runs: @Sendable (_ method: String) -> String
  /// "returns at 2.20 s".
  package let until: @Sendable (_ time: String) -> String
  /// "blocked since 2.00 s".
  package let blocked: @Sendable (_ time: String) -> String
  /// The heading of the queue behind the call in progress.
  package let waiting: @Sendable (_ count: Int) -> String
  package let nothingWaits: String
  /// The heading of the changes kept for a suspended app.
  package let kept: String
  /// "Path of the last event: touch".
  package let path: @Sendable (_ event: String) -> String
  package let noPath: @Sendable (_ key: String) -> String
}
