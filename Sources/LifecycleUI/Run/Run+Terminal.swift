// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
import LifecycleText

/// The powers of a terminal that a page lacks: another language, and a text for its clipboard.
extension Run {
  /// The user asks for a language by its tag.
  mutating func chooseLanguage(_ tag: String) -> [Effect] {
    guard let language = Language(tag: tag) else {
      let tags = Language.allCases.map { $0.rawValue }
      message = Message(.error, phrases.messages.unknownLanguage(Printable.stripped(tag), tags))
      return []
    }
    return [.speak(language, of: start.texts, start.lesson?.lesson)]
  }

  /// From here on everything is said in that language, also what has happened.
  mutating func speak(_ language: Language, _ texts: ScenarioTexts, _ place: Lesson.Place?) {
    start.language = language
    start.texts = texts
    if let place {
      start.lesson = place
      lesson?.place = place
    }
    timeline.mapNotes { $0.said(in: language.phrases, texts) }
    message = Message(.info, phrases.messages.language)
  }

  /// The most that a terminal takes for its clipboard, in bytes.
  private static let longestCopy = 32_768

  /// Asks for a text on the clipboard.
  mutating func copy(_ text: String) -> [Effect] {
    let isShort = text.utf8.count <= Self.longestCopy
    message = Message(.info, isShort ? phrases.messages.copied : phrases.messages.tooLongToCopy)
    return isShort ? [.copy(text)] : []
  }
}
