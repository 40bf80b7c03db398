// SPDX-License-Identifier: Apache-2.0

/// The languages the program speaks; the raw value is what `--lang` takes.
package enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"

  /// The sentences of the language.
  // Lent and not handed out: they take kilobytes, and whoever keeps the language keeps a byte.
  package var phrases: Phrases {
    _read { yield book.phrases }
  }

  private var book: PhraseBook {
    switch self {
    case .english: .english
    }
  }
}

/// The place in memory where the sentences of a language stay. What an object holds is lent without
/// a copy.
private final class PhraseBook: Sendable {
  let phrases: Phrases

  private init(_ phrases: Phrases) { self.phrases = phrases }

  static let english = PhraseBook(.english)
}
