// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// What may follow from one hypothesis.
extension LogChecker {
  typealias Successor = (Hypothesis, Int, [CheckWorld.Action])

  mutating func successors(
    of hypothesis: Hypothesis, _ entry: LogEntry, _ search: Search
  ) -> [Successor] {
    let list = hypothesis.pending[entry.app]
    guard list == 0 else {
      guard let rest = rest(of: list, after: entry) else {
        return relaunches(of: hypothesis, entry)
      }
      var pending = hypothesis.pending
      pending[entry.app] = rest
      return [(Hypothesis(device: hypothesis.device, pending: pending), 0, [])]
    }
    return guesses(from: hypothesis.device, entry, search).map { guess in
      var pending = hypothesis.pending
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
    guard place < outputs.count, outputs[place].observation.agrees(with: entry.observation) else {
      return nil
    }
    return world.list(list, from: place + 1)
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
            end.cost + guess.cost + Self.costOfEnding, [end.action] + guess.path
          ))
      }
    }
    return found
  }
}
