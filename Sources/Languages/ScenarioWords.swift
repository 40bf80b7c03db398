// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Texts that are the same in every language, because scenarios have them so.
enum ScenarioWords {
  /// An event as a scenario writes it, but with a label in place of its phrase: "домой".
  static func event(_ event: SystemEvent, _ label: String) -> String {
    label + event.description.dropFirst(event.kind.phrase.count)
  }

  /// The ends of processes, as an expectation names them: "end crash".
  static func endings(_ endings: [Termination]) -> String {
    if endings.isEmpty { return "no end" }
    return endings.map { "end " + $0.reason.rawValue + ($0.code.map { " " + $0.rawValue } ?? "") }
      .joined(separator: ", ")
  }

  /// Calls or notifications with the state in which each came, at most twelve.
  ///
  /// - Parameter more: how the language says how many more there are: " and 3 more".
  static func reads<Name: RawRepresentable<String>>(
    _ what: String, _ reads: [Scenario.Window.Read<Name>], more: (Int) -> String
  ) -> String {
    if reads.isEmpty { return "no " + what }
    let shown = reads.prefix(12).map { $0.name.rawValue + " [\($0.state.rawValue)]" }
    let rest = reads.count - shown.count
    return what + " " + shown.joined(separator: ", ") + (rest > 0 ? more(rest) : "")
  }

  /// A byte as two digits: "0f".
  static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  /// Returns true if a word is a number without a unit.
  static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}
