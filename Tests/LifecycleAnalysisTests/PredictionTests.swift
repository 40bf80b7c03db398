// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleTestSupport
import Testing

@Suite("Predictions in scenarios")
struct PredictionTests {
  private func faults(_ text: String) -> [Scenario.Problem] {
    do throws(Scenario.Malformed) {
      _ = try Scenario.parse(text)
      return []
    } catch {
      return error.problems
    }
  }

  @Test("a prediction belongs to the step it stands before")
  func belongs() throws {
    let scenario = try Scenario.parse(
      """
      # Title
      app Notes
      app Mail
      predict state # Say it aloud.
      tap icon
      predict, Predict Calls mail
      expect Notes active
      +1s press home
      skip
      """)
    #expect(
      scenario.steps.map(\.predictions) == [
        [.init(.state)], [],
        [.init(.callsAndState), .init(.calls, app: "Mail")], [],
      ])
    #expect(scenario.steps[0].note == "Say it aloud.")
    #expect(scenario.steps.count == 4)
  }

  @Test("what is written is read back", arguments: ["Notes", "calls", "State", "My \"App\"", "#1"])
  func roundTrip(name: String) throws {
    var scenario = Scenario()
    scenario.apps = [EmulatedApp.Traits(name: name)]
    let app = scenario.device.reference(at: 0)
    let subjects: [Scenario.Prediction.Subject] = [.calls, .state, .callsAndState]
    let predictions = subjects.flatMap { subject in
      [Scenario.Prediction(subject), Scenario.Prediction(subject, app: name)]
    }
    scenario.steps = [Scenario.Step(action: .event(.tapIcon(app)), predictions: predictions)]
    #expect(try Scenario.parse(scenario.text).steps.first?.predictions == predictions)
  }

  @Test(
    "a mistake has its place, what was found and what is near",
    arguments: [
      ("predict call\nlock", 1, 9, "calls"), ("predict stat\nlock", 1, 9, "state"),
      ("app Notes\npredict state Note\nlock", 2, 15, "Notes"), ("predct\nlock", 1, 1, "predict"),
    ])
  func nearest(text: String, line: Int, column: Int, near: String) {
    let problems = faults(text)
    #expect(problems.map(\.position) == [Scenario.Position(line: line, column: column)])
    guard case .unknown(_, _, let nearest)? = problems.first?.fault else {
      Issue.record("\(problems)")
      return
    }
    #expect(nearest == near)
  }

  @Test("what a prediction cannot be")
  func refused() {
    #expect(faults("5s predict\nlock").map(\.fault) == [.untimed("predict")])
    #expect(
      faults("predict state MyApp now, lock").map(\.fault) == [
        .unwanted(found: "now", after: "predict state MyApp")
      ])
    #expect(
      faults("lock\n predict state\nexpect MyApp active") == [
        Scenario.Problem(Scenario.Position(line: 2, column: 2), .predictsNothing)
      ])
    #expect(
      faults("predict\npredict\nlock") == [
        Scenario.Problem(Scenario.Position(line: 2, column: 1), .repeatedPrediction("predict"))
      ])
    #expect(faults("predict\napp Late\nlock").map(\.fault) == [.lateDeclaration("app")])
  }

  @Test("a line's last predictions belong to the next line's step")
  func typed() throws {
    let line = try Scenario.parseStatements(
      Array("lock, predict state B".utf8), line: 1, apps: ["A", "b"])
    #expect(line.steps.count == 1)
    #expect(line.predictions == [Scenario.Prediction(.state, app: "b")])
    #expect(throws: Scenario.Malformed.self) {
      try Scenario.parseSteps(Array("predict".utf8), line: 1, apps: ["A"])
    }
  }

  @Test("a scenario with predictions in it runs as it does without", arguments: 0..<30)
  func changesNothing(seed: Int) throws {
    var dice = Dice(seed: seed)
    let statements = [
      "tap icon", "press home", "lock", "unlock", "receive call", "decline call", "wait 3s", "skip",
      "+2s open switcher", "+0s close switcher", "swipe away", "expect MyApp active",
      "within 5s expect MyApp suspended", "hang", "recover", "begin task t", "edit",
      "expect no calls", "expect data saved",
    ]
    let predictions = [
      "predict", "predict calls", "predict state", "predict MyApp", "predict calls MyApp",
    ]
    var plain: [String] = ["on applicationDidEnterBackground take 2s"]
    var asked = plain
    for _ in 0..<40 {
      let statement = statements[Int.random(in: 0..<statements.count, using: &dice)]
      plain.append(statement)
      asked += predictions.filter { _ in Int.random(in: 0..<6, using: &dice) == 0 }
      asked.append(statement)
    }
    // A prediction must be followed by a step, and stands before one only once.
    plain.append("skip")
    asked = asked.filter { !$0.hasPrefix("predict") || Bool.random(using: &dice) } + ["skip"]
    var seen: Set<String> = []
    asked = asked.filter { line in
      if line.hasPrefix("predict") { return seen.insert(line).inserted }
      if !line.contains("expect") { seen.removeAll() }
      return true
    }
    let (one, other) = (try Scenario.parse(lines(plain)), try Scenario.parse(lines(asked)))
    #expect(one.steps.count == other.steps.count)
    #expect(other.steps.contains { !$0.predictions.isEmpty })
    var (first, second) = (Scenario.Runner(one), Scenario.Runner(other))
    while let result = first.next() {
      let same = second.next()
      #expect(result.entries == same?.entries)
      #expect(result.verdict?.isHeld == same?.verdict?.isHeld)
      #expect(result.verdict?.time == same?.verdict?.time)
      #expect(first.device == second.device)
    }
    #expect(second.next() == nil)
  }

  private func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
