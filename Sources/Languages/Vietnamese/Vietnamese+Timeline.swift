// SPDX-License-Identifier: Apache-2.0

extension Vietnamese {
  final class TimelineSentences: TimelinePhrases {
    var past: String { "QUÁ KHỨ" }

    var nothingBefore: String { "Lúc bắt đầu: chưa có gì xảy ra." }

    var events: String { "Sự kiện" }

    func event(_ number: Int, of count: Int) -> String { "sự kiện \(number)/\(count)" }

    func branchOf(_ number: Int, count: Int) -> String { "nhánh \(number)/\(count)" }

    func hint(_ command: Command) -> String {
      if case .run(.travel(_, .moment)) = command { return "thời điểm" }
      if command == .run(.travelToFirst) { return "đầu" }
      if command == .run(.travelToPresent) { return "về hiện tại" }
      return Vietnamese.shared.words(for: command).label
    }

    var startBranch: String { "sự kiện bất kỳ: nhánh mới" }

    func branch(_ number: Int) -> String { "nhánh \(number)" }

    var title: String { "Các nhánh" }

    func length(_ events: Int, from: String, to: String) -> String {
      "\(events) sự kiện, từ \(from) đến \(to)"
    }

    var isCurrent: String { "đang dùng" }

    var isPresent: String { "Đây là hiện tại." }

    var isFirst: String { "Đây là thời điểm đầu tiên." }

    func lookingAt(_ time: String, event number: Int, of count: Int) -> String {
      "Đang xem lúc \(time), \(event(number, of: count)). Đồng hồ đã dừng."
    }

    func returns(_ key: String) -> String { "\(key) đưa bạn về hiện tại." }

    func backInPresent(_ time: String) -> String { "Hiện tại: \(time)." }

    func began(_ branch: String) -> String {
      "Đã mở \(branch). Các sự kiện sau đó vẫn nằm trong nhánh cũ."
    }

    func switched(_ branch: String) -> String { "Đã chuyển sang \(branch)." }

    func named(_ name: String) -> String { "Nhánh này tên là \(name)." }

    func nameTaken(_ name: String) -> String { "Đã có nhánh khác tên là \(name)." }

    var ownName: String { "applife tự đặt tên nhánh như thế này. Hãy đặt tên khác." }

    func noBranch(_ name: String) -> String { "Không có nhánh nào mang tên hoặc số \(name)." }

    func badUnit(_ word: String) -> String {
      "Không có đơn vị \"\(word)\". Hãy dùng event hoặc state, hoặc để trống."
    }

    var nothingToUndo: String { "Không có gì để hoàn tác." }

    var undone: String { "Đã hoàn tác." }

    var nothingToRedo: String { "Không có gì để làm lại." }

    var redone: String { "Đã làm lại." }
  }
}
