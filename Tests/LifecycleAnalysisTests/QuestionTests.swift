// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleTestSupport
import Testing

@Suite("Questions")
struct QuestionTests {
  private func questions(_ seeds: Range<Int>, _ level: QuestionGenerator.Level) -> [Question] {
    seeds.compactMap { Self.made[level]?[$0] }
  }

  private static let seeds = 400

  /// The first question of each seed: made once for all tests.
  private static let made: [QuestionGenerator.Level: [Question?]] = Dictionary(
    uniqueKeysWithValues: QuestionGenerator.Level.allCases.map { level in
      let questions = (0..<seeds).map { seed in
        var generator = QuestionGenerator(seed: UInt64(seed))
        return generator.question(level)
      }
      return (level, questions)
    })

  /// Plays an event on the device without the library's help.
  private func play(
    _ question: Question
  ) -> (calls: [Callback], state: EmulatedApp.State, announced: [Announcement]) {
    var device = question.device
    var entries: [Trace.Entry] = []
    switch question.trigger {
    case .event(let event): entries += device.handle(event)
    case .time(let duration): entries += device.advance(to: device.now + duration)
    }
    while !device.isSettled, let due = device.nextSettlingDeadline {
      entries += device.advance(to: due)
    }
    let calls = entries.compactMap { entry -> Callback? in
      guard entry.app == question.app.name, case .call(let call) = entry.kind else { return nil }
      return call.callback
    }
    let announced = entries.compactMap { entry -> Announcement? in
      guard entry.app == question.app.name else { return nil }
      switch entry.kind {
      case .call(let call): return .method(call.callback)
      case .notification(let notification, _): return .notification(notification)
      case _: return nil
      }
    }
    return (calls, device.apps[question.app.index].state, announced)
  }

  @Test(
    "A correction fits what happened: an app that is suspended now was not woken, but in the background"
  )
  func correction() throws {
    let device = try Scenario.parse("app Notes\nwait 0s").device
    func misconception(
      _ says: EmulatedApp.State, _ steps: [SystemEvent.Kind], wait: Duration = .zero
    )
      throws -> Misconception?
    {
      var device = device
      for step in steps { _ = device.handle(try #require(device.event(step, "Notes", nil))) }
      _ = device.advance(to: device.now + wait)
      let app = device.reference(at: 0)
      let question = try #require(
        Question(predicting: .state, .time(.seconds(20)), app, on: device))
      return question.choices.first { $0.answer == .state(says) }?.misconception
    }
    #expect(try misconception(.background, [.tapIcon, .pressHome]) == nil)
    #expect(try misconception(.notRunning, [.tapIcon, .pressHome]) == .suspendedIsNotRunning)
    #expect(
      try misconception(.background, [.tapIcon, .pressHome], wait: .seconds(9))
        == .suspendedWakes)
  }

  @Test(
    "the right choice is what the engine then does, and no other is",
    arguments: QuestionGenerator.Level.allCases)
  func answers(level: QuestionGenerator.Level) {
    let questions = questions(0..<Self.seeds, level)
    #expect(questions.count == Self.seeds)
    for question in questions {
      let (calls, state, announced) = play(question)
      let asked = Self.asked(question)
      #expect(question.choices.count >= 3)
      var right: [Int] = []
      for (place, choice) in question.choices.enumerated() {
        let isSo =
          switch choice.answer {
          case .calls(let order): order.map(\.name) == calls
          case .state(let answer): answer == state
          // The question is which one is not called.
          case .method(let method): !calls.contains(method)
          case .announced(let order): order == announced.filter(asked.contains)
          }
        if isSo { right.append(place) }
        #expect((choice.misconception == nil) == isSo)
      }
      #expect(right == [question.right], "\(question.trigger) \(question.choices)")
      #expect(Set(question.choices.map(\.answer)).count == question.choices.count)
      for rule in question.rules {
        #expect(rule.grade != .disputed && rule.grade != .assumed, "\(rule)")
      }
      #expect(!question.rules.isEmpty)
    }
  }

  /// Returns the subject of a question about notifications: all those of `UIApplication`, or a
  /// method and its notification, which its choices name.
  private static func asked(_ question: Question) -> Set<Announcement> {
    switch question.subject {
    case .calls, .state, .notCalled: []
    case .notifications:
      Set(
        AppleNotification.allCases.filter { $0.rawValue.hasPrefix("UIApplication.") }
          .map(Announcement.notification))
    case .order:
      Set(
        question.choices.flatMap { choice -> [Announcement] in
          if case .announced(let order) = choice.answer { order } else { [] }
        })
    }
  }

  @Test("what is posted, and whether the method comes first, is asked in every style")
  func notifications() {
    for (subject, rule) in [
      (Question.Subject.notifications, Rule.sceneAggregate), (.order, .notificationAfterDelegate),
    ] {
      let asked = QuestionGenerator.Level.allCases.flatMap { questions(0..<Self.seeds, $0) }
        .filter { $0.subject == subject }
      #expect(asked.contains { $0.rules.contains(rule) })
      for scenes in [false, true] {
        let styled = asked.filter {
          $0.device.apps[$0.app.index].traits.style.hasScenes == scenes
        }
        #expect(styled.count > 20)
      }
      guard subject == .order else { continue }
      for question in asked {
        // One method and its notification, and nothing else.
        let names = Self.asked(question)
        #expect(names.count { if case .method = $0 { true } else { false } } == 1)
        #expect(names.count == 2)
      }
    }
  }

  @Test("whether willEnterForeground or its notification comes first is disputed, and it is said")
  func disputedOrder() throws {
    var device = Device(apps: [EmulatedApp.Traits(name: "A")])
    let app = device.reference(at: 0)
    func settle() {
      while let due = device.nextSettlingDeadline { _ = device.advance(to: due) }
    }
    for event in [SystemEvent.tapIcon(app), .pressHome] {
      _ = device.handle(event)
      settle()
    }
    var met = false
    for seed in 0..<40 {
      var dice = SeededNumbers(state: UInt64(seed))
      let question = try #require(
        Question(.order, .event(.tapIcon(app)), app, on: device, using: &dice))
      let isAbout = Self.asked(question).contains(.notification(.willEnterForeground))
      met = met || isAbout
      #expect(question.doubt == .returnDelegateFirst)
    }
    #expect(met)
    // That they are posted, and in which order, is not disputed.
    var dice = SeededNumbers(state: 1)
    let posted = try #require(
      Question(.notifications, .event(.tapIcon(app)), app, on: device, using: &dice))
    #expect(posted.doubt == nil)
  }

  @Test("that an app without events stays active is disputed, and it is said")
  func withoutInput() throws {
    var device = Device(apps: [EmulatedApp.Traits(name: "A")])
    let app = device.reference(at: 0)
    _ = device.handle(.tapIcon(app))
    while let due = device.nextSettlingDeadline { _ = device.advance(to: due) }
    let question = try #require(
      Question(predicting: .state, .time(.seconds(600)), app, on: device))
    #expect(question.choices[question.right].answer == .state(.active))
    #expect(question.doubt == .inactiveWithoutInput)
  }

  @Test("the same seed asks the same questions")
  func seeded() {
    for level in QuestionGenerator.Level.allCases {
      var (one, other) = (QuestionGenerator(seed: 7), QuestionGenerator(seed: 7))
      for _ in 0..<20 { #expect(one.question(level) == other.question(level)) }
    }
    #expect(Set(questions(0..<40, .medium)).count > 30)
  }

  @Test("harder questions are about more calls")
  func harder() {
    let lengths = QuestionGenerator.Level.allCases.map { level in
      questions(0..<300, level).map { play($0).calls.count }.reduce(0, +)
    }
    #expect(lengths[2] > lengths[0])
  }

  @Test("every misconception is asked about, and its rule can be relied on")
  func misconceptions() {
    var met: Set<Misconception> = []
    func meet(_ question: Question?) {
      met.formUnion(question?.choices.compactMap(\.misconception) ?? [])
    }
    for level in QuestionGenerator.Level.allCases {
      questions(0..<Self.seeds, level).forEach(meet)
    }
    // Two are rare.
    for seed in Self.seeds..<1500 where met.count < Misconception.allCases.count {
      for level in QuestionGenerator.Level.allCases {
        var generator = QuestionGenerator(seed: UInt64(seed))
        meet(generator.question(level))
      }
    }
    for misconception in Misconception.allCases {
      #expect(met.contains(misconception), "\(misconception)")
      guard let grade = misconception.rule?.grade else { continue }
      #expect(grade == .documented || grade == .observed, "\(misconception): \(grade)")
    }
  }

  @Test("a question that rests on a disputed rule says so, and is asked only if wanted")
  func doubt() throws {
    var device = Device(apps: [EmulatedApp.Traits(name: "A")])
    let app = device.reference(at: 0)
    _ = device.handle(.tapIcon(app))
    var dice = SeededNumbers(state: 1)
    let question = try #require(
      Question(.calls, .event(.lock), app, on: device, using: &dice))
    #expect(question.doubt?.grade == .disputed)
    var generator = QuestionGenerator(seed: 1)
    for _ in 0..<200 {
      let question = generator.question(about: device, app: app, .medium)
      #expect(question?.trigger != .event(.lock))
    }
    generator.includesDoubtful = true
    let asked = (0..<200).compactMap { _ in generator.question(about: device, app: app, .medium) }
    #expect(asked.contains { $0.doubt != nil })
  }

  @Test(
    "the rule behind an answer is the one that decides it",
    arguments: [
      // iOS calls nothing because the app is suspended; which app it ends first is another matter.
      (
        "tap icon, press home, wait 10s", "reclaim memory", Question.Subject.calls,
        Rule.endSuspended
      ),
      ("tap icon, press home, wait 10s", "reclaim memory", .state, .memoryOrder),
      ("tap icon, press home", "wait 6s", .calls, .suspendedSilently),
      ("tap icon, press home", "wait 6s", .state, .limitSuspension),
      ("tap icon, press home, wait 10s", "wait 1h", .calls, .suspendedSilently),
      ("tap icon, press home, wait 10s", "change time", .calls, .suspendedQueue),
      // The touch goes nowhere because the app is covered.
      ("tap icon, open control center", "touch", .calls, .touchesActiveOnly),
      ("tap icon", "open control center", .state, .interruption),
      ("tap icon", "wait 10m", .state, .inactiveWithoutInput),
      ("tap icon", "receive message", .calls, .bannerIsNothing),
      ("tap icon, hang", "press home", .calls, .mainThreadHung),
      ("tap icon, hang", "press home", .state, .limitSceneUpdate),
      ("tap icon", "exceed memory", .state, .memoryLimit),
      ("tap icon", "crash", .calls, .endCrash),
      ("tap icon", "press home", .calls, .leaveOrder),
      ("tap icon, press home", "tap icon", .state, .returnOrder),
      ("wait 0s", "tap icon", .calls, .launchSequence),
      ("tap icon, begin task a, press home", "wait 10s", .state, .taskBegin),
    ])
  func decidingRule(
    before: String, step: String, subject: Question.Subject, rule: Rule
  ) throws {
    var device = Device(apps: [EmulatedApp.Traits(name: "A")])
    func steps(_ text: String) throws -> [Scenario.Step] {
      try Scenario.parse("app A\n" + text.replacing(", ", with: "\n")).steps
    }
    for step in try steps(before) {
      switch step.action {
      case .event(let event): _ = device.handle(event)
      case .wait(let time): _ = device.advance(to: device.now + time)
      case .skip, .expect: break
      }
      while let due = device.nextSettlingDeadline { _ = device.advance(to: due) }
    }
    let action = try steps(step).first?.action
    let trigger: Outcome.Trigger? =
      switch action {
      case .event(let event): .event(event)
      case .wait(let time): .time(time)
      case .skip, .expect, nil: nil
      }
    let known = try #require(trigger)
    let question = try #require(
      Question(predicting: subject, known, device.reference(at: 0), on: device))
    #expect(question.rule == rule)
  }

  @Test("nothing is asked where nothing can be chosen")
  func nothing() {
    let device = Device(apps: [EmulatedApp.Traits(name: "A")])
    let app = device.reference(at: 0)
    var dice = SeededNumbers(state: 1)
    // Refused: no app is in front.
    #expect(Question(.calls, .event(.pressHome), app, on: device, using: &dice) == nil)
    // Nothing happens to the app.
    #expect(Question(.state, .event(.rotate), app, on: device, using: &dice) == nil)
  }
}
