// SPDX-License-Identifier: Apache-2.0

/// One way to explain the log so far: a device, and the lines that its apps should log next.
struct Hypothesis: Hashable {
  /// The number of the device in the ``CheckWorld``.
  let device: Int
  /// For each app, the number of the list of outputs that its log should show next; 0 if it should show nothing.
  let pending: [Int]
  /// True if a line came between those that are due.
  var isInterrupted = false
}

/// The hypotheses that fit at a point of the log, the likeliest first.
struct HypothesisSet: Hashable {
  var hypotheses: [Hypothesis]
  /// The cost of each hypothesis above the cheapest.
  var costs: [Int]
  /// True if hypotheses that fitted were left out on the way here. A line that fits none of these may fit one of those.
  var isPruned: Bool
}

/// The step from one set of hypotheses to the next, which an entry makes.
struct HypothesisTransition {
  /// The set before; nil for the beginning of the log.
  let from: Int?
  /// The set after.
  let to: Int
  /// For each hypothesis of the new set: the ways in which it may have come about, the likeliest first.
  let links: [[HypothesisLink]]
  /// True if the entry was taken to say nothing new, because nothing else fits.
  var isAssumed = false
}

/// The way from one hypothesis to the next.
struct HypothesisLink {
  /// The index of the earlier hypothesis in its set; nil for the beginning of the log.
  let parent: Int?
  /// The actions that happened.
  let path: [CheckWorld.Action]
  /// The number of actions of the path that happened before the log began.
  var countBeforeLog = 0
  /// True if a process ended before it had logged everything that was due.
  var endsProcess = false
  /// True if the line was due, and came later than the model lets it.
  var isLate = false
}
