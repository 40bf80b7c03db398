// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle

/// `applife events`: the vocabulary.
struct EventsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "events", abstract: "List everything that can happen to the device.")

  @OptionGroup(title: "Common options")
  var common: CommonOptions

  mutating func run() throws {
    var table = Table()
    for kind in SystemEvent.Kind.allCases { table.add(kind.usage) }
    try StandardOutput.write(table.text)
  }
}

/// `applife rules`: the rule book.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules: id, what, value, source and grade.")

  @OptionGroup(title: "Common options")
  var common: CommonOptions

  mutating func run() throws {
    var table = Table()
    for rule in Rule.allCases { table.add(rule.rawValue) }
    try StandardOutput.write(table.text)
  }
}

/// The standard output, for what is written at once.
enum StandardOutput {
  static func write(_ text: String) throws(Failure) {
    do throws(OutputError) {
      let output = Output()
      try output.write(Array(text.utf8))
    } catch {
      switch error {
      case .readerIsGone: return
      case .failed(let failure): throw failure
      }
    }
  }
}

extension SystemEvent.Kind {
  /// The event as a scenario writes it, with what follows its name.
  var usage: String {
    switch form {
    case .bare: self == .edit ? phrase + " [APP]" : phrase
    case .app: phrase + " [APP]"
    case .requiredApp: phrase + " APP"
    case .argument(let argument): phrase + " \(argument.rawValue) [APP]"
    }
  }
}
