// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension LogCheck {
  /// A fact that a check took to be true because the log then fits, and that no line says.
  package enum Assumption: Hashable, Sendable {
    /// Lines were taken to come from a call that was logged before: their number, and the first one.
    case repeated(count: Int, line: Int)
    /// Lines tell the end of a call that was logged before: their number, the first one, and the longest call with its
    /// time.
    case returned(count: Int, line: Int, longest: LogSymbol, Duration?)
    /// Lines that nothing in the model explains were not counted, because an observer may log late,
    /// or a scene appear while the app ends: their number, and the first one.
    case unplaced(count: Int, line: Int)
    /// Lines that name these methods come from an observer of the notification.
    case observer(app: String, methods: [Callback])
    /// The app has several windows.
    case windows(app: String)
    /// The app has a scene on another screen: an external display or CarPlay.
    case otherScreen(app: String)
    /// The app completed pushes or fetches.
    case completed(app: String)
    /// The app has this style.
    case style(app: String, LifecycleStyle)
    /// The log comes from this version of iOS.
    case version(SystemVersion)
    /// Observers of notifications come and go.
    case passingObservers(app: String)
    /// The states in the lines are not UIKit's.
    case states(app: String)
    /// Each app was checked by itself.
    case apart
    /// Lines of a framework or of UIKit were set aside, because the app logs its methods too.
    case setAside(count: Int)
  }
}

extension LogCheck {
  /// The assumptions of the check.
  package var assumptions: [Assumption] {
    let returned = intake.returns.map {
      Assumption.returned(
        count: $0.count, line: $0.first.end, longest: $0.longest.symbol, $0.longest.duration)
    }
    return [returned].compactMap { $0 } + searchAssumptions + (isApart ? [.apart] : [])
  }
}

extension CheckSearch {
  /// Returns the assumptions of the search.
  func assumptions(in intake: LogIntake) -> [LogCheck.Assumption] {
    var found = explainedPass.assumptions(about: intake.apps, happened: happened)
    let transitions = explainedPass.graph.transitions
    let assumed = steps.indices.filter { index in
      steps[index].transition.map { transitions[$0].isAssumed } ?? false
    }.map { intake.records[$0] }
    let repeated = assumed.filter { intake.entry(of: $0).mayRepeat(in: interpretation) }
    let unplaced = assumed.filter { !intake.entry(of: $0).mayRepeat(in: interpretation) }
    if let first = repeated.first {
      found.append(.repeated(count: repeated.count, line: Int(first.line)))
    }
    if let first = unplaced.first {
      found.append(.unplaced(count: unplaced.count, line: Int(first.line)))
    }
    if setAsideCount > 0 { found.append(.setAside(count: setAsideCount)) }
    return found
  }
}

extension CheckSearch {
  /// The kinds of events that happened in the likeliest explanation, also behind a departure.
  fileprivate var happened: Set<SystemEvent.Kind> {
    let pass = explainedPass
    var kinds: Set<SystemEvent.Kind> = []
    var next: (set: Int, hypothesis: Int)?
    for transition in steps.reversed().lazy.compactMap({ $0.transition }) {
      let one = pass.graph.transitions[transition]
      // Behind a departure the search has begun anew.
      let hypothesis = next.flatMap { $0.set == one.to ? $0.hypothesis : nil } ?? 0
      let link = one.links[hypothesis][0]
      for case .event(let event) in link.path { kinds.insert(event.kind) }
      next = one.from.flatMap { set in link.parent.map { (set, $0) } }
    }
    return kinds
  }
}

extension CheckPass {
  /// Returns what the interpretation assumes about the apps.
  ///
  /// - Parameter happened: The kinds of events in the explanation. An assumption that let none of them
  ///   happen is not one.
  fileprivate func assumptions(
    about apps: [LogApp], happened: Set<SystemEvent.Kind>
  ) -> [LogCheck.Assumption] {
    var found: [LogCheck.Assumption] = []
    if let version = interpretation.version { found.append(.version(version)) }
    for (app, index) in zip(apps, deviceIndices) {
      guard let index else { continue }
      let traits = scenario.apps[index]
      if let style = interpretation.style, style == traits.style {
        found.append(.style(app: app.name, style))
      }
      if traits.hasManyWindows, interpretation.hasManyWindows,
        !happened.isDisjoint(with: CheckVocabulary.ofWindows)
      {
        found.append(.windows(app: app.name))
      }
      if traits.style.hasScenes, interpretation.hasOtherScreens,
        !happened.isDisjoint(with: CheckVocabulary.ofOtherScreens)
      {
        found.append(.otherScreen(app: app.name))
      }
      if interpretation.completesFetches, happened.contains(.finishFetch) {
        found.append(.completed(app: app.name))
      }
      if interpretation.hasPassingObservers { found.append(.passingObservers(app: app.name)) }
      if interpretation.ignoresStates { found.append(.states(app: app.name)) }
      var methods: Set<Callback> = []
      for (source, symbols) in zip(app.sources, app.symbolsBySource) {
        for case .call(let callback) in symbols
        where interpretation.meaning(of: .call(callback), from: source.role, in: app, traits.style)
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
