// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Checks whether the log of real apps fits the model. It reads one line at a time.
///
/// The way of a line:
///
/// ```text
/// LogLines → LogCheck.read(line)           bytes become lines
///   LogIntake.read(line)                   INTAKE: the line becomes a record
///     LogReader → DeviceLogLine, LogNames  the time, the process, the symbol that it names
///     LogApp                               the app: new process? repeated line? which source?
/// LogCheck.finish(), or at once if live
///   CheckSearch.explain(record)            SEARCH: each record is explained
///     CheckPass.entry(_:after:)            the meaning of the line in this interpretation
///     HypothesisGraph.step(from:_:)        each hypothesis (device, lines still due) is moved on
///       successors(of:_:_:)                … by the line that is due, or by an event before it
///         guesses(from:_:_:)               events that explain the line, behind silent ones
///           CheckWorld.edges(from:for:)    the events that are possible on the device
///     CheckSearch.depart(_:_:)             … or no hypothesis fits: a finding
///   LogCheck.judge()                       with findings: each app apart, other interpretations
/// LogCheck.verdict, explanation(title:)    VERDICT: the findings of the searches, as an answer
/// ```
///
/// A method that the log never shows cannot be missed. The check therefore keeps the first records until it knows which
/// methods the log shows, and searches then. It uses bounded memory, however long the log is (``Bounds``).
package struct LogCheck: Sendable {
  package let options: Options
  private(set) var intake: LogIntake
  /// The search that the explanation comes from: that of all apps, or of the app with the most
  /// lines if each app is checked by itself. Nil before a search has begun.
  private(set) var search: CheckSearch?
  /// The searches of the other apps of a live log, if each app is checked by itself. They go on.
  private var otherSearches: [CheckSearch] = []
  /// The searches of the other apps of a log that has ended, if each app is checked by itself.
  private var finishedSearches: [FinishedSearch] = []
  /// The work that was done in other searches than ``search``.
  private var otherWork = 0
  /// The first symbol that the log shows only after ``Bounds/observations``. The check has explained the lines before
  /// it as if the app could not log it, and begins again there. Only the first is kept.
  package private(set) var surprise: Surprise?

  // A live log, which is followed while it is written (``Options/follows``):

  /// The number of times that the check has begun again because the log was long (``Bounds/followed``).
  package private(set) var restarts = 0
  /// The findings before the last restart.
  private var former = LogFindings()
  /// True if an app has logged something new since the log was followed from its beginning.
  private var isStale = false
  /// The number of lines that fitted nothing when the log was last judged.
  private var judgedProblems = 0

  package init(_ options: Options) {
    self.options = options
    intake = LogIntake(options)
  }

  // MARK: Reading

  /// Reads the next line, which comes without its end.
  package mutating func read(_ line: ArraySlice<UInt8>) {
    let known = intake.records.count
    let arrivals = intake.read(line)
    // An end was taken back that is explained already.
    if intake.records.count < known, search != nil { judge() }
    for arrival in arrivals { take(arrival) }
  }

  /// Follows what was read, if that has not begun. Call it when the log has ended.
  ///
  /// - Parameter shouldStop: returns true once the check is to stop. It is asked before each record.
  package mutating func finish(shouldStop: () -> Bool = { false }) {
    for arrival in intake.finish() { take(arrival) }
    if search == nil { judge(shouldStop) }
  }

  /// Keeps an observation, and explains it if a search has begun.
  private mutating func take(_ arrival: LogIntake.Arrival) {
    let record = arrival.record
    guard intake.records.count < options.bounds.observations else {
      search?.allow(options.bounds.workPerObservation)
      // From here on, the app can be expected to log this.
      if arrival.isNew { beginAnew(becauseOf: record) }
      search?.explain(record, in: intake)
      return
    }
    if options.follows, intake.records.count >= options.bounds.followed || isOver { restart() }
    intake.keep(record)
    search?.allow(options.bounds.workPerObservation)
    for index in otherSearches.indices {
      otherSearches[index].allow(options.bounds.workPerObservation)
    }
    if options.follows {
      isStale = isStale || arrival.isNew
      if !isStale { explain(record) }
    } else if intake.records.count == options.bounds.observations {
      begin()
    }
  }

  private mutating func explain(_ record: LogRecord) {
    search?.explain(record, in: intake)
    for index in otherSearches.indices { otherSearches[index].explain(record, in: intake) }
  }

  // MARK: Searching

  /// True if the log is still known from its first line, so that it can be searched again.
  private var canSearchAgain: Bool {
    options.isTolerant && intake.records.count < options.bounds.observations
  }

  /// The indices of the apps that are checked: those with the most lines, in the order in which they came.
  private var checkedApps: [Int] {
    let bounds = options.bounds
    return intake.mainApps(
      atMost: canSearchAgain ? bounds.apps : min(bounds.apps, bounds.appsTogether))
  }

  /// Forgets all searches.
  private mutating func forgetSearches() {
    search = nil
    (otherSearches, finishedSearches) = ([], [])
    otherWork = 0
  }

  /// Begins a search of all apps in the first interpretation.
  private mutating func begin(_ shouldStop: () -> Bool = { false }) {
    forgetSearches()
    search = CheckSearch(options, apps: checkedApps, in: intake, mostWork: mostWork)
    search?.explainAll(in: intake, shouldStop: shouldStop)
  }

  /// Begins again with a record, because the beginning of the log is no longer kept.
  private mutating func beginAnew(becauseOf record: LogRecord) {
    let entry = intake.entry(of: record)
    if surprise == nil {
      surprise = Surprise(
        line: Int(record.line), app: intake.apps[entry.app].name, symbol: entry.observation.symbol)
    }
    let left = max(0, mostWork - work)
    let apps = checkedApps
    search?.beginAnew(apps: apps, in: intake, mostWork: left)
  }

  /// Follows the log from its beginning. If it departs, other explanations are sought. With several
  /// apps, each one is then checked by itself: what one app does seldom depends on what another
  /// logs, and alone it has far fewer explanations.
  private mutating func judge(_ shouldStop: () -> Bool = { false }) {
    guard canSearchAgain else { return begin(shouldStop) }
    let apps = checkedApps
    let most = mostWork
    forgetSearches()
    guard apps.count > 1 else {
      search = CheckSearch(options, apps: apps, in: intake, mostWork: most / 2)
      search?.explainAll(in: intake, shouldStop: shouldStop)
      search?.reinterpret(in: intake, mostWork: most, shouldStop: shouldStop)
      return
    }
    if apps.count <= options.bounds.appsTogether {
      search = CheckSearch(options, apps: apps, in: intake, mostWork: most / 4)
      let isWhole = search?.explainAll(in: intake, mayGiveUp: true, shouldStop: shouldStop) ?? false
      if isWhole, search?.needsAnother == false { return }
    }
    searchApart(apps, mostWork: most, shouldStop)
  }

  /// Checks each app by itself.
  ///
  /// - Parameter mostWork: The work that may have been done in the end.
  private mutating func searchApart(_ apps: [Int], mostWork: Int, _ shouldStop: () -> Bool) {
    guard let main = apps.max(by: { intake.apps[$0].count < intake.apps[$1].count }) else { return }
    var done = work
    search = nil
    for (index, app) in apps.enumerated() {
      let share = max(0, mostWork - done) / (apps.count - index)
      var alone = CheckSearch(
        options, LogInterpretation(only: app), apps: [app], in: intake, mostWork: share / 2)
      alone.explainAll(in: intake, shouldStop: shouldStop)
      alone.reinterpret(in: intake, mostWork: share, shouldStop: shouldStop)
      done += alone.work
      if app == main {
        search = alone
      } else if options.follows {
        otherSearches.append(alone)
      } else {
        finishedSearches.append(alone.finished(in: intake))
      }
    }
    otherWork = done - (search?.work ?? 0)
  }

  // MARK: A live log

  /// Follows a live log from its beginning, if an app has logged something new.
  ///
  /// If more lines fit nothing than before, other interpretations of the log are tried. That is
  /// done seldom where there are many such lines.
  package mutating func catchUp() {
    let now = findings.problems - former.problems
    let isWorse = now > judgedProblems && (now <= 4 || now >= 2 * judgedProblems)
    let isUnfollowed = search == nil && !intake.records.isEmpty
    guard options.follows, isStale || isWorse || isUnfollowed else { return }
    isStale = false
    judge()
    judgedProblems = findings.problems - former.problems
  }

  /// Returns what has changed since the last call. The explanation begins with the log or with the
  /// last departure. The call takes time in proportion to the news.
  package mutating func takeNews() -> News {
    search?.takeNews(in: intake) ?? News(kept: 0, parts: [])
  }

  /// True if the check of a live log has done all the work that it may do, or keeps as much as it may.
  private var isOver: Bool {
    search?.isOver == true || otherSearches.contains { $0.isOver }
  }

  /// Begins again with the next line of a live log. Only what is known about the apps is kept.
  private mutating func restart() {
    restarts += 1
    former = findings
    former.isCapped = isCapped
    former.stop = nil
    intake.forgetRecords()
    judgedProblems = 0
    forgetSearches()
    // More apps are followed one by one, when the log is judged again.
    if !canSearchAgain || checkedApps.count <= options.bounds.appsTogether { begin() }
  }

  // MARK: Work

  /// The work that was done to explain the log.
  package var work: Int { otherWork + (search?.work ?? 0) }

  /// The work that may be done for the log as a whole.
  package var mostWork: Int {
    options.bounds.work + intake.counts.observations * options.bounds.workPerObservation
  }

  // MARK: The answer

  /// The searches that are kept, that which the explanation comes from first.
  private var searches: [CheckSearch] { [search].compactMap { $0 } + otherSearches }

  /// The findings in all apps, also those before the last restart.
  var findings: LogFindings {
    if intake.counts.isNewestFirst { return LogFindings() }
    let all = searches.map { $0.findings } + finishedSearches.map { $0.findings }
    return all.reduce(former) { $0.merged(with: $1) }
  }

  /// True if more explanations have fitted at some point than the check keeps.
  package var isCapped: Bool { findings.isCapped || searches.contains { $0.isCapped } }

  /// True if each app was checked by itself.
  var isApart: Bool { !otherSearches.isEmpty || !finishedSearches.isEmpty }

  /// The app that the explanation is of, if each app was checked by itself.
  package var explainedApp: String? {
    isApart ? search?.interpretation.only.map { intake.apps[$0].name } : nil
  }

  /// The apps that were checked by themselves, and that the explanation says nothing about.
  package var unexplainedApps: [String] {
    let others =
      otherSearches.compactMap { $0.interpretation.only } + finishedSearches.compactMap { $0.app }
    return others.sorted().map { intake.apps[$0].name }
  }

  /// True if the explanation goes as far as the log, or as the lines of the app that it is of.
  package var isExplained: Bool {
    isApart ? search?.needsAnother == false : verdict == .fits
  }

  /// The assumptions that were made in the searches.
  var searchAssumptions: [Assumption] {
    finishedSearches.flatMap { $0.assumptions }
      + (otherSearches + [search].compactMap { $0 }).flatMap { $0.assumptions(in: intake) }
  }

  /// The counts of lines, observations and departures.
  package var counts: Counts {
    var counts = intake.counts
    let findings = findings
    (counts.departures, counts.undecided) = (findings.departures, findings.undecided)
    let apart =
      searches.compactMap { $0.interpretation.only } + finishedSearches.compactMap { $0.app }
    let checked = apart.isEmpty ? checkedApps : apart
    let others = intake.apps.indices.filter { !checked.contains($0) }
    counts.unchecked = others.reduce(intake.surplusCount) { $0 + intake.apps[$1].count }
    counts.others = intake.unwantedCount + counts.unchecked
    return counts
  }

  /// The lines that contradict the model, at most ``LogFindings/mostDescribed``.
  package var departures: [Departure] { findings.described }
  /// The line at which the check stopped, because it had done all the work that it may do.
  package var stop: Stop? { findings.stop }
  /// The lines that came nearest to saying something.
  package var hints: LogHints { intake.hints }
  /// The names of the apps that log something about the life cycle.
  package var names: [String] { intake.apps.map { $0.name } }
  /// The apps that the user asked for and that log nothing about the life cycle.
  package var missingApps: [String] {
    let names = Set(names.map { $0.lowercased() })
    return options.apps.filter { !names.contains($0.lowercased()) }
  }
  /// The device and the apps that the log is checked against; nil before a search has begun.
  package var scenario: Scenario? { search?.pass.scenario }
}
