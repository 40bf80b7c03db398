// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The second part of a check: a search for events that explain the records of some apps.
///
/// A search explains the records one by one in a ``CheckPass``. If a record fits no hypothesis, the
/// search goes back and tries more events for the last records. If that doesn't help, the record
/// departs, and the pass begins again there.
struct CheckSearch: Sendable {
  /// A record that was explained not long ago, and the hypotheses before it.
  private struct Recent {
    /// The number of the set of hypotheses; nil if a pass began with the record.
    var set: Int?
    let entry: Int32
    /// The seconds to be added to those of the entry.
    let skippedSeconds: Int
    /// The index of its step in ``CheckSearch/steps``; nil if it has none.
    let stepIndex: Int?
    /// True if a thorough search explained the record.
    var isThorough = false
  }

  /// The number of records that a thorough search goes back if a record does not fit.
  private static let mostRecent = 16
  /// The number of records without a fitting hypothesis for which the search goes back. A later one may
  /// be a mistake of the checker.
  private static let mostSearched = 16
  /// An interpretation for which less work is left is not tried: it would not come far.
  private static let leastWork = 100_000

  private let options: LogCheck.Options
  private(set) var findings = LogFindings()
  /// The pass that explains the next record.
  private(set) var pass: CheckPass
  /// The pass that explained the beginning of the log; nil while that is ``pass``.
  private(set) var firstPass: CheckPass?
  /// The step of each record that is kept. They end where ``firstPass`` does.
  private(set) var steps: [CheckStep] = []
  /// The number of records that were set aside because other lines say more.
  private(set) var setAsideCount = 0
  /// The records that were explained last, the newest last. A thorough search begins among them.
  private var recent: [Recent] = []
  /// The work that was done in passes that were given up.
  private var spent = 0
  /// The explanation that was told last (``takeNews(in:)``).
  var told: [LikeliestStep] = []

  /// Creates a search that has explained nothing yet.
  ///
  /// - Parameters:
  ///   - apps: The indices of the apps that are checked.
  ///   - intake: What is known about the apps.
  ///   - mostWork: The work that may be done.
  init(
    _ options: LogCheck.Options, _ interpretation: LogInterpretation = LogInterpretation(),
    apps: [Int], in intake: LogIntake, mostWork: Int
  ) {
    self.options = options
    pass = CheckPass(options, interpretation, apps: apps, in: intake, mostWork: mostWork)
  }

  /// The interpretation of the lines.
  var interpretation: LogInterpretation { pass.interpretation }
  /// The pass that ``steps`` belong to.
  var explainedPass: CheckPass { firstPass ?? pass }
  /// The work that was done.
  var work: Int { spent + pass.graph.work }
  /// The number of records that fit nothing.
  var problems: Int { findings.problems }
  /// True if the search did not explain every record, so that another one may.
  var needsAnother: Bool { problems > 0 || findings.stop != nil }
  /// True if the search has done all its work, or keeps as much as it may.
  var isOver: Bool { findings.stop != nil || pass.graph.isFull }
  /// True if more hypotheses have fitted at some point than the search keeps.
  var isCapped: Bool {
    findings.isCapped || pass.graph.isPruned || firstPass?.graph.isPruned == true
  }

  /// Allows more work.
  mutating func allow(_ work: Int) { pass.graph.mostWork += work }

  // MARK: Explaining

  /// Explains all records that are kept.
  ///
  /// - Parameters:
  ///   - mostProblems: The search ends if more records fit nothing.
  ///   - mayGiveUp: True if the search ends where a record fits nothing, or where it takes long.
  ///   - shouldStop: Returns true once the search is to stop.
  /// - Returns: False if the search was given up.
  @discardableResult
  mutating func explainAll(
    in intake: LogIntake, mostProblems: Int = .max, mayGiveUp: Bool = false,
    shouldStop: () -> Bool = { false }
  ) -> Bool {
    for record in intake.records {
      if findings.stop == nil, shouldStop() { stop(at: record, in: intake) }
      if problems > mostProblems { break }
      if mayGiveUp, problems > 0 || pass.graph.isTired { return false }
      explain(record, in: intake)
    }
    return true
  }

  /// Begins another pass, with what is known about the apps by now.
  mutating func beginAnew(apps: [Int], in intake: LogIntake, mostWork: Int) {
    spent = work
    if firstPass == nil { firstPass = pass }
    recent = []
    pass = CheckPass(options, interpretation, apps: apps, in: intake, mostWork: mostWork)
  }

  /// Explains the next record.
  mutating func explain(_ record: LogRecord, in intake: LogIntake) {
    assert(
      steps.count <= intake.records.count, "\(steps.count) steps, \(intake.records.count) records")
    let keepsStep = firstPass == nil && steps.count < intake.records.count
    guard findings.stop == nil else {
      if keepsStep { steps.append(.notChecked) }
      return
    }
    let seen = intake.entry(of: record)
    var followed = Recent(
      set: pass.set, entry: record.entry, skippedSeconds: pass.skippedSeconds,
      stepIndex: keepsStep ? steps.count : nil)
    let step: CheckStep
    if let known = pass.knownTransition(for: record.entry) {
      pass.take(known)
      step = CheckStep(known)
    } else if let entry = pass.entry(seen, after: pass.skippedSeconds) {
      step = explain(entry, record, in: intake, &followed)
    } else {
      if pass.checks(seen.app) { setAsideCount += 1 }
      pass.skippedSeconds += seen.seconds
      step = .notChecked
    }
    if keepsStep { steps.append(step) }
    guard step != .notChecked else { return }
    pass.note(seen)
    guard step.transition != nil else { return }
    if recent.count == 2 * Self.mostRecent { recent.removeFirst(Self.mostRecent) }
    recent.append(followed)
    // A log that is followed while it is written keeps its past.
    if pass.graph.isFull, !options.follows {
      if firstPass == nil { firstPass = pass }
      forget(in: intake)
    }
  }

  /// Looks for hypotheses that an entry fits. If there are none, the record departs.
  private mutating func explain(
    _ entry: LogEntry, _ record: LogRecord, in intake: LogIntake, _ followed: inout Recent
  ) -> CheckStep {
    if let transition = pass.graph.step(from: pass.set, entry) {
      pass.take(transition, for: record.entry)
      return CheckStep(transition)
    }
    if let transition = searchAgain(for: entry, in: intake) {
      followed.set = pass.set
      followed.isThorough = true
      pass.take(transition)
      return CheckStep(transition)
    }
    if pass.graph.isExhausted {
      stop(at: record, in: intake)
      return .notChecked
    }
    depart(record, entry)
    // A pass cannot begin with this record if it could not begin with it a moment ago.
    let transition = pass.set == nil ? nil : pass.graph.step(from: nil, entry)
    recent = []
    followed.set = nil
    pass.set = nil
    guard let transition else { return .departure }
    pass.take(transition)
    return CheckStep(transition)
  }

  /// Notes that this record and those behind it are not looked at.
  private mutating func stop(at record: LogRecord, in intake: LogIntake) {
    let app = intake.entry(of: record).app
    findings.stop = LogCheck.Stop(line: Int(record.line), app: intake.apps[app].name)
  }

  /// Looks for another explanation of the last records, one that an entry fits. The records before
  /// it are explained again with a thorough search: first one, then two, up to ``mostRecent``. If there
  /// are none, the log begins with the entry.
  ///
  /// - Returns: The transition of the entry; nil if nothing fits.
  private mutating func searchAgain(for entry: LogEntry, in intake: LogIntake) -> Int? {
    guard problems < Self.mostSearched, !entry.isSecondLaunch else { return nil }
    if pass.set == nil { return pass.graph.step(from: nil, entry, isThorough: true) }
    var count = 1
    while true {
      let back = recent.suffix(count)
      var found: [Int] = []
      var set = back.isEmpty ? pass.set : back.first?.set
      let entries = back.compactMap { pass.entry(intake.entry($0.entry), after: $0.skippedSeconds) }
      for next in entries + [entry] {
        guard let transition = pass.graph.step(from: set, next, isThorough: true) else { break }
        found.append(transition)
        set = pass.graph.transitions[transition].to
      }
      if found.count > back.count {
        // They stay what a later search may change again.
        for (index, transition) in zip(back.indices, found) {
          if let stepIndex = recent[index].stepIndex { steps[stepIndex] = CheckStep(transition) }
          recent[index].set = pass.graph.transitions[transition].from
          recent[index].isThorough = true
        }
        let last = found[back.count]
        pass.set = pass.graph.transitions[last].from
        return last
      }
      guard back.count == count, count < Self.mostRecent else { return nil }
      count *= 2
    }
  }

  /// Frees the memory of the records before the last ones. These are explained again, so that a
  /// thorough search can still begin there.
  private mutating func forget(in intake: LogIntake) {
    let back = recent.suffix(Self.mostRecent).drop { $0.set == nil }
    recent = []
    guard let begin = back.first?.set ?? pass.set else { return }
    let now = pass
    pass.forget(but: begin)
    for next in back {
      let set = pass.set
      guard let entry = pass.entry(intake.entry(next.entry), after: next.skippedSeconds),
        let transition = pass.graph.step(from: set, entry, isThorough: next.isThorough),
        !pass.graph.isHalfFull
      else {
        // These records alone are too many: nothing of them can be looked at again.
        recent = []
        pass = now
        if let set = now.set { pass.forget(but: set) }
        return
      }
      recent.append(
        Recent(
          set: set, entry: next.entry, skippedSeconds: next.skippedSeconds, stepIndex: nil,
          isThorough: next.isThorough))
      pass.take(transition)
    }
  }

  /// Notes that a record fits nothing, with the symbols that would have fitted.
  private mutating func depart(_ record: LogRecord, _ entry: LogEntry) {
    let isPruned = pass.set.map { pass.graph.sets[$0].isPruned } ?? pass.graph.isPruned
    let isCertain =
      entry.isSecondLaunch || !isPruned && problems < Self.mostSearched && !pass.graph.isTired
    if isCertain { findings.departures += 1 } else { findings.undecided += 1 }
    if entry.isSecondLaunch { findings.proven += 1 }
    guard findings.described.count < LogFindings.mostDescribed else { return }
    var expected: [HypothesisGraph.Expected] = []
    // What comes late says little about the rule.
    if let set = pass.set, problems <= Self.mostSearched {
      expected = pass.graph.expected(by: set, insteadOf: entry, most: 8)
    }
    findings.described.append(
      LogCheck.Departure(
        line: Int(record.line), app: pass.scenario.apps[entry.app].name, seen: entry.observation,
        expected: expected.map {
          LogCheck.Expected(
            observation: $0.output.observation, isDue: $0.isDue, rule: $0.output.rule)
        },
        rule: BrokenRule.rule(
          for: entry.observation.symbol, after: pass.lastSymbols[entry.app], expected,
          usual: pass.graph.world.rules[entry.observation.symbol]),
        seconds: entry.seconds > 0 ? entry.seconds : nil, isCertain: isCertain,
        isProven: entry.isSecondLaunch))
  }

  // MARK: Other interpretations

  /// Searches again in other interpretations if the log does not fit, and keeps the first one in which it does.
  ///
  /// Each interpretation first gets a share of the work. Those that need more get what is left then, the one that
  /// came furthest before the others. The log departs only if it clearly departs in each of them, or
  /// in one that includes it.
  ///
  /// - Parameter mostWork: The work that may have been done in the end.
  mutating func reinterpret(in intake: LogIntake, mostWork: Int, shouldStop: () -> Bool) {
    guard !shouldStop(), needsAnother, let app = pass.checkedApps.first else { return }
    var done = work
    // One in which no line clearly departs may fit, if everything were tried.
    var mayFit = findings.departures == 0
    var departed: [LogInterpretation] = []
    var open = pass.alternatives(for: intake.apps[app], options, problems, year: intake.year)
      .map { Trial(interpretation: $0) }
    for isLast in [false, true] {
      var again: [Trial] = []
      for (index, trial) in open.enumerated() {
        let interpretation = trial.interpretation
        guard !departed.contains(where: { $0 != interpretation && $0.includes(interpretation) })
        else { continue }
        // Another style or version is the last resort, and a tired search is enough to leave it.
        let isOther = interpretation.style != nil || interpretation.version != nil
        let share = max(0, mostWork - done) / (open.count - index)
        guard share >= Self.leastWork, !shouldStop(), isLast || !isOther else {
          again.append(trial)
          continue
        }
        // One that explains some of many lines is better if it takes no other version for that.
        let mostProblems = interpretation.version == nil && problems > 3 ? problems / 2 : 0
        var other = CheckSearch(options, interpretation, apps: [app], in: intake, mostWork: share)
        // What is found by a tired search says little. It is the last resort.
        other.pass.graph.canTire = isLast
        other.explainAll(in: intake, mostProblems: mostProblems, shouldStop: shouldStop)
        done += other.work
        if other.findings.departures > 0 { departed.append(interpretation) }
        if other.findings.stop == nil, other.problems <= mostProblems {
          self = other
          mayFit = mayFit || findings.departures == 0
        } else if other.findings.stop != nil || other.findings.departures == 0 && !isOther {
          again.append(Trial(interpretation: interpretation, explained: other.steps.count))
        }
        if !needsAnother { break }
      }
      open = again.sorted { $0.explained > $1.explained }
      if !needsAnother { break }
    }
    spent = done - pass.graph.work
    open.removeAll { trial in departed.contains { $0.includes(trial.interpretation) } }
    if mayFit || !open.isEmpty, problems > 0 { findings.doubt() }
  }

  /// An interpretation that is tried.
  private struct Trial {
    let interpretation: LogInterpretation
    /// The number of records that it explained before it needed more work.
    var explained = 0
  }

  // MARK: The result

  /// Returns the result of a search that does not go on.
  func finished(in intake: LogIntake) -> FinishedSearch {
    var findings = findings
    let assumptions = assumptions(in: intake)
    findings.isCapped = isCapped
    return FinishedSearch(
      app: interpretation.only, findings: findings, assumptions: assumptions)
  }
}

/// The step of a record in a search. It takes four bytes, because there is one for each record.
struct CheckStep: Hashable, Sendable {
  /// The step of a record whose app is not checked, or that was set aside.
  static let notChecked = CheckStep(number: -2)
  /// The step of a record that fits nothing.
  static let departure = CheckStep(number: -1)

  private let number: Int32

  private init(number: Int32) { self.number = number }

  init(_ transition: Int) { number = Int32(transition) }

  /// The number of the transition that the record makes; nil if it makes none.
  var transition: Int? { number >= 0 ? Int(number) : nil }
}

/// The result of a search of one app that does not go on.
struct FinishedSearch: Sendable {
  /// The index of the app.
  let app: Int?
  let findings: LogFindings
  let assumptions: [LogCheck.Assumption]
}
