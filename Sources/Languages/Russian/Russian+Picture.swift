// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Russian {
  final class PictureSentences: PicturePhrases {
    var events: String { "события" }

    func limit(_ limit: TimeLimit, _ due: String) -> String {
      "лимит «\(Russian.shared.limit(limit))» до \(number(due)) с"
    }

    func leftOut(_ count: Int) -> String { "Не нарисовано строк: \(count)." }

    func summary(_ events: Int, _ time: String) -> String {
      "\(plural(events, "событие", "события", "событий")), от 0 до \(number(time)) с."
    }

    func change(_ state: EmulatedApp.State, _ time: String) -> String {
      "\(lowercasedFirst(Russian.shared.state(state))) в \(number(time)) с"
    }

    func stay(_ state: EmulatedApp.State, from: String, to: String) -> String {
      "\(lowercasedFirst(Russian.shared.state(state))), от \(number(from)) до \(number(to)) с"
    }

    func reached(_ state: EmulatedApp.State, _ cause: TransitionReason) -> String {
      "\(Russian.shared.state(state)): \(Russian.shared.cause(cause))"
    }

    func note(_ state: EmulatedApp.State, _ cause: TransitionReason) -> String {
      "\(Russian.shared.state(state)) (\(Russian.shared.cause(cause)))"
    }

    func ended(_ how: String) -> String { "завершено: \(how)" }

    func ended(_ why: String, at time: String) -> String {
      "завершено в \(number(time)) с (\(why))"
    }

    func history(_ app: String, _ changes: [String]) -> String {
      "\(app): сначала не запущено" + changes.map { ", затем " + $0 }.joined() + "."
    }

    func coverage(states: Int, of allStates: Int, transitions: Int, of allTransitions: Int)
      -> String
    {
      "Увидено: состояния \(states) из \(allStates), переходы \(transitions) из \(allTransitions)."
    }

    func unseen(_ transitions: [String]) -> String {
      "Не встретилось: " + transitions.joined(separator: ", ") + "."
    }

    var seen: String { "встретилось" }

    var notSeen: String { "не встретилось" }

    func runs(_ count: Int) -> String { plural(count, "сценарий", "сценария", "сценариев") }
  }
}
