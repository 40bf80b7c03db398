// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Languages
import OperatingSystem

/// The sentences of the command line in the language of the commands.
extension HelpText {
  package var text: String { Language.ofCommands.phrases.commandLine.help(self) }
}

extension Discussion {
  package var text: String { Language.ofCommands.phrases.commandLine.discussion(self) }
}

extension CommandConfiguration {
  /// A command with its help.
  package init(
    _ name: String, _ abstract: HelpText, _ discussion: Discussion, aliases: [String] = []
  ) {
    self.init(
      commandName: name, abstract: abstract.text, discussion: discussion.text, aliases: aliases)
  }
}

extension ArgumentHelp {
  /// The help of an option.
  package init(_ text: HelpText, valueName: String? = nil) {
    self.init(text.text, valueName: valueName)
  }
}
