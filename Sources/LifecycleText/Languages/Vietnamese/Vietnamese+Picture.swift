// SPDX-License-Identifier: Apache-2.0

extension Vietnamese {
  final class PictureSentences: PicturePhrases {
    var events: String { "sự kiện" }

    func limit(_ name: String, _ due: String) -> String { "giới hạn \(name) đến \(seconds(due))" }

    func leftOut(_ count: Int) -> String { "Còn \(count) dòng không được vẽ." }

    func summary(_ events: Int, _ time: String) -> String {
      "\(events) sự kiện, từ 0 đến \(seconds(time))."
    }

    func change(_ state: String, _ time: String) -> String { "\(state) lúc \(seconds(time))" }

    func ended(_ why: String, _ time: String) -> String {
      "bị chấm dứt lúc \(seconds(time)) (\(why))"
    }

    func history(_ app: String, _ changes: [String]) -> String {
      "\(app): lúc đầu không chạy" + changes.map { ", rồi " + $0 }.joined() + "."
    }

    func coverage(_ states: Int, _ allStates: Int, _ transitions: Int, _ allTransitions: Int)
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
