// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  final class AskSentences: AskPhrases {
    func command(_ command: ModelCommand) -> String {
      switch command {
      case .lose:
        "`applife lose FILE` finds the fewest events after which an edit is gone, or says that there are none."
      case .compare:
        "`applife compare FILE --changed` shows the versions of iOS at which a run differs, each with the rule that came."
      case .settle:
        "`applife tour --settle` plans the shortest walk with a phone that decides disputed and assumed rules, and `applife evidence` turns your session into a row of the accuracy page."
      case .frameworks:
        "Each framework has its own words for the life cycle. `applife run FILE --as FRAMEWORK` shows them beside UIKit's calls: swiftui, flutter, react-native, compose or dotnet."
      }
    }

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
        case .pictureInPicture, .graphics: String?.none
        case .liveActivities: "the end of Live Activities"
        case .distribution: "the App Store, signing and purchases"
        case .layout: "the layout of views"
        case .building: "how apps are built"
        }
      // The fact of some says already that applife does not model them.
      let head = name.map { "Out of scope: applife does not model \($0)." } ?? "Out of scope."
      let fact = subject.fact.map { English.shared.field.fact($0) }
      return head + " " + (fact ?? "It emulates the life cycle of iPhone and iPad apps.")
    }

    var dontKnow: String {
      "I don't know. Nothing that applife knows comes near enough to this question."
    }

    var notSure: String { "I'm not sure what you ask. These come nearest:" }

    var readAs: String { "Read as" }

    var near: String { "Near it:" }
  }
}
