// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Walk {
  /// A step of a scenario as a tester with a phone takes it: what to do, and what must follow.
  package struct Step: Hashable, Sendable {
    /// The step's place among the steps, from one.
    package let number: Int
    /// The statement.
    package var statement: Scenario.Step
    /// The moment it begins, since the start.
    package let begins: Duration
    /// The expectations of the scenario, without `expect`, beside what the step shows anyway.
    package let expectations: [String]
    /// The entries from the end of the step before it until the device has settled.
    package let entries: [Trace.Entry]
    /// The moves that are made on the device for it, in order.
    package let moves: [Move]
    /// The apps and their states afterwards.
    package let states: [AppState]
    /// True if an app can have several windows, so that a scene must be named.
    package let namesScenes: Bool

    /// An app and its state.
    package struct AppState: Hashable, Sendable {
      package let app: String
      package let state: EmulatedApp.State
    }
  }

  /// One thing that is done to a device.
  package enum Move: Hashable, Sendable {
    /// The clock is advanced to that moment.
    case time(Duration)
    case event(SystemEvent)
  }

  /// The steps of a scenario, with what the engine says must follow each of them.
  package static func steps(of scenario: Scenario) -> [Step] {
    var walker = Walker(scenario)
    var steps: [Step] = []
    while let step = walker.next(number: steps.count + 1) { steps.append(step) }
    return steps
  }
}

extension Walk.Step {
  /// The lines that the app's own log can show: methods that are called, and phases, each in the
  /// words of a trace. With several apps each begins with its app. What ends an app without a call
  /// leaves nothing there.
  package var callbacks: [String] {
    entries.compactMap { entry in
      switch entry.kind {
      case .call(let call):
        let shown =
          namesScenes
          ? call
          : Trace.Call(
            callback: call.callback, state: call.state, object: call.object, options: call.options)
        return prefix(of: entry) + Trace.Kind.call(shown).text { _ in "" }
      case .phase: return prefix(of: entry) + entry.kind.text { _ in "" }
      case .event, .refused, .process, .returned, .notification, .state, .task, .deadline, .queue,
        .end, .output:
        return nil
      }
    }
  }

  /// The processes that end. Neither the screen nor the app's log shows why.
  package var endings: [Trace.Entry] {
    entries.filter { if case .end = $0.kind { true } else { false } }
  }

  private func prefix(of entry: Trace.Entry) -> String {
    states.count > 1 ? (entry.app.map { $0 + " " } ?? "") : ""
  }

  /// True if the device refuses what the step asks for.
  package var isRefused: Bool {
    entries.contains { if case .refused = $0.kind { true } else { false } }
  }
}

/// Plays a scenario a step at a time; the expectations behind a step, and what settles after it,
/// belong to it.
private struct Walker: ScenarioDriver {
  let steps: [Scenario.Step]
  var device: Device
  var player: Scenario.Player
  /// The entries since the step before.
  var entries: [Trace.Entry] = []
  var moves: [Walk.Move] = []
  /// The moment the statement that is played begins.
  private var begins = Duration.zero

  init(_ scenario: Scenario) {
    steps = scenario.steps
    device = scenario.device
    player = Scenario.Player(scenario.steps)
  }

  mutating func next(number: Int) -> Walk.Step? {
    // Expectations before the first step are judged at once: they ask about nothing that was done.
    judge()
    guard !player.isOver else { return nil }
    let index = player.nextIndex
    begins = player.nextMoment ?? device.now
    _ = playStatement()
    let (began, before) = (begins, player.nextIndex)
    judge()
    settle()
    defer {
      entries = []
      moves = []
    }
    return Walk.Step(
      number: number, statement: steps[index], begins: began,
      expectations: steps[before..<player.nextIndex].compactMap(further),
      entries: entries, moves: moves,
      states: device.apps.map { Walk.Step.AppState(app: $0.name, state: $0.state) },
      namesScenes: device.apps.contains { $0.traits.hasManyWindows })
  }

  /// Returns what is expected beside what a step shows anyway: methods, the states of the apps, why
  /// a process ended, a refusal.
  private func further(_ step: Scenario.Step) -> String? {
    guard case .expect(let expectation, _) = step.action else { return nil }
    let isShown =
      switch expectation {
      case .calls: true
      case .state(let name, let state):
        device.apps.contains { $0.name == name && $0.state == state }
      case .end(let reason): endings.contains { $0.reason == reason }
      case .endCode, .notifications, .dataSaved, .dataLost: false
      case .refused: entries.contains { if case .refused = $0.kind { true } else { false } }
      }
    return isShown ? nil : expectation.text
  }

  private var endings: [Termination] {
    entries.compactMap { if case .end(let ending) = $0.kind { ending } else { nil } }
  }

  /// Plays the expectations that come next.
  private mutating func judge() {
    while !player.isOver, steps[player.nextIndex].isExpectation { _ = playStatement() }
  }

  mutating func prepare() -> Bool {
    if !player.isUnderWay { begins = max(begins, device.now) }
    return true
  }

  mutating func pass(until moment: Duration) {
    moves.append(.time(moment))
    observe(device.advance(to: moment))
  }

  mutating func perform(_ event: SystemEvent) {
    moves.append(.event(event))
    observe(device.handle(event))
  }

  /// Lets what is under way come to its end, unless the next step begins before.
  private mutating func settle() {
    let limit = player.nextMoment
    guard let due = device.nextSettlingDeadline, due <= limit ?? due else { return }
    observe(device.settle(limit: limit))
    moves.append(.time(device.now))
  }

  private mutating func observe(_ new: [Trace.Entry]) {
    player.observe(new)
    entries += new
  }
}
