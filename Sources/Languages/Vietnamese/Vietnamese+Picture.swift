// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Vietnamese {
  final class PictureSentences: PicturePhrases {
    var events: String { "sự kiện" }

    func limit(_ limit: TimeLimit, _ due: String) -> String {
      "giới hạn \(Vietnamese.shared.limit(limit)) đến \(due) giây"
    }

    func leftOut(_ count: Int) -> String { "Còn \(count) dòng không được vẽ." }

    func summary(_ events: Int, _ time: String) -> String {
      "\(events) sự kiện, từ 0 đến \(time) giây."
    }

    func change(_ state: EmulatedApp.State, _ time: String) -> String {
      "\(Vietnamese.shared.state(state)) lúc \(time) giây"
    }

    func stay(_ state: EmulatedApp.State, from: String, to: String) -> String {
      "\(Vietnamese.shared.state(state)), \(from) - \(to) giây"
    }

    func reached(_ state: EmulatedApp.State, _ cause: TransitionReason) -> String {
      "\(Vietnamese.shared.state(state)): \(Vietnamese.shared.cause(cause))"
    }

    func note(_ state: EmulatedApp.State, _ cause: TransitionReason) -> String {
      "\(Vietnamese.shared.state(state)) (\(Vietnamese.shared.cause(cause)))"
    }

    func ended(_ how: String) -> String { "chấm dứt: \(how)" }

    func ended(_ why: String, at time: String) -> String {
      "bị chấm dứt lúc \(time) giây (\(why))"
    }

    func history(_ app: String, _ changes: [String]) -> String {
      "\(app): lúc đầu không chạy" + changes.map { ", rồi " + $0 }.joined() + "."
    }

    func coverage(states: Int, of allStates: Int, transitions: Int, of allTransitions: Int)
      -> String
    { "Đã thấy \(states)/\(allStates) trạng thái và \(transitions)/\(allTransitions) chuyển tiếp." }

    func unseen(_ transitions: [String]) -> String {
      "Chưa thấy: " + transitions.joined(separator: ", ") + "."
    }

    var seen: String { "đã thấy" }

    var notSeen: String { "chưa thấy" }

    func runs(_ count: Int) -> String { "\(count) kịch bản" }
  }
}
