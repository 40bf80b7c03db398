// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The arguments of a call, which fit what the tool takes.
struct AgentReader {
  private let values: [String: AgentArguments.Value]

  /// - Throws: what does not fit, all of it.
  init(
    _ arguments: AgentArguments, of tool: AgentTool, allowingHost: Bool
  ) throws(AgentProblem) {
    values = arguments.values
    let known = tool.arguments(allowingHost: allowingHost)
    var problems: [String] = []
    for argument in known {
      if let value = values[argument.name] {
        if let problem = argument.problem(with: value) { problems.append(problem) }
      } else if argument.isRequired {
        problems.append("\(argument.name) is missing")
      }
    }
    let names = known.map(\.name)
    for name in values.keys.sorted() where !names.contains(name) {
      problems.append(
        name == "host" && tool == .runScenario
          ? "This server starts no app. Start it with: applife mcp --allow-host"
          : "\(tool.rawValue) takes no \"\(name)\"; it takes \(names.joined(separator: ", "))")
    }
    if !problems.isEmpty { throw AgentProblem(problems) }
  }

  func text(_ name: String) -> String? {
    if case .text(let text)? = values[name] { text } else { nil }
  }

  func number(_ name: String) -> Int? {
    if case .number(let number)? = values[name] { number } else { nil }
  }

  func version(_ name: String) -> SystemVersion? { values[name]?.version }

  func texts(_ name: String) -> [String] {
    if case .texts(let texts)? = values[name] { texts } else { [] }
  }

  /// The scenario in the arguments.
  ///
  /// - Parameters:
  ///   - mayHaveNoSteps: whether declarations are enough, or nothing.
  ///   - style: the style of the apps if the arguments have none.
  func scenario(
    mayHaveNoSteps: Bool = false, style: LifecycleStyle? = nil
  ) throws(AgentProblem) -> Scenario {
    let overrides = Scenario.Overrides(
      version: version("ios"), style: text("style").flatMap(LifecycleStyle.init) ?? style)
    let nothing = mayHaveNoSteps ? "app \(Scenario.defaultApp)" : ""
    let text = text("scenario") ?? nothing
    if Self.isPath(text) {
      throw AgentProblem("This server opens no files. Send the text of the scenario.")
    }
    do throws(Scenario.Malformed) {
      let bytes = Array(text.utf8)
      if mayHaveNoSteps {
        let (declared, steps) = try Scenario.parseDeclarations(bytes, overrides: overrides)
        if steps.allSatisfy({ ASCII.isBlank($0) || $0 == ASCII.newline }) { return declared }
      }
      return try Scenario.parse(bytes, overrides: overrides)
    } catch {
      throw AgentProblem(Language.english.phrases.lines(error, in: "scenario"))
    }
  }

  /// An event as a scenario writes it.
  func event(
    _ text: String, in scenario: Scenario, _ app: String
  ) throws(AgentProblem) -> SystemEvent {
    do throws(Scenario.Malformed) {
      let steps = try Scenario.parseSteps(
        Array(text.utf8), line: 1, apps: scenario.apps.map(\.name), focus: app)
      if steps.count == 1, case .event(let event) = steps[0].action { return event }
    } catch {
      throw AgentProblem(Language.english.phrases.lines(error, in: "event"))
    }
    throw AgentProblem("event must be one event")
  }

  /// A name of a file in the place of a text.
  private static func isPath(_ text: String) -> Bool {
    text.hasSuffix(".scenario") && !text.utf8.contains(ASCII.newline)
      || text.utf8.first == UInt8(ascii: "/") || text.hasPrefix("~/") || text.hasPrefix("file:")
  }
}
