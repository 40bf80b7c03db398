// SPDX-License-Identifier: Apache-2.0

/// The limits on how often iOS wakes an app to fetch and for silent pushes. They outlive the
/// process.
struct BackgroundRefresh: Hashable, Sendable {
  /// The permission for iOS to refresh the app in the background.
  var status = EmulatedApp.RefreshStatus.available
  /// The moment of the last fetch for the app. It is kept only if an interval is asked for.
  private var fetchedAt: Duration?
  /// The moments of the latest silent pushes. They are kept only if a budget is asked for.
  private var silentPushes: [Duration] = []

  /// "Two or three per hour", says Apple.
  private static let silentPushesPerBudget = 3

  /// True if what is possible depends on how long ago something happened.
  var dependsOnTime: Bool { fetchedAt != nil || !silentPushes.isEmpty }

  /// True if the interval since the last fetch is over.
  func isFetchDue(_ context: EngineContext) -> Bool {
    guard let fetchedAt else { return true }
    return context.now >= fetchedAt + context.allowance(.fetchInterval)
  }

  /// True if the budget allows another silent push now.
  func allowsSilentPush(_ context: EngineContext) -> Bool {
    let budget = context.allowance(.pushBudget)
    return silentPushes.count { $0 + budget > context.now } < Self.silentPushesPerBudget
  }

  /// iOS wakes the app: a fetch and a silent push are counted.
  mutating func count(_ wake: BackgroundWake, _ context: EngineContext) {
    switch wake {
    case .fetch:
      if context.allowance(.fetchInterval) > .zero { fetchedAt = context.now }
    case .silentPush:
      let budget = context.allowance(.pushBudget)
      guard budget > .zero else { return }
      silentPushes.removeAll { $0 + budget <= context.now }
      silentPushes.append(context.now)
    case .transfer, .location, .bluetooth, .refreshTask, .processingTask, .continuedTask, .voipPush,
      .liveActivityPush, .regionEntered, .regionExited, .bluetoothPeripheral:
      break
    }
  }

  /// The device restarts.
  mutating func forgetFetch() { fetchedAt = nil }

  /// Makes ages of the moments; an interval that is over is no different from one that was over
  /// long ago.
  mutating func rebase(_ context: EngineContext) {
    fetchedAt = isFetchDue(context) ? nil : fetchedAt.map { $0 - context.now }
    let budget = context.allowance(.pushBudget)
    silentPushes = silentPushes.filter { $0 + budget > context.now }.map { $0 - context.now }
  }
}

extension EmulatedApp {
  /// `UIBackgroundRefreshStatus`.
  /// - SeeAlso: https://developer.apple.com/documentation/uikit/uibackgroundrefreshstatus
  public enum RefreshStatus: String, CaseIterable, Hashable, Sendable {
    case available
    case denied
    case restricted
  }
}
