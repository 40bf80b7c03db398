// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension LogCheck {
  /// Something that a check took to be true because the log then fits, and that no line says.
  package enum Assumption: Hashable, Sendable {
    /// Lines were taken to come from a call that was logged before: how many, and the first one.
    case repeated(count: Int, line: Int)
    /// Lines that name these methods come from an observer of the notification.
    case observer(app: String, methods: [Callback])
    /// The app has several windows.
    case windows(app: String)
    /// The app has a scene on another screen: an external display or CarPlay.
    case otherScreen(app: String)
    /// The app completes its pushes and fetches at once.
    case completed(app: String)
    /// The app has this style.
    case style(app: String, LifecycleStyle)
    /// The log comes from this version of iOS.
    case version(Int)
    /// Observers of notifications come and go.
    case passingObservers(app: String)
    /// The states in the lines are not UIKit's.
    case states(app: String)
    /// Each app was checked by itself.
    case apart
    /// Lines of a framework or of UIKit were set aside, because the app logs its methods too.
    case setAside(count: Int)
  }

  /// What the check found.
  package enum Verdict: Hashable, Sendable {
    case fits
    case departs
    /// A line fits none of the explanations that were kept, and may fit one of those that were not.
    case undecided
    /// No line says anything about the life cycle of an app that is checked.
    case nothing

    /// Its name in reports for programs.
    package var name: String {
      switch self {
      case .fits: "fits"
      case .departs: "departs"
      case .undecided: "undecided"
      case .nothing: "nothing"
      }
    }
  }

  package var verdict: Verdict {
    let counts = counts
    if counts.departures > 0 { return .departs }
    // That a process ended says nothing of the life cycle before.
    if counts.observations <= counts.others || apps.allSatisfy({ $0.tellsOnlyEnds }) {
      return .nothing
    }
    return counts.undecided > 0 || stop != nil ? .undecided : .fits
  }

  /// What the check has assumed.
  package var assumptions: [Assumption] {
    var found = others + companions.flatMap { $0.assumptions }
    if let run = firstRun ?? run { found += run.assumptions(about: apps) }
    let transitions = (firstRun ?? run)?.checker.transitions ?? []
    let repeated = steps.indices.filter { steps[$0] >= 0 && transitions[Int(steps[$0])].isAssumed }
    if let first = repeated.first {
      found.append(.repeated(count: repeated.count, line: Int(records[first].line)))
    }
    if setAsideCount > 0 { found.append(.setAside(count: setAsideCount)) }
    if !companions.isEmpty { found.append(.apart) }
    return found
  }
}

extension LogCheck.Run {
  /// What the reading of a run assumes about its apps.
  fileprivate func assumptions(about apps: [LogApp]) -> [LogCheck.Assumption] {
    var found: [LogCheck.Assumption] = []
    if let version = reading.version { found.append(.version(version)) }
    for (app, place) in zip(apps, places) {
      guard let place else { continue }
      let traits = scenario.apps[place]
      if let style = reading.style, style == traits.style {
        found.append(.style(app: app.name, style))
      }
      if traits.hasManyWindows, reading.hasManyWindows { found.append(.windows(app: app.name)) }
      if traits.style.hasScenes, reading.hasOtherScreens {
        found.append(.otherScreen(app: app.name))
      }
      if reading.completesFetches { found.append(.completed(app: app.name)) }
      if reading.hasPassingObservers { found.append(.passingObservers(app: app.name)) }
      if reading.ignoresStates { found.append(.states(app: app.name)) }
      var methods: Set<Callback> = []
      for (source, symbols) in zip(app.sources, app.symbolsBySource) {
        for case .call(let callback) in symbols
        where reading.meaning(of: .call(callback), from: source.role, in: app, traits.style)
          != .call(callback)
        {
          methods.insert(callback)
        }
      }
      if !methods.isEmpty {
        found.append(
          .observer(app: app.name, methods: Callback.allCases.filter(methods.contains)))
      }
    }
    return found
  }
}
