// SPDX-License-Identifier: Apache-2.0
import Foundation
import Agents
import Lifecycle
import LifecycleText

/// Sends an agent's messages to `applife mcp`. Each line is passed over, or answered with one line of JSON.
/// An answer carries the identifier of its request, and has a result or an error. The line for a batch, which
/// only one version of the protocol has, is a list with an answer to each of its requests, in order. Answers
/// are the same each time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAgent(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let server = AgentServer(version: "fuzz")
  var allowsBatches = false
  for line in bytes.split(separator: 0x0A).prefix(8).map(Array.init) {
    if allowsBatches, let batch = AgentMessage.batch(line: line) {
      check(batch, server)
      continue
    }
    let message = AgentMessage(line: line)
    allowsBatches = AgentServer.allowsBatches(from: message) ?? allowsBatches
    let answer = answer(message, server)
    require(
      answer?.written == again(answer, message, server)?.written, "an answer that changes")
    if let answer { check(answer.written, message) }
  }
  return 0
}

private func again(_ first: JSON?, _ message: AgentMessage, _ server: AgentServer) -> JSON? {
  // A long run is not repeated: that is what other readers are for.
  (first?.written.utf8.count ?? 0) > 4096 ? first : answer(message, server)
}

/// - Parameter count: The number of messages that share one answer.
private func answer(_ message: AgentMessage, _ server: AgentServer, sharedBy count: Int = 1)
  -> JSON?
{
  var budget = AgentBudget()
  budget.steps = 50
  budget.bytes = 65_536 / count
  switch server.reaction(to: message) {
  case .nothing, .cancel: return nil
  case .reply(let reply): return reply
  case .call(let id, let tool, let arguments):
    var asked = 0
    let world = AgentWorld(end: {
      asked += 1
      return asked > 500 ? .time : nil
    })
    return server.reply(to: id, tool.answer(arguments, budget, world), budget)
  }
}

/// Checks the line with the answers to a batch.
private func check(_ batch: [AgentMessage], _ server: AgentServer) {
  require(!batch.isEmpty, "a batch without a message")
  guard batch.count <= AgentBudget.longestBatch else {
    return check(AgentServer.tooMany.written, nil)
  }
  for message in batch {
    require(AgentServer.allowsBatches(from: message) == nil, "a batch that begins a session")
  }
  let answers = batch.compactMap { message in
    answer(message, server, sharedBy: batch.count).map { (message, $0) }
  }
  for (message, answer) in answers { check(answer.written, message) }
  guard !answers.isEmpty else { return }
  let bytes = Printable.lines(Array(JSON.list(answers.map { $0.1 }).written.utf8), as: .json)
  checkLine(bytes)
  let list = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]]
  require(list?.count == answers.count, "a line that is no list of answers")
}

private func check(_ answer: String, _ message: AgentMessage?) {
  let bytes = Printable.lines(Array(answer.utf8), as: .json)
  checkLine(bytes)
  guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
    fatalError("an answer that is not JSON: \(answer)")
  }
  require(object["jsonrpc"] as? String == "2.0", "an answer of another protocol")
  require((object["result"] != nil) != (object["error"] != nil), "an answer without a result")
  if case .request(let id, _, _)? = message {
    switch id {
    case .text(let text): require(object["id"] as? String == text, "an answer to somebody else")
    case .number(let number): require(object["id"] as? Int == number, "an answer to somebody else")
    }
  }
}

private func checkLine(_ bytes: [UInt8]) {
  require(bytes.count < 700_000, "an answer that is too long")
  require(!bytes.contains(0x0A), "an answer of two lines")
  requireHarmless(bytes, "an answer")
}
