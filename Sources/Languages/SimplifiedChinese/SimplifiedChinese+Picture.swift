// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension SimplifiedChinese {
  final class PictureSentences: PicturePhrases {
    var events: String { "事件" }

    func limit(_ limit: TimeLimit, _ due: String) -> String {
      "时限“\(SimplifiedChinese.shared.limit(limit))”，到 \(due) 秒"
    }

    func leftOut(_ count: Int) -> String { "还有 \(count) 行没有画出。" }

    func summary(_ events: Int, _ time: String) -> String { "\(events) 个事件，从 0 到 \(time) 秒。" }

    func change(_ state: EmulatedApp.State, _ time: String) -> String {
      "在 \(time) 秒变为\(SimplifiedChinese.shared.state(state))"
    }

    func stay(_ state: EmulatedApp.State, from: String, to: String) -> String {
      "\(SimplifiedChinese.shared.state(state))，从 \(from) 到 \(to) 秒"
    }

    func reached(_ state: EmulatedApp.State, _ cause: TransitionReason) -> String {
      "\(SimplifiedChinese.shared.state(state))：\(SimplifiedChinese.shared.cause(cause))"
    }

    func note(_ state: EmulatedApp.State, _ cause: TransitionReason) -> String {
      "\(SimplifiedChinese.shared.state(state))（\(SimplifiedChinese.shared.cause(cause))）"
    }

    func ended(_ how: String) -> String { "终止：\(how)" }

    func ended(_ why: String, at time: String) -> String { "在 \(time) 秒终止（\(why)）" }

    func history(_ app: String, _ changes: [String]) -> String {
      "\(app)：起初未运行" + changes.map { "，然后" + $0 }.joined() + "。"
    }

    func coverage(states: Int, of allStates: Int, transitions: Int, of allTransitions: Int)
      -> String
    {
      "看到 \(allStates) 个状态中的 \(states) 个，\(allTransitions) 种转换中的 \(transitions) 种。"
    }

    func unseen(_ transitions: [String]) -> String { "没有看到：" + listed(transitions) + "。" }

    var seen: String { "已看到" }

    var notSeen: String { "没有看到" }

    func runs(_ count: Int) -> String { "\(count) 个剧本" }
  }
}
