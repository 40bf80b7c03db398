// SPDX-License-Identifier: Apache-2.0

import LifecycleText

/// The output of a hosted app, as the log shows it.
enum OutputText {
  /// The text of some bytes, without what could act on a terminal: control characters are dropped,
  /// and with an escape the sequence it begins; a tab becomes a space.
  static func clean(_ bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar == "\u{1B}" {
        dropSequence(&scalars)
      } else if scalar == "\t" {
        text.append(" ")
      } else if Printable.isHarmless(scalar) {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// Drops the rest of an escape sequence: parameters, and the character that ends it.
  private static func dropSequence(_ scalars: inout Substring.UnicodeScalarView) {
    guard scalars.first == "[" else { return }
    scalars.removeFirst()
    while let scalar = scalars.popFirst() {
      if (0x40...0x7E).contains(scalar.value) { return }
    }
  }
}
