// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension CheckPass {
  /// Other versions are tried for a log with at most so many lines that do not fit.
  private static let mostForVersions = 8

  /// Returns the interpretations that are tried if the log of an app does not fit in that of this
  /// pass, the likeliest first.
  ///
  /// - Parameters:
  ///   - app: The only app that is checked.
  ///   - problems: The number of lines that do not fit.
  ///   - year: The year that the log names.
  func alternatives(
    for app: LogApp, _ options: LogCheck.Options, _ problems: Int, year: Int?
  ) -> [LogInterpretation] {
    guard let device = deviceIndices.lazy.compactMap({ $0 }).first else { return [] }
    let style = scenario.apps[device].style
    let version = scenario.version
    let base = interpretation
    var found: [LogInterpretation] = []
    func add(_ change: (inout LogInterpretation) -> Void) {
      var other = base
      change(&other)
      if other != base, !found.contains(other) { found.append(other) }
    }
    let logsNotifications = app.symbols.contains {
      if case .notification = $0 { true } else { false }
    }
    let hasObservers = logsNotifications && app.hasDelegate(style)
    add { $0.completesFetches = true }
    if app.hasStates { add { $0.ignoresStates = true } }
    if hasObservers { add { $0.hasPassingObservers = true } }
    let mayHaveManyWindows = style.hasScenes && !options.declaresApps
    if mayHaveManyWindows, app.activatesNewScenes { add { $0.hasManyWindows = true } }
    // No line and no declaration says that a display or a car is there.
    if style.hasScenes { add { $0.hasOtherScreens = true } }
    // What includes others goes before them: if it departs, they do.
    if mayHaveManyWindows {
      add { other in
        other.hasManyWindows = true
        other.hasOtherScreens = true
      }
      add { $0.hasManyWindows = true }
    }
    if app.openCalls.mayTellEnds { add { $0.tellsEnds = true } }
    if hasObservers {
      add { other in
        other.hasManyWindows = mayHaveManyWindows
        other.hasOtherScreens = style.hasScenes
        other.hasPassingObservers = true
      }
    }
    add { other in
      other.hasManyWindows = mayHaveManyWindows
      other.hasOtherScreens = style.hasScenes
      other.completesFetches = true
      other.hangs = app.processCount > 1
      other.tellsEnds = app.openCalls.mayTellEnds
      other.hasPassingObservers = hasObservers
    }
    if app.doubts(anyWords: true).contains(true) { add { $0.doubtsLines = true } }
    guard !options.declaresApps else { return found }
    if style == .scene, options.style == nil, app.logsNoDelegateChange {
      add { $0.style = .delegate }
    }
    if !style.hasScenes, options.style == nil, !options.implementsDelegate,
      version >= LifecycleStyle.scene.minimumVersion
    {
      add { $0.style = .scene }
      add { other in
        other.style = .scene
        other.hasManyWindows = true
      }
    }
    // A log that departs everywhere is not one of another version.
    if options.version == nil, options.head == nil, problems <= Self.mostForVersions {
      for older in Self.versions(before: version, style, year: year) { add { $0.version = older } }
    }
    return found
  }

  /// Older versions of iOS whose rules are others, or those of the years that the log names.
  private static func versions(
    before newest: SystemVersion, _ style: LifecycleStyle, year: Int?
  ) -> [SystemVersion] {
    let likely: [Int]
    if let year {
      // iOS 18 came in 2024, and 26 a year later. A device may have the version before.
      let version = year > 2024 ? year - 1999 : year - 2006
      likely = [version, version - 1, version - 2]
    } else {
      likely = [18, 12, 9, 6, 4, 3]
    }
    return likely.map { SystemVersion($0) }.filter { $0 < newest && $0 >= style.minimumVersion }
  }
}
