// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Russian {
  final class CheckSentences: CheckPhrases {
    func summary(_ lines: Int, observations: Int) -> String {
      "\(plural(lines, "строка", "строки", "строк")), из них о жизненном цикле: \(observations)."
    }

    var nothingFound: String {
      "Ни одна строка не называет метод или уведомление жизненного цикла, поэтому проверять нечего."
    }

    func noLine(of apps: [String]) -> String {
      "В журнале нет строк о жизненном цикле этих приложений: \(apps.joined(separator: ", "))."
    }

    var nearest: String { "Ближе всего эти строки:" }

    /// The reading of a line that says nothing about the life cycle.
    func readAs(_ hint: LogHints.Hint) -> String {
      let names = "Имена вроде applicationDidBecomeActive ищутся в {message}."
      guard let pattern = hint.pattern else {
        return "Времени и процесса в ней не найдено. \(names)"
      }
      let parts =
        hint.app.map { "время, затем процесс \($0)" } ?? "время, затем сообщение"
      return "Она прочитана так: \(parts), как с --pattern '\(pattern)'. \(names)"
    }

    func otherApps(_ names: [String]) -> String {
      "В журнале есть строки приложений: \(names.joined(separator: ", ")). "
        + "Выберите нужное параметром --app."
    }

    var fits: String { "Журнал соответствует модели." }

    func departs(_ count: Int, undecided: Int) -> String {
      "\(plural(count, "строка противоречит", "строки противоречат", "строк противоречат")) модели."
        + (undecided > 0
          ? " О \(plural(undecided, "другой строке", "других строках", "других строках")) вывод сделать нельзя."
          : "")
    }

    func undecided(_ count: Int) -> String {
      count == 0
        ? "Вывод о журнале сделать нельзя: проверка остановилась до его конца."
        : "Вывод о журнале сделать нельзя: "
          + plural(count, "строка не подходит", "строки не подходят", "строк не подходят")
          + " ни к одному из сохранённых объяснений, а некоторые объяснения отброшены."
    }

    func unchecked(_ count: Int) -> String {
      "Вывод о журнале сделать нельзя: "
        + plural(count, "строка принадлежит", "строки принадлежат", "строк принадлежат")
        + " приложениям сверх числа проверяемых."
    }

    func assumption(_ assumption: LogCheck.Assumption) -> String {
      switch assumption {
      case .repeated(let count, let line):
        "Строка \(line) ничего не добавляет к предыдущим: она отнесена к вызову метода, который "
          + "уже записан."
          + (count > 1 ? " Таких строк ещё \(count - 1)." : "")
      case .returned(let count, let line, let longest, let time):
        "Строка \(line) сообщает об окончании вызова, который уже записан, и не учтена ещё раз."
          + (count > 1 ? " Таких строк ещё \(count - 1)." : "")
          + (time.map { " Самый долгий вызов занял \($0.words): \(longest.name)." } ?? "")
      case .unplaced(let count, let line):
        "Модель не объясняет строку \(line). Она не учтена: наблюдатель мог записать её позже, "
          + "сцена могла появиться, пока приложение завершалось, или быть удалена, пока оно не работало, "
          + "а iOS могла завершить процесс так, как модель не умеет."
          + (count > 1 ? " Таких строк ещё \(count - 1)." : "")
      case .observer(let app, let methods):
        "\(app): считается, что \(methods.map { $0.rawValue }.joined(separator: ", ")) пишет в журнал "
          + "наблюдатель уведомления, потому что делегат этого приложения здесь не вызывается."
      case .windows(let app):
        "Считается, что у \(app) несколько окон: тогда журнал подходит лучше (windows=many в --head)."
      case .otherScreen(let app):
        "Считается, что у \(app) есть сцена на внешнем дисплее или в CarPlay: тогда журнал подходит лучше."
      case .completed(let app):
        "Считается, что \(app) завершило push-уведомления или загрузки: тогда журнал подходит лучше."
      case .style(let app, let style):
        "Считается, что у \(app) стиль \(style.rawValue): тогда журнал подходит лучше "
          + "(--style \(style.rawValue))."
      case .version(let version):
        "Считается, что журнал записан на iOS \(version): тогда он подходит (--ios \(version))."
      case .passingObservers(let app):
        "Считается, что \(app) не всегда наблюдает за уведомлениями, поэтому одного может не быть."
      case .states(let app):
        "Считается, что состояния в строках \(app) не от UIKit: тогда журнал подходит лучше."
      case .apart: "Каждое приложение проверено отдельно."
      case .setAside(let count):
        plural(count, "строка", "строки", "строк")
          + " фреймворка или UIKit о состоянии приложения не в счёт, потому что приложение пишет в журнал и свои методы."
      }
    }

    func departure(_ app: String, seen: String, _ seconds: Int?) -> String {
      "\(app): \(seen) здесь противоречит модели"
        + (seconds.map {
          ", через \(plural($0, "секунду", "секунды", "секунд")) после предыдущей строки."
        } ?? ".")
    }

    func undecidedLine(_ app: String, seen: String) -> String {
      "\(app): нельзя решить, подходит ли здесь \(seen)."
    }

    func due(_ names: [String]) -> String {
      "По модели дальше обязательно: " + names.joined(separator: ", ") + "."
    }

    func possible(_ names: [String]) -> String {
      "По модели дальше возможно: " + names.joined(separator: ", ") + "."
    }

    var nothingPossible: String {
      "После предыдущих строк модель не допускает ни одного метода, который приложение пишет в "
        + "журнал."
    }

    func rule(_ id: String, grade: String, text: String) -> String {
      "Ближайшее правило: \(id) (\(grade)). \(text)"
    }

    var noRule: String {
      "С этими параметрами модель его никогда не вызывает: см. --ios, --style и --head."
    }

    func story(_ isWhole: Bool, of app: String?) -> String {
      if let app {
        return isWhole
          ? "Этот сценарий объясняет строки приложения \(app):"
          : "Этот сценарий объясняет первые строки приложения \(app):"
      }
      return isWhole
        ? "Этот сценарий объясняет журнал:"
        : "Этот сценарий объясняет начало журнала:"
    }

    func storyTitle(_ log: String, of app: String?) -> String {
      app.map { "События, которые объясняют строки приложения \($0) в \(log)" }
        ?? "События, которые объясняют \(log)"
    }

    func otherStories(of apps: [String]) -> String {
      "О других приложениях (\(apps.joined(separator: ", "))) он не говорит. "
        + "Чтобы увидеть сценарий приложения, выберите его параметром --app."
    }

    func longStory(_ steps: Int) -> String {
      "В нём \(plural(steps, "шаг", "шага", "шагов")). --story FILE записывает его в файл."
    }

    func cutStory(_ told: Int) -> String {
      "Сценарий объясняет только "
        + plural(told, "первую строку", "первые строки", "первых строк")
        + " о жизненном цикле. Остальные строки тоже проверены."
    }

    func open(_ count: Int) -> String {
      "У \(plural(count, "шага", "шагов", "шагов")) есть и другое возможное объяснение: см. \"или:\"."
    }

    func end(_ app: String, _ states: [String]) -> String {
      "В конце состояние \(app): \(states.joined(separator: " или "))."
    }

    func silent(_ app: String, _ methods: [String]) -> String {
      "\(app) никогда не пишет в журнал \(methods.joined(separator: ", ")). "
        + (methods.count == 1
          ? "Этого метода в приложении нет, или оно его не записывает."
          : "Этих методов в приложении нет, или оно их не записывает.")
    }

    func others(_ count: Int, mostApps most: Int?) -> String {
      plural(count, "строка относится", "строки относятся", "строк относятся")
        + " к другим приложениям."
        + (most.map { " Проверяется приложений не больше \($0); выберите их параметром --app." }
          ?? "")
    }

    var newestFirst: String {
      "Вывод о журнале сделать нельзя: новые строки в нём идут первыми. Переверните его командой `tail -r` или `tac`."
    }

    func backwards(_ count: Int, line: Int, seconds: Int) -> String {
      "Часы идут назад \(plural(count, "раз", "раза", "раз")), впервые в строке \(line) на "
        + "\(plural(seconds, "секунду", "секунды", "секунд"))."
    }

    func long(_ count: Int) -> String {
      "\(plural(count, "строка была слишком длинной и прочитана", "строки были слишком длинными и прочитаны", "строк были слишком длинными и прочитаны")) не целиком."
    }

    func colored(_ count: Int) -> String {
      "applife убрал цвета и другие последовательности терминала: \(plural(count, "строка", "строки", "строк"))."
    }

    func capped(_ most: Int) -> String {
      "В какой-то момент подходящих объяснений стало больше, чем хранит applife (не больше \(most)), и "
        + "часть отброшена. Строка, которую могло объяснить только отброшенное, считается неопределённой."
    }

    var uncertain: String {
      "Часть объяснений, которые раньше подходили, отброшена. Одно из них может объяснить эту строку."
    }

    func stopped(_ app: String, _ line: Int) -> String {
      "Проверка \(app) остановилась на строке \(line): возможных объяснений слишком много, и исчерпан "
        + "объём вычислений для этого журнала. Следующие строки не проверены."
    }

    func surprise(_ app: String, name: String, line: Int) -> String {
      "В строке \(line) у \(app) впервые встречается \(name). До этого считалось, что у \(app) его нет, "
        + "и с этого места проверка началась заново."
    }

    func further(_ count: Int) -> String {
      "И ещё \(plural(count, "отклонение", "отклонения", "отклонений"))."
    }

    func furtherUndecided(_ count: Int) -> String {
      "Ещё о \(plural(count, "строке", "строках", "строках")) вывод сделать нельзя."
    }

    func line(_ number: Int, _ text: String) -> String { "строка \(number): \(text)" }

    func followedAnew(_ lines: Int) -> String {
      "Здесь сеанс начинается заново. В нём \(plural(lines, "строка", "строки", "строк")) о жизненном цикле."
    }

    func logEnded(_ lines: Int) -> String {
      "Журнал закончился после \(plural(lines, "строки", "строк", "строк"))."
    }

    func departureCount(_ count: Int, _ key: String) -> String {
      "\(plural(count, "отклонение", "отклонения", "отклонений")): \(key)"
    }

    var departuresTitle: String { "Строки, которые противоречат модели" }

    var nothingFollowed: String {
      "Программа не следит ни за каким журналом. За ним следит `applife check --follow LOG`."
    }

    var noDepartures: String { "Пока каждая строка соответствует модели." }

    var explainedSince: String {
      "Её объясняют строки, которые пришли позже, поэтому она не в счёт."
    }

    var inferredMark: String { "?" }

    var inferred: String { "предположено" }

    var beforeLog: String { "До начала журнала" }

    var endedEarly: String { "Процесс завершился раньше, чем записал остальное." }

    func late(_ time: String) -> String {
      "спустя \(time): дольше, чем ждёт iOS; возможно, приложение остановил отладчик"
    }

    func ending(_ word: String?, namesReason: Bool) -> String {
      guard let word else { return "Журнал сообщает о завершении процесса и не называет причину." }
      return namesReason
        ? "Журнал сообщает о завершении процесса и причину: \(word)."
        : "Журнал сообщает о завершении процесса и не называет причину: \(word)."
    }

    func alternatives(_ events: [String]) -> String { "или: " + events.joined(separator: ", ") }

    var newProcess: String { "новый процесс" }

    func badPattern(_ problem: LogPattern.Problem) -> String {
      switch problem {
      case .unknownField(let name, let nearest):
        "поля {\(name)} нет, "
          + (nearest.map { "возможно, имелось в виду {\($0)}" }
            ?? "возможны {time}, {app}, {pid}, {message} и {}")
      case .twice(let field): "{\(field.rawValue)} встречается дважды"
      case .noSpace(let name): "между {\(name)} и предыдущим полем нужен текст"
      case .open: "фигурная скобка не закрыта"
      case .noMessage: "нет поля {message}"
      }
    }
  }
}
