// SPDX-License-Identifier: Apache-2.0

/// Scenes and their sessions. A scene comes and goes; its session is remembered until the person
/// removes it.
extension EmulatedApp {
  /// The scene of the app connects: with the remembered session, or with a new one.
  mutating func attachScene() {
    if sessions.isEmpty {
      sessionCount += 1
      sessions = [SceneSession(id: "scene-\(sessionCount)")]
    }
    sessions[sessions.count - 1].activation = .unattached
  }

  /// The scene disconnects and its delegate is told; a discarded session is forgotten.
  mutating func detachScene(discard: Bool, _ context: inout EngineContext) {
    if let last = sessions.indices.last, sessions[last].activation != nil {
      begin(.sceneDidDisconnect, .sceneDisconnect, nil, &context)
      post(.sceneDidDisconnect, .sceneDisconnect, &context)
      sessions[last].activation = nil
    }
    if discard { sessions = [] }
  }

  /// The scene follows the state of its app (one scene an app; several windows come later).
  mutating func updateScene(_ state: State) {
    guard let last = sessions.indices.last, sessions[last].activation != nil else { return }
    switch state {
    case .inactive: sessions[last].activation = .foregroundInactive
    case .active: sessions[last].activation = .foregroundActive
    case .background, .suspended: sessions[last].activation = .background
    case .notRunning: break
    }
  }
}
