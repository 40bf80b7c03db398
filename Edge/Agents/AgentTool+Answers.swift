// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension AgentTool {
  /// Does what a call asks.
  package func answer(
    _ arguments: AgentArguments, _ budget: AgentBudget, _ world: AgentWorld
  ) -> AgentAnswer {
    do throws(AgentProblem) {
      let reader = try AgentReader(arguments, of: self, allowingHost: world.host != nil)
      let answer =
        switch self {
        case .runScenario: try run(reader, budget, world)
        case .checkLog: try check(reader, budget, world)
        case .explainReport: try explain(reader, world)
        case .doctor: try diagnose(reader, world)
        case .findWay: try findWay(reader, budget, world)
        case .lookUpRule: try lookUp(reader, budget)
        case .ask: try ask(reader, world)
        }
      return answer.map(AgentAnswer.found) ?? .cancelled
    } catch {
      // A call that was given up on has failed for that reason.
      return world.end() == .cancelled ? .cancelled : .problem(error.lines)
    }
  }

  private var phrases: Phrases { Language.english.phrases }

  // MARK: Running

  private func run(
    _ reader: AgentReader, _ budget: AgentBudget, _ world: AgentWorld
  ) throws(AgentProblem) -> AgentObject? {
    let framework = reader.text("as").flatMap(AppFramework.init)
    let scenario = try reader.scenario(style: framework?.style)
    let file = ScenarioFile(name: "scenario", scenario: scenario)
    let hosts = reader.texts("host")
    let run =
      if let host = world.host, !hosts.isEmpty { try host(file, hosts) } else { AgentRun(scenario) }
    defer { run.end() }
    var report = JSONLinesReport(phrases, as: framework)
    var lines = TextBuffer()
    report.begin(file, to: &lines)
    var (passed, failed, steps) = (0, 0, 0)
    var end = AgentEnd.complete
    while true {
      if let stop = world.end() {
        end = stop
        break
      }
      guard let result = run.next() else { break }
      report.add(result, of: file, to: &lines)
      switch result.verdict?.isHeld {
      case true?: passed += 1
      case false?: failed += 1
      case nil: break
      }
      steps += 1
      if lines.bytes.count > budget.bytes {
        end = .size
        break
      }
      if steps >= budget.steps, result.index != nil {
        end = .steps
        break
      }
    }
    if end == .cancelled { return nil }
    let device = run.device()
    let entries = JSON.objects(lines: lines)
    return AgentObject(entries) { shown in
      [
        "title": scenario.title.isEmpty ? nil : .text(scenario.title),
        "entries": .list(shown),
        "passed": .number(passed), "failed": .number(failed), "time": .seconds(device.now),
        "states": .object(device.apps.map { ($0.name, .text($0.state.rawValue)) }),
        "ended": .text((shown.count < entries.count ? .size : end).rawValue),
      ]
    }
  }

  // MARK: Logs

  /// The bytes of a log that are read before it is asked whether to go on.
  private static let piece = 4096

  private func check(
    _ reader: AgentReader, _ budget: AgentBudget, _ world: AgentWorld
  ) throws(AgentProblem) -> AgentObject? {
    var options = LogCheck.Options()
    options.version = reader.version("ios")
    options.style = reader.text("style").flatMap(LifecycleStyle.init)
    options.apps = reader.texts("apps")
    if let pattern = reader.text("pattern") {
      do throws(LogPattern.Problem) {
        options.pattern = try LogPattern(pattern)
      } catch {
        throw AgentProblem("pattern: " + phrases.check.badPattern(error))
      }
    }
    var check = LogCheck(options)
    var lines = LogLines()
    var end = AgentEnd.complete
    var rest = Array((reader.text("log") ?? "").utf8)[...]
    while !rest.isEmpty {
      if let stop = world.end() {
        end = stop
        break
      }
      lines.read(rest.prefix(Self.piece), into: &check)
      rest = rest.dropFirst(Self.piece)
    }
    lines.finish(into: &check)
    check.finish {
      if end == .complete, let stop = world.end() { end = stop }
      return end != .complete
    }
    if end == .cancelled { return nil }
    let report = CheckReport(
      name: "log", check: check,
      explanation: check.explanation(
        title: phrases.check.storyTitle("log", of: check.explainedApp)), phrases
    )
    var findings = TextBuffer()
    report.writeJSON(to: &findings)
    let objects = JSON.objects(lines: findings)
    return AgentObject(objects) { shown in
      [
        "verdict": .text(check.verdict.name), "findings": .list(shown),
        "ended": .text((shown.count < objects.count ? .size : end).rawValue),
      ]
    }
  }

  // MARK: Reports

  private func explain(
    _ reader: AgentReader, _ world: AgentWorld
  ) throws(AgentProblem) -> AgentObject? {
    let report = reader.text("report") ?? ""
    let bytes = Array(report.utf8)
    var end: AgentEnd?
    let log = CrashLog(bytes) {
      if end == nil { end = world.end() }
      return end != nil
    }
    if end == .cancelled { return nil }
    if end == .time { throw AgentProblem("the report takes too long") }
    var buffer = TextBuffer()
    if !log.saysSomething, CrashLog.code(report) == nil, let counts = ExitCounts(bytes) {
      ExitReport(counts, phrases).writeJSON(to: &buffer)
    } else if log.saysSomething {
      CrashReport(name: "report", log: log, phrases).writeJSON(to: &buffer)
    } else if !log.sightings.isEmpty {
      FieldReport(phrases).writeJSON(log.sightings, to: &buffer)
    } else {
      throw AgentProblem(phrases.explain.nothingFound)
    }
    return AgentObject(.object(line: buffer.bytes))
  }

  // MARK: Projects

  private func diagnose(
    _ reader: AgentReader, _ world: AgentWorld
  ) throws(AgentProblem) -> AgentObject? {
    let path = reader.text("path") ?? ""
    let answer = try world.diagnose(path, reader.text("target"), reader.number("sdk"))
    return world.end() == .cancelled ? nil : answer
  }

  // MARK: Ways

  private func findWay(
    _ reader: AgentReader, _ budget: AgentBudget, _ world: AgentWorld
  ) throws(AgentProblem) -> AgentObject? {
    var scenario = try reader.scenario(mayHaveNoSteps: true)
    if scenario.apps.isEmpty { scenario.apps = [.init(name: Scenario.defaultApp)] }
    if scenario.steps.count > budget.steps {
      throw AgentProblem("scenario must have at most \(budget.steps) steps")
    }
    var runner = Scenario.Runner(scenario)
    while runner.next() != nil {
      switch world.end() {
      case .cancelled?: return nil
      case .time?: throw AgentProblem("the scenario takes too long")
      case .complete?, .steps?, .size?, nil: break
      }
    }
    let device = runner.device
    let name = reader.text("app")
    guard let app = device.reference(to: name ?? scenario.apps[0].name) else {
      throw AgentProblem(
        "there is no app \"\(name ?? "")\"; there is \(scenario.apps.map(\.name).joined(separator: ", "))"
      )
    }
    let path: [StateSpace.Edge]?
    var lasting: (event: SystemEvent, rule: Rule)?
    switch (reader.text("state").flatMap(EmulatedApp.State.init), reader.text("event")) {
    case (let state?, nil): path = device.path(to: state, of: app)
    case (nil, let text?):
      let event = try reader.event(text, in: scenario, app.name)
      path = device.path(to: event)
      if path == nil { lasting = device.lastingNeed(of: event) }
    case (nil, nil), (.some, .some): throw AgentProblem("give either a state or an event")
    }
    guard let path else {
      if let lasting { return noWay(lasting.event, lasting.rule, device.version) }
      return AgentObject([
        "found": false, "steps": .texts([]),
        "why": "No way was found. A search looks at 300 situations at most.",
      ])
    }
    for edge in path { scenario.steps.append(Scenario.Step(action: edge.action)) }
    let steps = JSON.texts(scenario.steps.suffix(path.count).map(\.text))
    let text = scenario.text
    if text.utf8.count > budget.bytes / 4 {
      return AgentObject([
        "found": true, "steps": steps,
        "why": "The scenario has no room in an answer: add the steps at its end.",
      ])
    }
    return AgentObject(["found": true, "steps": steps, "scenario": .text(text)])
  }

  /// The answer if nothing on the device provides what an event needs.
  private func noWay(_ event: SystemEvent, _ rule: Rule, _ version: SystemVersion) -> AgentObject {
    let first = event.kind.minimumVersion
    let since = version < first ? " It came with iOS \(first), and this is iOS \(version)." : ""
    let name = Scenario.Step(action: .event(event)).text
    let reason = "\(name) is not possible. \(phrases.rule(rule))\(since)"
    let why = reason + " Nothing that happens on this phone changes that."
    return AgentObject([
      "found": false, "steps": .texts([]), "rule": .text(rule.rawValue), "why": .text(why),
    ])
  }

  // MARK: Questions

  private func ask(_ reader: AgentReader, _ world: AgentWorld) throws(AgentProblem) -> AgentObject {
    let question = reader.text("question") ?? ""
    if !question.contains(where: \.isLetter) { throw AgentProblem("question must not be empty") }
    return AgentObject(AnswerReport(phrases, library: world.library).json(question).json)
  }

  // MARK: Rules

  private func lookUp(
    _ reader: AgentReader, _ budget: AgentBudget
  ) throws(AgentProblem) -> AgentObject {
    let words = (reader.text("rule") ?? "").split(separator: " ").map(String.init)
    if words.isEmpty { throw AgentProblem("rule must not be empty") }
    let book = RuleBook(version: reader.version("ios") ?? Device.latestVersion, phrases: phrases)
    let rules = book.rules(matching: words)
    if rules.isEmpty {
      let nearest = EditDistance.name(
        to: words.joined(separator: " "), among: Rule.allCases.map(\.rawValue))
      throw AgentProblem(
        phrases.commandLine.usage(.noRule(words.joined(separator: " "), nearest: nearest)))
    }
    return AgentObject(rules.prefix(budget.rules).map(book.json)) { shown in
      ["rules": .list(shown), "more": .number(rules.count - shown.count)]
    }
  }
}

extension StateSpace.Edge {
  /// The edge as a scenario says it.
  fileprivate var action: Scenario.Action {
    switch self {
    case .event(let event): .event(event)
    case .wait: .skip
    }
  }
}
