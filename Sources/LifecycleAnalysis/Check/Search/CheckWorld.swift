// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The devices on which a log may have been written, as a graph. Each device has a number, and so
/// has each list of outputs. `CheckWorld` finds devices as they are needed, and keeps for each the
/// result of every event that is possible on it.
///
/// The numbers are indices that never change. The first list is empty.
struct CheckWorld {
  /// A step from one device to the next.
  enum Action: Hashable {
    case event(SystemEvent)
    /// Time passes.
    case wait(Duration)
    /// Time passes until the next deadline.
    case skip
  }

  /// A line that the log should show.
  struct Output: Hashable {
    let observation: LogObservation
    /// The rule that makes it happen.
    let rule: Rule
  }

  /// The actions that lead from one device to the next, and their outputs.
  struct Edge {
    /// The actions in order.
    let actions: [Action]
    /// The cost: the higher, the more unlikely the actions are.
    let cost: Int
    /// The rank among the edges from the same device.
    let rank: Int
    /// For each app, the number of the list of outputs that its log should show; 0 for nothing.
    let outputs: [Int]
    /// The number of the device that the actions lead to.
    let next: Int

    /// True if no log shows it.
    var isSilent: Bool { outputs.allSatisfy { $0 == 0 } }
  }

  /// A device that is reached without a line in any log.
  struct Reached {
    let device: Int
    let cost: Int
    let path: [Action]
  }

  /// The symbols that each app's log shows somewhere. The app does not implement the rest, or does not log it.
  let symbols: [Set<LogSymbol>]
  /// For each app: true if a launch can show in its log what happened long before. A scene was
  /// discarded, a state was saved.
  let reportsLater: [Bool]
  /// For each app: true if observers or frameworks log something of a notification.
  private let hasObservers: [Bool]
  private let vocabulary: CheckVocabulary
  private(set) var devices: [Device] = []
  private var numbers: [StateSpace.Fingerprint: Int] = [:]
  /// The edges of one app, or of the device itself.
  private var ownEdges: [EdgeKey: [Edge]] = [:]
  /// The edges that matter to an app, or all of them.
  private var edges: [EdgeKey: [Edge]] = [:]
  private var passings: [Passing: Edge] = [:]
  /// True if a search for devices without a line in any log has reached ``mostSilent``.
  private(set) var isPruned = false
  /// The work of the engine, which was asked what follows.
  var work = 0
  /// The work of an answer: as much as that of looking at so many edges.
  static let workOfAnswer = 64
  /// The work of finding that an event is not possible.
  private static let workOfRefusal = 8
  /// True if the log has times.
  var hasTimes: Bool { !vocabulary.waits }
  /// True if each push and fetch may be completed or not.
  var choosesCompletions: Bool { vocabulary.completions == .chosen }
  /// The number of devices that a search reaches from one without a line in any log.
  private static let mostSilent = 400
  private var lists: [[Output]] = [[]]
  private var listNumbers: [[Output]: Int] = [[]: 0]
  /// A rule for each thing that has been seen to happen in the model.
  private(set) var rules: [LogSymbol: Rule] = [:]

  /// - Parameters:
  ///   - start: The device with nothing running.
  ///   - symbols: What each app's log shows somewhere.
  ///   - vocabulary: What may have happened.
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

  /// Returns the world with its first device alone.
  func forgotten() -> CheckWorld {
    var world = CheckWorld(devices[0], symbols: symbols, vocabulary: vocabulary)
    world.rules = rules
    world.isPruned = isPruned
    world.work = work
    return world
  }

  // MARK: Numbers

  /// Returns the number of a device, which is the same for those that behave alike.
  mutating func number(of device: Device) -> Int {
    assert(device.apps.count == symbols.count, "\(device.apps.count) apps of \(symbols.count)")
    let plain = device.rebased.withoutReasons
    let fingerprint = StateSpace.Fingerprint(plain)
    if let known = numbers[fingerprint] { return known }
    numbers[fingerprint] = devices.count
    devices.append(plain)
    return devices.count - 1
  }

  /// True if a number is that of a list.
  func hasList(_ number: Int) -> Bool { lists.indices.contains(number) }

  /// Returns the list with a number.
  func list(_ number: Int) -> [Output] {
    assert(hasList(number), "list \(number) of \(lists.count)")
    return lists[number]
  }

  /// Returns the number of what is left of a list.
  mutating func list(_ number: Int, from start: Int) -> Int {
    start == 0 ? number : self.number(of: Array(list(number)[start...]))
  }

  /// Returns the number of one list behind another.
  mutating func list(_ first: Int, then second: Int) -> Int {
    if first == 0 { return second }
    return second == 0 ? first : number(of: list(first) + list(second))
  }

  /// Returns the number of a list; 0 if it is empty.
  mutating func number(of list: [Output]) -> Int {
    if let known = listNumbers[list] { return known }
    listNumbers[list] = lists.count
    lists.append(list)
    return lists.count - 1
  }

  // MARK: Edges

  /// A device, and an app on it; without an app the device itself, or all apps.
  private struct EdgeKey: Hashable {
    let device: Int
    let app: Int?
  }

  /// Returns everything that can happen on a device.
  mutating func edges(from device: Int) -> [Edge] { edges(EdgeKey(device: device, app: nil)) }

  /// Returns what can happen on a device and may matter to an app. What another app does changes
  /// nothing for an app that is not in front.
  mutating func edges(from device: Int, for app: Int) -> [Edge] {
    assert(symbols.indices.contains(app), "app \(app) of \(symbols.count)")
    let isInFront = devices[device].front == .app(app)
    return edges(EdgeKey(device: device, app: isInFront ? nil : app))
  }

  private mutating func edges(_ key: EdgeKey) -> [Edge] {
    assert(devices.indices.contains(key.device), "device \(key.device) of \(devices.count)")
    if let known = edges[key] { return known }
    var found = ownEdges(EdgeKey(device: key.device, app: nil))
    for app in symbols.indices where key.app == nil || app == key.app {
      found += ownEdges(EdgeKey(device: key.device, app: app))
    }
    found.sort { $0.rank < $1.rank }
    edges[key] = found
    return found
  }

  /// Returns what an app, or the device itself, can do.
  private mutating func ownEdges(_ key: EdgeKey) -> [Edge] {
    if let known = ownEdges[key] { return known }
    let device = devices[key.device]
    let app = key.app.map { device.references[$0] }
    var found: [Edge] = []
    for (event, cost, rank) in vocabulary.events(on: device, for: app) {
      guard let (next, entries) = device.following(.event(event)) else {
        work += Self.workOfRefusal
        continue
      }
      work += Self.workOfAnswer
      let order = rank * symbols.count + (app?.index ?? 0)
      if vocabulary.completions == .atOnce,
        CheckVocabulary.completable.contains(event.kind), let app,
        let finish = next.candidate(.finishFetch, for: app),
        let (finished, more) = next.following(.event(finish))
      {
        let actions: [Action] = [.event(event), .event(finish)]
        found.append(edge(actions, cost, rank: order, entries + more, finished))
      } else {
        found.append(edge([.event(event)], cost, rank: order, entries, next))
      }
    }
    if app == nil, let (next, entries) = device.following(.wait) {
      let skip = edge([.skip], 1, rank: .max, entries, next)
      let returns = entries.contains { if case .returned = $0.kind { true } else { false } }
      // The log's whole seconds are too coarse for the time that declared code takes.
      if vocabulary.waits || isSuspension(skip) || returns { found.append(skip) }
    }
    found = found.filter { !$0.isSilent || $0.next != key.device }
    ownEdges[key] = found
    return found
  }

  /// Returns true if an edge leads to nothing but the suspension of apps whose logs tell of it: no
  /// log has to wait for that as long as the model does.
  private func isSuspension(_ edge: Edge) -> Bool {
    !edge.isSilent
      && edge.outputs.allSatisfy { list($0).allSatisfy { $0.observation.symbol == .suspended } }
  }

  /// Returns the devices that an app without a background task leads to by beginning one.
  mutating func beginningTasks(from start: Int) -> [Reached] {
    let device = devices[start]
    return device.references.compactMap { app in
      guard device.apps[app.index].process?.tasks.isEmpty == true,
        let event = device.candidate(.beginTask, for: app),
        let (next, _) = device.following(.event(event)),
        // Else it was refused, and could begin again without end.
        next.apps[app.index].process?.tasks.isEmpty == false
      else { return nil }
      return Reached(device: number(of: next), cost: 5, path: [.event(event)])
    }
  }

  /// Returns what happens while some seconds pass.
  mutating func passing(_ seconds: Int, from start: Int) -> Edge {
    let key = Passing(device: start, seconds: seconds)
    if let known = passings[key] { return known }
    work += Self.workOfAnswer
    var device = devices[start]
    let entries = device.advance(to: device.now + .seconds(seconds))
    let found = edge([.wait(.seconds(seconds))], 0, rank: 0, entries, device)
    passings[key] = found
    return found
  }

  private struct Passing: Hashable {
    let device: Int
    let seconds: Int
  }

  /// Makes an edge of what the engine has answered.
  mutating func edge(
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
      guard hasObservers[app],
        case .notification(let notification, let state) = entry.kind
      else { continue }
      for symbol in LogSymbol.heard(notification, state) where symbols[app].contains(symbol) {
        let heard = LogObservation(symbol, symbol.isReport ? nil : observation.state)
        outputs[app].append(Output(observation: heard, rule: entry.rule))
      }
    }
    let numbers = outputs.map { number(of: $0) }
    return Edge(
      actions: actions, cost: cost, rank: rank, outputs: numbers, next: number(of: next))
  }

  /// Returns the devices that up to `depth` steps without a line lead to, and the first device
  /// itself. Only steps that may matter to an app are taken.
  mutating func silent(
    from start: Int, depth: Int, for app: Int, limit: Int = mostSilent
  ) -> [Reached] {
    var found = [Reached(device: start, cost: 0, path: [])]
    var known: Set<Int> = [start]
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

  /// Adds the devices that one more step without a line leads to.
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
  /// The observation that a log would show of the entry.
  fileprivate var observation: LogObservation? {
    switch kind {
    case .call(let call):
      LogSymbol.isIgnored(call.callback)
        ? nil : LogObservation(LogSymbol(any: call.callback), call.state)
    case .notification(let notification, let state):
      LogObservation(.notification(notification), state)
    case .phase(_?, _, let to): LogObservation(.phase(to))
    case .process(.main): LogObservation(.launched)
    case .state(_, .suspended, _): LogObservation(.suspended)
    // The system says so of an app that it wakes or launches in the background.
    case .state(.suspended, .background, _), .state(.notRunning, .background, _):
      LogObservation(.reported(.background))
    case .event, .refused, .process, .returned, .state, .phase(nil, _, _), .task, .deadline,
      .queue, .end, .output:
      nil
    }
  }
}
