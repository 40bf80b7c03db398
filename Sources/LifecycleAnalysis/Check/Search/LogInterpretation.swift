// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// An interpretation of a log: the decisions about its apps and its device that no line makes.
///
/// A check begins with the interpretation in which nothing is set. If the log departs, it tries others
/// (``CheckPass/alternatives(for:_:_:year:)``) and keeps the first one in which the log fits.
struct LogInterpretation: Hashable, Sendable {
  /// The version of iOS; nil for the one that the user or the declarations say, or the newest.
  var version: SystemVersion?
  /// The style of the apps; nil for the one that their methods tell.
  var style: LifecycleStyle?
  /// True if apps with scenes have several windows.
  var hasManyWindows = false
  /// True if apps with scenes have one on another screen: an external display or CarPlay.
  var hasOtherScreens = false
  /// True if apps may complete their pushes and fetches. No line tells of that, so the search decides for each one.
  var completesFetches = false
  /// True if the main thread of apps may hang. No line tells of that, and lines that were due are missing then.
  var hangs = false
  /// True if observers of notifications come and go, so that none is missing.
  var hasPassingObservers = false
  /// True if states that the lines name are not UIKit's.
  var ignoresStates = false
  /// True if a second line of a method may tell the end of its call.
  var tellsEnds = false
  /// True if a line that names a method in words of its own, beside lines of other methods, is a call only if it fits.
  var doubtsLines = false
  /// The index in ``LogIntake/apps`` of the only app that is checked; nil for all.
  var only: Int?

  /// Returns true if whatever fits in another interpretation fits in this one too: it lets more happen.
  func includes(_ other: LogInterpretation) -> Bool {
    var wider = other
    wider.hasManyWindows = other.hasManyWindows || hasManyWindows
    wider.hasOtherScreens = other.hasOtherScreens || hasOtherScreens
    wider.hangs = other.hangs || hangs
    wider.hasPassingObservers = other.hasPassingObservers || hasPassingObservers
    wider.tellsEnds = other.tellsEnds || tellsEnds
    return self == wider
  }

  /// Returns the symbol that a line means; nil for a line that is set aside.
  ///
  /// - Parameters:
  ///   - symbol: The symbol that the line names.
  ///   - role: The kind of object that logs it.
  ///   - app: What is known about the app.
  ///   - style: Its style in this interpretation.
  func meaning(
    of symbol: LogSymbol, from role: LogSource.Role, in app: LogApp, _ style: LifecycleStyle
  ) -> LogSymbol? {
    switch symbol {
    case .call(let callback):
      guard let notification = LogSymbol.observable[callback] else { return symbol }
      // UIKit does not call these methods if there is a scene delegate: an observer has their name.
      if style.hasScenes, LogSymbol.replacedByScenes.contains(callback) {
        return app.tellsOfScenes ? .observed(notification) : .notification(notification)
      }
      // An observer beside the delegate.
      return role == .observer && app.hasOthers(than: .observer) ? .observed(notification) : symbol
    case .notification(let notification):
      return hasPassingObservers ? .observed(notification) : symbol
    case .reported(let state):
      // A framework's line comes later than a method's of the same change, and says less.
      return app.tells(of: state) ? nil : symbol
    case .observed(.willEnterForeground) where role == .framework && app.isOfFlutter:
      return .reported(.active)
    case .phase, .launched, .observed, .suspended, .ended: return symbol
    }
  }
}

extension LogApp {
  /// True if it logs nothing but the ends of its processes.
  var tellsOnlyEnds: Bool { symbols.allSatisfy { $0 == .ended || $0 == .launched } }

  /// Returns true if it logs methods, notifications or phases of the changes to a state.
  func tells(of state: ApplicationState) -> Bool {
    let moment: LogSymbol.Moment =
      switch state {
      case .active: .active
      case .inactive: .resign
      case .background: .background
      }
    return symbols.contains { symbol in
      if case .observed = symbol { false } else { symbol.moment == moment }
    }
  }

  /// True if it logs the methods of a scene delegate or phases.
  var tellsOfScenes: Bool {
    symbols.contains { symbol in
      switch symbol {
      case .call(let callback): callback.isSceneCallback && symbol.moment != nil
      case .phase: true
      case .notification, .launched, .observed, .reported, .suspended, .ended: false
      }
    }
  }

  /// True if it logs methods of a delegate, or phases, that tell of changes: its notifications then say the same again.
  func hasDelegate(_ style: LifecycleStyle) -> Bool {
    tellsOfScenes
      || symbols.contains { symbol in
        if case .call = symbol { !style.hasScenes && symbol.moment != nil } else { false }
      }
  }

  /// True if a source of another kind logs changes too.
  func hasOthers(than role: LogSource.Role) -> Bool {
    zip(sources, symbolsBySource).contains { source, symbols in
      source.role != role && symbols.contains { $0.moment != nil }
    }
  }

  /// Returns for each source if its only symbol may be one that its lines tell of, and don't come from.
  ///
  /// - Parameter words: True if any words beside a name make its lines doubtful; false if only a sentence does.
  func doubts(anyWords: Bool) -> [Bool] {
    let isFamily = symbolsBySource.map { symbols in symbols.count { $0.moment != nil } > 1 }
    return zip(sources, symbolsBySource).map { source, symbols in
      guard symbols.count == 1, let symbol = symbols.first else { return false }
      if source.isSentence { return hasLines(besides: symbol) }
      return anyWords && source.role == .unknown && source.hasWords && !symbol.isPartOfLaunch
        && isFamily.contains(true)
    }
  }

  /// Returns true if a source tells changes that is no sentence, or one for several methods: launches, for a symbol that
  /// does.
  private func hasLines(besides symbol: LogSymbol) -> Bool {
    zip(sources, symbolsBySource).contains { source, symbols in
      (!source.isSentence || symbols.count > 1)
        && symbols.contains { symbol.isPartOfLaunch ? $0 == symbol : $0.moment != nil }
    }
  }

  /// Returns what the symbols of each source mean in an interpretation. Those that are set aside are left out.
  func meanings(
    in interpretation: LogInterpretation, _ style: LifecycleStyle
  ) -> [[LogSymbol: LogSymbol]] {
    let doubts = doubts(anyWords: false)
    return sources.indices.map { index in
      let source = sources[index]
      var meanings: [LogSymbol: LogSymbol] = [:]
      for symbol in symbolsBySource[index] {
        // A sentence that names one method, beside lines that come from methods, may be one about it.
        let isDoubtful = doubts[index] && !interpretation.doubtsLines
        let meaning = interpretation.meaning(of: symbol, from: source.role, in: self, style)
        meanings[symbol] = isDoubtful ? meaning?.observable : meaning
      }
      return meanings
    }
  }

  /// Returns the symbols that the app logs in an interpretation.
  func symbols(in interpretation: LogInterpretation, _ style: LifecycleStyle) -> Set<LogSymbol> {
    let found = meanings(in: interpretation, style).reduce(into: Set()) { $0.formUnion($1.values) }
    // A launch has no line, and so no source.
    return found.union(symbols.filter { $0 == .launched })
  }
}
