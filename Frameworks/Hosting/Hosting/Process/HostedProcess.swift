// SPDX-License-Identifier: Apache-2.0
import CHost
import HostProtocol
import Lifecycle
import LifecycleText
import OperatingSystem

/// A program that can be hosted, with its home and its limits.
package struct HostedProgram {
  /// The executable.
  package let path: String
  /// The HOME of its process, which is also its current folder.
  let home: HostHome
  package var limits = HostLimits()
  /// The reader of the program's symbols, which finds the person's lines in a crash; nil if applife
  /// did not build the program.
  var symbols: Symbols?
}

/// A process that runs a hosted app: its descriptors, its supervisor, and the bytes that wait for it
/// to read.
///
/// It is a class, because the descriptors are closed exactly once.
final class HostedProcess {
  /// Something that the process has done.
  enum Event {
    case started(pid: Int32)
    /// It could not be started: an error of the system.
    case failed(Errno)
    /// It wrote a line.
    case output(isError: Bool, LineSplitter.Line)
    /// It said a line of the protocol.
    case message(LineSplitter.Line)
    /// It closed its end of the protocol.
    case closed
    case exited(Int32)
    case signaled(Int32)
  }

  /// The process identifier, once it has been started.
  private(set) var pid: Int32?
  private let supervisor: pid_t
  private var state = State.running
  // A descriptor is nil once it is closed.
  private var control: Int32?
  private var output: Int32?
  private var errors: Int32?
  private var linkInput: Int32?
  private var linkOutput: Int32?
  private var outputLines = LineSplitter(limit: HostedProcess.longestOutput)
  private var errorLines = LineSplitter(limit: HostedProcess.longestOutput)
  private var messages = LineSplitter()
  /// The bytes that the process has not read yet.
  private var backlog: [UInt8] = []
  /// The beginning of a report of the supervisor.
  private var report: [UInt8] = []
  /// The time at which the app printed last.
  private var lastPrint = Duration.zero

  /// The bytes of a printed line that are kept.
  private static let longestOutput = 1_000
  /// The time after which the beginning of a line is shown if nothing follows.
  private static let pause = Duration.milliseconds(100)
  /// The bytes that may wait: a process that leaves more unread is not going to read them.
  private static let mostBacklog = 1 << 20
  /// The bytes that are read of a descriptor at a time, so that nothing else is kept waiting.
  private static let chunk = 65_536

  /// The stages of a process.
  private enum State {
    case running
    /// It was told to end, and nothing more will be asked of it.
    case ending
    /// The supervisor has reported its end.
    case ended(wasAsked: Bool)
  }

  /// True if it was told to end.
  var isEnding: Bool {
    switch state {
    case .running, .ended(wasAsked: false): false
    case .ending, .ended(wasAsked: true): true
    }
  }

  /// True if its end has been reported.
  var hasEnded: Bool {
    switch state {
    case .running, .ending: false
    case .ended: true
    }
  }

  /// Starts the program.
  ///
  /// - Parameter version: the version of iOS that its device has.
  init(_ program: HostedProgram, ios version: SystemVersion) throws(Errno) {
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
    guard error == 0 else { throw Errno(code: error) }
    control = process.control
    _ = fcntl(process.control, F_SETFL, O_NONBLOCK)
  }

  deinit {
    // The supervisor ends everything when its control is closed. It is told as well: a source of the
    // main queue may still hold the other end.
    kill()
    for case let descriptor? in [control, output, errors, linkInput, linkOutput] {
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

  /// Returns the environment of the app: a home of its own, and of applife's environment only the
  /// folders of programs and the language.
  private static func environment(_ program: HostedProgram, _ version: SystemVersion) -> [String] {
    let home = program.home.path
    // Foundation on Linux takes the folders of an app's container from these.
    var list = [
      "HOME=\(home)", "CFFIXED_USER_HOME=\(home)", "TMPDIR=\(home)/tmp",
      "XDG_DATA_HOME=\(home)/Library/Application Support",
      "XDG_CACHE_HOME=\(home)/Library/Caches", "XDG_CONFIG_HOME=\(home)/Library/Preferences",
      "\(HostProtocol.variable)=3,4",
      "\(HostProtocol.systemVariable)=\(version.major).\(version.minor)",
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
      // Never empty: it contains the terminating nil.
      body(buffer.baseAddress.unsafelyUnwrapped)
    }
  }

  // MARK: Orders

  /// Stops every process of the app, or lets them run on.
  func setStopped(_ stopped: Bool) { order(stopped ? CH_STOP : CH_CONTINUE) }

  /// Ends every process of the app.
  func kill() {
    switch state {
    case .running:
      state = .ending
      order(CH_KILL)
    case .ending: break
    // Its own end, which waits to be told, becomes one that was asked for.
    case .ended: state = .ended(wasAsked: true)
    }
  }

  private func order(_ order: ch_order) {
    guard let control, !hasEnded else { return }
    var byte = UInt8(truncatingIfNeeded: order.rawValue)
    // A socket that holds some bytes is never full of single ones.
    _ = systemWrite(control, &byte, 1)
  }

  /// Says something to the app. Returns false if it has not read for too long.
  func send(_ message: HostMessage) -> Bool {
    guard linkInput != nil else { return true }
    backlog += message.line + [UInt8(ascii: "\n")]
    flush()
    return backlog.count <= Self.mostBacklog
  }

  /// Writes the backlog, as far as the app reads.
  private func flush() {
    assert(linkInput != nil || backlog.isEmpty, "\(backlog.count) bytes wait for a closed end")
    while let descriptor = linkInput, !backlog.isEmpty {
      let count = backlog.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
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

  /// The descriptors to wait for. While the protocol is on hold, its lines stay in the pipe.
  func polls(isHeld: Bool) -> [pollfd] {
    var list: [pollfd] = []
    for case let descriptor? in [control, output, errors, isHeld ? nil : linkOutput] {
      list.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
    }
    if let linkInput, !backlog.isEmpty {
      list.append(pollfd(fd: linkInput, events: Int16(POLLOUT), revents: 0))
    }
    return list
  }

  /// Returns everything that the process has done since this was last asked. Output comes before the
  /// messages behind it, and both come before its end.
  func takeEvents(isHeld: Bool) -> [Event] {
    flush()
    var said: [Event] = []
    if !isHeld, let bytes = read(&linkOutput, atMost: Self.chunk) {
      said = messages.add(bytes).map { .message($0) }
      if linkOutput == nil { said.append(.closed) }
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
    _ descriptor: inout Int32?, _ lines: inout LineSplitter, isError: Bool, until most: Int
  ) -> [Event] {
    var events: [Event] = []
    var count = 0
    while count < most, let bytes = read(&descriptor, atMost: Self.chunk) {
      count += bytes.count
      events += lines.add(bytes).flatMap { Self.outputs($0, isError) }
      if !isError { lastPrint = MonotonicClock.now }
      if descriptor == nil, let rest = lines.takeRest() { events += Self.outputs(rest, isError) }
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
    guard let index = line.bytes.firstIndex(of: mark) else {
      return [.output(isError: isError, line)]
    }
    let (printed, logged) = (line.bytes[..<index], line.bytes[(index + 1)...])
    let first = LineSplitter.Line(bytes: Array(printed), isCut: false)
    let second = LineSplitter.Line(bytes: Array(logged), isCut: line.isCut)
    return (printed.isEmpty ? [] : [.output(isError: isError, first)])
      + [.output(isError: true, second)]
  }

  /// The time until the beginning of a line is shown though its end is missing; nil if there is none.
  var timeToShow: Duration? {
    outputLines.hasRest ? max(.zero, lastPrint + Self.pause - MonotonicClock.now) : nil
  }

  /// Returns the bytes that can be read now; nil if there are none. Closes the descriptor at its end.
  private func read(_ descriptor: inout Int32?, atMost most: Int) -> [UInt8]? {
    guard let open = descriptor else { return nil }
    do throws(Errno) {
      let bytes = try Files.chunk(of: open, atMost: most)
      if !bytes.isEmpty { return bytes }
    } catch {
      if error.code == EAGAIN { return nil }
    }
    close(&descriptor)
    return []
  }

  private func close(_ descriptor: inout Int32?) {
    if let open = descriptor { systemClose(open) }
    descriptor = nil
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
      case CH_FAILED: events.append(end(.failed(Errno(code: found.value))))
      case CH_EXITED: events.append(end(.exited(found.value)))
      case CH_SIGNALED: events.append(end(.signaled(found.value)))
      case _: break
      }
    }
    // A supervisor that went without a report was ended from outside, and its app with it.
    if control == nil, !hasEnded { events.append(end(.signaled(SIGKILL))) }
    return events
  }

  /// Notes the end of the process, which this event reports.
  private func end(_ event: Event) -> Event {
    assert(!hasEnded, "a supervisor reports one end, and \(event) is another after \(state)")
    state = .ended(wasAsked: isEnding)
    return event
  }

  /// Waits until the process has ended, once it has been killed.
  func waitForEnd() {
    while !hasEnded, let control {
      var poll = pollfd(fd: control, events: Int16(POLLIN), revents: 0)
      _ = systemPoll(&poll, 1, -1)
      _ = readReports()
    }
  }
}
