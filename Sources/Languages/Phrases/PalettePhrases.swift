// SPDX-License-Identifier: Apache-2.0

/// The sentences of the list above the line of commands that stand nowhere else.
package protocol PalettePhrases: AnyObject, Sendable {
  /// The title of the list of all events: how many of them are possible now.
  func events(possible: Int, of count: Int) -> String
  /// The rows of the list that are in sight: "rows 1-16 of 24".
  func rows(_ first: Int, to last: Int, of count: Int) -> String
  /// Letters that are typed find events and everything else.
  var typeToFind: String { get }
  /// The heading of lines that were entered before.
  var enteredBefore: String { get }
  /// The states that an event leads to.
  func next(_ states: String) -> String
  /// An event changes no state.
  var noChange: String { get }
  /// The title of what was found: its number.
  func found(_ count: Int) -> String
  /// Nothing was found, and what to do then.
  var nothing: String { get }
  /// A part of the help.
  func topic(_ name: String) -> String
  /// The effect of a statement that is no event.
  func meaning(of word: StatementWord) -> String
}
