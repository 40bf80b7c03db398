// SPDX-License-Identifier: Apache-2.0
@_exported import UIKit

// Nobody is signed in to Game Center: signing in fails, and scores go nowhere.

public struct GKError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1, cancelled, communicationsFailure, notAuthenticated = 6
  }
  public let code: Code
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class GKPlayer: NSObject, @unchecked Sendable {
  open var displayName: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open var alias: String { "" }
  public enum PhotoSize: Int, Sendable { case small, normal }
  open func loadPhoto(
    for size: PhotoSize,
    withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)?
  ) { completionHandler?(nil, GKError(code: .notAuthenticated)) }
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
@preconcurrency @MainActor open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let one = GKLocalPlayer()
  open class var local: GKLocalPlayer { one }
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { false }
  open func register(_ listener: any GKLocalPlayerListener) {}
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  open func unregisterAllListeners() {}
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      DispatchQueue.main.async {
        self.authenticateHandler?(nil, GKError(code: .notAuthenticated))
      }
    }
  }
}
public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard
}
@preconcurrency @MainActor open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope
  ) { self.init(nibName: nil, bundle: nil) }
  public convenience init(achievementID: String) { self.init(nibName: nil, bundle: nil) }
  open var viewState = GKGameCenterViewControllerState.default
  open var leaderboardIdentifier: String?
}
@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: AnyObject {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
/// The way into Game Center: it is never seen.
@preconcurrency @MainActor open class GKAccessPoint: NSObject {
  public enum Location: Int, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  private static let one = GKAccessPoint()
  open class var shared: GKAccessPoint { one }
  open var isActive = false
  open var isVisible: Bool { false }
  open var showHighlights = false
  open var location = Location.topLeading
  open weak var parentWindow: UIWindow?
  open var frameInScreenCoordinates: CGRect { .zero }
  open func trigger(handler: @escaping () -> Void) { handler() }
  open func trigger(
    state: GKGameCenterViewControllerState, handler: @escaping () -> Void
  ) { handler() }
}
