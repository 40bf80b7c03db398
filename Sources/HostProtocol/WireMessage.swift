// SPDX-License-Identifier: Apache-2.0
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Every key that a message can have.
struct WireMessage: Codable {
  var type = ""
  var id: Int?
  var version: Int?
  var app: String?
  var name: String?
  var state: String?
  var scene: String?
  var phase: String?
  var options: [String: String]?
  var task: Int?
  var remaining: Double?
  var value: Bool?
  var result: String?
  var style: String?
  var methods: [String]?
  var modes: [String]?
  var tasks: [String]?
  var windows: Bool?
  var processing: Bool?
  var success: Bool?
  var edits: Bool?
  var what: String?
  var items: [String]?
  var more: Bool?

  init() {}

  init(line: some Collection<UInt8>) throws(HostProtocolError) {
    guard line.count <= HostProtocol.longestLine else { throw .tooLong }
    let data = Data(line)
    if let message = try? JSONDecoder().decode(WireMessage.self, from: data) {
      self = message
    } else if let head = try? JSONDecoder().decode(Head.self, from: data),
      !Self.types.contains(head.type)
    {
      // What another version says under the same keys does not matter.
      type = head.type
    } else {
      throw .notAMessage
    }
  }

  /// What every message has.
  private struct Head: Decodable {
    let type: String
  }

  /// Every type there is.
  private static let types: Set = [
    "welcome", "call", "expire", "post", "phase", "interruption", "state", "edit", "block",
    "unblock", "hello",
    "returned",
    "completed", "beginTask", "endTask", "submit", "taskCompleted", "edited", "saved", "audio",
    "location",
  ]

  /// The message as a line, without its end. JSON escapes the ends of lines within texts.
  var line: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts, numbers and truth values: the only number JSON cannot say is one that is not finite.
    guard let data = try? encoder.encode(self) else { return Array("{\"type\":\"\"}".utf8) }
    return Array(data)
  }

  /// The value of a key that messages of this type need.
  func need<Value>(
    _ key: KeyPath<WireMessage, Value?>, _ name: String
  ) throws(HostProtocolError) -> Value {
    guard let value = self[keyPath: key] else { throw .incomplete(type: type, key: name) }
    return value
  }
}
