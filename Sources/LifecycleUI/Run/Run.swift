// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// What happens: a device with its clock, and everything that acts on it. That is the user, a scenario
/// that is stepped through, statements that were typed, processes, and a log that is followed.
///
/// A run doesn't know what the user looks at. It says what happened in ``message``, and leaves in
/// ``news`` what has to be shown.
package struct Run: Sendable {
  /// What happened, and the scenario that is stepped through.
  @Boxed package internal(set) var timeline: Timeline
  package internal(set) var timeBase: TimeBase
  /// The app, by its place on the device, that events without a name are for.
  package internal(set) var focusedApp = 0
  /// The lesson that the scenario is; nil for any other scenario.
  var lesson: Lesson.Progress?
  /// When more of a lesson's step is shown, on the wall's clock; nil if all of it is.
  var nextBeat: Duration?
  /// The statements that are typed.
  @Boxed var typed = TypedStatements()
  /// The questions that are asked before something happens.
  @Boxed package internal(set) var asking = Asking()
  /// Nil if no scenario is presented before a class.
  @Boxed var presenting: Presenting?
  var following = Following()
  /// Nil if no app's code runs in a process.
  package internal(set) var hosting: Hosting?
  /// What outlives the run.
  @Boxed package internal(set) var kept: Kept
  /// Whether the user caused events that no file has.
  var hasUnsavedEvents = false
  /// Whether such events would be lost if the user of a screen left now.
  var wouldLoseEvents: Bool { interface == .screen && hasUnsavedEvents && timeline.hasEvents }
  /// What is said of what happened last.
  package internal(set) var message: Message?
  /// The event that was just refused, until the next key.
  var refused: SystemEvent?
  /// What the user has not been shown.
  @Boxed var news = News()
  /// What the run began with.
  @Boxed var start: Start

  /// What has to be shown of what happened.
  struct News: Sendable {
    /// What is new, as far as it moves what the user looks at. The greatest counts.
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

    /// What is new, once.
    mutating func takeChange() -> Change {
      defer { change = .none }
      return change
    }
  }

  /// What was to be shown and said is about what may not have happened.
  mutating func forgetNews() {
    news = News()
    message = nil
    refused = nil
  }

  /// Who begins again, or opens something else, has still seen what was seen and answered what was
  /// asked.
  package struct Kept: Sendable {
    /// What has been seen since the program began, whatever was taken back.
    package internal(set) var coverage = Coverage()
    /// What was asked, and what comes back.
    package internal(set) var quiz: Quiz
    /// What the check of a followed log has found.
    package internal(set) var findings = FollowedFindings()
    /// What is handed in; nil if nothing is.
    package internal(set) var handIn: HandInKeeper?
  }

  /// - Parameter kept: what an earlier run leaves; nil for the first.
  init(_ start: Start, keeping kept: Kept? = nil, at wall: Duration) {
    timeline = Timeline(
      start: start.device, playback: start.playback, keepsUnread: start.interface == .plain)
    timeBase = TimeBase(at: wall, device: start.device.now, speed: start.speed)
    lesson = start.lesson.map { Lesson.Progress(place: $0) }
    presenting = start.isPresenting ? Presenting() : nil
    hosting = start.isHosting ? Hosting() : nil
    self.kept = kept ?? Kept(quiz: Quiz(seed: start.seed), handIn: start.handIn)
    self.start = start
    noteLesson()
    for app in start.device.apps { self.kept.coverage.add(app.state) }
    if let count = playback?.count, interface == .screen {
      message = Message(.info, phrases.messages.ready(count, keymap.key(of: .confirm)))
    }
    // Before a class, that would be the outcome.
    if let warning = warningOfStop, interface == .screen, !isPresenting {
      message = Message(.info, warning)
    }
  }

  /// The first app that UIKit will stop when it launches, and why; nil if there is none.
  package var warningOfStop: String? {
    device.apps.first { $0.traits.isStoppedAtLaunch(ios: device.version) }
      .map { phrases.messages.stoppedAtLaunch($0.name) }
  }

  var interface: Interface { start.interface }
  var language: Language { start.language }
  package var phrases: Phrases { start.language.phrases }
  /// The keys as the user's settings have them.
  package var keymap: Keymap { _read { yield start.keymap } }
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

  /// What the user does for a command: the name of a key, or a word to type.
  func name(of command: Command) -> String {
    switch interface {
    case .screen: keymap.key(of: command)
    case .plain: command.word?.rawValue ?? ""
    }
  }

  /// What explains something, in words.
  var cards: CardWriter {
    CardWriter(
      timeline: timeline, phrases: phrases, interface: interface, keymap: keymap,
      focusedApp: focusedApp)
  }
  /// The branches, in words.
  var branchWords: BranchWords { BranchWords(timeline: timeline, phrases: phrases) }
  /// What has been seen, in words.
  var coverageWords: CoverageWords {
    CoverageWords(coverage: coverage, device: device, phrases: phrases)
  }
  /// What is asked, and what is said of an answer, in words.
  var questions: QuestionWriter { QuestionWriter(phrases: phrases) }
  /// How many answers were right, and what was missed with its rule; one line for each.
  package var quizSummary: [String] { questions.summary(of: kept.quiz) }
  var comparer: RunComparer {
    RunComparer(timeline: timeline, scenario: start.scenario, phrases: phrases, app: focused)
  }
}

/// What is said to the user: the line of messages.
package struct Message: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case info
    case refusal
    case error
  }

  package let kind: Kind
  package let text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// What is said of a file that was to be saved.
  ///
  /// - Parameter command: what saves over a file that is there.
  init(
    of outcome: Result<String, FileError>, orTyping command: String, in words: any MessagePhrases
  ) {
    switch outcome {
    case .success(let path): self.init(.info, words.saved(Printable.stripped(path)))
    case .failure(.exists(let path)):
      self.init(.error, words.fileExists(Printable.stripped(path), command: command))
    case .failure(.failed(let text)):
      self.init(.error, words.notSaved(Printable.stripped(text)))
    }
  }
}
