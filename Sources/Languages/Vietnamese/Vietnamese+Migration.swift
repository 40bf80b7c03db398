// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Vietnamese {
  final class MigrationSentences: MigrationPhrases {
    func head(_ app: String, before: SystemVersion, after: SystemVersion) -> String {
      "\(app) đã chạy hai lần qua cùng các sự kiện: trên iOS \(before) chỉ với app delegate, "
        + "và trên iOS \(after) như thể đã dùng scene."
    }

    func finding(_ kind: MigrationChange) -> String {
      switch kind {
      case .method(_, let selector, let calls, let isEmpty):
        return "\(selector) trước đây được gọi \(times(calls)), nay không còn được gọi."
          + (isEmpty ? " Thân của nó trống." : "")
      case .unknownMethod(let callback, let calls):
        return "\(callback.rawValue) trước đây được gọi \(times(calls)), nay không còn được gọi."
      case .launchOption(let option, let reads):
        return "launchOptions[.\(option.name)] trước đây được đọc \(times(reads)), nay là nil."
      case .unsaved(let item, let methods):
        let names = methods.map { $0.rawValue }.joined(separator: ", ")
        return
          "\(migrationItem(item)) trước đây được ghi khi \(names) được gọi, nay không còn được ghi. "
          + "Nếu iOS kết thúc tiến trình trong nền, các thay đổi bị mất."
      case .lostEdits(let edits):
        let list = edits.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
        let what = edits.isEmpty ? "Một chỉnh sửa" : "Chỉnh sửa \(list)"
        return
          "\(what) bị mất nếu iOS kết thúc tiến trình trong nền. Trước khi chuyển thì còn giữ được."
      case .failure(let failure):
        return "Tiến trình kết thúc ở bước \"\(failure.step)\" (\(failure.reason.rawValue)). "
          + "Trước khi chuyển thì không."
      }
    }

    func advice(_ kind: MigrationChange) -> String {
      switch kind {
      case .method(let method, _, _, isEmpty: true):
        return "Xóa nó, hoặc cài đặt \(method.instead) trong scene delegate."
      case .method(let method, _, _, isEmpty: false):
        let launch =
          method.atLaunch.map {
            " Khi khởi chạy, đọc connectionOptions.\($0) trong scene(_:willConnectTo:options:)."
          } ?? ""
        return "Cài đặt \(method.instead) trong scene delegate." + launch
      case .unknownMethod: return "Hãy xem trang của Apple về phương thức này."
      case .launchOption(let option, _):
        switch option.replacement {
        case .connectionOption(let name):
          return "Đọc connectionOptions.\(name) trong scene(_:willConnectTo:options:)."
        case .other(let name, _): return "Dùng \(name): nó được gọi dù có scene hay không."
        case .none: return "Đọc connectionOptions trong scene(_:willConnectTo:options:)."
        }
      case .unsaved(_, let methods):
        let moved = methods.compactMap { MovedMethod(selector: $0.rawValue)?.instead }
        return moved.isEmpty
          ? "Lưu trong scene delegate." : "Lưu trong \(moved.joined(separator: " hoặc "))."
      case .lostEdits: return "Lưu trong sceneDidEnterBackground(_:)."
      case .failure: return "Đọc những gì app in ra với applife host --style scene --ios 27."
      }
    }

    func rule(_ rule: MigrationRule) -> String {
      switch rule {
      case .methodNotCalled: "Một phương thức của app delegate không còn được gọi"
      case .launchOptionNil: "Một tùy chọn khởi chạy là nil"
      case .dataNotSaved: "Dữ liệu không còn được lưu"
      case .editsLost: "Chỉnh sửa bị mất khi app kết thúc mà không được báo"
      case .processEnds: "Tiến trình kết thúc ở chỗ mà trước đây nó không kết thúc"
      }
    }

    func staying(_ item: StayingCall) -> String {
      guard let counts = item.counts else { return "\(item.name): chưa chạy thử" }
      return
        "\(item.name): \(times(counts.before)) trước khi chuyển, \(times(counts.after)) sau khi chuyển"
    }

    var stayingMethods: String { "Vẫn được gọi" }

    var stayingNotifications: String { "Notification vẫn đến" }

    var unrehearsed: String { "Chưa chạy thử" }

    func refusedEvent(_ event: String, why: String) -> String { "\(event): \(why)" }

    func uncalledMethod(_ selector: String) -> String {
      "\(selector): không bước chạy thử nào gọi nó"
    }

    func nothingRan(_ reasons: [String]) -> String {
      (["Không build hoặc khởi chạy được app ở đây, nên applife chỉ đọc mã nguồn:"]
        + reasons.map { "  " + $0 }).joined(separator: "\n")
    }

    func summary(errors: Int, warnings: Int, notes: Int) -> String {
      if errors + warnings + notes == 0 { return "Mọi phương thức vẫn được gọi." }
      return [
        "\(errors) lỗi",
        "\(warnings) cảnh báo",
        "\(notes) ghi chú",
      ].joined(separator: ", ") + "."
    }

    var headings: [String] { ["Vị trí", "Điều thay đổi", "Việc cần làm"] }

    func title(_ app: String) -> String { "Chuyển \(app) sang scene" }

    func problem(_ problem: MigrationProblem) -> String {
      switch problem {
      case .noApp(let path):
        "\(path): ở đây không có Info.plist, dự án Xcode hay mã nguồn Swift hoặc Objective-C của app nào"
      case .noTarget(let name, let known):
        "không có app target \"\(name)\"; có \(known.joined(separator: ", "))"
      case .noTargets(let path):
        "\(path): ở đây không có dự án Xcode nào có app target, nên không thể dùng --target"
      case .editIsNoEvent(let step): "--edit chỉ nhận sự kiện; '\(step)' không phải sự kiện"
      }
    }
  }

  private static func times(_ count: Int) -> String { "\(count) lần" }

  private static func migrationItem(_ item: SavedItem) -> String {
    switch item {
    case .file(let name): "Tệp \(name)"
    case .userDefault(let key): "User default \"\(key)\""
    }
  }
}
