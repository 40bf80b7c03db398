// SPDX-License-Identifier: Apache-2.0

extension EmulatedApp {
  /// A privacy setting of the app was changed: the handlers of open background tasks run, then the
  /// process is killed.
  mutating func quitForPrivacy(_ context: inout EngineContext) {
    if state != .suspended { callExpirationHandlers(&context) }
    context.record(
      .process(.console("Quitting application in response to privacy settings change")), name,
      .privacyChange)
    end(.privacy, .kill, .privacyChange, &context)
  }

  /// The process is gone: whether the app was notified, and what it lost, goes with the
  /// termination.
  ///
  /// - Parameter since: When the limit that was exceeded began to count.
  mutating func end(
    _ reason: Termination.Reason, _ code: Termination.Code?, _ rule: Rule,
    limit: TimeLimit? = nil, since: Duration? = nil, _ context: inout EngineContext
  ) {
    guard let process else { return }
    let from = process.phase.state
    let ending = Termination(
      reason: reason, code: code, notified: process.isNotified, unsavedEditsLost: unsavedEdits,
      limit: limit, elapsed: since.map { context.now - $0 },
      allowance: limit.map { context.allowance($0) }, lastCallback: process.lastCallback,
      state: from)
    context.record(.end(ending), name, rule)
    if from != .notRunning {
      context.record(.state(from: from, to: .notRunning, because: reason.cause), name, rule)
    }

    lastEnding = ending
    if ending.unsavedEditsLost > 0 { hasLostData = true }
    unsavedEdits = 0
    showsAlert = false
    // The archive is dropped after a force-quit and after a crash during launch.
    if reason == .user || (reason == .crash && !process.hasLaunched) { hasSavedInterface = false }
    scenes.endProcess()
    self.process = nil
    context.hasEnded = true
  }
}
