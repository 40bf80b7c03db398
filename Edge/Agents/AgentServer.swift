// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleText

/// The server of `applife mcp`: what each message leads to. It reads nothing and keeps nothing.
///
/// - SeeAlso: https://modelcontextprotocol.io/specification/2025-11-25/server/tools
package struct AgentServer: Sendable {
  /// The versions of the protocol that it speaks, the oldest first.
  static let versions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]

  /// The only version in which a line may have several messages, and the answers have one line too.
  private static let versionWithBatches = "2025-03-26"

  /// The version of the program.
  private let version: String
  /// True if a call may start an app's own code.
  private let allowsHost: Bool

  package init(version: String, allowsHost: Bool = false) {
    self.version = version
    self.allowsHost = allowsHost
  }

  /// The server's reaction to a message.
  package enum Reaction {
    case nothing
    case reply(JSON)
    /// A tool is called. ``reply(to:_:)`` makes the answer for the client.
    case call(AgentMessage.ID, AgentTool, AgentArguments)
    /// A request is no longer wanted.
    case cancel(AgentMessage.ID)
  }

  /// True if a message begins a session in which lines may have several messages, false if one in which they may
  /// not; nil if it begins none.
  package static func allowsBatches(from message: AgentMessage) -> Bool? {
    guard case .request(_, method: "initialize", let parameters) = message else { return nil }
    return parameters.protocolVersion == versionWithBatches
  }

  /// The server's reaction to a message.
  package func reaction(to message: AgentMessage) -> Reaction {
    switch message {
    case .response: .nothing
    case .malformed(let problem, let id): .reply(Self.error(problem, Self.words(problem), id))
    case .notification(method: "notifications/cancelled", let parameters):
      parameters.requestID.map(Reaction.cancel) ?? .nothing
    case .notification: .nothing
    case .request(let id, let method, let parameters): reaction(id, method, parameters)
    }
  }

  private func reaction(
    _ id: AgentMessage.ID, _ method: String, _ parameters: AgentMessage.Parameters
  ) -> Reaction {
    switch method {
    case "initialize":
      guard let wanted = parameters.protocolVersion else {
        return .reply(Self.error(.invalidParameters, "protocolVersion must be a string", id))
      }
      let spoken = Self.versions.contains(wanted) ? wanted : Self.versions[Self.versions.count - 1]
      return .reply(Self.result(welcome(spoken), id))
    case "ping": return .reply(Self.result([:], id))
    case "tools/list":
      if parameters.cursor != nil {
        return .reply(Self.error(.invalidParameters, "there is no such cursor", id))
      }
      let tools = AgentTool.allCases.map { $0.listed(allowingHost: allowsHost) }
      return .reply(Self.result(["tools": .list(tools)], id))
    case "tools/call":
      guard let name = parameters.name else {
        return .reply(Self.error(.invalidParameters, "name must be a string", id))
      }
      guard let tool = AgentTool(rawValue: name) else {
        let names = AgentTool.allCases.map(\.rawValue).joined(separator: ", ")
        return .reply(
          Self.error(.invalidParameters, "unknown tool \"\(name)\"; the tools are \(names)", id))
      }
      guard let arguments = parameters.arguments else {
        return .reply(Self.error(.invalidParameters, "arguments must be an object", id))
      }
      return .call(id, tool, arguments)
    case _:
      return .reply(Self.error(.methodNotFound, "unknown method \"\(method)\"", id))
    }
  }

  private func welcome(_ spoken: String) -> JSON {
    [
      "protocolVersion": .text(spoken), "capabilities": ["tools": [:]],
      "serverInfo": ["name": "applife", "title": "applife", "version": .text(version)],
      "instructions": """
      applife emulates the life cycle of iOS apps. Write a scenario and run it to see which delegate methods \
      iOS calls, in which order and state. Every entry names its rule; look the rule up for its sources.
      """,
    ]
  }

  /// The reply to a call of a tool; nil if nobody wants it. Every answer gets its size here.
  package func reply(
    to id: AgentMessage.ID, _ answer: AgentAnswer, _ budget: AgentBudget
  ) -> JSON? {
    switch answer {
    case .cancelled: return nil
    case .found(let object):
      guard let found = object.fitted(to: budget.bytes) else {
        let text = """
          The answer would have more than \(budget.bytes) bytes, even without its list. Make the names and texts in \
          the call shorter.
          """
        return Self.result(["content": Self.content(text), "isError": true], id)
      }
      return Self.result(
        ["content": Self.content(found.written), "structuredContent": found, "isError": false], id)
    case .problem(let lines):
      let text = Self.cut(lines.joined(separator: "\n"))
      return Self.result(["content": Self.content(text), "isError": true], id)
    }
  }

  /// The text of a problem without what is too much of it.
  private static func cut(_ text: String) -> String {
    text.utf8.count <= AgentBudget.longestProblem
      ? text
      : String(decoding: text.utf8.prefix(AgentBudget.longestProblem), as: UTF8.self) + "…"
  }

  /// Text, for clients that read nothing else.
  private static func content(_ text: String) -> JSON {
    .list([["type": "text", "text": .text(text)]])
  }

  private static func result(_ result: JSON, _ id: AgentMessage.ID) -> JSON {
    ["jsonrpc": "2.0", "id": id.json, "result": result]
  }

  private static func error(
    _ problem: AgentMessage.Problem, _ text: String, _ id: AgentMessage.ID?
  ) -> JSON {
    [
      "jsonrpc": "2.0", "id": id?.json ?? .null,
      "error": ["code": .number(problem.rawValue), "message": .text(cut(text))],
    ]
  }

  /// The answer to a line that is too long to be read.
  package static var tooLong: JSON {
    error(.invalidRequest, "a message must have at most \(AgentBudget.longestLine) bytes", nil)
  }

  /// The answer to a batch of too many messages.
  package static var tooMany: JSON {
    error(.invalidRequest, "a batch must have at most \(AgentBudget.longestBatch) messages", nil)
  }

  private static func words(_ problem: AgentMessage.Problem) -> String {
    switch problem {
    case .parse: "the line is not JSON"
    case .invalidRequest: "the line is not a message of JSON-RPC 2.0"
    case .methodNotFound: "the method is unknown"
    case .invalidParameters: "params must be an object"
    }
  }
}
