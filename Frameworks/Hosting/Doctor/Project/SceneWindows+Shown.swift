// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The window of a scene delegate: is it made visible, and does it get a root view controller?
extension SceneWindows {
  /// Tells if the code of some types, or what that leads to, does for a window what it needs. What a name means isn't
  /// known: all methods of a name that is called are led to.
  func answer(to need: WindowNeed, from family: Set<String>) -> Answer {
    answer(from: family) { need.isMet(by: $0) }
  }

  /// Tells if a window is made for a scene there.
  func makesWindow(from family: Set<String>) -> Answer {
    answer(from: family) { $0 == .windowWithScene }
  }

  private func answer(
    from family: Set<String>, _ isMet: (SourceOutline.Use) -> Bool
  ) -> Answer {
    let reached = namesReached(from: family)
    var isElsewhere = false
    for outline in facts.own {
      for use in outline.uses where isMet(use.use) {
        isElsewhere = true
        if outline.conditionalLines.hold(use.place.line) { continue }
        if family.contains(use.type) { return .yes }
        let name = use.method.map { outline.methods[$0].name } ?? "init"
        if reached.contains(SourceHash.of(name == "init" ? use.type : name)) { return .yes }
      }
    }
    let seesAll = facts.unread.isEmpty && !facts.isCut && !facts.hasLibraries
    return isElsewhere || !seesAll ? .undecided : .no
  }

  /// The hashes of the names that the methods of some types call, and those call, and so on.
  private func namesReached(from family: Set<String>) -> Set<UInt64> {
    var calls: [UInt64: Set<UInt64>] = [:]
    var reached: Set<UInt64> = []
    for method in facts.own.lazy.flatMap(\.methods) {
      // A class is called by its name.
      let name = SourceHash.of(method.name == "init" ? method.type : method.name)
      calls[name, default: []].formUnion(method.calls)
      if family.contains(method.type) { reached.formUnion(method.calls) }
    }
    var open = Array(reached)
    while let name = open.popLast() {
      for call in calls[name] ?? [] where reached.insert(call).inserted { open.append(call) }
    }
    return reached
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
