// SPDX-License-Identifier: Apache-2.0
import CommandOptions
import Hosting
import Languages
import Lifecycle
import LifecycleText
import LifecycleUI
import OperatingSystem

/// The emulator on the terminal. It makes a ``Program`` and runs it.
enum UserInterface {
  /// The options of the command line that concern the terminal.
  struct Options {
    /// True if colors may be used.
    let colors: Bool
    /// The theme that turns looks into colors.
    let theme: Theme
    /// True if the mouse is asked for.
    let mouse: Bool
    /// The options that hold for every scenario that is opened.
    var overrides = Scenario.Overrides()
    /// The programs of the apps that are hosted, by the places of the apps.
    var programs: [Int: HostedProgram] = [:]
    /// The file that the screen is recorded in; nil for none.
    var recording: RecordingOptions.Choice?

    init(_ settings: Settings) {
      theme = settings.theme ?? .auto
      colors = theme.hasColors && (settings.colors ?? .auto).isOn(isTerminal: true)
      mouse =
        switch settings.mouse ?? .auto {
        case .auto: MouseDefault.isOn
        case .always: true
        case .never: false
        }
    }
  }

  /// Runs until the user quits. Call on the main thread.
  ///
  /// The size, and ASCII where the locale has no more, are filled in here.
  static func run(
    _ start: Session.Start, options: Options,
    followed: consuming FollowedLog? = nil
  ) throws(Failure) -> Never {
    let program = try open(start, options, followed)
    MainQueue.async { program.begin() }
    MainQueue.serve()
  }

  private static func open(
    _ start: Session.Start, _ options: Options, _ followed: consuming FollowedLog?
  ) throws(Failure) -> Program {
    try MainQueue.check()
    // Until the sources are there; ncurses leaves alone what is ignored.
    for number in [SIGTSTP, SIGWINCH] { signal(number, SIG_IGN) }
    let now = MonotonicClock.now
    var recording: Recording?
    if let choice = options.recording {
      recording = try Recording(
        choice, theme: options.theme, hasColors: options.colors, at: now)
    }
    do throws(TerminalError) {
      var terminal = try Terminal.open(
        colors: options.colors, theme: options.theme, mouse: options.mouse)
      var start = start
      start.view.size = terminal.resize()
      start.view.isASCII = start.view.isASCII || !terminal.isUTF8
      var session = Session(start: start, at: now)
      // The screen has taken the place of the line that said it.
      if let warning = LanguageChoice.warning { session.tell(.info, warning) }
      return Program(
        session: session, terminal: terminal,
        overrides: options.overrides,
        host: options.programs.isEmpty
          ? nil : Host(options.programs, on: start.run.device, start.run.language.phrases),
        followed: followed, recording: recording, at: now)
    } catch {
      recording?.remove()
      throw Failure("applife: \(error)")
    }
  }
}
