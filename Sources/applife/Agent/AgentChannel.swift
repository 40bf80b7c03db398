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
  /// The requests that have been read and not been acted on, in order.
  private var waiting: [AgentServer.Reaction] = []
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
      waiting.append(.reply(AgentServer.tooLong))
      return
    }
    guard !line.bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) else { return }
    let message = AgentMessage(line: line.bytes)
    let reaction = server.reaction(to: message)
    if case .cancel(let id) = reaction { cancelled.insert(id) }
    // Somebody asks whether the server still lives: that does not wait for a call to end.
    if message.isPing, case .reply(let reply) = reaction {
      write(reply)
    } else {
      waiting.append(reaction)
    }
  }

  private func act(on reaction: AgentServer.Reaction) {
    switch reaction {
    case .nothing: break
    case .reply(let reply): write(reply)
    case .cancel(let id): cancelled.remove(id)
    case .call(let id, let tool, let arguments): call(id, tool, arguments)
    }
  }

  private func call(_ id: AgentMessage.ID, _ tool: AgentTool, _ arguments: AgentArguments) {
    let budget = AgentBudget()
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
    if let reply = server.reply(to: id, answer, budget) { write(reply) }
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
