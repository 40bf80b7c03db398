// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The tools that `applife mcp` gives an agent. The raw value is the tool's name.
///
/// Everything here is English, like all that programs read.
package enum AgentTool: String, CaseIterable, Sendable {
  case runScenario = "run_scenario"
  case checkLog = "check_log"
  case explainReport = "explain_report"
  case doctor = "doctor"
  case findWay = "find_way"
  case lookUpRule = "look_up_rule"
  case ask

  /// The name for people.
  var title: String {
    switch self {
    case .runScenario: "Run a scenario"
    case .checkLog: "Check a log"
    case .explainReport: "Explain a termination report"
    case .doctor: "Judge an app's files"
    case .findWay: "Find the shortest way to a state"
    case .lookUpRule: "Look up a rule"
    case .ask: "Ask about the life cycle"
    }
  }

  /// A description of the tool, for the model that chooses it.
  var summary: String {
    switch self {
    case .runScenario:
      """
      Plays a scenario of the iOS app life cycle and returns everything that happens: events, delegate \
      calls in order, notifications, states, time limits, terminations and the result of each expectation. \
      Time is virtual. A scenario is text, one statement per line or separated by commas, for example: \
      "app Notes, tap icon, +2s receive call, +3s decline call, expect Notes active".
      """
    case .checkLog:
      """
      Checks the log of a real iOS app against the life-cycle model. It returns the verdict (fits, departs, \
      undecided or nothing), each line that contradicts the model with what the model allows there and the \
      rule, and a scenario that explains the log.
      """
    case .explainReport:
      """
      Explains why iOS terminated an app, from a crash log (.ips), a part of one, JSON of MetricKit or just a \
      termination code such as 0x8badf00d. It returns the cause, the rule with its sources, and a scenario \
      that terminates an app the same way.
      """
    case .doctor:
      """
      Judges an iOS app by its files, without a compiler: whether it launches when it is built with the iOS 26 and \
      the iOS 27 SDK (which requires scenes), which delegate methods and launch options fall silent with scenes, \
      background tasks that are never ended, task handlers that are registered too late, background modes \
      without a use, and data that is saved too late. Works for native, Flutter, React Native, Expo, Capacitor, \
      Cordova, Kotlin Multiplatform and .NET projects, in Swift and Objective-C. It reads only below the folder \
      that the server was started in, and changes nothing.
      """
    case .findWay:
      """
      Finds the shortest events and waits that lead an app to a state, or that make an event possible. It \
      starts with the phone just switched on, or where the given scenario ends. It returns the steps and a \
      scenario that takes them.
      """
    case .lookUpRule:
      """
      Returns rules of the life-cycle model, each with what it says, its time limits, its grade (documented, \
      observed, disputed, assumed or precondition) and its sources. Give the id of a rule, which every entry of \
      a run has, or words to search for.
      """
    case .ask:
      """
      Answers a question about the iOS app life cycle that is asked in plain words, for example "why does my \
      timer stop in the background" or "deep link not called on cold start with scenes". It returns the fact \
      with its grade and sources, and the name and lines of a run that shows it. "known" is false if nothing \
      comes near enough; then do not guess from it.
      """
    }
  }

  /// The arguments of the tool.
  func arguments(allowingHost: Bool) -> [AgentArgument] {
    let ios = AgentArgument(
      "ios", .version,
      "The version of iOS to emulate: a number, or a text such as \"27.1\". The default is 26.")
    let style = AgentArgument(
      "style", .oneOf(LifecycleStyle.allCases.map(\.rawValue)), "The life-cycle style of every app."
    )
    switch self {
    case .runScenario:
      let host = AgentArgument(
        "host", .texts,
        "Paths of apps (a Swift file, a folder or an executable) whose own code runs in a process.")
      return [
        AgentArgument("scenario", .text, isRequired: true, "The text of the scenario."), ios, style,
        AgentArgument(
          "as", .oneOf(AppFramework.allCases.map(\.rawValue)),
          "A framework: behind the entries, what its developers see of them."),
      ] + (allowingHost ? [host] : [])
    case .checkLog:
      return [
        AgentArgument("log", .text, isRequired: true, "The text of the log."),
        AgentArgument("apps", .texts, "The processes to check. Without it, all of them."),
        AgentArgument(
          "pattern", .words,
          "The shape of the lines, if applife does not know it: {time} [{app}:{pid}] {message}; {} is anything."
        ),
        ios, style,
      ]
    case .explainReport:
      return [
        AgentArgument("report", .text, isRequired: true, "The text of the report, or a code.")
      ]
    case .doctor:
      return [
        AgentArgument(
          "path", .words, isRequired: true,
          "The folder of the app, below the folder that the server was started in; \".\" is that folder."
        ),
        AgentArgument(
          "sdk", .number(26...27),
          "The iOS SDK that the app is built with. Without it, both are judged."),
        AgentArgument(
          "target", .words, "The app target. Without it, the one of the project's name."),
      ]
    case .findWay:
      return [
        AgentArgument(
          "scenario", .text, "Declarations, and the steps that come before. Without it, one app."),
        AgentArgument("app", .words, "The app. Without it, the first one."),
        AgentArgument(
          "state", .oneOf(EmulatedApp.State.allCases.map(\.rawValue)), "The state to reach."),
        AgentArgument(
          "event", .words,
          "The event to make possible, as a scenario writes it, instead of a state."
        ),
        ios, style,
      ]
    case .lookUpRule:
      return [
        AgentArgument(
          "rule", .words, isRequired: true, "The id of a rule, or words that it must contain."),
        ios,
      ]
    case .ask:
      return [AgentArgument("question", .words, isRequired: true, "The question, in plain words.")]
    }
  }

  /// The tool as `tools/list` lists it.
  func listed(allowingHost: Bool) -> JSON {
    let arguments = arguments(allowingHost: allowingHost)
    return [
      "name": .text(rawValue), "title": .text(title), "description": .text(summary),
      "inputSchema": [
        "type": "object",
        "properties": .object(arguments.map { ($0.name, $0.schema) }),
        "required": .texts(arguments.filter(\.isRequired).map(\.name)),
        "additionalProperties": false,
      ],
      "outputSchema": outputSchema,
      "annotations": [
        "title": .text(title), "readOnlyHint": .truth(!allowingHost || self != .runScenario),
        "openWorldHint": .truth(allowingHost && self == .runScenario),
      ],
    ]
  }

  /// The schema of the answer. The objects within are those of `applife … --json`; docs/schemas describes
  /// them in full.
  private var outputSchema: JSON {
    switch self {
    case .runScenario:
      .schema(
        [
          ("title", .string), ("entries", .objects), ("passed", .integer), ("failed", .integer),
          ("time", .numeric), ("states", ["type": "object"]), ("ended", .string),
        ], optional: ["title"])
    case .checkLog: .schema([("verdict", .string), ("findings", .objects), ("ended", .string)])
    case .explainReport: .schema([], closed: false)
    case .doctor:
      .schema(
        [
          ("kind", .string), ("schema", .integer), ("app", .string), ("project", .string),
          ("target", .string), ("infoPlist", .string), ("scenes", .boolean), ("sources", .integer),
          ("launches", .objects), ("errors", .integer), ("warnings", .integer), ("notes", .integer),
          ("accepted", .integer), ("findings", .objects), ("limits", .strings), ("ended", .string),
        ], optional: ["target", "infoPlist"])
    case .findWay:
      .schema(
        [
          ("found", .boolean), ("steps", .strings), ("scenario", .string), ("rule", .string),
          ("why", .string),
        ], optional: ["scenario", "rule", "why"])
    case .lookUpRule:
      .schema([("rules", .objects), ("more", .integer)])
    case .ask:
      .schema(
        [
          ("schema", .integer), ("question", .string), ("known", .boolean), ("id", .string),
          ("readAs", .string), ("answer", .string), ("rule", .string), ("grade", .string),
          ("sources", .strings), ("scenario", .string), ("run", .strings), ("near", .objects),
        ], optional: ["id", "readAs", "answer", "rule", "grade", "scenario"])
    }
  }
}

extension JSON {
  fileprivate static var string: JSON { ["type": "string"] }
  fileprivate static var integer: JSON { ["type": "integer"] }
  fileprivate static var numeric: JSON { ["type": "number"] }
  fileprivate static var boolean: JSON { ["type": "boolean"] }
  fileprivate static var strings: JSON { ["type": "array", "items": .string] }
  fileprivate static var objects: JSON { ["type": "array", "items": ["type": "object"]] }

  /// The schema of an object.
  fileprivate static func schema(
    _ members: [(name: String, schema: JSON)], optional: [String] = [], closed: Bool = true
  ) -> JSON {
    [
      "type": "object", "properties": .object(members.map { ($0.name, $0.schema) }),
      "required": .texts(members.map(\.name).filter { !optional.contains($0) }),
      "additionalProperties": .truth(!closed),
    ]
  }
}
