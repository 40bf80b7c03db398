// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle
import LifecycleText
import LifecycleUI

/// `applife learn`: the course.
struct LearnCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: "List the lessons of the course, or start one.",
    discussion: """
      A lesson is a scenario to step through. It says what happens next, how iOS reacts, and why. \
      Press Enter to take a step, and at the end to start the next lesson. With --plain, type next. \
      A lesson is done when you have taken its last step. The list shows your best score: how \
      many of its questions you answered right the first time.

      EXAMPLES:
        applife learn                 the lessons, and which are done
        applife learn 1               the first lesson
        applife learn scenes          the lesson of that name
        applife learn timer --plain   one line per change, commands on stdin
      """)

  @Argument(help: "The number or the name of a lesson. Without it, applife lists the lessons.")
  var lesson: String?

  @OptionGroup var interface: InterfaceOptions

  mutating func run() throws {
    guard let lesson else { return try list() }
    let settings = try interface.settings()
    let opened = try Course.open(Course.lesson(lesson), settings.language.phrases)
    var start = settings.start(opened.scenario)
    if let place = opened.lesson { start.begin(place) }
    try settings.show(start, overrides: Scenario.Overrides())
  }

  /// Lists the lessons, and names the first that is not done.
  private func list() throws(Failure) {
    let lessons = Course.lessons
    if lessons.isEmpty { throw Course.isMissing }
    let known = LessonProgress.read()
    let words = try interface.settings().language.phrases.lesson
    var table = Table(["number", "done", "best", "lesson", "title"], keys: [])
    for lesson in lessons {
      let mark = known.done.contains(lesson.name) ? "yes" : ""
      let best = known.best[lesson.name].map { words.shortScore($0.right, $0.count) } ?? ""
      table.add(["\(lesson.number)", mark, best, lesson.name, lesson.title])
    }
    var text = table.text(.text, columns: Window.columns)
    let missing = lessons.filter { !known.done.contains($0.name) }
    text += "\n\(lessons.count - missing.count) of \(lessons.count) done."
    if let next = missing.first { text += " To start the next: applife learn \(next.number)" }
    try StandardOutput.write(text + "\n")
    if let problem = known.problem {
      StandardError.write("applife: progress is not saved: \(problem)")
    }
  }
}
