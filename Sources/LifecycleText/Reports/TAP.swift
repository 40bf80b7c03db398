// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// Lines of the Test Anything Protocol.
/// - SeeAlso: https://testanything.org/tap-version-13-specification.html and
///   https://testanything.org/tap-version-14-specification.html
package enum TAP {
  /// A test point.
  ///
  /// - Parameter skip: why it was skipped; nil if it was not.
  static func point(
    _ number: Int, isOK: Bool, _ name: String, skip: String? = nil, indent: Int = 0,
    to out: inout TextBuffer
  ) {
    pad(indent, &out)
    out.add(isOK ? "ok " : "not ok ")
    out.add("\(number) - " + escaped(name))
    if let skip { out.add(" # SKIP " + skip) }
    out.newline()
  }

  /// What is known of the test point above: a block of YAML, in which JSON's strings are YAML's.
  static func block(
    _ members: KeyValuePairs<String, JSON?>, indent: Int = 0, to out: inout TextBuffer
  ) {
    pad(indent + 2, &out)
    out.add("---\n")
    add(members.map { (key: $0, value: $1) }, indent + 2, &out)
    pad(indent + 2, &out)
    out.add("...\n")
  }

  private static func add(
    _ members: [(key: String, value: JSON?)], _ indent: Int, _ out: inout TextBuffer
  ) {
    for case (let key, let value?) in members {
      pad(indent, &out)
      out.add(key + ":")
      switch value {
      case .object(let inner):
        out.newline()
        add(inner, indent + 2, &out)
      case .list(let items):
        out.newline()
        for item in items {
          pad(indent + 2, &out)
          out.add("- ")
          out.add(line: item)
        }
      case .text, .digits, .truth, .null, .written:
        out.add(" ")
        out.add(line: value)
      }
    }
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
