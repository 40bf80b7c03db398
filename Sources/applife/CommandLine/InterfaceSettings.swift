// SPDX-License-Identifier: Apache-2.0
import Hosting
import Languages
import Lifecycle
import LifecycleText
import LifecycleUI
import OperatingSystem

/// The looks and the behavior of the interactive program.
struct InterfaceSettings {
  /// True if there is no screen, but a line per change.
  let isPlain: Bool
  let isASCII: Bool
  /// True if the card of the start is shown; nil shows it until the user has done something.
  let showsCard: Bool?
  /// True if what a step brings is hidden until it is revealed.
  let isPresenting: Bool
  /// The settings of the command line, or else of the settings file.
  let settings: Settings
  /// The file that the screen is recorded in; nil for none.
  var recording: RecordingOptions.Choice?

  /// Reads the settings file, if there is one.
  ///
  /// Without a screen, and with an input that is no terminal, the file chooses the language alone:
  /// what a program reads is the same for every user.
  init(
    isPlain: Bool = false, isASCII: Bool = false, isPresenting: Bool = false,
    showsCard: Bool? = nil, commandLine: Settings = Settings()
  ) throws(Failure) {
    self.isPlain = isPlain
    self.isASCII = isASCII
    self.isPresenting = isPresenting
    self.showsCard = showsCard
    var file = try SettingsFile.read()
    if isPlain, isatty(STDIN_FILENO) == 0 {
      let language = file.language
      file = Settings()
      file.language = language
    }
    settings = commandLine.over(file)
  }

  /// The language, whether the command line, the settings or the environment chose it.
  var language: Language { .ofCommands }

  /// Returns what a session with a scenario begins with.
  ///
  /// - Parameter isHosting: whether the code of an app runs in a process, which lives in real time.
  func start(_ scenario: Scenario, isHosting: Bool = false) -> Session.Start {
    var start = Session.Start(scenario, isASCII: isASCII)
    start.use(settings)
    start.run.language = language
    if !isHosting { start.run.speed = settings.speed ?? .normal }
    // A recording at another speed shows each state for as long as it lasts.
    if recording != nil, start.run.speed != .normal {
      start.run.hasMotion = settings.motion ?? false
    }
    start.run.isHosting = isHosting
    start.run.isPresenting = isPresenting
    start.run.predictsFirst = settings.quiz ?? false
    start.run.seed = UInt64.random(in: .min ... .max)
    return start
  }

  /// Runs a session until the user quits.
  ///
  /// - Parameters:
  ///   - programs: The programs of the apps that are hosted, by the places of the apps.
  ///   - declares: whether lines of plain mode may declare the device, because no scenario was asked
  ///     for.
  func show(
    _ start: Session.Start, overrides: Scenario.Overrides, programs: [Int: HostedProgram] = [:],
    declares: Bool = false
  ) throws(Failure) -> Never {
    if isPlain {
      try PlainInterface.run(
        start, overrides: overrides, programs: programs, declares: declares)
    }
    var options = UserInterface.Options(settings)
    options.overrides = overrides
    options.programs = programs
    options.recording = recording
    try UserInterface.run(start, options: options)
  }

  /// Opens a scenario, or the demo where there is none, and runs until the user quits.
  ///
  /// - Parameters:
  ///   - overrides: What the command line says of the device. What the settings file says of it is
  ///     for the demo: a scenario says its own.
  ///   - hosting: What is hosted; nil: nothing.
  func open(
    _ file: String?, overrides: Scenario.Overrides = Scenario.Overrides(),
    hosting: HostArguments? = nil
  ) throws(Failure) -> Never {
    let own =
      file == nil
      ? Scenario.Overrides(version: settings.ios, style: settings.style) : overrides
    var loaded = try ScenarioLibrary.load(file, overrides: own, language.phrases)
    var programs: [Int: HostedProgram] = [:]
    if let hosting { programs = try loaded.host(hosting.prepare(), style: overrides.style) }
    var start = start(loaded.scenario, isHosting: hosting != nil)
    start.run.texts = loaded.texts
    if start.run.title.isEmpty { start.run.title = loaded.title }
    if file == nil, hosting == nil, !isPlain {
      start.view.showsCard = showsCard ?? LessonProgress.isNew
    }
    try show(start, overrides: overrides, programs: programs, declares: file == nil)
  }
}
