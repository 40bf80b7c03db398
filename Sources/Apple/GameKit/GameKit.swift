// SPDX-License-Identifier: Apache-2.0
import UIKit

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
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
@preconcurrency @MainActor open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let one = GKLocalPlayer()
  open class var local: GKLocalPlayer { one }
  open var isAuthenticated: Bool { false }
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      DispatchQueue.main.async {
        self.authenticateHandler?(nil, GKError(code: .notAuthenticated))
      }
    }
  }
}
open class GKLeaderboard: NSObject {
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(GKError(code: .notAuthenticated)) } }
}
open class GKAchievement: NSObject {
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  public init(identifier: String) {}
  open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError(code: .notAuthenticated)) }
}
public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1, leaderboards, achievements, challenges
}
@preconcurrency @MainActor open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
  }
}
@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: AnyObject {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
