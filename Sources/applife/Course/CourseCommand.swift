// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Languages
import Lifecycle
import LifecycleText
import LifecycleUI

/// `applife course`: the lessons as pages for browsers.
struct CourseCommand: ParsableCommand {
  static let configuration = CommandConfiguration("course", .course, .course)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(.courseOutput, valueName: "folder"),
    completion: .directory)
  var output: String

  @OptionGroup var language: LanguageOption

  mutating func run() throws {
    let lessons = Course.lessons(in: phrases)
    if lessons.isEmpty { throw Course.isMissing }
    let parts = try PageFiles.parts(.ofCommands)
    try Files.makeFolder(output)
    var aims: [(Lesson, [String])] = []
    for (index, lesson) in lessons.enumerated() {
      let opened = try Course.open(lesson, phrases)
      // In the language of the page.
      let scenario = opened.scenario.translated(by: opened.texts)
      let next = index + 1 < lessons.count ? lessons[index + 1] : nil
      let page = PageReport.page(
        of: ScenarioFile(name: lesson.title, scenario: scenario), parts, .ofCommands,
        lesson: PageLesson(lesson, next: next, opened.scenario, program: Version.number))
      try write(page, CourseIndex.file(of: lesson))
      aims.append((lesson, scenario.notes))
    }
    try write(CourseIndex.engine(parts), CourseIndex.engineFile)
    try write(CourseIndex.page(of: aims, parts, .ofCommands), CourseIndex.file)
  }

  private func write(_ bytes: [UInt8], _ name: String) throws(Failure) {
    try SessionFiles.write(bytes, to: output + "/" + name)
  }
}
