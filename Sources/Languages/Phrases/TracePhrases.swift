// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The sentences for entries of the trace, for plain mode and screen readers.
package protocol TracePhrases: AnyObject, Sendable {
  func event(_ event: String, app: String?) -> String
  func main(_ app: String, arguments: String) -> String
  func applicationMain(_ app: String, principal: String, delegate: String) -> String
  func prewarmed(_ app: String) -> String
  func runLoop(_ app: String) -> String
  func snapshot(_ app: String) -> String
  func stateSaved(_ app: String) -> String
  /// A step of a process that no other sentence names.
  func process(_ app: String, _ step: Trace.ProcessStep) -> String
  func phase(_ app: String, scene: String?, to: String) -> String
  func completed(_ app: String, _ wake: BackgroundWake, result: String) -> String
  func call(_ app: String, method: String, state: String) -> String
  func returned(_ method: String, after: String, _ value: Bool?) -> String
  func notification(_ name: String, state: String) -> String
  func state(_ app: String, state: String, cause: String) -> String
  func task(_ app: String, name: String, _ what: Trace.TaskChange, remaining: String) -> String
  func deadline(_ app: String, _ limit: TimeLimit, time: String, due: String) -> String
  func queue(_ app: String?, event: String, _ what: Trace.QueueChange, _ rule: Rule) -> String
  func end(_ app: String, why: String, _ notified: Bool, _ unsavedEditsLost: Int) -> String
}
