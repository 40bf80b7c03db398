// SPDX-License-Identifier: Apache-2.0
import Dispatch
import OperatingSystem

/// Job control: the program is asked to stop (SIGTSTP), stops, and goes on (SIGCONT).
///
/// A program with a source for SIGTSTP does not stop by itself. To stop, it gives the signal its
/// default action until it goes on.
final class JobControl {
  /// The program's answers to that.
  struct Handlers {
    /// The program is asked to stop.
    let stopAsked: () -> Void
    /// The program goes on. False: it was stopped without having been asked (SIGSTOP).
    let continued: (_ wasAsked: Bool) -> Void
  }

  /// The program while it is stopped.
  private struct Stop {
    /// The sources that do not fire meanwhile.
    let silenced: [any DispatchSourceProtocol]
    var withJob: Bool
    /// The action that SIGTSTP had before.
    var formerAction: sigaction?
  }

  private let handlers: Handlers
  private var stopSource: (any DispatchSourceProtocol)?
  private var continueSource: (any DispatchSourceProtocol)?
  /// The number of the two sources that are there: the system makes them after a while.
  private var registered = 0
  /// Nil while the program runs.
  private var stop: Stop?
  /// The instant at which the program last asked to be stopped.
  private var asked = Duration.zero
  /// The number of times in a row that the kernel did not stop the program.
  private var refusals = 0

  /// The time after which it shows that the kernel did not stop the program: it stops none that no
  /// shell could continue.
  private static let patience = Duration.milliseconds(100)
  /// The most times that the kernel may refuse to stop a program whose terminal is another job's.
  private static let mostRefusals = 10

  init(_ handlers: Handlers) {
    self.handlers = handlers
    let registered = { [unowned self] in
      self.registered += 1
      halt()
    }
    stopSource = MainQueue.whenSignaled(SIGTSTP, registered: registered) { [unowned self] in
      if !isStopped { self.handlers.stopAsked() }
    }
    continueSource = MainQueue.whenSignaled(SIGCONT, registered: registered) { [unowned self] in
      refusals = 0
      self.handlers.continued(isStopped)
    }
  }

  /// True from ``stop(withJob:silencing:)`` to ``resume()``.
  var isStopped: Bool { stop != nil }

  /// Stops the program. It goes on in ``Handlers/continued``, which stops it again or calls
  /// ``resume()``.
  ///
  /// - Parameters:
  ///   - withJob: whether the rest of the job stops too, as the terminal does it when Ctrl-Z is not a
  ///     key of ours: a `make` that started the program would otherwise go on waiting, and the shell
  ///     for `make`.
  ///   - silenced: the sources that do not fire until the program is resumed.
  func stop(withJob: Bool, silencing silenced: [any DispatchSourceProtocol] = []) {
    if stop == nil {
      for source in silenced { source.suspend() }
      stop = Stop(silenced: silenced, withJob: withJob)
    }
    stop?.withJob = withJob
    halt()
  }

  /// Stops the program, once the sources would not undo that and would say that it goes on.
  private func halt() {
    guard let stop, registered == 2 else { return }
    if stop.formerAction == nil {
      var former = sigaction()
      sigaction(SIGTSTP, nil, &former)
      self.stop?.formerAction = former
    }
    asked = MonotonicClock.now
    signal(SIGTSTP, SIG_IGN)
    if stop.withJob {
      kill(0, SIGTSTP)
      // The program itself has not heard that: it would stop a second time.
      signal(SIGTSTP, SIG_IGN)
    }
    signal(SIGTSTP, SIG_DFL)
    // For this thread: on Linux, the source could take one that is for the whole process.
    var set = sigset_t()
    var mask = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &set, &mask)
    if pthread_kill(pthread_self(), SIGTSTP) != 0 { kill(getpid(), SIGTSTP) }
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    lookWhetherStopped(asked)
  }

  /// The program runs as before.
  func resume() {
    guard let stop else { return }
    self.stop = nil
    if var former = stop.formerAction { sigaction(SIGTSTP, &former, nil) }
    for source in stop.silenced { source.resume() }
  }

  private func lookWhetherStopped(_ request: Duration) {
    let start = MonotonicClock.now
    MainQueue.async(after: Self.patience) { [self] in
      guard isStopped, request == asked else { return }
      // Late: the program was stopped, and its SIGCONT is on the way.
      if MonotonicClock.now - start > Self.patience * 2 { return lookWhetherStopped(request) }
      refusals += 1
      if refusals > Self.mostRefusals { Signals.terminate(by: SIGHUP) }
      handlers.continued(true)
    }
  }
}
