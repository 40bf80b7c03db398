// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// Another language, while the session lasts.
extension Session {
  /// The user asks for a language by its tag.
  mutating func speak(_ tag: String) -> [Effect] {
    guard let language = Language(tag: tag) else {
      let tags = Language.allCases.map { $0.rawValue }
      tell(.error, phrases.messages.unknownLanguage(Printable.stripped(tag), tags))
      return []
    }
    return [.speak(language, of: start.texts, start.lesson?.lesson)]
  }

  /// From here on everything is said in that language, also what has happened.
  mutating func speak(_ language: Language, _ texts: ScenarioTexts, _ lesson: Lesson.Place?) {
    run.start.language = language
    run.start.texts = texts
    if let lesson {
      run.start.lesson = lesson
      run.lesson?.place = lesson
    }
    run.timeline.mapNotes { $0.said(in: language.phrases, texts) }
    // Its titles are in the other language.
    view.kept.library = nil
    tell(.info, phrases.messages.language)
  }
}
