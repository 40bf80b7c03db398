// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The beginning of a log.
extension HypothesisGraph {
  /// Returns the hypotheses with which a log can begin, each with the number of actions before the
  /// log: on any device, and also in the middle of what an event leads to.
  ///
  /// - Parameter isThorough: True if the log may also begin in the middle of what an event leads to that
  ///   needs a silent one before it: a tap on a push.
  mutating func beginnings(
    _ entry: LogEntry, isThorough: Bool
  ) -> [(Successor, countBeforeLog: Int)] {
    // The process may have been launched a moment before, if this record does not tell that itself.
    let still = LogEntry(
      app: entry.app, observation: entry.observation, seconds: 0,
      mayBegin: entry.observation.symbol != .launched)
    var found: [(Successor, countBeforeLog: Int)] = []
    let starts = starts ?? world.starts()
    self.starts = starts
    for start in starts {
      if isExhausted { break }
      let isUsual = start.isUsual && !isTired
      let all =
        isUsual ? guesses(from: start.device, still) : directGuesses(from: start.device, still)
      for guess in all {
        let hypothesis = Hypothesis(device: guess.device, pending: guess.outputs)
        found.append(
          (
            Successor(
              hypothesis: hypothesis, cost: start.cost + guess.cost, path: start.path + guess.path),
            start.path.count
          ))
      }
      let depth = isUsual && isThorough ? 1 : 0
      for begun in world.silent(from: start.device, depth: depth, for: entry.app) {
        found += middles(of: begun, entry).map { middle in
          let (cost, path) = (start.cost + middle.cost, start.path + middle.path)
          return (
            Successor(hypothesis: middle.hypothesis, cost: cost, path: path), start.path.count
          )
        }
      }
    }
    // What says nothing new can stand anywhere.
    if found.isEmpty, entry.observation.symbol.isOptional {
      let nothing = [Int](repeating: 0, count: world.symbols.count)
      return starts.map { start in
        (
          Successor(
            hypothesis: Hypothesis(device: start.device, pending: nothing), cost: start.cost,
            path: start.path),
          start.path.count
        )
      }
    }
    return found
  }

  /// Returns the hypotheses with which a log can begin in the middle of what an event leads to.
  private mutating func middles(of begun: CheckWorld.Reached, _ entry: LogEntry) -> [Successor] {
    var found: [Successor] = []
    for edge in world.edges(from: begun.device, for: entry.app) {
      let list = edge.outputs[entry.app]
      for (index, output) in world.list(list).enumerated().dropFirst()
      where output.observation.agrees(with: entry.observation) {
        var pending = edge.outputs
        pending[entry.app] = world.list(list, from: index + 1)
        // Each line that would be missing makes it less likely, and so does an end.
        let isEnd = world.devices[edge.next].apps[entry.app].process == nil
        let cost = edge.cost + 2 + index + (isEnd ? Self.costOfEnding : 0)
        found.append(
          Successor(
            hypothesis: Hypothesis(device: edge.next, pending: pending), cost: begun.cost + cost,
            path: begun.path + edge.actions))
      }
    }
    return found
  }
}

extension CheckWorld.Reached {
  /// True if nothing lies over the apps: a log usually begins there.
  fileprivate var isUsual: Bool {
    path.allSatisfy { action in
      switch action {
      case .event(let event): event.kind == .tapIcon || event.kind == .pressHome
      case .wait, .skip: true
      }
    }
  }
}

extension CheckWorld {
  /// The number of devices that are tried as the beginning of a log.
  static let mostStarts = 100

  /// Returns the devices on which a log may begin, the likeliest first, each with the path from a
  /// device on which nothing runs. It does not matter what would have been logged on that path.
  mutating func starts() -> [Reached] {
    let kinds: Set<SystemEvent.Kind> = [
      .tapIcon, .pressHome, .openSwitcher, .lock, .receiveCall, .answerCall, .showAlert,
      .receiveSilentPush, .locationUpdate, .openWindow,
    ]
    var found = [Reached(device: 0, cost: 0, path: [])]
    var known: Set<Int> = [0]
    var begin = 0
    for _ in 0..<(2 + devices[0].apps.count) {
      let end = found.count
      for at in begin..<end {
        let from = found[at]
        var steps: [(edge: Edge, cost: Int)] = edges(from: from.device).map { ($0, $0.cost) }
        // Long enough for an app in the background to be suspended.
        steps.append((passing(20, from: from.device), 1))
        for (edge, cost) in steps {
          if case .event(let event)? = edge.actions.first, !kinds.contains(event.kind) { continue }
          guard known.insert(edge.next).inserted, found.count < Self.mostStarts else { continue }
          found.append(
            Reached(
              device: edge.next, cost: max(from.cost, 2) + cost,
              path: from.path + edge.actions))
        }
      }
      begin = end
    }
    return found
  }
}
