// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension SimplifiedChinese {
  final class PlainSentences: PlainPhrases {
    func greeting(_ title: String, version: String) -> String {
      "\(title.isEmpty ? "applife" : title)（\(version)）"
    }

    func advice(_ steps: Int) -> String {
      let events = "输入一个事件，例如 tap icon 或 receive call。输入 help 查看命令。"
      return steps == 0 ? events : "共 \(steps) 步。输入 next 执行一步。" + events
    }

    func onScreen(_ screen: String) -> String { "屏幕上：\(screen)。" }

    func app(_ name: String, state: String) -> String { "\(name)：\(state)。" }

    func limit(_ app: String, _ limit: TimeLimit, left: String) -> String {
      "\(app)：\(SimplifiedChinese.shared.limit(limit))，还剩 \(left)。"
    }

    func progress(_ taken: Int, of count: Int, next: String?) -> String {
      let place = "第 \(taken) 步，共 \(count) 步。"
      return next.map { "\(place)下一步：\($0)。" } ?? "\(place)剧本结束。"
    }

    var help: [String] {
      [
        "事件：tap icon、press home、lock、unlock、receive call、decline call 等等。",
        "  applife events 列出所有事件。可以指定 App：tap icon Maps。",
        "时间：wait 5s 让 5 秒过去。skip 跳到下一个期限。+2s press home 先等待 2 秒。",
        "预期：expect Notes active，within 5s expect Notes suspended。",
        "剧本：next 执行一步。step 每次显示一个回调。restart 重新开始。",
        "  scenarios 列出所有课和剧本，scenarios call 列出与电话有关的。load NAME 载入一个。",
        "undo 撤销上一个事件或步骤。redo 重做。status 描述设备的状态。",
        "过去：earlier 和 later 前往另一个时刻，earlier event 和 earlier state 前往另一个事件或",
        "  状态。first 前往最初，now 回到现在。在过去发生的事件会开始一个新分支。",
        "  branches 列出分支。switch 2 切换到分支 2。branch NAME 为当前分支命名。",
        "present 隐藏每一步的结果。之后 next 揭晓全部结果，step 揭晓一行。",
        "  notes 读出演讲者备注。",
        "why 解释最近发生的事。why 12 解释日志的第 12 行。",
        "  why not press home 说明为什么这个事件不可用，以及怎样让它可用。",
        "coverage 列出本次会话看到过什么、还缺什么。",
        "quiz 请你预测 iOS 会做什么。用数字回答，或输入方法。",
        "  在事件前加 predict 会就该事件提问。pass 跳过问题。summary 显示你的",
        "  成绩。save-summary FILE 保存成绩。回答之后，why 解释相应的规则。",
        "compare style delegate scene 比较两种风格。compare ios 13 26 比较两个版本。",
        "  compare limit suspension 5s 1m 比较两个时限，compare 2 与另一个分支比较。",
        "save FILE 把会话保存为剧本。save! FILE 替换文件。",
        "speed 4 设定时钟的速度。pause 停止或继续时钟。quit 退出。",
      ]
    }
  }
}
