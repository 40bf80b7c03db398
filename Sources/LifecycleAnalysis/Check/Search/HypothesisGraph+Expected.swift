// SPDX-License-Identifier: Apache-2.0

/// The outputs that would have fitted instead of a line that does not fit.
extension HypothesisGraph {
  /// An output that the app could have logged.
  struct Expected {
    let output: CheckWorld.Output
    /// True if the app had to log it next.
    let isDue: Bool
    /// True if the line that does not fit would fit behind it.
    let isBefore: Bool
  }

  /// Returns what an app could have logged next, by a set of hypotheses, instead of an entry; the likeliest first.
  mutating func expected(by set: Int, insteadOf entry: LogEntry, most: Int) -> [Expected] {
    var found: [Expected] = []
    func add(_ list: [CheckWorld.Output], isDue: Bool) {
      guard let first = list.first, first.observation.symbol != .launched else { return }
      let isNew = !found.contains { $0.output.observation == first.observation }
      guard isNew, found.count < most else { return }
      let isBefore = list.dropFirst().contains { $0.observation.agrees(with: entry.observation) }
      found.append(Expected(output: first, isDue: isDue, isBefore: isBefore))
    }
    for hypothesis in sets[set].hypotheses {
      add(world.list(hypothesis.pending[entry.app]), isDue: true)
    }
    for hypothesis in sets[set].hypotheses where hypothesis.pending[entry.app] == 0 {
      for reached in world.silent(from: hypothesis.device, depth: 1, for: entry.app, limit: 40) {
        for edge in world.edges(from: reached.device, for: entry.app) {
          add(world.list(edge.outputs[entry.app]), isDue: false)
        }
      }
    }
    return found
  }
}
