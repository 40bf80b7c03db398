// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Doctor
import Languages
import Lifecycle
import LifecycleText
import OperatingSystem

/// The options that take the place of a scenario's own declarations.
struct DeviceOptions: ParsableArguments {
  @OptionGroup var version: VersionOption

  @Option(help: ArgumentHelp(.style))
  var style: LifecycleStyle?

  func validate() throws {
    if style == .scene, let ios = version.ios, ios < 13 {
      throw ValidationError(UsageProblem.styleNeedsVersion(ios).text)
    }
  }

  var overrides: Scenario.Overrides { Scenario.Overrides(version: version.ios, style: style) }
}

/// The version of iOS.
struct VersionOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(.ios, valueName: "version"),
    completion: .list(Device.knownVersions.filter(Device.isAnnounced).map(String.init)))
  var ios: SystemVersion?

  func validate() throws {
    guard let ios, !Device.knows(ios) else { return }
    let known = Device.knownVersions
    throw ValidationError(
      UsageProblem.unknownVersion("--ios", ios, lowest: known.lowerBound, highest: known.upperBound)
        .text)
  }
}

extension SystemVersion: ExpressibleByArgument {
  public init?(argument: String) { self.init(text: argument) }
}

/// The interface language.
struct LanguageOption: ParsableArguments {
  @Option(help: ArgumentHelp(.language, valueName: "language"))
  var lang: Language?

  var phrases: Phrases { Language.ofCommands.phrases }
}

extension ParsableCommand {
  /// The sentences of a command.
  var phrases: Phrases { Language.ofCommands.phrases }
}

/// The options for colors.
struct ColorOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.color))
  var color: ColorChoice?

  @Flag(name: .customLong("no-color"), help: ArgumentHelp(.noColor))
  var noColor = false

  func validate() throws {
    if noColor, let color, color != .never {
      throw ValidationError(UsageProblem.contradict("--no-color", "--color \(color.rawValue)").text)
    }
  }

  var choice: ColorChoice { given ?? .auto }

  /// The choice that was asked for; nil for none.
  var given: ColorChoice? { noColor ? .never : color }

  /// The option that was given; nil for none.
  var givenOption: String? { noColor ? "--no-color" : color.map { _ in "--color" } }
}

extension ColorChoice {
  /// True if colors are used on a stream.
  ///
  /// - SeeAlso: https://no-color.org and https://bixense.com/clicolors/; where both variables are
  ///   set, NO_COLOR counts.
  func isOn(isTerminal: Bool) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      if let unwanted = getenv("NO_COLOR"), unwanted.pointee != 0 {
        false
      } else if let forced =
        getenv("CLICOLOR_FORCE"), forced.pointee != 0, String(cString: forced) != "0"
      {
        true
      } else {
        isTerminal
      }
    }
  }
}

/// The option for the file of a report.
struct ReportTarget: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(.reportOutput, valueName: "file"),
    completion: .file())
  var output: String?

  var isStandardOutput: Bool { (output ?? "-") == "-" }
}

/// The formats of what can also be written as JSON.
protocol FormatChoice: ExpressibleByArgument, RawRepresentable<String>, Equatable {
  /// The format without an option.
  static var usual: Self { get }
  /// The format of `--json`.
  static var json: Self { get }
  /// The help of `--format` and of `--json`.
  static var help: HelpText { get }
  static var jsonHelp: HelpText { get }
}

/// The options for the format of a list or a report.
struct FormatOptions<Choice: FormatChoice>: ParsableArguments {
  @Option(help: ArgumentHelp(Choice.help))
  var format: Choice?

  @Flag(help: ArgumentHelp(Choice.jsonHelp))
  var json = false

  func validate() throws {
    if json, let format, format != Choice.json {
      throw ValidationError(UsageProblem.contradict("--json", "--format \(format.rawValue)").text)
    }
  }

  var choice: Choice { json ? .json : format ?? .usual }
}

extension ListFormat: FormatChoice {
  static let usual = text
  static let json = jsonl
  static let help = HelpText.outputFormat
  static let jsonHelp = HelpText.jsonFormat
}

extension ComparisonFormat: FormatChoice {
  static let usual = text
  static let json = jsonl
  static let help = HelpText.outputFormat
  static let jsonHelp = HelpText.jsonFormat
}

extension FindingsFormat: FormatChoice {
  static let usual = text
  static let json = jsonl
  static let help = HelpText.findingsFormat
  static let jsonHelp = HelpText.jsonFormat
}

extension MigrationFormat: FormatChoice {
  static let usual = text
  static let help = HelpText.findingsFormat
  static let jsonHelp = HelpText.jsonDocument
}

extension AnswerFormat: FormatChoice {
  static let usual = text
  static let help = HelpText.findingsFormat
  static let jsonHelp = HelpText.jsonDocument
}

extension TourFormat: FormatChoice {
  static let usual = scenario
  static let help = HelpText.tourFormat
  static let jsonHelp = HelpText.jsonDocument
}

extension WalkFormat: FormatChoice {
  static let usual = markdown
  static let help = HelpText.reportFormat
  static let jsonHelp = HelpText.jsonDocument
}

extension ReportPage {
  /// The page of a report.
  ///
  /// - Parameter path: the file it goes to; nil for the standard output.
  static func page(to path: String? = nil, colors: ColorChoice = .auto) -> ReportPage {
    let isTerminal = (path ?? "-") == "-" && isatty(STDOUT_FILENO) != 0
    let hasStyles = isTerminal && getenv("TERM").map { String(cString: $0) } != "dumb"
    return ReportPage(
      columns: isTerminal ? Window.columns ?? 80 : nil,
      emphasis: colors.isOn(isTerminal: hasStyles) ? .colors : hasStyles ? .bold : .none)
  }
}

/// The option that makes links of addresses.
struct LinkOption: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: ArgumentHelp(.hyperlinks))
  var hyperlinks: Bool?

  /// Returns true if the addresses of a report are links.
  ///
  /// - Parameter path: where it goes; nil for the standard output.
  func areOn(to path: String? = nil) -> Bool {
    let isTerminal = (path ?? "-") == "-" && isatty(STDOUT_FILENO) != 0
    return hyperlinks ?? (isTerminal && TerminalLinks.areKnown)
  }
}

extension LifecycleStyle: ExpressibleByArgument {}

extension Format: ExpressibleByArgument {}

extension Language: ExpressibleByArgument {
  package init?(argument: String) { self.init(tag: argument) }
}
