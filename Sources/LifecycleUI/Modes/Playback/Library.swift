// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// The lessons of the course and the scenarios that come with the program.
package struct Library: Hashable, Sendable {
  /// The lessons in the order of the course.
  package let lessons: [Lesson]
  /// The names of the lessons that are done.
  package let done: Set<String>
  package let scenarios: [ScenarioSummary]

  package init(lessons: [Lesson] = [], done: Set<String> = [], scenarios: [ScenarioSummary]) {
    self.lessons = lessons
    self.done = done
    self.scenarios = scenarios
  }

  /// A lesson or a scenario.
  enum Entry: Hashable, Sendable {
    case lesson(Lesson, isDone: Bool)
    case scenario(ScenarioSummary)

    var title: String {
      switch self {
      case .lesson(let lesson, _): "\(lesson.number) \(lesson.title)"
      case .scenario(let scenario): scenario.title
      }
    }

    /// The typed line that opens the entry.
    var statement: String {
      switch self {
      case .lesson(let lesson, _): "\(Command.Word.learn.rawValue) \(lesson.number)"
      case .scenario(let scenario): "\(Command.Word.load.rawValue) \(scenario.name)"
      }
    }

    /// The shell command that opens it.
    var commandLine: String {
      switch self {
      case .lesson: "applife \(statement)"
      case .scenario(let scenario): "applife \(scenario.name)"
      }
    }

    var effect: Effect {
      switch self {
      case .lesson(let lesson, _): .openLesson(lesson.name)
      case .scenario(let scenario): .openScenario(scenario.name)
      }
    }

    /// Returns true if every word of a search is in its name or its title.
    func matches(_ search: String) -> Bool {
      let text = (statement + " " + title).lowercased()
      return search.lowercased().split(separator: " ").allSatisfy { text.holds($0) }
    }
  }

  /// The lessons, then the scenarios.
  var entries: [Entry] {
    lessons.map { .lesson($0, isDone: done.contains($0.name)) } + scenarios.map(Entry.scenario)
  }

  /// Everything by topic, the lessons first.
  func topics(_ words: any ScenarioListPhrases) -> [(topic: String, entries: [Entry])] {
    let course = lessons.map { Entry.lesson($0, isDone: done.contains($0.name)) }
    let groups = ScenarioSummary.byTopic(scenarios).map { topic, scenarios in
      (topic ?? words.others, scenarios.map(Entry.scenario))
    }
    return (course.isEmpty ? [] : [(words.lessons, course)]) + groups
  }

  /// The list of plain mode: each topic, and below it the commands that open what matches a search.
  func lines(matching search: String, _ words: any ScenarioListPhrases) -> [String] {
    let lines = topics(words).flatMap { topic, entries in
      let found = entries.filter { $0.matches(search) }
      return found.isEmpty ? [] : ["\(topic):"] + found.map { "  \($0.statement): \($0.title)" }
    }
    return lines.isEmpty ? [words.nothingFound] : lines
  }
}
