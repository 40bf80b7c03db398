// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Russian {
  final class MigrationSentences: MigrationPhrases {
    func head(_ app: String, before: SystemVersion, after: SystemVersion) -> String {
      "Приложение \(app) дважды прошло через одни и те же события: на iOS \(before) только с делегатом "
        + "приложения и на iOS \(after) так, как будто оно перешло на сцены."
    }

    func finding(_ kind: MigrationChange) -> String {
      switch kind {
      case .method(_, let selector, let calls, let isEmpty):
        return "\(selector): раньше вызывался \(times(calls)), теперь не вызывается."
          + (isEmpty ? " Его тело пустое." : "")
      case .unknownMethod(let callback, let calls):
        return "\(callback.rawValue): раньше вызывался \(times(calls)), теперь не вызывается."
      case .launchOption(let option, let reads):
        return
          "launchOptions[.\(option.name)]: значение читалось \(times(reads)), теперь оно равно nil."
      case .unsaved(let item, let methods):
        let names = methods.map { $0.rawValue }.joined(separator: ", ")
        return
          "\(migrationItem(item)): раньше запись шла при вызове \(names), теперь записи нет. Если "
          + "iOS завершит процесс в фоне, изменения пропадут."
      case .lostEdits(let edits):
        let list = edits.prefix(3).map { "«\($0)»" }.joined(separator: ", ")
        let what = edits.isEmpty ? "Правка" : "Правка \(list)"
        return
          "\(what) теряется, если iOS завершит процесс в фоне. До перехода она сохранялась."
      case .failure(let failure):
        return "Процесс завершается на шаге «\(failure.step)» (\(failure.reason.rawValue)). "
          + "До перехода этого не было."
      }
    }

    func advice(_ kind: MigrationChange) -> String {
      switch kind {
      case .method(let method, _, _, isEmpty: true):
        return "Удалите его или реализуйте \(method.instead) в делегате сцены."
      case .method(let method, _, _, isEmpty: false):
        let launch =
          method.atLaunch.map {
            " При запуске читайте connectionOptions.\($0) в scene(_:willConnectTo:options:)."
          } ?? ""
        return "Реализуйте \(method.instead) в делегате сцены." + launch
      case .unknownMethod: return "Смотрите страницу Apple об этом методе."
      case .launchOption(let option, _):
        switch option.replacement {
        case .connectionOption(let name):
          return "Читайте connectionOptions.\(name) в scene(_:willConnectTo:options:)."
        case .other(let name, _):
          return "Используйте \(name): он вызывается и со сценами, и без них."
        case .none: return "Читайте connectionOptions в scene(_:willConnectTo:options:)."
        }
      case .unsaved(_, let methods):
        let moved = methods.compactMap { MovedMethod(selector: $0.rawValue)?.instead }
        return moved.isEmpty
          ? "Сохраняйте в делегате сцены."
          : "Сохраняйте в \(moved.joined(separator: " или "))."
      case .lostEdits: return "Сохраняйте в sceneDidEnterBackground(_:)."
      case .failure:
        return "Посмотрите, что выводит приложение с applife host --style scene --ios 27."
      }
    }

    func rule(_ rule: MigrationRule) -> String {
      switch rule {
      case .methodNotCalled: "Метод делегата приложения больше не вызывается"
      case .launchOptionNil: "Параметр запуска равен nil"
      case .dataNotSaved: "Данные больше не сохраняются"
      case .editsLost: "Правки теряются при завершении без предупреждения"
      case .processEnds: "Процесс завершается там, где раньше не завершался"
      }
    }

    func staying(_ item: StayingCall) -> String {
      guard let counts = item.counts else { return "\(item.name): не проверено" }
      return "\(item.name): до перехода \(times(counts.before)), после \(times(counts.after))"
    }

    var stayingMethods: String { "По-прежнему вызываются" }

    var stayingNotifications: String { "По-прежнему приходят уведомления" }

    var unrehearsed: String { "Не проверено" }

    func refusedEvent(_ event: String, why: String) -> String { "\(event): \(why)" }

    func uncalledMethod(_ selector: String) -> String {
      "\(selector): ни один шаг проверки его не вызывает"
    }

    func nothingRan(_ reasons: [String]) -> String {
      ([
        "Приложение не удалось здесь собрать или запустить, поэтому applife только прочитал его исходный код:"
      ]
        + reasons.map { "  " + $0 }).joined(separator: "\n")
    }

    func summary(errors: Int, warnings: Int, notes: Int) -> String {
      if errors + warnings + notes == 0 { return "Всё вызывается по-прежнему." }
      return [
        plural(errors, "ошибка", "ошибки", "ошибок"),
        plural(warnings, "предупреждение", "предупреждения", "предупреждений"),
        plural(notes, "замечание", "замечания", "замечаний"),
      ].joined(separator: ", ") + "."
    }

    var headings: [String] { ["Место", "Что меняется", "Что делать"] }

    func title(_ app: String) -> String { "Переход \(app) на сцены" }

    func problem(_ problem: MigrationProblem) -> String {
      switch problem {
      case .noApp(let path):
        "\(path): здесь нет ни Info.plist, ни проекта Xcode, ни исходного кода приложения на Swift или Objective-C"
      case .noTarget(let name, let known):
        "нет target приложения «\(name)»; есть \(known.joined(separator: ", "))"
      case .noTargets(let path):
        "\(path): здесь нет проекта Xcode с target приложения, поэтому --target нельзя использовать"
      case .editIsNoEvent(let step):
        "--edit принимает только события; «\(step)» — это не событие"
      }
    }
  }

  private static func times(_ count: Int) -> String { plural(count, "раз", "раза", "раз") }

  private static func migrationItem(_ item: SavedItem) -> String {
    switch item {
    case .file(let name): "Файл \(name)"
    case .userDefault(let key): "Значение UserDefaults «\(key)»"
    }
  }
}
