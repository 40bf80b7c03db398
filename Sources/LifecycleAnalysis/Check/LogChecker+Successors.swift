// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// What may follow from one hypothesis.
extension LogChecker {
  typealias Successor = (Hypothesis, Int, [CheckWorld.Action])

  mutating func successors(
    of hypothesis: Hypothesis, _ entry: LogEntry, _ search: Search
  ) -> [Successor] {
    if entry.observation.symbol == .ended { return endings(of: hypothesis, entry.app) }
    let list = hypothesis.pending[entry.app]
    var pendingBefore = hypothesis.pending
    if list != 0 {
      if let rest = rest(of: list, after: entry) {
        var pending = hypothesis.pending
        pending[entry.app] = rest
        return [(Hypothesis(device: hypothesis.device, pending: pending), 0, [])]
      }
      // What nobody has to log is not waited for.
      guard isTolerant, world.list(list).allSatisfy({ $0.observation.symbol.isOptional }) else {
        return relaunches(of: hypothesis, entry)
      }
      pendingBefore[entry.app] = 0
    }
    return guesses(from: hypothesis.device, entry, search).map { guess in
      var pending = pendingBefore
      for app in pending.indices {
        pending[app] = world.list(pending[app], then: guess.outputs[app])
      }
      return (Hypothesis(device: guess.device, pending: pending), guess.cost, guess.path)
    }
  }

  /// What is left of a list without its first output, if an entry shows that; nil if it does not.
  mutating func rest(of list: Int, after entry: LogEntry) -> Int? {
    let outputs = world.list(list)
    var place = 0
    if entry.mayBegin, outputs.first?.observation.symbol == .launched { place = 1 }
    guard place < outputs.count else { return nil }
    if outputs[place].observation.agrees(with: entry.observation) {
      return world.list(list, from: place + 1)
    }
    return isTolerant ? looseRest(of: outputs[place...], after: entry) : nil
  }

  /// What is left without an output further back, if all before it belongs to the same moment or need
  /// not be logged. In which order an app logs a method and its notification says little: an observer
  /// may have been registered before, and lines of two threads may be exchanged.
  private mutating func looseRest(
    of outputs: ArraySlice<CheckWorld.Output>, after entry: LogEntry
  ) -> Int? {
    let moment = entry.observation.symbol.moment
    var kept: [CheckWorld.Output] = []
    for (place, output) in zip(outputs.indices, outputs) {
      if output.observation.agrees(with: entry.observation) {
        return world.number(of: kept + outputs[(place + 1)...])
      }
      if moment != nil, output.observation.symbol.moment == moment {
        kept.append(output)
      } else if !output.observation.symbol.isOptional {
        return nil
      }
    }
    return nil
  }

  /// Explains that a process has ended, as the system or the debugger says. If it was ended before,
  /// that is no news.
  private mutating func endings(of hypothesis: Hypothesis, _ app: Int) -> [Successor] {
    var pending = hypothesis.pending
    pending[app] = 0
    let cost = hypothesis.pending[app] == 0 ? 0 : Self.costOfEnding
    if world.devices[hypothesis.device].apps[app].process == nil {
      return [(Hypothesis(device: hypothesis.device, pending: pending), cost, [])]
    }
    return world.edges(from: hypothesis.device, for: app).filter {
      world.devices[$0.next].apps[app].process == nil
    }.map { edge in
      (Hypothesis(device: edge.next, pending: pending), edge.cost + cost, edge.actions)
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
          (
            Hypothesis(device: guess.device, pending: pending),
            end.cost + guess.cost + Self.costOfEnding, end.actions + guess.path
          ))
      }
    }
    return found
  }
}
