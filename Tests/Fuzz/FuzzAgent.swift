// SPDX-License-Identifier: Apache-2.0
import Foundation
import Agents
import Lifecycle
import LifecycleText

/// Sends an agent's messages to `applife mcp`. Each line is passed over, or answered with one line
/// of JSON that carries the identifier of the request, and has a result or an error. Answers are
/// the same each time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAgent(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let server = AgentServer(version: "fuzz")
  for line in bytes.split(separator: 0x0A).prefix(8) {
    let answer = answer(Array(line), server)
    require(answer == again(answer, Array(line), server), "an answer that changes")
    if let answer { check(answer, Array(line)) }
  }
  return 0
}

private func again(_ first: String?, _ line: [UInt8], _ server: AgentServer) -> String? {
  // A long run is not repeated: that is what other readers are for.
  (first?.utf8.count ?? 0) > 4096 ? first : answer(line, server)
}

private func answer(_ line: [UInt8], _ server: AgentServer) -> String? {
  var budget = AgentBudget()
  budget.steps = 50
  budget.bytes = 65_536
  switch server.reaction(to: AgentMessage(line: line)) {
  case .nothing, .cancel: return nil
  case .reply(let reply): return reply.written
  case .call(let id, let tool, let arguments):
    var asked = 0
    let world = AgentWorld(end: {
      asked += 1
      return asked > 500 ? .time : nil
    })
    return server.reply(to: id, tool.answer(arguments, budget, world), budget)?.written
  }
}

private func check(_ answer: String, _ line: [UInt8]) {
  let bytes = Printable.lines(Array(answer.utf8), as: .json)
  require(bytes.count < 300_000, "an answer that is too long")
  require(!bytes.contains(0x0A), "an answer of two lines")
  requireHarmless(bytes, "an answer")
  guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
    fatalError("an answer that is not JSON: \(answer)")
  }
  require(object["jsonrpc"] as? String == "2.0", "an answer of another protocol")
  require((object["result"] != nil) != (object["error"] != nil), "an answer without a result")
  if case .request(let id, _, _) = AgentMessage(line: line) {
    switch id {
    case .text(let text): require(object["id"] as? String == text, "an answer to somebody else")
    case .number(let number): require(object["id"] as? Int == number, "an answer to somebody else")
    }
  }
}
