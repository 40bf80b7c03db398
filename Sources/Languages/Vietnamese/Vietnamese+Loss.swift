// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Vietnamese {
  final class LossSentences: LossPhrases {
    func title(_ way: Loss.Way) -> String {
      "Một chỉnh sửa trong \(way.end.app ?? "") bị mất sau \(count(way.eventCount))."
    }

    func result(_ loss: Loss) -> String {
      let situations = Numerals.grouped(loss.situations, by: ".")
      if let way = loss.way {
        return
          "\(count(way.eventCount)), và không có cách nào ít hơn (đã xét \(situations) tình huống)."
      }
      if loss.isComplete {
        return "Không có cách nào, dù bao nhiêu sự kiện (đã xét hết \(situations) tình huống)."
      }
      return loss.searchedEvents == loss.bound
        ? "Không có cách nào trong \(count(loss.bound)) (đã xét \(situations) tình huống). Với nhiều hơn thì có thể có."
        : "Không có cách nào trong \(count(loss.searchedEvents)). Việc tìm dừng sau \(situations) tình huống, trước khi đến \(loss.bound) sự kiện."
    }

    func notTried(_ loss: Loss) -> String {
      loss.isSudden
        ? "Không xét: cuộc gọi, tin nhắn, push, và những gì app yêu cầu."
        : "Không xét: crash, khởi động lại, đổi một cài đặt quyền riêng tư, và việc iOS kết thúc app đang ở trước. Chúng làm mất mọi thứ chưa được lưu (--sudden)."
    }

    let nothingToLose = "không thể chỉnh sửa gì sau các bước này"
  }

  private static func count(_ events: Int) -> String {
    "\(events) sự kiện"
  }
}
