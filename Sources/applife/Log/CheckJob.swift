// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Reads a log, line by line, and writes one report about it.
struct CheckJob {
  /// A path; `-` is the standard input.
  let log: String
  let options: LogCheck.Options
  let format: FindingsFormat
  /// Where the report goes; nil for the standard output.
  let output: String?
  /// Where the scenario goes; nil for nowhere.
  let story: String?
  let phrases: Phrases

  func run() throws(Failure) -> ExitStatus {
    var check = LogCheck(options)
    try read(into: &check)
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
    try ReportWriter.write(to: output, as: format.encoding) { buffer in
      switch format {
      case .text: report.writeText(to: &buffer)
      case .jsonl: report.writeJSON(to: &buffer)
      case .junit: report.writeJUnit(to: &buffer)
      }
    }
    return check.counts.departures > 0 ? .answeredNo : .done
  }

  /// Every line of the log, one after the other; nothing of it is kept here.
  private func read(into check: inout LogCheck) throws(Failure) {
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
}
