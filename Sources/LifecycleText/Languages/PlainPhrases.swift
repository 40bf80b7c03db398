// SPDX-License-Identifier: Apache-2.0

/// The sentences of plain mode, except those about entries of the trace.
package struct PlainPhrases: Sendable {
  package let greeting: @Sendable (_ title: String, _ version: String) -> String
  /// What the user can type first. With a scenario, it names the number of steps.
  package let advice: @Sendable (_ steps: Int) -> String
  /// The screen of the phone.
  package let onScreen: @Sendable (_ screen: String) -> String
  package let app: @Sendable (_ name: String, _ state: String) -> String
  package let limit: @Sendable (_ app: String, _ limit: String, _ left: String) -> String
  /// How many steps have been taken, and the next one; nil at the end.
  package let progress: @Sendable (_ taken: Int, _ count: Int, _ next: String?) -> String
  package let help: [String]
}
