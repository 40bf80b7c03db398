// SPDX-License-Identifier: Apache-2.0
import CHost
import HostProtocol
import LifecycleText

/// A program that can be hosted, and what it is started with.
struct HostedProgram {
  /// The executable.
  let path: String
  /// Its HOME, which is also its current folder.
  let home: HostHome
  var limits = HostLimits()
  /// What finds the lines of the person's sources in a crash; nil for a program that applife did not build.
  var symbols: Symbols?
}

/// A process that runs a hosted app: its descriptors, its supervisor, and what waits to be said.
///
/// A class, because the descriptors are closed exactly once.
final class HostedProcess {
  /// What the process has done.
  enum Event {
    case started(pid: Int32)
    /// It could not be started: an error of the system.
    case failed(Errno)
    /// A line it wrote, without its end; whether there was more of it.
    case output(isError: Bool, LineSplitter.Line)
    /// A line of the protocol.
    case message(LineSplitter.Line)
    /// It closed its end of the protocol.
    case closed
    case exited(Int32)
    case signaled(Int32)
  }

  /// The process identifier, once it has been started.
  private(set) var pid: Int32?
  private let supervisor: pid_t
  private var control: Int32
  private var output: Int32
  private var errors: Int32
  private var linkInput: Int32
  private var linkOutput: Int32
  private var outputLines = LineSplitter(limit: HostedProcess.longestOutput)
  private var errorLines = LineSplitter(limit: HostedProcess.longestOutput)
  private var messages = LineSplitter()
  /// What is to be said once the process reads.
  private var backlog: [UInt8] = []
  /// Part of a report of the supervisor.
  private var report: [UInt8] = []
  /// Whether nothing more will be asked of it.
  private(set) var isEnding = false
  /// Whether its end has been reported.
  private(set) var hasEnded = false

  /// Of a line that is printed no more is kept.
  private static let longestOutput = 1_000
  /// The beginning of a line is shown after so long if nothing follows.
  private static let pause = Duration.milliseconds(100)
  /// When the app printed last.
  private var lastPrint = Duration.zero
  /// What may wait to be said; who reads nothing for so long is not going to.
  private static let mostBacklog = 1 << 20
  /// How much is read of a descriptor at a time, so that nobody is kept waiting.
  private static let chunk = 65_536

  /// Starts the program.
  ///
  /// - Parameter version: the version of iOS that its device has.
  init(_ program: HostedProgram, ios version: Int) throws(Errno) {
    let pipes = try Self.pipes(4)
    let (output, outputEnd) = pipes[0]
    let (errors, errorsEnd) = pipes[1]
    let (inputEnd, linkInput) = pipes[2]
    let (linkOutput, linkEnd) = pipes[3]
    self.output = output
    self.errors = errors
    self.linkInput = linkInput
    self.linkOutput = linkOutput
    for descriptor in [output, errors, linkInput, linkOutput] {
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
    defer {
      for descriptor in [outputEnd, errorsEnd, inputEnd, linkEnd] { systemClose(descriptor) }
    }
    var process = ch_process()
    let error = Self.withStrings([program.path]) { arguments in
      Self.withStrings(Self.environment(program, version)) { environment in
        FileName.with(program.path) { path in
          FileName.with(program.home.path) { home in
            var started = ch_program(
              path: path, arguments: arguments, environment: environment, folder: home,
              output: outputEnd, error: errorsEnd, link_input: inputEnd, link_output: linkEnd,
              file_size: program.limits.fileSize, processes: program.limits.processes)
            return ch_start(&started, &process)
          }
        }
      }
    }
    supervisor = process.supervisor
    control = error == 0 ? process.control : -1
    if error != 0 {
      hasEnded = true
      throw Errno(code: error)
    }
    _ = fcntl(control, F_SETFL, O_NONBLOCK)
  }

  deinit {
    // The supervisor ends everything when nobody can ask it any more. It is told as well: a source of
    // the main queue may still hold the other end.
    kill()
    for descriptor in [control, output, errors, linkInput, linkOutput] where descriptor >= 0 {
      systemClose(descriptor)
    }
    if supervisor > 0 { while waitpid(supervisor, nil, 0) < 0, errno == EINTR {} }
  }

  /// Opens so many pipes, or none.
  static func pipes(_ count: Int) throws(Errno) -> [(read: Int32, write: Int32)] {
    var pipes: [(read: Int32, write: Int32)] = []
    while pipes.count < count {
      var ends: [Int32] = [-1, -1]
      guard ch_pipe(&ends) == 0 else {
        let error = Errno(code: errno)
        for pipe in pipes {
          systemClose(pipe.read)
          systemClose(pipe.write)
        }
        throw error
      }
      pipes.append((read: ends[0], write: ends[1]))
    }
    return pipes
  }

  /// What the app finds in its environment: a home of its own, and of applife's own only what says
  /// where programs are and which language is spoken.
  private static func environment(_ program: HostedProgram, _ version: Int) -> [String] {
    let home = program.home.path
    // Foundation on Linux puts the folders of an app's container where these say.
    var list = [
      "HOME=\(home)", "CFFIXED_USER_HOME=\(home)", "TMPDIR=\(home)/tmp",
      "XDG_DATA_HOME=\(home)/Library/Application Support",
      "XDG_CACHE_HOME=\(home)/Library/Caches", "XDG_CONFIG_HOME=\(home)/Library/Preferences",
      "\(HostProtocol.variable)=3,4", "\(HostProtocol.systemVariable)=\(version).0",
      "SWIFT_BACKTRACE=enable=no",
    ]
    for name in ["PATH", "LANG", "LC_ALL", "TZ", "LD_LIBRARY_PATH"] {
      if let value = getenv(name) { list.append("\(name)=\(String(cString: value))") }
    }
    return list
  }

  /// Hands texts to C as an array that ends with nil.
  private static func withStrings<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers: [UnsafeMutablePointer<CChar>?] = texts.map { text in
      FileName.with(text) { strdup($0) }
    }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeBufferPointer { buffer in
      // It has its end at least, and so an address.
      body(buffer.baseAddress.unsafelyUnwrapped)
    }
  }

  // MARK: Orders

  /// Stops every process of the app, or lets them run on.
  func setStopped(_ stopped: Bool) { order(stopped ? CH_STOP : CH_CONTINUE) }

  /// Ends every process of the app.
  func kill() {
    guard !isEnding else { return }
    isEnding = true
    order(CH_KILL)
  }

  private func order(_ order: ch_order) {
    guard control >= 0, !hasEnded else { return }
    var byte = UInt8(truncatingIfNeeded: order.rawValue)
    // A socket that holds some bytes is never full of single ones.
    _ = systemWrite(control, &byte, 1)
  }

  /// Says something to the app. False: it has not read for too long.
  func send(_ message: HostMessage) -> Bool {
    guard linkInput >= 0 else { return true }
    backlog += message.line + [UInt8(ascii: "\n")]
    flush()
    return backlog.count <= Self.mostBacklog
  }

  /// Writes what waits, as far as the app reads.
  func flush() {
    while linkInput >= 0, !backlog.isEmpty {
      let count = backlog.withUnsafeBytes { systemWrite(linkInput, $0.baseAddress, $0.count) }
      if count > 0 {
        backlog.removeFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        close(&linkInput)
        backlog = []
      }
    }
  }

  // MARK: What happens

  /// What is to be waited for. While the protocol is on hold its lines stay where they are.
  func polls(isHeld: Bool) -> [pollfd] {
    var list: [pollfd] = []
    for descriptor in [control, output, errors, isHeld ? -1 : linkOutput] where descriptor >= 0 {
      list.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
    }
    if linkInput >= 0, !backlog.isEmpty {
      list.append(pollfd(fd: linkInput, events: Int16(POLLOUT), revents: 0))
    }
    return list
  }

  /// Everything the process has done since this was last asked: what it printed comes before what it
  /// said after that, and both before its end.
  func takeEvents(isHeld: Bool) -> [Event] {
    flush()
    var said: [Event] = []
    if !isHeld, let bytes = read(&linkOutput, atMost: Self.chunk) {
      said = messages.add(bytes).map { .message($0) }
      if linkOutput < 0 { said.append(.closed) }
    }
    let reports = readReports()
    var events = takeOutput(until: reports.isEmpty ? Self.chunk : 16 * Self.chunk)
    events += said
    for report in reports { events.append(report) }
    return events
  }

  private func takeOutput(until most: Int) -> [Event] {
    take(&output, &outputLines, isError: false, until: most)
      + take(&errors, &errorLines, isError: true, until: most)
  }

  private func take(
    _ descriptor: inout Int32, _ lines: inout LineSplitter, isError: Bool, until most: Int
  ) -> [Event] {
    var events: [Event] = []
    var count = 0
    while count < most, let bytes = read(&descriptor, atMost: Self.chunk) {
      count += bytes.count
      events += lines.add(bytes).flatMap { Self.outputs($0, isError) }
      if !isError { lastPrint = MonotonicClock.now }
      if descriptor < 0, let rest = lines.takeRest() { events += Self.outputs(rest, isError) }
      if bytes.isEmpty { break }
    }
    // The beginning of a line that nothing follows is shown too.
    if !isError, lines.hasRest, MonotonicClock.now - lastPrint >= Self.pause,
      let rest = lines.takeRest()
    {
      events += Self.outputs(rest, isError)
    }
    return events
  }

  /// A line that was printed may end in one that was logged.
  private static func outputs(_ line: LineSplitter.Line, _ isError: Bool) -> [Event] {
    let mark = Array(HostProtocol.logMark.utf8)[0]
    guard let place = line.bytes.firstIndex(of: mark) else {
      return [.output(isError: isError, line)]
    }
    let (printed, logged) = (line.bytes[..<place], line.bytes[(place + 1)...])
    let first = LineSplitter.Line(bytes: Array(printed), isCut: false)
    let second = LineSplitter.Line(bytes: Array(logged), isCut: line.isCut)
    return (printed.isEmpty ? [] : [.output(isError: isError, first)])
      + [.output(isError: true, second)]
  }

  /// How long until the beginning of a line is shown that nothing follows; nil: there is none.
  var timeToShow: Duration? {
    outputLines.hasRest ? max(.zero, lastPrint + Self.pause - MonotonicClock.now) : nil
  }

  /// What can be read now; nil for nothing. At the end the descriptor is closed.
  private func read(_ descriptor: inout Int32, atMost most: Int) -> [UInt8]? {
    guard descriptor >= 0 else { return nil }
    do throws(Errno) {
      let bytes = try Files.chunk(of: descriptor, atMost: most)
      if !bytes.isEmpty { return bytes }
    } catch {
      if error.code == EAGAIN { return nil }
    }
    close(&descriptor)
    return []
  }

  private func close(_ descriptor: inout Int32) {
    systemClose(descriptor)
    descriptor = -1
  }

  private func readReports() -> [Event] {
    guard let bytes = read(&control, atMost: 256) else { return [] }
    report += bytes
    var events: [Event] = []
    while report.count >= MemoryLayout<ch_report>.size {
      let found = report.withUnsafeBytes { $0.loadUnaligned(as: ch_report.self) }
      report.removeFirst(MemoryLayout<ch_report>.size)
      switch ch_report_kind(rawValue: UInt32(found.kind)) {
      case CH_STARTED:
        pid = found.value
        events.append(.started(pid: found.value))
      case CH_FAILED:
        hasEnded = true
        events.append(.failed(Errno(code: found.value)))
      case CH_EXITED:
        hasEnded = true
        events.append(.exited(found.value))
      case CH_SIGNALED:
        hasEnded = true
        events.append(.signaled(found.value))
      case _: break
      }
    }
    // A supervisor that went without a report was ended by somebody else, and its app with it.
    if control < 0, !hasEnded {
      hasEnded = true
      events.append(.signaled(SIGKILL))
    }
    return events
  }

  /// Waits until the process has ended, once it has been killed.
  func waitForEnd() {
    while !hasEnded, control >= 0 {
      var poll = pollfd(fd: control, events: Int16(POLLIN), revents: 0)
      _ = systemPoll(&poll, 1, -1)
      _ = readReports()
    }
  }
}
