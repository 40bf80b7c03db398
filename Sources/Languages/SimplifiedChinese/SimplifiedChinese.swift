// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// Simplified Chinese.
final class SimplifiedChinese: PhraseBook {
  /// The one there is.
  static let shared = SimplifiedChinese()

  let tag = "zh-Hans"

  let report: any TerminationReportPhrases = SimplifiedChinese.TerminationReportSentences()
  let keyHints: any KeyHintPhrases = SimplifiedChinese.KeyHintSentences()
  let start: any StartPhrases = SimplifiedChinese.StartSentences()
  let palette: any PalettePhrases = SimplifiedChinese.PaletteSentences()
  let why: any WhyPhrases = SimplifiedChinese.WhySentences()
  let coverage: any CoveragePhrases = SimplifiedChinese.CoverageSentences()
  let predict: any PredictPhrases = SimplifiedChinese.PredictSentences()
  let scenarios: any ScenarioListPhrases = SimplifiedChinese.ScenarioListSentences()
  let messages: any MessagePhrases = SimplifiedChinese.MessageSentences()
  let logRows: any LogPhrases = SimplifiedChinese.LogSentences()
  let runLoop: any RunLoopPhrases = SimplifiedChinese.RunLoopSentences()
  let trace: any TracePhrases = SimplifiedChinese.TraceSentences()
  let plain: any PlainPhrases = SimplifiedChinese.PlainSentences()
  let lesson: any LessonPhrases = SimplifiedChinese.LessonSentences()
  let handIn: any HandInPhrases = SimplifiedChinese.HandInSentences()
  let timeline: any TimelinePhrases = SimplifiedChinese.TimelineSentences()
  let presenting: any PresentingPhrases = SimplifiedChinese.PresentingSentences()
  let compare: any ComparePhrases = SimplifiedChinese.CompareSentences()
  let check: any CheckPhrases = SimplifiedChinese.CheckSentences()
  let explain: any ExplainPhrases = SimplifiedChinese.ExplainSentences()
  let field: any FieldPhrases = SimplifiedChinese.FieldSentences()
  let ask: any AskPhrases = SimplifiedChinese.AskSentences()
  let hosting: any HostingPhrases = SimplifiedChinese.HostingSentences()
  let tour: any TourPhrases = SimplifiedChinese.TourSentences()
  let loss: any LossPhrases = SimplifiedChinese.LossSentences()
  let torture: any TorturePhrases = SimplifiedChinese.TortureSentences()
  let migration: any MigrationPhrases = SimplifiedChinese.MigrationSentences()
  let picture: any PicturePhrases = SimplifiedChinese.PictureSentences()
  let page: any PagePhrases = SimplifiedChinese.PageSentences()
  let site: any SitePhrases = SimplifiedChinese.SiteSentences()
  let walk: any WalkPhrases = SimplifiedChinese.WalkSentences()
  let settings: any SettingsPhrases = SimplifiedChinese.SettingsSentences()
  let reports: any ReportPhrases = SimplifiedChinese.ReportSentences()
  let record: any RecordPhrases = SimplifiedChinese.RecordSentences()
  let commandLine: any CommandLinePhrases = SimplifiedChinese.CommandLineSentences()
  let screen: any ScreenPhrases = SimplifiedChinese.ScreenSentences()

  /// Names of classes stay as they are; the two objects that are no classes have a Chinese name.
  func objectName(_ object: AppObject) -> String {
    switch object {
    case .runLoop: "主运行循环"
    case .dataModel: "数据模型"
    case .application, .appDelegate, .sceneDelegate, .window, .viewController, .view, .layer,
      .control, .document:
      object.rawValue
    }
  }

  func found(_ finding: String) -> String { "实际 \(finding)" }

  func failed(_ verdict: Scenario.Verdict) -> String {
    "不符合：\(self.verdict(verdict))"
  }

  var nextStepHint: String { "下一步" }

  var diagram: String { "生命周期" }

  var foreground: String { "前台" }

  var log: String { "日志" }

  var apps: String { "App" }

  var timers: String { "计时" }

  var actions: String { "事件" }

  func allEvents(_ key: String, _ count: Int) -> String { "\(key)：全部 \(count) 个" }

  var objects: String { "对象" }

  var scenario: String { "剧本" }

  var help: String { "帮助" }

  var nothingCounts: String { "没有在计时。" }

  func nothingYet(_ key: String) -> String { "还没有发生任何事。请按 \(key)。" }

  var firstToBeTerminated: String { "最先被终止" }

  var disconnected: String { "未连接" }

  var windowInFront: String { "在最前" }

  func memory(_ megabytes: Int) -> String { "\(megabytes) MB" }

  func unsavedEdits(_ number: Int) -> String {
    "\(number) 处未保存的编辑"
  }

  func seconds(_ number: String) -> String { SimplifiedChinese.seconds(number) }

  func moment(_ stamp: String) -> String { stamp }

  func list(_ items: [String]) -> String { SimplifiedChinese.listed(items) }

  func sentences(_ sentences: [String]) -> String { sentences.joined() }

  func sentence(_ words: String) -> String { words + "。" }

  func labeled(_ heading: String, text: String) -> String { "\(heading)：\(text)" }

  func heading(_ text: String) -> String { text + "：" }

  func lasting(_ time: String) -> String { "已持续 \(time)" }

  func since(_ time: String) -> String { "自 \(time) 起" }

  func left(_ time: String) -> String { "还剩 \(time)" }

  func suspended(in time: String) -> String { "\(time)后挂起" }

  var lockedDevice: String { "已锁定" }

  var talking: String { "通话中" }

  var mainThreadBlocked: String { "主线程被阻塞" }

  var signs: String { "符号" }

  var clock: String { "时钟" }

  var mouse: String { "鼠标" }

  var paused: String { "已暂停" }

  func waitsFor(_ key: String) -> String { "等待 \(key)" }

  func speed(_ factor: String) -> String { "\(factor)x" }

  func version(_ number: SystemVersion) -> String { "iOS \(number)" }

  func newer(_ count: Int, _ key: String) -> String { "还有 \(count) 条新的，\(key)" }

  var standsStill: String { "停住" }

  func rowPosition(_ row: Int, of count: Int) -> String { "\(row) / \(count)" }

  func tooSmall(columns: Int, rows: Int, quitKey: String) -> String {
    "窗口至少要有 \(columns)x\(rows)。按 \(quitKey) 退出。"
  }
}

/// Helpers that several sentences share.
extension SimplifiedChinese {
  /// A number of seconds with its unit. Minutes, hours and days bring theirs.
  static func seconds(_ number: String) -> String {
    number.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E } ? number + " 秒" : number
  }

  /// A name behind Chinese characters: a blank stands before Latin letters and digits.
  static func spaced(_ name: String) -> String {
    guard let first = name.unicodeScalars.first, first.isASCII else { return name }
    return " " + name
  }

  /// Text in front of Chinese characters: a blank stands behind Latin letters and digits.
  static func spacedBehind(_ text: String) -> String {
    guard let last = text.unicodeScalars.last, last.isASCII else { return text }
    return text + " "
  }

  /// A list of names, with the Chinese mark between them.
  static func listed(_ names: [String]) -> String { names.joined(separator: "、") }

  func style(_ style: LifecycleStyle) -> String {
    switch style {
    case .delegate: "App 代理"
    case .scene: "场景代理"
    case .swiftui: "SwiftUI"
    }
  }
}
