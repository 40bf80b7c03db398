// SPDX-License-Identifier: Apache-2.0

/// The languages the program speaks; the raw value is what `--lang` takes.
package enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"

  /// The sentences of the language.
  // Lent by their address: they take kilobytes, and other modules would copy what a `_read` lends.
  package var phrases: Phrases {
    unsafeAddress {
      switch self {
      case .english: Self.englishPhrases
      }
    }
  }

  // Unsafe for the compiler alone: the memory is written once, before anybody has its address, and
  // is never freed.
  nonisolated(unsafe) private static let englishPhrases = address(of: Phrases.english)

  private static func address(of phrases: Phrases) -> UnsafePointer<Phrases> {
    let memory = UnsafeMutablePointer<Phrases>.allocate(capacity: 1)
    memory.initialize(to: phrases)
    return UnsafePointer(memory)
  }
}
