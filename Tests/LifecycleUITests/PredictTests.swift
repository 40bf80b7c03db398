// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("Predict first")
struct PredictTests {
  private static let sizes = [Size(80, 24), Size(120, 40)]

  private func player(_ text: String, size: Size = Size(80, 24), predicts: Bool = false) throws
    -> Player
  {
    var start = Session.Start(try Scenario.parse(text), size: size)
    start.run.predictsFirst = predicts
    return Player(Session(start: start, at: .seconds(1_000)))
  }

  private func overlay(_ player: Player) throws -> PredictOverlay {
    try #require(player.session.overlay as? PredictOverlay)
  }

  private func lines(_ player: Player) -> [String] { Screen.draw(player.session).golden() }

  @Test(
    "A step is asked about first, happens once it is predicted, and is marked", arguments: sizes)
  func step(size: Size) throws {
    var player = try player(
      "# Home\napp Notes\ntap icon\npredict calls\n+5s press home", size: size)
    let name = "\(size.width)x\(size.height)"
    player.press(.enter)
    #expect(player.state == .active)
    player.press(.enter)
    let question = try #require(try overlay(player).question)
    #expect(question.trigger == .event(.pressHome))
    #expect(player.state == .active, "nothing happens before the answer")
    Golden.expect(lines(player), "predict-question-\(name)")
    let wrong = try #require(question.choices.firstIndex { $0.misconception != nil })
    player.press("\(wrong + 1)")
    #expect(player.state == .background)
    #expect(player.device.now == .seconds(5))
    #expect(try overlay(player).question == nil)
    Golden.expect(lines(player), "predict-wrong-\(name)")
    player.press(.enter)
    #expect(player.session.overlay == nil)
    #expect(player.session.run.kept.quiz.missed.count == 1)
  }

  @Test(
    "An order is typed in short forms",
    arguments: [
      ("resign, background", true), ("willResignActive didEnterBackground", true),
      ("applicationWillResignActive(_:) applicationDidEnterBackground(_:)", true),
      ("background resign", false), ("nothing", false), ("resign", false),
    ])
  func typed(line: String, isRight: Bool) throws {
    var player = try player("app Notes\ntap icon\npredict calls\npress home")
    player.press(.enter, .enter)
    for character in line { player.press(.character(character)) }
    player.press(.enter)
    #expect(player.session.run.kept.quiz.answers.map(\.isRight) == [isRight])
    #expect(player.state == .background)
  }

  /// Returns the answer of a line to the question about leaving an active app of a style.
  private func answer(
    _ line: String, to subject: Question.Subject, style: String = "delegate"
  ) throws -> Result<Quiz.Answer, Scenario.Problem> {
    var device = try Scenario.parse("app Notes style=\(style)\nwait 0s").device
    let app = device.reference(at: 0)
    _ = device.handle(.tapIcon(app))
    var dice = SeededNumbers(state: 1)
    let question = try #require(
      Question(subject, .event(.pressHome), app, on: device, using: &dice))
    return PredictedNames(question: question).answer(line).map {
      Quiz.Answer(question: question, given: $0 ?? .order([]))
    }
  }

  @Test(
    "Notifications are typed in short forms",
    arguments: [
      ("resign, background", true), ("willResignActive didEnterBackground", true),
      ("UIApplication.willResignActiveNotification didEnterBackgroundNotification", true),
      ("background resign", false), ("none", false), ("resign", false),
      ("resign, willTerminateNotification", false),
    ], ["delegate", "scene"])
  func notifications(line: (String, isRight: Bool), style: String) throws {
    let answer = try answer(line.0, to: .notifications, style: style).get()
    #expect(answer.isRight == line.isRight)
    if line.0 == "none", style == "scene" {
      #expect(answer.misconception == .notificationsStopWithScenes)
    }
  }

  @Test(
    "A number of no choice is a problem",
    arguments: ["0", "-9223372036854775808", "9223372036854775807"])
  func numbers(line: String) throws {
    guard case .failure = try answer(line, to: .notifications) else {
      Issue.record("\(line) is an answer")
      return
    }
  }

  @Test("A method and its notification are told apart by what only one of them is called")
  func orderOfNotification() throws {
    for second in ["willResignActive", "didEnterBackground"] {
      let first = "application" + second.prefix(1).uppercased() + second.dropFirst()
      let notification = second + "Notification"
      let right = try answer("\(first), \(notification)", to: .order)
      guard case .success(let answer) = right,
        case .announced(let asked) = answer.question.choices[answer.question.right].answer,
        asked.contains(where: { $0.name.hasPrefix(first) })
      else { continue }
      #expect(answer.isRight)
      #expect(try self.answer("\(notification) \(first)", to: .order).get().isRight == false)
      #expect(try self.answer(first, to: .order).get().isRight == false)
      guard case .failure(let problem) = try self.answer(second, to: .order) else {
        Issue.record("\(second) is both")
        return
      }
      #expect(Language.english.phrases.problem(problem).contains(notification))
      return
    }
    Issue.record("neither is asked about")
  }

  @Test("Tab completes a notification; what is none is said, with the nearest")
  func unknownNotification() throws {
    guard case .failure(let problem) = try answer("willResignActv", to: .notifications) else {
      Issue.record("it is no notification")
      return
    }
    let text = Language.english.phrases.problem(problem)
    #expect(
      text.contains("unknown notification 'willResignActv'; did you mean 'willResignActive'?"),
      "\(text)")
    let question = try answer("none", to: .notifications).get().question
    #expect(
      PredictedNames(question: question).completions(of: "resign, enterb")
        == ["resign, didEnterBackgroundNotification"])
  }

  @Test("What is no method is said, with the nearest, and asked again")
  func unknown() throws {
    var player = try player("app Notes\ntap icon\npredict calls\npress home")
    player.press(.enter, .enter)
    for character in "didEnterBackgrund" { player.press(.character(character)) }
    player.press(.enter)
    #expect(player.message.contains("did you mean 'didEnterBackground'?"), "\(player.message)")
    #expect(try overlay(player).question != nil)
    #expect(player.state == .active)
  }

  @Test("Tab completes a method")
  func completion() throws {
    var player = try player("app Notes\ntap icon\npredict calls\npress home")
    player.press(.enter, .enter)
    for character in "resign" { player.press(.character(character)) }
    player.press(.tab)
    for character in " applicationDidEnter" { player.press(.character(character)) }
    player.press(.tab)
    player.press(.enter)
    #expect(player.session.run.kept.quiz.answers.map(\.isRight) == [true])
  }

  @Test("Arrows choose a state on the diagram, which marks it", arguments: sizes)
  func diagram(size: Size) throws {
    var player = try player("app Notes\npredict state\ntap icon", size: size)
    player.press(.enter)
    func marked() -> Set<EmulatedApp.State> {
      let (canvas, layout) = (Screen.draw(player.session), player.session.layout)
      let rect = layout.diagram
      let panel = DiagramPanel.made(of: player.session, in: layout)
      let points = (rect.y..<rect.maxY).flatMap { y in (rect.x..<rect.maxX).map { Point($0, y) } }
      return Set(
        points.filter { canvas[$0].style == .selected }.compactMap { panel.state(at: $0, in: rect) }
      )
    }
    #expect(marked().isEmpty)
    for (key, state) in [
      (Key.right, EmulatedApp.State.active), (.left, .inactive), (.down, .active),
      (.down, .background), (.left, .background), (.down, .suspended), (.up, .background),
      (.up, .active),
    ] {
      player.press(key)
      #expect(marked() == [state])
    }
    player.press(.enter)
    #expect(player.session.run.kept.quiz.rightCount == 1)
    #expect(marked().isEmpty)
  }

  @Test(
    "The selected state is seen in every language, in ASCII, in sixteen colors and without color")
  func selectedState() throws {
    func asked(_ language: Language = .english, isASCII: Bool = false) throws -> Canvas {
      let scenario = try Scenario.parse("app Notes\npredict state\ntap icon")
      var player = Player(
        Session(
          start: Session.Start(scenario, language: language, isASCII: isASCII, size: Size(80, 24)),
          at: .seconds(1_000)))
      player.press(.enter, .right)
      return Screen.draw(player.session)
    }
    for language in Language.allCases {
      Golden.expect(
        try asked(language).golden(), "predict-state-80x24", language: language.rawValue)
    }
    Golden.expect(try asked(isASCII: true).golden(), "predict-state-ascii-80x24")
    for (kind, hasColors) in [("own-colors", true), ("no-colors", false)] {
      Golden.expect(
        ScreenText.golden(try asked(), hasColors: hasColors), "predict-state-\(kind)-80x24")
    }
  }

  @Test(
    "What is said covers no choice of a question on a small screen", arguments: Language.allCases)
  func messageBesideChoices(_ language: Language) throws {
    let scenario = try Scenario.parse("app Notes\npredict state\ntap icon")
    var player = Player(
      Session(
        start: Session.Start(scenario, language: language, size: Size(40, 12)), at: .seconds(1_000))
    )
    player.press(.enter)
    let before = Screen.draw(player.session).lines
    player.press(.enter)
    #expect(!player.message.isEmpty)
    let after = Screen.draw(player.session).lines
    #expect(before[..<10] == after[..<10])
    // A long one takes the last row first; one that would take a choice says how to answer.
    player.press("xyz")
    player.press(.enter)
    #expect(Screen.draw(player.session).lines[..<10] == before[..<10])
    let isShort = MessageLine(try #require(player.session.message)).lines(width: 40).count == 2
    #expect(player.message == language.phrases.predict.howToAnswer(5) || isShort)
    player.session.view.size = Size(80, 24)
    player.press("xyz")
    player.press(.enter)
    #expect(player.message.contains("xyz"))
  }

  @Test("What must be known before an answer includes that the main thread is blocked")
  func blocked() throws {
    var player = try player("app Notes\ntap icon\nhang Notes\npredict calls\npress home")
    player.press(.enter, .enter, .enter)
    let question = try #require(try overlay(player).question)
    #expect(
      QuestionWriter(phrases: Language.english.phrases).situation(before: question).contains(
        "Notes (app delegate): Active, main thread blocked."))
  }

  @Test("Enter answers nothing before a choice is selected, and it is said how to answer")
  func nothingChosen() throws {
    var player = try player("app Notes\ntap icon\npredict state\npress home")
    player.press(.enter, .enter)
    player.press(.enter, .enter)
    #expect(player.state == .active)
    #expect(try overlay(player).question != nil)
    #expect(player.message == "Press 1 to 5, or ↑ or ↓ and Enter.")
    player.press(.down, .enter)
    #expect(player.state == .background)
    #expect(player.session.run.kept.quiz.answers.map(\.given) == [.choice(0)])
  }

  /// The card after the choice of a step's question that stands for a misconception, or its right one.
  private func card(
    _ text: String, _ misconception: Misconception?, steps: Int
  ) throws -> Player {
    var player = try player(text)
    for _ in 0..<steps { player.press(.enter) }
    let question = try #require(try overlay(player).question)
    let place = try #require(question.choices.firstIndex { $0.misconception == misconception })
    player.press("\(place + 1)")
    return player
  }

  private static let suspended = "app Notes\ntap icon\npress home\nwait 10s\n"

  @Test("The card says what was said, what it is, and why in the author's words; W shows the rule")
  func cardOfAuthor() throws {
    let text =
      "# Title\n" + Self.suspended
      + "predict calls\nreclaim memory\n# Without notice.\nexpect no calls"
    var player = try card(text, .terminateWhenSuspended, steps: 4)
    func shows(_ text: String) -> Bool { lines(player).contains { $0.contains(text) } }
    #expect(shows("× applicationWillTerminate(_:)"))
    #expect(shows("no method") && shows("Without notice."))
    #expect(shows("It does not call"), "the misconception is corrected")
    #expect(!shows("Grade") && !shows("memory.order"))
    #expect(shows("W rule and sources"))
    player.press("W")
    #expect(shows("Rule: end.suspended") && shows("Grade") && shows("Sources"))
    player.press("W")
    #expect(shows("Without notice."))
    player.press(.enter)
    #expect(!(player.session.overlay is PredictOverlay))
  }

  @Test("Without the author's words, the card says the rule that decides the answer")
  func cardOfRule() throws {
    let text = "app Notes\ntap icon\nopen control center\npredict calls\ntouch"
    let player = try card(text, nil, steps: 4)
    #expect(lines(player).contains { $0.contains("Touches reach an app only while it is active.") })
  }

  @Test("A method in the wrong place is wrong, and those around it are right")
  func orderedMarks() throws {
    let text = "app Notes\npredict calls\ntap icon"
    let shown = lines(try card(text, .foregroundAtLaunch, steps: 1))
    #expect(shown.contains { $0.contains("√ applicationDidBecomeActive(_:)") })
    #expect(shown.contains { $0.contains("× applicationWillEnterForeground(_:)") })
    #expect(shown.contains { $0.contains("3 applicationDidBecomeActive(_:) [active]") })
  }

  @Test("What stands before a question is about the app that it asks about")
  func onlyTheApp() throws {
    var text = "app Notes\n" + (1...9).map { "app A\($0)\n" }.joined()
    for callback in ["didFinishLaunching", "applicationDidEnterBackground", "touchesBegan"] {
      for number in 1...9 { text += "on \(callback) take 2s in A\(number)\n" }
      text += "on \(callback) take 2s in Notes\n"
    }
    var player = try player(text + "tap icon\npredict state Notes\npress home")
    player.press(.enter)
    player.wait(.seconds(3))
    player.press(.enter)
    let shown = lines(player)
    #expect(shown.contains { $0.contains("Notes (app delegate): Active.") })
    #expect(
      shown.contains { $0.contains("applicationDidEnterBackground 2 s") })
    #expect(!shown.contains { $0.contains("A1 (") || $0.contains("touchesBegan") })
    // An app that the event opens matters.
    player = try self.player(
      "app Notes\napp Maps\napp Mail\ntap icon\npredict state Notes\ntap icon Maps")
    player.press(.enter, .enter)
    #expect(lines(player).contains { $0.contains("Maps (app delegate): Not running.") })
    #expect(!lines(player).contains { $0.contains("Mail (") })
  }

  @Test("The quiz never asks about the same situation twice in a row", arguments: 0..<12)
  func noRepetition(seed: Int) throws {
    var quiz = Quiz(seed: UInt64(seed))
    var device = Device(apps: [EmulatedApp.Traits(name: "Notes")])
    let app = device.reference(at: 0)
    _ = device.handle(.tapIcon(app))
    device.settle()
    var last: Question.Situation?
    for number in 0..<40 {
      let next = quiz.next(about: device, app: app)
      let question = try #require(next)
      #expect(question.situation != last)
      last = question.situation
      let place = number.isMultiple(of: 3) ? 0 : question.right
      quiz.record(Quiz.Answer(question: question, given: .choice(place)))
    }
  }

  @Test("Calls and state are asked one after the other; a state is one of five")
  func both() throws {
    var player = try player("app Notes\ntap icon\npredict\npress home")
    player.press(.enter, .enter)
    var question = try #require(try overlay(player).question)
    #expect(question.subject == .calls)
    player.press("\(question.right + 1)")
    question = try #require(try overlay(player).question)
    #expect(question.subject == .state)
    #expect(question.choices.count == 5)
    #expect(player.state == .active)
    player.press("\(question.right + 1)")
    #expect(player.state == .background)
    #expect(player.session.run.kept.quiz.rightCount == 2)
  }

  @Test("With --predict every event is asked about; Esc lets it happen; the clock stands still")
  func everyEvent() throws {
    var player = try player("app Notes\nwait 0s", predicts: true)
    player.press("o")
    #expect(player.state == .notRunning)
    #expect(try overlay(player).question != nil)
    let now = player.device.now
    player.wait(.seconds(9))
    #expect(player.device.now == now)
    player.press(.escape)
    #expect(player.state == .active)
    #expect(player.session.run.kept.quiz.answers.isEmpty)
    // What is not possible is refused, not asked about.
    player.press("d")
    #expect(player.session.overlay == nil)
    #expect(player.session.message?.kind == .refusal)
  }

  @Test("Typed statements are asked about one by one, and may be predicted in one line")
  func prompt() throws {
    var player = try player("app Notes\nwait 0s")
    player.enter("predict state, tap icon, predict state, press home")
    var question = try #require(try overlay(player).question)
    #expect(player.state == .notRunning)
    player.press("\(question.right + 1)")
    #expect(player.state == .active)
    player.press(.enter)
    question = try #require(try overlay(player).question)
    #expect(question.trigger == .event(.pressHome))
    player.press("\(question.right + 1)")
    #expect(player.state == .background)
    player.press(.enter)
    #expect(player.session.overlay == nil)
  }

  @Test("What was missed comes back after three others, then after eight")
  func comesBack() throws {
    var quiz = Quiz(seed: 5)
    let device = Device(apps: [EmulatedApp.Traits(name: "A")])
    var asked: [Question] = []
    func ask(isRight: Bool) throws {
      let next = quiz.next(about: device, app: nil)
      let question = try #require(next)
      asked.append(question)
      let place = isRight ? question.right : (question.right + 1) % question.choices.count
      quiz.record(Quiz.Answer(question: question, given: .choice(place)))
    }
    try ask(isRight: false)
    for _ in 0..<30 { try ask(isRight: true) }
    let places = asked.indices.filter { asked[$0] == asked[0] }
    #expect(places.prefix(3) == [0, 4, 13])
    #expect(quiz.missed.count == 1)
  }

  @Test("The quiz asks, marks and sums up", arguments: sizes)
  func quiz(size: Size) throws {
    var player = try player("app Notes\nwait 0s", size: size)
    player.press("~")
    let device = player.device
    for turn in 0..<3 {
      let question = try #require(try overlay(player).question)
      let place = turn == 1 ? (question.right + 1) % question.choices.count : question.right
      player.press("\(place + 1)")
      if turn < 2 { player.press(.enter) }
    }
    player.press(.escape)
    #expect(player.device == device, "the quiz changes nothing")
    Golden.expect(lines(player), "predict-summary-\(size.width)x\(size.height)")
    #expect(player.session.run.quizSummary.first == "Right: 2 of 3.")
    player.press(.escape)
    player.enter("save-summary /tmp/summary.txt")
    let text = player.session.run.quizSummary.joined(separator: "\n") + "\n"
    #expect(
      player.effects.contains(.save(path: "/tmp/summary.txt", text: text, overwrites: false)))
  }

  @Test("A summary is written over a file only with save-summary!, which is what is advised")
  func replacedSummary() throws {
    var player = try player("app Notes\nwait 0s")
    player.enter("save-summary x")
    _ = player.session.update(.saved(.failure(.exists(path: "x"))), at: player.wall)
    #expect(player.message.contains("x exists. To replace it: :save-summary! x"))
    player.enter("save-summary! x")
    let text = player.session.run.quizSummary.joined(separator: "\n") + "\n"
    #expect(player.effects.contains(.save(path: "x", text: text, overwrites: true)))
    // What is advised of a scenario is still the scenario's.
    player.enter("save y")
    _ = player.session.update(.saved(.failure(.exists(path: "y"))), at: player.wall)
    #expect(player.message.contains("To replace it: :save! y"))
  }

  @Test("Leaving out the second question of a step still marks the first")
  func passedSecond() throws {
    var player = try player("app Notes\ntap icon\npredict\npress home")
    player.press(.enter, .enter)
    let question = try #require(try overlay(player).question)
    player.press("\(question.right + 1)")
    player.press(.escape)
    #expect(player.state == .background)
    #expect(try overlay(player).question == nil)
    #expect(lines(player).contains { $0.contains("Right") })
    player.press(.enter)
    #expect(player.session.overlay == nil)
  }

  @Test("Every misconception has a sentence of its own")
  func sentences() {
    let sentences = Misconception.allCases.map(Language.english.phrases.predict.correct)
    #expect(Set(sentences).count == sentences.count)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") })
  }
}
