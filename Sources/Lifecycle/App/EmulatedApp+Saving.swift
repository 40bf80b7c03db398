// SPDX-License-Identifier: Apache-2.0

/// A habit of an app that saves by itself, beside what its methods do.
public enum SavingHabit: Hashable, Sendable {
  /// It saves each edit at once.
  case atOnce
  /// A timer saves, this long after the first edit that is not saved.
  case after(Duration)
  /// It saves when SwiftUI's `ScenePhase` becomes `background`.
  case scenePhase
}

extension EmulatedApp {
  /// The name of the timer in the trace. It stands still while the process is suspended.
  static let savingTimer = "saving"

  /// The user edits something in the app.
  mutating func edit(_ context: inout EngineContext) {
    switch traits.saves {
    case .atOnce: return
    case .scenePhase, nil: break
    case .after(let delay):
      if process?.threadWork.contains(where: { $0.name == Self.savingTimer }) == false {
        beginThreadWork(AppScript.Work(name: Self.savingTimer, take: delay), &context)
      }
    }
    unsavedEdits += 1
  }

  /// The result of work on another thread reaches the main thread: the timer's is that the app saves.
  mutating func takeResult(of work: String) {
    if work == Self.savingTimer, case .after? = traits.saves { unsavedEdits = 0 }
  }
}
