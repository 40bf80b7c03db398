// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleUI

/// `--plain`: commands on the standard input, one line per change on the standard output.
///
/// From a terminal or a pipe the device's clock runs with the wall's: deadlines come by
/// themselves. A file is played at once, and judged as `run` judges it: where no other scenario was
/// given, the declarations it begins with make the device.
struct PlainInterface: ~Copyable {
  private var session: PlainSession
  private var lines = LineReader()
  private var loop: MainLoop
  /// The only instant there is for a file, which is played without a clock; nil for the clock's.
  private let instant: Duration?
  private let overrides: Scenario.Overrides
  /// Whether nothing more will be read.
  private var hasEnded = false
  /// Whether somebody reads what is written.
  private var isRead = true
  private let isTerminal = isatty(STDIN_FILENO) != 0

  private init(
    _ start: Session.Start, _ overrides: Scenario.Overrides, _ loop: consuming MainLoop,
    at instant: Duration?
  ) {
    self.loop = loop
    self.instant = instant
    self.overrides = overrides
    session = PlainSession(start: start, at: instant ?? MonotonicClock.now)
  }

  /// The instant it is now.
  private var now: Duration { instant ?? MonotonicClock.now }

  /// Runs until the input ends; does not return.
  ///
  /// - Parameter declares: whether a file declares its own device.
  static func run(
    _ start: Session.Start, overrides: Scenario.Overrides, declares: Bool
  ) throws(Failure) -> Never {
    // Waiting for such a descriptor would never end.
    if fcntl(STDIN_FILENO, F_GETFL) & O_ACCMODE == O_WRONLY {
      throw Failure("\(Files.name("-")): \(Errno(code: EBADF).text)")
    }
    var status = stat()
    if fstat(STDIN_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      var text = try Files.read("-")
      // As `run` judges a file: all of it, or nothing.
      let most = Scenario.Bound.bytes.rawValue
      if text.count > most { throw Failure("<stdin>:1:1: the file is longer than \(most) bytes") }
      var start = start
      if declares { text = try declare(text, in: &start, overrides) }
      start.meansFirstApp = true
      try PlainInterface(start, overrides, MainLoop(), at: .zero).play(text)
    }
    try PlainInterface(start, overrides, MainLoop(), at: nil).listen()
  }

  /// Makes the device that a text declares, and returns the text of its steps.
  private static func declare(
    _ text: [UInt8], in start: inout Session.Start, _ overrides: Scenario.Overrides
  ) throws(Failure) -> [UInt8] {
    let name = Files.name("-")
    do throws(Scenario.Malformed) {
      let (scenario, steps) = try Scenario.parseDeclarations(text, overrides: overrides)
      var declared = Session.Start(scenario, language: start.language, speed: start.speed)
      if declared.title.isEmpty { declared.title = name }
      declared.isPresenting = start.isPresenting
      declared.predictsFirst = start.predictsFirst
      declared.seed = start.seed
      start = declared
      return steps
    } catch {
      throw Failure(.wrongUse, Sentences.lines(error, in: name))
    }
  }

  /// What each line of a file asks for happens before the next one is read.
  private consuming func play(_ text: [UInt8]) -> Never {
    write(session.greeting)
    var rest = text[...]
    while !session.isOver, let line = lines.next(from: &rest) ?? lines.takeRest() {
      write(session.read(line, at: now))
      write(session.drain(at: now))
    }
    end()
  }

  private consuming func listen() throws(Failure) -> Never {
    write(session.greeting)
    while true {
      if hasEnded, isLeaving || !session.isWaiting { break }
      // Whoever reads no more is told no more: a file would still be judged, but this may last
      // for ever.
      if !isRead { throw Failure("<stdout>: nobody reads it") }
      loop.setAlarm(session.nextWakeUp)
      let wake = loop.wait(for: hasEnded ? nil : STDIN_FILENO)
      var failure: Failure?
      MainLoop.onMainQueue {
        do throws(Failure) {
          if wake.contains(.input) { try readChunk() }
        } catch {
          failure = error
        }
        if wake.contains(.alarm) { write(session.passTime(until: now)) }
      }
      if let failure { throw failure }
    }
    end()
  }

  private mutating func readChunk() throws(Failure) {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = chunk.withUnsafeMutableBytes { systemRead(STDIN_FILENO, $0.baseAddress, $0.count) }
    if count < 0 {
      if errno == EINTR || errno == EAGAIN { return }
      throw Failure("\(Files.name("-")): \(Files.reason())")
    }
    if count == 0 {
      if let last = lines.takeRest() { read(last) }
      hasEnded = true
    } else {
      var rest = chunk[..<count]
      while let line = lines.next(from: &rest) { read(line) }
      // Such a line may have no end: it is judged, and nothing is read after it.
      if lines.isTooLong, let line = lines.takeRest() {
        read(line)
        hasEnded = true
      }
    }
  }

  private mutating func read(_ line: [UInt8]) {
    if session.isOver { return }
    write(session.read(line, at: now))
    if session.isOver { hasEnded = true }
  }

  /// A user who quits leaves at once; for a program `quit` is the end of its input, before which
  /// what it has asked for happens.
  private var isLeaving: Bool { session.isOver && isTerminal }

  private mutating func end() -> Never {
    if !isLeaving { write(session.finish(at: now)) }
    let status: ExitStatus =
      if session.hasProblems, !isTerminal {
        .wrongUse
      } else if session.hasFailures {
        .expectationFailed
      } else {
        .done
      }
    exit(status.rawValue)
  }

  /// Writes what is to be said, then saves and opens the files that are asked for.
  private mutating func write(_ answer: PlainSession.Answer) {
    writeLines(answer)
    for effect in answer.effects {
      guard let input = SessionFiles.answer(to: effect, overrides: overrides) else { continue }
      write(session.take(input, at: now))
    }
  }

  private mutating func writeLines(_ answer: PlainSession.Answer) {
    for line in answer.errors { StandardError.write(line) }
    guard isRead, !answer.output.isEmpty else { return }
    let text = answer.output.map { Printable.line($0) + "\n" }.joined()
    do throws(OutputError) {
      try Output().write(Array(text.utf8))
    } catch {
      switch error {
      case .readerIsGone: isRead = false
      case .failed(let failure):
        for line in failure.lines { StandardError.write(line) }
        exit(failure.status.rawValue)
      }
    }
  }
}
