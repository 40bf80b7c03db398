// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Vietnamese {
  final class TortureSentences: TorturePhrases {
    func verdict(_ verdict: TortureVerdict) -> String {
      switch verdict {
      case .kept: "giữ được"
      case .lost: "bị mất"
      case .notLaunched: "không khởi chạy"
      case .notSaid: "không báo"
      case .notEdited: "chưa sửa"
      case .notEnded: "chưa kết thúc"
      }
    }

    func finding(_ verdict: TortureVerdict) -> String {
      switch verdict {
      case .kept: "mọi chỉnh sửa đều còn sau lần khởi chạy kế tiếp"
      case .lost(let edits, let wereClaimed): lost(edits, wereClaimed)
      case .notLaunched: "app không ở trạng thái Hoạt động sau lần khởi chạy kế tiếp"
      case .notSaid: "sau lần khởi chạy kế tiếp, app không báo các chỉnh sửa đã lưu"
      case .notEdited: "app chưa được sửa gì trước thời điểm này"
      case .notEnded: "tiến trình không kết thúc ở thời điểm này"
      }
    }

    func endedOtherwise(_ ending: Termination) -> String {
      "tiến trình đã kết thúc sớm hơn, do \(ending.reason.rawValue), khi trạng thái là \(ending.state.rawValue)"
    }

    func until(_ state: EmulatedApp.State) -> String { "đến khi \(state.rawValue)" }

    func inCall(_ state: String, _ callback: Callback) -> String {
      "\(state), trong \(callback.rawValue)"
    }

    func head(_ app: String, moments: Int, situations: Int) -> String {
      "\(app): tiến trình có thể kết thúc ở \(moments) thời điểm, tìm thấy trong \(situations) tình huống. "
        + "Với mỗi thời điểm, applife khởi chạy app trong thư mục nhà mới, sửa dữ liệu, "
        + "kill app rồi khởi chạy lại."
    }

    func summary(lost: Int, moments: Int, unjudged: Int) -> String {
      let result =
        lost == 0
        ? "Không mất dữ liệu ở \(moments - unjudged)/\(moments) thời điểm"
        : "Mất dữ liệu ở \(lost)/\(moments) thời điểm"
      return result + (unjudged == 0 ? "." : "; \(unjudged) thời điểm không kết luận được.")
    }

    func shortened(_ limits: [ShortenedLimit]) -> String {
      "Đã rút ngắn: "
        + limits.map { "\($0.limit.rawValue) \($0.to.words) (iOS: \($0.from.words))" }
        .joined(separator: ", ") + ". Với --ios-limits, các giới hạn dài như trên iOS."
    }

    func problem(_ problem: TortureProblem) -> [String] {
      let advice =
        "hãy import ApplifeKit, gọi Applife.edited(_:) với mỗi thay đổi và Applife.saved(_:) khi "
        + "dữ liệu đã được nạp; hoặc nêu tệp chứa dữ liệu bằng --file "
        + "(docs/how-to/find-lost-data.md)"
      switch problem {
      case .saysNothing(let app):
        return [
          "không kết luận được về \(app): app không báo chỉnh sửa cũng không báo dữ liệu đã lưu",
          advice,
        ]
      case .neverEdits(let app):
        return [
          "không kết luận được về \(app): app báo dữ liệu đã lưu nhưng không báo chỉnh sửa",
          "hãy gọi Applife.edited(_:) với mỗi thay đổi; thực hiện chỉnh sửa mà applife yêu cầu trong "
            + "Applife.onEdit(_:), hoặc nêu các bước của người dùng bằng --edit (docs/how-to/find-lost-data.md)",
        ]
      case .neverSaves(let app):
        return [
          "không kết luận được về \(app): app báo chỉnh sửa, nhưng không báo dữ liệu đã lưu khi khởi chạy",
          "hãy gọi Applife.saved(_:) khi dữ liệu đã được nạp, kể cả khi danh sách trống "
            + "(docs/how-to/find-lost-data.md)",
        ]
      case .notLaunched(let app, let said):
        return [
          "\(app) không vào trạng thái Hoạt động trong \(TortureVerdict.patience.words) sau khi khởi chạy"
        ] + said
      case .nothingJudged(let app):
        return ["không kết luận được về \(app): app chưa được sửa gì trước khi tiến trình kết thúc"]
      case .notEdited(let app, let said):
        return ["chưa chỉnh sửa: việc chỉnh sửa không xảy ra trong \(app)"] + said
      case .changesNothing(let app, let file, let files):
        return [
          "chưa chỉnh sửa: việc chỉnh sửa \(app) không thay đổi gì trong \(file), ngay cả khi tiến trình không kết thúc",
          files.isEmpty
            ? "thư mục nhà của nó không có tệp nào"
            : "các tệp trong thư mục nhà của nó: \(files.joined(separator: ", "))",
          "hãy nêu tệp mà app lưu vào bằng --file, và các bước của người dùng bằng --edit "
            + "(docs/how-to/find-lost-data.md)",
        ]
      case .changesByItself(let app, let file):
        return [
          "không đánh giá: mỗi lần \(app) ghi vào \(file) một nội dung khác, ngay cả khi không có chỉnh sửa",
          "hãy nêu bằng --file một tệp chỉ thay đổi khi chỉnh sửa, hoặc để app cho biết điều gì đã lưu "
            + "(docs/how-to/find-lost-data.md)",
        ]
      case .editRefused(let event):
        return ["--edit: '\(event)' không thể xảy ra khi app ở trạng thái Hoạt động"]
      case .editIsNoEvent(let step):
        return ["--edit chỉ nhận sự kiện; '\(step)' không phải sự kiện"]
      case .badFile(let name):
        return ["--file nhận một tên trong thư mục nhà; '\(name)' không phải tên như vậy"]
      }
    }

    var headings: [String] { ["dữ liệu", "kết thúc do", "trạng thái", "các bước sau khi sửa"] }
  }

  private static func lost(_ edits: [String], _ wereClaimed: Bool) -> String {
    if edits.isEmpty { return "tệp giống như trước khi sửa" }
    let shown = edits.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = edits.count > 3 ? " và \(edits.count - 3) nữa" : ""
    return "bị mất: \(shown)\(rest)" + (wereClaimed ? "; app đã báo là đã lưu" : "")
  }
}
