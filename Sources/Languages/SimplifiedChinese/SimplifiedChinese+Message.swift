// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension SimplifiedChinese {
  final class MessageSentences: MessagePhrases {
    func unknownKey(_ key: String, helpKey: String) -> String {
      "\(key) 没有绑定操作。\(helpKey) 列出所有按键。"
    }

    func refusal(_ event: String, why: String, remedy way: String?) -> String {
      let refusal = "现在不能\(event)。\(why)"
      if let way { return refusal + way }
      return refusal
    }

    func nothingForEnter(switcherKey: String, scenariosKey: String) -> String {
      "Enter 在这里没有作用。\(switcherKey) 打开 App 切换器，\(scenariosKey) 打开剧本。"
    }

    func saveIsSlow(_ app: String, takes time: String, key: String?) -> String {
      let sentence = "\(app) 的下一次保存耗时 \(time)。"
      guard let key else { return sentence }
      return sentence + "\(key) 前往主屏幕。"
    }

    func press(_ keys: [String]) -> String { "请按 " + keys.joined(separator: "，再按 ") + "。" }

    func saved(_ path: String) -> String { "已保存为 \(path)。" }

    func notSaved(_ why: String) -> String { "没有保存：\(why)" }

    var nothingDue: String { "没有可以跳到的期限。" }

    var skipped: String { "已跳到下一个截止时间。" }

    func noApp(_ number: Int) -> String { "没有编号为 \(number) 的 App。" }

    func stoppedAtLaunch(_ app: String) -> String {
      "\(app) 会在启动时停止：它用 iOS 27 SDK 构建，因此需要场景 (launch.scenes-required)。"
    }

    func notOpened(_ why: String) -> String { "无法打开：\(why)" }

    var language: String { "语言是简体中文。" }

    func unknownLanguage(_ tag: String, _ tags: [String]) -> String {
      "没有名为“\(tag)”的语言。请使用 \(listed(tags))。"
    }

    var begun: String { "已重新开始。" }

    func restarted(_ key: String) -> String { "已重新开始。\(key) 回到刚才的位置。" }

    var restartedPlain: String { "已重新开始。输入 redo 回到刚才的位置。" }

    func noScenario(_ key: String) -> String { "没有载入剧本。按 \(key) 选择一个。" }

    var noScenarioPlain: String {
      "没有载入剧本。请输入 load 和名称。applife scenarios 列出所有名称。"
    }

    var scenarioDone: String { "剧本结束。" }

    func nextStep(_ number: Int, of count: Int, _ step: String) -> String {
      "下一步（第 \(number) 步，共 \(count) 步）：\(step)"
    }

    func scenarioResult(passed: Int, failed: Int) -> String {
      let end = "剧本结束。"
      if passed + failed == 0 { return end }
      let result = "\(passed + failed) 项预期中符合 \(passed) 项"
      return end + result + (failed > 0 ? "，不符合 \(failed) 项。" : "。")
    }

    func step(_ number: Int, of count: Int, _ text: String) -> String {
      "第 \(number) 步，共 \(count) 步：\(text)"
    }

    func held(_ expectation: String) -> String { "符合：\(expectation)" }

    func failed(_ expectation: String, found: String?) -> String {
      let failure = "不符合：\(expectation)。"
      if let found { return failure + "实际是：\(found)。" }
      return failure
    }

    func noMatch(_ term: String) -> String { "日志中没有“\(term)”。" }

    func matches(_ place: Int, of count: Int) -> String { "第 \(place) 个匹配，共 \(count) 个。" }

    func nothingSearched(_ searchKey: String) -> String {
      "没有要搜索的内容。请先按 \(searchKey)。"
    }

    var copied: String { "已复制，如果终端允许程序使用剪贴板。" }

    var tooLongToCopy: String { "对剪贴板来说太长。请保存到文件。" }

    func pasted(_ promptKey: String) -> String {
      "粘贴的文字不会按键。请先按 \(promptKey) 再粘贴。"
    }

    func pasteCut(_ most: Int) -> String {
      "一行最多 \(most) 个字符：粘贴的文字在 … 处被截断"
    }

    func badSpeed(_ text: String) -> String {
      "速度“\(text)”无效。请使用 0.01 到 1000 之间的数字。"
    }

    func fileExists(_ path: String, command: String) -> String {
      "\(path) 已存在。要替换它：\(command) \(path)"
    }

    var unsavedReplace: String { "你的事件还没有保存。如果打开它，这些事件会丢失。" }

    func unsaved(quitKey: String, saveKey: String) -> String {
      "你的事件还没有保存。再按 \(quitKey) 退出，按 \(saveKey) 保存。"
    }

    func unsaved(branch: String, quitKey: String, listKey: String) -> String {
      "尚未保存：\(branch)。再按 \(quitKey) 退出，按 \(listKey) 查看分支。"
    }

    func missingName(_ command: String) -> String { "\(command) 需要名称。" }

    func typed(_ problem: Scenario.Problem, _ isPlain: Bool) -> String {
      switch problem.fault {
      case .unknown(let found, .duration, _)
      where problem.position.column == 1 && ScenarioWords.isNumber(found):
        "现在没有等待回答的问题。"
      case .lateDeclaration("on"):
        "App 的代码要在剧本的所有步骤之前声明。在这里，“slow save 8s”会让下一次保存变慢。"
      case .lateDeclaration(let word):
        "“\(word)”是声明。applife 只从文件中读取声明：applife FILE 或 applife --plain < FILE"
      case .unknown(let found, .step, nil), .unknown(let found, .statement, nil):
        "未知的事件“\(found)”。" + (isPlain ? "请输入 help。" : "按 Tab 查看列表。")
      case .unknown, .outOfScope, .ambiguous, .missing, .unwanted, .repeated, .repeatedPrediction,
        .predictsNothing, .stopsBeforeNothing, .untimed, .openQuote, .systemName,
        .styleTooEarly, .windowsNeedScenes, .returnsNothing, .notUTF8, .control, .tooMuch, .nothing:
        SimplifiedChinese.shared.problem(problem)
      }
    }

    func full(_ count: Int) -> String {
      "会话已有 \(count) 个事件，不能再保留更多。请先保存，再重新开始。"
    }
  }
}
