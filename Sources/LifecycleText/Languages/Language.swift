// SPDX-License-Identifier: Apache-2.0

/// A language the program speaks; the raw value is what `--lang` takes.
///
/// It holds its sentences. Were it an enum that chooses among them, the module for browsers would hold those of
/// every language.
package struct Language: RawRepresentable, CaseIterable, Hashable, Sendable {
  package let rawValue: String
  /// The sentences of the language.
  package let phrases: Phrases

  package static let english = Language("en", EnglishBook.shared)

  package static let allCases: [Language] = [english]

  private init(_ rawValue: String, _ phrases: Phrases) {
    self.rawValue = rawValue
    self.phrases = phrases
  }

  package init?(rawValue: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }

  package static func == (one: Language, other: Language) -> Bool { one.rawValue == other.rawValue }

  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}
