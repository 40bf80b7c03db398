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
    for lesson in lessons {
      let file = ScenarioFile(
        name: lesson.title, scenario: try scenario(of: lesson))
      try write(PageReport.page(of: file, parts, .ofCommands), CourseIndex.file(of: lesson))
    }
    try write(CourseIndex.page(of: lessons, parts, .ofCommands), "index.html")
  }

  /// The scenario of a lesson in the language of the page.
  private func scenario(of lesson: Lesson) throws(Failure) -> Scenario {
    let opened = try Course.open(lesson, phrases)
    return opened.scenario.translated(by: opened.texts)
  }

  private func write(_ bytes: [UInt8], _ name: String) throws(Failure) {
    try SessionFiles.write(bytes, to: output + "/" + name)
  }
}
