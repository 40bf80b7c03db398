// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The words for a kind of event in a language: all that a language says of an event stands in one row.
package struct EventWords {
  /// A word or two, of at most nine columns, so that a small panel holds many: "home".
  package let label: String
  /// The name of the event: "Go to the Home Screen".
  package let name: String
  /// Other words by which the line of commands finds it, in English and in the language.
  package let otherWords: String
  /// The step of a tour, with the app's name and the event's argument: "Press the side button."
  package let step: (_ app: String, _ argument: String) -> String

  package init(
    _ label: String, name: String, otherWords: String = "",
    step: @escaping (_ app: String, _ argument: String) -> String
  ) {
    self.label = label
    self.name = name
    self.otherWords = otherWords
    self.step = step
  }

  /// Returns the step of a tour for an event: the thing that the tester does.
  package func step(of event: SystemEvent) -> String {
    step(event.app?.name ?? "", event.argument ?? "")
  }
}
