// SPDX-License-Identifier: Apache-2.0

/// The consequences for an app when a scene goes to another state.
extension EmulatedApp {
  /// A scene goes to another state; the app goes with its most active scene.
  mutating func enterScene(
    _ number: Int, _ activation: AppScene.ActivationState, _ reason: TransitionReason,
    _ rule: Rule, _ context: inout EngineContext
  ) {
    var hasChangedPhase = false
    if let from = scenes.enter(number, activation) {
      hasChangedPhase = recordPhase(
        of: number, from.swiftUIPhase, activation.swiftUIPhase, &context)
    }
    let state: State
    switch scenes.mostActive ?? .background {
    case .foregroundActive: state = .active
    case .foregroundInactive: state = .inactive
    case .background, .unattached: state = .background
    }
    if state != self.state { enter(state, reason, rule, &context) }
    if recordAppPhase(&context) { hasChangedPhase = true }
    if hasChangedPhase, let phase = activation.swiftUIPhase {
      if phase == .background, traits.saves == .scenePhase { unsavedEdits = 0 }
      startOutside(.phaseChange(phase), &context)
    }
  }

  /// SwiftUI's environment value of one scene changes. Returns whether it did.
  private func recordPhase(
    of number: Int, _ from: SwiftUIPhase?, _ to: SwiftUIPhase?, _ context: inout EngineContext
  ) -> Bool {
    // The first phase that a view reads is no change.
    guard traits.style == .swiftui, let from, let to, from != to else { return false }
    context.record(.phase(scene: "scene-\(number)", from: from, to: to), name, .swiftUIPhase)
    return true
  }

  /// SwiftUI's value of the app follows all scenes. Returns whether it changed.
  private mutating func recordAppPhase(_ context: inout EngineContext) -> Bool {
    guard traits.style == .swiftui else { return false }
    guard let to = scenes.mostActive?.swiftUIPhase, to != process?.swiftUIPhase
    else { return false }
    let from = process?.swiftUIPhase
    if let from { context.record(.phase(scene: nil, from: from, to: to), name, .swiftUIPhase) }
    process?.swiftUIPhase = to
    return from != nil
  }
}

extension AppScene.ActivationState {
  /// The phase that SwiftUI reads for it. Nil while the scene is not attached.
  fileprivate var swiftUIPhase: SwiftUIPhase? {
    switch self {
    case .unattached: nil
    case .background: .background
    case .foregroundInactive: .inactive
    case .foregroundActive: .active
    }
  }
}
