// SPDX-License-Identifier: Apache-2.0
import Lifecycle

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

  /// The buffer is written when it holds this much.
  private static let enough = 65_536

  /// Runs everything. What is malformed is said before anything runs.
  func run() throws(Failure) -> ExitStatus {
    let files = try read()
    if format == .mermaid, files.count > 1 {
      throw Failure("--format mermaid draws one diagram: run one scenario at a time")
    }
    do throws(OutputError) {
      return try write(files)
    } catch {
      switch error {
      case .readerIsGone: return .done
      case .failed(let failure): throw failure
      }
    }
  }

  private func read() throws(Failure) -> [ScenarioFile] {
    var files: [ScenarioFile] = []
    var problems: [String] = []
    func add(_ text: [UInt8], _ name: String) {
      do throws(Scenario.Malformed) {
        let scenario = try Scenario.parse(text, overrides: overrides)
        files.append(ScenarioFile(name: name, scenario: scenario))
      } catch {
        problems += Sentences.lines(error, in: name)
      }
    }
    switch source {
    case .steps(let text): add(Array(text.utf8), "-c")
    case .files(let names):
      for name in names {
        do throws(Failure) {
          for path in try ScenarioLibrary.paths(name) {
            add(try ScenarioLibrary.read(path), Files.name(path))
          }
        } catch {
          problems += error.lines
        }
      }
    }
    guard problems.isEmpty else { throw Failure(.wrongUse, problems) }
    for index in files.indices {
      files[index].number = index + 1
      files[index].count = files.count
    }
    return files
  }

  private func write(_ files: [ScenarioFile]) throws(OutputError) -> ExitStatus {
    let output = try open()
    var report = format.report(style)
    var buffer = TextBuffer()
    var failures: [String] = []
    report.begin(to: &buffer)
    for file in files {
      report.begin(file, to: &buffer)
      var runner = Scenario.Runner(file.scenario)
      while let result = runner.next() {
        report.add(result, of: file, to: &buffer)
        if let verdict = result.verdict, !verdict.isHeld {
          let place = verdict.position
          failures.append(
            "\(file.name):\(place.line):\(place.column): \(Sentences.verdict(verdict))")
        }
        if buffer.bytes.count >= Self.enough {
          try output.write(buffer.bytes)
          buffer.clear()
        }
      }
      report.end(file, at: runner.device.now, to: &buffer)
    }
    report.finish(to: &buffer)
    try output.write(buffer.bytes)
    try output.finish()
    for file in files where file.scenario.steps.isEmpty {
      StandardError.write("\(file.name): the scenario has no steps, so nothing was run")
    }
    // After the report, so that on a terminal the failures are read last.
    for line in failures { StandardError.write(line) }
    return failures.isEmpty ? .done : .expectationFailed
  }

  private func open() throws(OutputError) -> Output {
    do throws(Failure) {
      return if let path { try Output(path: path) } else { Output() }
    } catch {
      throw .failed(error)
    }
  }
}
