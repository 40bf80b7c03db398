// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// A suite of JUnit's XML, as continuous integration reads it.
///
/// Only what both known schemas allow is written, Apache Ant's and that of Jenkins' xUnit plugin: Ant's asks for a time
/// stamp, a host and empty elements, and forbids the file's name as an attribute.
/// - SeeAlso: `Tests/ApplifeTests/Schemas`
package struct JUnitSuite {
  /// The suite's place among the suites, from zero.
  package var id = 0
  package var package = ""
  package var name = ""
  /// A moment without a time zone, to the second.
  package var timestamp = "1970-01-01T00:00:00"
  package var properties: [(name: String, value: String)] = []
  /// The lines beside the cases.
  package var output: [String] = []
  /// The cases: the suite's first line counts them.
  private var cases = TextBuffer()
  private(set) var count = 0
  private var failures = 0
  private var errors = 0
  private var skipped = 0

  package static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
  package static let end = "</testsuites>\n"

  package init(id: Int = 0, package: String = "", name: String = "") {
    self.id = id
    self.package = package
    self.name = name
  }

  /// The outcome of a case.
  package enum Outcome {
    case passed
    case skipped
    /// The finding, in one line and in full.
    case failed(type: String, message: String, text: String)
    /// The case could not be judged.
    case error(type: String, message: String, text: String)
  }

  package mutating func add(
    _ name: String, in classname: String, time: Duration, _ outcome: Outcome,
    _ details: Details = Details()
  ) {
    count += 1
    cases.add("    <testcase name=\"\(name.xml)\" classname=\"\(classname.xml)\" time=\"")
    cases.addSeconds(time)
    cases.add("\"")
    if let timestamp = details.timestamp { cases.add(" timestamp=\"\(timestamp)\"") }
    if case .passed = outcome, details.isEmpty {
      cases.add("/>\n")
      return
    }
    cases.add(">\n")
    add(details.properties)
    switch outcome {
    case .passed: break
    case .skipped:
      skipped += 1
      cases.add("      <skipped\(details.skipped.map { " message=\"\($0.xml)\"" } ?? "")/>\n")
    case .failed(let type, let message, let text):
      failures += 1
      addProblem("failure", type, message, text)
    case .error(let type, let message, let text):
      errors += 1
      addProblem("error", type, message, text)
    }
    if !details.output.isEmpty {
      cases.add("      <system-out>")
      cases.addXML(details.output.joined(separator: "\n"), keepsLines: true)
      cases.add("</system-out>\n")
    }
    cases.add("    </testcase>\n")
  }

  private mutating func add(_ properties: [Property]) {
    if properties.isEmpty { return }
    cases.add("      <properties>\n")
    for property in properties {
      cases.add("        <property name=\"\(property.name.xml)\"")
      if let value = property.value { cases.add(" value=\"\(value.xml)\"") }
      cases.add(">")
      cases.addXML(property.text, keepsLines: true)
      for item in property.items {
        cases.add("<item name=\"\(item.name.xml)\">\(item.content)</item>")
      }
      cases.add("</property>\n")
    }
    cases.add("      </properties>\n")
  }

  private mutating func addProblem(
    _ element: String, _ type: String, _ message: String, _ text: String
  ) {
    cases.add("      <\(element) type=\"\(type.xml)\" message=\"\(message.xml)\">")
    cases.addXML(text, keepsLines: true)
    cases.add("</\(element)>\n")
  }

  /// Writes the suite as a document of its own.
  package func writeAlone(time: Duration, to out: inout TextBuffer) {
    out.add(Self.head)
    write(time: time, to: &out)
    out.add(Self.end)
  }

  /// Adds the suite with its cases.
  package func write(time: Duration, to out: inout TextBuffer) {
    out.add("  <testsuite id=\"\(id)\" package=\"\(package.xml)\" name=\"\(name.xml)\"")
    out.add(" timestamp=\"\(timestamp)\" hostname=\"localhost\" tests=\"\(count)\"")
    out.add(" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" time=\"")
    out.addSeconds(time)
    if properties.isEmpty {
      out.add("\">\n    <properties/>\n")
    } else {
      out.add("\">\n    <properties>\n")
      for property in properties {
        out.add(
          "      <property name=\"\(property.name.xml)\" value=\"\(property.value.xml)\"/>\n")
      }
      out.add("    </properties>\n")
    }
    out.add(cases)
    if output.isEmpty {
      out.add("    <system-out/>\n")
    } else {
      out.add("    <system-out>")
      out.addXML(output.joined(separator: "\n"), keepsLines: true)
      out.add("</system-out>\n")
    }
    out.add("    <system-err/>\n  </testsuite>\n")
  }
}
