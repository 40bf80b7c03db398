// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Russian {
  final class LossSentences: LossPhrases {
    func title(_ way: Loss.Way) -> String {
      "Правка в \(way.end.app ?? "") потеряна: \(count(way.eventCount))."
    }

    func result(_ loss: Loss) -> String {
      let situations = Numerals.grouped(loss.situations, by: "\u{a0}")
      if let way = loss.way {
        return
          "\(count(way.eventCount)); пути с меньшим числом событий нет (рассмотрено ситуаций: \(situations))."
      }
      if loss.isComplete {
        return "Пути нет, сколько бы ни было событий (рассмотрены все ситуации: \(situations))."
      }
      return loss.searchedEvents == loss.bound
        ? "Пути в \(count(loss.bound)) нет (рассмотрено ситуаций: \(situations)). При большем числе событий он возможен."
        : "Пути в \(count(loss.searchedEvents)) нет. Поиск закончился раньше, чем дошёл до \(loss.bound) событий; рассмотрено ситуаций: \(situations)."
    }

    func notTried(_ loss: Loss) -> String {
      loss.isSudden
        ? "Не рассмотрены звонки, сообщения, push-уведомления и то, о чём просит приложение."
        : "Не рассмотрены сбой, перезагрузка, изменение настройки конфиденциальности и завершение приложения на экране системой. Они теряют всё, что ещё не сохранено (--sudden)."
    }

    let nothingToLose = "после этих шагов нельзя внести правку"
  }

  private static func count(_ events: Int) -> String {
    "\(events) \(Numerals.russian(events, "событие", "события", "событий"))"
  }
}
