// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Finding the reading in which a log fits.
extension LogCheck {
  /// Other versions are tried for a log with at most so many lines that do not fit.
  private static let mostForVersions = 8

  /// A reading for which less work is left is not tried: it would not come far.
  private static let leastWork = 100_000

  /// How many lines fit nothing.
  var problems: Int { findings.problems }

  /// Whether other readings are tried if the log departs: the whole log is still known.
  var mayJudge: Bool {
    options.isTolerant && records.count < options.bounds.observations
  }

  /// Follows the log from its beginning. If it departs, other readings are tried. With several apps, each
  /// one is then checked by itself: what one app does seldom depends on what another logs, and alone it
  /// has far fewer explanations.
  mutating func judge() {
    spent = 0
    (run, firstRun) = (nil, nil)
    let together = followed
    let most = mostWork
    begin(mayJudge ? most / (together.count > 1 ? 4 : 2) : most)
    guard mayJudge, problems > 0 || isCut || findings.stop != nil else { return }
    if together.count > 1 {
      part(together, most)
    } else {
      reread(most)
    }
  }

  /// Checks each app by itself.
  ///
  /// - Parameter most: how much work may have been done in the end.
  private mutating func part(_ together: [Int], _ most: Int) {
    guard let main = together.max(by: { apps[$0].count < apps[$1].count }) else { return }
    spent = work
    (run, firstRun) = (nil, nil)
    let base = self
    var total = spent
    var rest: [LogCheck] = []
    for (place, app) in together.enumerated() {
      var alone = base
      alone.reading = LogReading(only: app)
      alone.spent = 0
      let share = max(0, most - total) / (together.count - place)
      alone.begin(share / 2)
      alone.reread(share)
      total += alone.work
      if app == main {
        self = alone
      } else {
        if !options.follows { alone.forgetAll() }
        rest.append(alone)
      }
    }
    companions = rest
    spent = total - (run?.checker.work ?? 0)
  }

  /// Keeps only what was found and assumed.
  private mutating func forgetAll() {
    others = assumptions
    findings.isCapped = isCapped
    (run, firstRun) = (nil, nil)
    (records, steps, recent) = ([], [], [])
  }

  /// Tries other readings of a log of one app, and keeps the first one in which it fits.
  ///
  /// - Parameter most: how much work may have been done in the end.
  private mutating func reread(_ most: Int) {
    guard problems > 0 || findings.stop != nil else { return }
    var total = work
    var isWhole = true
    let readings = readings()
    var base = self
    (base.run, base.firstRun, base.spent) = (nil, nil, 0)
    for (place, reading) in readings.enumerated() {
      let share = max(0, most - total) / (readings.count - place)
      guard share >= Self.leastWork else {
        isWhole = false
        break
      }
      var other = base
      other.reading = reading
      // A reading that explains some of the lines is better if it takes no other version for that.
      other.mostProblems = reading.version == nil ? problems / 2 : 0
      other.begin(share)
      total += other.work
      if other.findings.stop != nil {
        // It may have fitted.
        if other.problems <= other.mostProblems { isWhole = false }
      } else if other.problems <= other.mostProblems {
        self = other
      }
      if problems == 0, findings.stop == nil { break }
    }
    mostProblems = .max
    spent = total - (run?.checker.work ?? 0)
    if !isWhole, problems > 0 { findings.doubt() }
  }

  /// The readings that are tried, the likeliest first.
  private func readings() -> [LogReading] {
    guard let run, let place = run.places.firstIndex(where: { $0 != nil }) else { return [] }
    let app = apps[place]
    let style = run.scenario.apps[run.places[place] ?? 0].style
    let version = run.scenario.version
    let isDeclared = !(options.head?.apps.isEmpty ?? true)
    let base = reading
    var found: [LogReading] = []
    func add(_ change: (inout LogReading) -> Void) {
      var reading = base
      change(&reading)
      if reading != base { found.append(reading) }
    }
    let logsNotifications = app.symbols.contains {
      if case .notification = $0 { true } else { false }
    }
    let hasObservers = logsNotifications && app.hasDelegate(style)
    add { $0.completesFetches = true }
    if app.hasStates { add { $0.ignoresStates = true } }
    if hasObservers { add { $0.hasPassingObservers = true } }
    guard !isDeclared else { return found }
    if style.hasScenes {
      if app.logsDisconnections { add { $0.hasOtherScreens = true } }
      add { $0.hasManyWindows = true }
      if hasObservers {
        add { reading in
          reading.hasManyWindows = true
          reading.hasPassingObservers = true
        }
      }
    } else if options.style == nil, version >= LifecycleStyle.scene.minimumVersion {
      add { $0.style = .scene }
      add { reading in
        reading.style = .scene
        reading.hasManyWindows = true
      }
    }
    // A log that departs everywhere is not one of another version.
    if options.version == nil, options.head == nil, problems <= Self.mostForVersions {
      for older in versions(before: version, style) { add { $0.version = older } }
    }
    return found
  }

  /// Older versions of iOS whose rules are others, or those of the years that the log names.
  private func versions(before newest: Int, _ style: LifecycleStyle) -> [Int] {
    let likely: [Int]
    if let year {
      // iOS 18 came in 2024, and 26 a year later. A device may have the version before.
      let version = year > 2024 ? year - 1999 : year - 2006
      likely = [version, version - 1, version - 2]
    } else {
      likely = [18, 12, 9, 6, 4, 3]
    }
    return likely.filter { $0 < newest && $0 >= style.minimumVersion }
  }
}
