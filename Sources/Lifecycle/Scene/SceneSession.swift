// SPDX-License-Identifier: Apache-2.0

/// A scene session: what iOS remembers of a window. It outlives the scene, and the process.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiscenesession
public struct SceneSession: Hashable, Sendable {
  /// The window's number: sessions are numbered in the order they were opened.
  public let number: Int
  /// The connected scene; nil while the session has none.
  public internal(set) var scene: AppScene?
  /// True if `scene(_:willConnectTo:options:)` has begun once: until then the session is new, and
  /// iOS asks for a configuration.
  public internal(set) var hasConnected = false
  /// True if the window was on the screen when its app was last in front.
  public internal(set) var isOnScreen = true
  /// True if the user has removed it: it is forgotten once its scene has disconnected.
  public internal(set) var isDiscarded = false
  /// True if its view has loaded and not yet appeared.
  var isAppearing = false
  /// The state of the scene when the main thread has done all that waits. Nil: not connected.
  var projected: AppScene.ActivationState?

  init(number: Int) { self.number = number }

  /// The name the trace gives the session and its scene: `scene-1`.
  public var id: String { "scene-\(number)" }
}

/// A connected scene: one window's worth of interface with a life cycle of its own.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiscene
public struct AppScene: Hashable, Sendable {
  /// The scene's state.
  public internal(set) var activation = ActivationState.unattached

  /// `UIScene.ActivationState`.
  /// - SeeAlso: https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum
  public enum ActivationState: String, CaseIterable, Hashable, Sendable {
    case unattached
    case background
    case foregroundInactive
    case foregroundActive
  }
}

/// The three values of SwiftUI's `ScenePhase`.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/scenephase
public enum SwiftUIPhase: String, CaseIterable, Hashable, Sendable {
  case background
  case inactive
  case active
}
