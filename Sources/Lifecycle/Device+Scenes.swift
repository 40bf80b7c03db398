// SPDX-License-Identifier: Apache-2.0

/// Scenes and their sessions. A scene comes and goes; its session is remembered until the person
/// removes it.
extension Device {
  /// The scene of the app connects: with the remembered session, or with a new one.
  mutating func attachScene(_ index: Int) {
    if apps[index].sessions.isEmpty {
      apps[index].sessionCount += 1
      apps[index].sessions = [SceneSession(id: "scene-\(apps[index].sessionCount)")]
    }
    let last = apps[index].sessions.count - 1
    apps[index].sessions[last].activation = .unattached
  }

  /// The scene disconnects and its delegate is told; a discarded session is forgotten.
  mutating func detachScene(_ index: Int, discard: Bool) {
    if apps[index].sessions.contains(where: { $0.activation != nil }) {
      begin(.sceneDidDisconnect, index, .sceneDisconnect, nil)
      post(.sceneDidDisconnect, index, .sceneDisconnect)
      let last = apps[index].sessions.count - 1
      apps[index].sessions[last].activation = nil
    }
    if discard { apps[index].sessions = [] }
  }

  /// iOS takes the scene back to free memory; the session stays.
  mutating func disconnectScene(_ index: Int?) {
    guard let index else { return }
    plan(index, thaw(index, .memory) + [.detachScene(discard: false)])
  }

  /// The scene follows the state of its app (one scene an app; several windows come later).
  mutating func updateScene(_ index: Int, _ state: App.State) {
    guard let last = apps[index].sessions.indices.last,
      apps[index].sessions[last].activation != nil
    else { return }
    switch state {
    case .inactive: apps[index].sessions[last].activation = .foregroundInactive
    case .active: apps[index].sessions[last].activation = .foregroundActive
    case .background, .suspended: apps[index].sessions[last].activation = .background
    case .notRunning: break
    }
  }
}
