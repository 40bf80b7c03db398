// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Vietnamese {
  final class AskSentences: AskPhrases {
    func command(_ command: ModelCommand) -> String {
      switch command {
      case .lose:
        "`applife lose FILE` tìm số sự kiện ít nhất khiến một chỉnh sửa bị mất, hoặc nói rằng không có cách nào."
      case .compare:
        "`applife compare FILE --changed` cho thấy những phiên bản iOS mà ở đó lượt chạy khác đi, kèm quy tắc đã xuất hiện."
      case .settle:
        "`applife tour --settle` lập chuyến đi ngắn nhất với điện thoại để quyết định các quy tắc còn tranh cãi hoặc giả định, và `applife evidence` biến phiên của bạn thành một hàng của trang độ chính xác."
      case .frameworks:
        "Mỗi framework có từ riêng cho vòng đời. `applife run FILE --as FRAMEWORK` hiện các từ đó bên cạnh lời gọi của UIKit: swiftui, flutter, react-native, compose hoặc dotnet."
      }
    }

    func outOfScope(_ subject: OutOfScope) -> String {
      let name =
        switch subject {
        case .catalyst: "app Mac và Mac Catalyst"
        case .visionOS: "visionOS"
        case .watchOS: "watchOS"
        case .tvOS: "tvOS"
        case .android: "Android"
        case .widgets: "widget"
        case .extensions: "phần mở rộng của app"
        case .appIntents: "App Intents"
        case .foldables: "thiết bị gập"
        case .pictureInPicture, .graphics: String?.none
        case .liveActivities: "sự kết thúc của Live Activity"
        case .distribution: "App Store, việc ký và mua hàng"
        case .layout: "bố cục của view"
        case .building: "cách build app"
        }
      // The fact of some says already that applife does not model them.
      let head = name.map { "Ngoài phạm vi: applife không mô phỏng \($0)." } ?? "Ngoài phạm vi."
      let fact = subject.fact.map { Vietnamese.shared.field.fact($0) }
      return head + " " + (fact ?? "Nó mô phỏng vòng đời của app trên iPhone và iPad.")
    }

    var dontKnow: String {
      "Tôi không biết. Không có gì trong applife đủ gần với câu hỏi này."
    }

    var notSure: String { "Tôi không chắc bạn hỏi gì. Những điều này gần nhất:" }

    var readAs: String { "Hiểu là" }

    var near: String { "Gần với câu hỏi:" }
  }
}
