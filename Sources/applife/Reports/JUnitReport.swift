// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// JUnit's XML, as continuous integration reads it: a suite for each scenario, a case for each
/// expectation.
///
/// Only what both known schemas allow is written, Apache Ant's and that of Jenkins' xUnit plugin:
/// Ant's asks for a time stamp, a host and empty elements, and forbids the file's name as an
/// attribute. Durations are those of the device: a case takes as long as passed since the case
/// before it. A scenario has no date, so that its time stamp is the beginning of 1970.
/// - SeeAlso: `Tests/ApplifeTests/Schemas`
struct JUnitReport: Report {
  /// The cases of the scenario that is running: the suite's first line counts them.
  private var cases = TextBuffer()
  private var count = 0
  private var failures = 0
  private var skipped = 0
  /// When the case before ended.
  private var lastTime = Duration.zero

  mutating func begin(to out: inout TextBuffer) {
    out.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n")
  }

  mutating func begin(_ file: ScenarioFile, to out: inout TextBuffer) {
    cases.clear()
    count = 0
    failures = 0
    skipped = 0
    lastTime = .zero
  }

  mutating func add(
    _ result: Scenario.Runner.StepResult, of file: ScenarioFile, to out: inout TextBuffer
  ) {
    guard let verdict = result.verdict else { return }
    addCase(
      "line \(verdict.position.line): expect " + verdict.expectation.text, of: file,
      at: verdict.time)
    guard !verdict.isHeld else {
      cases.add("/>\n")
      return
    }
    failures += 1
    let message = Sentences.verdict(verdict)
    cases.add(">\n      <failure type=\"expectation\" message=\"")
    cases.addXML(message)
    cases.add("\">")
    let place = verdict.position
    cases.addXML("\(file.name):\(place.line):\(place.column): \(message)")
    cases.add("</failure>\n    </testcase>\n")
  }

  private mutating func addCase(_ name: String, of file: ScenarioFile, at time: Duration) {
    count += 1
    cases.add("    <testcase name=\"")
    cases.addXML(name)
    cases.add("\" classname=\"")
    cases.addXML(file.name)
    cases.add("\" time=\"")
    cases.addSeconds(time - lastTime)
    cases.add("\"")
    lastTime = time
  }

  mutating func end(_ file: ScenarioFile, at time: Duration, to out: inout TextBuffer) {
    if file.scenario.steps.isEmpty {
      addCase("has no steps", of: file, at: time)
      cases.add(">\n      <skipped/>\n    </testcase>\n")
      skipped += 1
    } else if count == 0 {
      addCase("runs to its end", of: file, at: time)
      cases.add("/>\n")
    }
    out.add("  <testsuite id=\"\(file.number - 1)\" package=\"")
    out.addXML(file.name)
    out.add("\" name=\"")
    out.addXML(file.title)
    out.add("\" timestamp=\"1970-01-01T00:00:00\" hostname=\"localhost\" tests=\"\(count)\"")
    out.add(" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\" time=\"")
    out.addSeconds(time)
    out.add("\">\n    <properties/>\n")
    out.add(cases)
    out.add("    <system-out/>\n    <system-err/>\n  </testsuite>\n")
  }

  mutating func finish(to out: inout TextBuffer) { out.add("</testsuites>\n") }
}

extension TextBuffer {
  /// The text as it stands in XML, between tags or in quotation marks.
  mutating func addXML(_ text: String) {
    for character in text.unicodeScalars {
      switch character {
      case "&": add("&amp;")
      case "<": add("&lt;")
      case ">": add("&gt;")
      case "\"": add("&quot;")
      case "\n", "\r", "\t": add(" ")
      // XML 1.0 has no place for these, escaped or not.
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": add("?")
      case _: add(String(character))
      }
    }
  }
}
