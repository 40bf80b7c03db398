// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Finding the reading in which a log fits.
extension LogCheck {
  /// Other versions are tried for a log with at most so many lines that do not fit.
  private static let mostForVersions = 8

  /// How many lines fit nothing.
  var problems: Int { counts.departures + counts.undecided }

  /// Whether other readings are tried if the log departs.
  var mayJudge: Bool {
    options.isTolerant && !options.follows && records.count <= options.bounds.reread
  }

  /// Tries other readings, if the log departs. With several apps, each one is checked by itself: what
  /// one app does seldom depends on what another logs, and alone it has far fewer explanations.
  mutating func judge() {
    guard problems > 0 || isCut, mayJudge, let run else { return }
    let followed = apps.indices.filter { run.places[$0] != nil }
    guard followed.count > 1, let most = followed.max(by: { apps[$0].count < apps[$1].count })
    else {
      reread()
      return
    }
    var base = self
    base.run = nil
    var merged = Counts()
    var all: [Departure] = []
    for app in followed {
      var alone = base
      alone.reading = LogReading(only: app)
      alone.others = []
      alone.begin()
      alone.reread()
      merged.departures += alone.counts.departures
      merged.undecided += alone.counts.undecided
      all += alone.departures
      if app == most { self = alone } else { base.others += alone.assumptions }
    }
    departures = all.sorted { $0.line < $1.line }
    counts = base.counts
    let unfollowed = apps.indices.filter { !followed.contains($0) }
    counts.others = unwanted + unfollowed.reduce(0) { $0 + apps[$1].count }
    counts.departures = merged.departures
    counts.undecided = merged.undecided
    others = base.others + [.apart]
  }

  /// Tries other readings of a log of one app, and keeps the first one in which it fits.
  private mutating func reread() {
    guard problems > 0 else { return }
    var base = self
    // All of them together may take as long as the first one.
    base.options.bounds.effort /= 4
    for reading in readings() {
      var other = base
      other.reading = reading
      // A reading that explains some of the lines is better if it takes no other version for that.
      other.mostProblems = reading.version == nil ? problems / 2 : 0
      other.begin()
      if other.problems <= other.mostProblems { self = other }
      if other.problems == 0 { break }
    }
    mostProblems = .max
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
    if app.hasStates { add { $0.ignoresStates = true } }
    if hasObservers { add { $0.hasPassingObservers = true } }
    guard !isDeclared else { return found }
    if style.hasScenes {
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
