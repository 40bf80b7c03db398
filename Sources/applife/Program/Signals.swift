// SPDX-License-Identifier: Apache-2.0
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
}
