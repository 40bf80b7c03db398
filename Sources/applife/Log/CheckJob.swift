// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI

/// Reads a log, line by line, and writes one report about it.
struct CheckJob {
  /// A path; `-` is the standard input.
  let log: String
  let options: LogCheck.Options
  let format: CheckFormat
  /// Where the report goes; nil for the standard output.
  let output: String?
  /// Where the scenario goes; nil for nowhere.
  let story: String?

  func run() throws(Failure) -> ExitStatus {
    var check = LogCheck(options)
    try read(into: &check)
    check.finish()
    let name = Printable.line(Files.name(log))
    let told = check.story(title: "The events behind \(name)")
    if let story {
      guard let told else { throw Failure("\(name): there is no scenario to write to \(story)") }
      try write(told.scenario.text, to: story)
    }
    let report = CheckReport(name: name, check: check, story: told)
    var writer = try ReportWriter.open(output, as: format == .jsonl ? .json : .text)
    switch format {
    case .text: report.writeText(to: &writer.buffer)
    case .jsonl: report.writeJSON(to: &writer.buffer)
    case .junit: report.writeJUnit(to: &writer.buffer)
    }
    try writer.finish()
    return check.counts.departures > 0 ? .answeredNo : .done
  }

  private func write(_ text: String, to path: String) throws(Failure) {
    var writer = try ReportWriter.open(path, as: .text)
    writer.buffer.add(text)
    try writer.finish()
  }

  /// Every line of the log, one after the other; nothing of it is kept here.
  private func read(into check: inout LogCheck) throws(Failure) {
    let isInput = log == "-"
    let descriptor = isInput ? 0 : FileName.with(log) { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw Failure("\(log): \(Files.reason())") }
    defer { if !isInput { close(descriptor) } }
    var lines = LogLines()
    var chunk = [UInt8](repeating: 0, count: 262_144)
    while true {
      let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure("\(Files.name(log)): \(Files.reason())")
      }
      if count == 0 { break }
      lines.read(chunk[..<count], into: &check)
    }
    lines.finish(into: &check)
  }
}
