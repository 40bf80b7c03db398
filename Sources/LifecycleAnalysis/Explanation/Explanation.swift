// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The reason why an entry of a trace is there: the chain from the input behind it to the entry
/// itself, and the state that each step of the chain found.
///
/// The rule of the entry, its grade and its sources are ``rule``'s; what both sides of a dispute
/// say is in ``Rule/Origin``.
package struct Explanation: Hashable, Sendable {
  /// The entry that is explained.
  package let subject: Trace.Entry
  /// The steps from the cause to the subject, which is the last.
  package let steps: [Step]
  /// True if the first step is the input that everything goes back to; false where the beginning of
  /// the chain is no longer kept.
  package let isComplete: Bool

  /// One entry of the chain.
  package struct Step: Hashable, Sendable {
    package let entry: Trace.Entry
    /// The limit that ran out between the step before and this one; nil where one led to the other
    /// at once.
    package let reached: TimeLimit?
    /// The state the app was in before the step: the step's own app, or that of the subject where
    /// the step is about the device. Nil where it cannot be told.
    package let found: EmulatedApp.State?
  }

  /// Explains an entry.
  ///
  /// - Parameters:
  ///   - number: the entry's number.
  ///   - entry: the entry of a number; nil where it is not kept any more.
  /// - Returns: nil where the entry itself is not kept.
  package init?(of number: Int, in entry: (Int) -> Trace.Entry?) {
    guard let subject = entry(number) else { return nil }
    var chain = [subject]
    while let before = chain[chain.count - 1].predecessor.flatMap(entry) { chain.append(before) }
    chain.reverse()
    let found = Self.states(before: chain, for: subject.app, in: entry)
    self.subject = subject
    isComplete = chain[0].predecessor == nil
    steps = chain.indices.map { index in
      Step(
        entry: chain[index],
        reached: Self.limit(between: index > 0 ? chain[index - 1] : nil, and: chain[index]),
        found: found[index])
    }
  }

  /// The limit that ran out between two entries of a chain.
  private static func limit(
    between before: Trace.Entry?, and entry: Trace.Entry
  ) -> TimeLimit? {
    guard let before, before.cause != entry.cause, case .deadline(let limit, _) = entry.cause
    else { return nil }
    return limit
  }

  /// The state of each entry's app just before it, found in one pass from the newest back.
  private static func states(
    before chain: [Trace.Entry], for app: String?, in entry: (Int) -> Trace.Entry?
  ) -> [EmulatedApp.State?] {
    var states = [EmulatedApp.State?](repeating: nil, count: chain.count)
    var open = chain.indices.filter { chain[$0].app ?? app != nil }
    var number = chain[chain.count - 1].number - 1
    while !open.isEmpty, number >= 0, let earlier = entry(number) {
      if case .state(_, let to, _) = earlier.kind {
        open.removeAll { index in
          guard chain[index].number > number, chain[index].app ?? app == earlier.app else {
            return false
          }
          states[index] = to
          return true
        }
      }
      number -= 1
    }
    // Nothing came before: a device begins with apps that are not running.
    if number < 0 { for index in open { states[index] = .notRunning } }
    return states
  }
}
