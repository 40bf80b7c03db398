// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  final class TimelineSentences: TimelinePhrases {
    var past: String { "过去" }

    var nothingBefore: String { "最初：还没有发生任何事。" }

    var events: String { "事件" }

    func event(_ number: Int, of count: Int) -> String { "事件 \(number) / \(count)" }

    func branchOf(_ number: Int, count: Int) -> String { "分支 \(number) / \(count)" }

    func hint(_ command: Command) -> String {
      if case .run(.travel(_, .moment)) = command { return "时刻" }
      if command == .run(.travelToFirst) { return "最初" }
      if command == .run(.travelToPresent) { return "回到现在" }
      return SimplifiedChinese.shared.words(for: command).label
    }

    var startBranch: String { "任何事件：新分支" }

    func branch(_ number: Int) -> String { "分支 \(number)" }

    var title: String { "分支" }

    func length(_ events: Int, from: String, to: String) -> String {
      "\(events) 个事件，\(from) 到 \(to)"
    }

    var isCurrent: String { "当前" }

    var isPresent: String { "这里就是现在。" }

    var isFirst: String { "这是最初的时刻。" }

    func lookingAt(_ time: String, event number: Int, of count: Int) -> String {
      "正在查看 \(time)，第 \(number) 个事件，共 \(count) 个。时钟已停止。"
    }

    func returns(_ key: String) -> String { "\(key) 回到现在。" }

    func backInPresent(_ time: String) -> String { "现在：\(time)。" }

    func began(_ branch: String) -> String { "新的\(spaced(branch))。之后的事件留在原分支中。" }

    func switched(_ branch: String) -> String { "已切换到\(spaced(branch))。" }

    func named(_ name: String) -> String { "这个分支的名称是 \(name)。" }

    func nameTaken(_ name: String) -> String { "另一个分支的名称已经是 \(name)。" }

    var ownName: String { "applife 自己用这样的名称命名分支。请换一个名称。" }

    func noBranch(_ name: String) -> String { "没有名称或编号为 \(name) 的分支。" }

    func badUnit(_ word: String) -> String {
      "未知的单位“\(word)”。请使用 event、state，或不加任何词。"
    }

    var nothingToUndo: String { "没有可以撤销的操作。" }

    var undone: String { "已撤销。" }

    var nothingToRedo: String { "没有可以重做的操作。" }

    var redone: String { "已重做。" }
  }
}
