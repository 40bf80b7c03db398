// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleText

/// The sentences about what is wrong, in the language of the commands.
extension UsageProblem {
  package var text: String { Language.ofCommands.phrases.commandLine.usage(self) }
}

extension FileProblem {
  package var text: String { Language.ofCommands.phrases.commandLine.file(self) }
}

extension BuildMessage {
  package var text: String { Language.ofCommands.phrases.commandLine.build(self) }
}

extension StandardError {
  /// Says something about a file, or about what has that name.
  package static func write(_ problem: FileProblem, of name: String = "applife") {
    write(sentence: name + ": " + problem.text)
  }

  /// Says something about a hosted app.
  package static func write(_ message: BuildMessage, of name: String = "applife") {
    write(sentence: name + ": " + message.text)
  }

  /// Writes a sentence. On a terminal, its lines end between words.
  private static func write(sentence: String) {
    let page = ReportPage(columns: Window.columns(of: 2))
    for line in page.wrapped(Printable.line(sentence), hanging: 2) { write(line) }
  }
}
