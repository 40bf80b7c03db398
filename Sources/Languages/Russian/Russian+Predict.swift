// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Russian {
  final class PredictSentences: PredictPhrases {
    func title(_ number: Int) -> String { "Вопрос \(number)" }

    func question(_ subject: Question.Subject, _ app: String) -> String {
      switch subject {
      case .calls: "Какие методы \(app) вызовет iOS и в каком порядке?"
      case .state: "В каком состоянии \(app) будет после этого?"
      case .notCalled: "Какие из этих методов \(app) iOS не вызовет?"
      case .notifications: "Какие уведомления UIApplication отправит в \(app) и в каком порядке?"
      case .order:
        "Вызовет ли iOS метод \(app)? Отправит ли она уведомление? Что будет первым?"
      }
    }

    func device(_ version: SystemVersion, _ screen: String) -> String {
      "iOS \(version). Экран: \(screen)."
    }

    func tasks(_ names: String) -> String { "Фоновые задачи: \(names)" }

    func howToAnswer(_ choices: Int) -> String {
      "Нажмите 1–\(choices) либо ↑ ↓ и Enter."
    }

    func howToAnswerPlain(_ choices: Int) -> String {
      "Введите номер ответа от 1 до \(choices) или pass, чтобы пропустить вопрос."
    }

    func times(_ methods: String) -> String { "Его методы занимают время: \(methods)" }

    var before: String { "До события" }

    /// "Проходит 10 минут."
    func passes(_ time: Duration) -> String {
      let (seconds, rest) = time.components
      guard rest == 0, seconds > 0 else {
        return "Проходит \(number(TimeText.seconds(time))) секунды."
      }
      let (count, one, few, many) =
        if seconds % 3600 == 0 {
          (Int(seconds / 3600), "час", "часа", "часов")
        } else if seconds % 60 == 0 {
          (Int(seconds / 60), "минута", "минуты", "минут")
        } else {
          (Int(seconds), "секунда", "секунды", "секунд")
        }
      let unit = form(count, one, few, many)
      return count == 1 ? "Проходит \(unit)." : "Проходит \(count) \(unit)."
    }

    var nothing: String { "ни одного метода" }

    var none: String { "ничего" }

    func only(_ name: String) -> String { "только \(name)" }

    var right: String { "Верно" }

    var wrong: String { "Неверно" }

    func instead(said: String, right: String) -> String {
      "Ваш ответ: \(said). Верный ответ: \(right)."
    }

    var said: String { "Ваш ответ" }

    var itIs: String { "Верный ответ" }

    var isRight: String { "Верно." }

    func isWrong(right: String, said: String) -> String {
      "Неверно. Верный ответ: \(right). Ваш ответ: \(said)."
    }

    var explanation: String { "Почему" }

    /// The sentence that corrects a misconception.
    func correct(_ misconception: Misconception) -> String {
      switch misconception {
      case .interruptionEntersBackground:
        "Прерывание делает приложение неактивным. Приложение остаётся на экране."
      case .coveredStaysActive:
        "Когда что-то перекрывает приложение, iOS вызывает willResignActive, и оно становится неактивным."
      case .resignSkipped:
        "Активное приложение всегда сначала становится неактивным, поэтому willResignActive вызывается."
      case .backgroundBeforeResign: "iOS вызывает willResignActive раньше, чем didEnterBackground."
      case .homeTerminates:
        "Уход из приложения его не завершает. Оно уходит в фон, а затем iOS приостанавливает его."
      case .keepsRunning:
        "Когда приложение исчезает с экрана, оно переходит в фон, и его об этом уведомляют."
      case .suspendedAtOnce:
        "Сначала приложение работает в фоне. iOS приостанавливает его, когда ему больше нечего делать."
      case .inactiveIsBackground:
        "Неактивное приложение находится на экране. Приложение, ушедшее с экрана, находится в фоне."
      case .activeBeforeForeground:
        "iOS вызывает willEnterForeground раньше, чем didBecomeActive."
      case .foregroundSkipped:
        "Когда приложение возвращается из фона, iOS сначала вызывает willEnterForeground."
      case .foregroundAfterInterruption:
        "Прерванное приложение не покидало передний план, поэтому iOS вызывает только didBecomeActive."
      case .launchOnReturn:
        "Процесс всё ещё существует. Методы запуска iOS вызывает только при запуске."
      case .viewsOnReturn:
        "Когда приложение возвращается из фона, iOS не вызывает viewWillAppear."
      case .staysInactive:
        "Приложение остаётся неактивным, только пока его что-то перекрывает. Иначе оно становится активным."
      case .foregroundAtLaunch:
        "При запуске iOS не вызывает applicationWillEnterForeground: приложение не было в фоне."
      case .noForegroundAtLaunch:
        "Сначала сцена находится в фоне, поэтому iOS вызывает sceneWillEnterForeground и при запуске."
      case .didBeforeWill:
        "iOS вызывает willFinishLaunching раньше, чем didFinishLaunching."
      case .activeBeforeLaunched:
        "Приложение становится активным после того, как закончило запуск."
      case .appMethodsInScenes:
        "Если есть сцены, iOS вызывает методы делегата сцены вместо методов делегата приложения."
      case .bothDelegates:
        "Если есть сцены, iOS вызывает только делегата сцены, но не четыре метода делегата приложения."
      case .notificationsStopWithScenes:
        "Если есть сцены, UIApplication всё равно отправляет свои уведомления."
      case .appMethodsGone:
        "Методы делегата приложения заменяют только сцены. У этого приложения сцен нет."
      case .notificationBeforeMethod:
        "UIKit отправляет уведомление после того, как метод делегата завершился."
      case .suspendedIsCalled:
        "Приостановленное приложение не выполняет код, поэтому ни один метод не вызывается."
      case .suspendedWakes:
        "Это не будит приостановленное приложение. Оно остаётся приостановленным."
      case .suspendedIsNotRunning:
        "У приостановленного приложения есть процесс. Он остаётся в памяти."
      case .terminateWhenSuspended:
        "iOS завершает приостановленное приложение без предупреждения. applicationWillTerminate не вызывается."
      case .terminateWhenKilled:
        "Если процесс упал или его убили, iOS не вызывает applicationWillTerminate."
      case .runningIsNotNotified:
        "Приложение ещё работает, поэтому iOS вызывает applicationWillTerminate."
      case .terminatedIsSuspended:
        "Процесс завершился. Приостановленное приложение осталось бы в памяти."
      case .terminatedRunsOn: "Процесс завершился, поэтому в фоне ничего не работает."
      }
    }

    func doubt(_ grade: String) -> String {
      "В правиле, на котором основан ответ, есть сомнения (\(grade))."
    }

    var noQuestion: String { "Сейчас предсказывать нечего." }

    var summary: String { "Итог" }

    var paper: String { "Вопросы о жизненном цикле" }

    var sheetName: String { "Имя:" }

    var sheetDate: String { "Дата:" }

    var answers: String { "Ответы" }

    func answer(_ text: String, why: String) -> String { "\(text). \(why)" }

    func score(_ right: Int, of all: Int) -> String { "Верно: \(right) из \(all)." }
  }
}
