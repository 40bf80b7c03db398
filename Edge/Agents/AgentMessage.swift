// SPDX-License-Identifier: Apache-2.0
import LifecycleText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A line from a client of `applife mcp`: JSON-RPC 2.0, as the Model Context Protocol uses it.
///
/// - SeeAlso: https://www.jsonrpc.org/specification and
///   https://modelcontextprotocol.io/specification/2025-11-25/basic
package enum AgentMessage: Equatable {
  /// It wants an answer with its identifier.
  case request(id: ID, method: String, Parameters)
  /// It wants no answer.
  case notification(method: String, Parameters)
  /// It answers something. The server asks nothing, and passes over it.
  case response
  /// It is no message; the identifier is nil if none could be read.
  case malformed(Problem, id: ID?)

  /// The identifier of a request.
  package enum ID: Hashable, Sendable {
    case text(String)
    case number(Int)

    /// The identifier as it was sent.
    package var json: JSON {
      switch self {
      case .text(let text): .text(text)
      case .number(let number): .number(number)
      }
    }
  }

  /// An error of JSON-RPC; the raw value is its code.
  package enum Problem: Int, Sendable {
    case parse = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
  }

  /// The parameters that the server reads, of any method.
  package struct Parameters: Equatable, Sendable {
    /// `initialize`: the version of the protocol that the client wants.
    package var protocolVersion: String?
    /// `tools/call`: the tool.
    package var name: String?
    /// `tools/call`: what the tool is given; nil if that is no object.
    package var arguments: AgentArguments?
    /// `notifications/cancelled`: the request that is no longer wanted.
    package var requestID: ID?
    /// `tools/list`: where the list goes on. The server gives none.
    package var cursor: String?

    package init() {}
  }

  /// True if it asks whether the server still lives.
  package var isPing: Bool {
    if case .request(_, method: "ping", _) = self { true } else { false }
  }

  /// The messages of a batch, which version 2025-03-26 of the protocol has; nil if the line is no list or an
  /// empty one. A batch begins no session.
  package static func batch(line: [UInt8]) -> [AgentMessage]? {
    guard let items = try? JSONDecoder().decode([Item].self, from: Data(line)), !items.isEmpty
    else { return nil }
    return items.map { item in
      if case .request(let id, method: "initialize", _) = item.message {
        .malformed(.invalidRequest, id: id)
      } else {
        item.message
      }
    }
  }

  /// Reads a line. Every line is something: what cannot be read is ``malformed(_:id:)``.
  package init(line: [UInt8]) {
    do {
      self = try JSONDecoder().decode(Envelope.self, from: Data(line)).message
    } catch DecodingError.dataCorrupted {
      self = .malformed(.parse, id: nil)
    } catch {
      // JSON, but no object: a number, a text, or several messages at once, which only one version of the
      // protocol has.
      self = .malformed(.invalidRequest, id: nil)
    }
  }
}

/// A message of a batch. What is no object is malformed by itself, and the others are read.
private struct Item: Decodable {
  let message: AgentMessage

  init(from decoder: any Decoder) {
    message = (try? Envelope(from: decoder).message) ?? .malformed(.invalidRequest, id: nil)
  }
}

/// The members of a message, each read by itself: an identifier can be answered even if nothing else can.
private struct Envelope: Decodable {
  let message: AgentMessage

  private enum Key: String, CodingKey { case jsonrpc, id, method, params, result, error }

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    let id = try? keys.decode(AgentMessage.ID.self, forKey: .id)
    let method = try? keys.decode(String.self, forKey: .method)
    guard (try? keys.decode(String.self, forKey: .jsonrpc)) == "2.0" else {
      message = .malformed(.invalidRequest, id: id)
      return
    }
    guard let method else {
      let isResponse = !keys.contains(.method) && (keys.contains(.result) || keys.contains(.error))
      message = isResponse ? .response : .malformed(.invalidRequest, id: id)
      return
    }
    let parameters =
      keys.contains(.params)
      ? try? keys.decode(AgentMessage.Parameters.self, forKey: .params) : AgentMessage.Parameters()
    switch (id, keys.contains(.id), parameters) {
    case (nil, true, _): message = .malformed(.invalidRequest, id: nil)
    case (let id?, _, .none): message = .malformed(.invalidParameters, id: id)
    case (nil, false, .none): message = .notification(method: method, .init())
    case (let id?, _, .some(let found)):
      message = .request(id: id, method: method, found)
    case (nil, false, .some(let found)):
      message = .notification(method: method, found)
    }
  }
}

extension AgentMessage.ID: Decodable {
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      guard text.utf8.count <= AgentBudget.longestID else {
        throw DecodingError.dataCorruptedError(in: value, debugDescription: "too long")
      }
      self = .text(text)
    } else {
      self = .number(try value.decode(Int.self))
    }
  }
}

extension AgentMessage.Parameters: Decodable {
  private enum Key: String, CodingKey { case protocolVersion, name, arguments, requestId, cursor }

  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Key.self)
    protocolVersion = try? keys.decode(String.self, forKey: .protocolVersion)
    name = try? keys.decode(String.self, forKey: .name)
    requestID = try? keys.decode(AgentMessage.ID.self, forKey: .requestId)
    cursor = try? keys.decode(String.self, forKey: .cursor)
    arguments =
      keys.contains(.arguments)
      ? try? keys.decode(AgentArguments.self, forKey: .arguments) : AgentArguments()
  }
}
