// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// JUnit's XML, as continuous integration reads it: a suite for each scenario, a case for each
/// expectation. Times are those of the device.
struct JUnitReport: Report {
  /// The cases of the scenario that is running: the suite's first line counts them.
  private var cases = TextBuffer()
  private var count = 0
  private var failures = 0

  mutating func begin(to out: inout TextBuffer) {
    out.add("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"applife\">\n")
  }

  mutating func begin(_ story: Story, to out: inout TextBuffer) {
    cases.clear()
    count = 0
    failures = 0
  }

  mutating func add(_ turn: Scenario.Runner.StepResult, of story: Story, to out: inout TextBuffer) {
    guard let verdict = turn.verdict else { return }
    addCase(
      "line \(verdict.position.line): expect " + verdict.expectation.text, of: story,
      at: verdict.time)
    guard !verdict.isHeld else {
      cases.add("/>\n")
      return
    }
    failures += 1
    cases.add(">\n      <failure message=\"")
    cases.addXML(Sentences.verdict(verdict))
    cases.add("\">")
    let place = verdict.position
    cases.addXML("\(story.file):\(place.line):\(place.column): \(Sentences.verdict(verdict))")
    cases.add("</failure>\n    </testcase>\n")
  }

  private mutating func addCase(_ name: String, of story: Story, at time: Duration) {
    count += 1
    cases.add("    <testcase name=\"")
    cases.addXML(name)
    cases.add("\" classname=\"")
    cases.addXML(story.file)
    cases.add("\" time=\"")
    cases.addSeconds(time)
    cases.add("\"")
  }

  mutating func end(_ story: Story, at time: Duration, to out: inout TextBuffer) {
    if count == 0 {
      addCase("runs to its end", of: story, at: time)
      cases.add("/>\n")
    }
    out.add("  <testsuite name=\"")
    out.addXML(story.title)
    out.add("\" tests=\"\(count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"0\" time=\"")
    out.addSeconds(time)
    out.add("\" file=\"")
    out.addXML(story.file)
    out.add("\">\n")
    out.add(cases)
    out.add("  </testsuite>\n")
  }

  mutating func finish(to out: inout TextBuffer) { out.add("</testsuites>\n") }
}

extension TextBuffer {
  /// The text as it stands in XML, between tags or in quotation marks.
  fileprivate mutating func addXML(_ text: String) {
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
