// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import LifecycleText

/// `applife new`: a starter app.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a starter app that applife host builds and runs.",
    discussion: """
      applife writes a folder with a short app delegate. It has a timer that prints, the six \
      life-cycle methods, and a note that it saves when the app enters the background. With \
      --swiftui, applife writes an App with a view whose task prints. It never replaces a file.

      EXAMPLES:
        applife new Notes && applife host Notes
        applife new Notes --swiftui && applife host Notes
      """)

  @Argument(help: ArgumentHelp("The name of the app and its folder.", valueName: "name"))
  var name: String

  @Flag(name: .customLong("swiftui"), help: "Write a SwiftUI app.")
  var isSwiftUI = false

  mutating func run() throws {
    let folder = name.split(separator: "/").last.map(String.init) ?? ""
    guard AppBuilder.appName(name) == folder else {
      throw Failure(
        "\(name): an app's name must consist of letters and digits and begin with a letter")
    }
    guard !Files.exists(name) else { throw Failure("\(name): \(Errno(code: EEXIST).text)") }
    try Files.makeFolder(name)
    let files = isSwiftUI ? StarterApp.swiftUI(folder) : StarterApp.delegate
    for file in files { try write(file.text, to: name + "/" + file.name) }
    let paths = files.map { Printable.line(name + "/" + $0.name) }.joined(separator: " and ")
    try StandardOutput.write(
      "\(paths) \(files.count == 1 ? "is" : "are") written: applife host \(Printable.line(name))\n")
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
