// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A walk over what a tester wants to have seen, in as little time of a hand as was found.
///
/// The walk is searched for in a graph of situations (``TourGraph``). Where there is little to cover, the shortest walk
/// on the graph is found and proved; where there is much, a good one, with a bound that no walk on the graph is below.
package struct Tour: Hashable, Sendable {
  package let request: TourRequest
  /// The moves of the hand, in order.
  package let moves: [TourMove]
  /// The time that the moves take: the hand's times and the limits that are waited for.
  package let time: Duration
  /// No walk on the graph that covers the same takes less.
  package let bound: Duration
  /// The items that are covered.
  package let covered: [Coverage.Item]
  /// The items that are not covered, and the reasons.
  package let missing: [Missing]
  /// No walk in the time asked for covers more; nil where there is no such time.
  package let mostCovered: Int?
  /// The number of situations in the graph.
  package let situations: Int
  /// True if there are more, which were not looked at.
  package let isCut: Bool

  /// True if no walk on the graph takes less.
  package var isShortest: Bool { time <= bound }

  /// Something that is asked for and not covered.
  package struct Missing: Hashable, Sendable {
    package let item: Coverage.Item
    package let reason: Reason

    package init(item: Coverage.Item, reason: Reason) {
      self.item = item
      self.reason = reason
    }
  }

  /// The reason why something is not covered.
  package enum Reason: Hashable, Sendable {
    /// It is an event of a group that is left out.
    case group(TourGroup)
    /// Only events that are left out lead to it.
    case leftOut
    /// The tester needs more than a finger: each of these leads to it alone. If there are none, it
    /// takes several together.
    case needs([TourMeans])
    /// The app must declare something: what stands in its `app` line.
    case declaration(String)
    /// The app does not implement the method.
    case notImplemented
    /// The user does it in Settings, and the app is terminated on the way there.
    case settings
    /// There is no time for it.
    case time
    /// No situation that was looked at leads to it.
    case notFound
    /// A rule that no line of a log shows, in any situation that was looked at: it is about what does not
    /// happen, or about a time.
    case notShown
  }

  /// Plans a tour.
  ///
  /// - Precondition: the declarations have an app.
  package init(_ request: TourRequest) {
    self.request = request
    let device = request.device
    let app = device.reference(at: 0)
    let traits = device.apps[0].traits
    let possible = Coverage.Items.possible(for: traits, version: device.version)
    let items = TourItems(
      (Coverage.Category.allCases + [.rules]).filter(request.cover.contains)
        .flatMap { possible.items(of: $0) })
    let all = Set(TourMeans.allCases)
    // The graph with all means has the items that a finger can't reach.
    let whole =
      request.means == all
      ? nil : Self.graph(request, items, without: request.without, with: all, besides: .empty)
    let graph = Self.graph(
      request, items, without: request.without, with: request.means,
      besides: whole.map { $0.reachable.subtracting($0.reachable(with: request.means)) } ?? .empty)
    // The state it begins in is seen without a move.
    let seen = items.indices(of: [.state(device.apps[0].state)])
    let wanted = graph.reachable.subtracting(seen)
    let plan = Self.plan(graph, wanted, within: request.within.map(TourGraph.budget))
    moves = plan.walk.map { graph.edge($0).move }
    time = TourGraph.time(graph.cost(of: plan.walk))
    bound = TourGraph.time(plan.bound)
    mostCovered = plan.most.map { $0 + seen.count }
    situations = graph.edges.count
    isCut = graph.isCut
    let done = graph.items(of: plan.walk).union(seen)
    covered = items.at(done)
    missing = Self.missing(items, done, graph, whole ?? graph, request, app)
  }

  /// The graph with one thing open at a time. If that does not lead to everything, and nothing that
  /// the app or the tester lacks says why, the graph with two.
  ///
  /// - Parameter explained: what only other means lead to.
  private static func graph(
    _ request: TourRequest, _ items: TourItems, without: Set<TourGroup>, with means: Set<TourMeans>,
    besides explained: TourItemSet
  ) -> TourGraph {
    let kinds = request.kinds(without: without, with: means)
    let graph = TourGraph(from: request.device, kinds: kinds, items: items, maxOpen: 1)
    let traits = request.device.apps[0].traits
    let start = items.indices(of: [.state(.notRunning)])
    let reached = graph.reachable.union(start).union(explained)
    let unexplained = items.at(items.all.subtracting(reached)).filter {
      $0.group.map(without.contains) != true && $0.means.map(means.contains) != false
        && $0.lack(in: traits, version: request.device.version) == nil
    }
    guard !unexplained.isEmpty else { return graph }
    let wider = TourGraph(from: request.device, kinds: kinds, items: items, maxOpen: 2)
    return wider.reachable.count > graph.reachable.count ? wider : graph
  }

  // MARK: The walk

  private struct Plan {
    var walk: [TourGraph.Step]
    /// No walk that covers the same costs less.
    var bound: Int
    /// No walk in the time covers more.
    var most: Int?
  }

  private static func plan(
    _ graph: TourGraph, _ wanted: TourItemSet, within budget: Int?
  ) -> Plan {
    let whole = best(graph, wanted)
    guard let budget else { return whole }
    if graph.cost(of: whole.walk) <= budget {
      return Plan(walk: whole.walk, bound: whole.bound, most: wanted.count)
    }
    var walk = graph.goodWalk(covering: wanted, within: budget)
    // The same things in less time leave time for more.
    while true {
      let some = graph.items(of: walk)
      let better = best(graph, wanted.intersection(some))
      if graph.cost(of: better.walk) < graph.cost(of: walk) { walk = better.walk }
      let more = graph.nearestFirst(walk, wanted, within: budget, isRatio: false)
      guard graph.covered(more, wanted) > graph.covered(walk, wanted) else {
        return Plan(
          walk: walk, bound: min(better.bound, graph.cost(of: walk)),
          most: graph.mostCovered(of: wanted, within: budget))
      }
      walk = more
    }
  }

  /// The shortest walk where that can be found, else a good one.
  private static func best(_ graph: TourGraph, _ wanted: TourItemSet) -> Plan {
    if wanted.count <= TourRelaxation.maxItems {
      let found = graph.shortest(covering: wanted)
      if let walk = found.walk { return Plan(walk: walk, bound: found.bound) }
      let walk = graph.goodWalk(covering: wanted)
      return Plan(walk: walk, bound: min(found.bound, graph.cost(of: walk)))
    }
    let walk = graph.goodWalk(covering: wanted)
    return Plan(walk: walk, bound: min(graph.bound(covering: wanted), graph.cost(of: walk)))
  }

  // MARK: What is missing

  /// - Parameter whole: the graph of somebody who has all means.
  private static func missing(
    _ items: TourItems, _ done: TourItemSet, _ graph: TourGraph, _ whole: TourGraph,
    _ request: TourRequest, _ app: AppReference
  ) -> [Missing] {
    let traits = request.device.apps[app.index].traits
    let open = items.all.subtracting(done)
    // Only if something is missing, the graph with all events tells whether those that are left out would reach it.
    let unreached = open.subtracting(whole.reachable)
    let all = Set(TourMeans.allCases)
    let withAll =
      unreached.isEmpty || request.without.isEmpty
      ? whole : Self.graph(request, items, without: [], with: all, besides: .empty)
    let needed = open.subtracting(graph.reachable).intersection(whole.reachable)
    let reachableWith =
      needed.isEmpty
      ? []
      : TourMeans.allCases.filter { !request.means.contains($0) }.map { means in
        (means, whole.reachable(with: request.means.union([means])))
      }
    return open.indices.map { index in
      let item = items.items[index]
      let reason: Reason =
        if graph.reachable.contains(index) {
          .time
        } else if let group = item.group, request.without.contains(group) {
          .group(group)
        } else if whole.reachable.contains(index) {
          .needs(reachableWith.filter { $1.contains(index) }.map { $0.0 })
        } else if withAll.reachable.contains(index) {
          .leftOut
        } else {
          item.lack(in: traits, version: request.device.version) ?? item.reasonUnfound
        }
      return Missing(item: item, reason: reason)
    }
  }
}

extension Coverage.Item {
  /// The reason why no situation that was looked at covers it. One may lead to a rule and not show it.
  fileprivate var reasonUnfound: Tour.Reason {
    if case .rule = self { .notShown } else { .notFound }
  }

  /// The group an event is left out with.
  fileprivate var group: TourGroup? {
    if case .event(let kind) = self { kind.tourGroup } else { nil }
  }

  /// The means that a tester needs for an event.
  fileprivate var means: TourMeans? {
    if case .event(let kind) = self { kind.means } else { nil }
  }

  /// True if an app is told of something that the user does in Settings.
  private var isOfSettings: Bool {
    switch self {
    case .callback(let callback): callback == .significantTimeChange
    case .notification(let notification):
      SystemEvent.Kind.allCases.contains {
        $0.isDoneInSettings && $0.changeNotification == notification
      }
    case .state, .transition, .termination, .event, .rule: false
    }
  }

  /// Returns what the app lacks for the thing to be seen; nil for nothing that is known.
  fileprivate func lack(in traits: EmulatedApp.Traits, version: SystemVersion) -> Tour.Reason? {
    // Before multitasking, leaving the app terminates it.
    if version < SystemEvent.Kind.beginTask.minimumVersion, isOfSettings { return .settings }
    if case .callback(let callback) = self, traits.missingMethods.contains(callback) {
      return .notImplemented
    }
    return declaration(missingIn: traits).map { .declaration($0) }
  }
}
