// SPDX-License-Identifier: Apache-2.0
import CommandOptions
import Hosting
import Languages
import Lifecycle
import LifecycleText
import LifecycleUI
import OperatingSystem
import Publishing

/// Plays scenarios in virtual time, as fast as possible, and writes one report of them.
extension RunCommand {
  /// Runs everything. What is malformed is said before anything runs.
  func runAll() throws(Failure) -> ExitStatus {
    let scripts = try read()
    // Whatever is to be hosted is built before anything runs.
    let apps = try host.hosting?.prepare()
    if choice.isOfOne, scripts.count > 1 {
      throw Failure(choice.onlyOne.text)
    }
    let status = try write(scripts, apps)
    for app in apps ?? [] { app.omissions?.sayDoubt() }
    return status
  }

  // MARK: Reading

  /// A scenario that has been found to be well formed, and what is needed to play it.
  private enum Script {
    case parsed(ScenarioFile)
    /// A file that is read again when its turn comes: a hundred files take the memory of one.
    case file(String)
  }

  private func read() throws(Failure) -> [Script] {
    if let text = steps.first { return [.parsed(try parse(Array(text.utf8), "-c"))] }
    var scripts: [Script] = []
    var problems: [String] = []
    for path in files.flatMap(found) {
      do throws(Failure) {
        let path = try path.get()
        let file = try parse(ScenarioLibrary.read(path), path)
        // Only a regular file can be read a second time.
        scripts.append(
          Files.isRegular(path) && (files.count > 1 || path != files[0])
            ? .file(path) : .parsed(file))
      } catch {
        problems += error.lines
      }
    }
    guard problems.isEmpty else { throw Failure(.wrongUse, problems) }
    return scripts
  }

  /// The files that a name on the command line means.
  private func found(_ name: String) -> [Result<String, Failure>] {
    do throws(Failure) {
      return try ScenarioLibrary.paths(name).map { .success($0) }
    } catch {
      return [.failure(error)]
    }
  }

  /// The sentences of the report.
  private var words: Phrases { choice.phrases(phrases) }

  private func parse(_ text: [UInt8], _ path: String) throws(Failure) -> ScenarioFile {
    let name = path == "-c" ? path : Files.name(path)
    // A name may hold what ends a line; JSON escapes it.
    let file = choice.encoding == .json ? name : Printable.line(name)
    return ScenarioFile(
      name: file,
      scenario: try Scenario.parse(text, overrides, in: name, phrases)
        .translated(by: ScenarioTexts.read(for: path, in: words.tag)))
  }

  private func load(_ script: Script) throws(Failure) -> ScenarioFile {
    switch script {
    case .parsed(let scenario): scenario
    case .file(let path): try parse(Files.read(path), path)
    }
  }

  // MARK: Playing

  private func emptyReport(on page: ReportPage) throws(Failure) -> any Report {
    if choice == .html { return PageReport(try PageFiles.parts(.ofCommands), .ofCommands) }
    let style = ReportStyle(
      isQuiet: quiet, page: page, isExplained: why, isAnimated: animate,
      framework: framework, phrases: words)
    return choice.report(style) ?? RecordingReport(Recorder(cast.version), .ofCommands)
  }

  private func write(
    _ scripts: [Script], _ hosted: [PreparedApp]?
  ) throws(Failure) -> ExitStatus {
    let page = ReportPage.page(to: target.output, colors: color.choice)
    let encoding = choice == .text ? page.encoding() : choice.encoding
    var writer = try ReportWriter.open(target.output, as: encoding)
    var report = try emptyReport(on: page)
    var failures: [String] = []
    var empty: [String] = []
    var tally = CoverageTally()
    report.begin(to: &writer.buffer)
    for (index, script) in scripts.enumerated() {
      var file = try load(script)
      (file.number, file.count) = (index + 1, scripts.count)
      let programs: [Int: HostedProgram]? =
        if let hosted { try file.host(hosted, style: overrides.style) } else { nil }
      report.begin(file, to: &writer.buffer)
      if coverage { tally.begin(file.scenario) }
      var runner: any ScenarioRunner =
        if let programs { HostedRunner(file.scenario, programs, phrases) } else {
          Scenario.Runner(file.scenario)
        }
      while let result = runner.next() {
        if coverage { tally.add(result.entries) }
        report.add(result, of: file, to: &writer.buffer)
        if let verdict = result.verdict, !verdict.isHeld {
          let place = verdict.position.text(in: file.name)
          failures.append("\(place): \(phrases.verdict(verdict))")
        }
        try writer.flushIfFull()
      }
      runner.end()
      if file.scenario.steps.isEmpty { empty.append(file.name) }
      report.end(file, at: runner.device.now, to: &writer.buffer)
    }
    if coverage { report.add(tally, to: &writer.buffer) }
    report.finish(to: &writer.buffer)
    try writer.finish()
    for name in empty {
      StandardError.write(.nothingToRun, of: name)
    }
    // After the report, so that on a terminal the failures are read last.
    for line in failures { StandardError.write(line) }
    return failures.isEmpty ? .done : .expectationFailed
  }
}

extension Format {
  /// The problem if several scenarios are given for a format that has room for one.
  fileprivate var onlyOne: UsageProblem {
    switch self {
    case .cast: .oneRecording(rawValue)
    case .html: .onePage(rawValue)
    case .text, .jsonl, .tap, .tap14, .junit, .markdown, .mermaid, .svg, .diagram, .dot:
      .oneDiagram(rawValue)
    }
  }

  /// The way in which the report is read.
  fileprivate var encoding: Printable.Encoding {
    switch self {
    case .jsonl, .cast, .html: .json
    case .text, .tap, .tap14, .junit, .markdown, .mermaid, .svg, .diagram, .dot: .text
    }
  }
}
