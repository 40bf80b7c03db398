// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Glibc
import Lifecycle
import LifecycleUI

/// The emulator on the terminal: the door to ``Program``.
enum UserInterface {
  /// What the command line says about the terminal.
  struct Options: Sendable {
    /// Whether colors may be used.
    var colors = true
    /// What is said of every scenario that is opened.
    var overrides = Scenario.Overrides()
  }

  /// Runs until the person quits. Call on the main thread.
  ///
  /// The size, and ASCII where the locale has no more, are filled in here.
  static func run(_ start: Session.Start, options: Options = Options()) -> Never {
    Signals.holdBack()
    let program = MainActor.assumeIsolated { open(start, options) }
    MainActor.assumeIsolated { program.start() }
    dispatchMain()
  }

  @MainActor
  private static func open(_ start: Session.Start, _ options: Options) -> Program {
    do throws(TerminalError) {
      let terminal = try Terminal(colors: options.colors)
      var start = start
      start.size = terminal.size
      start.isASCII = start.isASCII || !terminal.isUTF8
      let now = MonotonicClock.now
      return Program(
        session: Session(start: start, at: now), terminal: terminal,
        overrides: options.overrides, at: now)
    } catch {
      var line = "applife: \(error)\n"
      line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
      exit(2)
    }
  }
}
