// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The emulator as a value: what happened, and what the user looks at.
///
/// ``update(_:at:)`` is the only way it changes. Time comes in with every input, so that a test
/// says what time it is. The screen draws it, plain mode reads it out.
package struct Session: Sendable {
  /// What happened.
  @Boxed package internal(set) var timeline: Timeline
  /// What the user looks at.
  @Boxed var view: View
  package internal(set) var timeBase: TimeBase
  /// The scenario to step through, if one is loaded.
  @Boxed package internal(set) var playback: ScenarioPlayback?
  /// What has been seen since the program began, whatever was taken back.
  package internal(set) var coverage = Coverage()
  /// Plays the statements that are typed.
  @Boxed var typed = Scenario.Player(keepsWindow: true)
  /// When the next of them is done, if it waits for the clock.
  var typedMoment: Duration?
  /// Whether the last step of the lesson has been taken.
  var isLessonDone = false
  /// Predictions that were typed: what is asked before the next step that is typed.
  var nextPredictions: [Scenario.Prediction] = []
  /// What was asked, and what comes back.
  @Boxed package internal(set) var quiz: Quiz
  /// Whether what happens next has been predicted, or is not to be.
  var isPredicted = false
  /// Whether nothing more will be read, so that nobody answers.
  var hasStoppedAsking = false
  /// What replaces the file that was to be saved last, if it exists.
  var replaceCommand = PromptCommand.overwrite
  /// What plain mode reads out beside the rows of the log.
  var spoken: [String] = []
  /// Answers that are marked once what they were about is no longer hidden.
  var waitingMarks: [PredictOverlay] = []
  /// Plain mode: notes of a step that were read out before its question.
  var notesSaid: [String] = []
  /// Where a session that follows a log can be taken back to, the newest last.
  var marks: [FollowedMark] = []
  /// What happened and no process of a hosted app has been told yet.
  var untold: [Trace.Entry] = []
  /// Where ``redo(at:)`` leads, the newest last.
  var undone: [Undone] = []
  /// What the session began with.
  @Boxed package private(set) var start: Start

  package init(start: Start, at wall: Duration) {
    timeline = Timeline(start: start.device, keepsUnread: start.isPlain)
    view = View(size: start.size)
    timeBase = TimeBase(at: wall, device: start.device.now, speed: start.speed)
    playback = start.playback
    quiz = Quiz(seed: start.seed)
    self.start = start
    view.isPresenting = start.isPresenting
    for app in start.device.apps { coverage.add(app.state) }
    if let count = playback?.count, !start.isPlain {
      message = Message(.info, phrases.messages.ready(count, Keymap.key(of: .confirm)))
    }
    if let walk = start.walk { beginWalk(walk, at: wall) }
  }

  /// What is shown at the top: the scenario's title, or the program's name.
  package var title: String { start.title }
  package var phrases: Phrases {
    _read { yield start.language.phrases }
  }
  /// Whether only ASCII may be drawn.
  package var isASCII: Bool { start.isASCII }

  package var device: Device {
    _read { yield timeline.device }
  }
  package var log: Log {
    _read { yield timeline.log }
  }
  /// What is known about each app beside the device: one for each of the device's apps.
  package var facts: [AppFacts] { timeline.facts }

  /// An app's state as far as it has been revealed: the device may be ahead of it.
  package func state(of app: EmulatedApp) -> EmulatedApp.State {
    guard timeline.isConcealed, let index = device.index(of: app.name) else { return app.state }
    return facts[index].state
  }

  /// The app in focus; nil on a device without apps.
  package var focused: EmulatedApp? {
    device.apps.indices.contains(focusedApp) ? device.apps[focusedApp] : nil
  }
}

extension Session {
  /// What a session begins with.
  package struct Start: Sendable {
    /// The device, the title, and the steps if there are any.
    package var scenario: Scenario
    /// The device as it is before anything happens.
    package let device: Device
    /// What is shown at the top.
    package var title: String
    package var language: Language
    package var isASCII: Bool
    package var size: Size
    package var speed: TimeBase.Speed
    /// The lesson that the scenario is; nil for any other scenario.
    package var lesson: Lesson.Place?
    /// The walk whose phone the session shows; nil for none.
    package var walk: Walkthrough.Start?
    /// Whether there is no screen: every row is read out, none may be missed.
    package var isPlain = false
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
      title = language.phrases.lesson.title(place.lesson.number, place.lesson.title)
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
      scenario.apps = device.apps.map(\.traits)
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
