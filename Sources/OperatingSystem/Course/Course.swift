// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleText
import LifecycleUI

/// The lessons, in the order of the numbers that their files' names begin with.
package enum Course {
  package static func lessons(in phrases: Phrases) -> [Lesson] { entries(phrases).map(\.lesson) }

  /// A lesson and its file.
  private typealias Entry = (lesson: Lesson, file: String)

  private static func entries(_ phrases: Phrases) -> [Entry] {
    ShippedFolder.lessons.list(in: phrases.tag).enumerated().map { index, summary in
      let lesson = Lesson(number: index + 1, name: name(ofFile: summary.name), title: summary.title)
      return (lesson, summary.name)
    }
  }

  /// The name of a lesson, without the number before it.
  private static func name(ofFile file: String) -> String {
    String(file.drop { $0.isNumber }.drop { $0 == "-" })
  }

  /// The user's progress; nil without lessons. It reads one lesson and not all.
  package static func standing(_ phrases: Phrases) -> CourseStanding? {
    let files = ShippedFolder.lessons.names
    let names = files.map(name)
    let done = LessonProgress.read().done
    let place = names.firstIndex { !done.contains($0) } ?? 0
    guard files.indices.contains(place),
      let summary = ShippedFolder.lessons.summary(of: files[place], in: phrases.tag)
    else { return nil }
    return CourseStanding(
      done: names.count { done.contains($0) }, count: names.count,
      next: Lesson(number: place + 1, name: names[place], title: summary.title))
  }

  /// No lesson can be read: those of the user's folder come instead of the program's.
  package static var isMissing: Failure { Failure(FileProblem.noLessons) }

  /// The lesson of a number, of a name, or the only one whose name has that word.
  package static func lesson(_ word: String, _ phrases: Phrases) throws(Failure) -> Lesson {
    let entries = entries(phrases)
    if entries.isEmpty { throw isMissing }
    let name = word.lowercased().replacing(" ", with: "-")
    if let number = Int(name) {
      guard let entry = entries.first(where: { $0.lesson.number == number }) else {
        throw Failure(UsageProblem.noLessonNumber(number, last: entries.count))
      }
      return entry.lesson
    }
    if let entry = entries.first(where: { $0.lesson.name == name || $0.file == name }) {
      return entry.lesson
    }
    let similar = entries.filter { $0.lesson.name.contains(name) }
    if let only = similar.first, similar.count == 1 { return only.lesson }
    let nearest =
      similar.first?.lesson.name
      ?? EditDistance.name(to: name, among: entries.map(\.lesson.name))
    throw Failure(UsageProblem.noLesson(word, nearest: nearest))
  }

  /// The lesson of exactly that name; nil if there is none.
  package static func named(_ name: String, _ phrases: Phrases) -> Lesson? {
    lessons(in: phrases).first { $0.name == name }
  }

  /// Returns the place of a lesson in the course, with the titles in a language; nil if there is no such lesson.
  package static func place(of lesson: Lesson, in phrases: Phrases) -> Lesson.Place? {
    let lessons = lessons(in: phrases)
    let done = LessonProgress.read().done
    return lessons.first { $0.name == lesson.name }.map { found in
      Lesson.Place(found, open: lessons.filter { $0.name != found.name && !done.contains($0.name) })
    }
  }

  /// Reads a lesson.
  package static func open(_ lesson: Lesson, _ phrases: Phrases) throws(Failure) -> OpenedScenario {
    guard let entry = entries(phrases).first(where: { $0.lesson.name == lesson.name }),
      let path = ShippedFolder.lessons.path(of: entry.file)
    else { throw Failure(FileProblem.lessonIsGone(lesson.name)) }
    let file = try ScenarioLibrary.load(path, overrides: Scenario.Overrides(), phrases)
    return OpenedScenario(
      file.scenario, name: lesson.title, lesson: place(of: entry.lesson, in: phrases),
      texts: file.texts)
  }
}
