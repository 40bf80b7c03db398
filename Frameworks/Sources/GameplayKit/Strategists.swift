// SPDX-License-Identifier: Apache-2.0

// Players that look ahead.

public let GKGameModelMaxScore = 1 << 24
public let GKGameModelMinScore = -(1 << 24)

public protocol GKGameModelPlayer: NSObjectProtocol { var playerId: Int { get } }
public protocol GKGameModelUpdate: NSObjectProtocol { var value: Int { get set } }
/// - SeeAlso: https://developer.apple.com/documentation/gameplaykit/gkgamemodel
public protocol GKGameModel: NSObjectProtocol, NSCopying {
  var players: [any GKGameModelPlayer]? { get }
  var activePlayer: (any GKGameModelPlayer)? { get }
  func setGameModel(_ gameModel: any GKGameModel)
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate)
  func score(for player: any GKGameModelPlayer) -> Int
  func isWin(for player: any GKGameModelPlayer) -> Bool
  func isLoss(for player: any GKGameModelPlayer) -> Bool
}
extension GKGameModel {
  public func unapplyGameModelUpdate(_ gameModelUpdate: any GKGameModelUpdate) {}
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}
public protocol GKStrategist: NSObjectProtocol {
  var gameModel: (any GKGameModel)? { get set }
  var randomSource: (any GKRandom)? { get set }
  func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}

/// Looks some moves ahead, and takes the one whose worst outcome is best.
/// - SeeAlso: https://developer.apple.com/documentation/gameplaykit/gkminmaxstrategist
open class GKMinmaxStrategist: NSObject, GKStrategist {
  open var gameModel: (any GKGameModel)?
  open var randomSource: (any GKRandom)?
  open var maxLookAheadDepth = 0
  public override init() {}

  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    best(for: player).first
  }
  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap { bestMove(for: $0) }
  }
  /// One of the best moves, some worse ones among them.
  open func randomMove(
    for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int
  ) -> (any GKGameModelUpdate)? {
    let moves = best(for: player).prefix(max(1, numMovesToConsider))
    guard !moves.isEmpty else { return nil }
    return moves[(randomSource ?? GKRandomSource.sharedRandom()).nextInt(upperBound: moves.count)]
  }

  /// The moves of a player with their values, the best first. Of equal ones a random source decides.
  private func best(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
    guard let gameModel, let moves = gameModel.gameModelUpdates(for: player) else { return [] }
    for move in moves {
      move.value = value(after: move, in: gameModel, for: player, maxLookAheadDepth - 1)
    }
    var order = Array(moves.indices)
    if let randomSource {
      for place in stride(from: order.count - 1, to: 0, by: -1) {
        order.swapAt(place, randomSource.nextInt(upperBound: place + 1))
      }
    }
    return order.sorted { moves[$0].value > moves[$1].value }.map { moves[$0] }
  }

  private func value(
    after move: any GKGameModelUpdate, in model: any GKGameModel,
    for player: any GKGameModelPlayer, _ depth: Int,
    worst: Int = GKGameModelMinScore, best: Int = GKGameModelMaxScore
  ) -> Int {
    guard let next = model.copy(with: nil) as? any GKGameModel else { return 0 }
    next.setGameModel(model)
    next.apply(move)
    guard depth > 0, !next.isWin(for: player), !next.isLoss(for: player),
      let active = next.activePlayer, let moves = next.gameModelUpdates(for: active),
      !moves.isEmpty
    else { return next.score(for: player) }
    let isOwn = active.playerId == player.playerId
    var (low, high) = (worst, best)
    for move in moves where low < high {
      let found = value(after: move, in: next, for: player, depth - 1, worst: low, best: high)
      if isOwn { low = max(low, found) } else { high = min(high, found) }
    }
    return isOwn ? low : high
  }
}

/// Takes a move at random: it plays no games out.
open class GKMonteCarloStrategist: NSObject, GKStrategist {
  open var gameModel: (any GKGameModel)?
  open var randomSource: (any GKRandom)?
  open var budget = 0
  open var explorationParameter = 0
  public override init() {}
  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    guard let player = gameModel?.activePlayer,
      let moves = gameModel?.gameModelUpdates(for: player), !moves.isEmpty
    else { return nil }
    return moves[(randomSource ?? GKRandomSource.sharedRandom()).nextInt(upperBound: moves.count)]
  }
}
