// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// Plays scenarios in virtual time, as fast as it goes, and writes one report of them.
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
  let why: @Sendable (Rule) -> String

  /// The buffer is written when it holds this much.
  private static let enough = 65_536

  /// Runs everything. What is malformed is said before anything runs.
  func run() throws(Failure) -> ExitStatus {
    let stories = try read()
    if format == .mermaid, stories.count > 1 {
      throw Failure("--format mermaid draws one diagram: run one scenario at a time")
    }
    do throws(OutputError) {
      return try write(stories)
    } catch {
      switch error {
      case .readerIsGone: return .done
      case .failed(let failure): throw failure
      }
    }
  }

  private func read() throws(Failure) -> [Story] {
    var stories: [Story] = []
    var problems: [String] = []
    func add(_ text: [UInt8], _ name: String) {
      do throws(Scenario.Malformed) {
        let scenario = try Scenario.parse(text, overrides: overrides)
        stories.append(Story(file: name, scenario: scenario))
      } catch {
        problems += Sentences.lines(error, in: name)
      }
    }
    switch source {
    case .steps(let text): add(Array(text.utf8), "-c")
    case .files(let paths):
      for path in paths {
        do throws(Failure) {
          let path = ScenarioLibrary.path(path)
          add(try Files.read(path), Files.name(path))
        } catch {
          problems += error.lines
        }
      }
    }
    guard problems.isEmpty else { throw Failure(.wrongUse, problems) }
    for index in stories.indices {
      stories[index].number = index + 1
      stories[index].count = stories.count
    }
    return stories
  }

  private func write(_ stories: [Story]) throws(OutputError) -> ExitStatus {
    let output = try open()
    var report = format.report(why: why)
    var buffer = TextBuffer()
    var failures: [String] = []
    report.begin(to: &buffer)
    for story in stories {
      report.begin(story, to: &buffer)
      var runner = Scenario.Runner(story.scenario)
      while let turn = runner.next() {
        report.add(turn, of: story, to: &buffer)
        if let verdict = turn.verdict, !verdict.isHeld {
          let place = verdict.position
          failures.append(
            "\(story.file):\(place.line):\(place.column): \(Sentences.verdict(verdict))")
        }
        if buffer.bytes.count >= Self.enough {
          try output.write(buffer.bytes)
          buffer.clear()
        }
      }
      report.end(story, at: runner.device.now, to: &buffer)
    }
    report.finish(to: &buffer)
    try output.write(buffer.bytes)
    try output.finish()
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
