// SPDX-License-Identifier: Apache-2.0

/// The sets of hypotheses that the lines of a log lead to.
///
/// A ``Hypothesis`` is a device and what its apps should log next. If an app should still log something, a line must
/// show the first of it. If not, an event must explain the line, and each event that does leads to a hypothesis. The
/// graph keeps the result for each set of hypotheses and entry, so that a line of a long log usually costs one look-up.
struct HypothesisGraph {
  private struct Key: Hashable {
    let set: Int?
    let entry: LogEntry
    let isThorough: Bool
  }

  var world: CheckWorld
  private(set) var sets: [HypothesisSet] = []
  private var setNumbers: [HypothesisSet: Int] = [:]
  private(set) var transitions: [HypothesisTransition] = []
  /// The transition for a set and an entry; nil if nothing fits.
  private var known: [Key: Int?] = [:]
  private var linkCount = 0
  private let bounds: LogCheck.Bounds
  /// The work that may be done.
  var mostWork: Int
  /// True if a line may come twice from one call, and what belongs to one moment in another order.
  var isTolerant = true
  /// The number of edges that were looked at for a line, and of hypotheses made: a hypothesis counts as sixteen.
  var effort = 0
  /// The work that was done, with that of the engine.
  var work: Int { effort + world.work }
  var guessed: [GuessKey: [Guess]] = [:]
  /// True if more hypotheses have fitted at some point than are kept.
  private(set) var isPruned = false
  /// The devices on which a log may begin, and what led to them; nil before they were asked for.
  var starts: [CheckWorld.Reached]?
  /// True if there are more of them. With several apps there always are.
  private var areStartsPruned: Bool {
    world.symbols.count > 1 && starts?.count == CheckWorld.mostStarts
  }

  /// The highest cost above the likeliest hypothesis. Without it the costs would grow with the log,
  /// and no set would come again.
  private static let highestCost = 14
  /// The number of links to one hypothesis that are kept.
  private static let mostLinks = 16
  /// The cost of an app that has not logged yet what its state says: enough that an app that
  /// resigned has not left yet, and too little to think of a call when an app comes back.
  private static let costOfWaiting = 1
  /// The cost of an event while an app had still to log what happened to it before: it would have done so at once.
  private static let costOfOwing = 4
  /// The cost of a process that ended before it had logged what was due.
  static let costOfEnding = 4
  /// The cost of two lines from one call, if other explanations fit too.
  private static let costOfRepeating = 2
  /// The cost of events between two equal lines within a second: both come from one call.
  private static let costOfHaste = 10

  init(
    _ world: CheckWorld, _ bounds: LogCheck.Bounds = LogCheck.Bounds(), mostWork: Int = .max
  ) {
    self.bounds = bounds
    self.mostWork = mostWork
    self.world = world
  }

  // MARK: Time and memory

  /// True if half of the work was done that may be done. From here on only events are tried that
  /// explain a line at once, and few hypotheses are kept.
  var isTired: Bool { work > (canTire ? mostWork / 2 : mostWork) }
  /// False if everything is tried until all the work is done.
  var canTire = true
  /// True if all the work was done that may be done: no further line is looked at.
  var isExhausted: Bool { work > mostWork }

  /// True if the bound of memory is reached.
  var isFull: Bool { world.devices.count > bounds.devices || linkCount > bounds.links }
  /// True if half of the bound of memory is reached.
  var isHalfFull: Bool { world.devices.count > bounds.devices / 2 || linkCount > bounds.links / 2 }

  /// Returns a graph with one set alone, which has the number 0.
  func forgotten(but set: Int) -> HypothesisGraph {
    var graph = HypothesisGraph(world.forgotten(), bounds, mostWork: mostWork)
    graph.isPruned = isPruned
    graph.isTolerant = isTolerant
    graph.canTire = canTire
    graph.effort = effort
    var kept = sets[set]
    kept.hypotheses = kept.hypotheses.map { hypothesis in
      Hypothesis(
        device: graph.world.number(of: world.devices[hypothesis.device]),
        pending: hypothesis.pending.map { graph.world.number(of: world.list($0)) })
    }
    let number = graph.number(of: kept)
    assert(number == 0, "the kept set has the number \(number)")
    return graph
  }

  // MARK: Steps

  /// Follows an entry from a set of hypotheses.
  ///
  /// - Parameters:
  ///   - set: The number of the set; nil for the beginning of the log.
  ///   - isThorough: True if events are tried too that need more silent events before them.
  /// - Returns: The number of the transition; nil if nothing fits.
  mutating func step(from set: Int?, _ entry: LogEntry, isThorough: Bool = false) -> Int? {
    assert(set.map(sets.indices.contains) ?? true, "set \(set ?? -1) of \(sets.count)")
    assert(
      world.symbols.indices.contains(entry.app), "app \(entry.app) of \(world.symbols.count)")
    let key = Key(set: set, entry: entry, isThorough: isThorough)
    if let number = known[key] { return number }
    let search: GuessDepth = isTired ? .direct : isThorough ? .thorough : .usual
    let most = mostKept(search == .thorough)
    var found = Candidates()
    found.wasTired = isTired
    if let set {
      move(sets[set], by: entry, search, most, to: &found)
      if isTolerant, entry.mayChangeNothing, found.isEmpty || entry.isSoon || search == .thorough {
        stay(in: sets[set], entry, to: &found)
      }
    } else {
      begin(with: entry, search, to: &found)
    }
    let number = found.isEmpty ? nil : keep(found, most: most, from: set)
    known.updateValue(number, forKey: key)
    return number
  }

  /// Moves each hypothesis of a set on by an entry: by the line that is due, or by events that explain it.
  private mutating func move(
    _ former: HypothesisSet, by entry: LogEntry, _ search: GuessDepth, _ most: Int,
    to found: inout Candidates
  ) {
    for (parent, hypothesis) in former.hypotheses.enumerated() {
      found.wasTired = found.wasTired || isTired
      if isExhausted { return }
      // What needs silent events is dearer: where there is enough without, it would not be kept.
      let isEnough = search != .thorough && found.count >= most
      let depth: GuessDepth = found.wasTired || isEnough ? .direct : search
      for next in successors(of: hypothesis, entry, depth) {
        let isDue = next.path.isEmpty || next.isLate
        let endsProcess = !isDue && !next.isBetween && isMissed(hypothesis.pending[entry.app])
        var cost = former.costs[parent] + next.cost
        if entry.isSoon, !isDue { cost += Self.costOfHaste } else if isDue { found.hasDue = true }
        var owesMore = false
        if !isDue, entry.seconds > 0 || !world.hasTimes {
          let owing = owing(hypothesis, besides: entry.app)
          cost += owing.count * Self.costOfOwing
          owesMore = owing.contains { next.hypothesis.pending[$0] != hypothesis.pending[$0] }
        }
        effort += 16
        found.add(
          next.hypothesis, cost,
          HypothesisLink(
            parent: parent, path: next.path, endsProcess: endsProcess, isLate: next.isLate),
          owesMore)
      }
    }
  }

  /// Keeps each hypothesis of a set: the line changes nothing, since it comes from a call that was logged before.
  private mutating func stay(
    in former: HypothesisSet, _ entry: LogEntry, to found: inout Candidates
  ) {
    found.isAssumed = found.isEmpty || entry.isSoon && !found.hasDue
    for (parent, hypothesis) in former.hypotheses.enumerated() {
      effort += 16
      found.add(
        hypothesis, former.costs[parent] + Self.costOfRepeating,
        HypothesisLink(parent: parent, path: []))
    }
  }

  /// Finds the hypotheses with which a log may begin.
  private mutating func begin(
    with entry: LogEntry, _ search: GuessDepth, to found: inout Candidates
  ) {
    for (next, count) in beginnings(entry, isThorough: search == .thorough) {
      effort += 16
      found.add(
        next.hypothesis, next.cost,
        HypothesisLink(parent: nil, path: next.path, countBeforeLog: count))
    }
  }

  /// A hypothesis that was found, and the ways to it.
  private struct Candidate {
    let hypothesis: Hypothesis
    var cost: Int
    var links: [HypothesisLink]
    /// True if an app that had still to log something has more to log now.
    var owesMore: Bool

    mutating func add(_ link: HypothesisLink, _ cost: Int) {
      if cost < self.cost {
        self.cost = cost
        links.insert(link, at: 0)
      } else if links.count < HypothesisGraph.mostLinks {
        links.append(link)
      }
    }
  }

  /// The hypotheses that were found for an entry, each once.
  private struct Candidates {
    private(set) var all: [Candidate] = []
    /// True if the line was assumed to change nothing, since nothing else fitted.
    var isAssumed = false
    /// True if the line was due in some hypothesis.
    var hasDue = false
    /// True if so much work was done that not everything was tried.
    var wasTired = false
    private var indices: [Hypothesis: Int] = [:]

    var isEmpty: Bool { all.isEmpty }
    var count: Int { all.count }

    mutating func add(
      _ hypothesis: Hypothesis, _ cost: Int, _ link: HypothesisLink, _ owesMore: Bool = false
    ) {
      if let index = indices[hypothesis] {
        all[index].add(link, cost)
        all[index].owesMore = all[index].owesMore && owesMore
      } else {
        indices[hypothesis] = all.count
        all.append(
          Candidate(hypothesis: hypothesis, cost: cost, links: [link], owesMore: owesMore))
      }
    }
  }

  /// Returns the number of hypotheses that are kept: fewer where several apps were, of which each
  /// line tells one, as long as no line departs.
  private func mostKept(_ isThorough: Bool) -> Int {
    if isTired { return min(bounds.hypothesesOfTired, bounds.hypotheses) }
    return isThorough || world.symbols.count == 1 ? bounds.hypotheses : bounds.hypothesesOfSeveral
  }

  /// Keeps the likeliest of the hypotheses that were found, as a set with a transition to it.
  private mutating func keep(
    _ found: Candidates, most: Int, from set: Int?
  ) -> Int {
    var candidates = found.all.enumerated().sorted {
      ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
    }.map { $0.element }
    let least = candidates.first?.cost ?? 0
    // Else what is owed would grow with the log, and no set would come again.
    candidates.removeAll { $0.owesMore && $0.cost - least > Self.highestCost }
    var isPruned = set.map { sets[$0].isPruned } ?? areStartsPruned
    if candidates.count > most {
      candidates.removeLast(candidates.count - most)
      isPruned = true
    }
    isPruned = isPruned || world.isPruned || found.wasTired
    self.isPruned = self.isPruned || isPruned
    linkCount += candidates.reduce(0) { $0 + $1.links.count }
    let kept = HypothesisSet(
      hypotheses: candidates.map { $0.hypothesis },
      costs: candidates.map { min($0.cost - least, Self.highestCost) }, isPruned: isPruned)
    assert(isSound(kept), "\(kept)")
    let to = number(of: kept)
    transitions.append(
      HypothesisTransition(
        from: set, to: to, links: candidates.map { $0.links }, isAssumed: found.isAssumed))
    return transitions.count - 1
  }

  /// True if a set is as the search relies on: not empty, the likeliest first, each hypothesis
  /// once, and each on a known device with a known list for every app.
  private func isSound(_ set: HypothesisSet) -> Bool {
    set.costs.first == 0 && set.costs.count == set.hypotheses.count
      && zip(set.costs, set.costs.dropFirst()).allSatisfy { $0 <= $1 }
      && Set(set.hypotheses).count == set.hypotheses.count
      && set.hypotheses.allSatisfy {
        world.devices.indices.contains($0.device) && $0.pending.count == world.symbols.count
          && $0.pending.allSatisfy(world.hasList)
      }
  }

  private mutating func number(of set: HypothesisSet) -> Int {
    if let known = setNumbers[set] { return known }
    setNumbers[set] = sets.count
    sets.append(set)
    return sets.count - 1
  }

  /// Returns the apps that have still to log something, besides one.
  private func owing(_ hypothesis: Hypothesis, besides app: Int) -> [Int] {
    hypothesis.pending.indices.filter { $0 != app && hypothesis.pending[$0] != 0 }
  }

  /// Returns the indices of the hypotheses of a set behind which no line comes, the likeliest
  /// first: what other apps than the one that logged last should have logged makes one less likely.
  ///
  /// - Parameter mayGoOn: True if more lines may come. A hypothesis that waits for nothing then goes
  ///   before one whose apps have still to log something.
  func likeliest(_ set: Int, after app: Int, mayGoOn: Bool) -> [Int] {
    let set = sets[set]
    let costs = set.hypotheses.indices.map { index in
      let hypothesis = set.hypotheses[index]
      let waits = mayGoOn && hypothesis.pending.contains { $0 != 0 }
      return set.costs[index] + (waits ? Self.costOfWaiting : 0)
        + owing(hypothesis, besides: app).count * Self.costOfOwing
    }
    return costs.indices.sorted { (costs[$0], $0) < (costs[$1], $1) }
  }
}
