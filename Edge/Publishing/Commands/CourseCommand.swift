// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import LifecycleUI
import OperatingSystem

/// `applife course`: the lessons as pages for browsers.
package struct CourseCommand: ParsableCommand {
  package static let configuration = CommandConfiguration("course", .course, .course)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(.courseOutput, valueName: "folder"),
    completion: .directory)
  var output: String

  @OptionGroup var language: LanguageOption

  package init() {}

  package mutating func run() throws {
    let parts = try PageFiles.parts(.ofCommands)
    let folder = output
    try PageFolder.make(folder)
    func write(_ bytes: [UInt8], _ name: String) throws {
      try Files.write(bytes, to: folder + "/" + name)
    }
    // It says that the folder is applife's, also if the command ends before the last page.
    try write(CourseIndex.page(of: [], parts, .ofCommands), CourseIndex.file)
    let lessons = try CoursePages.make(parts, .ofCommands) { page, lesson in
      try write(page, CourseIndex.file(of: lesson))
    }
    try write(CourseIndex.engine(parts), CourseIndex.engineFile)
    try write(CourseIndex.page(of: lessons, parts, .ofCommands), CourseIndex.file)
  }
}
