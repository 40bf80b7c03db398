// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Log {
  /// What a row shows, as one text: what is searched is what is seen.
  static func text(of row: Row, in phrases: Phrases) -> String {
    let line = LogLine(row, phrases: phrases)
    var text = line.text
    if case .entry(let entry) = row, let app = entry.app { text = app + " " + text }
    for more in [line.tail] + line.below where !more.isEmpty { text += " " + more }
    return text
  }

  /// The numbers of the rows that contain what is searched for, whatever its case.
  func matches(in phrases: Phrases) -> [Int] {
    guard !term.isEmpty else { return [] }
    let term = term.lowercased()
    return (first..<end).filter {
      Self.text(of: self[$0], in: phrases).lowercased().contains(term)
    }
  }
}
