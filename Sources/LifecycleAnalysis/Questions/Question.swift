// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A question about what happens next to an app, with choices of which exactly one is right.
///
/// The right answer is what the engine does; a wrong one is what a ``Misconception`` leads to.
package struct Question: Hashable, Sendable {
  /// The device before it happens.
  package let device: Device
  /// The trigger that the question is about.
  package let trigger: Outcome.Trigger
  /// The app it asks about.
  package let app: AppReference
  package let subject: Subject
  /// The choices, no two of them the same.
  package let choices: [Choice]
  /// The index of the right one among ``choices``.
  package let right: Int
  /// The rules the answer rests on, without repetition.
  package let rules: [Rule]
  /// The one of all rules that decides the answer; nil if nothing happens and no rule says why.
  package let rule: Rule?

  /// The kinds of questions.
  package enum Subject: String, CaseIterable, Hashable, Sendable {
    /// The methods of the app that are called, in their order.
    case calls
    /// The one of the five states that the app is in once the device has settled.
    case state
    /// The one of some methods that is not called.
    case notCalled = "not-called"
    /// The notifications of `UIApplication` that are posted, in their order.
    case notifications
    /// The order of a method of the app delegate and its notification, and whether both come.
    case order
  }

  /// An answer to a question.
  package enum Answer: Hashable, Sendable {
    /// The methods that are called, in order; none if it is empty.
    case calls([PredictedCall])
    case state(EmulatedApp.State)
    case method(Callback)
    /// The methods and notifications that are announced, and no others, in order.
    case announced([Announcement])
  }

  /// An answer that is offered.
  package struct Choice: Hashable, Sendable {
    package let answer: Answer
    /// The misconception of people who take it; nil for the right one, and where none is known.
    package let misconception: Misconception?

    init(answer: Answer, misconception: Misconception?) {
      self.answer = answer
      self.misconception = misconception
    }

    /// Something people expect.
    init(_ expected: Announcements.Expected) {
      self.init(answer: .announced(expected.announced), misconception: expected.misconception)
    }
  }

  /// The least trusted grade the answer rests on, if that is disputed or assumed; nil if it can be
  /// relied on.
  package var doubt: Rule? {
    rules.first { $0.grade == .disputed } ?? rules.first { $0.grade == .assumed }
  }

  /// The most choices a question offers.
  package static let maxChoices = 4

  /// The situation that a question is about, whatever is asked about it.
  package struct Situation: Hashable, Sendable {
    private let version: SystemVersion
    private let front: Device.Front
    private let covers: [Device.Cover]
    private let isLocked: Bool
    private let app: EmulatedApp.Traits
    private let state: EmulatedApp.State
    private let trigger: Outcome.Trigger

    fileprivate init(_ question: Question) {
      let device = question.device
      version = device.version
      front = device.front
      covers = device.covers
      isLocked = device.isLocked
      app = device.apps[question.app.index].traits
      state = device.apps[question.app.index].state
      trigger = question.trigger
    }
  }

  /// Two questions about the same situation look alike to whoever answers them.
  package var situation: Situation { Situation(self) }
}

extension Question {
  /// A question about what a device does.
  ///
  /// Nil where nothing can be asked: the event is not possible, or too few wrong choices are known
  /// for it.
  ///
  /// - Parameters:
  ///   - subject: what is asked.
  ///   - trigger: what happens.
  ///   - app: the app it asks about.
  ///   - device: the device before it; it has settled.
  ///   - outcome: what the device does, where that is known.
  ///   - dice: decides which wrong choices are taken, and their order.
  package init?(
    _ subject: Subject, _ trigger: Outcome.Trigger, _ app: AppReference, on device: Device,
    _ outcome: Outcome? = nil, using dice: inout SeededNumbers
  ) {
    let outcome = outcome ?? Outcome(of: trigger, on: device)
    guard outcome.isAccepted else { return nil }
    let before = device.apps[app.index]
    let after = outcome.device.apps[app.index].state
    let calls = outcome.calls(of: app.name).map { PredictedCall($0.call.callback, $0.call.state) }
    let orders = ExpectedOrders(trigger, before: before, after: after, calls: calls)
    let announcements = Announcements(before, on: device, outcome)
    var rules = outcome.rules(for: before)
    var rule = outcome.ruleOfCalls(of: before)
    var wrong: [Choice]
    let answer: Answer
    switch subject {
    case .calls:
      answer = .calls(calls)
      wrong = orders.all.map { Choice(answer: .calls($0.calls), misconception: $0.misconception) }
    case .state:
      answer = .state(after)
      rule = outcome.ruleOfState(of: before)
      wrong = EmulatedApp.State.allCases.compactMap { state in
        Misconception.behind(state, insteadOf: after, after: before.state).map {
          Choice(answer: .state(state), misconception: $0)
        }
      }
      // Nobody is asked about a state that does not change, unless the app sleeps through it.
      if before.state == after, after != .suspended { return nil }
    case .notCalled:
      let called = Set(calls.map { $0.name })
      var absent: [Callback] = []
      for order in orders.all {
        absent += order.calls.map({ $0.name }).filter { !called.contains($0) }
      }
      guard let method = dice.element(of: absent) else { return nil }
      answer = .method(method)
      // The method is not called for the reason that contradicts those who expect it.
      let expected = orders.all.first { $0.calls.contains { $0.name == method } }
      rule = expected?.misconception.rule ?? rule
      wrong = called.sorted { $0.rawValue < $1.rawValue }.compactMap { callback in
        Misconception.skipping(callback, in: before.state).map {
          Choice(answer: .method(callback), misconception: $0)
        }
      }
    case .notifications:
      guard let posted = announcements.notifications else { return nil }
      answer = .announced(posted)
      wrong = announcements.expectedNotifications(orders).map(Choice.init)
    case .order:
      guard let moment = dice.element(of: announcements.moments) else { return nil }
      answer = .announced(announcements.order(at: moment))
      rule = announcements.rule(at: moment) ?? rule
      wrong = announcements.expectedOrders(at: moment).map(Choice.init)
    }
    if [.notifications, .order].contains(subject) {
      let others = announcements.rules(for: subject)
      if subject == .notifications { rule = others.first ?? rule }
      rules = others + rules.filter { !others.contains($0) }
    }
    wrong = Self.distinct(wrong, using: &dice)
    guard wrong.count >= 2 else { return nil }
    var choices = Array(wrong.prefix(Self.maxChoices - 1))
    choices.append(Choice(answer: answer, misconception: nil))
    choices = dice.shuffled(choices)
    guard let right = choices.firstIndex(where: { $0.answer == answer }) else { return nil }
    self.init(
      device: device, trigger: trigger, app: app, subject: subject, choices: choices, right: right,
      rules: rules, rule: rule)
  }

  /// The names in an order; empty for another answer.
  private static func names(_ answer: Answer) -> [Callback] {
    if case .calls(let calls) = answer { calls.map({ $0.name }) } else { [] }
  }

  /// Some choices in any order, each answer once.
  private static func distinct(
    _ choices: [Choice], using dice: inout SeededNumbers
  ) -> [Choice] {
    var seen: [Answer] = []
    return dice.shuffled(choices).filter { choice in
      let isNew = !seen.contains { other in
        other == choice.answer
          || !names(other).isEmpty && names(other) == names(choice.answer)
      }
      if isNew { seen.append(choice.answer) }
      return isNew
    }
  }
}

extension Misconception {
  /// Returns the misconception of people who say that a method is not called, although it is.
  static func skipping(_ callback: Callback, in state: EmulatedApp.State) -> Misconception? {
    switch CallMoment(callback) {
    case .resign: .resignSkipped
    case .background: .keepsRunning
    case .foreground:
      callback == .sceneWillEnterForeground && state == .notRunning
        ? .noForegroundAtLaunch : .foregroundSkipped
    case .active: .staysInactive
    case nil: callback == .applicationWillTerminate ? .runningIsNotNotified : nil
    }
  }
}
