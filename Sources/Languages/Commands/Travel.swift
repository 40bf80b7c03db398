// SPDX-License-Identifier: Apache-2.0

/// The length of one step through time.
package enum TravelUnit: Hashable, Sendable, CaseIterable {
  /// All that shares an instant.
  case moment
  /// An event that was not refused.
  case event
  /// A change of an app's state.
  case state

  /// The unit a typed word names; a moment where there is none.
  package init?(word: String) {
    switch word.lowercased() {
    case "", "moment": self = .moment
    case "event": self = .event
    case "state": self = .state
    case _: return nil
    }
  }
}

package enum TravelDirection: Hashable, Sendable, CaseIterable {
  case backward
  case forward
}
