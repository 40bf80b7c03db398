// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese {
  final class PageSentences: PagePhrases {
    var steps: String { "步骤" }

    var timeline: String { "时间线" }

    var notPossible: String { "现在不可用：点按可查看原因" }

    var outcome: String { "发生了什么" }

    var columns: [String] { ["时间", "App", "种类", "内容"] }

    var passed: String { "符合" }

    var failed: String { "不符合" }

    var step: String { "下一步" }

    var play: String { "播放" }

    var stop: String { "停止" }

    var pace: String { "播放速度" }

    var statement: String { "输入语句" }

    var send: String { "发送" }

    var more: String { "更多" }

    var pass: String { "跳过" }

    var close: String { "关闭" }

    var copyLink: String { "复制链接" }

    var saveScenario: String { "保存剧本" }

    var showCommand: String { "显示命令" }

    var record: String { "显示运行记录" }

    var predict: String { "先预测" }

    func terminalOnly(_ name: String) -> String { "\(name) 只能在终端中使用。" }

    var speed: String { "速度" }

    var paused: String { "时钟已暂停" }

    var past: String { "你正在查看过去" }

    var link: String { "这个会话的链接" }

    var command: String { "在终端中打开同一个会话" }

    var copied: String { "链接已复制。" }

    var longLink: String { "这个会话太长，放不进链接。请改为保存它的剧本。" }

    var badLink: String { "这个地址中没有可以打开的会话。" }

    var trapped: String {
      "模拟器在你最后一次输入时停止了。页面已重新启动它，并重复了在那之前的一切。"
    }

    var oldBrowser: String {
      "这个浏览器不能运行模拟器，因为它没有 WebAssembly 或 DecompressionStream。你可以阅读运行记录。"
    }

    var notStarted: String { "模拟器无法启动。你可以阅读运行记录。" }

    var copyIssue: String { "复制为问题报告" }

    var expected: String { "预期" }

    var actual: String { "实际" }

    var lastCalls: String { "最后的调用" }

    var issueCopied: String { "已复制问题报告。" }

    var next: String { "下一步是" }

    var explained: String { "刚刚发生" }

    var handIn: String { "保存作业文件" }

    var keys: String { "字母键" }

    var views: String { "视图" }

    var moment: String { "运行中的某一时刻" }

    var hideOutcomes: String { "隐藏结果" }

    var course: String { "iOS App 的生命周期" }

    var courseAbout: String { "每一课是一个无需网络的页面。按 Enter 执行一步。" }
  }
}
