// SPDX-License-Identifier: Apache-2.0
import CommandOptions
import Languages
import LifecycleText
import OperatingSystem

/// The help of a command, made from the argument parser's description of it, in the language of the
/// commands. The parser's own help is English.
struct CommandHelp {
  let command: CommandInfo
  /// The usage that the command gives itself; nil for one that is made from its arguments.
  let usage: String?
  let columns: Int

  private let phrases = Language.ofCommands.phrases
  private var words: any CommandLinePhrases { phrases.commandLine }

  /// The column in which the description of an option begins.
  private static let descriptionColumn = 26
  /// A usage with more options names only those that must be given.
  private static let mostOptions = 12

  /// The width of the terminal: what the environment says, or else the terminal itself.
  static var terminalColumns: Int {
    let given = getenv("COLUMNS").flatMap { Int(String(cString: $0)) }.flatMap { $0 > 0 ? $0 : nil }
    return max(40, given ?? Window.columns ?? 80)
  }

  init(_ command: CommandInfo, usage: String?, columns: Int = Self.terminalColumns) {
    self.command = command
    self.usage = usage
    self.columns = columns
  }

  var text: String {
    let overview = [command.abstract, command.discussion].compactMap { $0 }
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
    var parts = [wrapped(words.parser(.overview) + overview) + "\n", usageLines + "\n"]
    add(words.parser(.arguments), command.shown.filter { $0.kind == "positional" }, to: &parts)
    add(words.parser(.options), command.shown.filter { $0.kind != "positional" }, to: &parts)
    if !command.commands.isEmpty {
      let items = command.commands.map { item($0.label, $0.abstract ?? "") }
      parts.append(([words.parser(.subcommands)] + items).joined(separator: "\n") + "\n")
      parts.append("  " + words.parser(.seeHelp))
    }
    return parts.joined(separator: "\n")
  }

  /// The usage, whose lines begin below each other. No argument is parted from its value.
  private var usageLines: String {
    let heading = words.parser(.usage)
    let margin = TextWidth.of(heading)
    return (usage ?? synopsis).split(separator: "\n").enumerated().flatMap { index, line in
      page.wrapped(
        (index == 0 ? heading : "") + String(line), indent: index == 0 ? 0 : margin, hanging: margin
      )
    }.joined(separator: "\n").replacing(Self.fixedBlank, with: " ")
  }

  private var page: ReportPage { ReportPage(columns: columns) }

  /// A blank at which no line ends.
  private static let fixedBlank = "\u{A0}"

  private var synopsis: String {
    var arguments = command.shown.filter { !$0.isHelp }
    var name = ((command.superCommands ?? []) + [command.commandName]).joined(separator: " ")
    if arguments.count > Self.mostOptions {
      arguments.removeAll { $0.kind != "positional" && $0.isOptional ?? true }
      name += arguments.isEmpty ? " <options>" : " [<options>]"
    }
    let words = arguments.map { $0.synopsis.replacing(" ", with: Self.fixedBlank) }
    return ([name] + words).joined(separator: " ")
  }

  private func add(_ heading: String, _ arguments: [ArgumentInfo], to parts: inout [String]) {
    guard !arguments.isEmpty else { return }
    var lines = [heading]
    for (index, argument) in arguments.enumerated() {
      // A flag and its opposite stand in one line.
      if index > 0, argument.isOpposite(of: arguments[index - 1]) { continue }
      let isPair =
        index + 1 < arguments.count && arguments[index + 1].isOpposite(of: argument)
      let label = argument.label + (isPair ? "/" + arguments[index + 1].label : "")
      lines.append(item(label, description(of: argument)))
    }
    parts.append(lines.joined(separator: "\n") + "\n")
  }

  private func description(of argument: ArgumentInfo) -> String {
    let values = argument.allValues.flatMap { $0.isEmpty ? nil : $0 }
    if values == nil, argument.defaultValue == nil { return argument.summary }
    return phrases.sentences([
      argument.summary, words.choices(values, standard: argument.defaultValue),
    ])
  }

  /// A label with its description beside it, or below one that is too long.
  private func item(_ label: String, _ text: String) -> String {
    let indent = String(repeating: " ", count: Self.descriptionColumn)
    let head = "  " + label
    let lines = TextWidth.wrap(text, to: columns - Self.descriptionColumn).map { indent + $0 }
    guard let first = lines.first else { return head }
    if head.count >= Self.descriptionColumn { return ([head] + lines).joined(separator: "\n") }
    return ([head + first.dropFirst(head.count)] + lines.dropFirst()).joined(separator: "\n")
  }

  /// Breaks each line of a text. A line that is indented stays so; what stands beside an example goes on
  /// below itself.
  private func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      let indent = line.prefix { $0 == " " }.count
      let rest = String(line.dropFirst(indent))
      guard indent > 0, TextWidth.of(rest) + indent > columns else {
        return page.wrapped(rest, indent: indent)
      }
      let column = rest.firstRange(of: "  ").map { gap in
        indent + TextWidth.of(String(rest[..<gap.lowerBound]))
          + rest[gap.lowerBound...].prefix { $0 == " " }.count
      }
      let hasRoom = column.map { $0 + Self.descriptionColumn <= columns } ?? false
      return page.wrapped(rest, indent: indent, hanging: hasRoom ? column : indent + 4)
    }.joined(separator: "\n")
  }
}

extension CommandInfo {
  /// The names of the command as help lists them.
  fileprivate var label: String {
    ([commandName] + (aliases ?? [])).joined(separator: ", ")
  }
}

extension ArgumentInfo {
  /// The names and the value as help lists them: `-o, --output <file>`.
  fileprivate var label: String {
    if kind == "positional" { return value }
    let all = names ?? []
    let list = (all.filter(\.isShort) + all.filter { !$0.isShort }).map(\.text)
    return list.joined(separator: ", ") + (kind == "option" ? " " + value : "")
  }

  /// The argument as a usage shows it: `[--output <file>]`.
  fileprivate var synopsis: String {
    let plain =
      switch kind {
      case "positional": value
      case "option": (preferredName?.text ?? "") + " " + value
      case _: preferredName?.text ?? ""
      }
    let repeated = plain + (isRepeating ?? false ? " ..." : "")
    return isOptional ?? true ? "[" + repeated + "]" : repeated
  }

  /// `<file>`.
  var value: String { "<" + (valueName ?? "") + ">" }

  /// True for `--no-mouse` behind `--mouse`.
  fileprivate func isOpposite(of other: ArgumentInfo) -> Bool {
    guard kind == "flag", other.kind == "flag", let name = preferredName?.name else { return false }
    return other.preferredName.map { "no-" + $0.name == name && abstract == other.abstract }
      ?? false
  }
}
