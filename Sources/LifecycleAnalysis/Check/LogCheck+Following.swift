// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Following the observations that were read.
extension LogCheck {
  /// An entry that was followed, and the set of hypotheses before it.
  struct Recent: Sendable {
    /// Nil if a run began with the entry.
    var set: Int?
    let entry: Int32
    /// Seconds to be added to those of the entry.
    let skippedSeconds: Int
    /// Its place in ``LogCheck/steps``; nil if it has none.
    let place: Int?
    /// Whether it was followed by a thorough search.
    var isThorough = false
  }

  /// The step of a record whose app is not followed.
  static let notFollowed: Int32 = -2
  /// How many entries a thorough search goes back if a line does not fit.
  private static let mostRecent = 16
  /// How many lines that do not fit are looked at like that. Behind these, a line that does not fit may
  /// be a mistake of the checker.
  private static let mostSearched = 16

  /// Follows what has been read so far. From here on every line is followed as it comes.
  ///
  /// A further call begins again with what is known about the apps by then.
  ///
  /// - Parameter most: how much work may be done.
  mutating func begin(_ most: Int) {
    spent = work
    findings = Findings()
    isCut = false
    setAsideCount = 0
    steps.removeAll(keepingCapacity: true)
    recent = []
    (run, firstRun) = (nil, nil)
    chosen = []
    // If one of several apps departs or takes long, each is checked by itself instead.
    let mayPart = mayJudge && followed.count > 1
    if mayPart, followed.count > options.bounds.appsTogether {
      isCut = true
      return
    }
    run = makeRun(most)
    for record in records where problems <= mostProblems {
      if mayPart, problems > 0 || run?.checker.isTired == true {
        isCut = true
        break
      }
      follow(record)
    }
  }

  /// Begins again with a record, because the beginning of the log is no longer kept.
  mutating func beginAnew(becauseOf record: Record) {
    let entry = entry(of: record)
    if surprise == nil {
      surprise = Surprise(
        line: Int(record.line), app: apps[entry.app].name, symbol: entry.observation.symbol)
    }
    let left = max(0, mostWork - work)
    spent = work
    if firstRun == nil { firstRun = run }
    recent = []
    run = makeRun(left)
  }

  /// Follows the next record.
  mutating func follow(_ record: Record) {
    let isExplained = firstRun == nil && steps.count < records.count
    guard findings.stop == nil else {
      if isExplained { steps.append(Self.notFollowed) }
      return
    }
    var set = run?.set
    var step: Int32 = -1
    var isThorough = false
    let seen = self.entry(of: record)
    let isFollowed = run?.places[seen.app] != nil
    defer {
      if let place = run?.places[seen.app], step != Self.notFollowed {
        let meaning = run?.meaning(of: seen)?.symbol
        run?.last[place] = meaning
      }
    }
    if let known = run?.knownStep(record.entry) {
      step = known
      run?.go(known)
    } else if let entry = placed(record.entry, after: run?.skippedSeconds ?? 0) {
      if let found = run?.checker.step(from: set, entry) {
        step = Int32(found)
        run?.take(found, for: record.entry)
      } else if let found = search(entry) {
        step = found
        set = run?.set
        isThorough = true
        run?.go(found)
      } else if run?.checker.isExhausted == true {
        findings.stop = Stop(line: Int(record.line), app: apps[seen.app].name)
        step = Self.notFollowed
      } else {
        depart(record, entry, from: set)
        let found = set == nil ? nil : run?.checker.step(from: nil, entry)
        step = found.map { Int32($0) } ?? -1
        recent = []
        set = nil
        run?.set = nil
        if let found { run?.go(Int32(found)) }
      }
    } else {
      step = Self.notFollowed
      if isFollowed { setAsideCount += 1 }
      run?.skippedSeconds += seen.seconds
    }
    let skipped = run?.skippedSeconds ?? 0
    if step != Self.notFollowed { run?.skippedSeconds = 0 }
    if isExplained { steps.append(step) }
    guard step >= 0 else { return }
    if recent.count == 2 * Self.mostRecent { recent.removeFirst(Self.mostRecent) }
    recent.append(
      Recent(
        set: set, entry: record.entry, skippedSeconds: skipped,
        place: isExplained ? steps.count - 1 : nil,
        isThorough: isThorough))
    // A log that is followed while it is written keeps its past.
    if run?.checker.isFull == true, !options.follows {
      if firstRun == nil { firstRun = run }
      forget()
    }
  }

  /// Frees the memory of what came before the last lines. These are followed again, so that a search
  /// can still begin there.
  private mutating func forget() {
    let back = recent.suffix(Self.mostRecent).drop { $0.set == nil }
    recent = []
    guard let begin = back.first?.set ?? run?.set else { return }
    let now = run
    run?.forget(but: begin)
    for next in back {
      let set = run?.set
      guard let entry = placed(next.entry, after: next.skippedSeconds),
        let step = run?.checker.step(from: set, entry, isThorough: next.isThorough),
        run?.checker.isHalfFull == false
      else {
        // These lines alone are too many: nothing of them can be looked at again.
        recent = []
        run = now
        if let set = now?.set { run?.forget(but: set) }
        return
      }
      recent.append(
        Recent(
          set: set, entry: next.entry, skippedSeconds: next.skippedSeconds, place: nil,
          isThorough: next.isThorough))
      run?.go(Int32(step))
    }
  }

  /// An entry with its app's place on the device, some seconds later than it says; nil where the app
  /// is not followed.
  private func placed(_ number: Int32, after skipped: Int) -> LogEntry? {
    let entry = entries[Int(number)]
    guard let run, let place = run.places[entry.app], let observation = run.meaning(of: entry)
    else { return nil }
    let seconds = LogReader.coarse(skipped + entry.seconds)
    return LogEntry(
      app: place, observation: observation, seconds: seconds, mayBegin: entry.mayBegin,
      isRepeat: entry.isRepeat, isStray: entry.isStray)
  }

  /// Looks for another explanation of the last lines, one that an entry fits. The entries before it are
  /// followed again with a thorough search: first one, then two, up to ``mostRecent``.
  ///
  /// - Returns: the step of the entry; nil if nothing fits.
  private mutating func search(_ entry: LogEntry) -> Int32? {
    guard problems < Self.mostSearched, run?.set != nil else { return nil }
    var count = 1
    while true {
      let back = recent.suffix(count)
      var found: [Int32] = []
      var set = back.isEmpty ? run?.set : back.first?.set
      for next in back.compactMap({ placed($0.entry, after: $0.skippedSeconds) }) + [entry] {
        guard let step = run?.checker.step(from: set, next, isThorough: true) else { break }
        found.append(Int32(step))
        set = run?.checker.transitions[step].to
      }
      if found.count > back.count {
        // They stay what a later search may change again.
        for (place, step) in zip(back.indices, found) {
          if let at = recent[place].place { steps[at] = step }
          let set = run?.checker.formerSet(of: step)
          recent[place].set = set
          recent[place].isThorough = true
        }
        let last = found[back.count]
        let from = run?.checker.formerSet(of: last)
        run?.set = from
        return last
      }
      guard back.count == count, count < Self.mostRecent else { return nil }
      count *= 2
    }
  }

  private mutating func depart(_ record: Record, _ entry: LogEntry, from set: Int?) {
    let isPruned =
      run.map { run in
        set.map { run.checker.sets[$0].isPruned } ?? run.checker.isPruned
      } ?? false
    let isCertain = !isPruned && problems < Self.mostSearched && run?.checker.isTired != true
    if isCertain { findings.departures += 1 } else { findings.undecided += 1 }
    guard findings.described.count < Self.mostDescribed else { return }
    var expected: [LogChecker.Expected] = []
    // What comes late says little about the rule.
    if let set, problems <= Self.mostSearched {
      expected = run?.checker.expected(by: set, insteadOf: entry, most: 8) ?? []
    }
    guard let run else { return }
    // Another state is nearer than something left out, and that than what had to come.
    let nearest =
      expected.first { $0.output.observation.symbol == entry.observation.symbol }
      ?? expected.first { $0.isBefore } ?? expected.first { $0.isDue }
    findings.described.append(
      Departure(
        line: Int(record.line), app: run.scenario.apps[entry.app].name, seen: entry.observation,
        expected: expected.map {
          Expected(observation: $0.output.observation, isDue: $0.isDue, rule: $0.output.rule)
        },
        rule: Self.rule(
          brokenBy: entry.observation.symbol, after: run.last[entry.app], nearest: nearest,
          run.checker.world.rules[entry.observation.symbol]),
        seconds: entry.seconds > 0 ? entry.seconds : nil,
        isCertain: isCertain))
  }
}
