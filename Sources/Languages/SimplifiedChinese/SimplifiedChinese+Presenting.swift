// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  final class PresentingSentences: PresentingPhrases {
    func begins(_ key: String) -> String { "开始演示。\(key) 执行一步，并隐藏它的结果。" }

    var ends: String { "演示已结束。" }

    var hidden: String { "会发生什么？" }

    var hiddenPlain: String { "会发生什么？next 揭晓全部，step 揭晓一行。" }

    var thenMarked: String { "之后评判你的回答。" }

    var beforeStep: String { "这一步之前" }

    var revealAll: String { "全部揭晓" }

    var revealLine: String { "揭晓一行" }

    var isHidden: String { "已隐藏" }

    func steps(_ first: Int, to last: Int, of count: Int) -> String {
      first == last
        ? "第 \(last) 步，共 \(count) 步" : "第 \(first) 到 \(last) 步，共 \(count) 步"
    }

    func stepCount(_ count: Int) -> String { "共 \(count) 步" }

    func next(_ step: String) -> String { "下一步：\(step)" }

    var noCall: String { "没有调用任何方法。" }

    var timePasses: String { "时间流逝" }

    func notesElsewhere(_ command: String) -> String {
      "备注在另一个终端里：请在那里运行 \(command)。"
    }

    func notesNotKept(_ why: String) -> String {
      "备注无法在另一个终端里显示：\(why)"
    }

    var nothingPresented: String {
      "现在没有演示。演示剧本时，备注会显示在这里。"
    }

    func expected(_ statement: String) -> String { "答案：\(statement)" }

    func revealFirst(_ key: String) -> String { "结果已隐藏。按 \(key) 揭晓。" }
  }
}
