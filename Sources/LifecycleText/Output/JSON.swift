// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle

/// A value as JSON. An object keeps the order of its members, and leaves out those that are nil.
package struct JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByDictionaryLiteral
{
  /// The text so far.
  fileprivate var buffer = TextBuffer()

  private init(_ write: (inout TextBuffer) -> Void) { write(&buffer) }

  /// The value as it is written.
  package var written: String { buffer.text }

  package init(stringLiteral text: String) { self = .text(text) }

  package init(booleanLiteral value: Bool) { self = .truth(value) }

  package init(dictionaryLiteral members: (String, JSON?)...) {
    self = .object(members.map { (key: $0.0, value: $0.1) })
  }

  package static var null: JSON { JSON { $0.add("null") } }

  package static func text(_ text: String) -> JSON { JSON { $0.addJSON(text) } }

  package static func truth(_ value: Bool) -> JSON { JSON { $0.add(value ? "true" : "false") } }

  package static func number(_ number: Int) -> JSON { JSON { $0.add(number) } }

  package static func number(_ number: Double) -> JSON { JSON { $0.add("\(number)") } }

  /// A duration in seconds.
  package static func seconds(_ duration: Duration) -> JSON { JSON { $0.addSeconds(duration) } }

  /// An entry of a trace.
  package static func entry(_ entry: Trace.Entry, _ phrases: Phrases) -> JSON {
    JSON { entry.writeJSONObject(to: &$0, why: phrases.rule) }
  }

  package static func texts(_ texts: some Sequence<String>) -> JSON {
    .list(texts.map { .text($0) })
  }

  /// - Parameter lines: whether each item has a line of its own.
  package static func list(_ items: [JSON], lines: Bool = false) -> JSON {
    JSON { buffer in
      buffer.add("[")
      for (index, item) in items.enumerated() {
        if index > 0 { buffer.add(",") }
        if lines { buffer.newline() }
        buffer.add(json: item)
      }
      if lines { buffer.newline() }
      buffer.add("]")
    }
  }

  /// The objects of JSON Lines.
  package static func objects(lines: TextBuffer) -> [JSON] {
    lines.bytes.split(separator: ASCII.newline).map { object(line: $0) }
  }

  /// An object that has been written already, on a line.
  package static func object(line: some Sequence<UInt8>) -> JSON {
    JSON { $0.add(String(decoding: Array(line).prefix { $0 != ASCII.newline }, as: UTF8.self)) }
  }

  package static func object(_ members: [(key: String, value: JSON?)]) -> JSON {
    JSON { buffer in
      buffer.add("{")
      var isFirst = true
      for case (let key, let value?) in members {
        if !isFirst { buffer.add(",") }
        isFirst = false
        buffer.addJSON(key)
        buffer.add(":")
        buffer.add(json: value)
      }
      buffer.add("}")
    }
  }
}

extension TextBuffer {
  package mutating func add(json: JSON) { add(json.buffer) }

  /// Adds JSON on a line of its own.
  package mutating func add(line json: JSON) {
    add(json: json)
    newline()
  }
}

extension SystemVersion {
  /// The version for programs: a number if it is whole, otherwise a text, for 26.1 is not 26.10.
  package var json: JSON { isWhole ? .number(major) : .text(description) }
}
