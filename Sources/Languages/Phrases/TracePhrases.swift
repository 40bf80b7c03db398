// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The sentences for entries of the trace, for plain mode and screen readers.
package protocol TracePhrases: AnyObject, Sendable {
  func event(_ event: String, _ app: String?) -> String
  func main(_ app: String, _ arguments: String) -> String
  func applicationMain(_ app: String, _ principal: String, _ delegate: String) -> String
  func prewarmed(_ app: String) -> String
  func runLoop(_ app: String) -> String
  func snapshot(_ app: String) -> String
  func stateSaved(_ app: String) -> String
  /// A step of a process that no other sentence names.
  func process(_ app: String, _ step: Trace.ProcessStep) -> String
  func phase(_ app: String, _ scene: String?, _ to: String) -> String
  func completed(_ app: String, _ wake: BackgroundWake, _ result: String) -> String
  func call(_ app: String, _ method: String, _ state: String) -> String
  func returned(_ method: String, _ after: String, _ value: Bool?) -> String
  func notification(_ name: String, _ state: String) -> String
  func state(_ app: String, _ state: String, _ cause: String) -> String
  func task(_ app: String, _ name: String, _ what: Trace.TaskChange, _ remaining: String) -> String
  func deadline(_ app: String, _ limit: TimeLimit, _ time: String, _ due: String) -> String
  func queue(_ app: String?, _ event: String, _ what: Trace.QueueChange, _ rule: Rule) -> String
  func end(_ app: String, _ why: String, _ notified: Bool, _ unsavedEditsLost: Int) -> String
}
