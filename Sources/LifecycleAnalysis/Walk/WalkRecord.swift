// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Lifecycle

/// One line of a session file: an object of JSON whose `kind` says what else it has.
enum WalkRecord {
  case walk(Head)
  case text(Text)
  case facts(Facts)
  case selection(Selection)
  case step(Step)
  case followUp(Text)
  case end(End)

  /// The first line: which format, and which scenario.
  struct Head: Codable {
    var version: Number<Int>
    /// The version of the program that wrote the file.
    var applife: String?
    /// The name of the scenario's file.
    var scenario: String?
    var ios: Version?
    var style: String?
    var started: String?
  }

  /// The scenario.
  struct Text: Codable { var text: String }

  struct Facts: Codable {
    var charter: String?
    var tester: String?
    var device: String?
    var build: String?
  }

  /// The steps that want a verdict; without such a line all do.
  struct Selection: Codable { var steps: [Number<Int>] }

  /// The result of a step.
  struct Step: Codable {
    var step: Number<Int>
    var verdict: String?
    var asking: Walk.Question?
    var at: String?
    var seconds: Number<Double>?
    var note: String?
    var instead: [String]?
    var expected: [String]?
    var evidence: [Evidence]?
  }

  /// A file that was attached.
  struct Evidence: Codable {
    var file: String
    var sha256: String
    var bytes: Number<Int>
  }

  /// The last line: the times, in seconds.
  struct End: Codable {
    var design: Number<Double>?
    var execution: Number<Double>?
    var investigation: Number<Double>?
    var setUp: Number<Double>?

    enum CodingKeys: String, CodingKey {
      case design, execution, investigation
      case setUp = "set-up"
    }
  }

  /// A version of iOS: a number, or a text where something stands behind the point.
  struct Version: Codable {
    let value: SystemVersion

    init(_ value: SystemVersion) { self.value = value }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self), let value = SystemVersion(text: text) {
        self.value = value
      } else {
        value = SystemVersion(try Number<Int>(from: decoder).value)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if value.isWhole {
        try container.encode(value.major)
      } else {
        try container.encode(value.description)
      }
    }
  }

  /// A number as it stands in a file. One that does not fit is a value of another type: the decoder
  /// alone would say that the line is not JSON, and not which key it means.
  struct Number<Value: Codable>: Codable {
    let value: Value

    init(_ value: Value) { self.value = value }

    init(from decoder: any Decoder) throws {
      guard let value = try? decoder.singleValueContainer().decode(Value.self) else {
        throw DecodingError.typeMismatch(
          Value.self, .init(codingPath: decoder.codingPath, debugDescription: "does not fit"))
      }
      self.value = value
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }
}

extension WalkRecord: Codable {
  private enum Key: CodingKey {
    case kind
  }

  init(from decoder: any Decoder) throws {
    let kind = try decoder.container(keyedBy: Key.self).decode(WalkFile.Kind.self, forKey: .kind)
    self =
      switch kind {
      case .walk: .walk(try Head(from: decoder))
      case .text: .text(try Text(from: decoder))
      case .facts: .facts(try Facts(from: decoder))
      case .selection: .selection(try Selection(from: decoder))
      case .step: .step(try Step(from: decoder))
      case .followUp: .followUp(try Text(from: decoder))
      case .end: .end(try End(from: decoder))
      }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    switch self {
    case .walk(let head): try head.encode(to: encoder)
    case .text(let text), .followUp(let text): try text.encode(to: encoder)
    case .facts(let facts): try facts.encode(to: encoder)
    case .selection(let selection): try selection.encode(to: encoder)
    case .step(let step): try step.encode(to: encoder)
    case .end(let end): try end.encode(to: encoder)
    }
  }

  var kind: WalkFile.Kind {
    switch self {
    case .walk: .walk
    case .text: .text
    case .facts: .facts
    case .selection: .selection
    case .step: .step
    case .followUp: .followUp
    case .end: .end
    }
  }
}

extension WalkRecord.Step {
  init(_ number: Int, _ result: Walk.Result) {
    step = WalkRecord.Number(number)
    verdict = result.verdict?.rawValue
    asking = result.asking
    at = result.date.map(WalkDate.text)
    seconds = WalkRecord.Number(result.time.roundedSeconds)
    note = result.note.isEmpty ? nil : result.note
    instead = result.instead.isEmpty ? nil : result.instead
    expected = result.expected
    let files = result.evidence.map {
      WalkRecord.Evidence(
        file: $0.file, sha256: $0.hash, bytes: WalkRecord.Number($0.bytes))
    }
    evidence = files.isEmpty ? nil : files
  }
}
