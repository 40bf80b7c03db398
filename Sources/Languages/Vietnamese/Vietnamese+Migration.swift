// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Vietnamese {
  final class MigrationSentences: MigrationPhrases {
    func head(_ app: String, _ basis: MigrationBasis) -> String {
      switch basis {
      case .moved(let evidence):
        return
          "\(app) đã có scene: \(migrationEvidence(evidence)). Không có gì phải chuyển."
      case .rehearsed(let before, let after):
        return
          "\(app) đã chạy hai lần qua cùng các sự kiện: trên iOS \(before) chỉ với app delegate, "
          + "và trên iOS \(after) như thể đã dùng scene."
      case .read(let sources):
        return "applife đã đọc \(sources) tệp mã nguồn của \(app)."
      }
    }

    func finding(_ kind: Migration.Kind) -> String {
      switch kind {
      case .noScenes:
        return "App không có scene. Nếu được dựng bằng SDK iOS 27, app dừng khi khởi chạy."
      case .method(_, let selector, let calls?, let isEmpty):
        return "\(selector) trước đây được gọi \(times(calls)), nay không còn được gọi."
          + (isEmpty ? " Thân của nó trống." : "")
      case .method(_, let selector, nil, let isEmpty):
        return "\(selector) không còn được gọi khi app có scene."
          + (isEmpty ? " Thân của nó trống." : "")
      case .unknownMethod(let callback, let calls):
        return "\(callback.rawValue) trước đây được gọi \(times(calls)), nay không còn được gọi."
      case .launchOption(let option, let reads?):
        return "launchOptions[.\(option.name)] trước đây được đọc \(times(reads)), nay là nil."
      case .launchOption(let option, nil):
        return "launchOptions[.\(option.name)] là nil khi app có scene."
      case .passedOptions(let callee):
        return "\(callee) nhận tùy chọn khởi chạy, nhưng chúng là nil khi app có scene."
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
      case .window:
        return "App delegate tạo cửa sổ không thuộc scene nào, nên cửa sổ không hiện."
      case .delegateWindow:
        return
          "Ở đây mã đọc cửa sổ của app delegate. Khi scene sở hữu các cửa sổ, nó là nil."
      case .mainStoryboard:
        return "UIMainStoryboardFile không tạo cửa sổ trong app có scene."
      case .appWindow(let name):
        return "Ở đây mã đọc UIApplication.shared.\(name). Nó không phân biệt các scene."
      case .unreplaced(let method, let selector):
        return "\(selector) không được gọi trong app có scene, và scene delegate không "
          + "cài đặt \(method.instead)."
      }
    }

    func advice(_ kind: Migration.Kind) -> String {
      switch kind {
      case .noScenes:
        return "Thêm UIApplicationSceneManifest vào Info.plist và thêm scene delegate vào app."
      case .method(let method, _, _, isEmpty: true):
        return "Xóa nó, hoặc cài đặt \(method.instead) trong scene delegate."
      case .method(let method, _, _, isEmpty: false), .unreplaced(let method, _):
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
      case .passedOptions:
        return
          "Truyền cho nó thứ nó cần từ connectionOptions. Nếu nó thuộc một thư viện, hãy tìm "
          + "phương thức của thư viện đó dành cho scene."
      case .unsaved(_, let methods):
        let moved = methods.compactMap { MovedMethod(selector: $0.rawValue)?.instead }
        return moved.isEmpty
          ? "Lưu trong scene delegate." : "Lưu trong \(moved.joined(separator: " hoặc "))."
      case .lostEdits: return "Lưu trong sceneDidEnterBackground(_:)."
      case .failure: return "Đọc những gì app in ra với applife host --style scene --ios 27."
      case .window:
        return "Tạo nó trong scene(_:willConnectTo:options:) bằng UIWindow(windowScene:)."
      case .delegateWindow:
        return "Lấy cửa sổ từ scene delegate hoặc từ một view, như view.window."
      case .mainStoryboard:
        return "Khai báo storyboard bằng UISceneStoryboardFile trong UIApplicationSceneManifest."
      case .appWindow: return "Lấy các cửa sổ từ một window scene, hoặc cửa sổ từ một view."
      }
    }

    func rule(_ rule: MigrationRule) -> String {
      switch rule {
      case .scenesRequired: "App không có scene dừng khi khởi chạy"
      case .methodNotCalled: "Một phương thức của app delegate không còn được gọi"
      case .launchOptionNil: "Một tùy chọn khởi chạy là nil"
      case .launchOptionsPassed: "Một hàm khác nhận tùy chọn khởi chạy là nil"
      case .dataNotSaved: "Dữ liệu không còn được lưu"
      case .editsLost: "Chỉnh sửa bị mất khi app kết thúc mà không được báo"
      case .processEnds: "Tiến trình kết thúc ở chỗ mà trước đây nó không kết thúc"
      case .windowWithoutScene: "Cửa sổ không thuộc scene nào thì không hiện"
      case .delegateWindow: "Cửa sổ của app delegate là nil"
      case .mainStoryboard: "Storyboard chính không tạo cửa sổ"
      case .applicationWindows: "Cửa sổ của mọi scene bị lẫn vào nhau"
      case .methodNotReplaced: "Scene delegate thiếu một phương thức"
      }
    }

    func staying(_ item: Migration.Staying) -> String {
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
      (["Không dựng hoặc khởi chạy được app ở đây, nên applife chỉ đọc mã nguồn:"]
        + reasons.map { "  " + $0 }).joined(separator: "\n")
    }

    func leftOut(_ files: [String]) -> String {
      "applife chỉ đọc Swift. Nó không đọc \(files.joined(separator: ", "))."
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
      case .noDelegate(let path):
        "\(path): không lớp Swift nào tuân theo UIApplicationDelegate; applife chỉ đọc Swift"
      case .noSyntax(let folder):
        "\(folder): bản Swift đã cài không có SwiftSyntax ở đó; applife cần nó để đọc mã nguồn "
          + "(https://www.swift.org/install/linux/)"
      case .editIsNoEvent(let step): "--edit chỉ nhận sự kiện; '\(step)' không phải sự kiện"
      }
    }
  }

  private static func times(_ count: Int) -> String { "\(count) lần" }

  private static func migrationEvidence(_ evidence: Migration.Evidence) -> String {
    switch evidence {
    case .manifest(let name): "\(name) có UIApplicationSceneManifest"
    case .buildSetting: "cài đặt dựng của dự án sinh ra UIApplicationSceneManifest"
    case .configuration:
      "app delegate của nó cài đặt application(_:configurationForConnecting:options:)"
    case .sceneDelegate: "nó có scene delegate"
    case .swiftUI: "vòng đời của nó là của SwiftUI"
    case .program: "chương trình nói vậy"
    }
  }

  private static func migrationItem(_ item: Migration.SavedItem) -> String {
    switch item {
    case .file(let name): "Tệp \(name)"
    case .userDefault(let key): "User default \"\(key)\""
    }
  }
}
