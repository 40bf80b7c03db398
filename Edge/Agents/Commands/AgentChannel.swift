// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import Hosting
import Lifecycle
import LifecycleText
import OperatingSystem

/// The standard input and output of `applife mcp`: one message per line in both directions.
///
/// There is one thread. A call of a tool asks again and again whether it is to go on, and this looks
/// whether the client has said something meanwhile.
final class AgentChannel {
  private let server: AgentServer
  private let allowsHost: Bool
  private var splitter = LineSplitter(limit: AgentBudget.longestLine)
  /// The reactions to a line; those to a batch have one answer.
  private struct Work {
    let reactions: [AgentServer.Reaction]
    var isBatch = false
  }

  /// The lines that have been read and not been acted on, in order.
  private var waiting: [Work] = []
  /// True if the client may send several messages in a line.
  private var allowsBatches = false
  /// The requests that the client no longer wants, until that is acted on in its turn.
  private var cancelled: Set<AgentMessage.ID> = []
  /// True if the client has closed the input.
  private var isOver = false
  private let output = Output()
  /// The reason for which nothing can be written any more; nil while it can.
  private var failure: OutputError?

  init(allowsHost: Bool) {
    self.allowsHost = allowsHost
    server = AgentServer(version: Version.number, allowsHost: allowsHost)
  }

  /// Answers until the client closes the input, or reads no more.
  func serve() throws(Failure) {
    while failure == nil {
      if !waiting.isEmpty {
        act(on: waiting.removeFirst())
      } else if isOver {
        return
      } else {
        try read()
      }
    }
    if case .failed(let failure)? = failure { throw failure }
  }

  /// Reads what is there; waits for it if nothing is.
  private func read() throws(Failure) {
    let chunk: [UInt8]
    do throws(Errno) {
      chunk = try Files.chunk(of: STDIN_FILENO)
    } catch {
      throw Failure("<stdin>: \(error.text)")
    }
    isOver = chunk.isEmpty
    for line in splitter.add(chunk) { take(line) }
    if isOver, let rest = splitter.takeRest() { take(rest) }
  }

  private func take(_ line: LineSplitter.Line) {
    if line.isCut {
      waiting.append(Work(reactions: [.reply(AgentServer.tooLong)]))
      return
    }
    guard !line.bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) else { return }
    if allowsBatches, let batch = AgentMessage.batch(line: line.bytes) {
      take(batch)
      return
    }
    let message = AgentMessage(line: line.bytes)
    allowsBatches = AgentServer.allowsBatches(from: message) ?? allowsBatches
    let reaction = server.reaction(to: message)
    if case .cancel(let id) = reaction { cancelled.insert(id) }
    // Somebody asks whether the server still lives: that does not wait for a call to end.
    if message.isPing, case .reply(let reply) = reaction {
      write(reply)
    } else {
      waiting.append(Work(reactions: [reaction]))
    }
  }

  private func take(_ batch: [AgentMessage]) {
    guard batch.count <= AgentBudget.longestBatch else {
      waiting.append(Work(reactions: [.reply(AgentServer.tooMany)]))
      return
    }
    let reactions = batch.map { server.reaction(to: $0) }
    for case .cancel(let id) in reactions { cancelled.insert(id) }
    waiting.append(Work(reactions: reactions, isBatch: true))
  }

  private func act(on work: Work) {
    var budget = AgentBudget()
    budget.bytes /= max(work.reactions.count, 1)
    let replies = work.reactions.compactMap { reply(to: $0, budget) }
    if work.isBatch {
      if !replies.isEmpty { write(.list(replies)) }
    } else {
      for reply in replies { write(reply) }
    }
  }

  private func reply(to reaction: AgentServer.Reaction, _ budget: AgentBudget) -> JSON? {
    switch reaction {
    case .nothing: return nil
    case .reply(let reply): return reply
    case .cancel(let id):
      cancelled.remove(id)
      return nil
    case .call(let id, let tool, let arguments): return call(id, tool, arguments, budget)
    }
  }

  private func call(
    _ id: AgentMessage.ID, _ tool: AgentTool, _ arguments: AgentArguments, _ budget: AgentBudget
  ) -> JSON? {
    var end = MonotonicClock.now + budget.time
    let ended: () -> AgentEnd? = {
      self.listens(for: id) ? .cancelled : MonotonicClock.now >= end ? .time : nil
    }
    var world = AgentWorld(end: ended, library: .shipped)
    if allowsHost {
      world.host = { file, paths throws(AgentProblem) in
        let run = try AgentHost.run(
          file, paths, isCancelled: { self.listens(for: id) }, isOver: { ended() != nil })
        // To build an app takes longer than a call may; what counts is what the app does.
        end = MonotonicClock.now + budget.time
        return run
      }
    }
    world.diagnose = { path, target, sdk throws(AgentProblem) in
      try AgentDoctor.answer(about: path, target: target, sdk: sdk, end: ended)
    }
    let answer = tool.answer(arguments, budget, world)
    return server.reply(to: id, answer, budget)
  }

  /// Reads what the client has said during a call. True if it no longer wants the answer.
  private func listens(for id: AgentMessage.ID) -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while !isOver, systemPoll(&input, 1, 0) > 0 {
      do throws(Failure) {
        try read()
      } catch {
        isOver = true
      }
    }
    return failure != nil || cancelled.contains(id)
  }

  private func write(_ reply: JSON) {
    guard failure == nil else { return }
    var buffer = TextBuffer()
    buffer.add(line: reply)
    do throws(OutputError) {
      try output.write(Printable.lines(buffer.bytes, as: .json))
    } catch {
      failure = error
    }
  }
}
