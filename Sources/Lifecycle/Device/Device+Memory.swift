// SPDX-License-Identifier: Apache-2.0

/// The reaction of iOS when memory runs short.
extension Device {
  /// The app whose process is terminated first when memory is reclaimed; nil if there is none: the
  /// app in front is never taken.
  ///
  /// Bands go first to last: suspended; running in the background; kept running by audio or
  /// location. Within a band the least recently used goes first, then the largest.
  public var nextReclaimed: Int? {
    var worst: (index: Int, rank: (Int, Int, Int))?
    for index in apps.indices {
      guard let band = memoryBand(of: index) else { continue }
      let age = apps.count - (uses.firstIndex(of: index) ?? apps.count)
      let rank = (band, age, -apps[index].traits.memory)
      if let found = worst, found.rank <= rank { continue }
      worst = (index, rank)
    }
    return worst?.index
  }

  /// Returns how soon a process is taken. Nil if it is not.
  private func memoryBand(of index: Int) -> Int? {
    // Before multitasking no app runs behind another: one that has no screen is about to end.
    guard version >= 4, let process = apps[index].process, !isOnScreen(index) else { return nil }
    switch process.phase {
    case .starting, .suspended: return 0
    case .background, .inactive, .active: return apps[index].keepsRunning ? 2 : 1
    }
  }

  /// iOS frees memory: it terminates one process, silently.
  mutating func reclaimMemory() {
    isMemoryLow = false
    guard let index = nextReclaimed else { return }
    apps[index].end(.memory, .pageShortage, .memoryOrder, &context)
  }

  /// Every app that runs code is warned.
  mutating func warnMemory() {
    isMemoryLow = true
    for index in apps.indices {
      switch apps[index].projectedState {
      case .notRunning, .suspended: continue
      case .inactive, .active, .background: break
      }
      plan(.delivery, index, apps[index].memoryWarningSteps())
    }
  }

  /// The app's own memory grows beyond its limit. It is warned first, and terminated if it goes on
  /// growing. An app whose main thread has no time for the warning is terminated without it.
  mutating func exceedMemory(_ index: Int) {
    guard let thread = apps[index].process?.thread else { return }
    let end = MainThreadStep.exit(.memory, .memoryLimit)
    if thread.isBusy || thread.isHung {
      apps[index].end(.memory, .perProcessLimit, .memoryLimit, &context)
    } else {
      // Apple says nothing about how long it may go on growing: it gets no longer than an app that terminates.
      plan(
        .end, index, apps[index].memoryWarningSteps() + [end], target: .notRunning,
        limit: .terminate)
    }
  }
}

extension EmulatedApp {
  /// The app is warned that memory is low: its delegate, the view controllers, the observers.
  fileprivate func memoryWarningSteps() -> [MainThreadStep] {
    [.call(.didReceiveMemoryWarning, .memoryWarning)]
      + (traits.showsViewControllers ? viewWarningSteps() : [])
      + [.post(.didReceiveMemoryWarning, .memoryWarning)]
  }
}
