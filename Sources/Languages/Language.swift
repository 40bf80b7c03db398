// SPDX-License-Identifier: Apache-2.0

/// A language that the program speaks; the raw value is what `--lang` takes.
///
/// It holds its sentences. If it were an enum that chooses among them, the module for browsers would hold those of
/// every language.
package struct Language: RawRepresentable, CaseIterable, Sendable {
  /// The sentences of the language.
  package let phrases: Phrases

  package init(_ phrases: Phrases) { self.phrases = phrases }

  package static let english = Language(English.shared)
  package static let vietnamese = Language(Vietnamese.shared)
  package static let simplifiedChinese = Language(SimplifiedChinese.shared)
  package static let russian = Language(Russian.shared)

  /// The languages that can be chosen. Another one is a folder beside `English`, and its class in this list.
  package static var allCases: [Language] { [english, vietnamese, simplifiedChinese, russian] }

  /// The language's tag, as BCP 47 has it.
  package var rawValue: String { phrases.tag }

  package init?(rawValue: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }
}

extension Language: Hashable {
  package static func == (one: Language, other: Language) -> Bool { one.phrases === other.phrases }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(phrases)) }
}
