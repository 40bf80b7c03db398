// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Looks again and again until something holds, with a pause between two looks that leaves the
/// processor to what is waited for.
package enum Polling {
  /// Returns true if the condition held before the time was over.
  package static func until(
    within limit: Duration = .seconds(120), _ isSo: () throws -> Bool
  ) rethrows -> Bool {
    let end = ContinuousClock.now + limit
    while try !isSo() {
      if ContinuousClock.now > end { return false }
      pause()
    }
    return true
  }

  /// A few milliseconds.
  package static func pause() { _ = poll(nil, 0, 20) }
}
