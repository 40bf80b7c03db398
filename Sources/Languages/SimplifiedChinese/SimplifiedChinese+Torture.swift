// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension SimplifiedChinese {
  final class TortureSentences: TorturePhrases {
    func verdict(_ verdict: TortureVerdict) -> String {
      switch verdict {
      case .kept: "保留"
      case .lost: "丢失"
      case .notLaunched: "没有启动"
      case .notSaid: "没有报告"
      case .notEdited: "没有编辑"
      case .notEnded: "没有结束"
      }
    }

    func finding(_ verdict: TortureVerdict) -> String {
      switch verdict {
      case .kept: "下次启动之后，每处编辑都在"
      case .lost(let edits, let wereClaimed): lost(edits, wereClaimed)
      case .notLaunched: "下次启动之后，App 没有激活"
      case .notSaid: "下次启动之后，App 没有报告它保存的编辑"
      case .notEdited: "在这个时刻之前，App 的数据没有被编辑"
      case .notEnded: "进程没有在这个时刻结束"
      }
    }

    func endedOtherwise(_ ending: Termination) -> String {
      "进程提前结束，原因是 \(ending.reason.rawValue)，当时的状态是 \(ending.state.rawValue)"
    }

    func until(_ state: EmulatedApp.State) -> String { "直到 \(state.rawValue)" }

    func inCall(_ state: String, _ callback: Callback) -> String {
      "\(state)，在 \(callback.rawValue) 中"
    }

    func head(_ app: String, moments: Int, situations: Int) -> String {
      "\(app)：它的进程可能在 \(moments) 个时刻结束，这些时刻是在 \(situations) 种情形中找到的。"
        + "对每个时刻，applife 在全新的主目录中启动 App，做一处编辑，杀死 App，再次启动它。"
    }

    func summary(lost: Int, moments: Int, unjudged: Int) -> String {
      let result =
        lost == 0
        ? "\(moments) 个时刻中有 \(moments - unjudged) 个没有丢失数据"
        : "\(moments) 个时刻中有 \(lost) 个丢失数据"
      return result + (unjudged == 0 ? "。" : "；\(unjudged) 个无法判定。")
    }

    func shortened(_ limits: [ShortenedLimit]) -> String {
      "已缩短："
        + listed(limits.map { "\($0.limit.rawValue) \($0.to.words)（iOS：\($0.from.words)）" })
        + "。用 --ios-limits 时，时限与 iOS 上一样长。"
    }

    func problem(_ problem: TortureProblem) -> [String] {
      let advice =
        "请导入 ApplifeKit，在每次改动时调用 Applife.edited(_:)，在数据载入后调用 Applife.saved(_:)；"
        + "或用 --file 指定存放数据的文件 (docs/how-to/find-lost-data.md)"
      switch problem {
      case .saysNothing(let app):
        return ["无法判定 \(app)：它既不报告编辑，也不报告已保存的数据", advice]
      case .neverEdits(let app):
        return [
          "无法判定 \(app)：它报告已保存的数据，但不报告编辑",
          "请在每次改动时调用 Applife.edited(_:)；在 Applife.onEdit(_:) 中做 applife 要求的编辑，"
            + "或用 --edit 给出用户的步骤 (docs/how-to/find-lost-data.md)",
        ]
      case .neverSaves(let app):
        return [
          "无法判定 \(app)：它报告编辑，但在启动时没有报告已保存的数据",
          "请在数据载入后调用 Applife.saved(_:)，即使列表是空的 (docs/how-to/find-lost-data.md)",
        ]
      case .notLaunched(let app, let said):
        return ["\(app) 启动后 \(TortureVerdict.patience.words) 内没有激活"] + said
      case .nothingJudged(let app):
        return ["无法判定 \(app)：在它的进程结束之前，它的数据从未被编辑"]
      case .notEdited(let app, let said): return ["未编辑：在 \(app) 中没有发生编辑"] + said
      case .changesNothing(let app, let file, let files):
        return [
          "未编辑：即使进程没有结束，对 \(app) 的编辑也没有改变 \(file)",
          files.isEmpty
            ? "其主目录中没有文件"
            : "其主目录中的文件：\(files.joined(separator: ", "))",
          "请用 --file 指出 App 保存数据的文件，并用 --edit 给出用户的步骤 "
            + "(docs/how-to/find-lost-data.md)",
        ]
      case .changesByItself(let app, let file):
        return [
          "未评判：即使没有编辑，\(app) 每次写入 \(file) 的内容也不同",
          "请用 --file 指出只有编辑才会改变的文件，或让 App 说明保存了什么 "
            + "(docs/how-to/find-lost-data.md)",
        ]
      case .editRefused(let event):
        return ["--edit：“\(event)”在激活的 App 中不可用"]
      case .editIsNoEvent(let step): return ["--edit 只接受事件；“\(step)”不是事件"]
      case .badFile(let name):
        return ["--file 需要主目录中的文件或文件夹的名称；“\(name)”不是这样的名称"]
      }
    }

    var headings: [String] { ["数据", "结束原因", "状态", "编辑之后的步骤"] }
  }

  private static func lost(_ edits: [String], _ wereClaimed: Bool) -> String {
    if edits.isEmpty { return "文件与编辑之前相同" }
    let shown = listed(edits.prefix(3).map { "“\($0)”" })
    let rest = edits.count > 3 ? "，以及另外 \(edits.count - 3) 处" : ""
    return "丢失：\(shown)\(rest)" + (wereClaimed ? "；App 曾报告它已保存" : "")
  }
}
