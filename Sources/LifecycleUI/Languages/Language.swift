// SPDX-License-Identifier: Apache-2.0

/// The languages the program speaks or will speak; the raw value is what `--lang` takes.
package enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case vietnamese = "vi"
  case chinese = "zh-Hans"
  case russian = "ru"

  /// The sentences of the language; nil until it has been translated.
  package var phrases: Phrases? {
    switch self {
    case .english: .english
    case .vietnamese, .chinese, .russian: nil
    }
  }

  package var isAvailable: Bool { phrases != nil }

  /// The languages there are sentences for.
  package static var available: [Language] { allCases.filter(\.isAvailable) }
}
