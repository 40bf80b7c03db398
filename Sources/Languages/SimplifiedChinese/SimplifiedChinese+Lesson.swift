// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  final class LessonSentences: LessonPhrases {
    func title(_ number: Int, _ title: String) -> String { "第 \(number) 课：\(title)" }

    func done(_ number: Int) -> String { "第 \(number) 课已完成。" }

    func next(_ key: String, _ number: Int, title: String) -> String {
      "\(key) 开始第 \(number) 课：\(title)"
    }

    var courseDone: String { "你已完成课程的每一课。" }

    func score(_ right: Int, of count: Int) -> String {
      "共 \(count) 题，你第一次就答对了 \(right) 题。"
    }

    func shortScore(_ right: Int, of count: Int) -> String { "\(right) / \(count)" }

    var learnt: String { "你学到了" }

    var again: String { "再看看这些" }

    func step(_ number: Int, _ trigger: String) -> String { "第 \(number) 步：\(trigger)" }

    func beforeStep(_ number: Int, key: String, back: String) -> String {
      "接下来又是第 \(number) 步。\(key) 执行它。\(back) 回到末尾。"
    }

    var nextLesson: String { "下一课" }

    var stillOpen: String { "尚未完成的课" }

    func progressNotKept(_ why: String) -> String { "没有保存进度：\(why)" }
  }
}
