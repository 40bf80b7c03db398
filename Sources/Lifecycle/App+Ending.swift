// SPDX-License-Identifier: Apache-2.0

extension App {
  /// The process is gone: whether the app was told, and what it lost, goes with the ending.
  mutating func end(
    _ reason: Ending.Reason, _ code: Ending.Code?, _ rule: Rule, limit: TimeLimit? = nil,
    since: Duration? = nil, _ turn: inout Turn
  ) {
    guard let process else { return }
    let from = process.phase.state
    let ending = Ending(
      reason: reason, code: code, told: process.isTold, lost: unsavedEdits, limit: limit,
      elapsed: since.map { turn.now - $0 }, allowance: limit.map { turn.allowance($0) },
      lastCallback: process.lastCallback, state: from)
    turn.say(.end(ending), name, rule)
    if from != .notRunning {
      turn.say(.state(from: from, to: .notRunning, because: reason.cause), name, rule)
    }

    lastEnding = ending
    hasLostData = ending.lost > 0
    unsavedEdits = 0
    // The archive is dropped after a force-quit and after a crash during launch.
    if reason == .user || (reason == .crash && process.launching != nil) {
      hasSavedInterface = false
    }
    for place in sessions.indices { sessions[place].activation = nil }
    self.process = nil
    turn.hasEnded = true
  }
}
