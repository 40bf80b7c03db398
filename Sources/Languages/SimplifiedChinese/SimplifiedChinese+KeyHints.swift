// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension SimplifiedChinese {
  final class KeyHintSentences: KeyHintPhrases {
    var close: String { "关闭" }

    var scroll: String { "滚动" }

    var filter: String { "筛选" }

    var showAll: String { "显示全部" }

    var parts: String { "下一部分" }

    var startCard: String { "开始卡片" }

    var select: String { "选择" }

    var sideways: String { "左右" }

    var open: String { "打开" }

    var choose: String { "选择" }

    var typeToSearch: String { "输入即搜索" }

    var goToRow: String { "前往该行" }

    var doIt: String { "执行" }

    var takeOver: String { "填入此行" }

    func doStep(_ step: String) -> String { "执行“\(step)”" }

    func doSteps(_ count: Int) -> String { "执行这 \(count) 步" }

    var switchBranch: String { "切换" }

    var nameBranch: String { "命名" }

    var save: String { "保存" }

    var compare: String { "比较" }

    var differences: String { "差异" }

    var versions: String { "版本" }
    var methods: String { "方法" }

    var entries: String { "条目" }

    var stopMarking: String { "停止标记" }

    var answer: String { "回答" }

    var answerSelected: String { "回答" }

    func typeAnswer(_ subject: Question.Subject) -> String {
      switch subject {
      case .calls, .notCalled: "或输入方法"
      case .state: "或输入状态"
      case .notifications, .order: "或输入名称"
      }
    }

    var skip: String { "跳过" }

    var nextQuestion: String { "下一题" }

    var goOn: String { "继续" }

    var rule: String { "规则和来源" }

    var answerAgain: String { "回到答案" }

    func goToStep(_ number: Int) -> String { "回到第 \(number) 步" }

    func startLesson(_ number: Int) -> String { "开始第 \(number) 课" }

    var summary: String { "总结" }

    var copy: String { "复制" }

    var copyLink: String { "复制链接" }

    var copyScenario: String { "复制剧本" }
  }
}
