// SPDX-License-Identifier: Apache-2.0

import Languages

/// The way in which a session reaches its user. It is chosen once, when the session begins.
package enum Interface: Hashable, Sendable {
  /// Panels, and keys.
  case screen
  /// Lines of words in, lines of text out: every row of the log is read out.
  case plain

  /// The words that can be typed for commands. A screen shows the status all the time.
  var words: [String] {
    Command.Word.allCases.filter { self == .plain || $0 != .status }.map { $0.rawValue }
  }

  /// A word as it is typed: on a screen behind the colon of the prompt.
  func typed(_ word: Command.Word) -> String {
    switch self {
    case .screen: ":" + word.rawValue
    case .plain: word.rawValue
    }
  }
}
