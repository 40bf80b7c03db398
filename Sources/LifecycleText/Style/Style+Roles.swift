// SPDX-License-Identifier: Apache-2.0

/// Looks by role: what a thing is chooses its look here and nowhere else.
///
/// The five states have colors (``of(_:)-(EmulatedApp.State)``), and so has an end (``ending``); nothing
/// else has one. Color never says anything alone: every role has a mark, a word or a place of its own
/// too. What a reader may pass over is dim.
extension Style {
  /// Rules between panels, and the lines of the diagram.
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
  package static let key = Style(.standard, .bold)
  /// A system event.
  package static let event = Style(.standard, .bold)
  /// A call to the app's own code.
  package static let call = Style()
  /// A notification of the notification center.
  package static let notification = Style(.standard, .dim)
  /// A change of state, but for the names of the states, which have their colors.
  package static let state = Style(.standard, .bold)
  /// The end of a process.
  package static let ending = Style(.ending, .bold)
  /// An end, as a surface.
  package static let endingBadge = Style(.ending, [.bold, .reverse])
  /// An event that was not possible.
  package static let refusal = Style()
  /// A thing that counts: a limit, a task.
  package static let limit = Style()
  /// Less than a third of a limit that ends the process is left.
  package static let urgent = Style(.ending, .bold)
  /// An expectation that held, an item that was seen.
  package static let held = Style(.standard, .bold)
  /// An expectation that did not hold, an error.
  package static let failed = Style(.standard, [.bold, .reverse])
  /// A note of a scenario.
  package static let note = Style(.standard, .dim)
  /// A thing that must not be overlooked: a clock that was stopped.
  package static let alarming = Style(.standard, [.bold, .reverse])
  /// The message line.
  package static let message = Style(.standard, .bold)
  /// Text found by a search.
  package static let found = Style(.standard, .reverse)
  /// A word that was found in the selected row, which is in reverse video already.
  package static let foundInSelection = Style(.standard, [.reverse, .bold, .underline])

  /// The same look with more attributes.
  package func adding(_ more: Attributes) -> Style { Style(color, attributes.union(more)) }
}
