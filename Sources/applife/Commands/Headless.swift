// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleText

/// Plays scenarios in virtual time, as fast as possible, and writes one report of them.
struct Headless {
  /// Where the scenarios come from.
  enum Source {
    case files([String])
    case steps(String)
  }

  let source: Source
  let format: Format
  /// Where the report goes; nil for the standard output.
  let path: String?
  let overrides: Scenario.Overrides
  let style: ReportStyle
  /// Whether the report ends with what was seen and what was not.
  var hasCoverage = false
  /// What is hosted; nil: nothing, every app is scripted.
  var hosting: Hosting?

  /// Runs everything. What is malformed is said before anything runs.
  func run() throws(Failure) -> ExitStatus {
    let scripts = try read()
    // Whatever is to be hosted is built before anything runs.
    let apps = try hosting?.prepare()
    if format.isOfOne, scripts.count > 1 {
      throw Failure(
        "--format \(format.rawValue) draws one diagram; run one scenario at a time")
    }
    return try write(scripts, apps)
  }

  // MARK: Reading

  /// A scenario that has been found to be well formed, and what is needed to play it.
  private enum Script {
    case parsed(ScenarioFile)
    /// A file that is read again when its turn comes: a hundred files take the memory of one.
    case file(String)
  }

  private func read() throws(Failure) -> [Script] {
    var scripts: [Script] = []
    var problems: [String] = []
    switch source {
    case .steps(let text):
      do throws(Failure) {
        scripts.append(.parsed(try parse(Array(text.utf8), "-c")))
      } catch {
        problems += error.lines
      }
    case .files(let paths):
      for path in paths.flatMap(found) {
        do throws(Failure) {
          let path = try path.get()
          let file = try parse(ScenarioLibrary.read(path), Files.name(path))
          // What is no regular file cannot be read a second time.
          scripts.append(
            Files.isRegular(path) && (paths.count > 1 || path != paths[0])
              ? .file(path) : .parsed(file))
        } catch {
          problems += error.lines
        }
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

  private func parse(_ text: [UInt8], _ name: String) throws(Failure) -> ScenarioFile {
    // A name may hold what ends a line; JSON escapes it.
    let file = format.encoding == .json ? name : Printable.line(name)
    return ScenarioFile(
      name: file, scenario: try Scenario.parse(text, overrides, in: name, style.phrases))
  }

  private func load(_ script: Script) throws(Failure) -> ScenarioFile {
    switch script {
    case .parsed(let scenario): scenario
    case .file(let path): try parse(Files.read(path), Files.name(path))
    }
  }

  // MARK: Playing

  private func write(
    _ scripts: [Script], _ hosted: [PreparedApp]?
  ) throws(Failure) -> ExitStatus {
    var writer = try ReportWriter.open(path, as: style.hasColors ? .colored : format.encoding)
    var report = format.report(style)
    var failures: [String] = []
    var empty: [String] = []
    var coverage = CoverageTally()
    report.begin(to: &writer.buffer)
    for (index, script) in scripts.enumerated() {
      var file = try load(script)
      (file.number, file.count) = (index + 1, scripts.count)
      let programs: [Int: HostedProgram]? =
        if let hosted { try file.host(hosted, style: overrides.style) } else { nil }
      report.begin(file, to: &writer.buffer)
      if hasCoverage { coverage.begin(file.scenario) }
      var runner: any ScenarioRunner =
        if let programs { HostedRunner(file.scenario, programs, style.phrases) } else {
          Scenario.Runner(file.scenario)
        }
      while let result = runner.next() {
        if hasCoverage { coverage.add(result.entries) }
        report.add(result, of: file, to: &writer.buffer)
        if let verdict = result.verdict, !verdict.isHeld {
          let place = verdict.position.text(in: file.name)
          failures.append("\(place): \(style.phrases.verdict(verdict))")
        }
        try writer.flushIfFull()
      }
      runner.end()
      if file.scenario.steps.isEmpty { empty.append(file.name) }
      report.end(file, at: runner.device.now, to: &writer.buffer)
    }
    if hasCoverage { report.add(coverage, to: &writer.buffer) }
    report.finish(to: &writer.buffer)
    try writer.finish()
    for name in empty {
      StandardError.write("\(name): the scenario has no steps, so nothing was run")
    }
    // After the report, so that on a terminal the failures are read last.
    for line in failures { StandardError.write(line) }
    return failures.isEmpty ? .done : .expectationFailed
  }
}

extension Format {
  /// How the report is read.
  fileprivate var encoding: Printable.Encoding {
    switch self {
    case .jsonl: .json
    case .text, .tap, .tap14, .junit, .markdown, .mermaid, .svg, .diagram, .dot: .text
    }
  }
}
