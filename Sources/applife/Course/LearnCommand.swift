// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleText
import LifecycleUI
import OperatingSystem

/// `applife learn`: the course.
struct LearnCommand: ParsableCommand {
  static let configuration = CommandConfiguration("learn", .learn, .learn)

  @Argument(help: ArgumentHelp(.learnLesson))
  var lesson: String?

  @Option(help: ArgumentHelp(.learnReport, valueName: "file"), completion: .file())
  var report: String?

  @Flag(help: ArgumentHelp(.jsonLines))
  var json = false

  @OptionGroup var interface: InterfaceOptions

  func validate() throws {
    if lesson != nil { try refuse(json ? "--json" : nil, with: "<lesson>") }
    if report != nil { try refuse(json ? "--json" : nil, with: "--report") }
  }

  mutating func run() throws {
    if lesson == nil, report == nil { return try list() }
    let settings = try interface.settings()
    let phrases = settings.language.phrases
    let opened = try Course.open(chosen(phrases), phrases)
    var start = settings.start(opened.scenario)
    start.run.texts = opened.texts
    if let report { start.run.handIn = try HandInFile.open(report, phrases) }
    start.run.lesson = opened.lesson
    try settings.show(start, overrides: Scenario.Overrides())
  }

  /// The lesson that was asked for; else the first that is not done, or the first of all.
  private func chosen(_ phrases: Phrases) throws(Failure) -> Lesson {
    if let lesson { return try Course.lesson(lesson, phrases) }
    let lessons = Course.lessons(in: phrases)
    let done = LessonProgress.read().done
    guard let next = lessons.first(where: { !done.contains($0.name) }) ?? lessons.first else {
      throw Course.isMissing
    }
    return next
  }

  /// Lists the lessons, and names the first that is not done.
  private func list() throws(Failure) {
    let own = try interface.settings().language.phrases
    let phrases = json ? Language.english.phrases : own
    let lessons = Course.lessons(in: phrases)
    if lessons.isEmpty { throw Course.isMissing }
    let known = LessonProgress.read()
    var table = Table(
      phrases.commandLine.columns(.lessons), keys: ["number", "done", "best", "name", "title"])
    for lesson in lessons {
      let mark = known.done.contains(lesson.name) ? phrases.commandLine.yes : ""
      let best =
        known.best[lesson.name].map { phrases.lesson.shortScore($0.right, of: $0.count) } ?? ""
      table.add(["\(lesson.number)", mark, best, lesson.name, lesson.title])
    }
    if json {
      try StandardOutput.write(table.text(.jsonl), as: .json)
      return
    }
    let page = ReportPage.page()
    var out = TextBuffer()
    table.write(to: &out, on: page)
    let missing = lessons.filter { !known.done.contains($0.name) }
    out.newline()
    out.add(
      phrases.commandLine.lessonsDone(
        lessons.count - missing.count, of: lessons.count, next: missing.first?.number), on: page,
      .strong)
    try StandardOutput.write(out.text, as: page.encoding())
    if let problem = known.problem {
      StandardError.write(.progressNotSaved(problem))
    }
  }
}
