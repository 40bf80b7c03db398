// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// A value of JSON. An object keeps the order of its members, and leaves out those that are nil.
package indirect enum JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByDictionaryLiteral
{
  case text(String)
  /// The digits of a number.
  case digits(String)
  case truth(Bool)
  case null
  case list([JSON])
  case object([(key: String, value: JSON?)])
  /// JSON that has been written already.
  case written(TextBuffer)

  package init(stringLiteral text: String) { self = .text(text) }

  package init(booleanLiteral value: Bool) { self = .truth(value) }

  package init(dictionaryLiteral members: (String, JSON?)...) {
    self = .object(members.map { (key: $0.0, value: $0.1) })
  }

  package static func number(_ number: Int) -> JSON { .digits("\(number)") }

  package static func number(_ number: Double) -> JSON { .digits("\(number)") }

  /// A duration in seconds.
  package static func seconds(_ duration: Duration) -> JSON {
    var buffer = TextBuffer()
    buffer.addSeconds(duration)
    return .written(buffer)
  }

  package static func texts(_ texts: some Sequence<String>) -> JSON {
    .list(texts.map { .text($0) })
  }

  /// An entry of a trace.
  package static func entry(_ entry: Trace.Entry, _ phrases: Phrases) -> JSON {
    var buffer = TextBuffer()
    entry.writeJSONObject(to: &buffer, why: phrases.rule)
    return .written(buffer)
  }
}

extension TextBuffer {
  package mutating func add(json: JSON) {
    switch json {
    case .text(let text): addJSON(text)
    case .digits(let digits): add(digits)
    case .truth(let value): add(value ? "true" : "false")
    case .null: add("null")
    case .written(let buffer): add(buffer)
    case .list(let items):
      add("[")
      for (place, item) in items.enumerated() {
        if place > 0 { add(",") }
        add(json: item)
      }
      add("]")
    case .object(let members):
      add("{")
      var isFirst = true
      for case (let key, let value?) in members {
        if !isFirst { add(",") }
        isFirst = false
        addJSON(key)
        add(":")
        add(json: value)
      }
      add("}")
    }
  }

  /// Adds JSON on a line of its own.
  package mutating func add(line json: JSON) {
    add(json: json)
    newline()
  }
}
