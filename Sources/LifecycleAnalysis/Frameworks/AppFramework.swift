// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A framework whose developers see the life cycle in its own words. The raw value is what `--as` takes.
package enum AppFramework: String, CaseIterable, Hashable, Sendable {
  case swiftUI = "swiftui"
  case flutter
  case reactNative = "react-native"
  case compose
  case dotnet

  /// The name as its makers spell it.
  package var name: String {
    switch self {
    case .swiftUI: "SwiftUI"
    case .flutter: "Flutter"
    case .reactNative: "React Native"
    case .compose: "Compose Multiplatform"
    case .dotnet: ".NET MAUI"
    }
  }

  /// The type that has the words.
  package var type: String {
    switch self {
    case .swiftUI: "ScenePhase"
    case .flutter: "AppLifecycleState"
    case .reactNative: "AppState"
    case .compose: "Lifecycle.Event"
    case .dotnet: "Window"
    }
  }

  /// A word of a framework.
  package struct Word: Hashable, Sendable {
    package let text: String
    /// The state that UIKit reads at the same moment; nil if the word tells of none.
    package let state: ApplicationState?

    init(_ text: String, _ state: ApplicationState?) {
      self.text = text
      self.state = state
    }
  }

  /// Every word that the framework can report.
  package var words: [Word] {
    switch self {
    case .swiftUI, .reactNative:
      [Word("active", .active), Word("inactive", .inactive), Word("background", .background)]
    case .flutter:
      [
        Word("resumed", .active), Word("inactive", .inactive), Word("hidden", .background),
        Word("paused", .background), Word("detached", nil),
      ]
    case .compose:
      [
        Word("ON_CREATE", nil), Word("ON_START", .inactive), Word("ON_RESUME", .active),
        Word("ON_PAUSE", .inactive), Word("ON_STOP", .background), Word("ON_DESTROY", nil),
      ]
    case .dotnet:
      [
        Word("Created", nil), Word("Activated", .active), Word("Deactivated", .inactive),
        Word("Stopped", .background), Word("Resumed", .inactive), Word("Destroying", nil),
      ]
    }
  }

  /// The state that a word tells of; nil if the framework has no such word, or it tells of none.
  package func state(of word: String) -> ApplicationState? {
    words.first { $0.text == word }?.state
  }

  /// The style of an app of the framework; nil if it may have any.
  package var style: LifecycleStyle? { self == .swiftUI ? .swiftui : nil }
}
