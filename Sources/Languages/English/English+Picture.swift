// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  final class PictureSentences: PicturePhrases {
    var events: String { "events" }

    func limit(_ limit: TimeLimit, _ due: String) -> String {
      "limit \(limit.rawValue) until \(due) s"
    }

    func leftOut(_ count: Int) -> String { "\(count) more rows are not drawn." }

    func summary(_ events: Int, _ time: String) -> String {
      "\(events) \(events == 1 ? "event" : "events"), from 0 to \(time) s."
    }

    func change(_ state: EmulatedApp.State, _ time: String) -> String {
      "\(state.rawValue) at \(time) s"
    }

    func stay(_ state: EmulatedApp.State, from: String, to: String) -> String {
      "\(state.rawValue), \(from) - \(to) s"
    }

    func reached(_ state: EmulatedApp.State, _ cause: TransitionReason) -> String {
      "\(state.rawValue): \(English.shared.cause(cause))"
    }

    func note(_ state: EmulatedApp.State, _ cause: TransitionReason) -> String {
      "\(state.rawValue) (\(cause.rawValue))"
    }

    func ended(_ how: String) -> String { "ended: \(how)" }

    func ended(_ why: String, at time: String) -> String { "terminated at \(time) s (\(why))" }

    func history(_ app: String, _ changes: [String]) -> String {
      "\(app): not running at first" + changes.map { ", then " + $0 }.joined() + "."
    }

    func coverage(states: Int, of allStates: Int, transitions: Int, of allTransitions: Int)
      -> String
    { "\(states) of \(allStates) states and \(transitions) of \(allTransitions) transitions seen." }

    func unseen(_ transitions: [String]) -> String {
      "Not seen: " + transitions.joined(separator: ", ") + "."
    }

    var seen: String { "seen" }

    var notSeen: String { "not seen" }

    func runs(_ count: Int) -> String { "\(count) \(count == 1 ? "scenario" : "scenarios")" }
  }
}
