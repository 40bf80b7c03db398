// SPDX-License-Identifier: Apache-2.0
import CTerminal
import OperatingSystem

/// Signals that the program sends itself. Those that end it from outside are ``Rescue``'s, those that
/// stop and continue it ``JobControl``'s.
enum Signals {
  /// Ends the program by a signal, so that its parent can tell. The terminal has been given back.
  static func terminate(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
    exit(128 + number)
  }

  /// Runs something that may exceed the size a file may have, which is then an error and not the
  /// end of the program. A signal that somebody else sent meanwhile still is.
  static func withoutFileSizeSignal(_ body: () -> Void) {
    var set = sigset_t()
    var former = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGXFSZ)
    pthread_sigmask(SIG_BLOCK, &set, &former)
    body()
    // A write that went too far is told to the process by itself.
    let isSent = cn_take_sent(SIGXFSZ)
    pthread_sigmask(SIG_SETMASK, &former, nil)
    if isSent { raise(SIGXFSZ) }
  }
}
