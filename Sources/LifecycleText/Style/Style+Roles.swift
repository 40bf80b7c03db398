// SPDX-License-Identifier: Apache-2.0

/// Looks by role: what a thing is chooses its color here and nowhere else.
///
/// Color never says anything alone: every role has a mark, a word or a place of its own too. Dim
/// is for frames and for what cannot be done; nothing a reader needs is dim.
extension Style {
  /// Rules and boxes between panels.
  package static let frame = Style(.standard, .dim)
  /// The title of a panel.
  package static let title = Style(.standard, .bold)
  /// The title of the panel that has the keys.
  package static let focusedTitle = Style(.standard, [.bold, .reverse])
  /// A thing that matters less than the things beside it.
  package static let quiet = Style(.standard, .dim)
  /// A thing that matters more.
  package static let strong = Style(.standard, .bold)
  /// A key that may be pressed.
  package static let key = Style(.cyan, .bold)
  /// A system event.
  package static let event = Style(.cyan, .bold)
  /// A call to the app's own code.
  package static let call = Style(.green)
  /// A notification of the notification center.
  package static let notification = Style(.blue)
  /// A change of state.
  package static let state = Style(.orange, .bold)
  /// The end of a process.
  package static let ending = Style(.red, .bold)
  /// A word beside the trace: what a scenario's author says.
  package static let note = Style(.standard, .dim)
  /// An event that was not possible.
  package static let refusal = Style(.magenta)
  /// A thing that counts: a limit, a task.
  package static let limit = Style(.orange)
  /// Less than a third of an allowance is left.
  package static let urgent = Style(.red, .bold)
  /// A thing that must not be overlooked: a clock that stands still.
  package static let alarming = Style(.standard, [.bold, .reverse])
  /// The message line.
  package static let message = Style(.standard, .bold)
  /// Text found by a search.
  package static let found = Style(.standard, .reverse)
  /// The same in the selected row, which is in reverse video already.
  package static let foundInSelection = Style(.standard, [.reverse, .bold, .underline])

  /// The same look with more attributes.
  package func adding(_ more: Attributes) -> Style { Style(color, attributes.union(more)) }
}
