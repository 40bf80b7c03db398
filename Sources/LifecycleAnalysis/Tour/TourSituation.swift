// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Where a walk stands: a device without what makes no difference to a tour.
struct TourSituation: Hashable {
  /// The device, rebased, and without the reasons for its apps' states, which are only read.
  let device: Device
  /// Whether the last move was made beside a limit that counts. One such move is enough for a tour:
  /// more would make a situation of every second of every limit.
  let hasActedBeside: Bool

  init(_ device: Device, hasActedBeside: Bool = false) {
    var copy = device.rebased
    for index in copy.apps.indices {
      copy.apps[index].forgetReasons()
      copy.apps[index].forgetBudget()
    }
    self.device = copy
    self.hasActedBeside = hasActedBeside
  }
}

extension EmulatedApp {
  /// How old the budget is matters while a task is open, or if one may be begun here.
  fileprivate mutating func forgetBudget() {
    guard let process, process.tasks.isEmpty, !beginsTasks,
      case .background(var background) = process.phase
    else { return }
    background.budgetSince = background.since
    self.process?.phase = .background(background)
  }

  /// Whether the app's code begins background tasks.
  private var beginsTasks: Bool {
    guard case .scripted(let script) = traits.code else { return true }
    return !script.expiration.begins.isEmpty || script.parts.values.contains { !$0.begins.isEmpty }
  }
}
