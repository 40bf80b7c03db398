// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension Run {
  /// The title in the language of the user: of the lesson, or of the scenario.
  package var title: String {
    if let lesson = start.lesson?.lesson {
      return phrases.lesson.title(lesson.number, lesson.title)
    }
    return Printable.stripped(start.texts(start.title))
  }

  /// What a run, and the session around it, begins with.
  package struct Start: Sendable {
    /// The device, the title, and the steps if there are any.
    package var scenario: Scenario
    /// The device as it is before anything happens.
    package let device: Device
    /// What is shown at the top.
    package var title: String
    package var language: Language
    /// The titles and notes of the scenario in that language.
    package var texts = ScenarioTexts()
    package var isASCII: Bool
    package var size: Size
    package var speed: TimeBase.Speed
    /// The lesson that the scenario is; nil for any other scenario.
    package var lesson: Lesson.Place?
    /// Where what is answered in lessons is handed in; nil for nowhere.
    package var handIn: HandInKeeper?
    /// The walk whose phone the session shows; nil for none.
    package var walk: Walkthrough.Start?
    package var interface = Interface.screen
    /// Whether the session begins with the card that asks what the user came for.
    package var showsCard = false
    /// What the keys ask for.
    package var keymap = Keymap.standard
    /// The panels that are shown where there is room for them.
    package var panels = Panels.all
    /// Whether the scenario is presented before a class from the start.
    package var isPresenting = false
    /// Whether an app that is not named is the first one, as `run` has it, and not the one in focus.
    package var meansFirstApp = false
    /// Whether the user predicts every event before it happens.
    package var predictsFirst = false
    /// Whether the code of an app runs in a process: then time is real, and goes one way.
    package var isHosting = false
    /// Where the questions of the quiz begin.
    package var seed: UInt64 = 1

    /// The scenario before its first step; nil without steps, and where they are played in real
    /// time.
    var playback: ScenarioPlayback? {
      scenario.steps.isEmpty || isHosting ? nil : ScenarioPlayback(scenario)
    }

    /// The scenario is a lesson.
    package mutating func begin(_ place: Lesson.Place) {
      lesson = place
    }

    /// Another scenario in the same way, with the same title.
    func with(_ scenario: Scenario) -> Self {
      var start = Self(scenario, language: language, isASCII: isASCII, size: size, speed: speed)
      start.title = title
      start.texts = texts
      start.interface = interface
      start.keymap = keymap
      start.panels = panels
      start.meansFirstApp = meansFirstApp
      start.predictsFirst = predictsFirst
      return start
    }

    /// A scenario that was opened, in the same way.
    func with(_ opened: OpenedScenario, isPresenting: Bool) -> Self {
      var start = with(opened.scenario)
      start.title = opened.title
      start.texts = opened.texts
      if let lesson = opened.lesson { start.begin(lesson) }
      start.isPresenting = isPresenting
      return start
    }

    /// A session that steps through a scenario; without steps it is only its device.
    package init(
      _ scenario: Scenario, language: Language = .english, isASCII: Bool = false,
      size: Size = Size(80, 24), speed: TimeBase.Speed = .normal
    ) {
      self.scenario = scenario
      device = scenario.device
      title = Printable.stripped(scenario.title)
      self.language = language
      self.isASCII = isASCII
      self.size = size
      self.speed = speed
    }

    package init(
      device: Device, title: String = "applife", language: Language = .english,
      isASCII: Bool = false, size: Size = Size(80, 24), speed: TimeBase.Speed = .normal
    ) {
      var scenario = Scenario()
      scenario.title = title
      scenario.version = device.version
      scenario.apps = device.apps.map { $0.traits }
      scenario.limits = device.limits
      self.scenario = scenario
      self.device = device
      self.title = Printable.stripped(title)
      self.language = language
      self.isASCII = isASCII
      self.size = size
      self.speed = speed
    }
  }
}
