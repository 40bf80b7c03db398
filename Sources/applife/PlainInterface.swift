// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Glibc
import Lifecycle
import LifecycleUI

/// `--plain`: commands on the standard input, one line per change on the standard output.
///
/// From a terminal or a pipe the device's clock runs with the wall's: deadlines come by
/// themselves. A file is played at once.
@MainActor
enum PlainInterface {
  private static var session: PlainSession?
  private static var pending: [UInt8] = []
  private static var timer: (any DispatchSourceTimer)?
  private static var input: (any DispatchSourceRead)?
  /// Whether nothing more will be read.
  private static var hasEnded = false
  /// Whether the input is a file, which is played without a clock.
  private static var isFile = false
  private static let isTerminal = isatty(0) != 0
  private static let newline = UInt8(ascii: "\n")

  /// Runs until the input ends; does not return.
  nonisolated static func run(
    _ start: Session.Start
  ) throws(Failure) -> Never {
    var status = stat()
    let isFile = fstat(0, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    let text = isFile ? try Files.read("-") : []
    MainActor.assumeIsolated {
      Self.isFile = isFile
      let session = PlainSession(start: start, at: isFile ? .zero : MonotonicClock.now)
      Self.session = session
      write(session.greeting)
      if isFile { play(text) }
      listen()
    }
    dispatchMain()
  }

  /// What each line of a file asks for happens before the next one is read.
  private static func play(_ text: [UInt8]) -> Never {
    for line in text.split(separator: newline, omittingEmptySubsequences: false) {
      guard var session, !session.isOver else { break }
      perform(session.read(Array(line), at: .zero), in: &session, at: .zero)
      write(session.hurry(at: .zero))
      self.session = session
    }
    end()
  }

  private static func listen() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { MainActor.assumeIsolated { timeHasCome() } }
    timer.activate()
    Self.timer = timer
    let input = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)
    input.setEventHandler { MainActor.assumeIsolated { inputBecameReadable() } }
    input.activate()
    Self.input = input
  }

  private static func inputBecameReadable() {
    // Everything that is there is read: the end of a pipe that comes together with its last bytes
    // is not told a second time.
    while !hasEnded, isReadable { readChunk() }
    settle()
  }

  private static var isReadable: Bool {
    var input = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0
  }

  private static func readChunk() {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = chunk.withUnsafeMutableBytes { Glibc.read(0, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    if count <= 0 {
      if !pending.isEmpty { read(pending) }
      stopReading()
      return
    }
    var rest = chunk[..<count]
    while let newline = rest.firstIndex(of: newline) {
      pending += rest[..<newline]
      read(pending)
      pending.removeAll(keepingCapacity: true)
      rest = rest[(newline + 1)...]
    }
    // One byte more than a line may have is enough to know that it is too long.
    pending += rest.prefix(Scenario.Bound.lineBytes.rawValue + 1 - pending.count)
  }

  private static func stopReading() {
    hasEnded = true
    input?.cancel()
  }

  private static func read(_ line: [UInt8]) {
    guard var session, !session.isOver else { return }
    let now = MonotonicClock.now
    perform(session.read(line, at: now), in: &session, at: now)
    self.session = session
    if session.isOver { stopReading() }
  }

  private static func timeHasCome() {
    guard var session else { return }
    write(session.passTime(until: MonotonicClock.now))
    self.session = session
    settle()
  }

  /// Ends if there is nothing more to come; otherwise sets the one timer.
  private static func settle() {
    guard let session else { return }
    if hasEnded, isLeaving(session) || !session.isWaiting { end() }
    guard let wake = session.nextWakeUp else {
      timer?.schedule(deadline: .distantFuture)
      return
    }
    let wait = max(.zero, wake - MonotonicClock.now).components
    let nanoseconds = Int(wait.seconds) * 1_000_000_000 + Int(wait.attoseconds / 1_000_000_000)
    timer?.schedule(deadline: .now() + .nanoseconds(nanoseconds), leeway: .milliseconds(1))
  }

  /// A person who quits leaves at once; for a program `quit` is the end of its input, before which
  /// what it has asked for happens.
  private static func isLeaving(_ session: PlainSession) -> Bool { session.isOver && isTerminal }

  private static func end() -> Never {
    guard var session else { exit(ExitStatus.fault.rawValue) }
    if !isLeaving(session) { write(session.finish(at: isFile ? .zero : MonotonicClock.now)) }
    let status: ExitStatus =
      if session.hasFailures { .expectationFailed } else if session.hasProblems, !isTerminal {
        .wrongUse
      } else {
        .done
      }
    exit(status.rawValue)
  }

  /// Writes what is to be said, and saves and loads the files that are asked for.
  private static func perform(
    _ answer: PlainSession.Answer, in session: inout PlainSession, at wall: Duration
  ) {
    write(answer)
    for effect in answer.effects {
      guard let input = SessionFiles.answer(to: effect) else { continue }
      perform(session.take(input, at: wall), in: &session, at: wall)
    }
  }

  private static func write(_ answer: PlainSession.Answer) {
    for line in answer.errors { StandardError.write(line) }
    guard !answer.output.isEmpty else { return }
    let text = answer.output.map { Printable.line($0) + "\n" }.joined()
    do throws(Failure) {
      try StandardOutput.write(text)
    } catch {
      for line in error.lines { StandardError.write(line) }
      exit(error.status.rawValue)
    }
  }
}
