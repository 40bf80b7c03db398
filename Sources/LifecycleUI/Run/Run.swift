// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The things that happen: a device with its clock, and everything that acts on it. That is the
/// user, a scenario that is stepped through, statements that were typed, processes, and a log that
/// is followed.
///
/// A run doesn't know what the user looks at. It says what happened in ``message``, and leaves in
/// ``news`` what has to be shown.
package struct Run: Sendable {
  /// The history of the session: branches, log and playback.
  @Boxed package internal(set) var timeline: Timeline
  package internal(set) var timeBase: TimeBase
  /// The app, by its index on the device, that events without a name are for.
  package internal(set) var focusedApp = 0
  /// The lesson that the scenario is; nil for any other scenario.
  var lesson: Lesson.Progress?
  /// The next moment at which more of a lesson's step is shown, on the wall's clock; nil if all of
  /// it is.
  var nextBeat: Duration?
  /// The statements that are typed.
  @Boxed var typed = TypedStatements()
  /// The questions that are asked before something happens.
  @Boxed package internal(set) var asking = Asking()
  /// Nil if no scenario is presented before a class.
  @Boxed var presenting: Presenting?
  var following = Following()
  /// Nil if no app's code runs in a process.
  package internal(set) var hosting: HostedApps?
  /// The values that outlive the run.
  @Boxed package internal(set) var kept: Kept
  /// The branches in which the user caused events that no file has.
  var unsavedBranches: Set<Int> = []
  /// The message about the last thing that happened.
  package internal(set) var message: Message?
  /// The event that was just refused, until the next key.
  var refused: SystemEvent?
  /// The news that the user has not been shown.
  @Boxed var news = News()
  /// The beginning of the run.
  @Boxed var start: Start

  /// The news of a run: everything a view has to show of the things that happened.
  struct News: Sendable {
    /// The greatest change that moves a view.
    var change = Change.none
    /// The end of a process.
    var report: TerminationReport?
    /// The last step of a lesson was taken.
    var isLessonOver = false

    enum Change: Comparable, Sendable {
      case none
      /// Rows came into the log.
      case rows
      /// The user caused them.
      case ownRows
      /// Another moment is shown.
      case moment
    }

    mutating func add(_ change: Change) { self.change = max(self.change, change) }

    /// Returns the change, once.
    mutating func takeChange() -> Change {
      defer { change = .none }
      return change
    }
  }

  /// Forgets news and messages about things that may not have happened.
  mutating func forgetNews() {
    news = News()
    message = nil
    refused = nil
  }

  /// The values that outlive a run: a user who begins again, or opens something else, has still
  /// seen what was seen and answered what was asked.
  package struct Kept: Sendable {
    /// Everything seen since the program began, even if it was taken back.
    package internal(set) var coverage = Coverage()
    /// The questions that were asked, and those that come back.
    package internal(set) var quiz: Quiz
    /// The findings of the check of a followed log.
    package internal(set) var findings = FollowedFindings()
    /// The hand-in; nil if nothing is handed in.
    package internal(set) var handIn: HandInKeeper?
  }

  /// - Parameter kept: what an earlier run leaves; nil for the first.
  init(_ start: Start, keeping kept: Kept? = nil, at wall: Duration) {
    timeline = Timeline(
      start: start.device, playback: start.playback, keepsUnread: start.isReadOut)
    timeBase = TimeBase(at: wall, device: start.device.now, speed: start.speed)
    lesson = start.lesson.map { Lesson.Progress(place: $0) }
    presenting = start.isPresenting ? Presenting() : nil
    hosting = start.isHosting ? HostedApps() : nil
    self.kept = kept ?? Kept(quiz: Quiz(seed: start.seed), handIn: start.handIn)
    self.start = start
    noteLesson()
    for app in start.device.apps { self.kept.coverage.add(app.state) }
  }

  /// Says at the start what a screen shows no other way.
  mutating func greet() {
    // Before a class, that would be the outcome.
    if let warning = warningOfStop, !isPresenting { message = Message(.info, warning) }
  }

  /// The first app that UIKit will stop when it launches, and why; nil if there is none.
  package var warningOfStop: String? {
    device.apps.first { $0.traits.isStoppedAtLaunch(ios: device.version) }
      .map { phrases.messages.stoppedAtLaunch($0.name) }
  }

  var language: Language { start.language }
  package var phrases: Phrases { start.language.phrases }
  package var device: Device { _read { yield timeline.device } }
  /// The scenario to step through, if one is loaded.
  package internal(set) var playback: ScenarioPlayback? {
    _read { yield timeline.playback }
    _modify { yield &timeline.playback }
  }

  /// The app in focus; nil on a device without apps.
  package var focused: EmulatedApp? {
    device.apps.indices.contains(focusedApp) ? device.apps[focusedApp] : nil
  }

  /// The app in focus, as events name it.
  var focusedReference: AppReference? {
    device.apps.indices.contains(focusedApp) ? device.reference(at: focusedApp) : nil
  }

  /// The limits that count, as the panel of timers lists them.
  var timers: [Device.Deadline] { device.deadlines.filter { $0.limit != nil } }

  /// The current branch as a scenario.
  package var asScenario: Scenario { timeline.scenario(start.scenario) }

  // MARK: Words

  /// The writer of explanations, in the words of a view.
  func cards(in voice: Voice) -> CardWriter {
    CardWriter(timeline: timeline, voice: voice, focusedApp: focusedApp)
  }
  /// The branches, in words.
  var branchWords: BranchWords { BranchWords(timeline: timeline, phrases: phrases) }
  /// The writer of what has been seen.
  var coverageWords: CoverageWords {
    CoverageWords(coverage: coverage, device: device, phrases: phrases)
  }
  /// The writer of questions, and of what is said of an answer.
  var questions: QuestionWriter { QuestionWriter(phrases: phrases) }
  /// The count of right answers, and the missed ones with their rules; one line for each.
  package var quizSummary: [String] { questions.summary(of: kept.quiz) }
  var comparer: RunComparer {
    RunComparer(timeline: timeline, scenario: start.scenario, phrases: phrases, app: focused)
  }
}
