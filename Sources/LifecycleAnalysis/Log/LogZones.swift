// SPDX-License-Identifier: Apache-2.0

/// Brings the times of a log into one zone: some lines name theirs, others have the local time of the device.
struct LogZones: Sendable {
  /// True if the first time named its zone; nil before a time has come.
  private var firstHasZone: Bool?
  /// The last time, in the zone of the first one.
  private var last = 0
  /// The microseconds from the other times to those of the first zone; nil before both kinds have come.
  private var shift: Int?

  private static let second = 1_000_000
  /// Zones differ by multiples of this.
  private static let quarter = 15 * 60 * second
  private static let farthest = 14 * 4 * quarter

  /// Returns a time in the zone of the first one. The zone of a device follows from the first two neighbors of which one
  /// names its zone: less than a quarter of an hour lies between them.
  mutating func time(_ named: Int, hasZone: Bool, hasYear: Bool) -> Int {
    guard hasYear else { return named }
    var time = named
    if let firstHasZone, firstHasZone != hasZone {
      if shift == nil {
        // Lines of two threads may be exchanged.
        let ahead = named - last + Self.second
        let quarters =
          ahead >= 0 ? ahead / Self.quarter : -((Self.quarter - 1 - ahead) / Self.quarter)
        let found = -quarters * Self.quarter
        shift = abs(found) <= Self.farthest ? found : 0
      }
      time += shift ?? 0
    } else if firstHasZone == nil {
      firstHasZone = hasZone
    }
    last = time
    return time
  }
}
