// SPDX-License-Identifier: Apache-2.0

extension LogChecker {
  /// One way to explain the log so far.
  struct Hypothesis: Hashable {
    let device: Int
    /// What each app's log should show next, as numbers of lists.
    let pending: [Int]
  }

  /// The step from one set of hypotheses to the next, which an entry makes.
  struct Transition {
    /// The set before; -1 for the beginning of the log.
    let from: Int
    /// The set after.
    let to: Int
    /// For each hypothesis of the new set: how it may have come about, the likeliest first.
    let links: [[Link]]
    /// Whether the entry was taken to say nothing new, because nothing else fits.
    var isAssumed = false
  }

  /// How a hypothesis follows from one before.
  struct Link {
    /// The place of the earlier hypothesis in its set; -1 for the beginning of the log.
    let parent: Int
    /// What happened.
    let path: [CheckWorld.Action]
    /// How many actions of the path happened before the log began.
    var before = 0
    /// Whether a process ended before it had logged everything that was due.
    var endsProcess = false
  }

  /// A set of hypotheses, each with its cost above the cheapest.
  struct Candidates: Hashable {
    var hypotheses: [Hypothesis]
    var costs: [Int]
    /// Whether hypotheses that fitted were left out on the way here. A line that fits none of these may
    /// fit one of those.
    var isPruned: Bool
  }
}
