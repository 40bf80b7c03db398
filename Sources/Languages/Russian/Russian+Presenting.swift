// SPDX-License-Identifier: Apache-2.0

extension Russian {
  final class PresentingSentences: PresentingPhrases {
    func begins(_ key: String) -> String {
      "Показ начат. \(key) делает шаг и скрывает его результат."
    }

    var ends: String { "Показ закончен." }

    var hidden: String { "Что произойдёт?" }

    var hiddenPlain: String { "Что произойдёт? next открывает всё, step — одну строку." }

    var thenMarked: String { "Затем ваш ответ будет оценён." }

    var beforeStep: String { "до этого шага" }

    var revealAll: String { "открыть всё" }

    var revealLine: String { "одна строка" }

    var isHidden: String { "СКРЫТО" }

    func steps(_ first: Int, to last: Int, of count: Int) -> String {
      first == last ? "Шаг \(last) из \(count)" : "Шаги с \(first) по \(last) из \(count)"
    }

    func stepCount(_ count: Int) -> String { plural(count, "шаг", "шага", "шагов") }

    func next(_ step: String) -> String { "Дальше: \(step)" }

    var noCall: String { "Ни один метод не вызван." }

    var timePasses: String { "Время идёт" }

    func notesElsewhere(_ command: String) -> String {
      "Ваши заметки в другом терминале: запустите там \(command)."
    }

    func notesNotKept(_ why: String) -> String {
      "Ваши заметки нельзя показать в другом терминале: \(why)"
    }

    var nothingPresented: String {
      "Сейчас ничего не показывают. Заметки появятся здесь, когда начнётся показ сценария."
    }

    func expected(_ statement: String) -> String { "Ответ: \(statement)" }

    func revealFirst(_ key: String) -> String {
      "Результат скрыт. Нажмите \(key), чтобы открыть его."
    }
  }
}
