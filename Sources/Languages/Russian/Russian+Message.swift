// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Russian {
  final class MessageSentences: MessagePhrases {
    func unknownKey(_ key: String, helpKey: String) -> String {
      "Клавиша \(key) не назначена. Список клавиш: \(helpKey)."
    }

    func refusal(_ event: String, why: String, remedy way: String?) -> String {
      let refusal = "Сейчас нельзя \(lowercasedFirst(event)). \(why)"
      if let way { return refusal + " " + way }
      return refusal
    }

    func nothingForEnter(switcherKey: String, scenariosKey: String) -> String {
      "Здесь Enter ничего не делает. \(switcherKey) открывает переключатель приложений, \(scenariosKey) — сценарии."
    }

    func saveIsSlow(_ app: String, takes time: String, key: String?) -> String {
      let sentence = "Следующее сохранение в \(app) займёт \(time)."
      guard let key else { return sentence }
      return sentence + " \(key) ведёт на экран «Домой»."
    }

    func press(_ keys: [String]) -> String {
      "Нажмите " + keys.joined(separator: ", затем ") + "."
    }

    func saved(_ path: String) -> String { "Сохранено: \(path)." }

    func notSaved(_ why: String) -> String { "Не сохранено: \(why)" }

    var nothingDue: String { "Ближайшего срока нет." }

    var skipped: String { "Переход к следующему сроку." }

    func noApp(_ number: Int) -> String { "Приложения с номером \(number) нет." }

    func stoppedAtLaunch(_ app: String) -> String {
      "\(app) остановится при запуске: собранному с iOS 27 SDK нужны сцены (launch.scenes-required)."
    }

    func notOpened(_ why: String) -> String { "Не удалось открыть: \(why)" }

    var begun: String { "Начато заново." }

    func restarted(_ key: String) -> String {
      "Начато заново. \(key) возвращает туда, где вы были."
    }

    var restartedPlain: String {
      "Начато заново. Введите redo, чтобы вернуться туда, где вы были."
    }

    func noScenario(_ key: String) -> String {
      "Сценарий не загружен. Нажмите \(key), чтобы выбрать его."
    }

    var noScenarioPlain: String {
      "Сценарий не загружен. Введите load и имя. Имена перечисляет applife scenarios."
    }

    var scenarioDone: String { "Сценарий закончен." }

    func nextStep(_ number: Int, of count: Int, _ step: String) -> String {
      "Следующий шаг (\(number) из \(count)): \(step)"
    }

    func scenarioResult(passed: Int, failed: Int) -> String {
      let end = "Сценарий закончен."
      if passed + failed == 0 { return end }
      let result = "Проверок пройдено: \(passed) из \(passed + failed)"
      return "\(end) \(result)" + (failed > 0 ? ", не пройдено: \(failed)." : ".")
    }

    func step(_ number: Int, of count: Int, _ text: String) -> String {
      "Шаг \(number) из \(count): \(text)"
    }

    func held(_ expectation: String) -> String { "Пройдено: \(expectation)" }

    func failed(_ expectation: String, found: String?) -> String {
      let failure = "Не пройдено: \(expectation)."
      if let found { return failure + " Найдено: \(found)." }
      return failure
    }

    func noMatch(_ term: String) -> String { "Текста «\(term)» в журнале нет." }

    func matches(_ place: Int, of count: Int) -> String { "Совпадение \(place) из \(count)." }

    func nothingSearched(_ searchKey: String) -> String {
      "Искать нечего. Сначала нажмите \(searchKey)."
    }

    var copied: String { "Скопировано, если терминал даёт программам буфер обмена." }

    var tooLongToCopy: String { "Слишком длинно для буфера обмена. Сохраните в файл." }

    func pasted(_ promptKey: String) -> String {
      "Вставленный текст не считается нажатием клавиш. Сначала нажмите \(promptKey)."
    }

    func pasteCut(_ most: Int) -> String {
      "В строке не больше \(most) символов: вставленный текст обрезан на …"
    }

    func badSpeed(_ text: String) -> String {
      "Неверная скорость «\(text)». Введите число от 0.01 до 1000."
    }

    func fileExists(_ path: String, command: String) -> String {
      "Файл \(path) уже есть. Чтобы заменить его: \(command) \(path)"
    }

    var unsavedReplace: String {
      "Ваши события не сохранены. Если открыть это, они пропадут."
    }

    func unsaved(quitKey: String, saveKey: String) -> String {
      "Ваши события не сохранены. \(quitKey) ещё раз: выход, \(saveKey): сохранить."
    }

    func unsaved(branch: String, quitKey: String, listKey: String) -> String {
      "Не сохранено: \(branch). \(quitKey) ещё раз: выход, \(listKey): ветви."
    }

    func missingName(_ command: String) -> String { "Команде \(command) нужно имя." }

    var language: String { "Язык интерфейса: русский." }

    func unknownLanguage(_ tag: String, _ tags: [String]) -> String {
      "Языка «\(tag)» нет. Возможные языки: \(tags.joined(separator: ", "))."
    }

    func typed(_ problem: Scenario.Problem, _ isPlain: Bool) -> String {
      switch problem.fault {
      case .unknown(let found, .duration, _)
      where problem.position.column == 1 && ScenarioWords.isNumber(found):
        "Сейчас нет вопроса."
      case .lateDeclaration("on"):
        "Код приложения объявляют перед всеми шагами сценария. Здесь \"slow save 8s\" делает следующее сохранение долгим."
      case .lateDeclaration(let word):
        "«\(word)» — это объявление. applife читает объявления только из файла: applife FILE или applife --plain < FILE"
      case .unknown(let found, .step, nil), .unknown(let found, .statement, nil):
        "Неизвестное событие «\(found)». "
          + (isPlain ? "Введите help." : "Список показывает Tab.")
      case .unknown, .outOfScope, .ambiguous, .missing, .unwanted, .repeated, .repeatedPrediction,
        .predictsNothing, .stopsBeforeNothing, .untimed, .openQuote, .systemName,
        .styleTooEarly, .windowsNeedScenes, .returnsNothing, .notUTF8, .control, .tooMuch, .nothing:
        Russian.shared.problem(problem)
      }
    }

    func full(_ count: Int) -> String {
      "В сеансе уже \(plural(count, "событие", "события", "событий")), больше хранить он не может. Сохраните его и начните заново."
    }
  }
}
