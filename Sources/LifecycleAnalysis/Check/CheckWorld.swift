// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The devices on which a log may have been written. Each is a place with a number. `CheckWorld` finds
/// places as they are needed, and keeps for each the result of every event that is possible there.
struct CheckWorld {
  /// What leads from one place to the next.
  enum Action: Hashable {
    case event(SystemEvent)
    /// Time passes.
    case wait(Duration)
    /// Time passes until the next deadline.
    case skip
  }

  /// Something the log should show.
  struct Output: Hashable {
    let observation: LogObservation
    /// The rule that makes it happen.
    let rule: Rule
  }

  struct Edge {
    /// What is done, in order.
    let actions: [Action]
    /// How unlikely it is.
    let cost: Int
    /// Its place among the edges from there.
    let rank: Int
    /// What each app's log should show, as numbers of lists; 0 for nothing.
    let outputs: [Int]
    let next: Int

    /// Whether no log shows it.
    var isSilent: Bool { outputs.allSatisfy { $0 == 0 } }
  }

  /// A place that is reached without a line in any log.
  struct Reached {
    let device: Int
    let cost: Int
    let path: [Action]
  }

  /// What each app's log shows somewhere. The app does not implement the rest, or does not log it.
  let symbols: [Set<LogSymbol>]
  /// For each app, whether a launch can show in its log what happened long before: a scene was
  /// discarded, a state was saved.
  let reportsLater: [Bool]
  /// For each app, whether observers or frameworks log something of a notification.
  private let hasObservers: [Bool]
  private let vocabulary: CheckVocabulary
  private(set) var devices: [Device] = []
  private var numbers: [StateSpace.Fingerprint: Int] = [:]
  /// The edges from a place, by place and app. Those of the device itself are behind the last app.
  private var parts: [Int: [Edge]] = [:]
  /// The edges that matter to an app, by place and app. Those of all apps are behind the last app.
  private var edges: [Int: [Edge]] = [:]
  private var passings: [Passing: Edge] = [:]
  /// Whether a search for places without a line in any log has reached ``mostSilent``.
  private(set) var isPruned = false
  /// How often the engine was asked what follows.
  private(set) var work = 0
  /// Whether the log has times.
  var hasTimes: Bool { !vocabulary.waits }
  /// How many places a search reaches from one without a line in any log.
  private static let mostSilent = 400
  private var lists: [[Output]] = [[]]
  private var listNumbers: [[Output]: Int] = [[]: 0]
  /// A rule for each thing that has been seen to happen in the model.
  private(set) var rules: [LogSymbol: Rule] = [:]

  /// - Parameters:
  ///   - start: the device with nothing running.
  ///   - symbols: what each app's log shows somewhere.
  ///   - vocabulary: what may have happened.
  init(_ start: Device, symbols: [Set<LogSymbol>], vocabulary: CheckVocabulary) {
    self.symbols = symbols
    reportsLater = symbols.map { !$0.isDisjoint(with: Self.reportedLater) }
    hasObservers = symbols.map { $0.contains { $0.isOptional } }
    self.vocabulary = vocabulary
    _ = number(of: start)
  }

  private static let reportedLater: Set<LogSymbol> = [
    .call(.didDiscardSceneSessions), .call(.shouldRestoreApplicationState),
    .call(.didDecodeRestorableState),
  ]

  /// The world with its first place alone.
  func forgotten() -> CheckWorld {
    var world = CheckWorld(devices[0], symbols: symbols, vocabulary: vocabulary)
    world.rules = rules
    world.isPruned = isPruned
    world.work = work
    return world
  }

  /// The number of a device, which is the same for those that behave alike.
  mutating func number(of device: Device) -> Int {
    let plain = device.rebased.withoutReasons
    let fingerprint = StateSpace.Fingerprint(plain)
    if let known = numbers[fingerprint] { return known }
    numbers[fingerprint] = devices.count
    devices.append(plain)
    return devices.count - 1
  }

  /// What a list's number stands for.
  func list(_ number: Int) -> [Output] { lists[number] }

  /// The number of what is left of a list.
  mutating func list(_ number: Int, from start: Int) -> Int {
    start == 0 ? number : self.number(of: Array(lists[number][start...]))
  }

  /// One list behind another.
  mutating func list(_ first: Int, then second: Int) -> Int {
    if first == 0 { return second }
    return second == 0 ? first : number(of: lists[first] + lists[second])
  }

  mutating func number(of list: [Output]) -> Int {
    if let known = listNumbers[list] { return known }
    listNumbers[list] = lists.count
    lists.append(list)
    return lists.count - 1
  }

  /// Everything that can happen at a place.
  mutating func edges(from place: Int) -> [Edge] { edges(from: place, group: symbols.count) }

  /// What can happen at a place and may matter to an app. What another app does changes nothing for an
  /// app that is not in front.
  mutating func edges(from place: Int, for app: Int) -> [Edge] {
    let isInFront = devices[place].front == .app(app)
    return edges(from: place, group: isInFront ? symbols.count : app)
  }

  private mutating func edges(from place: Int, group: Int) -> [Edge] {
    let key = place * (symbols.count + 1) + group
    if let known = edges[key] { return known }
    let all = group == symbols.count
    var found = part(of: place, group: symbols.count)
    for app in symbols.indices where all || app == group { found += part(of: place, group: app) }
    found.sort { $0.rank < $1.rank }
    edges[key] = found
    return found
  }

  /// What an app, or the device itself, can do at a place.
  private mutating func part(of place: Int, group: Int) -> [Edge] {
    let key = place * (symbols.count + 1) + group
    if let known = parts[key] { return known }
    let device = devices[place]
    let app = group < symbols.count ? device.references[group] : nil
    var found: [Edge] = []
    for (event, cost, rank) in vocabulary.events(on: device, for: app) {
      work += 1
      guard let (next, entries) = device.following(.event(event)) else { continue }
      let order = rank * symbols.count + (app?.index ?? 0)
      if vocabulary.completesFetches,
        event.kind == .receiveSilentPush || event.kind == .backgroundFetch, let app,
        let finish = next.candidate(.finishFetch, for: app),
        let (finished, more) = next.following(.event(finish))
      {
        let actions: [Action] = [.event(event), .event(finish)]
        found.append(edge(actions, cost, rank: order, entries + more, finished))
        continue
      }
      found.append(edge([.event(event)], cost, rank: order, entries, next))
    }
    if app == nil, vocabulary.waits, let (next, entries) = device.following(.wait) {
      found.append(edge([.skip], 1, rank: .max, entries, next))
    }
    found = found.filter { !$0.isSilent || $0.next != place }
    parts[key] = found
    return found
  }

  /// The places that an app without a background task leads to by beginning one.
  mutating func beginningTasks(from place: Int) -> [Reached] {
    let device = devices[place]
    return device.references.compactMap { app in
      guard device.apps[app.index].process?.tasks.isEmpty == true,
        let event = device.candidate(.beginTask, for: app),
        let (next, _) = device.following(.event(event))
      else { return nil }
      return Reached(device: number(of: next), cost: 5, path: [.event(event)])
    }
  }

  /// What happens while some seconds pass.
  mutating func passing(_ seconds: Int, from place: Int) -> Edge {
    let key = Passing(place: place, seconds: seconds)
    if let known = passings[key] { return known }
    work += 1
    var device = devices[place]
    let entries = device.advance(to: device.now + .seconds(seconds))
    let found = edge([.wait(.seconds(seconds))], 0, rank: 0, entries, device)
    passings[key] = found
    return found
  }

  private struct Passing: Hashable {
    let place: Int
    let seconds: Int
  }

  private mutating func edge(
    _ actions: [Action], _ cost: Int, rank: Int, _ entries: [Trace.Entry], _ next: Device
  ) -> Edge {
    var outputs = [[Output]](repeating: [], count: next.apps.count)
    for entry in entries {
      guard let name = entry.app, let app = next.index(of: name),
        let observation = entry.observation
      else { continue }
      if rules[observation.symbol] == nil { rules[observation.symbol] = entry.rule }
      if symbols[app].contains(observation.symbol) {
        outputs[app].append(Output(observation: observation, rule: entry.rule))
      }
      guard hasObservers[app], case .notification(let notification) = observation.symbol else {
        continue
      }
      for symbol in LogSymbol.heard(notification) where symbols[app].contains(symbol) {
        let heard = LogObservation(symbol, symbol.isReport ? nil : observation.state)
        outputs[app].append(Output(observation: heard, rule: entry.rule))
      }
    }
    let numbers = outputs.map { number(of: $0) }
    return Edge(
      actions: actions, cost: cost, rank: rank, outputs: numbers, next: number(of: next))
  }

  /// The places that up to `depth` steps without a line lead to, and the place itself first. Only steps
  /// that may matter to an app are taken.
  mutating func silent(
    from place: Int, depth: Int, for app: Int, limit: Int = mostSilent
  ) -> [Reached] {
    var found = [Reached(device: place, cost: 0, path: [])]
    var known: Set<Int> = [place]
    var begin = 0
    for _ in 0..<depth {
      let end = found.count
      for at in begin..<end {
        addSilent(after: found[at], for: app, limit: limit, to: &found, &known)
      }
      begin = end
    }
    return found
  }

  /// Adds the places that one more step without a line leads to.
  mutating func addSilent(
    after from: Reached, for app: Int, limit: Int = mostSilent, to found: inout [Reached],
    _ known: inout Set<Int>
  ) {
    for edge in edges(from: from.device, for: app) where edge.isSilent {
      guard !known.contains(edge.next) else { continue }
      guard found.count < limit else {
        isPruned = isPruned || limit == Self.mostSilent
        continue
      }
      known.insert(edge.next)
      found.append(
        Reached(device: edge.next, cost: from.cost + edge.cost, path: from.path + edge.actions))
    }
  }
}

extension Trace.Entry {
  /// What a log would show of the entry.
  fileprivate var observation: LogObservation? {
    switch kind {
    case .call(let call):
      LogSymbol.isIgnored(call.callback)
        ? nil : LogObservation(LogSymbol(any: call.callback), call.state)
    case .notification(let notification, let state):
      LogObservation(.notification(notification), state)
    case .phase(_?, _, let to): LogObservation(.phase(to))
    case .process(.main): LogObservation(.launched)
    case .event, .refused, .process, .returned, .state, .phase(nil, _, _), .task, .deadline,
      .queue, .end, .output:
      nil
    }
  }
}
