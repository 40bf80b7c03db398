// SPDX-License-Identifier: Apache-2.0
import OperatingSystem

/// Signals that end the program, kept back while there is something to put away first: Ctrl-C, a
/// terminal that is closed, `kill`.
///
/// Threads inherit what is kept back: none may have been started before.
package struct Interruption {
  /// The signals that were not ignored: a job in the background, or one of `nohup`, does not hear them all.
  private let signals: [Int32]
  /// The signals that were kept back before.
  private let former: sigset_t
  /// The pause after which a wait is interrupted to ask.
  package static let interval = Duration.milliseconds(50)

  /// Keeps the signals back.
  package init() {
    signals = [SIGINT, SIGTERM, SIGHUP].filter { !Self.isIgnored($0) }
    var set = Self.set(of: signals)
    var former = sigset_t()
    pthread_sigmask(SIG_BLOCK, &set, &former)
    self.former = former
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    let handler = signal(number, SIG_DFL)
    signal(number, handler)
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals { sigaddset(&set, number) }
    return set
  }

  /// True if one of them was sent.
  package var isRequested: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return signals.contains { sigismember(&pending, $0) == 1 }
  }

  /// Lets them through, unless they were kept back before: one that was sent takes its course now.
  package func end() {
    var former = former
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }
}
