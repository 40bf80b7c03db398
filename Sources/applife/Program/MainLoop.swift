// SPDX-License-Identifier: Apache-2.0
import CTerminal
import Dispatch
import Languages
import Lifecycle

/// The main thread's run loop: it sleeps until there is input, a signal, or the one timer's moment.
///
/// The timer is a Dispatch source on the main queue, which is served here as a run loop serves it.
/// Input does not come through a source: handing a key from the thread that waits to the one that
/// serves the queue costs more than everything ncurses does for it (docs/reference/performance.md).
struct MainLoop: ~Copyable {
  /// What ended a wait.
  struct Wake: OptionSet {
    let rawValue: UInt32

    /// The input can be read, or has ended.
    static let input = Wake(rawValue: CN_WAKE_INPUT.rawValue)
    /// The main queue has something to do. It has been done when the wait is over.
    fileprivate static let queue = Wake(rawValue: CN_WAKE_QUEUE.rawValue)
    /// The window has a new size.
    static let size = Wake(rawValue: CN_WAKE_SIZE.rawValue)
    /// Somebody asked the program to stop (SIGTSTP).
    static let stop = Wake(rawValue: CN_WAKE_STOP.rawValue)
    /// The program was continued (SIGCONT).
    static let `continue` = Wake(rawValue: CN_WAKE_CONTINUE.rawValue)
    /// One of the descriptors that are watched is ready.
    static let watched = Wake(rawValue: CN_WAKE_WATCHED.rawValue)
    /// The moment the timer was set to has come.
    static let alarm = Wake(rawValue: 1 << 16)
  }

  /// The only timer. It is moved, never multiplied.
  private let timer: any DispatchSourceTimer
  /// The moment the timer is set to; nil: it is not set.
  private var alarm: Duration?

  /// How many files the program opens beside the standard streams: four for Dispatch, and one at
  /// a time for what is read and written.
  private static let descriptors: Int32 = 6

  /// How much memory there must be for a session: libdispatch's thread, the screen, and a log.
  /// Where memory ends later the program ends too, with the terminal given back.
  private static let megabytes = 32

  /// Prepares the timer. Call before the terminal is taken: where the system has no more to give,
  /// Dispatch would wait for it, or trap.
  init() throws(Failure) {
    guard cn_has_descriptors(Self.descriptors) else {
      throw Failure(FileProblem.fewDescriptors(Int(Self.descriptors) + 3))
    }
    guard cn_has_memory(Self.megabytes << 20) else {
      throw Failure(FileProblem.littleMemory(Self.megabytes))
    }
    guard cn_has_thread() else {
      throw Failure(FileProblem.noThread)
    }
    timer = DispatchSource.makeTimerSource(queue: .main)
    // That it fires ends the wait, which is all it is for.
    timer.setEventHandler {}
    timer.schedule(deadline: .distantFuture)
    timer.activate()
  }

  /// Moves the timer to an instant of ``MonotonicClock``; nil: there is nothing to wake for.
  mutating func setAlarm(_ instant: Duration?) {
    if instant == alarm { return }
    alarm = instant
    timer.schedule(
      deadline: instant.map(DispatchTime.init(monotonic:)) ?? .distantFuture,
      leeway: .milliseconds(1))
  }

  /// Watches descriptors besides the input, until others are named.
  func watch(_ list: [pollfd]) {
    let readable = list.filter { $0.events & Int16(POLLIN) != 0 }.map(\.fd)
    let writable = list.filter { $0.events & Int16(POLLOUT) != 0 }.map(\.fd)
    cn_watch(readable, Int32(readable.count), writable, Int32(writable.count))
  }

  /// Does something as a block of the Dispatch main queue, before this returns: the engine and all
  /// that is drawn of it run there.
  static func onMainQueue(_ body: () -> Void) {
    withoutActuallyEscaping(body) { escapable in
      let block = Block(body: escapable)
      // Through a variable: the compiler would have a closure for `DispatchQueue.main` ask the runtime
      // which actor it runs on.
      let queue = DispatchQueue.main
      queue.async { block.body() }
      cn_drain_main_queue()
    }
  }

  /// - Note: Unchecked, because the block never leaves the main thread: it is done there before
  ///   ``onMainQueue(_:)`` returns.
  private struct Block: @unchecked Sendable { let body: () -> Void }

  /// Sleeps until something happens; does not sleep if `isBusy`.
  ///
  /// - Parameter input: a descriptor to read from; nil for none.
  mutating func wait(for input: Int32?, isBusy: Bool = false) -> Wake {
    var wake = Wake(rawValue: UInt32(bitPattern: cn_wait(input ?? -1, !isBusy)))
    if wake.contains(.queue) { cn_drain_main_queue() }
    if let alarm, alarm <= MonotonicClock.now {
      self.alarm = nil
      wake.insert(.alarm)
    }
    return wake
  }
}

extension DispatchTime {
  /// An instant of ``MonotonicClock``, which is the clock Dispatch counts by on Linux.
  fileprivate init(monotonic instant: Duration) {
    self.init(uptimeNanoseconds: UInt64(max(0, instant.nanoseconds)))
  }
}
