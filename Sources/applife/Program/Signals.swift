// SPDX-License-Identifier: Apache-2.0
import CTerminal

/// Signals that stop and continue the program. Those that end it are ``Rescue``'s.
enum Signals {
  /// Keeps SIGWINCH, SIGTSTP and SIGCONT back until ``MainLoop`` waits.
  ///
  /// Threads inherit the mask, so this comes before anything starts one.
  static func holdBack() { cn_hold_signals() }

  /// Ends the program by a signal, so that whoever waits for it can tell. The terminal has been
  /// given back.
  static func terminate(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    unblock(number)
    raise(number)
    exit(128 + number)
  }

  /// Stops the process, and returns when it is continued. False: nobody has continued it. Without
  /// a shell that could, the kernel does not stop it, and this returns at once.
  ///
  /// `withJob`: the rest of the job too, as the terminal does when Ctrl-Z is not a key of ours;
  /// a `make` that started the program would otherwise go on waiting, and the shell for `make`.
  @discardableResult
  static func stop(withJob: Bool) -> Bool {
    while cn_take_continue() {}
    var action = Platform.defaultAction
    var former = sigaction()
    sigaction(SIGTSTP, &action, &former)
    // It is kept back until it is let through here.
    kill(withJob ? 0 : getpid(), SIGTSTP)
    var mask = unblock(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    sigaction(SIGTSTP, &former, nil)
    return cn_take_continue()
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

  /// Lets a signal through to this thread, and returns the mask it had.
  @discardableResult
  private static func unblock(_ signal: Int32) -> sigset_t {
    var set = sigset_t()
    var former = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(SIG_UNBLOCK, &set, &former)
    return former
  }
}
