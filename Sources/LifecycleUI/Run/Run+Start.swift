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

  /// The beginning of a run.
  package struct Start: Sendable {
    /// The device, the title, and the steps if there are any.
    package var scenario: Scenario
    /// The device as it is before anything happens.
    package private(set) var device: Device
    /// The title at the top of the screen.
    package var title: String
    package var language = Language.english
    /// The titles and notes of the scenario in that language.
    package var texts = ScenarioTexts()
    package var speed = TimeBase.Speed.normal
    /// The lesson that the scenario is; nil for any other scenario.
    package var lesson: Lesson.Place?
    /// The place where what is answered in lessons is handed in; nil for nowhere.
    package var handIn: HandInKeeper?
    /// The SHA-256 by which a hand-in names the lesson; nil for that of the scenario's text. The
    /// scenario of a page is translated, and the hand-in names the lesson as it is shipped.
    var lessonHash: String?
    /// The walk whose phone the session shows; nil for none.
    package var walk: Walkthrough.Start?
    /// True if every row of the log is read out: rows wait for that, and no step is shown in beats.
    var isReadOut = false
    /// True if changes are shown slowly enough to be seen, on a screen.
    package var hasMotion = false
    /// True if the scenario is presented before a class from the start.
    package var isPresenting = false
    /// True if an app that is not named is the first one, as `run` has it, and not the one in focus.
    package var meansFirstApp = false
    /// True if statements come from a file that is judged as `run` judges it: its predictions ask nothing, since its
    /// next line is no answer.
    package var isJudged = false
    /// True if the user predicts every event before it happens.
    package var predictsFirst = false
    /// True if the code of an app runs in a process: then time is real, and goes one way.
    package var isHosting = false
    /// The number that the questions of the quiz follow from.
    package var seed: UInt64 = 1

    /// The scenario before its first step; nil without steps, and where they are played in real
    /// time.
    var playback: ScenarioPlayback? {
      scenario.steps.isEmpty || isHosting ? nil : ScenarioPlayback(scenario)
    }

    /// A run that steps through a scenario; without steps it is only its device.
    package init(_ scenario: Scenario) {
      self.scenario = scenario
      device = scenario.device
      title = Printable.stripped(scenario.title)
    }

    package init(_ device: Device, title: String) {
      scenario = Scenario()
      scenario.title = title
      scenario.version = device.version
      scenario.apps = device.apps.map { $0.traits }
      scenario.limits = device.limits
      self.device = device
      self.title = Printable.stripped(title)
    }

    /// Returns the same with another scenario, under the same title. A lesson, a stage and processes
    /// belong to the scenario, so they are not carried over. The quiz and the hand-in go on as
    /// ``Run/Kept`` has them: a run that keeps something reads neither `seed` nor `handIn`.
    func with(_ scenario: Scenario) -> Self {
      var start = self
      start.scenario = scenario
      start.device = scenario.device
      (start.lesson, start.isPresenting, start.isHosting) = (nil, false, false)
      return start
    }

    /// Returns the same with a scenario that was opened.
    func with(_ opened: OpenedScenario, isPresenting: Bool) -> Self {
      var start = with(opened.scenario)
      start.title = opened.title
      start.texts = opened.texts
      start.lesson = opened.lesson
      start.isPresenting = isPresenting
      return start
    }
  }
}
