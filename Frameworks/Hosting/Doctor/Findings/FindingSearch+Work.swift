// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// Work that goes on after the app has left. It is accused only if nothing is seen that may keep the app running, or
/// that does the work elsewhere.
extension FindingSearch {
  private static let left: Set = [
    "applicationDidEnterBackground(_:)", "sceneDidEnterBackground(_:)",
  ]
  private static let leaving = left.union([
    "applicationWillResignActive(_:)", "sceneWillResignActive(_:)",
  ])

  /// The hashes of the calls that begin a background task.
  private static let begins = Set(
    [
      "beginBackgroundTask", "beginBackgroundTaskWithName",
      "beginBackgroundTaskWithExpirationHandler", "performExpiringActivity",
      "performExpiringActivityWithReason",
    ].map(SourceHash.of))

  mutating func findWork() {
    // With scenes, iOS doesn't call the app delegate's.
    let methods = facts.methods(of: delegates.union(sceneDelegates)).filter {
      !hasScenes || sceneDelegates.isEmpty || !$0.selector.hasPrefix("application")
    }
    let left = methods.filter { Self.left.contains($0.selector) }
    let found = left.compactMap { method in
      ([method] + reached(from: method.calls, steps: 2).filter { $0.type == method.type })
        .compactMap { [$0.work, $0.transfer].compactMap(\.self).min() }.first
        .map { (selector: method.selector, place: $0) }
    }
    if found.isEmpty || !facts.unread.isEmpty || facts.isCut { return }
    let graph = CallGraph(facts.own + facts.others.map(\.outline))
    let leaving = methods.filter { Self.leaving.contains($0.selector) }
    if mayBeginTask(leaving, graph) || mayHaveBackgroundSession && graph.transfers(from: left) {
      return
    }
    for (selector, place) in found { add(.workNotKept(selector), place) }
  }

  /// True if code that may run when the app leaves begins a background task, or is named after one and isn't here.
  private func mayBeginTask(_ methods: [SourceOutline.Method], _ graph: CallGraph) -> Bool {
    var calls: Set<UInt64> = []
    for outline in facts.own {
      // It isn't known when this runs.
      calls.formUnion(outline.looseCalls)
      for observer in outline.observers
      where observer.moment == .background || observer.moment == .inactive {
        calls.formUnion(observer.calls)
        if let name = observer.method { calls.insert(SourceHash.of(name)) }
      }
    }
    return !calls.isDisjoint(with: Self.begins)
      || graph.reached(from: methods, calls).contains { method in
        !method.calls.isDisjoint(with: Self.begins)
          || method.taskNames.contains { graph.methods[$0] == nil && !graph.types.contains($0) }
      }
  }

  /// True if the app may have a background URL session, whose transfers go on while it is suspended.
  private var mayHaveBackgroundSession: Bool {
    hasLibraries
      || (facts.own + facts.others.map(\.outline)).contains(where: \.hasBackgroundSession)
  }
}

/// The methods of an app by the hashes of the names with which code calls them. One name may be that of many.
private struct CallGraph {
  private(set) var methods: [UInt64: [SourceOutline.Method]] = [:]
  let types: Set<UInt64>

  init(_ outlines: [SourceOutline]) {
    types = Set(outlines.flatMap(\.types).map { SourceHash.of($0.name) })
    for method in outlines.flatMap(\.methods) {
      methods[SourceHash.of(method.name), default: []].append(method)
      // An object is made by the name of its class. A queue calls the others.
      if ["init", "main", "start"].contains(method.name) {
        methods[SourceHash.of(method.type), default: []].append(method)
      }
    }
  }

  /// True if some methods may lead to a transfer that may be one of a background session.
  func transfers(from first: [SourceOutline.Method]) -> Bool {
    reached(from: first).contains { $0.transfer != nil }
  }

  /// Returns some methods, and all that they and some calls may lead to.
  func reached(
    from first: [SourceOutline.Method], _ calls: Set<UInt64> = []
  ) -> [SourceOutline.Method] {
    var found: [SourceOutline.Method] = []
    var seen = calls
    var open = first + calls.flatMap { methods[$0] ?? [] }
    while let method = open.popLast() {
      found.append(method)
      for call in method.calls where seen.insert(call).inserted { open += methods[call] ?? [] }
    }
    return found
  }
}
