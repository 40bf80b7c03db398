// SPDX-License-Identifier: Apache-2.0

/// Follows a log with every state of the device that fits the lines so far.
///
/// A hypothesis is a device and what its apps should log next. If an app should still log something, a
/// line must show the first of it. If not, an event must explain the line, and each event that does
/// leads to a hypothesis. The checker keeps the result for each set of hypotheses and entry, so that a
/// line of a long log usually costs one look-up.
struct LogChecker {
  private struct Key: Hashable {
    let set: Int
    let entry: LogEntry
    let isThorough: Bool
  }

  var world: CheckWorld
  private(set) var sets: [Candidates] = []
  private var numbers: [Candidates: Int] = [:]
  private(set) var transitions: [Transition] = []
  private var linkCount = 0
  private let bounds: LogCheck.Bounds
  /// How much work this checker may do.
  var mostWork: Int
  /// Whether a line may come twice from one call, and what belongs to one moment in another order.
  var isTolerant = true
  /// How many edges were looked at for a line, and hypotheses made: a hypothesis counts as sixteen.
  var effort = 0
  /// How much was computed, with what the engine has answered: an answer counts as 64 edges.
  var work: Int { effort + world.work * 64 }
  private var known: [Key: Int] = [:]
  var guessed: [GuessKey: [Guess]] = [:]
  /// Whether more hypotheses have fitted at some point than the checker keeps.
  private(set) var isPruned = false
  /// The devices on which a log may begin, and what led to them; nil before they were asked for.
  var starts: [CheckWorld.Reached]?
  /// Whether there are more of them. With several apps there always are.
  private var areStartsPruned: Bool {
    world.symbols.count > 1 && starts?.count == CheckWorld.mostStarts
  }

  /// The highest cost above the likeliest hypothesis. Without it the costs would grow with the log, and
  /// no set would come again.
  private static let highestCost = 14
  /// How many links to one hypothesis are kept.
  private static let mostLinks = 16
  /// How unlikely it is that an app has not logged yet what its state says: enough that an app that
  /// resigned has not left yet, and too little to think of a call when an app comes back.
  private static let costOfWaiting = 1
  /// How unlikely it is that something else happened while an app had still to log what happened to
  /// it before: it would have done so at once.
  private static let costOfOwing = 4
  /// How unlikely it is that a process ended before it had logged what was due.
  static let costOfEnding = 4
  /// How unlikely it is that two lines come from one call, if other explanations fit too.
  private static let costOfRepeating = 2

  init(
    _ world: CheckWorld, _ bounds: LogCheck.Bounds = LogCheck.Bounds(), mostWork: Int = .max
  ) {
    self.bounds = bounds
    self.mostWork = mostWork
    self.world = world
  }

  // MARK: Time and memory

  /// Whether the checker has done half of the work that it may do. From here on it tries only events
  /// that explain a line at once, and keeps few hypotheses.
  var isTired: Bool { work > mostWork / 2 }
  /// Whether the checker has done all the work that it may do: it follows no further line.
  var isExhausted: Bool { work > mostWork }

  /// Whether the checker has reached its bound of memory.
  var isFull: Bool { world.devices.count > bounds.places || linkCount > bounds.links }
  /// Whether the checker has reached half of its bound of memory.
  var isHalfFull: Bool { world.devices.count > bounds.places / 2 || linkCount > bounds.links / 2 }

  /// The same checker with one set alone, which has the number 0.
  func forgotten(but set: Int) -> LogChecker {
    var checker = LogChecker(world.forgotten(), bounds, mostWork: mostWork)
    checker.isPruned = isPruned
    checker.isTolerant = isTolerant
    checker.effort = effort
    var kept = sets[set]
    kept.hypotheses = kept.hypotheses.map { hypothesis in
      Hypothesis(
        device: checker.world.number(of: world.devices[hypothesis.device]),
        pending: hypothesis.pending.map { checker.world.number(of: world.list($0)) })
    }
    _ = checker.number(of: kept)
    return checker
  }

  // MARK: Steps

  /// The set that a transition begins with; nil for a beginning.
  func formerSet(of transition: Int32) -> Int? {
    let set = transitions[Int(transition)].from
    return set >= 0 ? set : nil
  }

  /// Follows an entry from a set of hypotheses.
  ///
  /// - Parameters:
  ///   - set: the number of the set; nil for the beginning of the log.
  ///   - isThorough: whether events are tried too that need more silent events before them than others.
  /// - Returns: the number of the transition; nil if nothing fits.
  mutating func step(from set: Int?, _ entry: LogEntry, isThorough: Bool = false) -> Int? {
    let key = Key(set: set ?? -1, entry: entry, isThorough: isThorough)
    if let number = known[key] { return number >= 0 ? number : nil }
    var wasTired = isTired
    let isThorough = isThorough && !wasTired
    let most = mostKept(isThorough)
    var isAssumed = false
    var found: [Hypothesis: Int] = [:]
    var rows: [Row] = []
    func add(_ hypothesis: Hypothesis, _ cost: Int, _ link: Link, _ owesMore: Bool = false) {
      effort += 16
      if let place = found[hypothesis] {
        rows[place].add(link, cost)
        rows[place].owesMore = rows[place].owesMore && owesMore
      } else {
        found[hypothesis] = rows.count
        rows.append(Row(hypothesis: hypothesis, cost: cost, links: [link], owesMore: owesMore))
      }
    }
    if let set {
      let former = sets[set]
      for (parent, hypothesis) in former.hypotheses.enumerated() {
        wasTired = wasTired || isTired
        if isExhausted { break }
        // What needs silent events is dearer: where there is enough without, it would not be kept.
        let search: Search =
          wasTired || (!isThorough && rows.count >= most)
          ? .direct : isThorough ? .thorough : .usual
        for next in successors(of: hypothesis, entry, search) {
          let endsProcess = hypothesis.pending[entry.app] != 0 && !next.2.isEmpty
          var cost = former.costs[parent] + next.1
          var owesMore = false
          if !next.2.isEmpty, entry.seconds > 0 || !world.hasTimes {
            let owing = owing(hypothesis, besides: entry.app)
            cost += owing.count * Self.costOfOwing
            owesMore = owing.contains { next.0.pending[$0] != hypothesis.pending[$0] }
          }
          add(next.0, cost, Link(parent: parent, path: next.2, endsProcess: endsProcess), owesMore)
        }
      }
      // The line changes nothing: it comes from a call that was logged before.
      if isTolerant, entry.mayChangeNothing, rows.isEmpty || isThorough {
        isAssumed = rows.isEmpty
        for (parent, hypothesis) in former.hypotheses.enumerated() {
          add(
            hypothesis, former.costs[parent] + Self.costOfRepeating, Link(parent: parent, path: []))
        }
      }
    } else {
      for (next, before) in beginnings(entry) {
        add(next.0, next.1, Link(parent: -1, path: next.2, before: before))
      }
    }
    guard !rows.isEmpty else {
      known[key] = -1
      return nil
    }
    let number = keep(
      rows, most: most, from: set ?? -1, isAssumed: isAssumed, wasTired: wasTired)
    known[key] = number
    return number
  }

  /// A hypothesis that is being found.
  private struct Row {
    let hypothesis: Hypothesis
    var cost: Int
    var links: [Link]
    /// Whether an app that had still to log something has more to log now.
    var owesMore: Bool

    mutating func add(_ link: Link, _ cost: Int) {
      if cost < self.cost {
        self.cost = cost
        links.insert(link, at: 0)
      } else if links.count < LogChecker.mostLinks {
        links.append(link)
      }
    }
  }

  /// How many hypotheses are kept: fewer where several apps were, of which each line tells one, as
  /// long as no line departs.
  private func mostKept(_ isThorough: Bool) -> Int {
    if isTired { return min(bounds.hypothesesOfTired, bounds.hypotheses) }
    return isThorough || world.symbols.count == 1 ? bounds.hypotheses : bounds.hypothesesOfSeveral
  }

  private mutating func keep(
    _ found: [Row], most: Int, from set: Int, isAssumed: Bool, wasTired: Bool
  ) -> Int {
    var rows = found.enumerated().sorted {
      ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
    }.map { $0.element }
    let least = rows.first?.cost ?? 0
    // Else what is owed would grow with the log, and no set would come again.
    rows.removeAll { $0.owesMore && $0.cost - least > Self.highestCost }
    var isPruned = set >= 0 ? sets[set].isPruned : areStartsPruned
    if rows.count > most {
      rows.removeLast(rows.count - most)
      isPruned = true
    }
    isPruned = isPruned || world.isPruned || wasTired
    self.isPruned = self.isPruned || isPruned
    linkCount += rows.reduce(0) { $0 + $1.links.count }
    let candidates = Candidates(
      hypotheses: rows.map { $0.hypothesis },
      costs: rows.map { min($0.cost - least, Self.highestCost) }, isPruned: isPruned)
    let to = number(of: candidates)
    transitions.append(
      Transition(from: set, to: to, links: rows.map { $0.links }, isAssumed: isAssumed))
    return transitions.count - 1
  }

  private mutating func number(of candidates: Candidates) -> Int {
    if let known = numbers[candidates] { return known }
    numbers[candidates] = sets.count
    sets.append(candidates)
    return sets.count - 1
  }

  /// The apps that have still to log something, besides one.
  private func owing(_ hypothesis: Hypothesis, besides app: Int) -> [Int] {
    hypothesis.pending.indices.filter { $0 != app && hypothesis.pending[$0] != 0 }
  }

  /// The places of the hypotheses of a set behind which no line comes, the likeliest first: what
  /// other apps than the one that logged last should have logged makes one less likely.
  ///
  /// - Parameter mayGoOn: whether more lines may come. One that waits for nothing then goes before
  ///   one whose apps have still to log something.
  func likeliest(_ set: Int, after app: Int, mayGoOn: Bool) -> [Int] {
    let candidates = sets[set]
    let costs = candidates.hypotheses.indices.map { place in
      let hypothesis = candidates.hypotheses[place]
      let waits = mayGoOn && hypothesis.pending.contains { $0 != 0 }
      return candidates.costs[place] + (waits ? Self.costOfWaiting : 0)
        + owing(hypothesis, besides: app).count * Self.costOfOwing
    }
    return costs.indices.sorted { (costs[$0], $0) < (costs[$1], $1) }
  }
}
