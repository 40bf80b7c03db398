// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The hypotheses that may follow from one.
extension HypothesisGraph {
  /// A hypothesis that follows from another one, or with which a log begins.
  struct Successor {
    let hypothesis: Hypothesis
    /// The cost of what happened.
    let cost: Int
    /// The actions that happened.
    let path: [CheckWorld.Action]
    /// True if a line that was due came later than the model lets it.
    var isLate = false
    /// True if the line came between others that are still due.
    var isBetween = false
  }

  /// Returns the hypotheses that an entry leads to from one.
  mutating func successors(
    of hypothesis: Hypothesis, _ entry: LogEntry, _ depth: GuessDepth
  ) -> [Successor] {
    if entry.observation.symbol == .ended { return endings(of: hypothesis, entry) }
    let list = hypothesis.pending[entry.app]
    var pendingBefore = hypothesis.pending
    if list != 0 {
      if let rest = rest(of: list, after: entry) {
        var pending = hypothesis.pending
        pending[entry.app] = rest
        if hypothesis.isInterrupted, entry.seconds > Self.longestInterruption { return [] }
        if isLate(entry, on: hypothesis.device) {
          return [late(hypothesis.device, pending, entry)]
        }
        return [
          Successor(
            hypothesis: Hypothesis(
              device: hypothesis.device, pending: pending,
              isInterrupted: hypothesis.isInterrupted && rest != 0),
            cost: 0, path: [])
        ]
      }
      if isMissed(list) {
        return between(hypothesis, entry) + relaunches(of: hypothesis, entry)
      }
      pendingBefore[entry.app] = 0
    }
    return guesses(from: hypothesis.device, entry, depth).map { guess in
      var pending = pendingBefore
      for app in pending.indices {
        pending[app] = world.list(pending[app], then: guess.outputs[app])
      }
      return Successor(
        hypothesis: Hypothesis(device: guess.device, pending: pending), cost: guess.cost,
        path: guess.path)
    }
  }

  /// True if an app had to log a list before anything else happened: only the end of its process excuses it. An
  /// output that the app need not log is not waited for.
  func isMissed(_ list: Int) -> Bool {
    guard list != 0 else { return false }
    return !isTolerant || !world.list(list).allSatisfy { $0.observation.symbol.isOptional }
  }

  /// Returns what is left of a list without its first output, if an entry shows that; nil if it does not.
  mutating func rest(of list: Int, after entry: LogEntry) -> Int? {
    let outputs = world.list(list)
    var index = 0
    if entry.mayBegin, outputs.first?.observation.symbol == .launched { index = 1 }
    guard index < outputs.count else { return nil }
    if outputs[index].observation.agrees(with: entry.observation) {
      return world.list(list, from: index + 1)
    }
    return isTolerant ? looseRest(of: outputs[index...], after: entry) : nil
  }

  /// Returns what is left without an output further back, if all before it belongs to the same
  /// moment or need not be logged. In which order an app logs a method and its notification says
  /// little: an observer may have been registered before, and lines of two threads may be
  /// exchanged. What a scene is opened with comes before or after it enters the foreground: the order is disputed.
  private mutating func looseRest(
    of outputs: ArraySlice<CheckWorld.Output>, after entry: LogEntry
  ) -> Int? {
    let seen = entry.observation.symbol
    let opens: Set<LogSymbol> = [.call(.sceneOpenURLContexts), .call(.userNotificationDidReceive)]
    var kept: [CheckWorld.Output] = []
    for (index, output) in zip(outputs.indices, outputs) {
      if output.observation.agrees(with: entry.observation) {
        return world.number(of: kept + outputs[(index + 1)...])
      }
      let symbol = output.observation.symbol
      if seen.moment != nil && symbol.moment == seen.moment
        || opens.contains(symbol) && seen == .call(.sceneWillEnterForeground)
        || opens.contains(seen) && symbol == .call(.sceneWillEnterForeground)
      {
        kept.append(output)
      } else if !symbol.isOptional {
        return nil
      }
    }
    return nil
  }

  /// The seconds between what interrupts a transition and the next line of that.
  private static let longestInterruption = 5
  /// The cost of a line between others: that it came before them is likelier, if it can.
  private static let costOfInterrupting = 2

  /// Explains a line between those of one transition by an event that leads to no other line: the main thread
  /// delivers there what has happened meanwhile. The state that the line names is that of the transition.
  private mutating func between(_ hypothesis: Hypothesis, _ entry: LogEntry) -> [Successor] {
    let symbol = entry.observation.symbol
    // A tap brings the app to the front itself.
    guard isTolerant, symbol.moment == nil, !entry.observation.isLaunch,
      symbol != .call(.userNotificationDidReceive)
    else { return [] }
    let seen = LogEntry(app: entry.app, observation: LogObservation(symbol), seconds: 0)
    return directGuesses(from: hypothesis.device, seen)
      .filter { $0.outputs.allSatisfy { $0 == 0 } }
      .map { guess in
        Successor(
          hypothesis: Hypothesis(
            device: guess.device, pending: hypothesis.pending, isInterrupted: true),
          cost: guess.cost + Self.costOfInterrupting, path: guess.path, isBetween: true)
      }
  }

  /// Explains a launch by a process that ended before it had logged everything that was due.
  private mutating func relaunches(of hypothesis: Hypothesis, _ entry: LogEntry) -> [Successor] {
    guard entry.observation.isLaunch else { return [] }
    var found: [Successor] = []
    for end in world.edges(from: hypothesis.device, for: entry.app)
    where end.isSilent && world.devices[end.next].apps[entry.app].process == nil {
      for guess in guesses(from: end.next, entry) {
        var pending = hypothesis.pending
        pending[entry.app] = 0
        for app in pending.indices {
          pending[app] = world.list(pending[app], then: guess.outputs[app])
        }
        found.append(
          Successor(
            hypothesis: Hypothesis(device: guess.device, pending: pending),
            cost: end.cost + guess.cost + Self.costOfEnding, path: end.actions + guess.path))
      }
    }
    return found
  }
}
