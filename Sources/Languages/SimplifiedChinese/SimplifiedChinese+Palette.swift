// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  final class PaletteSentences: PalettePhrases {
    func events(possible: Int, of count: Int) -> String {
      "事件：共 \(count) 个，现在可用 \(possible) 个"
    }

    func rows(_ first: Int, to last: Int, of count: Int) -> String {
      "第 \(first)-\(last) 行，共 \(count) 行"
    }

    var typeToFind: String { "输入以查找" }

    var enteredBefore: String { "以前输入的" }

    func next(_ states: String) -> String { "接下来：\(states)。" }

    var noChange: String { "状态不变。" }

    func found(_ count: Int) -> String { "找到 \(count) 个" }

    var nothing: String {
      "没有这样的名称。删去字母：空行显示所有事件。"
    }

    func topic(_ name: String) -> String { "显示按键：\(name)" }

    func meaning(of word: StatementWord) -> String {
      switch word {
      case .wait: "让时间过去"
      case .skip: "跳到下一个期限"
      case .expect: "检查某事"
      case .within: "稍后检查某事"
      case .predict: "在下一个事件之前提问"
      }
    }
  }
}
