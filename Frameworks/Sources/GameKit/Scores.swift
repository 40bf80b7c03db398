// SPDX-License-Identifier: Apache-2.0
import UIKit

// Scores, achievements and matches: whatever is sent or asked for fails.

/// - SeeAlso: https://developer.apple.com/documentation/gamekit/gkleaderboard
open class GKLeaderboard: NSObject {
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  open class Entry: NSObject {
    open var player: GKPlayer { GKPlayer() }
    open var rank: Int { 0 }
    open var score: Int { 0 }
    open var formattedScore: String { "" }
    open var context: Int { 0 }
    open var date: Date { .distantPast }
  }
  open var title: String? { nil }
  open var baseLeaderboardID: String { "" }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(GKError(code: .notAuthenticated)) } }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { throw GKError(code: .notAuthenticated) }
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?,
    completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) { completionHandler(nil, GKError(code: .notAuthenticated)) }
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw GKError(code: .notAuthenticated)
  }
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { completionHandler(nil, nil, 0, GKError(code: .notAuthenticated)) }
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { throw GKError(code: .notAuthenticated) }
  open func loadEntries(
    for players: [GKPlayer], timeScope: TimeScope,
    completionHandler: @escaping (Entry?, [Entry]?, (any Error)?) -> Void
  ) { completionHandler(nil, nil, GKError(code: .notAuthenticated)) }
}
/// The form of iOS 3 to 13.
open class GKScore: NSObject {
  open var value: Int64 = 0
  open var context: UInt64 = 0
  open var leaderboardIdentifier: String
  public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
  open class func report(
    _ scores: [GKScore],
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError(code: .notAuthenticated)) }
}
/// - SeeAlso: https://developer.apple.com/documentation/gamekit/gkachievement
open class GKAchievement: NSObject {
  open var identifier: String
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }
  public init(identifier: String) { self.identifier = identifier }
  open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError(code: .notAuthenticated)) }
  open class func report(_ achievements: [GKAchievement]) async throws {
    throw GKError(code: .notAuthenticated)
  }
  open class func loadAchievements(
    completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, GKError(code: .notAuthenticated)) }
  open class func resetAchievements(
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(GKError(code: .notAuthenticated)) }
}
public protocol GKLocalPlayerListener: NSObjectProtocol {}

/// - SeeAlso: https://developer.apple.com/documentation/gamekit/gkmatch
open class GKMatchRequest: NSObject {
  public override init() {}
  open var minPlayers = 2
  open var maxPlayers = 2
  open var playerGroup = 0
  open var inviteMessage: String?
  open var recipients: [GKPlayer]?
}
open class GKMatch: NSObject {
  public enum SendDataMode: Int, Sendable { case reliable, unreliable }
  open weak var delegate: (any GKMatchDelegate)?
  open var players: [GKPlayer] { [] }
  open var expectedPlayerCount: Int { 0 }
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws {
    throw GKError(code: .notAuthenticated)
  }
  open func send(_ data: Data, to players: [GKPlayer], dataMode: SendDataMode) throws {
    throw GKError(code: .notAuthenticated)
  }
  open func disconnect() {}
}
public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }
public protocol GKMatchDelegate: NSObjectProtocol {
  func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
  func match(
    _ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
  func match(_ match: GKMatch, didFailWithError error: (any Error)?)
}
extension GKMatchDelegate {
  public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
  public func match(
    _ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState
  ) {}
  public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
}
@preconcurrency @MainActor open class GKMatchmakerViewController: UINavigationController {
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
  public convenience init?(matchRequest request: GKMatchRequest) {
    self.init(nibName: nil, bundle: nil)
  }
}
@preconcurrency @MainActor public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFind match: GKMatch)
}
extension GKMatchmakerViewControllerDelegate {
  public func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFind match: GKMatch
  ) {}
}
