// SPDX-License-Identifier: Apache-2.0
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The key of a message: `type`, which every message has, and those of each type.
package struct MessageKey: CodingKey, ExpressibleByStringLiteral {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(stringLiteral name: String) { stringValue = name }

  package init?(stringValue name: String) { stringValue = name }

  package init?(intValue: Int) { nil }
}

/// A message in one line of JSON.
package protocol JSONMessage: Codable {
  /// The types of message in one direction; the raw value is the `type`.
  associatedtype Kind: RawRepresentable<String>

  init(_ kind: Kind, from keys: KeyedDecodingContainer<MessageKey>) throws
}

extension JSONMessage {
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: MessageKey.self)
    let type = try keys.decode(String.self, forKey: "type")
    guard let kind = Kind(rawValue: type) else { throw UnknownType() }
    do {
      try self.init(kind, from: keys)
    } catch DecodingError.keyNotFound(let key, _) {
      throw HostProtocolError.incomplete(type: type, key: key.stringValue)
    }
  }

  /// The message as a line, without its end. JSON escapes the ends of lines within texts.
  package var line: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts, numbers and truth values: the only number JSON cannot say is one that is not finite.
    guard let data = try? encoder.encode(self) else { return Array("{\"type\":\"\"}".utf8) }
    return Array(data)
  }

  /// The message of a line; nil for a type that is not known.
  package init?(line: some Collection<UInt8>) throws(HostProtocolError) {
    guard line.count <= HostProtocol.longestLine else { throw .tooLong }
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(line))
    } catch is UnknownType {
      // What another version says under the same keys does not matter.
      return nil
    } catch let error as HostProtocolError {
      throw error
    } catch {
      throw .notAMessage
    }
  }
}

private struct UnknownType: Error {}

extension KeyedDecodingContainer<MessageKey> {
  /// A value that messages of this type need.
  func need<Value: Decodable>(_ key: MessageKey) throws -> Value {
    guard let value = try decodeIfPresent(Value.self, forKey: key) else {
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: codingPath, debugDescription: "no value"))
    }
    return value
  }

  /// A value that messages of this type may have.
  func find<Value: Decodable>(_ key: MessageKey) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }
}

extension Encoder {
  /// Writes a message: its type and what else it says.
  func write(
    _ kind: some RawRepresentable<String>, _ members: KeyValuePairs<MessageKey, (any Encodable)?>
  ) throws {
    var container = container(keyedBy: MessageKey.self)
    try container.encode(kind.rawValue, forKey: "type")
    for case (let key, let value?) in members { try container.encode(value, forKey: key) }
  }
}
