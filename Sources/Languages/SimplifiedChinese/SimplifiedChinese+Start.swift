// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  final class StartSentences: StartPhrases {
    var title: String { "你想做什么？" }

    var play: Choice { ("试玩", "打开 Notes，观察日志。每个按键都是手机上的一个事件。") }

    var course: Choice { ("课程", "一课一课地学习生命周期。") }

    var scenarios: Choice { ("剧本", "逐步执行来电、崩溃、推送启动等许多剧本。") }

    var keys: Choice { ("按键与符号", "查看每个按键的作用和每个符号的含义。") }

    var fiveSeconds: Choice {
      (
        "看 iOS 在五秒内终止一个 App",
        "离开时，App 需要 8 秒保存。iOS 大约允许 5 秒。"
      )
    }

    func lessons(_ done: Int, of count: Int, next: String) -> String {
      "共 \(count) 课，已完成 \(done) 课。下一课：\(next)"
    }

    var commands: String { "在命令行中" }

    var others: [(command: String, meaning: String)] {
      [
        ("applife check LOG", "找出设备日志在哪里违反规则"),
        ("applife explain REPORT", "根据崩溃报告说明 iOS 为什么终止 App"),
        ("applife tour", "列出在手机上测试 App 的步骤"),
        ("applife host PATH", "让你自己的 App 经历它的生命周期"),
      ]
    }

    var anyKey: String { "其他按键：执行其事件" }
  }
}
