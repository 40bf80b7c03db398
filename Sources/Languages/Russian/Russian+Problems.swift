// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The problems in the text of a scenario, in words.
extension Russian {
  func problem(_ problem: Scenario.Problem) -> String { fault(problem.fault) }

  private func fault(_ fault: Scenario.Fault) -> String {
    switch fault {
    case .unknown(let found, let wanted, let nearest):
      (unknown(wanted).map { "\($0) «\(found)»" }
        ?? "ожидалось: \(expected(wanted)); найдено: «\(found)»")
        + (nearest.map { "; возможно, имелось в виду «\($0)»" } ?? "")
    case .outOfScope(let found, let subject):
      "неизвестное событие «\(found)». " + ask.outOfScope(subject)
    case .ambiguous(let found, let meanings):
      "«\(found)» может означать: " + meanings.prefix(3).joined(separator: ", ")
        + (meanings.count > 3 ? " и ещё \(meanings.count - 3)" : "")
    case .missing(let wanted):
      "инструкция не закончена; ожидалось: \(expected(wanted))"
    case .unwanted(let found, let after):
      "после «\(after)» ожидалась запятая или конец строки, найдено «\(found)»"
    case .repeated(let what): "\(what) объявлено дважды"
    case .repeatedPrediction(let words): "у этого шага уже есть «\(words)»"
    case .predictsNothing: "за 'predict' нет шага: ожидалось событие, wait или skip"
    case .stopsBeforeNothing: "за 'stop here' нет шага: ожидалось событие, wait или skip"
    case .lateDeclaration(let word):
      "«\(word)» — это объявление; объявления стоят перед всеми шагами"
    case .untimed(let word): "перед «\(word)» нельзя указывать время"
    case .openQuote: "эта кавычка не закрыта в своей строке"
    case .systemName(let name):
      "имя «\(name)» принадлежит системе; назовите приложение иначе"
    case .styleTooEarly(let app, let style, let version):
      "у «\(app)» указано style=\(style.rawValue), для этого нужна iOS \(style.minimumVersion) или новее, а не iOS \(version)"
    case .windowsNeedScenes(let app):
      "у «\(app)» указано windows=many, для этого нужно style=scene или style=swiftui"
    case .returnsNothing(let method):
      "у \(method) нет значения, которое можно выбрать; оно есть только у двух методов запуска"
    case .notUTF8(let byte):
      "ожидался текст UTF-8, найден байт 0x\(ScenarioWords.hexadecimal(byte))"
    case .control(let byte):
      "ожидался текст, найден управляющий символ 0x\(ScenarioWords.hexadecimal(byte))"
    case .tooMuch(let bound): tooMuch(bound)
    case .nothing: "нет ни одного шага: ожидалось хотя бы одно событие или одна проверка"
    }
  }

  private func tooMuch(_ bound: Scenario.Bound) -> String {
    let most = bound.rawValue
    return switch bound {
    case .bytes: "файл длиннее \(most) байт"
    case .lineBytes: "строка длиннее \(most) байт"
    case .lines: "в файле больше \(most) строк"
    case .apps: "больше \(most) приложений"
    case .instructions: "больше \(most) строк, которые начинаются с 'on'"
    case .steps: "больше \(most) шагов"
    case .problems: "больше \(most) ошибок; остаток файла не прочитан"
    }
  }

  /// Begins the sentence about a word that names nothing, if a list of names is long.
  private func unknown(_ wanted: Scenario.Wanted) -> String? {
    switch wanted {
    case .statement, .step, .event: "неизвестное событие"
    case .app: "неизвестное приложение"
    case .mode: "неизвестный фоновый режим"
    case .callback: "неизвестный метод"
    case .announcement: "неизвестный метод или неизвестное уведомление"
    case .limit: "неизвестный лимит времени"
    case .notification: "неизвестное уведомление"
    case .reason: "неизвестная причина или неизвестный код"
    case .appName, .argumentURL, .argumentName, .argumentText, .argumentResult, .argumentStatus,
      .duration,
      .version, .property, .style, .yesOrNo, .memory, .windows, .saves, .windowNumber, .className,
      .completion, .callPresentation, .codePart, .expirationPart, .task, .expectation, .state,
      .reading, .closingBracket, .data, .expect, .predicted:
      nil
    }
  }

  private func expected(_ wanted: Scenario.Wanted) -> String {
    switch wanted {
    case .statement: "событие, объявление или проверка"
    case .step: "событие или проверка"
    case .event: "событие"
    case .app: "имя приложения"
    case .appName: "имя для приложения"
    case .argumentURL: "URL"
    case .argumentName: "имя"
    case .argumentText: "текст"
    case .argumentResult: "newData, noData или failed"
    case .argumentStatus: "available, denied или restricted"
    case .duration: "время, например 250ms, 5s, 1m30s или 2h"
    case .version: "версия iOS"
    case .property:
      "свойство, например style=, modes=, memory=, exits-on-suspend=, windows= или restoration="
    case .style: "delegate, scene или swiftui"
    case .mode: "фоновый режим"
    case .yesOrNo: "yes или no"
    case .memory: "объём памяти, например 80MB"
    case .saves: "at-once, scene-phase или длительность, например 10s"
    case .windows: "one или many"
    case .windowNumber: "номер окна, например 1"
    case .className: "имя класса"
    case .completion: "success или failure"
    case .callPresentation: "full-screen или banner"
    case .callback: "метод UIKit"
    case .announcement: "метод UIKit или уведомление"
    case .codePart: "take, return, save, begin task, end task, register task или work"
    case .expirationPart: "end task ИМЯ, begin task ИМЯ, take или do nothing"
    case .task: "task и имя"
    case .limit: "лимит времени (их перечисляет applife rules)"
    case .expectation:
      "приложение и его состояние, calls, notifications, no calls, no notifications, end, refused или data"
    case .state: "active, inactive, background, suspended или not running"
    case .reading: "active, inactive или background"
    case .closingBracket: "]"
    case .notification: "уведомление"
    case .reason: "причина или код"
    case .data: "saved или lost"
    case .expect: "expect"
    case .predicted: "calls, state или имя приложения"
    }
  }

  // MARK: Expectations

  /// The expectation and the finding in one line, as far as possible in the scenario's words.
  func verdict(_ verdict: Scenario.Verdict) -> String {
    "ожидалось " + verdict.expectation.text
      + (verdict.found.map { ", найдено " + finding($0) } ?? "")
  }

  func finding(_ finding: Scenario.Finding) -> String {
    switch finding {
    case .noApp(let name): "нет приложения " + SystemEvent.quoted(name)
    case .state(let app, let state): SystemEvent.quoted(app) + " " + state.rawValue
    case .calls(let calls): ScenarioWords.reads("calls", calls) { " и ещё \($0)" }
    case .notifications(let names):
      ScenarioWords.reads("notifications", names) { " и ещё \($0)" }
    case .endings(let endings): ScenarioWords.endings(endings)
    case .accepted: "возможное событие"
    case .dataLost: "данные потеряны"
    case .noDataLost: "данные не потеряны"
    case .unsavedEdits(let apps):
      "несохранённые правки в " + apps.joined(separator: ", ")
    }
  }
}
