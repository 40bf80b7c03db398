// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleText

/// Reads each text that libFuzzer makes up as a scenario: `make fuzz`.
///
/// A text is either refused with a place inside it, or it is a scenario that can be written, read
/// again as the same, and played without breaking an invariant; and every report of it is text that
/// does no harm.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzScenario(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let text = Array(UnsafeBufferPointer(start: data, count: size))
  do throws(Scenario.Malformed) {
    let scenario = try Scenario.parse(text)
    check(scenario)
    play(scenario)
  } catch {
    require(!error.problems.isEmpty, "an error without a problem")
    let lines = lineCount(text)
    for problem in error.problems {
      let line = "\(problem.position): \(problem.fault)"
      require(problem.position.line <= lines, "a line that is not there: \(line)")
      require(problem.position.column <= size + 1, "a column that is not there: \(line)")
    }
    for line in phrases.lines(error, in: "f") {
      requireHarmless(Array(Printable.line(line).utf8), "an error")
    }
  }
  return 0
}

/// A scenario's text is read back as the same scenario.
private func check(_ scenario: Scenario) {
  do throws(Scenario.Malformed) {
    let again = try Scenario.parse(scenario.text)
    require(again.text == scenario.text, "a text that changes:\n\(scenario.text)")
    require(again.apps == scenario.apps, "apps that change:\n\(scenario.text)")
    require(again.limits == scenario.limits, "limits that change:\n\(scenario.text)")
    require(again.steps.map(\.action) == scenario.steps.map(\.action), "steps that change")
    require(again.steps.map(\.time) == scenario.steps.map(\.time), "times that change")
  } catch {
    fatalError(
      "a text that cannot be read back: \(error.problems[0])\n\(scenario.text)")
  }
}

private func play(_ scenario: Scenario) {
  guard scenario.steps.count <= 100 else { return }
  let file = ScenarioFile(name: "f", scenario: scenario)
  let style = ReportStyle(phrases: phrases)
  // Two formats have files of their own.
  let formats = Format.allCases.filter { $0.report(style) != nil }
  var reports = formats.compactMap { $0.report(style) }
  var buffers = formats.map { _ in TextBuffer() }
  for index in reports.indices {
    reports[index].begin(to: &buffers[index])
    reports[index].begin(file, to: &buffers[index])
  }
  var runner = Scenario.Runner(scenario)
  var checker = TraceRule.Checker()
  while let result = runner.next() {
    for entry in result.entries { checker.add(entry) }
    for index in reports.indices { reports[index].add(result, of: file, to: &buffers[index]) }
    if let verdict = result.verdict { _ = phrases.verdict(verdict) }
  }
  for (index, format) in formats.enumerated() {
    reports[index].end(file, at: runner.device.now, to: &buffers[index])
    reports[index].finish(to: &buffers[index])
    let encoding: Printable.Encoding = format == .jsonl ? .json : .text
    let bytes = Printable.lines(buffers[index].bytes, as: encoding)
    requireHarmless(bytes, "a report in \(format)")
    if format == .jsonl {
      for line in bytes.split(separator: 0x0A) {
        require(line.first == 0x7B && line.last == 0x7D, "a line that is no object")
      }
    }
  }
  require(
    checker.violations.isEmpty,
    "an invariant broken: \(checker.violations[0])\n\(scenario.text)")
}
