// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Russian {
  final class TortureSentences: TorturePhrases {
    func verdict(_ verdict: TortureVerdict) -> String {
      switch verdict {
      case .kept: "сохранены"
      case .lost: "потеряны"
      case .notLaunched: "нет запуска"
      case .notSaid: "нет отчёта"
      case .notEdited: "нет правки"
      case .notEnded: "не завершено"
      }
    }

    func finding(_ verdict: TortureVerdict) -> String {
      switch verdict {
      case .kept: "после следующего запуска все правки на месте"
      case .lost(let edits, let wereClaimed): lost(edits, wereClaimed)
      case .notLaunched: "после следующего запуска приложение не стало активным"
      case .notSaid:
        "после следующего запуска приложение не сообщило о сохранённых правках"
      case .notEdited: "до этого момента в приложении ничего не правили"
      case .notEnded: "в этот момент процесс не завершился"
      }
    }

    func endedOtherwise(_ ending: Termination) -> String {
      "процесс завершился раньше: \(ending.reason.rawValue) в состоянии \(ending.state.rawValue)"
    }

    func until(_ state: EmulatedApp.State) -> String { "до состояния \(state.rawValue)" }

    func inCall(_ state: String, _ callback: Callback) -> String {
      "\(state), в \(callback.rawValue)"
    }

    func head(_ app: String, moments: Int, situations: Int) -> String {
      "\(app): моментов, когда может завершиться процесс: \(moments) (просмотрено ситуаций: "
        + "\(situations)). Для каждого момента applife запускает приложение в новой домашней "
        + "папке, вносит правку, убивает приложение и запускает его снова."
    }

    func summary(lost: Int, moments: Int, unjudged: Int) -> String {
      let all = plural(moments, "момента", "моментов", "моментов")
      let result =
        lost == 0
        ? "Данные не теряются в \(moments - unjudged) из \(all)"
        : "Данные теряются в \(lost) из \(all)"
      return result + (unjudged == 0 ? "." : "; вывод сделать нельзя: \(unjudged).")
    }

    func shortened(_ limits: [ShortenedLimit]) -> String {
      "Сокращено: "
        + limits.map { "\($0.limit.rawValue) \($0.to.words) (iOS: \($0.from.words))" }
        .joined(separator: ", ") + ". С --ios-limits лимиты такие же, как в iOS."
    }

    func problem(_ problem: TortureProblem) -> [String] {
      let advice =
        "импортируйте ApplifeKit, вызывайте Applife.edited(_:) при каждом изменении и "
        + "Applife.saved(_:), когда данные загружены; или укажите файл с данными в --file "
        + "(docs/how-to/find-lost-data.md)"
      switch problem {
      case .saysNothing(let app):
        return [
          "вывод о \(app) сделать нельзя: оно не сообщает ни о правках, ни о сохранённых данных",
          advice,
        ]
      case .neverEdits(let app):
        return [
          "вывод о \(app) сделать нельзя: оно сообщает о сохранённых данных, но не о правках",
          "вызывайте Applife.edited(_:) при каждом изменении; вносите правки, о которых просит applife, "
            + "в Applife.onEdit(_:) или задайте шаги пользователя в --edit "
            + "(docs/how-to/find-lost-data.md)",
        ]
      case .neverSaves(let app):
        return [
          "вывод о \(app) сделать нельзя: оно сообщает о правках, но при запуске не сообщило о сохранённых данных",
          "вызывайте Applife.saved(_:), когда данные загружены, даже с пустым списком "
            + "(docs/how-to/find-lost-data.md)",
        ]
      case .notLaunched(let app, let said):
        return [
          "приложение \(app) не стало активным за \(TortureVerdict.patience.words) после запуска"
        ] + said
      case .nothingJudged(let app):
        return ["вывод о \(app) сделать нельзя: его ни разу не правили до завершения процесса"]
      case .notEdited(let app, let said):
        return ["не отредактировано: правка в \(app) не произошла"] + said
      case .changesNothing(let app, let file, let files):
        return [
          "не отредактировано: правка в \(app) ничего не меняет в \(file), даже если процесс не завершается",
          files.isEmpty
            ? "в его домашней папке нет файлов"
            : "файлы в его домашней папке: \(files.joined(separator: ", "))",
          "укажите файл, в который приложение сохраняет, с --file, а шаги пользователя — с --edit "
            + "(docs/how-to/find-lost-data.md)",
        ]
      case .changesByItself(let app, let file):
        return [
          "не оценено: \(app) каждый раз записывает в \(file) что-то другое, даже если ничего не отредактировано",
          "укажите с --file файл, который меняет только правка, или пусть приложение само скажет, что сохранено "
            + "(docs/how-to/find-lost-data.md)",
        ]
      case .editRefused(let event):
        return ["--edit: событие «\(event)» невозможно в активном приложении"]
      case .editIsNoEvent(let step):
        return ["--edit принимает только события; «\(step)» — это не событие"]
      case .badFile(let name):
        return [
          "--file принимает имя внутри домашней папки; «\(name)» — не такое имя"
        ]
      }
    }

    var headings: [String] { ["данные", "завершение", "состояние", "шаги после правки"] }
  }

  private static func lost(_ edits: [String], _ wereClaimed: Bool) -> String {
    if edits.isEmpty { return "файл такой же, как до правки" }
    let shown = edits.prefix(3).map { "«\($0)»" }.joined(separator: ", ")
    let rest = edits.count > 3 ? " и ещё \(edits.count - 3)" : ""
    return "потеряно: \(shown)\(rest)"
      + (wereClaimed ? "; приложение сообщало, что это сохранено" : "")
  }
}
