// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Languages
import Lifecycle
import LifecycleText
import OperatingSystem

/// The options that take the place of a scenario's own declarations.
package struct DeviceOptions: ParsableArguments {
  @OptionGroup package var version: VersionOption

  @Option(help: ArgumentHelp(.style))
  package var style: LifecycleStyle?

  package init() {}

  package func validate() throws {
    if style == .scene, let ios = version.ios, ios < 13 {
      throw ValidationError(UsageProblem.styleNeedsVersion(ios).text)
    }
  }

  package var overrides: Scenario.Overrides {
    Scenario.Overrides(version: version.ios, style: style)
  }
}

/// The version of iOS.
package struct VersionOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(.ios, valueName: "version"),
    completion: .list(Device.knownVersions.filter(Device.isAnnounced).map(String.init)))
  package var ios: SystemVersion?

  package init() {}

  package func validate() throws {
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
package struct LanguageOption: ParsableArguments {
  @Option(help: ArgumentHelp(.language, valueName: "language"))
  package var lang: Language?

  package var phrases: Phrases { Language.ofCommands.phrases }

  package init() {}
}

extension ParsableCommand {
  /// The sentences of a command.
  package var phrases: Phrases { Language.ofCommands.phrases }
}

/// The options for colors.
package struct ColorOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.color))
  package var color: ColorChoice?

  @Flag(name: .customLong("no-color"), help: ArgumentHelp(.noColor))
  package var noColor = false

  package init() {}

  package func validate() throws {
    if noColor, let color, color != .never {
      throw ValidationError(UsageProblem.contradict("--no-color", "--color \(color.rawValue)").text)
    }
  }

  package var choice: ColorChoice { given ?? .auto }

  /// The choice that was asked for; nil for none.
  package var given: ColorChoice? { noColor ? .never : color }

  /// The option that was given; nil for none.
  package var givenOption: String? { noColor ? "--no-color" : color.map { _ in "--color" } }
}

extension ColorChoice: ExpressibleByArgument {
  /// True if colors are used on a stream.
  ///
  /// - SeeAlso: https://no-color.org and https://bixense.com/clicolors/; where both variables are
  ///   set, NO_COLOR counts.
  package func isOn(isTerminal: Bool) -> Bool {
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
package struct ReportTarget: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(.reportOutput, valueName: "file"),
    completion: .file())
  package var output: String?

  package var isStandardOutput: Bool { (output ?? "-") == "-" }

  package init() {}
}

/// The formats of what can also be written as JSON.
package protocol FormatChoice: ExpressibleByArgument, RawRepresentable<String>, Equatable {
  /// The format without an option.
  static var usual: Self { get }
  /// The format of `--json`.
  static var json: Self { get }
  /// The help of `--format` and of `--json`.
  static var help: HelpText { get }
  static var jsonHelp: HelpText { get }
}

/// The options for the format of a list or a report.
package struct FormatOptions<Choice: FormatChoice>: ParsableArguments {
  @Option(help: ArgumentHelp(Choice.help))
  package var format: Choice?

  @Flag(help: ArgumentHelp(Choice.jsonHelp))
  package var json = false

  package init() {}

  package func validate() throws {
    if json, let format, format != Choice.json {
      throw ValidationError(UsageProblem.contradict("--json", "--format \(format.rawValue)").text)
    }
  }

  package var choice: Choice { json ? .json : format ?? .usual }
}

extension ListFormat: FormatChoice {
  package static let usual = text
  package static let json = jsonl
  package static let help = HelpText.outputFormat
  package static let jsonHelp = HelpText.jsonFormat
}

extension ComparisonFormat: FormatChoice {
  package static let usual = text
  package static let json = jsonl
  package static let help = HelpText.outputFormat
  package static let jsonHelp = HelpText.jsonFormat
}

extension FindingsFormat: FormatChoice {
  package static let usual = text
  package static let json = jsonl
  package static let help = HelpText.findingsFormat
  package static let jsonHelp = HelpText.jsonFormat
}

extension AnswerFormat: FormatChoice {
  package static let usual = text
  package static let help = HelpText.findingsFormat
  package static let jsonHelp = HelpText.jsonDocument
}

extension TourFormat: FormatChoice {
  package static let usual = scenario
  package static let help = HelpText.tourFormat
  package static let jsonHelp = HelpText.jsonDocument
}

extension ReportPage {
  /// The page of a report.
  ///
  /// - Parameter path: the file it goes to; nil for the standard output.
  package static func page(to path: String? = nil, colors: ColorChoice = .auto) -> ReportPage {
    let isTerminal = (path ?? "-") == "-" && isatty(STDOUT_FILENO) != 0
    let hasStyles = isTerminal && getenv("TERM").map { String(cString: $0) } != "dumb"
    return ReportPage(
      columns: isTerminal ? Window.columns ?? 80 : nil,
      emphasis: colors.isOn(isTerminal: hasStyles) ? .colors : hasStyles ? .bold : .none)
  }
}

/// The option that makes links of addresses.
package struct LinkOption: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: ArgumentHelp(.hyperlinks))
  package var hyperlinks: Bool?

  package init() {}

  /// Returns true if the addresses of a report are links.
  ///
  /// - Parameter path: where it goes; nil for the standard output.
  package func areOn(to path: String? = nil) -> Bool {
    let isTerminal = (path ?? "-") == "-" && isatty(STDOUT_FILENO) != 0
    return hyperlinks ?? (isTerminal && TerminalLinks.areKnown)
  }
}

extension LifecycleStyle: ExpressibleByArgument {}

extension Format: ExpressibleByArgument {}

extension Language: ExpressibleByArgument {
  package init?(argument: String) { self.init(tag: argument) }
}
