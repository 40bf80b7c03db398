// SPDX-License-Identifier: Apache-2.0

/// The languages the program speaks; the raw value is what `--lang` takes.
package enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"

  /// The sentences of the language.
  // Lent and not handed out: they take kilobytes, and whoever keeps the language keeps a byte.
  package var phrases: Phrases {
    _read {
      switch self {
      case .english: yield.english
      }
    }
  }
}
