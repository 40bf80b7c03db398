// SPDX-License-Identifier: Apache-2.0

/// The languages the program speaks; the raw value is what `--lang` takes.
package enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case russian = "ru"

  /// The sentences of the language.
  package var phrases: Phrases {
    switch self {
    case .english: EnglishBook.shared
    case .russian: RussianBook.shared
    }
  }
}
