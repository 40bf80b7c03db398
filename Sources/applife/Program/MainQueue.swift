// SPDX-License-Identifier: Apache-2.0
import CTerminal
import Dispatch
import Languages
import Lifecycle
import LifecycleText
import OperatingSystem

/// The Dispatch main queue, on which the engine, its timers and the drawing run.
///
/// `dispatchMain()` parks the main thread, and a thread of libdispatch's serves the queue: one at a
/// time, but not always the same. What is made here does its work on the queue and nowhere else.
enum MainQueue {
  /// The descriptors that must be free beside the standard streams: seven for Dispatch, and one at a
  /// time for what is read and written.
  private static let descriptors: Int32 = 8

  /// The memory that a session needs: for libdispatch's threads, the screen, and a log. Where memory
  /// ends later the program ends too, with the terminal given back.
  private static let megabytes = 32

  /// Makes sure that the system has what Dispatch needs. Call before the terminal is taken: where the
  /// system has no more to give, Dispatch would wait for it, or trap.
  static func check() throws(Failure) {
    guard cn_has_descriptors(descriptors) else {
      throw Failure(FileProblem.fewDescriptors(Int(descriptors) + 3))
    }
    guard cn_has_memory(megabytes << 20) else {
      throw Failure(FileProblem.littleMemory(megabytes))
    }
    guard cn_has_threads() else {
      throw Failure(FileProblem.noThread)
    }
  }

  /// Serves the queue. What is to be done first has been put on it.
  static func serve() -> Never { dispatchMain() }

  /// Does something once what waits on the queue has been done.
  static func async(_ body: @escaping () -> Void) {
    let turn = Turn(body: body)
    // Through a variable: the compiler would have a closure for `DispatchQueue.main` ask the runtime
    // which actor it runs on.
    let queue = DispatchQueue.main
    queue.async { turn.take() }
  }

  /// Does something after a while.
  static func async(after pause: Duration, _ body: @escaping () -> Void) {
    let turn = Turn(body: body)
    let queue = DispatchQueue.main
    queue.asyncAfter(deadline: DispatchTime(monotonic: MonotonicClock.now + pause)) { turn.take() }
  }

  // MARK: Sources

  /// A source that fires whenever a descriptor can be read, or has ended.
  static func whenReadable(
    _ descriptor: Int32, _ body: @escaping () -> Void
  ) -> any DispatchSourceProtocol {
    if canWait(for: descriptor) {
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      return activate(source) { readToEnd(descriptor, source, body) }
    }
    // It never keeps anyone waiting: it is read again and again until the source is cancelled.
    let source = DispatchSource.makeUserDataAddSource(queue: .main)
    source.add(data: 1)
    return activate(source) {
      body()
      if !source.isCancelled { source.add(data: 1) }
    }
  }

  /// Reads once. On Linux, Dispatch does not fire again when the other end has been closed: what is left
  /// is read by and by.
  private static func readToEnd(
    _ descriptor: Int32, _ source: any DispatchSourceRead, _ body: @escaping () -> Void
  ) {
    if source.isCancelled { return }
    body()
    var state = pollfd(fd: descriptor, events: 0, revents: 0)
    if !source.isCancelled, poll(&state, 1, 0) > 0, state.revents & Int16(POLLHUP) != 0 {
      async { readToEnd(descriptor, source, body) }
    }
  }

  /// A source that fires whenever a descriptor can be written to.
  static func whenWritable(
    _ descriptor: Int32, _ body: @escaping () -> Void
  ) -> any DispatchSourceProtocol {
    activate(DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main), body)
  }

  /// A source that fires when a signal has come, which then does nothing else.
  ///
  /// - Parameter registered: done once, as soon as no signal is missed any more.
  static func whenSignaled(
    _ number: Int32, registered: (() -> Void)? = nil, _ body: @escaping () -> Void
  ) -> any DispatchSourceProtocol {
    // On Linux Dispatch installs a handler in its place.
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    if let registered {
      let turn = Turn(body: registered)
      source.setRegistrationHandler { turn.take() }
    }
    return activate(source, body)
  }

  /// A timer that is not set.
  static func timer(_ body: @escaping () -> Void) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .distantFuture)
    return activate(timer, body)
  }

  private static func activate<Source: DispatchSourceProtocol>(
    _ source: Source, _ body: @escaping () -> Void
  ) -> Source {
    let turn = Turn(body: body)
    source.setEventHandler { turn.take() }
    source.activate()
    return source
  }

  /// True if the system can say when a descriptor is ready. It cannot for files, folders, and devices
  /// like `/dev/null`, which are always ready.
  private static func canWait(for descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    switch status.st_mode & S_IFMT {
    case S_IFIFO, S_IFSOCK: return true
    case S_IFCHR: return isatty(descriptor) != 0
    case _: return false
    }
  }

  /// Something that is done on the queue at a time.
  ///
  /// - Note: Unchecked, because it is taken on the main queue alone, which does one thing at a time.
  private struct Turn: @unchecked Sendable {
    let body: () -> Void

    func take() {
      dispatchPrecondition(condition: .onQueue(.main))
      Rescue.beginTurn()
      body()
      Rescue.endTurn()
    }
  }
}

extension DispatchTime {
  /// An instant of ``MonotonicClock``, which is the clock Dispatch counts by.
  init(monotonic instant: Duration) {
    self.init(uptimeNanoseconds: UInt64(max(0, instant.nanoseconds)))
  }
}
