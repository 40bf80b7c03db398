// SPDX-License-Identifier: Apache-2.0
import Languages

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
    write(name + ": " + problem.text)
  }

  /// Says something about a hosted app.
  package static func write(_ message: BuildMessage, of name: String = "applife") {
    write(name + ": " + message.text)
  }
}
