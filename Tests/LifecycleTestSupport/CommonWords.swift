// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Words that are written alike in every language: API names, rules and their sources, and the
/// words of scenarios. Another Latin word in a text of a language with other letters is in no
/// sentence of that language.
package enum CommonWords {
  /// The words of the model, in small letters.
  package static let model: Set<String> = {
    var words: Set<String> = []
    func add(_ text: String) { words.formUnion(CommonWords.words(in: text)) }
    for kind in SystemEvent.Kind.allCases { add(kind.phrase) }
    for callback in Callback.allCases { add(callback.rawValue) }
    for limit in TimeLimit.allCases { add(limit.rawValue) }
    for reason in Termination.Reason.allCases { add(reason.rawValue) }
    for code in Termination.Code.allCases { add(code.rawValue) }
    for rule in Rule.allCases {
      add(rule.rawValue)
      for source in rule.origin.sources { add(source.text) }
    }
    for state in EmulatedApp.State.allCases { add(state.rawValue) }
    // Names of Apple's, and of the C library.
    add("iOS UIApplication UIKit ScenePhase SwiftUI UIWindow UIViewController UIScene UIView")
    add("UISceneSession AppDelegate SceneDelegate Notification UIResponder main argc argv nil")
    add("window view controller gesture recognizer responder mobilesafari")
    return words
  }()

  /// Words of three Latin letters or more, but not names such as `UIApplication`.
  package static func words(in text: String) -> [String] {
    text.split { !("a"..."z" ~= $0 || "A"..."Z" ~= $0) }
      .filter { $0.count > 2 && !$0.dropFirst().contains { "A"..."Z" ~= $0 } }
      .map { $0.lowercased() }
  }
}
