// SPDX-License-Identifier: Apache-2.0

/// Looks by role: what a thing is chooses its colour here and nowhere else.
///
/// Colour never says anything alone: every role has a mark, a word or a place of its own too.
extension Style {
  /// Rules and boxes between panels.
  static let frame = Style(.standard, .dim)
  /// The title of a panel.
  static let title = Style(.standard, .bold)
  /// The title of the panel that has the keys.
  static let focusedTitle = Style(.cyan, [.bold, .reverse])
  /// What matters less than what is beside it.
  static let quiet = Style(.standard, .dim)
  /// What matters more.
  static let strong = Style(.standard, .bold)
  /// A key that may be pressed.
  static let key = Style(.cyan, .bold)
  /// A system event.
  static let event = Style(.cyan, .bold)
  /// A call to the app's own code.
  static let call = Style(.green)
  /// A notification of the notification centre.
  static let notification = Style(.blue)
  /// A change of state.
  static let state = Style(.yellow, .bold)
  /// The end of a process.
  static let ending = Style(.red, .bold)
  /// An event that was not possible.
  static let refusal = Style(.magenta)
  /// What counts: limits, tasks.
  static let limit = Style(.yellow)
  /// Less than a third of an allowance is left.
  static let urgent = Style(.red, .bold)
  /// The message line.
  static let message = Style(.standard, .bold)
  /// Text found by a search.
  static let found = Style(.yellow, [.reverse])
  /// The same in the selected row, which is in reverse video already.
  static let foundInSelection = Style(.standard, [.reverse, .bold, .underline])

  /// The same look with more attributes.
  func adding(_ more: Attributes) -> Style { Style(color, attributes.union(more)) }
}
