// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Hosting
import Languages
import Lifecycle
import LifecycleText
import LifecycleUI
import OperatingSystem

/// `--plain`: commands on the standard input, one line per change on the standard output.
///
/// From a terminal or a pipe the device's clock runs with the wall's: deadlines come by
/// themselves. A file is played at once, and judged as `run` judges it: where no other scenario was
/// given, the declarations it begins with make the device. Where an app is hosted, time is real also
/// for a file.
final class PlainInterface {
  private var session: PlainSession
  private var lines = LineReader(endsAtReturn: true)
  /// The only instant there is for a file, which is played without a clock; nil for the clock's.
  private let instant: Duration?
  private let overrides: Scenario.Overrides
  /// True if nothing more will be read.
  private var hasEnded = false
  /// True while somebody reads what is written.
  private var isRead = true
  private let isTerminal = isatty(STDIN_FILENO) != 0
  /// The apps whose code runs in processes; nil: every app is scripted.
  var host: Host?
  /// The end of the wait for code without a limit, once nothing more will be read; nil before that.
  private var patienceEnd: Duration?

  // MARK: Sources of the main queue

  private lazy var timers = SessionTimers { [self] in act { passTime() } }
  private lazy var jobControl = JobControl(
    JobControl.Handlers(
      stopAsked: { [self] in stop() }, continued: { [self] in continued(wasAsked: $0) }))
  private lazy var descriptors = WatchedDescriptors { [self] in act { serveProcesses() } }
  private var input: (any DispatchSourceProtocol)?

  private init(
    _ start: Session.Start, _ overrides: Scenario.Overrides, host: Host? = nil,
    at instant: Duration?
  ) {
    self.host = host
    self.instant = instant
    self.overrides = overrides
    session = PlainSession(start: start, at: instant ?? MonotonicClock.now)
  }

  /// The instant it is now.
  private var now: Duration { instant ?? MonotonicClock.now }

  /// Runs until the input ends; does not return.
  ///
  /// - Parameters:
  ///   - programs: the programs of the apps that are hosted, by the places of the apps.
  ///   - declares: whether a file declares its own device.
  static func run(
    _ start: Session.Start, overrides: Scenario.Overrides, programs: [Int: HostedProgram] = [:],
    declares: Bool = false
  ) throws(Failure) -> Never {
    // Waiting for such a descriptor would never end.
    if fcntl(STDIN_FILENO, F_GETFL) & O_ACCMODE == O_WRONLY {
      throw Failure("\(Files.name("-")): \(Errno(code: EBADF).text)")
    }
    var start = start
    var status = stat()
    let isFile = fstat(STDIN_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    (start.run.meansFirstApp, start.run.isJudged) = (isFile, isFile)
    if !programs.isEmpty {
      try MainQueue.check()
      let host = Host(programs, on: start.run.device, start.run.language.phrases)
      PlainInterface(start, overrides, host: host, at: nil).listen()
    }
    if isFile {
      var text = LineEnds.unified(try Files.read("-"))
      // As `run` judges a file: all of it, or nothing.
      let most = Scenario.Bound.bytes.rawValue
      if text.count > most { throw Failure(.tooLong(most), of: "<stdin>:1:1") }
      if declares { text = try declare(text, in: &start, overrides) }
      (start.run.meansFirstApp, start.run.isJudged) = (true, true)
      PlainInterface(start, overrides, at: .zero).play(text)
    }
    try MainQueue.check()
    PlainInterface(start, overrides, at: nil).listen()
  }

  /// Makes the device that a text declares, and returns the text of its steps.
  private static func declare(
    _ text: [UInt8], in start: inout Session.Start, _ overrides: Scenario.Overrides
  ) throws(Failure) -> [UInt8] {
    let name = Files.name("-")
    do throws(Scenario.Malformed) {
      let (scenario, steps) = try Scenario.parseDeclarations(text, overrides: overrides)
      var declared = Run.Start(scenario)
      if declared.title.isEmpty { declared.title = name }
      (declared.language, declared.speed) = (start.run.language, start.run.speed)
      declared.isPresenting = start.run.isPresenting
      declared.predictsFirst = start.run.predictsFirst
      declared.seed = start.run.seed
      start.run = declared
      return steps
    } catch {
      throw Failure(error, in: name, start.run.language.phrases)
    }
  }

  /// Does what each line of a file asks for before it reads the next one.
  private func play(_ text: [UInt8]) -> Never {
    write(session.greeting)
    var rest = text[...]
    while !session.isOver, let line = lines.next(from: &rest) ?? lines.takeRest() {
      write(session.read(line, at: now))
      write(session.drain(at: now))
    }
    end()
  }

  private func listen() -> Never {
    MainQueue.async { [self] in
      input = MainQueue.whenReadable(STDIN_FILENO) { [self] in
        act { () throws(Failure) in try readChunk() }
      }
      // The processes stop with the program, and their clock with the device's.
      if host != nil { _ = jobControl }
      act {
        write(session.greeting)
        if host != nil { write(session.take(.hostingBegan, at: now)) }
      }
    }
    MainQueue.serve()
  }

  /// Does something, and what follows from it: the program ends, or waits for what happens next.
  private func act(_ body: () throws(Failure) -> Void) {
    do throws(Failure) {
      try body()
      if hasEnded {
        input?.cancel()
        if host != nil, patienceEnd == nil, !isLeaving {
          patienceEnd = now + Self.patience
          write(session.finish(at: now))
        }
      }
      if isDone { end() }
      // Whoever reads no more is told no more: a file would still be judged, but this may last
      // for ever.
      if !isRead { throw Failure(.readerIsGone, of: "<stdout>") }
    } catch {
      host?.end()
      for line in error.lines { StandardError.write(line) }
      systemExit(error.status)
    }
    descriptors.watch(followProcesses())
    timers.set(to: wakeUps)
  }

  /// The program is asked to stop, and with it the processes and the device's clock.
  private func stop() {
    write(session.take(.stopping, at: now))
    host?.setFrozen(true)
    descriptors.watch([])
    jobControl.stop(withJob: false, silencing: [input].compactMap { $0 } + timers.sources)
  }

  /// The program goes on, after it was stopped as it was asked, or without having been asked (SIGSTOP).
  private func continued(wasAsked: Bool) {
    if !wasAsked { write(session.take(.stopping, at: now)) }
    jobControl.resume()
    act { write(session.take(.continued, at: now)) }
  }

  /// The time that code without a limit is waited for at the end.
  private static let patience = Duration.seconds(10)

  /// The instants at which the session, or the end of a hosted run, wants to be told the time.
  private var wakeUps: WakeUps {
    var wakeUps = session.wakeUps
    wakeUps.add(clock: patienceEnd)
    return wakeUps
  }

  /// True if nothing more is read, and nothing that was asked for is still to come.
  private var isDone: Bool {
    guard hasEnded else { return false }
    if isLeaving { return true }
    // Nobody is left who could let a clock run that was stopped.
    guard let host else { return !session.isWaiting || session.wakeUps.first == nil }
    guard let patienceEnd, !session.isWaiting else { return false }
    let device = session.presentDevice
    if device.nextSettlingDeadline != nil { return false }
    return device.isSettled && !host.isWaitedFor(device) || now >= patienceEnd
  }

  private func readChunk() throws(Failure) {
    let chunk: [UInt8]
    do throws(Errno) {
      chunk = try Files.chunk(of: STDIN_FILENO)
    } catch {
      if error.code == EAGAIN { return }
      throw Failure("\(Files.name("-")): \(error.text)")
    }
    if chunk.isEmpty {
      if let last = lines.takeRest() { read(last) }
      hasEnded = true
    } else {
      var rest = chunk[...]
      // A full pipe holds thousands of lines, none of which is done for nobody.
      while isRead, let line = lines.next(from: &rest) { read(line) }
      // Such a line may have no end: it is judged, and nothing is read after it.
      if lines.isTooLong, let line = lines.takeRest() {
        read(line)
        hasEnded = true
      }
    }
  }

  private func read(_ line: [UInt8]) {
    if session.isOver { return }
    readFacts()
    write(session.read(line, at: now))
    if session.isOver { hasEnded = true }
  }

  /// Tells the session how the processes are, for a line that asks.
  private func readFacts() {
    if let facts = host?.facts { write(session.take(.processes(facts), at: now)) }
  }

  /// A user who quits leaves at once; for a program `quit` is the end of its input, before which
  /// what it has asked for happens.
  private var isLeaving: Bool { session.isOver && isTerminal }

  private func end() -> Never {
    // With a hosted app that has been waited for.
    if !isLeaving, host == nil { write(session.finish(at: now)) }
    host?.end()
    let status: ExitStatus =
      if session.hasProblems && !isTerminal || session.leavesUnsaved {
        .wrongUse
      } else if session.hasFailures {
        .expectationFailed
      } else {
        .done
      }
    exit(status.rawValue)
  }

  /// Writes what is to be said, then saves and opens the files that are asked for.
  private func write(_ answer: PlainSession.Answer) {
    writeLines(answer)
    for effect in answer.effects {
      if effect == .relaunch { host?.relaunch() }
      guard let input = SessionFiles.answer(to: effect, overrides, session.phrases)
      else { continue }
      write(session.take(input, at: now))
    }
    tellProcesses()
  }

  private func writeLines(_ answer: PlainSession.Answer) {
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
        host?.end()
        exit(failure.status.rawValue)
      }
    }
  }
}

extension PlainInterface: HostingInterface {
  var presentDevice: Device { session.presentDevice }
  var areProcessesRunning: Bool { session.areProcessesRunning }
  func takeUntold() -> [Trace.Entry] { session.takeUntold() }
  func passTime() {
    readFacts()
    write(session.passTime(until: now))
  }
  func take(_ input: Device.Input) { write(session.take(.hosted(input), at: now)) }
}
