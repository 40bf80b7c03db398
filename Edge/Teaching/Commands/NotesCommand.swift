// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleText
import LifecycleUI
import OperatingSystem

/// `applife notes`: the speaker's notes, in a terminal that the class doesn't see.
package struct NotesCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "notes", abstract: HelpText.notes.text)

  @Argument(help: ArgumentHelp(.notesFile, valueName: "file"), completion: .file())
  var file: String?

  @OptionGroup var language: LanguageOption

  package init() {}

  package mutating func run() throws {
    if let file {
      let scenario = try ScenarioLibrary.load(file, overrides: Scenario.Overrides(), phrases)
      let lines = StageNotes.lines(
        of: scenario.scenario, title: scenario.texts(scenario.title), texts: scenario.texts,
        columns: Window.columns, phrases)
      try StandardOutput.page(lines.joined(separator: "\n") + "\n", as: .text)
    } else if Window.columns == nil {
      try StandardOutput.write(Self.text(try NotesFile.read(), columns: 80, phrases))
    } else {
      try follow()
    }
  }

  /// The time between two looks at the file, in milliseconds.
  private static let interval: Int32 = 250

  /// Shows the notes until the user ends the program.
  private func follow() throws -> Never {
    var shown = ""
    while true {
      let text: String
      do throws(Failure) {
        text = Self.text(try NotesFile.read(), columns: Window.columns ?? 80, phrases)
      } catch {
        text = error.lines.map { Printable.line($0) + "\n" }.joined()
      }
      if text != shown {
        // From the top of a clear screen; what is written has no control characters of its own.
        try StandardOutput.write("\u{1B}[H\u{1B}[2J" + text, isHarmless: true)
        shown = text
      }
      _ = poll(nil, 0, Self.interval)
    }
  }

  /// The notes as text: headings are bold on a terminal.
  private static func text(_ notes: StageNotes?, columns: Int, _ phrases: Phrases) -> String {
    guard let notes else { return phrases.presenting.nothingPresented + "\n" }
    let isTerminal = Window.columns != nil
    return notes.lines(columns: columns).map { line in
      let isBold = line.isHeading && isTerminal && !line.text.isEmpty
      return isBold ? "\u{1B}[1m\(line.text)\u{1B}[0m\n" : line.text + "\n"
    }.joined()
  }
}
