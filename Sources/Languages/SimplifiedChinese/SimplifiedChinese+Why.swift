// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension SimplifiedChinese {
  final class WhySentences: WhyPhrases {
    func happened(_ time: String, app: String?) -> String {
      app.map { "\(seconds(time))，\($0)" } ?? seconds(time)
    }

    var role: String { "在这个方法中" }

    var meaning: String { "含义" }

    var leadsTo: String { "可能的下一个状态" }

    var rule: String { "规则" }

    var grade: String { "可信度" }

    var sources: String { "来源" }

    var followed: String { "applife 遵循的来源" }

    var opposing: String { "持不同说法的来源" }

    var chain: String { "从起因到这里的每一步，以及 App 当时的状态" }

    var forgotten: String { "最初的几步已不在日志中。" }

    func reached(_ limit: TimeLimit) -> String { "到达时限：\(SimplifiedChinese.shared.limit(limit))" }

    func countdown(_ limit: TimeLimit, _ left: String) -> String {
      "\(SimplifiedChinese.shared.limit(limit))，还剩 \(left)"
    }

    var forbidden: String { "为什么不可用" }

    var possibleNow: String { "现在可以发生。" }

    var toMakePossible: String { "让它可用的最短方法" }

    func notThere(_ app: String) -> String { "\(app) 不处于这个状态" }

    var toGetThere: String { "到达那里的最短方法" }

    var lastTime: String { "上次处于这个状态" }

    var noWay: String { "没有找到。" }

    var forOtherApp: String { "对另一个 App 可以发生" }

    var wait: String { "跳到下一个期限。" }

    func timer(since: String, due: String, _ isFatal: Bool) -> String {
      let (since, due) = (spacedBehind(seconds(since)), spacedBehind(seconds(due)))
      return "从 \(since)开始，到 \(due)用完。"
        + (isFatal ? "用完时，iOS 终止 App。" : "用完时，App 不会被终止。")
    }

    func isPossible(_ event: String, key: String) -> String {
      "现在 \(event) 可以发生了。请按 \(key)。"
    }

    func isThere(_ app: String, state: String) -> String { "\(app)：\(state)。" }

    var choose: String { "输入 1 执行它。" }

    var nothing: String { "还没有可以解释的内容。" }

    var nothingTitle: String { "为什么" }

    func noRow(_ number: Int) -> String { "日志中没有第 \(number) 行，或者这一行没有起因。" }

    var usage: String { "输入 why，或 why 12 解释第 12 行，或 why not 和一个事件。" }

    func hint(_ key: String) -> String { "\(key)：为什么？" }
  }
}
