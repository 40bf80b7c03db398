// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Glibc
import LifecycleUI

/// The loop: what happens outside comes in, the session changes, the timer is moved, a frame is
/// drawn. It runs on the main queue and sleeps whenever nothing counts.
///
/// The only class of the project: the sources' handlers and the terminal need one owner.
@MainActor
final class Program {
  private var session: Session
  private var terminal: Terminal
  /// The only timer. It is moved, never multiplied.
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  /// The instant the timer is set to; nil: it is not set.
  private var alarm: Duration?
  private var sources: [any DispatchSourceProtocol] = []
  /// When the session was last told the time.
  private var lastUpdate: Duration
  /// Whether the next SIGCONT belongs to a stop that has been dealt with.
  private var expectsContinue = false

  init(session: Session, terminal: consuming Terminal, at wall: Duration) {
    self.session = session
    self.terminal = terminal
    lastUpdate = wall
  }

  /// Draws the first frame, then listens.
  func start() {
    settle()
    timer.setEventHandler { MainActor.assumeIsolated { self.timerFired() } }
    timer.activate()
    listen(DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)) {
      $0.inputBecameReadable()
    }
    listen(to: SIGWINCH) { $0.windowChanged() }
    listen(to: SIGTSTP) { $0.stop(withJob: false) }
    listen(to: SIGCONT) { $0.wasContinued() }
    for signal in Signals.ending where !Signals.isIgnored(signal) || signal != SIGHUP {
      listen(to: signal) { $0.leave(by: signal) }
    }
  }

  private func listen(to signal: Int32, _ handle: @escaping @MainActor (Program) -> Void) {
    listen(DispatchSource.makeSignalSource(signal: signal, queue: .main), handle)
  }

  private func listen(
    _ source: any DispatchSourceProtocol, _ handle: @escaping @MainActor (Program) -> Void
  ) {
    source.setEventHandler { MainActor.assumeIsolated { handle(self) } }
    source.activate()
    sources.append(source)
  }

  // MARK: What happens outside

  /// Many keys, one frame: everything that waits is read before anything is drawn.
  private func inputBecameReadable() {
    let keys = terminal.readKeys()
    if keys.isEmpty {
      if terminal.isGone { leave(by: SIGHUP) }
      if Terminal.isInBackground { stop(withJob: false) }
    } else {
      expectsContinue = false
    }
    for key in keys { update(.key(key)) }
    settle()
  }

  private func timerFired() {
    alarm = nil
    update(.timePassed)
    settle()
  }

  /// Only the size the window has now matters, however many it has had.
  private func windowChanged() {
    update(.resized(terminal.resize()))
    settle()
  }

  /// Gives the terminal back and stops. The device's clock stands still until the program goes on.
  private func stop(withJob: Bool) {
    update(.stopping)
    terminal.close()
    Signals.stop(withJob: withJob)
    // Continued with `bg` the terminal is still the shell's. A process nobody can stop any more,
    // because its shell is gone, returns here at once and for ever.
    var attempts = 0
    while Terminal.isInBackground {
      attempts += 1
      if attempts > 100 { Signals.die(by: SIGHUP) }
      Signals.stop(withJob: false)
    }
    expectsContinue = true
    goOn()
  }

  /// Somebody sent SIGCONT. After a stop that nobody announced (SIGSTOP) the time since the last
  /// frame is taken for the time that stood still.
  private func wasContinued() {
    if expectsContinue {
      expectsContinue = false
      return
    }
    if Terminal.isInBackground { return stop(withJob: false) }
    perform(session.update(.stopping, at: lastUpdate))
    goOn()
  }

  private func goOn() {
    terminal.resume()
    update(.continued)
    update(.resized(terminal.resize()))
    settle()
  }

  // MARK: What follows

  private func update(_ input: Input) {
    lastUpdate = MonotonicClock.now
    perform(session.update(input, at: lastUpdate))
  }

  private func perform(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .quit:
        terminal.close()
        exit(0)
      case .stopProcess:
        stop(withJob: true)
      case .repaint:
        terminal.forgetGlass()
      case .save, .load:
        if let answer = SessionFiles.answer(to: effect) { update(answer) }
      case .report: break
      }
    }
  }

  private func leave(by signal: Int32) -> Never {
    terminal.close()
    Signals.die(by: signal)
  }

  /// Shows the session as it is now, and sets the timer to when it wants to know the time again.
  private func settle() {
    terminal.present(Screen.draw(session))
    let next = session.nextWakeUp(after: lastUpdate)
    if next == alarm { return }
    alarm = next
    timer.schedule(deadline: next.map(DispatchTime.init(monotonic:)) ?? .distantFuture)
  }
}

extension DispatchTime {
  /// An instant of ``MonotonicClock``, which is the clock Dispatch counts by on Linux.
  fileprivate init(monotonic instant: Duration) {
    let (seconds, attoseconds) = instant.components
    self.init(
      uptimeNanoseconds: UInt64(max(0, seconds * 1_000_000_000 + attoseconds / 1_000_000_000)))
  }
}
