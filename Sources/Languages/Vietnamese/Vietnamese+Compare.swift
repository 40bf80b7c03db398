// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Vietnamese {
  final class CompareSentences: ComparePhrases {
    func legend(left: String, right: String) -> [String] {
      [
        "< chỉ \(left)", "> chỉ \(right)", "| được gọi thay", "~ khác nhau",
      ]
    }

    func calledInstead(_ method: String, at time: String) -> String {
      "thay bằng: \(method) lúc \(time)"
    }

    func insteadOf(_ method: String, at time: String) -> String { "thay cho \(method) lúc \(time)" }

    func statesDiffer(_ app: String, left: String, right: String) -> String {
      "\(app): \(left) | \(right)"
    }

    var nothingDiffers: String { "Không có gì khác nhau." }

    func summary(_ counts: ComparisonCounts) -> String {
      let parts = [
        "\(counts.same) giống nhau", "\(counts.different) khác nhau",
        "\(counts.instead) được gọi thay", "\(counts.onlyLeft) chỉ \(counts.leftName)",
        "\(counts.onlyRight) chỉ \(counts.rightName)",
      ]
      return parts.joined(separator: ", ") + "."
    }

    func total(_ count: Int, different: Int) -> String {
      "\(different)/\(count) kịch bản khác nhau."
    }

    func methodsTitle(_ scenarios: Int, left: String, right: String) -> String {
      "\(scenarios) kịch bản: \(left) và \(right)"
    }

    func outcome(_ outcome: MethodTable.Outcome, _ isMethod: Bool, _ right: String) -> String {
      switch (outcome, isMethod) {
      case (.gone, true): "Không còn được gọi với \(right)"
      case (.stays, true): "Vẫn được gọi với \(right)"
      case (.new, true): "Mới với \(right)"
      case (.gone, false): "Notification không còn được gửi với \(right)"
      case (.stays, false): "Notification vẫn được gửi với \(right)"
      case (.new, false): "Notification và phase mới với \(right)"
      }
    }

    var method: String { "phương thức" }

    var notification: String { "notification" }

    var instead: String { "thay bằng" }

    var inPlaceOf: String { "thay cho" }

    var whatChanges: String { "điều thay đổi" }

    var onlyHere: String { "chỉ bên này" }

    func difference(_ difference: Comparison.Difference) -> String {
      switch difference {
      case .refused: "từ chối"
      case .time: "thời điểm"
      case .state: "trạng thái"
      case .details: "chi tiết"
      }
    }

    func nothing(_ count: Int, _ scenario: String) -> String {
      "không đổi \(count)" + example(scenario)
    }

    func added(_ count: Int, _ scenario: String) -> String { "thêm \(count)" + example(scenario) }

    func missing(_ count: Int, _ scenario: String) -> String {
      "thiếu \(count)" + example(scenario)
    }

    func optionsLost(_ count: Int) -> String { "không có tùy chọn \(count)" }

    func optionsGained(_ count: Int) -> String { "có tùy chọn \(count)" }

    func leftOut(_ names: [String]) -> String {
      "Bỏ qua: \(names.count) kịch bản mà một trong hai bên không cho phép "
        + "(\(names.first ?? "")\(names.count > 1 ? ", ..." : ""))."
    }

    func problem(_ problem: WorldProblem) -> String {
      switch problem {
      case .unknownStyle(let found, let nearest):
        Vietnamese.unknown(
          "kiểu", found, nearest, among: LifecycleStyle.allCases.map { $0.rawValue })
      case .unknownVersion(let found):
        "không có phiên bản iOS '\(found)'; hãy dùng từ \(Device.knownVersions.lowerBound) đến "
          + "\(Device.knownVersions.upperBound)"
      case .unknownLimit(let found, let nearest):
        Vietnamese.unknown(
          "giới hạn thời gian", found, nearest, among: TimeLimit.allCases.map { $0.rawValue })
      case .badDuration(let found):
        "'\(found)' không phải khoảng thời gian; hãy dùng như 250ms, 5s, 1m30s hoặc 2h"
      case .notTwo(let what, let count):
        "\(what) nhận một giá trị cho cả hai bên, hoặc hai giá trị, không phải \(count)"
      case .sameTwice(let what, let value):
        "cả hai bên đều có \(what) là \(value), nên không có gì để so sánh"
      }
    }

    func title(left: String, right: String) -> String { "\(left) và \(right)" }

    var nothingToCompare: String { "Không có gì để so sánh: chưa có gì xảy ra." }

    func tooMany(_ most: Int) -> String {
      "Phiên có hơn \(most) bước. Hãy lưu nó và dùng applife compare."
    }

    func unknown(_ name: String) -> String {
      "Không có nhánh nào tên \"\(name)\". Hãy dùng style A B, ios A B, limit TÊN A B hoặc một nhánh."
    }

    var present: String { "hiện tại" }

    func sameBranch(_ name: String) -> String {
      "\(name) là nhánh hiện tại. Hãy nêu một nhánh khác để so sánh."
    }

    var atStart: String { "Lúc bắt đầu:" }

    func after(_ event: String, at time: String) -> String { "Sau \(event), lúc \(time):" }

    func whenOver(_ limit: TimeLimit, _ time: String) -> String {
      "Khi hết giới hạn \(Vietnamese.shared.limit(limit)), lúc \(time):"
    }

    func insteadSentence(right: String, left: String) -> String {
      "\(right) thay cho \(left)."
    }

    func onEach(_ side: String, sentence: String) -> String { "\(side): \(sentence)" }

    func only(_ side: String, sentence: String) -> String { "Chỉ \(side): \(sentence)" }

    func timesDiffer(_ sentence: String, left: String, right: String) -> String {
      "Lúc \(right) thay vì \(left): \(sentence)"
    }
  }

  private static func unknown(
    _ what: String, _ found: String, _ nearest: String?, among names: [String]
  ) -> String {
    "không có \(what) '\(found)'; "
      + (nearest.map { "có phải ý bạn là '\($0)'?" } ?? "hãy dùng " + names.joined(separator: ", "))
  }

  /// A scenario in which something happens, if there is a name for it.
  private static func example(_ scenario: String) -> String {
    scenario.isEmpty ? "" : " (như trong \(scenario))"
  }
}
