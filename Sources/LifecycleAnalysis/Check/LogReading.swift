// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// One of the ways in which a log can be understood, where its lines do not decide.
struct LogReading: Hashable, Sendable {
  /// The version of iOS; nil for the one that the user or the declarations say, or the newest.
  var version: Int?
  /// The style of the apps; nil for the one that their methods tell.
  var style: LifecycleStyle?
  /// Whether apps with scenes have several windows.
  var hasManyWindows = false
  /// Whether apps with scenes have one on another screen: an external display or CarPlay.
  var hasOtherScreens = false
  /// Whether apps complete their pushes and fetches at once. No line tells of that.
  var completesFetches = false
  /// Whether observers of notifications come and go, so that none is missing.
  var hasPassingObservers = false
  /// Whether states that the lines name are not UIKit's.
  var ignoresStates = false
  /// The only app that is followed, by its place in ``LogCheck/apps``; nil for all.
  var only: Int?

  /// What a line means: a symbol, or nil for a line that is set aside.
  ///
  /// - Parameters:
  ///   - symbol: what the line names.
  ///   - role: who logs it.
  ///   - app: what is known about the app.
  ///   - style: its style in this reading.
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
    case .reported:
      // Who says more has methods: a framework's lines come later than those, and say less.
      return app.hasMethods ? nil : symbol
    case .phase, .launched, .observed, .ended: return symbol
    }
  }
}

extension LogApp {
  /// Whether it logs nothing but the ends of its processes.
  var tellsOnlyEnds: Bool { symbols.allSatisfy { $0 == .ended || $0 == .launched } }

  /// Whether it logs what tells of a change by itself: methods, notifications or phases.
  var hasMethods: Bool {
    symbols.contains { symbol in
      switch symbol {
      case .call, .notification, .phase: true
      case .launched, .observed, .reported, .ended: false
      }
    }
  }

  /// Whether it logs the methods of a scene delegate or phases.
  var tellsOfScenes: Bool {
    symbols.contains { symbol in
      switch symbol {
      case .call(let callback): callback.isSceneCallback && symbol.moment != nil
      case .phase: true
      case .notification, .launched, .observed, .reported, .ended: false
      }
    }
  }

  /// Whether it logs that scenes disconnect.
  var logsDisconnections: Bool {
    !symbols.isDisjoint(with: [.call(.sceneDidDisconnect), .notification(.sceneDidDisconnect)])
  }

  /// Whether it logs methods of a delegate, or phases, that tell of changes: its notifications then say
  /// the same again.
  func hasDelegate(_ style: LifecycleStyle) -> Bool {
    tellsOfScenes
      || symbols.contains { symbol in
        if case .call = symbol { !style.hasScenes && symbol.moment != nil } else { false }
      }
  }

  /// Whether a source of another kind logs changes too.
  func hasOthers(than role: LogSource.Role) -> Bool {
    zip(sources, symbolsBySource).contains { source, symbols in
      source.role != role && symbols.contains { $0.moment != nil }
    }
  }

  /// What the app logs in a reading.
  func symbols(in reading: LogReading, _ style: LifecycleStyle) -> Set<LogSymbol> {
    var found: Set<LogSymbol> = []
    for (source, symbols) in zip(sources, symbolsBySource) {
      for symbol in symbols {
        if let meaning = reading.meaning(of: symbol, from: source.role, in: self, style) {
          found.insert(meaning)
        }
      }
    }
    // What was found without a line of its own.
    return found.union(symbols.filter { $0 == .launched })
  }
}
