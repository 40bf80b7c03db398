// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension SimplifiedChinese {
  final class CompareSentences: ComparePhrases {
    func legend(left: String, right: String) -> [String] {
      ["< 只有 \(left)", "> 只有 \(right)", "| 改为调用", "~ 不同"]
    }

    func calledInstead(_ method: String, at time: String) -> String {
      "改为：\(method)，在 \(time)"
    }

    func insteadOf(_ method: String, at time: String) -> String { "取代 \(method)，在 \(time)" }

    func statesDiffer(_ app: String, left: String, right: String) -> String {
      "\(app)：\(left) | \(right)"
    }

    var nothingDiffers: String { "没有不同。" }

    func summary(_ counts: ComparisonCounts) -> String {
      "相同 \(counts.same)，不同 \(counts.different)，改为调用 \(counts.instead)，"
        + "只在 \(counts.leftName) 中 \(counts.onlyLeft)，只在 \(counts.rightName) 中 \(counts.onlyRight)。"
    }

    func total(_ count: Int, different: Int) -> String {
      "\(count) 个剧本中有 \(different) 个不同。"
    }

    func methodsTitle(_ scenarios: Int, left: String, right: String) -> String {
      "\(scenarios) 个剧本：\(left) 与 \(right)"
    }

    func outcome(_ outcome: MethodTable.Outcome, _ isMethod: Bool, _ right: String) -> String {
      switch (outcome, isMethod) {
      case (.gone, true): "在 \(right) 中不再调用"
      case (.stays, true): "在 \(right) 中仍然调用"
      case (.new, true): "在 \(right) 中新增"
      case (.gone, false): "在 \(right) 中不再发出的通知"
      case (.stays, false): "在 \(right) 中仍然发出的通知"
      case (.new, false): "在 \(right) 中新增的通知和阶段"
      }
    }

    var method: String { "方法" }

    var notification: String { "通知" }

    var instead: String { "改为" }

    var inPlaceOf: String { "取代" }

    var whatChanges: String { "变化" }

    var onlyHere: String { "仅此一侧" }

    func difference(_ difference: Comparison.Difference) -> String {
      switch difference {
      case .refused: "被拒绝"
      case .time: "时间"
      case .state: "状态"
      case .details: "细节"
      }
    }

    func nothing(_ count: Int, _ scenario: String) -> String {
      "无 \(count)" + example(scenario)
    }

    func added(_ count: Int, _ scenario: String) -> String { "增加 \(count)" + example(scenario) }

    func missing(_ count: Int, _ scenario: String) -> String {
      "缺少 \(count)" + example(scenario)
    }

    func optionsLost(_ count: Int) -> String { "不带选项 \(count)" }

    func optionsGained(_ count: Int) -> String { "带选项 \(count)" }

    func leftOut(_ names: [String]) -> String {
      "略去了 \(names.count) 个剧本，因为它们在其中一边无法进行"
        + "（\(names.first ?? "")\(names.count > 1 ? "……" : "")）。"
    }

    func problem(_ problem: WorldProblem) -> String {
      switch problem {
      case .unknownStyle(let found, let nearest):
        SimplifiedChinese.unknown(
          "风格", found, nearest, among: LifecycleStyle.allCases.map { $0.rawValue })
      case .unknownVersion(let found):
        "未知的 iOS 版本“\(found)”；请使用 \(Device.knownVersions.lowerBound) 到 "
          + "\(Device.knownVersions.upperBound)"
      case .unknownLimit(let found, let nearest):
        SimplifiedChinese.unknown(
          "时限", found, nearest, among: TimeLimit.allCases.map { $0.rawValue })
      case .badDuration(let found):
        "“\(found)”不是时长；请使用 250ms、5s、1m30s 或 2h 之类的写法"
      case .notTwo(let what, let count):
        "\(what) 需要两边共用的一个值，或两个值，而不是 \(count) 个"
      case .sameTwice(let what, let value):
        "两边的 \(what) 都是 \(value)，所以没有可以比较的内容"
      }
    }

    func title(left: String, right: String) -> String { "\(left) 与 \(right)" }

    var nothingToCompare: String { "没有可以比较的内容：还没有发生任何事。" }

    func tooMany(_ most: Int) -> String {
      "会话超过 \(most) 步。请保存它，再使用 applife compare。"
    }

    func unknown(_ name: String) -> String {
      "没有名为“\(name)”的分支。请使用 style A B、ios A B、limit NAME A B 或一个分支。"
    }

    var present: String { "现在" }

    func sameBranch(_ name: String) -> String {
      "\(name) 就是当前分支。请指定另一个分支与它比较。"
    }

    var atStart: String { "开始时：" }

    func after(_ event: String, at time: String) -> String {
      "\(event) 之后，在 \(seconds(time))："
    }

    func whenOver(_ limit: TimeLimit, _ time: String) -> String {
      "时限“\(SimplifiedChinese.shared.limit(limit))”到期时，在 \(seconds(time))："
    }

    func insteadSentence(right: String, left: String) -> String { "\(right) 取代 \(left)。" }

    func onEach(_ side: String, sentence: String) -> String { "\(side)：\(sentence)" }

    func only(_ side: String, sentence: String) -> String { "只有 \(side)：\(sentence)" }

    func timesDiffer(_ sentence: String, left: String, right: String) -> String {
      "在 \(seconds(right))，而不是 \(seconds(left))：\(sentence)"
    }
  }

  private static func unknown(
    _ what: String, _ found: String, _ nearest: String?, among names: [String]
  ) -> String {
    "未知的\(what)“\(found)”；" + (nearest.map { "你是指“\($0)”吗？" } ?? "请使用 " + listed(names))
  }

  /// A scenario in which something happens, if there is a name for it.
  private static func example(_ scenario: String) -> String {
    scenario.isEmpty ? "" : "（如 \(scenario)）"
  }
}
