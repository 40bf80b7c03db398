// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The window of a scene delegate: is it made visible, and does it get a root view controller?
extension SceneWindows {
  /// Tells if code does for the window of some types what it needs. The app delegate's code did it for a window of its
  /// own. That nothing does it is told only if no source has a word for it.
  func answer(to need: WindowNeed, from family: Set<String>) -> Answer {
    let makers = Set(
      facts.own.flatMap(\.uses).filter { $0.use == .windowWithScene }.map(\.type))
    // Beside a window of the family's own, a window of another class is another one.
    let others = delegates.union(makers.isDisjoint(with: family) ? [] : makers)
      .subtracting(family)
    let isMet = facts.own.contains { outline in
      outline.uses.contains { use in
        need.isMet(by: use.use) && !others.contains(use.type)
          && !outline.conditionalLines.hold(use.place.line)
          && use.method.map { isCalled(outline.methods[$0]) } ?? true
      }
    }
    if isMet { return .yes }
    let words = SourceMentions.words[need] ?? []
    let isNamed = (facts.own + facts.others.map(\.outline)).contains {
      !$0.mentions.isDisjoint(with: words)
    }
    let seesAll = facts.unread.isEmpty && !facts.isCut && !facts.hasLibraries
    return isNamed || !seesAll ? .undecided : .no
  }
}

extension WindowNeed {
  fileprivate func isMet(by use: SourceOutline.Use) -> Bool {
    switch self {
    case .root: return use == .windowRooted
    case .visibility:
      if case .windowShown = use { return true }
      return false
    }
  }
}
