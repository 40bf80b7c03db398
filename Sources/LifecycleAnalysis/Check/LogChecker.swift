// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Follows a log with every device state that fits what it has shown so far.
///
/// A hypothesis is a device and what its apps should log next. A line takes the next thing off that
/// list, or, where nothing is left on it, is explained by an event: as many hypotheses follow as
/// events lead to it. What was worked out once for a set of hypotheses and a line is remembered, so
/// that a long log costs a look-up for each line.
struct LogChecker {
  /// One way to explain the log so far.
  struct Hypothesis: Hashable {
    let device: Int
    /// What each app's log should show next, as numbers of lists.
    let pending: [Int]
  }

  /// Something seen, and by which app's log, some seconds after what was seen before.
  struct Sight: Hashable {
    let app: Int
    let observation: LogObservation
    /// Whole seconds since the line before, as coarse as limits are; 0 where none passed or no time
    /// is known.
    let seconds: Int
    /// Whether it may be the first line of a process that was launched since the log began: whether
    /// it was, no line tells.
    var mayBegin = false
  }

  /// What a sight leads to from a set of hypotheses.
  struct Transition {
    /// The set it began with; -1 for a start.
    let from: Int
    let to: Int
    /// For each hypothesis of the new set where it may come from and what happened, the likeliest
    /// first.
    let links: [[Link]]
  }

  struct Link {
    /// The place of the hypothesis it comes from, in the former set.
    let parent: Int
    let path: [CheckWorld.Action]
    /// How much of that was before the log began.
    var before = 0
    /// Whether a process ended before it had logged what was due.
    var isCut = false
  }

  /// Hypotheses with how much more each needs than the cheapest.
  struct Candidates: Hashable {
    var hypotheses: [Hypothesis]
    var costs: [Int]
    /// Whether some that fitted were left out on the way here: what does not follow from these may
    /// follow from those.
    var isCut: Bool
  }

  private struct Key: Hashable {
    let set: Int
    let sight: Sight
    let isThorough: Bool
  }

  struct GuessKey: Hashable {
    let device: Int
    let sight: Sight
    let search: Search
  }

  /// How far events are looked for that explain a sight.
  enum Search {
    /// Without silent events before them.
    case direct
    /// After as few of them as possible.
    case usual
    /// After more of them, too.
    case thorough
  }

  /// An event that explains a sight.
  struct Guess {
    let device: Int
    let outputs: [Int]
    let cost: Int
    let path: [CheckWorld.Action]
  }

  var world: CheckWorld
  private(set) var sets: [Candidates] = []
  private var numbers: [Candidates: Int] = [:]
  private(set) var transitions: [Transition] = []
  private var linkCount = 0
  private let bounds: LogCheck.Bounds
  private var known: [Key: Int] = [:]
  var guessed: [GuessKey: [Guess]] = [:]
  /// Whether more hypotheses fitted at some point than were kept.
  private(set) var isCut = false
  /// The places a log may begin at, and the way there.
  let starts: [CheckWorld.Reached]
  /// Whether there are more of them: with several apps there always are.
  private var areStartsCut: Bool {
    world.symbols.count > 1 && starts.count == CheckWorld.mostStarts
  }

  /// What needs more than this above the likeliest counts as no less likely still, so that the same
  /// sets come again in a long log.
  private static let highestCost = 14
  /// The most ways to one hypothesis that are kept.
  private static let mostLinks = 16
  /// How unlikely it is that an app has not logged yet what its state says: enough that an app that
  /// resigned has not left yet, and too little to think of a call when an app comes back.
  private static let costOfWaiting = 1
  /// How unlikely it is that something else happened while an app had still to log what happened to
  /// it before: it would have done so at once.
  private static let costOfOwing = 4
  /// How unlikely it is that a process ended before it had logged what was due.
  private static let costOfCut = 4

  init(_ world: CheckWorld, _ bounds: LogCheck.Bounds = LogCheck.Bounds()) {
    self.bounds = bounds
    var world = world
    starts = world.starts()
    self.world = world
  }

  // MARK: Memory

  /// Whether more is remembered than there should be memory for.
  var isFull: Bool { world.devices.count > bounds.places || linkCount > bounds.links }
  /// Whether half of that is remembered.
  var isHalfFull: Bool {
    world.devices.count > bounds.places / 2 || linkCount > bounds.links / 2
  }

  /// The same checker with one set alone, which has the number 0.
  func forgotten(but set: Int) -> LogChecker {
    var checker = LogChecker(world.forgotten(), bounds)
    checker.isCut = isCut
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

  /// The transition that a sight makes from a set, by its number; nil for the beginning. Nil where
  /// nothing fits.
  ///
  /// - Parameter isThorough: whether events are thought of that need more silent ones before them
  ///   than others do.
  mutating func step(from set: Int?, _ sight: Sight, isThorough: Bool = false) -> Int? {
    let key = Key(set: set ?? -1, sight: sight, isThorough: isThorough)
    if let number = known[key] { return number >= 0 ? number : nil }
    let most = mostKept(isThorough)
    var found: [Hypothesis: Int] = [:]
    var rows: [Row] = []
    func add(_ hypothesis: Hypothesis, _ cost: Int, _ link: Link, _ owesMore: Bool = false) {
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
        // What needs silent events is dearer: where there is enough without, it would not be kept.
        let search: Search = isThorough ? .thorough : rows.count < most ? .usual : .direct
        for next in successors(of: hypothesis, sight, search) {
          let isCut = hypothesis.pending[sight.app] != 0 && !next.2.isEmpty
          var cost = former.costs[parent] + next.1
          var owesMore = false
          if !next.2.isEmpty, sight.seconds > 0 || !world.hasTimes {
            let owing = owing(hypothesis, besides: sight.app)
            cost += owing.count * Self.costOfOwing
            owesMore = owing.contains { next.0.pending[$0] != hypothesis.pending[$0] }
          }
          add(next.0, cost, Link(parent: parent, path: next.2, isCut: isCut), owesMore)
        }
      }
    } else {
      for (next, before) in beginnings(sight) {
        add(next.0, next.1, Link(parent: -1, path: next.2, before: before))
      }
    }
    guard !rows.isEmpty else {
      known[key] = -1
      return nil
    }
    let number = keep(rows, most: most, from: set ?? -1)
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
    isThorough || world.symbols.count == 1 ? bounds.hypotheses : bounds.hypothesesOfSeveral
  }

  private mutating func keep(_ found: [Row], most: Int, from set: Int) -> Int {
    var rows = found.enumerated().sorted {
      ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset)
    }.map(\.element)
    let least = rows.first?.cost ?? 0
    // Else what is owed would grow with the log, and no set would come again.
    rows.removeAll { $0.owesMore && $0.cost - least > Self.highestCost }
    var isCut = set >= 0 ? sets[set].isCut : areStartsCut
    if rows.count > most {
      rows.removeLast(rows.count - most)
      isCut = true
    }
    isCut = isCut || world.isCut
    self.isCut = self.isCut || isCut
    linkCount += rows.reduce(0) { $0 + $1.links.count }
    let candidates = Candidates(
      hypotheses: rows.map(\.hypothesis),
      costs: rows.map { min($0.cost - least, Self.highestCost) }, isCut: isCut)
    let to = number(of: candidates)
    transitions.append(Transition(from: set, to: to, links: rows.map(\.links)))
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

  // MARK: One hypothesis

  typealias Successor = (Hypothesis, Int, [CheckWorld.Action])

  private mutating func successors(
    of hypothesis: Hypothesis, _ sight: Sight, _ search: Search
  ) -> [Successor] {
    let list = hypothesis.pending[sight.app]
    guard list == 0 else {
      guard let rest = rest(of: list, after: sight) else {
        return relaunches(of: hypothesis, sight)
      }
      var pending = hypothesis.pending
      pending[sight.app] = rest
      return [(Hypothesis(device: hypothesis.device, pending: pending), 0, [])]
    }
    return guesses(from: hypothesis.device, sight, search).map { guess in
      var pending = hypothesis.pending
      for app in pending.indices {
        pending[app] = world.list(pending[app], then: guess.outputs[app])
      }
      return (Hypothesis(device: guess.device, pending: pending), guess.cost, guess.path)
    }
  }

  /// What is left of a list once a sight is taken off its front; nil where something else stands
  /// there.
  mutating func rest(of list: Int, after sight: Sight) -> Int? {
    let outputs = world.list(list)
    var place = 0
    if sight.mayBegin, outputs.first?.observation.symbol == .launched { place = 1 }
    guard place < outputs.count, outputs[place].observation.agrees(with: sight.observation) else {
      return nil
    }
    return world.list(list, from: place + 1)
  }

  /// The process may have ended in the middle of what it had to log: a launch is explained by that.
  private mutating func relaunches(of hypothesis: Hypothesis, _ sight: Sight) -> [Successor] {
    guard sight.observation.isLaunch else { return [] }
    var found: [Successor] = []
    for end in world.edges(from: hypothesis.device, for: sight.app)
    where end.isSilent && world.devices[end.next].apps[sight.app].process == nil {
      for guess in guesses(from: end.next, sight) {
        var pending = hypothesis.pending
        pending[sight.app] = 0
        for app in pending.indices {
          pending[app] = world.list(pending[app], then: guess.outputs[app])
        }
        found.append(
          (
            Hypothesis(device: guess.device, pending: pending),
            end.cost + guess.cost + Self.costOfCut, [end.action] + guess.path
          ))
      }
    }
    return found
  }
}

extension LogObservation {
  /// Whether it is the first thing an app can log: the process began.
  var isLaunch: Bool {
    symbol == .launched || symbol == .call(.willFinishLaunching)
      || symbol == .call(.didFinishLaunching)
  }

  /// Whether what the model does is what a line says, as far as the line says it.
  func agrees(with seen: LogObservation) -> Bool {
    symbol == seen.symbol && (seen.state == nil || seen.state == state)
  }
}
