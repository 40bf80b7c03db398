// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  final class PaletteSentences: PalettePhrases {
    func topic(_ name: String) -> String { "显示按键：\(name)" }

    var statements: [(words: String, meaning: String)] {
      [
        ("wait ", "让时间过去：wait 5s"),
        ("skip", "跳到下一个期限"),
        ("expect ", "检查某事：expect Notes background"),
        ("within ", "稍后检查某事：within 5s expect Notes suspended"),
        ("predict ", "在下一个事件之前提问"),
      ]
    }
  }
}
