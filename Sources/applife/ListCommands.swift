// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle
import LifecycleUI

/// `applife events`: the vocabulary.
struct EventsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "events", abstract: "List everything that can happen to the device.",
    discussion: """
      Each event is written as scenario files, the : line and --plain take it: a space and a \
      hyphen are the same, case does not matter, and a missing APP is the app in focus. The key \
      is the one of the screen; what has no key is typed after a colon.
      """)

  @Option(help: "How the list is written: text, jsonl or markdown.")
  var format = ListFormat.text

  @OptionGroup(title: "Common options")
  var common: CommonOptions

  mutating func run() throws {
    let phrases = common.phrases
    var table = Table(["event", "key", "what it is"], keys: ["event", "key", "what"])
    for kind in SystemEvent.Kind.allCases {
      table.add([kind.usage, Keymap.key(for: kind)?.name ?? "", phrases.event(kind)])
    }
    try StandardOutput.write(table.text(format))
  }
}

/// `applife rules`: the rule book.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules: id, what, value, source and grade.",
    discussion: """
      The value of a rule about time begins with the name that a scenario's limit line takes. A \
      grade says how far a rule can be trusted: documented by Apple, observed on devices, \
      disputed between sources, or assumed. A precondition says nothing about iOS: it is what \
      the emulator needs before it accepts an event, and has no source.
      """)

  @Option(help: "How the list is written: text, jsonl or markdown.")
  var format = ListFormat.text

  @OptionGroup(title: "Common options")
  var common: CommonOptions

  mutating func run() throws {
    let phrases = common.phrases
    let version = common.ios ?? Device.latestVersion
    var values: [Rule: String] = [:]
    for limit in TimeLimit.allCases {
      values[limit.rule] = limit.rawValue + " " + limit.standard(ios: version).words
    }
    var table = Table(
      ["id", "what", "value", "source", "grade"], keys: ["id", "what", "value", "source", "grade"])
    for rule in Rule.allCases {
      let sources = rule.origin.sources.map(\.text)
      table.add([
        rule.rawValue, phrases.rule(rule), values[rule] ?? "",
        sources.isEmpty ? phrases.grade(rule.grade) : sources.joined(separator: "; "),
        rule.grade.rawValue,
      ])
    }
    try StandardOutput.write(table.text(format))
  }
}

/// How a list is written; the raw value is what `--format` takes.
enum ListFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case jsonl
  case markdown
}

/// The standard output, for what is written at once.
enum StandardOutput {
  static func write(_ text: String) throws(Failure) {
    do throws(OutputError) {
      let output = Output()
      try output.write(Printable.lines(Array(text.utf8), as: .text))
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
    case .bare: phrase
    case .app: phrase + " [APP]"
    case .requiredApp: phrase + " APP"
    case .argument(let argument): phrase + " \(argument.rawValue) [APP]"
    case .optionalArgument(let argument): phrase + " [\(argument.rawValue)] [APP]"
    }
  }
}
