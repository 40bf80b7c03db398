// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleText

/// The arguments of a tool: a flat object.
package struct AgentArguments: Equatable, Sendable {
  /// The value of an argument.
  package enum Value: Equatable, Sendable {
    case text(String)
    case number(Int)
    case texts([String])
    /// Something that no tool takes.
    case other

    /// The version of iOS that the value names; nil if it names none.
    var version: SystemVersion? {
      switch self {
      case .number(let number): SystemVersion(number)
      case .text(let text): SystemVersion(text: text)
      case .texts, .other: nil
      }
    }
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
    /// A text as long as a message may be: a scenario, a log, a report.
    case text
    /// A name, a path or a few words.
    case words
    case oneOf([String])
    case number(ClosedRange<Int>)
    /// A version of iOS: a number, or a text if it has a part behind the point.
    case version
    /// A list of names or paths.
    case texts
  }

  /// The most items of a list.
  private static let mostTexts = 100

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
    case .words:
      [
        "type": "string", "maxLength": .number(Search.longest), "description": .text(meaning),
      ]
    case .oneOf(let values):
      ["type": "string", "enum": .texts(values), "description": .text(meaning)]
    case .number(let range):
      [
        "type": "integer", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound), "description": .text(meaning),
      ]
    case .version:
      [
        "type": .texts(["integer", "string"]), "minimum": .number(Device.knownVersions.lowerBound),
        "maximum": .number(Device.knownVersions.upperBound), "description": .text(meaning),
      ]
    case .texts:
      [
        "type": "array", "items": ["type": "string", "maxLength": .number(Search.longest)],
        "maxItems": .number(Self.mostTexts), "description": .text(meaning),
      ]
    }
  }

  /// Returns the problem with a value; nil if it fits.
  func problem(with value: AgentArguments.Value) -> String? {
    switch (kind, value) {
    case (.text, .text): nil
    case (.words, .text(let text)):
      Search.isShort(text) ? nil : "\(name) must have at most \(Search.longest) characters"
    case (.texts, .texts(let texts)):
      texts.count > Self.mostTexts
        ? "\(name) must have at most \(Self.mostTexts) items"
        : texts.allSatisfy(Search.isShort)
          ? nil : "an item of \(name) must have at most \(Search.longest) characters"
    case (.oneOf(let values), .text(let text)):
      values.contains(text) ? nil : "\(name) must be one of \(values.joined(separator: ", "))"
    case (.number(let range), .number(let number)):
      range.contains(number)
        ? nil : "\(name) must be \(range.lowerBound) to \(range.upperBound)"
    case (.version, let value):
      value.version.map(Device.knows) == true
        ? nil
        : "\(name) must be \(Device.knownVersions.lowerBound) to \(Device.knownVersions.upperBound), "
          + "or a text such as \"27.1\""
    case (.text, _), (.words, _): "\(name) must be a string"
    case (.oneOf(let values), _): "\(name) must be one of \(values.joined(separator: ", "))"
    case (.number, _): "\(name) must be a whole number"
    case (.texts, _): "\(name) must be a list of strings"
    }
  }
}
