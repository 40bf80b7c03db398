// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// Russian.
final class Russian: PhraseBook {
  /// The one there is.
  static let shared = Russian()

  let tag = "ru"

  let report: any TerminationReportPhrases = Russian.TerminationReportSentences()
  let keyHints: any KeyHintPhrases = Russian.KeyHintSentences()
  let start: any StartPhrases = Russian.StartSentences()
  let palette: any PalettePhrases = Russian.PaletteSentences()
  let why: any WhyPhrases = Russian.WhySentences()
  let coverage: any CoveragePhrases = Russian.CoverageSentences()
  let predict: any PredictPhrases = Russian.PredictSentences()
  let scenarios: any ScenarioListPhrases = Russian.ScenarioListSentences()
  let messages: any MessagePhrases = Russian.MessageSentences()
  let logRows: any LogPhrases = Russian.LogSentences()
  let runLoop: any RunLoopPhrases = Russian.RunLoopSentences()
  let trace: any TracePhrases = Russian.TraceSentences()
  let plain: any PlainPhrases = Russian.PlainSentences()
  let lesson: any LessonPhrases = Russian.LessonSentences()
  let handIn: any HandInPhrases = Russian.HandInSentences()
  let timeline: any TimelinePhrases = Russian.TimelineSentences()
  let presenting: any PresentingPhrases = Russian.PresentingSentences()
  let compare: any ComparePhrases = Russian.CompareSentences()
  let check: any CheckPhrases = Russian.CheckSentences()
  let explain: any ExplainPhrases = Russian.ExplainSentences()
  let field: any FieldPhrases = Russian.FieldSentences()
  let ask: any AskPhrases = Russian.AskSentences()
  let hosting: any HostingPhrases = Russian.HostingSentences()
  let tour: any TourPhrases = Russian.TourSentences()
  let loss: any LossPhrases = Russian.LossSentences()
  let torture: any TorturePhrases = Russian.TortureSentences()
  let migration: any MigrationPhrases = Russian.MigrationSentences()
  let picture: any PicturePhrases = Russian.PictureSentences()
  let page: any PagePhrases = Russian.PageSentences()
  let site: any SitePhrases = Russian.SiteSentences()
  let walk: any WalkPhrases = Russian.WalkSentences()
  let settings: any SettingsPhrases = Russian.SettingsSentences()
  let commandLine: any CommandLinePhrases = Russian.CommandLineSentences()
  let reports: any ReportPhrases = Russian.ReportSentences()
  let record: any RecordPhrases = Russian.RecordSentences()
  let screen: any ScreenPhrases = Russian.ScreenSentences()

  func objectName(_ object: AppObject) -> String {
    switch object {
    case .runLoop: "основной цикл"
    case .dataModel: "модель данных"
    case .application, .appDelegate, .sceneDelegate, .window, .viewController, .view, .layer,
      .control, .document:
      object.rawValue
    }
  }

  func found(_ finding: String) -> String { "найдено \(finding)" }

  func failed(_ verdict: Scenario.Verdict) -> String {
    "не пройдено: \(self.verdict(verdict))"
  }

  var nextStepHint: String { "шаг" }

  var diagram: String { "Жизненный цикл" }

  var foreground: String { "Передний план" }

  var log: String { "Журнал" }

  var apps: String { "Приложения" }

  var timers: String { "Таймеры" }

  var actions: String { "События" }

  func allEvents(_ key: String, _ count: Int) -> String { "\(key): все \(count)" }

  var objects: String { "Объекты" }

  var scenario: String { "Сценарий" }

  var help: String { "Справка" }

  var nothingCounts: String { "Таймеров нет." }

  func nothingYet(_ key: String) -> String { "Пока ничего не произошло. Нажмите \(key)." }

  var firstToBeTerminated: String { "будет завершено первым" }

  var disconnected: String { "не подключена" }

  var windowInFront: String { "впереди" }

  func memory(_ megabytes: Int) -> String { "\(megabytes) МБ" }

  func seconds(_ number: String) -> String { Russian.seconds(number) }

  func moment(_ stamp: String) -> String { Russian.number(stamp) }

  func list(_ items: [String]) -> String { items.joined(separator: ", ") }

  func sentences(_ sentences: [String]) -> String { sentences.joined(separator: " ") }

  func sentence(_ words: String) -> String { words + "." }

  func labeled(_ heading: String, text: String) -> String { "\(heading): \(text)" }

  func heading(_ text: String) -> String { text + ":" }

  func lasting(_ time: String) -> String {
    time == Russian.seconds("0") ? time : "уже \(time)"
  }

  func since(_ time: String) -> String { "с \(Russian.number(time))" }

  func left(_ time: String) -> String { "ещё \(time)" }

  func suspended(in time: String) -> String { "приостановка через \(time)" }

  var lockedDevice: String { "БЛОКИРОВКА" }

  var talking: String { "РАЗГОВОР" }

  var mainThreadBlocked: String { "основной поток заблокирован" }

  var signs: String { "Знаки" }

  var clock: String { "Часы" }

  var mouse: String { "Мышь" }

  var paused: String { "ПАУЗА" }

  func waitsFor(_ key: String) -> String { "ждёт \(key)" }

  func speed(_ factor: String) -> String { "\(Russian.number(factor))x" }

  func version(_ number: SystemVersion) -> String { "iOS \(number)" }

  func newer(_ count: Int, _ key: String) -> String { "ещё \(count) ниже, \(key)" }

  var standsStill: String { "стоят" }

  func rowPosition(_ row: Int, of count: Int) -> String { "\(row) из \(count)" }

  func tooSmall(columns: Int, rows: Int, quitKey: String) -> String {
    "Окно должно быть не меньше \(columns)x\(rows). Нажмите \(quitKey), чтобы выйти."
  }
}

/// Helpers that several sentences share.
extension Russian {
  /// A number with the form of its noun: "1 шаг", "3 шага", "5 шагов".
  static func plural(_ number: Int, _ one: String, _ few: String, _ many: String) -> String {
    "\(number) \(form(number, one, few, many))"
  }

  /// The form of a word that belongs to a number.
  static func form(_ number: Int, _ one: String, _ few: String, _ many: String) -> String {
    Numerals.russian(number, one, few, many)
  }

  /// A number with a decimal comma.
  static func number(_ text: String) -> String {
    Numerals.withComma(text)
  }

  /// A number of seconds with its unit. Minutes, hours and days bring theirs.
  static func seconds(_ number: String) -> String {
    if number.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }) {
      return Russian.number(number) + "\u{A0}с"
    }
    var text = ""
    for scalar in number.unicodeScalars {
      switch scalar {
      case "d": text += " дн."
      case "h": text += " ч "
      case "m": text += " мин"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// "1 несохранённая правка"
  func unsavedEdits(_ number: Int) -> String {
    Russian.plural(number, "несохранённая правка", "несохранённые правки", "несохранённых правок")
  }

  static func lowercasedFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + String(text.dropFirst())
  }

  func style(_ style: LifecycleStyle) -> String {
    switch style {
    case .delegate: "делегат приложения"
    case .scene: "делегат сцены"
    case .swiftui: "SwiftUI"
    }
  }
}
