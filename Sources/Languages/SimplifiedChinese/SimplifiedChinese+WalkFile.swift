// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

extension SimplifiedChinese.WalkSentences {
  /// A problem in a session file, without the place.
  func fileProblem(_ problem: WalkFile.Problem) -> String {
    switch problem {
    case .noSession: "不是 applife walk 的会话文件"
    case .notJSON: "不是一行 JSON"
    case .wantsHead: "不是 applife walk 的会话文件：首先应为种类“walk”的行"
    case .wantsText: "这一行之前应有种类“text”的行"
    case .again(let kind): "又有一行是种类“\(kind.rawValue)”"
    case .behindEnd: "种类“end”的行之后还有一行"
    case .cutOff:
      "会话文件被截断：应有种类“end”的行；要保留其中的判定，请在末尾加上这一行：{\"kind\":\"end\"}"
    case .noScenario: "会话文件中没有剧本"
    case .missingKey(let key): "应有键“\(key)”"
    case .wantsValue(let value, let key):
      "\(key.map { "“\($0)”" } ?? "这一行")应为\(word(value))"
    case .unknownValue(let key): "“\(key)”的值未知"
    case .version(let version): "会话文件应为版本 \(WalkFile.version)，却是版本 \(version)"
    case .style(let word): "未知的风格“\(word)”；请使用 delegate、scene 或 swiftui"
    case .ios(let version): "未知的版本 iOS \(version)"
    case .step(let number, let count): "步骤应为 1 到 \(count)，却是 \(number)"
    case .stepAgain(let number): "又有一行是第 \(number) 步"
    case .verdict(let word):
      "未知的判定“\(word)”；请使用 " + SimplifiedChinese.listed(Walk.Verdict.allCases.map { $0.rawValue })
    case .date(let text): "日期应写作 2026-11-21T18:00:00Z，却是“\(text)”"
    case .evidence:
      "附件需要不带文件夹的名称、SHA-256 和大小"
    case .time(let key): "“\(key)”应为以秒计的时间，0 到一百年"
    // Its own problems follow, each with its place.
    case .scenario: "其中的剧本"
    }
  }

  private func word(_ value: WalkFile.Value) -> String {
    switch value {
    case .wholeNumber: "整数"
    case .number: "数字"
    case .text: "字符串"
    case .list: "数组"
    case .object: "对象"
    }
  }
}
