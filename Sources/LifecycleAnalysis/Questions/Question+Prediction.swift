// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Question {
  /// Makes the question for a user who predicts a step, whatever the step is: all five states, or
  /// orders of calls, also where no misconception is known.
  ///
  /// Nil where the event is not possible, and for subjects that no step asks about.
  ///
  /// - Parameter asksAnyway: True if it is asked what an event does that is not possible: nothing.
  package init?(
    predicting subject: Subject, _ trigger: Outcome.Trigger, _ app: AppReference,
    on device: Device, evenIfRefused asksAnyway: Bool = false
  ) {
    let outcome = Outcome(of: trigger, on: device)
    guard outcome.isAccepted || asksAnyway else { return nil }
    let refusal = outcome.entries.first { if case .refused = $0.kind { true } else { false } }?.rule
    let before = device.apps[app.index]
    let after = outcome.device.apps[app.index].state
    let answer: Answer
    let rule: Rule?
    var rules: [Rule]
    var choices: [Choice]
    switch subject {
    case .state:
      answer = .state(after)
      rule = refusal ?? outcome.ruleOfState(of: before)
      rules = rule.map { [$0] } ?? []
      choices = EmulatedApp.State.allCases.map {
        Choice(
          answer: .state($0),
          misconception: $0 == after ? nil : .behind($0, insteadOf: after, after: before.state))
      }
    case .calls:
      let calls = outcome.calls(of: app.name).map { PredictedCall($0.call.callback, $0.call.state) }
      answer = .calls(calls)
      rule = refusal ?? outcome.ruleOfCalls(of: before)
      rules = outcome.calls(of: app.name).map { $0.entry.rule }
      if rules.isEmpty { rules = rule.map { [$0] } ?? [] }
      let expected = ExpectedOrders(trigger, before: before, after: after, calls: calls).all
      var seen = [calls.map { $0.name }]
      choices = [Choice(answer: answer, misconception: nil)]
      let all =
        expected.map { ($0.calls, Optional($0.misconception)) }
        + Self.others(than: calls, before).map { ($0, nil) }
      for (order, misconception) in all where choices.count < Self.maxChoices {
        guard !seen.contains(order.map({ $0.name })) else { continue }
        seen.append(order.map { $0.name })
        choices.append(Choice(answer: .calls(order), misconception: misconception))
      }
      // The right one is at any place, and always at the same for the same step.
      var dice = SeededNumbers(
        state: UInt64(calls.count &* 31 &+ choices.count &+ device.apps.count))
      choices = dice.shuffled(choices)
    case .notCalled, .notifications, .order: return nil
    }
    guard let right = choices.firstIndex(where: { $0.answer == answer }) else { return nil }
    self.init(
      device: device, trigger: trigger, app: app, subject: subject, choices: choices, right: right,
      rules: rules.distinct, rule: rule)
  }

  /// Orders that may be offered where too few misconceptions are known.
  private static func others(
    than calls: [PredictedCall], _ app: EmulatedApp
  ) -> [[PredictedCall]] {
    let hasScenes = app.traits.style.hasScenes
    let resign: Callback = hasScenes ? .sceneWillResignActive : .applicationWillResignActive
    let active: Callback = hasScenes ? .sceneDidBecomeActive : .applicationDidBecomeActive
    return [
      Array(calls.reversed()), [PredictedCall(resign, .active)], [],
      [PredictedCall(active, .active)],
      [PredictedCall(resign, .active), PredictedCall(active, .active)], Array(calls.dropLast()),
    ]
  }
}
