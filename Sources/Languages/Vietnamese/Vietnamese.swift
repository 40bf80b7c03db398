// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// Vietnamese. The glossary of its terms is `Sources/Languages/Glossary.md`.
final class Vietnamese: PhraseBook {
  /// The one there is.
  static let shared = Vietnamese()

  let tag = "vi"

  let report: any TerminationReportPhrases = Vietnamese.TerminationReportSentences()
  let keyHints: any KeyHintPhrases = Vietnamese.KeyHintSentences()
  let start: any StartPhrases = Vietnamese.StartSentences()
  let palette: any PalettePhrases = Vietnamese.PaletteSentences()
  let why: any WhyPhrases = Vietnamese.WhySentences()
  let coverage: any CoveragePhrases = Vietnamese.CoverageSentences()
  let predict: any PredictPhrases = Vietnamese.PredictSentences()
  let scenarios: any ScenarioListPhrases = Vietnamese.ScenarioListSentences()
  let messages: any MessagePhrases = Vietnamese.MessageSentences()
  let logRows: any LogPhrases = Vietnamese.LogSentences()
  let runLoop: any RunLoopPhrases = Vietnamese.RunLoopSentences()
  let trace: any TracePhrases = Vietnamese.TraceSentences()
  let plain: any PlainPhrases = Vietnamese.PlainSentences()
  let lesson: any LessonPhrases = Vietnamese.LessonSentences()
  let handIn: any HandInPhrases = Vietnamese.HandInSentences()
  let timeline: any TimelinePhrases = Vietnamese.TimelineSentences()
  let presenting: any PresentingPhrases = Vietnamese.PresentingSentences()
  let compare: any ComparePhrases = Vietnamese.CompareSentences()
  let check: any CheckPhrases = Vietnamese.CheckSentences()
  let explain: any ExplainPhrases = Vietnamese.ExplainSentences()
  let field: any FieldPhrases = Vietnamese.FieldSentences()
  let ask: any AskPhrases = Vietnamese.AskSentences()
  let hosting: any HostingPhrases = Vietnamese.HostingSentences()
  let tour: any TourPhrases = Vietnamese.TourSentences()
  let loss: any LossPhrases = Vietnamese.LossSentences()
  let torture: any TorturePhrases = Vietnamese.TortureSentences()
  let migration: any MigrationPhrases = Vietnamese.MigrationSentences()
  let picture: any PicturePhrases = Vietnamese.PictureSentences()
  let page: any PagePhrases = Vietnamese.PageSentences()
  let site: any SitePhrases = Vietnamese.SiteSentences()
  let walk: any WalkPhrases = Vietnamese.WalkSentences()
  let settings: any SettingsPhrases = Vietnamese.SettingsSentences()
  let reports: any ReportPhrases = Vietnamese.ReportSentences()
  let record: any RecordPhrases = Vietnamese.RecordSentences()
  let commandLine: any CommandLinePhrases = Vietnamese.CommandLineSentences()
  let screen: any ScreenPhrases = Vietnamese.ScreenSentences()

  func found(_ finding: String) -> String { "thực tế \(finding)" }

  func failed(_ verdict: Scenario.Verdict) -> String {
    "không đạt: \(self.verdict(verdict))"
  }

  var nextStepHint: String { "bước" }

  var diagram: String { "Vòng đời" }

  var foreground: String { "Tiền cảnh" }

  var log: String { "Nhật ký" }

  var apps: String { "App" }

  var timers: String { "Bộ đếm giờ" }

  var actions: String { "Sự kiện" }

  func allEvents(_ key: String, _ count: Int) -> String { "\(key): tất cả \(count)" }

  var objects: String { "Đối tượng" }

  var scenario: String { "Kịch bản" }

  var help: String { "Trợ giúp" }

  var nothingCounts: String { "Không bộ đếm giờ nào chạy." }

  func nothingYet(_ key: String) -> String { "Chưa có gì xảy ra. Hãy nhấn \(key)." }

  var firstToBeTerminated: String { "sẽ bị chấm dứt trước" }

  var disconnected: String { "không kết nối" }

  var windowInFront: String { "ở phía trước" }

  func memory(_ megabytes: Int) -> String { "\(megabytes) MB" }

  func unsavedEdits(_ number: Int) -> String {
    "\(number) chỉnh sửa chưa lưu"
  }

  func seconds(_ number: String) -> String { Vietnamese.seconds(number) }

  func moment(_ stamp: String) -> String { Numerals.withComma(stamp) }

  func list(_ items: [String]) -> String { items.joined(separator: ", ") }

  func sentences(_ sentences: [String]) -> String { sentences.joined(separator: " ") }

  func sentence(_ words: String) -> String { words + "." }

  func labeled(_ heading: String, text: String) -> String { "\(heading): \(text)" }

  func heading(_ text: String) -> String { text + ":" }

  func lasting(_ time: String) -> String {
    time == Vietnamese.seconds("0") ? time : "đã \(time)"
  }

  func since(_ time: String) -> String { "từ \(time)" }

  func left(_ time: String) -> String { "còn \(time)" }

  func suspended(in time: String) -> String { "tạm ngưng sau \(time)" }

  var lockedDevice: String { "ĐÃ KHÓA" }

  var talking: String { "ĐANG GỌI" }

  var mainThreadBlocked: String { "luồng chính bị chặn" }

  var signs: String { "Ký hiệu" }

  var clock: String { "Đồng hồ" }

  var mouse: String { "Chuột" }

  var paused: String { "TẠM DỪNG" }

  func waitsFor(_ key: String) -> String { "chờ \(key)" }

  func speed(_ factor: String) -> String { "\(Numerals.withComma(factor))x" }

  func version(_ number: SystemVersion) -> String { "iOS \(number)" }

  func newer(_ count: Int, _ key: String) -> String { "\(count) mới hơn, \(key)" }

  var standsStill: String { "đứng yên" }

  func rowPosition(_ row: Int, of count: Int) -> String { "\(row)/\(count)" }

  func tooSmall(columns: Int, rows: Int, quitKey: String) -> String {
    "Cửa sổ phải có ít nhất \(columns)x\(rows). Nhấn \(quitKey) để thoát."
  }
}

/// The sentences of each group, and what several of them share. Nouns have no plural forms.
extension Vietnamese {
  /// A number of seconds with its unit. Minutes, hours and days bring theirs.
  static func seconds(_ number: String) -> String {
    number.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
      ? Numerals.withComma(number) + "\u{A0}giây" : number
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
