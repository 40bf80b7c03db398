// SPDX-License-Identifier: Apache-2.0

extension Russian {
  final class TimelineSentences: TimelinePhrases {
    var past: String { "ПРОШЛОЕ" }

    var nothingBefore: String { "Начало: ещё ничего не произошло." }

    var events: String { "События" }

    func event(_ number: Int, of count: Int) -> String { "событие \(number) из \(count)" }

    func branchOf(_ number: Int, count: Int) -> String { "ветка \(number) из \(count)" }

    func hint(_ command: Command) -> String {
      if case .run(.travel(_, .moment)) = command { return "момент" }
      if command == .run(.travelToFirst) { return "начало" }
      if command == .run(.travelToPresent) { return "в настоящее" }
      return Russian.shared.words(for: command).label
    }

    var startBranch: String { "любое событие: новая ветка" }

    func branch(_ number: Int) -> String { "ветка \(number)" }

    var title: String { "Ветки" }

    func length(_ events: Int, from: String, to: String) -> String {
      "\(plural(events, "событие", "события", "событий")), с \(number(from)) до \(number(to))"
    }

    var isCurrent: String { "текущая" }

    var isPresent: String { "Это настоящее." }

    var isFirst: String { "Это первый момент." }

    func lookingAt(_ time: String, event number: Int, of count: Int) -> String {
      "Показан момент \(Russian.number(time)), \(event(number, of: count)). Часы стоят."
    }

    func returns(_ key: String) -> String { "\(key) возвращает в настоящее." }

    func backInPresent(_ time: String) -> String { "Настоящее: \(number(time))." }

    func began(_ branch: String) -> String {
      "Новая \(branch). Более поздние события остались в старой ветке."
    }

    func switched(_ branch: String) -> String { "Выполнен переход: \(branch)." }

    func named(_ name: String) -> String { "Эта ветка называется \(name)." }

    func nameTaken(_ name: String) -> String { "Имя \(name) уже носит другая ветка." }

    var ownName: String { "Так ветки называет сам applife. Дайте другое имя." }

    func noBranch(_ name: String) -> String { "Нет ветки с именем или номером \(name)." }

    func badUnit(_ word: String) -> String {
      "Неизвестная единица «\(word)». Введите event или state либо не вводите ничего."
    }

    var nothingToUndo: String { "Отменять нечего." }

    var undone: String { "Отменено." }

    var nothingToRedo: String { "Повторять нечего." }

    var redone: String { "Повторено." }
  }
}
