// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleText
import OperatingSystem

/// `applife new`: a starter app.
package struct NewCommand: ParsableCommand {
  package static let configuration = CommandConfiguration("new", .new, .new)

  @Argument(help: ArgumentHelp(.newName, valueName: "name"))
  var name: String

  /// The spelling of `--style swiftui` in version 0.2.0.
  @Flag(name: .customLong("swiftui"), help: .hidden)
  var isSwiftUI = false

  @Option(help: ArgumentHelp(.style))
  var style: LifecycleStyle?

  @OptionGroup var language: LanguageOption

  package init() {}

  package mutating func run() throws {
    let folder = name.split(separator: "/").last.map(String.init) ?? ""
    guard AppBuilder.appName(name) == folder else {
      throw Failure("\(name): " + UsageProblem.badAppName.text)
    }
    guard !Files.exists(name) else { throw Failure("\(name): \(Errno(code: EEXIST).text)") }
    try Files.makeFolder(name)
    let files = StarterApp.files(style ?? (isSwiftUI ? .swiftui : .scene), folder)
    for file in files { try write(file.text, to: name + "/" + file.name) }
    let paths = files.map { Printable.line(name + "/" + $0.name) }
    let message = BuildMessage.starterIsWritten(paths, app: Printable.line(name))
    try StandardOutput.write(message.text + "\n")
  }

  private func write(_ text: String, to path: String) throws(Failure) {
    do throws(OutputError) {
      let output = try Output(path: path)
      try output.write(Array(text.utf8))
      try output.finish()
    } catch {
      throw Failure(.wrongUse, error.lines)
    }
  }
}
