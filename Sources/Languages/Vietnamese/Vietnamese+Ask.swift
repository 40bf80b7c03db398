// SPDX-License-Identifier: Apache-2.0

extension Vietnamese {
  final class AskSentences: AskPhrases {
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
        case .distribution: "App Store, việc ký và mua hàng"
        case .layout: "bố cục của view"
        case .building: "cách build app"
        }
      return
        "Ngoài phạm vi: applife không mô phỏng \(name). Nó mô phỏng vòng đời của app trên iPhone và iPad."
    }

    var dontKnow: String {
      "Tôi không biết. Không có gì trong applife đủ gần với câu hỏi này."
    }

    var near: String { "Gần với câu hỏi:" }
  }
}
