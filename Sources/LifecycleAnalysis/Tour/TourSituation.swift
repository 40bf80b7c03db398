// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The situation of a walk: a device without what makes no difference to a tour.
struct TourSituation: Hashable {
  /// The device without what makes no difference to a plan.
  let device: Device
  /// True if the last move was made beside a limit that counts. One such move is enough for a tour:
  /// more would make a situation of every second of every limit.
  let hasActedBeside: Bool

  init(_ device: Device, hasActedBeside: Bool = false) {
    self.device = device.planned
    self.hasActedBeside = hasActedBeside
  }
}
