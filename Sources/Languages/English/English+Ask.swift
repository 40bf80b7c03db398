// SPDX-License-Identifier: Apache-2.0

extension English {
  final class AskSentences: AskPhrases {
    func outOfScope(_ subject: OutOfScope) -> String {
      let name =
        switch subject {
        case .catalyst: "Mac apps and Mac Catalyst"
        case .visionOS: "visionOS"
        case .watchOS: "watchOS"
        case .tvOS: "tvOS"
        case .android: "Android"
        case .widgets: "widgets"
        case .extensions: "app extensions"
        case .appIntents: "App Intents"
        case .foldables: "devices that fold"
        case .distribution: "the App Store, signing and purchases"
        case .layout: "the layout of views"
        case .building: "how apps are built"
        }
      return
        "Out of scope: applife does not model \(name). It emulates the life cycle of iPhone and iPad apps."
    }

    var dontKnow: String {
      "I don't know. Nothing that applife knows comes near enough to this question."
    }

    var near: String { "Near it:" }
  }
}
