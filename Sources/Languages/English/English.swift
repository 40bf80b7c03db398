// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// English.
final class English: PhraseBook {
  /// The one there is.
  static let shared = English()

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
  let field: any FieldPhrases = English.FieldSentences()
  let ask: any AskPhrases = English.AskSentences()
  let hosting: any HostingPhrases = English.HostingSentences()
  let tour: any TourPhrases = English.TourSentences()
  let loss: any LossPhrases = English.LossSentences()
  let torture: any TorturePhrases = English.TortureSentences()
  let migration: any MigrationPhrases = English.MigrationSentences()
  let picture: any PicturePhrases = English.PictureSentences()
  let page: any PagePhrases = English.PageSentences()
  let site: any SitePhrases = English.SiteSentences()
  let walk: any WalkPhrases = English.WalkSentences()
  let settings: any SettingsPhrases = English.SettingsSentences()
  let reports: any ReportPhrases = English.ReportSentences()
  let record: any RecordPhrases = English.RecordSentences()
  let commandLine: any CommandLinePhrases = English.CommandLineSentences()
  let screen: any ScreenPhrases = English.ScreenSentences()

  func stateTitle(_ state: EmulatedApp.State) -> String {
    self.state(state)
  }

  func objectName(_ object: AppObject) -> String { object.rawValue }

  func found(_ finding: String) -> String { "found \(finding)" }

  func failed(_ verdict: Scenario.Verdict) -> String { "failed: \(self.verdict(verdict))" }

  var nextStepHint: String { "step" }

  var diagram: String { "Life cycle" }

  var foreground: String { "Foreground" }

  var log: String { "Log" }

  var apps: String { "Apps" }

  var timers: String { "Timers" }

  var actions: String { "Events" }

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

  func seconds(_ number: String) -> String { English.seconds(number) }

  func moment(_ stamp: String) -> String { stamp }

  func list(_ items: [String]) -> String { items.joined(separator: ", ") }

  func sentences(_ sentences: [String]) -> String { sentences.joined(separator: " ") }

  func sentence(_ words: String) -> String { words + "." }

  func labeled(_ heading: String, text: String) -> String { "\(heading): \(text)" }

  func heading(_ text: String) -> String { text + ":" }

  func lasting(_ time: String) -> String { "for \(time)" }

  func since(_ time: String) -> String { "since \(time)" }

  func left(_ time: String) -> String { "\(time) left" }

  func suspended(in time: String) -> String { "suspended in \(time)" }

  var lockedDevice: String { "LOCKED" }

  var talking: String { "ON A CALL" }

  var mainThreadBlocked: String { "main thread blocked" }

  var signs: String { "Signs" }

  var clock: String { "Clock" }

  var mouse: String { "Mouse" }

  var paused: String { "PAUSED" }

  func waitsFor(_ key: String) -> String { "waiting for \(key)" }

  func speed(_ factor: String) -> String { "\(factor)x" }

  func version(_ number: SystemVersion) -> String { "iOS \(number)" }

  func newer(_ count: Int, _ key: String) -> String { "\(count) newer, \(key)" }

  var standsStill: String { "stands still" }

  func rowPosition(_ row: Int, of count: Int) -> String { "\(row) of \(count)" }

  func tooSmall(columns: Int, rows: Int, quitKey: String) -> String {
    "The window must be at least \(columns)x\(rows). Press \(quitKey) to quit."
  }
}

/// Helpers that several sentences share.
extension English {
  /// A number of seconds with its unit. Minutes, hours and days bring theirs.
  static func seconds(_ number: String) -> String {
    number.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E } ? number + " s" : number
  }

  static func lowercasedFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + String(text.dropFirst())
  }

  func style(_ style: LifecycleStyle) -> String {
    switch style {
    case .delegate: "app delegate"
    case .scene: "scene delegate"
    case .swiftui: "SwiftUI"
    }
  }
}
