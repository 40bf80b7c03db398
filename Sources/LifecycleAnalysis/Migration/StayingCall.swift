// SPDX-License-Identifier: Apache-2.0

/// A method or a notification that stays, and how often it came before and after the move; nil if
/// no event of the rehearsal leads to it.
package struct StayingCall: Hashable, Sendable {
  package let name: String
  package let counts: Counts?

  package init(name: String, counts: Counts?) {
    self.name = name
    self.counts = counts
  }

  package struct Counts: Hashable, Sendable {
    package let before: Int
    package let after: Int

    package init(before: Int, after: Int) {
      self.before = before
      self.after = after
    }
  }
}
