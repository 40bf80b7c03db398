// SPDX-License-Identifier: Apache-2.0

/// Scenes and their sessions. A scene comes and goes; its session is remembered until the user
/// removes it.
extension EmulatedApp {
  /// The session of that number.
  public func session(_ number: Int) -> SceneSession? {
    sessions.first { $0.number == number }
  }

  /// Where the session of that number stands in ``sessions``.
  func place(of number: Int) -> Int? {
    sessions.firstIndex { $0.number == number }
  }

  /// A new session. Returns its number.
  mutating func openSession() -> Int {
    sessionCount += 1
    sessions.append(SceneSession(number: sessionCount))
    return sessionCount
  }

  /// The user removes sessions. Those that ever had a scene are reported to the app: once their
  /// scenes have disconnected, or at the next launch.
  mutating func markDiscarded(_ numbers: [Int]) {
    for place in sessions.indices where numbers.contains(sessions[place].number) {
      sessions[place].isDiscarded = true
    }
  }

  /// Forgets the sessions the user has removed.
  mutating func dropDiscardedSessions() {
    guard sessions.contains(where: \.isDiscarded) else { return }
    discardedSessions += sessions.filter { $0.isDiscarded && $0.hasConnected }.map(\.id)
    sessions.removeAll(where: \.isDiscarded)
  }

  /// The scene of a session is made.
  mutating func attachScene(_ number: Int) {
    guard let place = place(of: number) else { return }
    sessions[place].scene = AppScene()
  }

  /// `scene(_:willConnectTo:options:)` begins: the session is not new any more.
  mutating func markConnected(_ number: Int) {
    guard let place = place(of: number) else { return }
    sessions[place].hasConnected = true
  }

  /// The scene is gone; a discarded session is forgotten.
  mutating func detachScene(_ number: Int) {
    guard let place = place(of: number) else { return }
    sessions[place].scene = nil
    dropDiscardedSessions()
  }

  /// A scene goes to another state; the app goes with its most active scene.
  mutating func enterScene(
    _ number: Int, _ activation: AppScene.ActivationState, _ reason: TransitionReason,
    _ rule: Rule, _ context: inout EngineContext
  ) {
    var hasChangedPhase = false
    if let place = place(of: number), sessions[place].scene != nil {
      let from = sessions[place].scene?.activation.swiftUIPhase
      sessions[place].scene?.activation = activation
      hasChangedPhase = recordPhase(of: number, from, activation.swiftUIPhase, &context)
    }
    let state: State
    switch sessions.compactMap({ $0.scene?.activation }).max() ?? .background {
    case .foregroundActive: state = .active
    case .foregroundInactive: state = .inactive
    case .background, .unattached: state = .background
    }
    if state != self.state { enter(state, reason, rule, &context) }
    if recordAppPhase(&context) { hasChangedPhase = true }
    if hasChangedPhase, let phase = activation.swiftUIPhase {
      startOutside(.phaseChange(phase), &context)
    }
  }

  /// SwiftUI's environment value of one scene changes. Returns whether it did.
  private func recordPhase(
    of number: Int, _ from: SwiftUIPhase?, _ to: SwiftUIPhase?, _ context: inout EngineContext
  ) -> Bool {
    // What a view reads first is no change.
    guard traits.style == .swiftui, let from, let to, from != to else { return false }
    context.record(.phase(scene: "scene-\(number)", from: from, to: to), name, .swiftUIPhase)
    return true
  }

  /// SwiftUI's value of the app follows all scenes. Returns whether it changed.
  private mutating func recordAppPhase(_ context: inout EngineContext) -> Bool {
    guard traits.style == .swiftui else { return false }
    guard let to = sessions.compactMap({ $0.scene?.activation }).max()?.swiftUIPhase,
      to != process?.swiftUIPhase
    else { return false }
    let from = process?.swiftUIPhase
    if let from { context.record(.phase(scene: nil, from: from, to: to), name, .swiftUIPhase) }
    process?.swiftUIPhase = to
    return from != nil
  }
}

extension AppScene.ActivationState {
  /// What SwiftUI reads for it; nil while the scene is not attached.
  fileprivate var swiftUIPhase: SwiftUIPhase? {
    switch self {
    case .unattached: nil
    case .background: .background
    case .foregroundInactive: .inactive
    case .foregroundActive: .active
    }
  }
}
