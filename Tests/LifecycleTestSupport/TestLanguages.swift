// SPDX-License-Identifier: Apache-2.0

import Languages

/// Languages made of English, for tests.
package enum TestLanguages {
  /// Each letter is a Cyrillic one, and lines break as in English: what is still in English letters is in
  /// no sentence.
  package static let marked = Language(WrappedPhraseBook(Language.english.phrases, mark))

  /// Each sentence is 40 % longer.
  package static let long = Language(WrappedPhraseBook(Language.english.phrases, lengthen))

  /// Each sentence is 40 % longer, and its letters are two columns wide.
  package static let wide = Language(
    WrappedPhraseBook(Language.english.phrases) { widen(lengthen($0)) })

  @Sendable package static func mark(_ text: String) -> String {
    changed(text) { (0x61...0x7A).contains($0 | 0x20) ? 0x430 + ($0 & 0x1F) : $0 }
  }

  @Sendable private static func lengthen(_ text: String) -> String {
    let words = text.split(separator: " ")
    return ([text] + words.prefix((words.count * 2 + 4) / 5).map(String.init))
      .joined(separator: " ")
  }

  private static func widen(_ text: String) -> String {
    changed(text) { (0x61...0x7A).contains($0 | 0x20) ? 0xFEE0 + $0 : $0 }
  }

  private static func changed(_ text: String, _ change: (UInt32) -> UInt32) -> String {
    var result = String.UnicodeScalarView()
    result.append(
      contentsOf: text.unicodeScalars.map { Unicode.Scalar(change($0.value)) ?? $0 })
    return String(result)
  }
}
