// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Tour {
  /// An instruction for the tester.
  package enum Instruction: Hashable, Sendable {
    case event(SystemEvent)
    /// Nothing, for that time.
    case wait(Duration)
  }

  /// The number of steps that a tester takes: those of the scenario.
  package var stepCount: Int {
    var writer = TourWriter(self) { _ in "" }
    for move in moves { writer.add(move) }
    return writer.steps.count { !$0.isExpectation }
  }

  /// The tour as a scenario: each step has an instruction as its note, and expectations.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - notes: what stands below it, one a line.
  ///   - instruction: the sentence for a step.
  package func scenario(
    title: String, notes: [String], instruction: @escaping (Instruction) -> String
  ) -> Scenario {
    var writer = TourWriter(self, instruction)
    for move in moves { writer.add(move) }
    var scenario = request.head
    scenario.title = title
    scenario.notes = notes
    scenario.steps = writer.steps
    return scenario
  }
}

/// Writes the moves of a tour as the steps of a scenario, while a device makes them.
private struct TourWriter {
  var steps: [Scenario.Step] = []
  private let instruction: (Tour.Instruction) -> String
  private var device: Device
  private let app: AppReference
  private var state: EmulatedApp.State
  private let showsNotifications: Bool
  /// True if each step names the rules that it settles.
  private let namesRules: Bool
  /// The moment at which the last step began.
  private var began = Duration.zero
  /// The time that the scenario has come to: the device has settled, and the hand may still be busy.
  private var settled = Duration.zero

  init(_ tour: Tour, _ instruction: @escaping (Tour.Instruction) -> String) {
    self.instruction = instruction
    device = tour.request.device
    app = device.reference(at: 0)
    state = device.apps[0].state
    namesRules = tour.request.cover.contains(.rules)
    showsNotifications = namesRules || tour.request.cover.contains(.notifications)
  }

  mutating func add(_ move: TourMove) {
    let move = move.naming(device.apps[app.index].sessions)
    let pause = TourMove.pause(on: device)
    guard let outcome = move.make(on: &device) else { return }
    switch move {
    case .event(let event):
      let isLater = outcome.began > settled
      add(
        .event(event), isLater ? .after(outcome.began - began) : .settled, .event(event),
        outcome.entries)
      (began, settled) = (outcome.began, outcome.settled)
      // Entries of the time in which the hand is still busy get a step of their own, so that they are expected too.
      if outcome.tail.contains(where: { $0.isSeen }) { wait(outcome.free - settled, outcome.tail) }
    case .wait: wait(outcome.began - settled + (pause ?? .zero), outcome.entries)
    }
    if settled < outcome.settled { settled = outcome.settled }
  }

  /// Nothing is done for a time that begins where the scenario has come.
  private mutating func wait(_ pause: Duration, _ entries: [Trace.Entry]) {
    add(.wait(pause), .settled, .wait(pause), entries)
    (began, settled) = (settled, device.now)
  }

  private mutating func add(
    _ action: Scenario.Action, _ time: Scenario.Time, _ told: Tour.Instruction,
    _ entries: [Trace.Entry]
  ) {
    var note = instruction(told)
    if namesRules {
      var rules: [Rule] = []
      for entry in entries where entry.app == app.name {
        if let rule = entry.shownUnsettledRule, !rules.contains(rule) { rules.append(rule) }
      }
      if !rules.isEmpty { note += " [\(rules.map { $0.rawValue }.joined(separator: ", "))]" }
    }
    steps.append(Scenario.Step(time: time, action: action, note: note))
    var calls: [Scenario.Expected<Callback>] = []
    var notifications: [Scenario.Expected<AppleNotification>] = []
    var ending: Termination.Reason?
    for entry in entries {
      switch entry.kind {
      case .call(let call): calls.append(Scenario.Expected(call.callback, call.state))
      case .notification(let name, let state): notifications.append(Scenario.Expected(name, state))
      case .state(_, let to, _): if entry.app == app.name { state = to }
      case .end(let end): ending = end.reason
      case .event, .refused, .process, .returned, .task, .deadline, .queue, .phase, .output: break
      }
    }
    expect(.calls(calls, app: nil))
    if showsNotifications { expect(.notifications(notifications, app: nil)) }
    if let ending { expect(.end(ending)) }
    expect(.state(app: app.name, state))
  }

  private mutating func expect(_ expectation: Scenario.Expectation) {
    steps.append(Scenario.Step(action: .expect(expectation, within: nil)))
  }
}

extension Trace.Entry {
  /// True if a tester who watches the app and its log sees it.
  fileprivate var isSeen: Bool {
    switch kind {
    case .call, .notification, .state, .end: true
    case .event, .refused, .process, .returned, .task, .deadline, .queue, .phase, .output: false
    }
  }
}
