// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Russian {
  final class ExplainSentences: ExplainPhrases {
    func cause(_ cause: CrashLog.Cause) -> String {
      switch cause {
      case .limit(.launch):
        "Приложение завершил watchdog: оно не успело запуститься вовремя."
      case .limit(.backgroundLaunch):
        "Приложение завершил watchdog: запуск в фоне не закончился вовремя."
      case .limit(.terminate):
        "Приложение завершил watchdog: оно не успело завершиться вовремя."
      case .limit:
        "Приложение завершил watchdog: переход между состояниями не закончился вовремя. "
          + "Основной поток был занят или заблокирован."
      case .watchdog:
        "Приложение завершил watchdog. Отчёт не говорит, какой переход длился слишком долго; об "
          + "этом сказала бы строка с \"scene-create\", \"scene-update\" или \"process-exit\"."
      case .leakedTask:
        "Приложение завершено, потому что время в фоне вышло, а фоновая задача ещё была открыта. "
          + "Приложение не вызвало для неё endBackgroundTask(_:)."
      case .fetch:
        "iOS завершила приложение: оно не закончило фоновую загрузку вовремя."
      case .schedulerTask:
        "iOS завершила приложение: оно не закончило задачу BGTaskScheduler вовремя."
      case .lockedFile:
        "Приложение завершено, потому что удерживало блокировку файла или базы данных в общем "
          + "контейнере, когда iOS собиралась его приостановить."
      case .unreportedCall:
        "Приложение завершено, потому что получило VoIP-уведомление и не сообщило CallKit о звонке."
      case .offMainActor:
        "Ошибка времени выполнения (trap): обработчик, который Swift относит к main actor, вызван в "
          + "другом потоке. Проверка срабатывает до первой строки обработчика. Пометьте обработчик "
          + "как @Sendable или вызывайте его в основной очереди."
      case .memoryLimit, .jetsam(.ownLimit):
        "Процесс завершён, потому что превысил собственный лимит памяти."
      case .memoryShortage, .jetsam(.memory):
        "Процесс завершён, потому что на устройстве не хватало памяти."
      case .jetsam(.openFiles):
        "Процесс завершён, потому что на устройстве было открыто слишком много файлов."
      case .jetsam(.expectedMaximum):
        "Процесс завершён, потому что занял больше памяти, чем для него ожидалось."
      case .jetsam(.fileCache):
        "Процесс завершён, потому что файлы, отображённые в память, читались и записывались так "
          + "часто, что файловый кэш устройства не успевал."
      case .jetsam(.storage):
        "Процесс завершён, потому что на устройстве не хватало места в хранилище."
      case .jetsam(.kernelMemory):
        "Процесс завершён, потому что ядру не осталось памяти для себя."
      case .jetsam(.idle):
        "iOS завершила процесс, потому что ему было нечего делать. Сам процесс этого не вызывал."
      case .jetsam(.unnamed):
        "Процесс завершён событием jetsam. Причины отчёт не называет."
      case .user: "Пользователь принудительно закрыл приложение."
      case .crash: "Сбой приложения: завершение вызвал его собственный код."
      case .rule(let rule): Russian.shared.rule(rule)
      case .fact(let fact): Russian.shared.field.fact(fact)
      case .known: "Система завершила приложение по причине, которой нет в модели applife."
      case .killed: "Приложение убито. Отчёт не говорит почему."
      case .unknown: "Причина неизвестна: об этом коде ничего не опубликовано."
      }
    }

    func code(_ code: TerminationCode) -> String {
      switch code {
      case .backgroundTask: "фоновая задача не завершилась вовремя"
      case .backgroundURLSession: "фоновая сессия URLSession не завершилась вовремя"
      case .backgroundFetch: "фоновая загрузка не завершилась вовремя"
      case .badFood: "приложение завершил watchdog; читается «ate bad food»"
      case .badCall:
        "приложение получило VoIP-уведомление и не сообщило CallKit о звонке; «bad call»"
      case .voipResumedTooOften: "приложение слишком часто возобновлялось как VoIP-приложение"
      case .badDisc: "iOS очистила кэши приложения, чтобы освободить место; «bad disc»"
      case .coolOff: "устройство перегрелось; «cool off»"
      case .watchTooMuchCPU: "фоновая задача на часах слишком долго занимала процессор"
      case .watchNotInTime: "фоновая задача на часах не завершилась вовремя"
      case .watchNotInTimeOnBusySystem:
        "фоновая задача на часах не завершилась вовремя, система была занята"
      case .tooManyResources: "приложение заняло слишком много важных ресурсов системы"
      case .deadLock:
        "при приостановке приложение удерживало блокировку файла или базы данных; «dead lock»"
      case .deadFall: "пользователь принудительно закрыл приложение; «dead fall»"
      case .insecureDrawing:
        "приложение рисовало, когда это запрещено, например при заблокированном экране"
      case .stackshot: "запрошенный отчёт обо всей системе, а не сбой"
      case .tooManyBackgroundTasks:
        "у приложения было слишком много фоновых задач одновременно: больше примерно 1000"
      }
    }

    var unknownCode: String { "неизвестен: о нём ничего не опубликовано" }

    func category(_ category: ExitCategory) -> String {
      switch category {
      case .normal:
        "приложение завершилось само, его карточку смахнули или его завершили штатно"
      case .abnormal: "неперехваченное исключение или abort()"
      case .watchdog: "watchdog: приложение не уложилось в лимит времени (0x8badf00d)"
      case .cpuLimit: "приложение слишком долго занимало процессор"
      case .memoryLimit: "приложение превысило собственный лимит памяти"
      case .systemPressure: "iOS понадобилась память"
      case .taskTimeout:
        "фоновая задача, обновление данных или фоновая передача не завершены вовремя"
      case .fileLock: "приложение приостановлено с заблокированным файлом (0xdead10cc)"
      case .badAccess: "недопустимое обращение к памяти"
      case .illegalInstruction: "недопустимая инструкция"
      }
    }

    func counted(_ category: ExitCategory, _ isForeground: Bool?) -> String {
      guard let isForeground else { return category.rawValue }
      return "\(category.rawValue), \(isForeground ? "на переднем плане" : "в фоне")"
    }

    var nothingFound: String {
      "applife не находит в нём известных причин завершения, исключений и кодов"
    }

    var whatHappened: String { "Что произошло" }

    var codeHeading: String { "Код" }

    var metricKit: String { "MetricKit" }

    var foregroundExits: String { "Завершения на переднем плане" }

    var backgroundExits: String { "Завершения в фоне" }

    var said: String { "В отчёте" }

    var memory: String { "Память" }

    var rule: String { "Правило" }

    var source: String { "Источник" }

    var time: String { "Время" }

    var state: String { "На схеме" }

    var notified: String { "Уведомлено" }

    var lost: String { "Потеряно" }

    func reproduce(_ isExample: Bool) -> String {
      isExample
        ? "Пример с таким же завершением для applife run (другие причины ведут к тому же):"
        : "Повторить с помощью applife run:"
    }

    func allowed(_ time: String, standard: String?) -> String {
      "отведено \(time), всё израсходовано" + (standard.map { "; по модели отведено \($0)" } ?? "")
    }

    func standard(_ time: String, _ limit: TimeLimit) -> String {
      "по модели отведено \(time) (\(Russian.shared.limit(limit)))"
    }

    func processorTime(_ time: String, _ share: Int?, waits: Bool) -> String {
      let busy = share.map { " (\($0) % всех ядер)" } ?? ""
      return "за это время использовано \(time) процессорного времени\(busy)"
        + (waits ? ": основной поток больше ждал, чем работал" : "")
    }

    func lifetime(_ time: String, hasEnded: Bool) -> String {
      "\(time) от запуска до \(hasEnded ? "завершения" : "отчёта")"
    }

    func ruleText(_ id: String, grade: String, text: String) -> String {
      "\(id) (\(grade)): \(text)"
    }

    func processorAllowance(_ time: String, used: String?) -> String {
      "отведено \(time) процессорного времени" + (used.map { ", израсходовано \($0)" } ?? "")
    }

    func memoryUse(used: String?, limit: String?, page: String?) -> String {
      let parts = [
        used.map { "занято \($0)" }, limit.map { "лимит \($0)" }, page.map { "страницы по \($0)" },
      ]
      return parts.compactMap { $0 }.joined(separator: ", ")
    }

    func shownState(_ state: CrashLog.ShownState) -> String {
      switch state {
      case .launching: "запускалось; активным не было"
      case .inFront: "на переднем плане"
      case .background: "В фоне"
      case .suspending: "В фоне; iOS собиралась его приостановить"
      case .suspended: "Приостановлено"
      }
    }

    func firstOf(_ count: Int) -> String {
      "Отчётов в тексте: \(count). Это первый: передайте applife каждый отдельно."
    }

    var isExtension: String {
      "Процесс — расширение приложения. У него нет жизненного цикла приложения, который эмулирует applife."
    }

    var isDaemon: String {
      "Процесс — демон или расширение. У него нет жизненного цикла приложения, который эмулирует applife."
    }

    func alsoKilled(_ names: String, more: Int) -> String {
      "В том же событии iOS завершила и другие процессы: \(names)"
        + (more > 0 ? "; всего ещё \(more)." : ".")
    }

    func otherSystem(_ name: String) -> String {
      "Он работал в \(name). applife эмулирует iOS, поэтому не называет состояния и сценария."
    }

    func resourceEnd(_ isKilled: Bool) -> String {
      isKilled
        ? "iOS завершила за это процесс." : "iOS только отметила это: процесс продолжил работу."
    }

    func shownBy(_ command: String) -> String { "Посмотреть: \(command)" }

    var wasNotified: String { "да: вызван applicationWillTerminate(_:)" }

    var wasNotNotified: String { "нет: процесс завершился, других методов iOS не вызвала" }

    var unsavedLost: String { "всё, что приложение к тому времени не сохранило" }

    var nothingToLose: String {
      "ничего из введённого пользователем: приложение ещё не появилось на экране"
    }

    func scenarioTitle(_ report: String) -> String {
      "Приложение завершается так же, как в \(report)"
    }

    var noScenario: String { "Сценария для этого в applife нет." }
  }
}
