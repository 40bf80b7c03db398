// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle
import LifecycleText
import LifecycleUI

/// `applife course`: the lessons as pages for browsers.
struct CourseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "course",
    abstract: "Write the lessons of the course as pages for browsers, with an index.",
    discussion: """
      Each page is one file that works without a network. Put the folder on any web server, or into \
      the files of a course.

      EXAMPLES:
        applife course -o Course
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for the pages; it is made if there is none.", valueName: "folder"),
    completion: .directory)
  var output: String

  mutating func run() throws {
    let lessons = Course.lessons
    if lessons.isEmpty { throw Course.isMissing }
    let parts = try PageFiles.parts(.ofCommands)
    try Files.makeFolder(output)
    for lesson in lessons {
      let file = ScenarioFile(
        name: lesson.title, scenario: try Course.open(lesson, phrases).scenario)
      try write(PageReport.page(of: file, parts, .ofCommands), CourseIndex.file(of: lesson))
    }
    try write(CourseIndex.page(of: lessons, parts, .ofCommands), "index.html")
  }

  private func write(_ bytes: [UInt8], _ name: String) throws(Failure) {
    try SessionFiles.write(bytes, to: output + "/" + name)
  }
}
