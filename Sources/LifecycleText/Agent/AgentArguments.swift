// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The arguments of a tool: a flat object.
package struct AgentArguments: Equatable, Sendable {
  /// The value of an argument.
  package enum Value: Equatable, Sendable {
    case text(String)
    case number(Int)
    case texts([String])
    /// Something that no tool takes.
    case other
  }

  package private(set) var values: [String: Value] = [:]

  package init(_ values: [String: Value] = [:]) { self.values = values }
}

extension AgentArguments: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    for key in keys.allKeys {
      values[key.stringValue] =
        if let text = try? keys.decode(String.self, forKey: key) {
          .text(text)
        } else if let number = try? keys.decode(Int.self, forKey: key) {
          .number(number)
        } else if let texts = try? keys.decode([String].self, forKey: key) {
          .texts(texts)
        } else {
          .other
        }
    }
  }
}

/// An argument of a tool.
package struct AgentArgument: Sendable {
  /// The name, and what is wanted there: a text, one of some texts, a number or a list of texts.
  let name: String
  let kind: Kind
  let isRequired: Bool
  /// The meaning, for the model that fills it in.
  let meaning: String

  enum Kind: Sendable {
    case text
    case oneOf([String])
    case number(ClosedRange<Int>)
    case texts
  }

  init(_ name: String, _ kind: Kind, isRequired: Bool = false, _ meaning: String) {
    self.name = name
    self.kind = kind
    self.isRequired = isRequired
    self.meaning = meaning
  }

  /// The argument as JSON Schema says it.
  var schema: JSON {
    switch kind {
    case .text: ["type": "string", "description": .text(meaning)]
    case .oneOf(let values):
      ["type": "string", "enum": .texts(values), "description": .text(meaning)]
    case .number(let range):
      [
        "type": "integer", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound), "description": .text(meaning),
      ]
    case .texts:
      ["type": "array", "items": ["type": "string"], "description": .text(meaning)]
    }
  }

  /// Returns the problem with a value; nil if it fits.
  func problem(with value: AgentArguments.Value) -> String? {
    switch (kind, value) {
    case (.text, .text), (.texts, .texts): nil
    case (.oneOf(let values), .text(let text)):
      values.contains(text) ? nil : "\(name) must be one of \(values.joined(separator: ", "))"
    case (.number(let range), .number(let number)):
      range.contains(number)
        ? nil : "\(name) must be \(range.lowerBound) to \(range.upperBound)"
    case (.text, _): "\(name) must be a string"
    case (.oneOf(let values), _): "\(name) must be one of \(values.joined(separator: ", "))"
    case (.number, _): "\(name) must be a whole number"
    case (.texts, _): "\(name) must be a list of strings"
    }
  }
}
