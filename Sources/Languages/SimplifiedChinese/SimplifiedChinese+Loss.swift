// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension SimplifiedChinese {
  final class LossSentences: LossPhrases {
    func title(_ way: Loss.Way) -> String {
      "\(count(way.eventCount))后，\(way.end.app ?? "") 中的一处编辑丢失。"
    }

    func result(_ loss: Loss) -> String {
      let situations = Numerals.grouped(loss.situations, by: ",")
      if let way = loss.way {
        return "\(count(way.eventCount))，没有更少的办法（查看了 \(situations) 个情形）。"
      }
      if loss.isComplete {
        return "无论多少个事件都没有办法（查看了全部 \(situations) 个情形）。"
      }
      return loss.searchedEvents == loss.bound
        ? "\(count(loss.bound))之内没有办法（查看了 \(situations) 个情形）。事件更多时可能有。"
        : "\(count(loss.searchedEvents))之内没有办法。搜索在查看 \(situations) 个情形后结束，没有达到 \(loss.bound) 个事件。"
    }

    func notTried(_ loss: Loss) -> String {
      loss.isSudden
        ? "没有尝试：电话、信息和推送，以及 App 请求的内容。"
        : "没有尝试：崩溃、重新启动、更改隐私设置，以及 iOS 结束前台的 App。它们会丢失所有尚未存储的内容（--sudden）。"
    }

    let nothingToLose = "在这些步骤之后无法编辑"
  }

  private static func count(_ events: Int) -> String {
    "\(events) 个事件"
  }
}
