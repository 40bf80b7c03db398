// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// The app's end of the line to applife.
package enum AppLink {
  /// The descriptors, and the lock that keeps a message in one piece.
  private struct Ends {
    var input: Int32 = -1
    var output: Int32 = -1
  }

  private static let ends = Mutex(Ends())
  /// The semaphore that a main thread which is to be blocked waits for.
  static let unblock = DispatchSemaphore(value: 0)
  /// Takes messages where no process hosts the app: tests of an app's own delegate.
  private static let observer = Mutex<(@Sendable (AppMessage) -> Void)?>(nil)

  /// Takes the descriptors that the environment names. False: applife does not host this process.
  static func open() -> Bool {
    guard let text = ProcessInfo.processInfo.environment[HostProtocol.variable] else {
      return false
    }
    let numbers = text.split(separator: ",").compactMap { Int32($0) }
    guard numbers.count == 2 else { return false }
    // A program that the app starts has no business with them.
    for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    unsetenv(HostProtocol.variable)
    signal(SIGPIPE, SIG_IGN)
    ends.withLock { $0 = Ends(input: numbers[0], output: numbers[1]) }
    return true
  }

  /// Reads messages on a thread of its own and hands them to the main thread, in their order.
  static func listen() {
    let input = ends.withLock { $0.input }
    Thread.detachNewThread {
      var splitter = LineSplitter()
      var chunk = [UInt8](repeating: 0, count: 16_384)
      while true {
        let count = chunk.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        // applife has gone: so does the app.
        guard count > 0 else { _exit(0) }
        for line in splitter.add(chunk[..<count]) {
          guard let message = try? HostMessage(line: line.bytes) else { continue }
          // The main thread is blocked, and cannot take it.
          if message == .unblock { unblock.signal() }
          DispatchQueue.main.async { AppRuntime.current?.take(message) }
        }
      }
    }
  }

  /// Says something to applife; may be called on any thread.
  package static func send(_ message: AppMessage) {
    if let observer = observer.withLock({ $0 }) { return observer(message) }
    let line = message.line + [UInt8(ascii: "\n")]
    ends.withLock { ends in
      var rest = line[...]
      while ends.output >= 0, !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(ends.output, $0.baseAddress, $0.count) }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count < 0, errno != EINTR {
          return
        }
      }
    }
  }

  /// Messages go to a function in place of applife.
  package static func observe(_ observer: @escaping @Sendable (AppMessage) -> Void) {
    self.observer.withLock { $0 = observer }
  }
}
