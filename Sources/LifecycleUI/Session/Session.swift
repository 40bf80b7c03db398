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
  /// The lesson that the scenario is; nil for any other scenario.
  var lesson: Lesson.Progress?
  /// The statements that are typed.
  @Boxed var typed = TypedStatements()
  var asking = Asking()
  @Boxed var kept: Kept
  var following = Following()
  /// Nil if no app's code runs in a process.
  var hosting: Hosting?
  /// What is read out; nil on a screen.
  var speech: Speech?
  /// What the session began with.
  @Boxed package private(set) var start: Start

  package init(start: Start, at wall: Duration) { self.init(start: start, keeping: nil, at: wall) }

  /// - Parameter kept: what an earlier session leaves; nil for the first.
  init(start: Start, keeping kept: Kept?, at wall: Duration) {
    timeline = Timeline(start: start.device, keepsUnread: start.interface == .plain)
    view = View(size: start.size)
    timeBase = TimeBase(at: wall, device: start.device.now, speed: start.speed)
    playback = start.playback
    lesson = start.lesson.map { Lesson.Progress(place: $0) }
    self.kept = kept ?? Kept(quiz: Quiz(seed: start.seed))
    hosting = start.isHosting ? Hosting() : nil
    speech = start.interface == .plain ? Speech() : nil
    self.start = start
    view.isPresenting = start.isPresenting
    for app in start.device.apps { coverage.add(app.state) }
    if let count = playback?.count, interface == .screen {
      message = Message(.info, phrases.messages.ready(count, Keymap.key(of: .confirm)))
    }
    if let walk = start.walk { beginWalk(walk, at: wall) }
  }

  /// How the session reaches its user.
  var interface: Interface { start.interface }

  /// What is shown at the top: the scenario's title, or the program's name.
  package var title: String { start.title }
  var language: Language { start.language }
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
    timeline.state(of: app)
  }

  /// The current branch as a scenario.
  package var asScenario: Scenario { timeline.scenario(start.scenario) }
  /// The current branch as the text of a scenario file.
  package var asScenarioText: String { asScenario.text }

  // MARK: Words

  /// What explains something, in words.
  var cards: CardWriter {
    CardWriter(timeline: timeline, phrases: phrases, interface: interface, focusedApp: focusedApp)
  }
  /// What is asked, and what is said of an answer, in words.
  var questions: QuestionWriter { QuestionWriter(phrases: phrases) }
  /// How many answers were right, and what was missed with its rule; one line for each.
  package var quizSummary: [String] { questions.summary(of: quiz) }
  /// The branches, in words.
  var branchWords: BranchWords { BranchWords(timeline: timeline, phrases: phrases) }
  /// What has been seen, in words.
  var coverageWords: CoverageWords {
    CoverageWords(coverage: coverage, device: device, phrases: phrases)
  }
  /// What Tab offers for a line.
  func completions(of text: String) -> [String] {
    Completions(device: device, app: focusedReference).lines(beginning: text)
  }

  /// The app in focus; nil on a device without apps.
  package var focused: EmulatedApp? {
    device.apps.indices.contains(focusedApp) ? device.apps[focusedApp] : nil
  }
}
