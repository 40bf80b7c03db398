// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The words of a record: what happened in a run, in lines and tables for people. Formats for programs have the
/// engine's own words, in every language.
package protocol RecordPhrases: AnyObject, Sendable {
  /// The kind of an entry, in at most twelve columns: "call".
  func kind(_ kind: Trace.Kind) -> String
  /// The text of an entry, without time, app and kind. Statements of scenarios, API names and what an app prints stay as
  /// they are.
  func text(_ entry: Trace.Entry) -> String
  /// The origin of an entry: its number, its rule, the entry it follows from, and the limit that was reached.
  func origin(_ entry: Trace.Entry) -> String
}
