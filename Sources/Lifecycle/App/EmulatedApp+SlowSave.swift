// SPDX-License-Identifier: Apache-2.0

/// A save that takes longer than usual: `slow save` makes the app's next one take a given time.
extension EmulatedApp {
  /// Makes the app's next save take so long. It counts once, and it ends with the process.
  mutating func makeNextSaveTake(_ duration: Duration) { process?.slowSave = duration }

  /// True if the code that is called now saves, and its save has been made slow.
  func savesSlowly(in code: CalledCode) -> Bool {
    guard process?.slowSave != nil, case .scripted(let script) = traits.code else { return false }
    switch code {
    case .method(let callback):
      let said = script.parts.filter { $0.value.saves && mayCall($0.key) }
      if said.isEmpty {
        // Apple's guides tell apps to save here.
        return callback == .applicationDidEnterBackground || callback == .sceneDidEnterBackground
      }
      return said[callback] != nil
    // SwiftUI calls no method there.
    case .phaseChange(let phase): return phase == .background
    case .observers, .expirationHandler: return false
    }
  }

  /// True if the app's life cycle has a method: a script may be written for several.
  private func mayCall(_ callback: Callback) -> Bool {
    callback == .applicationWillTerminate || callback.isSceneCallback == traits.style.hasScenes
  }

  /// Begins the slow save. Returns the time that it takes.
  mutating func beginSlowSave() -> Duration {
    let duration = process?.slowSave ?? .zero
    process?.slowSave = nil
    process?.thread.current?.savesSlowly = true
    return duration
  }
}
