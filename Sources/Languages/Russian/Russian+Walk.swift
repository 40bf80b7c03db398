// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension Russian {
  final class WalkSentences: WalkPhrases {
    func question(_ fact: Walk.Fact) -> String {
      switch fact {
      case .charter: "Что вы хотите узнать в этом сеансе?"
      case .tester: "Кто проводит проверку?"
      case .device: "Какое устройство и какая версия iOS?"
      case .build: "Какая сборка приложения?"
      }
    }

    func fact(_ fact: Walk.Fact) -> String {
      switch fact {
      case .charter: "Цель"
      case .tester: "Тестировщик"
      case .device: "Устройство"
      case .build: "Сборка"
      }
    }

    func verdict(_ verdict: Walk.Verdict) -> String {
      switch verdict {
      case .passed: "пройден"
      case .failed: "провален"
      case .blocked: "заблокирован"
      case .skipped: "пропущен"
      }
    }

    func activity(_ activity: Walk.Activity) -> String {
      switch activity {
      case .design: "подготовка"
      case .execution: "выполнение"
      case .investigation: "разбор"
      case .setUp: "настройка"
      }
    }

    var paused: String { "часы стоят" }

    func step(_ number: Int, of count: Int) -> String { "Шаг \(number) из \(count)" }

    var preparation: String { "Сначала сделайте это, без проверки:" }

    func preparationList(first: Int, last: Int) -> String {
      "Шаги с \(first) по \(last). Список показывает w."
    }

    var toDo: String { "Сделайте это:" }

    var toSee: String { "Телефон должен показать:" }

    var callbacks: String { "В журнале приложения должно появиться:" }

    var noCallbacks: String { "ничего нового" }

    var model: String { "Модель говорит, а на телефоне этого не видно:" }

    var comment: String { "В сценарии сказано:" }

    var refused: String { "ничего не происходит, потому что здесь это невозможно" }

    var result: String { "Вердикт:" }

    var instead: String { "Вместо этого:" }

    var note: String { "Заметка:" }

    var evidence: String { "Приложено:" }

    var followUp: String { "На потом:" }

    /// "Подождите 1 минуту 30 секунд."
    func wait(_ time: Duration) -> String {
      let all = time.components.seconds
      let rest = time - .seconds(all - all % 60)
      let hours = Int(all / 3600)
      let minutes = Int(all % 3600 / 60)
      var parts: [String] = []
      if hours > 0 { parts.append(plural(hours, "час", "часа", "часов")) }
      if minutes > 0 { parts.append(plural(minutes, "минуту", "минуты", "минут")) }
      let left = rest.components
      if left.attoseconds > 0 {
        parts.append(number(TimeText.seconds(rest)) + " секунды")
      } else if left.seconds > 0 {
        parts.append(plural(Int(left.seconds), "секунду", "секунды", "секунд"))
      }
      return parts.isEmpty ? "Ждать не нужно." : "Подождите \(parts.joined(separator: " "))."
    }

    var nothing: String { "Ничего не делайте." }

    func appState(_ app: String, state: String) -> String { "\(app): \(state)" }

    func after(_ app: String) -> String { "\(app) после этого шага" }

    var steps: String { "Шаги" }

    var way: String { "От начала до этого шага" }

    var wayIsEmpty: String { "Это первый шаг: приложение не запущено." }

    func column(_ column: WalkSheet.Column) -> String {
      switch column {
      case .step: "шаг"
      case .instruction: "что сделать"
      case .screen: "что показывает телефон"
      case .log: "что в журнале приложения"
      case .model: "что говорит модель"
      case .verdict: "вердикт"
      case .note: "заметка"
      case .time: "мин:с"
      }
    }

    func label(_ label: WalkSheet.Label) -> String {
      switch label {
      case .fact(let fact): lowercasedFirst(self.fact(fact))
      case .activity(let activity): self.activity(activity)
      case .scenario: "сценарий"
      case .started: "начало"
      case .verdicts: "вердикты"
      case .toDo: "сделать"
      case .comment: "в сценарии"
      case .screen: "телефон"
      case .log: "журнал приложения"
      case .model: "модель"
      case .instead: "вместо этого"
      case .note: "заметка"
      case .reproduce: "повторить"
      }
    }

    func stepHeading(_ number: Int, _ verdict: Walk.Verdict) -> String {
      "Шаг \(number): \(self.verdict(verdict))"
    }

    func evidenceHeading(_ number: Int) -> String { "Шаг \(number): приложенные файлы" }

    var followUpHeading: String { "На потом" }

    var open: String { "без вердикта" }

    func counts(passed: Int, failed: Int, blocked: Int, skipped: Int, open: Int)
      -> String
    {
      "пройдено \(passed), провалено \(failed), заблокировано \(blocked), пропущено \(skipped), без вердикта \(open)"
    }

    func clock(_ time: String) -> String { "\(time) мин" }

    func thenKeys(_ command: String, keys: String) -> String { "\(command), затем \(keys)" }

    var traceColumns: [String] { ["время", "приложение", "вид", "ожидаемая трассировка"] }

    func length(_ count: Int) -> String { plural(count, "шаг", "шага", "шагов") + "." }

    func tally(_ count: Int, _ verdict: Walk.Verdict) -> String {
      switch verdict {
      case .passed: "пройдено \(count)"
      case .failed: "провалено \(count)"
      case .blocked: "заблокировано \(count)"
      case .skipped: "пропущено \(count)"
      }
    }

    func end(_ count: Int) -> String {
      count == 1
        ? "У единственного шага есть вердикт."
        : "У всех \(plural(count, "шага", "шагов", "шагов")) есть вердикт."
    }

    func open(_ numbers: String) -> String { "Без вердикта: \(numbers)." }

    var times: String { "Время:" }

    func minutes(_ minutes: Int) -> String { "\(minutes) мин" }

    func report(_ file: String) -> String {
      "Отчёт: applife report \(file) --format markdown, html, junit, tap, csv или json"
    }

    func resumed(_ number: Int, of count: Int) -> String {
      "Продолжение с шага \(number) из \(count). w показывает шаги до него."
    }

    func begun(_ file: String) -> String { "applife сохраняет каждый вердикт в \(file)." }

    func farewell(_ judged: Int, of count: Int, _ file: String) -> [String] {
      [
        "Вердикт есть у \(judged) из \(plural(count, "шага", "шагов", "шагов")): \(file)",
        judged < count
          ? "Продолжить: applife walk \(file)" : "Отчёт: applife report \(file)",
      ]
    }

    var saved: String { "Сохранено." }

    var noEvidenceFolder: String {
      "Укажите папку со снимками экрана: --evidence ПАПКА."
    }

    func attached(_ file: String) -> String { "Приложено: \(file)" }

    func alreadyAttached(_ file: String) -> String {
      "\(file) уже приложен. Это по-прежнему самый новый файл."
    }

    func notAttached(_ why: String) -> String { "Не приложено: \(why)" }

    func missing(_ evidence: MissingEvidence) -> String {
      switch evidence {
      case .isGone: "Этого файла больше нет рядом с сеансом."
      case .isAnother: "Этот файл изменился после того, как его приложили, поэтому он не показан."
      case .isTooLarge(let one, let all):
        "Этот снимок не показан: таблица показывает снимки до \(one) МБ каждый и до \(all) МБ вместе."
      }
    }

    func notKept(_ why: String) -> String { "Не сохранено, поэтому пока не в счёт: \(why)" }

    func leaveAnyway(_ why: String) -> String {
      "Последние минуты на часах не сохранить (\(why)). Нажмите q ещё раз, чтобы всё равно выйти."
    }

    var isFirst: String { "Это первый шаг." }

    var isLast: String { "Это последний шаг." }

    var keys: [(key: String, label: String, isForStep: Bool)] {
      [
        ("p", "пройден", true), ("f", "провален", true), ("b", "блок.", true),
        ("s", "пропуск", true), ("←→", "шаг", false), ("w", "шаги", false), ("?", "справка", false),
        ("q", "выход", false), ("n", "заметка", true), ("t", "часы", false),
        ("Space", "пауза", false), ("i", "вместо", true), ("a", "файл", true),
        ("u", "на потом", false), ("PgDn", "ещё", false),
      ]
    }

    var enterNeedsVerdict: String {
      "Нажмите p (пройден), f (провален), b (заблокирован) или s (пропущен)."
    }

    var enterAtTheEnd: String { "Нажмите q, чтобы выйти, или ←, чтобы вернуться к шагу." }

    var nothingWasLogged: String { "в журнале ничего нет" }

    var pickerKeys: String {
      "↑↓ выбор  Enter добавить  Enter в пустой строке: готово  Esc пропустить"
    }

    var lineKeys: String { "Enter сохранить  Esc пропустить" }

    var help: [(key: String, meaning: String)] {
      [
        ("p", "Шаг пройден: телефон сделал то, чего ожидает шаг."),
        ("f", "Шаг провален. Можно ввести, что телефон сделал вместо этого, и заметку."),
        ("b", "Шаг заблокирован: выполнить его нельзя. Можно ввести заметку."),
        ("s", "Вы пропускаете шаг."),
        ("n", "Записывает заметку к шагу. Она заменяет прежнюю."),
        ("i", "Записывает, что телефон сделал вместо этого. Запись заменяет прежнюю."),
        (
          "a",
          "Прикладывает самый новый файл папки, указанной в --evidence: снимок, видео или журнал."
        ),
        ("u", "Записывает что-то для другого сеанса."),
        ("← →", "Предыдущий или следующий шаг. Новый вердикт заменяет прежний."),
        ("↑ ↓ PgUp PgDn", "Листать."),
        ("w", "Список шагов от начала до этого, если телефон в другом состоянии."),
        ("t", "Меняет вид времени: подготовка, выполнение, разбор или настройка."),
        ("Space", "Останавливает часы или пускает их снова."),
        ("?", "Показывает эту справку."),
        ("q", "Выход. Та же команда продолжит отсюда."),
      ]
    }

    var plainHelp: [String] {
      [
        "passed, failed, blocked, skipped: вердикт шагу (p, f, b, s). Текст после слова — заметка.",
        "instead ТЕКСТ: что телефон сделал вместо этого. Методы разделяйте запятыми.",
        "note ТЕКСТ: добавляет заметку. То и другое относится к шагу, который вы оценили последним, или",
        "  к шагу, на который вы перешли после этого командой next, back или step.",
        "attach: прикладывает самый новый файл папки, указанной в --evidence, к тому же шагу, что и note.",
        "follow-up ТЕКСТ: записывает что-то для другого сеанса.",
        "next, back, step 7: переход к другому шагу. show повторяет шаг. way перечисляет шаги до него.",
        "Часы считают четыре вида времени: design, execution, investigation, set-up. Введите один, чтобы сменить вид.",
        "pause останавливает часы. continue пускает их снова.",
        "status показывает состояние сеанса. quit завершает его. Та же команда продолжит сеанс.",
      ]
    }

    var plainAdvice: String { "Введите passed, failed, blocked, skipped или help." }

    func unknownWord(_ word: String, nearest: String?) -> String {
      "неизвестная команда «\(word)»; "
        + (nearest.map { "возможно, имелось в виду \($0)" } ?? "введите help")
    }

    func unknownStep(_ count: Int) -> String { "укажите шаг от 1 до \(count)" }
  }
}
