// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension SimplifiedChinese {
  final class WalkSentences: WalkPhrases {
    func question(_ fact: Walk.Fact) -> String {
      switch fact {
      case .charter: "你想在这次会话中查明什么？"
      case .tester: "谁来测试？"
      case .device: "哪台设备？iOS 的哪个版本？"
      case .build: "App 的哪个构建版本？"
      }
    }

    func fact(_ fact: Walk.Fact) -> String {
      switch fact {
      case .charter: "目标"
      case .tester: "测试者"
      case .device: "设备"
      case .build: "构建版本"
      }
    }

    func verdict(_ verdict: Walk.Verdict) -> String {
      switch verdict {
      case .passed: "通过"
      case .failed: "失败"
      case .blocked: "受阻"
      case .skipped: "跳过"
      }
    }

    func activity(_ activity: Walk.Activity) -> String {
      switch activity {
      case .design: "设计"
      case .execution: "执行"
      case .investigation: "调查"
      case .setUp: "准备"
      }
    }

    var paused: String { "时钟已暂停" }

    func step(_ number: Int, of count: Int) -> String { "第 \(number) 步，共 \(count) 步" }

    var preparation: String { "先做这些，无需检查：" }

    func preparationList(first: Int, last: Int) -> String {
      "第 \(first) 到 \(last) 步。按 w 列出。"
    }

    var toDo: String { "请做：" }

    var toSee: String { "手机随后必须显示：" }

    var callbacks: String { "App 的日志必须显示：" }

    var noCallbacks: String { "没有新内容" }

    var model: String { "模型的状态（手机上看不到）：" }

    var comment: String { "剧本说明：" }

    var refused: String { "什么都不会发生，因为这个事件在这里不可用" }

    var result: String { "判定：" }

    var instead: String { "实际：" }

    var note: String { "备注：" }

    var evidence: String { "附件：" }

    var followUp: String { "后续：" }

    /// "等待 1 分 30 秒。"
    func wait(_ time: Duration) -> String {
      let seconds = time.components.seconds
      let rest = time - .seconds(seconds - seconds % 60)
      var parts: [String] = []
      func add(_ number: String, _ unit: String) {
        if number != "0" { parts.append("\(number) \(unit)") }
      }
      add("\(seconds / 3600)", "小时")
      add("\(seconds % 3600 / 60)", parts.isEmpty && rest == .zero ? "分钟" : "分")
      add(TimeText.seconds(rest), "秒")
      return parts.isEmpty ? "无需等待。" : "等待 \(parts.joined(separator: " "))。"
    }

    var nothing: String { "什么都不用做。" }

    func appState(_ app: String, state: String) -> String { "\(app)：\(state)" }

    func after(_ app: String) -> String { "这一步之后的 \(app)" }

    var steps: String { "步骤" }

    var way: String { "从开始到这一步" }

    var wayIsEmpty: String { "这是第一步：App 未运行。" }

    func column(_ column: WalkSheet.Column) -> String {
      switch column {
      case .step: "步骤"
      case .instruction: "要做什么"
      case .screen: "手机显示"
      case .log: "App 的日志显示"
      case .model: "模型说"
      case .verdict: "判定"
      case .note: "备注"
      case .time: "分:秒"
      }
    }

    func label(_ label: WalkSheet.Label) -> String {
      switch label {
      case .fact(let fact): self.fact(fact)
      case .activity(let activity): self.activity(activity)
      case .scenario: "剧本"
      case .started: "开始时间"
      case .verdicts: "判定"
      case .toDo: "要做"
      case .comment: "剧本"
      case .screen: "手机"
      case .log: "App 的日志"
      case .model: "模型"
      case .instead: "实际"
      case .note: "备注"
      case .reproduce: "重现"
      }
    }

    func stepHeading(_ number: Int, _ verdict: Walk.Verdict) -> String {
      "第 \(number) 步：\(self.verdict(verdict))"
    }

    func evidenceHeading(_ number: Int) -> String { "第 \(number) 步：附件" }

    var followUpHeading: String { "后续" }

    var open: String { "未判定" }

    func counts(passed: Int, failed: Int, blocked: Int, skipped: Int, open: Int)
      -> String
    {
      "通过 \(passed)，失败 \(failed)，受阻 \(blocked)，跳过 \(skipped)，未判定 \(open)"
    }

    func clock(_ time: String) -> String { "\(time)（分:秒）" }

    func thenKeys(_ command: String, keys: String) -> String { "\(command)，然后按 \(keys)" }

    var traceColumns: [String] { ["时间", "App", "种类", "预期的轨迹"] }

    func length(_ count: Int) -> String { "共 \(count) 步。" }

    func tally(_ count: Int, _ verdict: Walk.Verdict) -> String {
      "\(self.verdict(verdict)) \(count)"
    }

    func end(_ count: Int) -> String {
      count == 1 ? "仅有的一步已有判定。" : "全部 \(count) 步都已有判定。"
    }

    func open(_ numbers: String) -> String { "没有判定的：\(numbers)。" }

    var times: String { "时间：" }

    func minutes(_ minutes: Int) -> String { "\(minutes) 分钟" }

    func report(_ file: String) -> String {
      "生成报告：applife report \(file) --format markdown、html、junit、tap、csv 或 json"
    }

    func resumed(_ number: Int, of count: Int) -> String {
      "从第 \(number) 步继续，共 \(count) 步。w 列出之前的步骤。"
    }

    func begun(_ file: String) -> String { "applife 把每个判定保存到 \(file)。" }

    func farewell(_ judged: Int, of count: Int, _ file: String) -> [String] {
      [
        "\(count) 步中有 \(judged) 步已有判定：\(file)",
        judged < count ? "继续：applife walk \(file)" : "生成报告：applife report \(file)",
      ]
    }

    var saved: String { "已保存。" }

    var noEvidenceFolder: String {
      "请用 --evidence 文件夹 指定截图所在的文件夹。"
    }

    func attached(_ file: String) -> String { "已附上：\(file)" }

    func alreadyAttached(_ file: String) -> String { "\(file) 已经附上。它仍是最新的文件。" }

    func notAttached(_ why: String) -> String { "未能附上：\(why)" }

    func missing(_ evidence: MissingEvidence) -> String {
      switch evidence {
      case .isGone: "这个文件已不在会话旁边。"
      case .isAnother: "这个文件在附上之后变了，所以不显示。"
      case .isTooLarge(let one, let all):
        "这张图片不显示：表中每张图片最多 \(one) MB，全部最多 \(all) MB。"
      }
    }

    func notKept(_ why: String) -> String { "没有保存，所以还不算数：\(why)" }

    func leaveAnyway(_ why: String) -> String {
      "无法保存时钟的最后几分钟（\(why)）。再按一次 q 直接退出。"
    }

    var isFirst: String { "这是第一步。" }

    var isLast: String { "这是最后一步。" }

    var keys: [(key: String, label: String, isForStep: Bool)] {
      [
        ("p", "通过", true), ("f", "失败", true), ("b", "受阻", true), ("s", "跳过", true),
        ("←→", "步骤", false), ("w", "列表", false), ("?", "帮助", false), ("q", "退出", false),
        ("n", "备注", true), ("t", "时钟", false), ("Space", "暂停", false), ("i", "实际", true),
        ("a", "附件", true), ("u", "后续", false), ("PgDn", "更多", false),
      ]
    }

    var enterNeedsVerdict: String { "请按 p（通过）、f（失败）、b（受阻）或 s（跳过）。" }

    var enterAtTheEnd: String { "按 q 退出，按 ← 回到某一步。" }

    var nothingWasLogged: String { "没有记录任何内容" }

    var pickerKeys: String { "↑↓ 选择  Enter 加入  空行上的 Enter：完成  Esc 跳过" }

    var lineKeys: String { "Enter 保存  Esc 跳过" }

    var help: [(key: String, meaning: String)] {
      [
        ("p", "这一步通过：手机做了这一步所预期的事。"),
        ("f", "这一步失败。你可以输入手机实际做了什么，以及备注。"),
        ("b", "这一步受阻：你无法执行它。你可以输入备注。"),
        ("s", "跳过这一步。"),
        ("n", "为这一步写备注。它取代之前的备注。"),
        ("i", "说明手机实际做了什么。它取代之前的说明。"),
        ("a", "附上 --evidence 所指文件夹中最新的文件：截图、视频或日志。"),
        ("u", "为另一次会话记下一件事。"),
        ("← →", "前往上一步或下一步。新的判定取代旧的。"),
        ("↑ ↓ PgUp PgDn", "滚动。"),
        ("w", "列出从开始到这一步的各步，用于手机处于其他状态时。"),
        ("t", "更改时间的种类：设计、执行、调查或准备。"),
        ("Space", "暂停或继续时钟。"),
        ("?", "显示这个帮助。"),
        ("q", "退出。同一个命令会从这里继续。"),
      ]
    }

    var plainHelp: [String] {
      [
        "passed、failed、blocked、skipped：给这一步作出判定：通过、失败、受阻、跳过 (p、f、b、s)。其后的文字是备注。",
        "instead 文字：说明手机实际做了什么。用逗号分隔方法。",
        "note 文字：加上备注。两者都属于你最近判定的那一步，或你在那之后用 next、back 或 step",
        "  前往的那一步。",
        "attach：附上 --evidence 所指文件夹中最新的文件。它与备注属于同一步。",
        "follow-up 文字：为另一次会话记下一件事。",
        "next、back、step 7：前往另一步。show 重复这一步。way 列出之前的步骤。",
        "时钟计四种时间：设计 (design)、执行 (execution)、调查 (investigation)、准备 (set-up)。输入其中一个来更改。",
        "pause 停止时钟。continue 继续时钟。",
        "status 显示会话的状态。quit 退出。同一个命令会继续这次会话。",
      ]
    }

    var plainAdvice: String { "请输入 passed、failed、blocked 或 skipped，或 help。" }

    func unknownWord(_ word: String, nearest: String?) -> String {
      "未知的命令“\(word)”；" + (nearest.map { "你是指 \($0) 吗？" } ?? "请输入 help")
    }

    func unknownStep(_ count: Int) -> String { "请使用 1 到 \(count) 的步骤" }
  }
}
