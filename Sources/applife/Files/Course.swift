// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleText
import LifecycleUI

/// The lessons, in the order of the numbers that their files' names begin with.
enum Course {
  static var lessons: [Lesson] { entries.map(\.lesson) }

  /// A lesson and its file.
  private typealias Entry = (lesson: Lesson, file: String)

  private static var entries: [Entry] {
    ShippedFolder.lessons.list.enumerated().map { index, summary in
      let name = summary.name.drop { $0.isNumber }.drop { $0 == "-" }
      return (
        Lesson(number: index + 1, name: String(name), title: summary.title), summary.name
      )
    }
  }

  /// No lesson was found at all.
  static let isMissing = Failure(
    "applife: no lessons found; name their folder in APPLIFE_LESSONS")

  /// The lesson of a number, of a name, or the only one whose name has that word.
  static func lesson(_ word: String) throws(Failure) -> Lesson {
    let entries = entries
    if entries.isEmpty { throw isMissing }
    let name = word.lowercased().replacing(" ", with: "-")
    if let number = Int(name) {
      guard let entry = entries.first(where: { $0.lesson.number == number }) else {
        throw Failure("applife: no lesson has the number \(number); the last is \(entries.count)")
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
    throw Failure(
      "applife: no lesson is named '\(word)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "applife learn lists them"))
  }

  /// The lesson of exactly that name; nil if there is none.
  static func named(_ name: String) -> Lesson? { lessons.first { $0.name == name } }

  /// Reads a lesson.
  static func open(_ lesson: Lesson, _ phrases: Phrases) throws(Failure) -> OpenedScenario {
    let entries = entries
    guard let index = entries.firstIndex(where: { $0.lesson.name == lesson.name }),
      let path = ShippedFolder.lessons.path(of: entries[index].file)
    else { throw Failure("applife: the lesson '\(lesson.name)' no longer exists") }
    let done = LessonProgress.read().done
    let open = entries.map(\.lesson).filter { $0.name != lesson.name && !done.contains($0.name) }
    let file = try ScenarioLibrary.load(path, overrides: Scenario.Overrides(), phrases)
    return OpenedScenario(
      file.scenario, name: lesson.title, lesson: Lesson.Place(entries[index].lesson, open: open))
  }
}
