// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// English.
final class EnglishBook: PhraseBook {
  /// The one there is.
  static let shared = EnglishBook()

  let tag = "en"

  let report: any TerminationReportPhrases = English.TerminationReportSentences()
  let keyHints: any KeyHintPhrases = English.KeyHintSentences()
  let start: any StartPhrases = English.StartSentences()
  let palette: any PalettePhrases = English.PaletteSentences()
  let why: any WhyPhrases = English.WhySentences()
  let coverage: any CoveragePhrases = English.CoverageSentences()
  let predict: any PredictPhrases = English.PredictSentences()
  let scenarios: any ScenarioListPhrases = English.ScenarioListSentences()
  let messages: any MessagePhrases = English.MessageSentences()
  let logRows: any LogPhrases = English.LogSentences()
  let runLoop: any RunLoopPhrases = English.RunLoopSentences()
  let trace: any TracePhrases = English.TraceSentences()
  let plain: any PlainPhrases = English.PlainSentences()
  let lesson: any LessonPhrases = English.LessonSentences()
  let handIn: any HandInPhrases = English.HandInSentences()
  let timeline: any TimelinePhrases = English.TimelineSentences()
  let presenting: any PresentingPhrases = English.PresentingSentences()
  let compare: any ComparePhrases = English.CompareSentences()
  let check: any CheckPhrases = English.CheckSentences()
  let explain: any ExplainPhrases = English.ExplainSentences()
  let hosting: any HostingPhrases = English.HostingSentences()
  let tour: any TourPhrases = English.TourSentences()
  let torture: any TorturePhrases = English.TortureSentences()
  let migration: any MigrationPhrases = English.MigrationSentences()
  let picture: any PicturePhrases = English.PictureSentences()
  let page: any PagePhrases = English.PageSentences()
  let walk: any WalkPhrases = English.WalkSentences()
  let settings: any SettingsPhrases = English.SettingsSentences()
  let reports: any ReportPhrases = English.ReportSentences()
  let record: any RecordPhrases = English.RecordSentences()
  let commandLine: any CommandLinePhrases = English.CommandLineSentences()
  let screen: any ScreenPhrases = English.ScreenSentences()

  func state(_ state: EmulatedApp.State) -> String {
    English.state(state)
  }

  func cause(_ reason: TransitionReason) -> String {
    English.cause(reason)
  }

  func stateTitle(_ state: EmulatedApp.State) -> String {
    English.state(state)
  }

  func stateDescription(_ state: EmulatedApp.State) -> String {
    English.stateDescription(state)
  }

  func stateMeaning(_ state: EmulatedApp.State) -> String {
    English.stateMeaning(state)
  }

  func limit(_ limit: TimeLimit) -> String {
    English.limit(limit)
  }

  func wake(_ wake: BackgroundWake) -> String {
    English.wake(wake)
  }

  func eventLabel(_ kind: SystemEvent.Kind) -> String {
    English.eventLabel(kind)
  }

  func event(_ kind: SystemEvent.Kind) -> String {
    English.event(kind)
  }

  func rule(_ rule: Rule) -> String {
    English.rule(rule)
  }

  func grade(_ grade: Rule.Grade) -> String {
    English.grade(grade)
  }

  func reading(_ reading: Rule.Reading) -> String {
    English.reading(reading)
  }

  func callbackRole(_ callback: Callback) -> String {
    English.callbackRole(callback)
  }

  func objectName(_ object: AppObject) -> String { object.rawValue }

  func objectRole(_ object: AppObject) -> String {
    English.objectRole(object)
  }

  func style(_ style: LifecycleStyle) -> String {
    English.style(style)
  }

  func problem(_ problem: Scenario.Problem) -> String {
    English.problem(problem)
  }

  func verdict(_ verdict: Scenario.Verdict) -> String {
    English.verdict(verdict)
  }

  func finding(_ finding: Scenario.Finding) -> String {
    English.finding(finding)
  }

  func found(_ finding: String) -> String { "found \(finding)" }

  func failed(_ verdict: Scenario.Verdict) -> String { "failed: \(English.verdict(verdict))" }

  func ending(_ reason: Termination.Reason) -> String {
    English.ending(reason)
  }

  func code(_ code: Termination.Code) -> String {
    English.code(code)
  }

  func commandLabel(_ command: Command) -> String {
    English.commandLabel(command)
  }

  func commandHelp(_ command: Command) -> String {
    English.commandHelp(command)
  }

  var nextStepHint: String { "step" }

  func group(_ group: Command.Group) -> String {
    English.group(group)
  }

  var diagram: String { "Life cycle" }

  var foreground: String { "Foreground" }

  var log: String { "Log" }

  var apps: String { "Apps" }

  var timers: String { "Timers" }

  var actions: String { "Events" }

  func actionSection(_ actionSection: ActionSection) -> String {
    English.actionSection(actionSection)
  }

  func allEvents(_ key: String, _ count: Int) -> String { "\(key): all \(count)" }

  var objects: String { "Objects" }

  var scenario: String { "Scenario" }

  var help: String { "Help" }

  var nothingCounts: String { "No timers running." }

  func nothingYet(_ key: String) -> String { "Nothing has happened yet. Press \(key)." }

  var firstToBeTerminated: String { "first to be terminated" }

  var disconnected: String { "not connected" }

  var windowInFront: String { "in front" }

  func memory(_ megabytes: Int) -> String { "\(megabytes) MB" }

  func unsavedEdits(_ number: Int) -> String {
    number == 1 ? "1 unsaved edit" : "\(number) unsaved edits"
  }

  func seconds(_ number: String) -> String {
    English.seconds(number)
  }

  func moment(_ stamp: String) -> String { stamp }

  func list(_ items: [String]) -> String { items.joined(separator: ", ") }

  func sentences(_ sentences: [String]) -> String { sentences.joined(separator: " ") }

  func sentence(_ words: String) -> String { words + "." }

  func labeled(_ heading: String, _ text: String) -> String { "\(heading): \(text)" }

  func heading(_ text: String) -> String { text + ":" }

  func lasting(_ time: String) -> String { "for \(time)" }

  func since(_ time: String) -> String { "since \(time)" }

  func left(_ time: String) -> String { "\(time) left" }

  var lockedDevice: String { "LOCKED" }

  var talking: String { "ON A CALL" }

  var mainThreadBlocked: String { "main thread blocked" }

  var signs: String { "Signs" }

  func sign(_ sign: Sign) -> String {
    English.sign(sign)
  }

  var clock: String { "Clock" }

  var clockStates: [(word: String, meaning: String)] { English.clockStates }

  var mouse: String { "Mouse" }

  var clicks: [(word: String, meaning: String)] { English.clicks }

  var paused: String { "PAUSED" }

  func waitsFor(_ key: String) -> String { "waiting for \(key)" }

  func speed(_ factor: String) -> String { "\(factor)x" }

  func version(_ number: Int) -> String { "iOS \(number)" }

  func newer(_ count: Int, _ key: String) -> String { "\(count) newer, \(key)" }

  func screenShows(_ what: String) -> String { "Screen: \(what)" }

  var running: String { "running" }

  var idle: String { "idle" }

  func rowPosition(_ row: Int, _ count: Int) -> String { "\(row) of \(count)" }

  func tooSmall(_ columns: Int, _ rows: Int, _ quitKey: String) -> String {
    "The window must be at least \(columns)x\(rows). Press \(quitKey) to quit."
  }
}

/// The sentences of each group, and what several of them share.
enum English {
  /// A number of seconds with its unit. Minutes, hours and days bring theirs.
  @Sendable static func seconds(_ number: String) -> String {
    number.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E } ? number + " s" : number
  }

  /// "Wait 1 minute 30 seconds."
  @Sendable static func waiting(_ time: Duration) -> String {
    let seconds = time.components.seconds
    let rest = time - .seconds(seconds - seconds % 60)
    var parts: [String] = []
    func add(_ number: String, _ unit: String) {
      if number != "0" { parts.append("\(number) \(unit)" + (number == "1" ? "" : "s")) }
    }
    add("\(seconds / 3600)", "hour")
    add("\(seconds % 3600 / 60)", "minute")
    add(TimeText.seconds(rest), "second")
    return parts.isEmpty ? "Do not wait." : "Wait \(parts.joined(separator: " "))."
  }

  static func lowercasedFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + String(text.dropFirst())
  }

  @Sendable static func style(_ style: LifecycleStyle) -> String {
    switch style {
    case .delegate: "app delegate"
    case .scene: "scene delegate"
    case .swiftui: "SwiftUI"
    }
  }
}
