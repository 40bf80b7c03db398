// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The sentences of plain mode, except those about entries of the trace.
package protocol PlainPhrases: AnyObject, Sendable {
  func greeting(_ title: String, version: String) -> String
  /// The words that the user can type first. With a scenario, it names the number of steps.
  func advice(_ steps: Int) -> String
  /// The screen of the phone.
  func onScreen(_ screen: String) -> String
  func app(_ name: String, state: String) -> String
  func limit(_ app: String, _ limit: TimeLimit, left: String) -> String
  /// The number of steps that have been taken, and the next one; nil at the end.
  func progress(_ taken: Int, of count: Int, next: String?) -> String
  var help: [String] { get }
}
