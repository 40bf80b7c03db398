// SPDX-License-Identifier: Apache-2.0
import Glibc

/// What the program does with signals outside the Dispatch sources that hear them.
enum Signals {
  /// Asks the program to leave; it dies by the same signal when the terminal has been given back.
  static let ending = [SIGTERM, SIGINT, SIGHUP, SIGQUIT]

  /// Keeps signals back until the sources listen, and ncurses from handling them itself.
  ///
  /// libdispatch hears signals through a signalfd and installs its own handler for each when its
  /// source is activated. Threads inherit the mask, so this comes before anything starts one.
  static func holdBack() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in ending + [SIGTSTP, SIGCONT, SIGWINCH] { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    for signal in [SIGINT, SIGTERM, SIGTSTP, SIGWINCH] { Glibc.signal(signal, SIG_IGN) }
  }

  /// Whether whoever started the program wants this signal ignored, as `nohup` does.
  static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    // Two C function pointers cannot be compared in Swift, their addresses can.
    let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    return handler == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Ends the program by a signal, so that whoever waits for it can tell. The terminal has been
  /// given back.
  static func die(by signal: Int32) -> Never {
    Glibc.signal(signal, SIG_DFL)
    unblock(signal)
    raise(signal)
    exit(128 + signal)
  }

  /// Stops the process, and returns when it is continued. Without a shell that could continue it
  /// the kernel does not stop it, and this returns at once.
  ///
  /// `withJob`: the rest of the job too, as the terminal does when Ctrl-Z is not a key of ours;
  /// a `make` that started the program would otherwise go on waiting, and the shell for `make`.
  static func stop(withJob: Bool) {
    var action = sigaction()
    var former = sigaction()
    action.__sigaction_handler.sa_handler = SIG_IGN
    sigaction(SIGTSTP, &action, &former)
    if withJob { kill(0, SIGTSTP) }
    action.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(SIGTSTP, &action, nil)
    var mask = unblock(SIGTSTP)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    sigaction(SIGTSTP, &former, nil)
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
