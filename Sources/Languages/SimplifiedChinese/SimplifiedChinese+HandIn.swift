// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  final class HandInSentences: HandInPhrases {
    func notKept(_ why: String) -> String { "未能保存到作业文件：\(why)" }

    func fileProblem(_ problem: HandInProblem) -> String {
      switch problem {
      case .noHandIn: "不是 applife learn 的作业文件"
      case .version(let found): "需要版本 1 的作业文件，但发现版本“\(found)”"
      case .cutOff: "作业文件不完整：缺少最后一行"
      case .changed: "作业文件已损坏或被改动：校验和不符"
      case .line: "有一行不是 applife 写的"
      case .tooLong: "作业文件太长"
      case .noLesson: "开头应当是一课"
      }
    }

    func unknownLesson(_ name: String) -> String {
      "这里没有名为“\(name)”的课，或者这里的内容不同"
    }

    func contradiction(_ place: HandInPlace) -> String {
      if let question = place.question {
        return
          "课 \(place.lesson)，第 \(place.step) 步，问题 \(question)：重放结果与作业文件不一致"
      }
      return "课 \(place.lesson)，第 \(place.step) 步：重放结果与作业文件不一致"
    }

    func missing(_ place: HandInPlace) -> String {
      if let question = place.question {
        return "课 \(place.lesson)，第 \(place.step) 步，问题 \(question)：缺失，或不在原位"
      }
      return "课 \(place.lesson)，第 \(place.step) 步：缺失，或不在原位"
    }

    func unfinished(_ lesson: String) -> String { "课 \(lesson) 没有做完" }

    func leftOut(_ right: String) -> String { "没有回答。正确答案：\(right)。" }
  }
}
