// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// Lines of the Test Anything Protocol.
/// - SeeAlso: https://testanything.org/tap-version-13-specification.html and
///   https://testanything.org/tap-version-14-specification.html
package enum TAP {
  /// A test point.
  ///
  /// - Parameter skip: why it was skipped; nil if it was not.
  package static func point(
    _ number: Int, isOK: Bool, _ name: String, skip: String? = nil, indent: Int = 0,
    to out: inout TextBuffer
  ) {
    pad(indent, &out)
    out.add(isOK ? "ok " : "not ok ")
    out.add("\(number) - " + escaped(name))
    if let skip { out.add(" # SKIP " + skip) }
    out.newline()
  }

  /// A fact about a test point.
  package enum Fact {
    case value(JSON)
    case list([String])
    case object(KeyValuePairs<String, JSON>)
  }

  /// The facts about the test point above: a block of YAML, in which JSON's values are YAML's.
  package static func block(
    _ facts: KeyValuePairs<String, Fact?>, indent: Int = 0, to out: inout TextBuffer
  ) {
    func line(_ start: String, _ value: JSON? = nil, deeper: Int = 0) {
      pad(indent + 2 + deeper, &out)
      out.add(start)
      if let value { out.add(json: value) }
      out.newline()
    }
    line("---")
    for case (let key, let fact?) in facts {
      switch fact {
      case .value(let value): line(key + ": ", value)
      case .list(let texts):
        line(key + ":")
        for text in texts { line("- ", .text(text), deeper: 2) }
      case .object(let members):
        line(key + ":")
        for (key, value) in members { line(key + ": ", value, deeper: 2) }
      }
    }
    line("...")
  }

  private static func pad(_ count: Int, _ out: inout TextBuffer) {
    for _ in 0..<count { out.add(" ") }
  }

  /// A description on one line: a number sign would begin a directive.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in Printable.line(text) {
      if character == "#" || character == "\\" { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
