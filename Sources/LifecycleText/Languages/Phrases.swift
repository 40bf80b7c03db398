// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// Every sentence the user reads on the screen, in one language. A language that misses one does
/// not compile. Names of UIKit are never translated, so they are not here.
package struct Phrases: Sendable {
  // MARK: The life cycle
  package let state: @Sendable (EmulatedApp.State) -> String
  /// Why an app is in its state, after a colon: "a call is ringing".
  package let cause: @Sendable (TransitionReason) -> String
  /// The meaning of a state, in a sentence or two.
  package let stateDescription: @Sendable (EmulatedApp.State) -> String
  /// The meaning of a state, in a few words: "on screen, receives events".
  package let stateMeaning: @Sendable (EmulatedApp.State) -> String
  package let limit: @Sendable (TimeLimit) -> String
  /// The event that wakes an app in the background.
  package let wake: @Sendable (BackgroundWake) -> String
  /// A word or two for an event, for a small panel: "home".
  package let eventLabel: @Sendable (SystemEvent.Kind) -> String
  /// The name of an event: "Go to the Home Screen".
  package let event: @Sendable (SystemEvent.Kind) -> String
  /// A rule in a sentence or two. A precondition names the condition that is not met.
  package let rule: @Sendable (Rule) -> String
  /// How reliable a rule is.
  package let grade: @Sendable (Rule.Grade) -> String
  /// When a rule was last held against its sources: a day, and the sources that were not opened.
  package let reading: @Sendable (Rule.Reading) -> String
  /// What Apple expects an app to do in a method.
  package let callbackRole: @Sendable (Callback) -> String
  package let objectName: @Sendable (AppObject) -> String
  package let objectRole: @Sendable (AppObject) -> String
  package let style: @Sendable (LifecycleStyle) -> String
  /// Names for the things that the phone's screen can show.
  package let screen: ScreenPhrases

  // MARK: Scenarios
  /// A problem in the text of a scenario, without its place.
  package let problem: @Sendable (Scenario.Problem) -> String
  /// An expectation, and the finding if it was not met.
  package let verdict: @Sendable (Scenario.Verdict) -> String
  /// The finding if an expectation was not met.
  package let finding: @Sendable (Scenario.Finding) -> String

  // MARK: The termination report
  package let ending: @Sendable (Termination.Reason) -> String
  package let code: @Sendable (Termination.Code) -> String

  // MARK: Keys
  package let commandLabel: @Sendable (Command) -> String
  package let commandHelp: @Sendable (Command) -> String
  /// Enter takes the next step of the scenario: a hint among the keys.
  package let nextStepHint: String
  package let group: @Sendable (Command.Group) -> String

  // MARK: Panels
  package let diagram: String
  /// The heading of the two states in which an app is on the screen.
  package let foreground: String
  package let log: String
  package let apps: String
  package let timers: String
  package let actions: String
  /// The heading of a part of the events.
  package let actionSection: @Sendable (ActionSection) -> String
  /// "Tab: all 125": the key that leads to all events, and how many there are.
  package let allEvents: @Sendable (_ key: String, _ count: Int) -> String
  package let objects: String
  package let scenario: String
  package let help: String
  /// In the panel of timers if no timer is running.
  package let nothingCounts: String
  /// In the log before the first event.
  package let nothingYet: @Sendable (_ key: String) -> String
  package let firstToBeTerminated: String
  /// The state of a window whose scene is not connected.
  package let disconnected: String
  /// Of a window that stands before the others of its app.
  package let windowInFront: String
  package let memory: @Sendable (_ megabytes: Int) -> String
  package let unsavedEdits: @Sendable (Int) -> String
  /// A number of seconds with its unit: "3.2 s".
  package let seconds: @Sendable (_ number: String) -> String
  /// "for 12 s": how long a state has lasted.
  package let lasting: @Sendable (_ time: String) -> String
  /// "since 12.34": the moment a state began.
  package let since: @Sendable (_ time: String) -> String
  /// "3.2 s left".
  package let left: @Sendable (_ time: String) -> String
  package let lockedDevice: String
  package let talking: String
  package let mainThreadBlocked: String
  /// The heading of the signs in the help.
  package let signs: String
  /// The meaning of a sign.
  package let sign: @Sendable (Sign) -> String
  /// The heading of the states of the clock in the help.
  package let clock: String
  /// The states of the clock on the first row, and their meanings.
  package let clockStates: [(word: String, meaning: String)]
  /// The heading of the clicks in the help.
  package let mouse: String
  /// The places to click, and the effect of a click.
  package let clicks: [(word: String, meaning: String)]

  // MARK: The status line
  package let paused: String
  /// The clock waits for a key: the next step of the scenario.
  package let waitsFor: @Sendable (_ key: String) -> String
  package let speed: @Sendable (_ factor: String) -> String
  package let version: @Sendable (Int) -> String
  /// "17 newer, G": rows of the log below, and the key that goes there.
  package let newer: @Sendable (_ count: Int, _ key: String) -> String
  /// "Screen: Notes".
  package let screenShows: @Sendable (_ what: String) -> String
  /// The device's clock runs, and a timer is running.
  package let running: String
  /// The device's clock runs, but no timer is running. The time is hidden until the next event.
  package let idle: String
  /// "row 12 of 340".
  package let rowPosition: @Sendable (_ row: Int, _ count: Int) -> String
  package let tooSmall: @Sendable (_ columns: Int, _ rows: Int, _ quitKey: String) -> String

  /// The groups, each about one subject.
  let groups: Groups
}

/// The groups of a language. Each is declared in a file of its name, and made when the first of its
/// sentences is needed: together they take kilobytes, and a screen needs few of them.
package protocol PhraseGroups: Sendable {
  static var report: TerminationReportPhrases { get }
  static var keyHints: KeyHintPhrases { get }
  static var start: StartPhrases { get }
  static var palette: PalettePhrases { get }
  static var why: WhyPhrases { get }
  static var coverage: CoveragePhrases { get }
  static var predict: PredictPhrases { get }
  static var scenarios: ScenarioListPhrases { get }
  static var messages: MessagePhrases { get }
  static var logRows: LogPhrases { get }
  static var runLoop: RunLoopPhrases { get }
  static var trace: TracePhrases { get }
  static var plain: PlainPhrases { get }
  static var lesson: LessonPhrases { get }
  static var timeline: TimelinePhrases { get }
  static var presenting: PresentingPhrases { get }
  static var compare: ComparePhrases { get }
  static var check: CheckPhrases { get }
  static var explain: ExplainPhrases { get }
  static var hosting: HostingPhrases { get }
  static var tour: TourPhrases { get }
  static var torture: TorturePhrases { get }
  static var migration: MigrationPhrases { get }
  static var picture: PicturePhrases { get }
  static var page: PagePhrases { get }
  static var walk: WalkPhrases { get }
  static var settings: SettingsPhrases { get }
}

extension Phrases {
  /// What makes the groups of one language. A function for each, and no type that is known only
  /// while the program runs: Embedded Swift, which the page is compiled with, has none.
  package struct Groups: Sendable {
    let report: @Sendable () -> TerminationReportPhrases
    let keyHints: @Sendable () -> KeyHintPhrases
    let start: @Sendable () -> StartPhrases
    let palette: @Sendable () -> PalettePhrases
    let why: @Sendable () -> WhyPhrases
    let coverage: @Sendable () -> CoveragePhrases
    let predict: @Sendable () -> PredictPhrases
    let scenarios: @Sendable () -> ScenarioListPhrases
    let messages: @Sendable () -> MessagePhrases
    let logRows: @Sendable () -> LogPhrases
    let runLoop: @Sendable () -> RunLoopPhrases
    let trace: @Sendable () -> TracePhrases
    let plain: @Sendable () -> PlainPhrases
    let lesson: @Sendable () -> LessonPhrases
    let timeline: @Sendable () -> TimelinePhrases
    let presenting: @Sendable () -> PresentingPhrases
    let compare: @Sendable () -> ComparePhrases
    let check: @Sendable () -> CheckPhrases
    let explain: @Sendable () -> ExplainPhrases
    let hosting: @Sendable () -> HostingPhrases
    let tour: @Sendable () -> TourPhrases
    let torture: @Sendable () -> TorturePhrases
    let migration: @Sendable () -> MigrationPhrases
    let picture: @Sendable () -> PicturePhrases
    let page: @Sendable () -> PagePhrases
    let walk: @Sendable () -> WalkPhrases
    let settings: @Sendable () -> SettingsPhrases

    init<Language: PhraseGroups>(of language: Language.Type) {
      report = { Language.report }
      keyHints = { Language.keyHints }
      start = { Language.start }
      palette = { Language.palette }
      why = { Language.why }
      coverage = { Language.coverage }
      predict = { Language.predict }
      scenarios = { Language.scenarios }
      messages = { Language.messages }
      logRows = { Language.logRows }
      runLoop = { Language.runLoop }
      trace = { Language.trace }
      plain = { Language.plain }
      lesson = { Language.lesson }
      timeline = { Language.timeline }
      presenting = { Language.presenting }
      compare = { Language.compare }
      check = { Language.check }
      explain = { Language.explain }
      hosting = { Language.hosting }
      tour = { Language.tour }
      torture = { Language.torture }
      migration = { Language.migration }
      picture = { Language.picture }
      page = { Language.page }
      walk = { Language.walk }
      settings = { Language.settings }
    }
  }

  package var report: TerminationReportPhrases { groups.report() }
  package var keyHints: KeyHintPhrases { groups.keyHints() }
  package var start: StartPhrases { groups.start() }
  package var palette: PalettePhrases { groups.palette() }
  package var why: WhyPhrases { groups.why() }
  package var coverage: CoveragePhrases { groups.coverage() }
  package var predict: PredictPhrases { groups.predict() }
  package var scenarios: ScenarioListPhrases { groups.scenarios() }
  package var messages: MessagePhrases { groups.messages() }
  package var logRows: LogPhrases { groups.logRows() }
  package var runLoop: RunLoopPhrases { groups.runLoop() }
  package var trace: TracePhrases { groups.trace() }
  package var plain: PlainPhrases { groups.plain() }
  package var lesson: LessonPhrases { groups.lesson() }
  package var timeline: TimelinePhrases { groups.timeline() }
  package var presenting: PresentingPhrases { groups.presenting() }
  package var compare: ComparePhrases { groups.compare() }
  package var check: CheckPhrases { groups.check() }
  package var explain: ExplainPhrases { groups.explain() }
  package var hosting: HostingPhrases { groups.hosting() }
  package var tour: TourPhrases { groups.tour() }
  package var torture: TorturePhrases { groups.torture() }
  package var migration: MigrationPhrases { groups.migration() }
  package var picture: PicturePhrases { groups.picture() }
  package var page: PagePhrases { groups.page() }
  package var walk: WalkPhrases { groups.walk() }
  package var settings: SettingsPhrases { groups.settings() }
}
