// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleText
import LifecycleUI
import OperatingSystem

/// The pages of the course in a language.
enum CoursePages {
  /// Makes the page of each lesson, and says what the index has of each.
  ///
  /// - Parameter frame: the surroundings of a lesson's page on the site; nil for a course of its own.
  static func make(
    _ parts: PageParts, _ language: Language,
    frame: ((Lesson, [String]) -> PageFrame)? = nil,
    write: ([UInt8], Lesson) throws -> Void
  ) throws -> [CourseIndex.Entry] {
    let phrases = language.phrases
    let lessons = Course.lessons(in: phrases)
    if lessons.isEmpty { throw Course.isMissing }
    var entries: [CourseIndex.Entry] = []
    for (index, lesson) in lessons.enumerated() {
      let opened = try Course.open(lesson, phrases)
      // In the language of the page.
      let scenario = opened.scenario.translated(by: opened.texts)
      let next = index + 1 < lessons.count ? lessons[index + 1] : nil
      let page = PageReport.page(
        of: ScenarioFile(name: lesson.title, scenario: scenario), parts, language,
        lesson: PageLesson(lesson, next: next, opened.scenario, program: Version.number),
        frame: frame?(lesson, scenario.notes))
      try write(page, lesson)
      entries.append(CourseIndex.Entry(lesson, scenario))
    }
    return entries
  }
}
