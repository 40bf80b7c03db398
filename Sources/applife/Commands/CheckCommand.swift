// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// `applife check`: the log of a real app, held against the model.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the log of a real app against the model.",
    discussion: """
      The log is a file or the standard input. It can contain the output of print, NSLog, os_log, \
      log stream, log show, idevicesyslog, pymobiledevice3 or go-ios, with or without times. The \
      checker follows lines that name a life-cycle method or a notification, and counts the other \
      lines. If the log fits the model, it prints a scenario that explains the log. If the log \
      departs from the model, it prints the line, the calls that the model allows there, and the \
      nearest rule.

      A pattern is text with fields: {time}, {app}, {pid}, {message}, and {} for anything.

      The exit status is 0 if the log fits, 1 if it departs, 2 if applife could not decide, or could \
      not read or understand something, and 3 after an internal error.

      EXAMPLES:
        applife check app.log
        idevicesyslog | head -2000 | applife check --app Notes
        applife check --pattern '[{time}] <{app}> {message}' app.log
        log stream --style compact | applife check --follow --app Notes
        applife check --story story.scenario app.log && applife run story.scenario
      """)

  @Argument(
    help: ArgumentHelp("A log; - or nothing means the standard input.", valueName: "log"))
  var log: String?

  @OptionGroup var device: DeviceOptions

  @Option(
    help: ArgumentHelp(
      "A scenario with declarations of the apps; without it, applife infers them.",
      valueName: "file"), completion: .file())
  var head: String?

  @Option(
    help: ArgumentHelp(
      "Check only this process; you can give this option several times.", valueName: "name"))
  var app: [String] = []

  @Option(help: ArgumentHelp("The format of a line.", valueName: "pattern"))
  var pattern: String?

  @Option(help: "The format of the report.")
  var format: FindingsFormat = .text

  @OptionGroup var target: ReportTarget

  @Option(
    help: ArgumentHelp(
      "A file for the scenario that explains the log, written atomically.",
      valueName: "file"), completion: .file())
  var story: String?

  @Flag(
    help: ArgumentHelp(
      "Follow the log on the screen while it is written. applife reads the log from the standard "
        + "input and keys from the terminal."))
  var follow = false

  @OptionGroup var recording: RecordingOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    if follow, (log ?? "-") != "-" || target.output != nil || story != nil || format != .text {
      throw ValidationError("--follow reads the standard input and writes no report")
    }
    if !follow, let option = color.givenOption {
      throw ValidationError("\(option) needs --follow")
    }
    if !follow, recording.record != nil { throw ValidationError("--record needs --follow") }
    if let story, story == target.output {
      throw ValidationError("--story and --output cannot both write to \(story)")
    }
    if (log ?? "-") == "-", isatty(STDIN_FILENO) != 0 {
      throw ValidationError("check needs a log file, or a log on the standard input")
    }
    _ = try parsedPattern()
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
    let report = CheckReport(
      name: name, check: check, story: check.story(title: "The events behind \(name)"),
      phrases)
    if let story {
      guard let scenario = report.scenario else {
        throw Failure("\(name): there is no scenario to write to \(story)")
      }
      try ReportWriter.write(to: story, as: .text) { $0.add(scenario.text) }
    }
    try ReportWriter.write(to: target.output, as: format.encoding) { buffer in
      switch format {
      case .text: report.writeText(to: &buffer)
      case .jsonl: report.writeJSON(to: &buffer)
      case .junit: report.writeJUnit(to: &buffer)
      }
    }
    switch check.verdict {
    case .fits: return .done
    case .departs: return .answeredNo
    case .undecided, .nothing: return .undecided
    }
  }

  /// Every line of the log, one after the other; nothing of it is kept here.
  private func read(_ log: String, into check: inout LogCheck) throws(Failure) {
    let isInput = log == "-"
    let descriptor = isInput ? 0 : FileName.with(log) { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw Failure("\(log): \(Files.reason())") }
    defer { if !isInput { close(descriptor) } }
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
    var interface = UserInterface.Options(settings)
    interface.overrides = device.overrides
    interface.recording = recording.choice
    try UserInterface.run(start, options: interface, followed: followed)
  }

  /// What a scenario declares; its steps are left out.
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
