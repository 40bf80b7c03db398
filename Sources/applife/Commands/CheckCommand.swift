// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI
import OperatingSystem

/// `applife check`: the log of a real app, held against the model.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration("check", .check, .check)

  @Argument(help: ArgumentHelp(.checkLog, valueName: "log"))
  var log: String?

  @OptionGroup var device: DeviceOptions

  @Option(help: ArgumentHelp(.checkHead, valueName: "file"), completion: .file())
  var head: String?

  @Option(help: ArgumentHelp(.checkApp, valueName: "name"))
  var app: [String] = []

  @Option(help: ArgumentHelp(.checkPattern, valueName: "pattern"))
  var pattern: String?

  @Option(help: ArgumentHelp(.checkRename, valueName: "name=method"))
  var rename: [String] = []

  @Option(help: ArgumentHelp(.checkImplements, valueName: "method"))
  var implements: [String] = []

  @OptionGroup var format: FormatOptions<FindingsFormat>

  @OptionGroup var target: ReportTarget

  @Option(help: ArgumentHelp(.checkStory, valueName: "file"), completion: .file())
  var story: String?

  @Flag(help: ArgumentHelp(.checkFollow))
  var follow = false

  @OptionGroup var recording: RecordingOptions
  @OptionGroup var color: ColorOptions

  @OptionGroup var links: LinkOption
  @OptionGroup var language: LanguageOption

  func validate() throws {
    try refuse(
      .followReadsInput,
      if: follow
        && ((log ?? "-") != "-" || target.output != nil || story != nil || format.choice != .text))
    try refuse(.needs("--record", "--follow"), if: !follow && recording.record != nil)
    if let story, story == target.output {
      throw ValidationError(UsageProblem.bothWrite("--story", "--output", file: story).text)
    }
    try refuse(.checkNeedsLog, if: (log ?? "-") == "-" && isatty(STDIN_FILENO) != 0)
    _ = try parsedPattern()
    _ = try parsedRenames()
    for method in implements { _ = try symbol(method, for: "--implements") }
  }

  /// The further names of methods that the user gave.
  private func parsedRenames() throws -> [String: LogSymbol] {
    var renames: [String: LogSymbol] = [:]
    for text in rename {
      let parts = text.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, !parts[0].allSatisfy(\.isWhitespace) else {
        throw ValidationError(UsageProblem.notRenaming("--rename", Printable.line(text)).text)
      }
      try refuse(
        .givenTwice("--rename", for: Printable.line(String(parts[0]))),
        if: renames[String(parts[0])] != nil)
      renames[String(parts[0])] = try symbol(String(parts[1]), for: "--rename")
    }
    return renames
  }

  private func symbol(_ name: String, for option: String) throws -> LogSymbol {
    if let symbol = LogNames.symbol(named: name) { return symbol }
    let names = Callback.allCases.map(\.rawValue) + AppleNotification.allCases.map(\.rawValue)
    let nearest = EditDistance.name(to: name, among: names)
    throw ValidationError(
      UsageProblem.noMethod(option, Printable.line(name), nearest: nearest).text)
  }

  private func parsedPattern() throws -> LogPattern? {
    guard let pattern else { return nil }
    do throws(LogPattern.Problem) {
      return try LogPattern(pattern)
    } catch {
      throw ValidationError("--pattern: " + phrases.check.badPattern(error))
    }
  }

  mutating func run() throws {
    var options = LogCheck.Options()
    options.version = device.version.ios
    options.style = device.style
    options.apps = app
    options.pattern = try parsedPattern()
    options.renames = try parsedRenames()
    options.implemented = Set(try implements.map { try symbol($0, for: "--implements") })
    if let head { options.head = try declarations(head, device.overrides) }
    if follow { try show(options) }
    let status = try check(options)
    if status != .done { throw EndedWith(status: status) }
  }

  /// Reads the log, line by line, and writes one report about it.
  private func check(_ options: LogCheck.Options) throws(Failure) -> ExitStatus {
    let log = log ?? "-"
    var check = LogCheck(options)
    try read(log, into: &check)
    check.finish()
    let name = Printable.line(Files.name(log))
    let phrases = format.choice.phrases(self.phrases)
    let report = CheckReport(
      name: name, check: check,
      explanation: check.explanation(title: phrases.check.storyTitle(name, of: check.explainedApp)),
      phrases)
    if let story {
      guard let scenario = report.scenario else {
        throw Failure(.noScenarioToWrite(story), of: name)
      }
      try ReportWriter.write(to: story, as: .text) { $0.add(scenario.text) }
    }
    let page = ReportPage.page(to: target.output, colors: color.choice)
    let encoding =
      format.choice == .text
      ? page.encoding(hasLinks: links.areOn(to: target.output)) : format.choice.encoding
    try ReportWriter.write(to: target.output, as: encoding) { buffer in
      switch format.choice {
      case .text: report.writeText(to: &buffer, on: page)
      case .jsonl: report.writeJSON(to: &buffer)
      case .junit: report.writeJUnit(to: &buffer)
      }
    }
    switch check.verdict {
    case .fits: return .done
    case .departs: return .answeredNo
    case .undecided, .nothing:
      // The report may be in a file, or for a program.
      if target.output != nil || isatty(STDOUT_FILENO) == 0 {
        StandardError.write("\(name): " + CheckReport.verdict(check, self.phrases))
      }
      return .undecided
    }
  }

  /// Every line of the log, one after the other; nothing of it is kept here.
  private func read(_ log: String, into check: inout LogCheck) throws(Failure) {
    let isInput = log == "-"
    let descriptor = isInput ? 0 : FileName.with(log) { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw Failure("\(log): \(Files.reason())") }
    defer { if !isInput { close(descriptor) } }
    UsedFiles.note(descriptor, as: Files.name(log))
    var lines = LogLines()
    do throws(Errno) {
      while true {
        let chunk = try Files.chunk(of: descriptor, atMost: 262_144)
        if chunk.isEmpty { break }
        lines.read(chunk[...], into: &check)
      }
    } catch {
      throw Failure("\(Files.name(log)): \(error.text)")
    }
    lines.finish(into: &check)
  }

  /// The emulator follows the log until the user quits.
  private func show(_ options: LogCheck.Options) throws(Failure) -> Never {
    let followed = try FollowedLog.takingStandardInput(options, phrases)
    var scenario = options.head ?? Scenario()
    if let version = options.version { scenario.version = version }
    if scenario.apps.isEmpty {
      scenario.apps = [
        .init(name: app.first ?? Scenario.defaultApp, style: device.style ?? .delegate)
      ]
    }
    scenario.title = "applife check"
    var given = Settings()
    given.colors = color.given
    let settings = try InterfaceSettings(commandLine: given).settings
    var start = Session.Start(scenario)
    start.use(settings)
    start.run.language = .ofCommands
    var interface = UserInterface.Options(settings)
    interface.overrides = device.overrides
    interface.recording = recording.choice
    try UserInterface.run(start, options: interface, followed: followed)
  }

  /// Returns the declarations of a scenario; its steps are left out.
  private func declarations(
    _ path: String, _ overrides: Scenario.Overrides
  ) throws(Failure) -> Scenario {
    let text = try Files.read(path)
    do throws(Scenario.Malformed) {
      return try Scenario.parseDeclarations(text, overrides: overrides).scenario
    } catch {
      throw Failure(error, in: Files.name(path), phrases)
    }
  }
}
