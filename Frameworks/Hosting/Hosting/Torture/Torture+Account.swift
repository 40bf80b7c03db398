// SPDX-License-Identifier: Apache-2.0
import LifecycleAnalysis

extension Torture {
  /// The statements of an app about its user's data around an end.
  package struct Account: Hashable, Sendable {
    /// The items that were edited before the end.
    package var edited: [String]
    /// The items that the process that ended had last said were saved.
    package var claimed: [String]
    /// The items that the next process found; nil if it did not say.
    package var found: [String]?

    package init(edited: [String] = [], claimed: [String] = [], found: [String]? = nil) {
      self.edited = edited
      self.claimed = claimed
      self.found = found
    }

    /// Two edits of one text are found twice, or one is lost.
    package var verdict: TortureVerdict {
      if edited.isEmpty { return .notEdited }
      guard let found else { return .notSaid }
      let lost = Self.missing(edited, in: found)
      if lost.isEmpty { return .kept }
      return .lost(lost, wereClaimed: Self.missing(lost, in: claimed).isEmpty)
    }

    private static func missing(_ wanted: [String], in found: [String]) -> [String] {
      var left: [String: Int] = [:]
      for item in found { left[item, default: 0] += 1 }
      return wanted.filter { item in
        guard let count = left[item], count > 0 else { return true }
        left[item] = count - 1
        return false
      }
    }
  }
}
