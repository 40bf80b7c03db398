// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// Every sentence the user reads, in one language.
///
/// They are asked for as `phrases.state(.active)`, whatever the language is. ``Language`` lists the languages.
package typealias Phrases = any PhraseBook

/// The sentences of a language. A language that misses one does not compile. Names of UIKit are never
/// translated, so they are not here.
package protocol PhraseBook: AnyObject, Sendable {
  /// The language's tag (BCP 47), as pages name it: `zh-Hans`.
  var tag: String { get }

  // MARK: The life cycle
  func state(_ state: EmulatedApp.State) -> String
  /// The reason for an app's state, after a colon: "a call is ringing".
  func cause(_ reason: TransitionReason) -> String
  /// A state as the title of a card. If the language has its own name for the state, Apple's English name
  /// stands beside it: "Неактивно (Inactive)".
  func stateTitle(_ state: EmulatedApp.State) -> String
  /// The meaning of a state, in a sentence or two.
  func stateDescription(_ state: EmulatedApp.State) -> String
  /// The meaning of a state, in a few words: "on screen, receives events".
  func stateMeaning(_ state: EmulatedApp.State) -> String
  func limit(_ limit: TimeLimit) -> String
  /// The event that wakes an app in the background.
  func wake(_ wake: BackgroundWake) -> String
  /// The label, the name and the step in a tour of a kind of event.
  func words(for kind: SystemEvent.Kind) -> EventWords
  /// An event in a log: as a scenario writes it in English, and by its label in any other language.
  func logged(_ event: SystemEvent) -> String
  /// A rule in a sentence or two. A precondition names the condition that is not met.
  func rule(_ rule: Rule) -> String
  /// The reliability of a rule.
  func grade(_ grade: Rule.Grade) -> String
  /// A source of a rule: its place, then what it says in parentheses.
  func source(_ source: RuleSource) -> String
  /// The last comparison of a rule with its sources: a day, and the sources that were not opened.
  func reading(_ reading: Rule.Reading) -> String
  /// The task that Apple gives an app in a method.
  func callbackRole(_ callback: Callback) -> String
  func objectName(_ object: AppObject) -> String
  func objectRole(_ object: AppObject) -> String
  func style(_ style: LifecycleStyle) -> String
  /// Names for the things that the phone's screen can show.
  var screen: any ScreenPhrases { get }

  // MARK: Scenarios
  /// A problem in the text of a scenario, without its place.
  func problem(_ problem: Scenario.Problem) -> String
  /// An expectation, and the finding if it was not met.
  func verdict(_ verdict: Scenario.Verdict) -> String
  /// The finding if an expectation was not met.
  func finding(_ finding: Scenario.Finding) -> String
  /// "found Notes active": the finding, behind the expectation.
  func found(_ finding: String) -> String
  /// "failed: expected Notes active": a verdict in a drawing.
  func failed(_ verdict: Scenario.Verdict) -> String

  // MARK: The termination report
  /// The reason for an end. The code tells the two ends for want of memory apart.
  func ending(_ reason: Termination.Reason, code: Termination.Code?) -> String
  func code(_ code: Termination.Code) -> String

  // MARK: Keys
  /// The label and the help of a command.
  func words(for command: Command) -> CommandWords
  /// The hint among the keys that Enter takes the next step of the scenario.
  var nextStepHint: String { get }
  func group(_ group: Command.Group) -> String

  // MARK: Panels
  var diagram: String { get }
  /// The heading of the two states in which an app is on the screen.
  var foreground: String { get }
  var log: String { get }
  var apps: String { get }
  var timers: String { get }
  var actions: String { get }
  /// The heading of a part of the events.
  func actionSection(_ actionSection: ActionSection) -> String
  /// "Tab: all 125": the key that leads to all events, and how many there are.
  func allEvents(_ key: String, _ count: Int) -> String
  var objects: String { get }
  var scenario: String { get }
  var help: String { get }
  /// The text in place of the timers if no timer is running.
  var nothingCounts: String { get }
  /// The text of the log before the first event.
  func nothingYet(_ key: String) -> String
  var firstToBeTerminated: String { get }
  /// The state of a window whose scene is not connected.
  var disconnected: String { get }
  /// The note of a window that stands before the others of its app.
  var windowInFront: String { get }
  func memory(_ megabytes: Int) -> String
  func unsavedEdits(_ number: Int) -> String
  /// A number of seconds with its unit: "3.2 s". The number has a decimal point, or minutes and hours: `20:05`,
  /// `3h20m`.
  func seconds(_ number: String) -> String
  /// A moment without its unit, as the language writes it: "12.34". The argument has a decimal point.
  func moment(_ stamp: String) -> String
  /// Words behind each other, as the language lists them: "a, b".
  func list(_ items: [String]) -> String
  /// Whole sentences behind each other, as the language separates them.
  func sentences(_ sentences: [String]) -> String
  /// Words that have no full stop, as a sentence.
  func sentence(_ words: String) -> String
  /// A heading and what it says, in one line: "Grade: documented by Apple".
  func labeled(_ heading: String, text: String) -> String
  /// A heading above lines: "Sources:".
  func heading(_ text: String) -> String
  /// "for 12 s": how long a state has lasted.
  func lasting(_ time: String) -> String
  /// "since 12.34": the moment a state began.
  func since(_ time: String) -> String
  /// "3.2 s left".
  func left(_ time: String) -> String
  /// "suspended in 4.5 s".
  func suspended(in time: String) -> String
  var lockedDevice: String { get }
  var talking: String { get }
  var mainThreadBlocked: String { get }
  /// The heading of the signs in the help.
  var signs: String { get }
  /// The meaning of a sign.
  func sign(_ sign: Sign) -> String
  /// The heading of the states of the clock in the help.
  var clock: String { get }
  /// The states of the clock on the first row, and their meanings.
  var clockStates: [(word: String, meaning: String)] { get }
  /// The heading of the clicks in the help.
  var mouse: String { get }
  /// The places to click, and the effect of a click.
  var clicks: [(word: String, meaning: String)] { get }

  // MARK: The status line
  var paused: String { get }
  /// The clock waits for a key: the next step of the scenario.
  func waitsFor(_ key: String) -> String
  func speed(_ factor: String) -> String
  func version(_ number: SystemVersion) -> String
  /// "17 newer, G": rows of the log below, and the key that goes there.
  func newer(_ count: Int, _ key: String) -> String
  /// The device's clock stands still, because nothing is due until the next event.
  var standsStill: String { get }
  /// "row 12 of 340".
  func rowPosition(_ row: Int, of count: Int) -> String
  func tooSmall(columns: Int, rows: Int, quitKey: String) -> String

  // MARK: One subject each
  var report: any TerminationReportPhrases { get }
  var keyHints: any KeyHintPhrases { get }
  var start: any StartPhrases { get }
  var palette: any PalettePhrases { get }
  var why: any WhyPhrases { get }
  var coverage: any CoveragePhrases { get }
  var predict: any PredictPhrases { get }
  var scenarios: any ScenarioListPhrases { get }
  var messages: any MessagePhrases { get }
  var logRows: any LogPhrases { get }
  var runLoop: any RunLoopPhrases { get }
  var trace: any TracePhrases { get }
  var plain: any PlainPhrases { get }
  var lesson: any LessonPhrases { get }
  var handIn: any HandInPhrases { get }
  var timeline: any TimelinePhrases { get }
  var presenting: any PresentingPhrases { get }
  var compare: any ComparePhrases { get }
  var check: any CheckPhrases { get }
  var explain: any ExplainPhrases { get }
  var field: any FieldPhrases { get }
  var ask: any AskPhrases { get }
  var hosting: any HostingPhrases { get }
  var tour: any TourPhrases { get }
  var loss: any LossPhrases { get }
  var torture: any TorturePhrases { get }
  var migration: any MigrationPhrases { get }
  var picture: any PicturePhrases { get }
  var page: any PagePhrases { get }
  var site: any SitePhrases { get }
  var walk: any WalkPhrases { get }
  var settings: any SettingsPhrases { get }
  var reports: any ReportPhrases { get }
  var record: any RecordPhrases { get }
  var commandLine: any CommandLinePhrases { get }
}
