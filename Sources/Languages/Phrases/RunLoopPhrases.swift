// SPDX-License-Identifier: Apache-2.0

/// The sentences in the panels of the main run loop and the objects.
package protocol RunLoopPhrases: AnyObject, Sendable {
  var title: String { get }
  /// The main thread of an app without a process.
  var noProcess: String { get }
  /// The main thread of a suspended app.
  var suspended: String { get }
  /// The main thread waits for an event.
  var idle: String { get }
  /// "runs applicationDidEnterBackground(_:)".
  func runs(_ method: String) -> String
  /// "expiration handler outbox": a handler that waits.
  func expirationHandler(_ task: String) -> String
  /// "returns at 2.20 s".
  func until(_ time: String) -> String
  /// "blocked since 2.00 s".
  func blocked(_ time: String) -> String
  /// The heading of the queue behind the call in progress.
  func waiting(_ count: Int) -> String
  var nothingWaits: String { get }
  /// The heading of the changes kept for a suspended app.
  var kept: String { get }
  /// "Path of the last event: touch".
  func path(_ event: String) -> String
  func noPath(_ key: String) -> String
}
