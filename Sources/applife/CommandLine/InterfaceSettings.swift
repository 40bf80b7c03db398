// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleText
import LifecycleUI

/// How the interactive program looks and runs. The values here are those of a command line that
/// says nothing.
struct InterfaceSettings {
  /// Whether there is no screen, but a line per change.
  var isPlain = false
  /// How fast the device's clock runs.
  var speed = TimeBase.Speed.normal
  var isASCII = false
  /// Whether the card that asks what the user came for is shown; nil: until something was done.
  var showsCard: Bool?
  /// Whether what a step brings is hidden until it is revealed.
  var isPresenting = false
  /// Whether the user says what an event will do before it happens.
  var predictsFirst = false
  /// Whether the mouse is asked for; nil: where it takes nothing away.
  var mouse: Bool?
  var language = Language.english
  var color = ColorChoice.auto

  /// What a session with a scenario begins with.
  func start(_ scenario: Scenario) -> Session.Start {
    var start = Session.Start(
      scenario, language: language, isASCII: isASCII, speed: speed)
    start.isPresenting = isPresenting
    start.predictsFirst = predictsFirst
    start.seed = UInt64.random(in: .min ... .max)
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
    try UserInterface.run(
      start,
      options: UserInterface.Options(
        colors: color.isOn(isTerminal: true), mouse: mouse ?? MouseDefault.isOn,
        overrides: overrides, programs: programs))
  }

  /// Opens a scenario, or the demo where there is none, and runs until the user quits.
  ///
  /// - Parameter hosting: What is hosted; nil: nothing.
  func open(
    _ file: String?, overrides: Scenario.Overrides = Scenario.Overrides(), hosting: Hosting? = nil
  ) throws(Failure) -> Never {
    var loaded = try ScenarioLibrary.load(file, overrides: overrides, language.phrases)
    var programs: [Int: HostedProgram] = [:]
    if let hosting { programs = try loaded.host(hosting.prepare(), style: overrides.style) }
    var start = start(loaded.scenario)
    if start.title.isEmpty { start.title = loaded.title }
    start.isHosting = hosting != nil
    if file == nil, !isPlain { start.showsCard = showsCard ?? LessonProgress.isNew }
    try show(start, overrides: overrides, programs: programs, declares: file == nil)
  }
}
