// SPDX-License-Identifier: Apache-2.0

import Foundation
import Languages
import Lifecycle
import LifecycleTestSupport
import Testing

@testable import Agents
@testable import LifecycleText

/// The answers of the server of `applife mcp`, without a client: no input, no output, no clock.
@Suite("An agent's tools") struct AgentTests {
  private let server = AgentServer(version: "1.2.3")

  @Test("the help of applife mcp names every tool", arguments: Language.allCases)
  func help(in language: Language) {
    let help = language.phrases.commandLine.discussion(.mcp)
    for tool in AgentTool.allCases { #expect(help.contains(tool.rawValue), "\(tool)") }
  }

  @Test("the document names every argument of every tool, and no other")
  func document() throws {
    let page = Project.root.appendingPathComponent("docs/how-to/use-from-an-agent.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for tool in AgentTool.allCases {
      let row = try #require(
        text.split(separator: "\n").first { $0.hasPrefix("| `\(tool.rawValue)` |") })
      let cell = row.split(separator: "|")[1]
      let named = cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      let arguments = tool.arguments(allowingHost: false).map(\.name)
      #expect(Set(named) == Set(arguments), "\(tool.rawValue)")
      for argument in tool.arguments(allowingHost: true).map(\.name)
      where !arguments.contains(argument) {
        #expect(text.contains("Then `\(tool.rawValue)` takes `\(argument)`"))
      }
    }
  }

  /// The answer to a line, as text; nil for none.
  private func answer(
    _ line: String, _ budget: AgentBudget = AgentBudget(), end: @escaping () -> AgentEnd? = { nil }
  ) -> String? {
    switch server.reaction(to: AgentMessage(line: Array(line.utf8))) {
    case .nothing, .cancel: nil
    case .reply(let reply): reply.written
    case .call(let id, let tool, let arguments):
      server.reply(to: id, tool.answer(arguments, budget, AgentWorld(end: end)), budget)?.written
    }
  }

  private func call(
    _ tool: String, _ arguments: String, _ budget: AgentBudget = AgentBudget(),
    end: @escaping () -> AgentEnd? = { nil }
  ) -> String {
    answer(
      #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#,
      budget, end: end) ?? ""
  }

  @Test(
    "a line that is no request is answered with the code of JSON-RPC",
    arguments: [
      ("{", "-32700", "null"), ("\u{1}", "-32700", "null"), ("[]", "-32600", "null"),
      ("7", "-32600", "null"), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, "-32600", "1"),
      (#"{"jsonrpc":"2.0","id":1}"#, "-32600", "1"),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, "-32600", "null"),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, "-32600", "null"),
      (#"{"jsonrpc":"2.0","id":"a","method":"sing"}"#, "-32601", #""a""#),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, "-32602", "1"),
      (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, "-32602", "1"),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, "-32602", "1"),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"rm"}}"#, "-32602", "1"),
      (#"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"x"}}"#, "-32602", "1"),
    ])
  func errors(line: String, code: String, id: String) throws {
    let said = try #require(answer(line))
    #expect(said.hasPrefix(#"{"jsonrpc":"2.0","id":\#(id),"error":{"code":\#(code),"message":""#))
  }

  @Test("notifications and responses are not answered, whatever they are")
  func silent() {
    for line in [
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3}}"#,
      #"{"jsonrpc":"2.0","method":"sing","params":[]}"#, #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
    ] { #expect(answer(line) == nil) }
  }

  @Test("the client's version of the protocol is spoken if it is known, else the newest")
  func versions() throws {
    func spoken(_ version: String) throws -> String {
      try #require(
        answer(
          #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(version)"}}"#
        ))
    }
    #expect(try spoken("2024-11-05").contains(#""protocolVersion":"2024-11-05""#))
    #expect(try spoken("1999-01-01").contains(#""protocolVersion":"2025-11-25""#))
    #expect(try spoken("2025-06-18").contains(#""serverInfo":{"name":"applife""#))
  }

  @Test("a scenario that is run gives the entries of applife run --json, and what came of it")
  func run() {
    let answer = call(
      "run_scenario",
      #"{"scenario":"app Notes, tap icon, expect Notes active, expect Notes suspended"}"#)
    #expect(
      answer.contains(#""structuredContent":{"entries":[{"t":0,"kind":"event","event":"tap-icon""#))
    #expect(
      answer.contains(#"{"kind":"expectation","line":1,"text":"Notes active","holds":true"#))
    #expect(answer.contains(#""passed":1,"failed":1"#))
    #expect(answer.contains(#""states":{"Notes":"active"},"ended":"complete"}"#))
  }

  @Test(
    "what cannot be done is an error of the tool, in words",
    arguments: [
      ("run_scenario", #"{"scenario":"tap icn"}"#, "scenario:1:1: "),
      ("run_scenario", #"{}"#, "scenario is missing"),
      ("run_scenario", #"{"scenario":7}"#, "scenario must be a string"),
      ("run_scenario", #"{"scenario":"lock","ios":99}"#, "ios must be 2 to 27"),
      ("run_scenario", #"{"scenario":"lock","ios":"27.x"}"#, "or a text such as"),
      ("run_scenario", #"{"scenario":"/etc/passwd"}"#, "opens no files"),
      ("run_scenario", #"{"scenario":"demo.scenario"}"#, "opens no files"),
      ("run_scenario", #"{"scenario":"lock","host":["App"]}"#, "--allow-host"),
      ("run_scenario", #"{"scenario":"lock","file":"x"}"#, "takes no"),
      ("check_log", #"{"log":"x","pattern":"{"}"#, "pattern: "),
      ("explain_report", #"{"report":"hello"}"#, ""),
      ("find_way", #"{}"#, "either a state or an event"),
      ("find_way", #"{"state":"active","app":"Mail"}"#, "no app"),
      ("ask", #"{"question":" ? "}"#, "empty"),
      ("look_up_rule", #"{"rule":"qqqq"}"#, "qqqq"), ("look_up_rule", #"{"rule":" "}"#, "empty"),
    ])
  func toolErrors(tool: String, arguments: String, words: String) {
    let answer = call(tool, arguments)
    #expect(answer.hasSuffix(#","isError":true}}"#), "\(answer)")
    #expect(answer.contains(words) || words.isEmpty, "\(answer)")
  }

  @Test("a log gets a verdict, a report a cause, a state a way, a rule its sources")
  func tools() {
    let log =
      #"{"log":"Notes[7] applicationDidBecomeActive\nNotes[7] applicationDidFinishLaunching\n"}"#
    #expect(call("check_log", log).contains(#""structuredContent":{"verdict":""#))
    #expect(call("explain_report", #"{"report":"0x8badf00d"}"#).contains(#""what":["The watchdog"#))
    let way = call("find_way", #"{"state":"suspended"}"#)
    #expect(way.contains(#""found":true,"steps":[""#), "\(way)")
    let rule = call("look_up_rule", #"{"rule":"leave.lock"}"#)
    #expect(rule.contains(#""structuredContent":{"rules":[{"id":"leave.lock""#))
    #expect(rule.contains(#""sources":["https://developer.apple.com/"#))
    let found = call("explain_report", #"{"report":"Terminated due to memory issue"}"#)
    #expect(found.contains(#""findings":[{"id":"memory-issue","line":1"#), "\(found)")
    let answer = call("ask", #"{"question":"why does my timer stop in the background"}"#)
    #expect(answer.contains(#""known":true,"id":"suspended.no-callback""#), "\(answer)")
    #expect(answer.contains(#""scenario":"suspended-timers-stop""#), "\(answer)")
    let none = call("ask", #"{"question":"how do I bake bread"}"#)
    #expect(none.contains(#""known":false"#), "\(none)")
  }

  @Test("a run has the words of a framework behind its entries")
  func framework() {
    let answer = call("run_scenario", #"{"scenario":"tap icon, press home","as":"flutter"}"#)
    #expect(answer.contains(#""framework":"flutter","reports":["hidden","paused"]"#), "\(answer)")
    let swiftUI = call("run_scenario", #"{"scenario":"tap icon","as":"swiftui"}"#)
    #expect(swiftUI.contains(#""framework":"swiftui","reports":["active"]"#), "\(swiftUI)")
    #expect(call("run_scenario", #"{"scenario":"lock","as":"qt"}"#).contains("as must be one of"))
  }

  @Test("a way that is found leads there")
  func way() throws {
    let answer = call("find_way", #"{"scenario":"app Notes, tap icon","event":"end call"}"#)
    let start = try #require(answer.firstRange(of: #""structuredContent":{"found":true,"steps":["#))
    #expect(answer[start.upperBound...].hasPrefix(#""receive call","answer call"]"#), "\(answer)")
  }

  @Test(
    "an event that nothing makes possible has the rule that forbids it, and no search is blamed",
    arguments: [
      (#"{"event":"prewarm","ios":14}"#, "need.system-version", "It came with iOS 15"),
      (
        #"{"event":"background fetch"}"#, "need.background-mode",
        "Nothing that happens on this phone"
      ),
    ])
  func noWay(arguments: String, rule: String, words: String) {
    let answer = call("find_way", arguments)
    #expect(
      answer.contains(#""structuredContent":{"found":false,"steps":[],"rule":"\#(rule)","why":""#),
      "\(answer)")
    #expect(answer.contains(words) && !answer.contains("300 situations"), "\(answer)")
  }

  @Test("a call ends when its steps, its room or its time are used up, and says so")
  func budgets() {
    let long = #"{"scenario":"\#(String(repeating: "lock\\nunlock\\n", count: 50))"}"#
    var budget = AgentBudget()
    budget.steps = 10
    #expect(call("run_scenario", long, budget).contains(#""ended":"steps""#))
    budget = AgentBudget()
    budget.bytes = 1000
    let cut = call("run_scenario", long, budget)
    #expect(cut.contains(#""ended":"size""#))
    #expect(cut.utf8.count < 1200)
    var asked = 0
    let late = call("run_scenario", long) {
      asked += 1
      return asked > 5 ? .time : nil
    }
    #expect(late.contains(#""ended":"time""#))
  }

  @Test("no answer has more bytes than it may, whatever is called, and each says what is left out")
  func sizes() throws {
    let name = String(repeating: "N", count: 60_000)
    let marks = String(repeating: #"\u0085\""#, count: 8_000)
    let steps = String(repeating: "lock\\nunlock\\n", count: 1000)
    let line = #"\n\t12:00:00.000 \#(marks.prefix(3000))[7] applicationDidBecomeActive"#
    let log = String(repeating: line, count: 100)
    let calls = [
      ("run_scenario", #"{"scenario":"app \#(name), tap icon"}"#),
      ("run_scenario", #"{"scenario":"app Notes, expect Notes active # \#(marks)"}"#),
      ("run_scenario", #"{"scenario":"app Notes\n\#(steps)"}"#),
      ("run_scenario", #"{"scenario":"tap \#(name)"}"#),
      ("check_log", #"{"log":"\#(log)"}"#),
      ("check_log", #"{"log":"12:00:00 Notes[7] applicationDidBecomeActive \#(name)"}"#),
      ("explain_report", #"{"report":"Termination Reason: 0x8badf00d \#(marks)"}"#),
      ("explain_report", #"{"report":"Terminated due to memory issue \#(marks)"}"#),
      ("find_way", #"{"scenario":"app Notes\n\#(steps)","state":"suspended"}"#),
      ("find_way", #"{"scenario":"app \#(name)","state":"suspended"}"#),
      ("find_way", #"{"scenario":"app A, app \#(name)","app":"Mail","state":"suspended"}"#),
      ("look_up_rule", #"{"rule":"app"}"#), ("ask", #"{"question":"why is it killed"}"#),
      ("doctor", #"{"path":"."}"#), (name, "{}"),
    ]
    var budget = AgentBudget()
    budget.bytes = 20_000
    var whole = 0
    for (tool, arguments) in calls {
      let answer = call(tool, arguments, budget)
      let size = Printable.lines(Array(answer.utf8), as: .json).count
      let most =
        answer.contains("isError\":true") || answer.contains("\"error\"") ? 40_000 : 20_200
      #expect(size <= most, "\(tool) \(arguments.prefix(60)): \(size)")
      whole += size > 0 ? 1 : 0
    }
    #expect(whole == calls.count)
    // An answer leaves out what it can. If that is not enough, it says so.
    #expect(call("look_up_rule", #"{"rule":"app"}"#, budget).contains(#""more":"#))
    #expect(call("run_scenario", calls[2].1, budget).contains(#""ended":"size""#))
    #expect(call("run_scenario", calls[0].1, budget).contains("Make the names and texts"))
    let way = call("find_way", calls[8].1, budget)
    #expect(way.contains(#""found":true"#) && way.contains("has no room"), "\(way.prefix(300))")
    let id = String(repeating: "i", count: 2000)
    let long = try #require(answer(#"{"jsonrpc":"2.0","id":"\#(id)","method":"ping"}"#))
    #expect(long.hasPrefix(#"{"jsonrpc":"2.0","id":null,"error":{"code":-32600"#))
  }

  @Test("what is looked for is short, and a list of names too")
  func shortArguments() {
    let word = String(repeating: "a", count: 1001)
    let items = Array(repeating: "\"a\"", count: 101).joined(separator: ",")
    for (tool, arguments, words) in [
      ("look_up_rule", #"{"rule":"\#(word)"}"#, "rule must have at most 1000 characters"),
      ("ask", #"{"question":"\#(word)"}"#, "question must have at most 1000 characters"),
      ("find_way", #"{"event":"\#(word)"}"#, "event must have at most 1000 characters"),
      ("check_log", #"{"log":"","apps":["\#(word)"]}"#, "an item of apps must have at most 1000"),
      ("check_log", #"{"log":"","apps":[\#(items)]}"#, "apps must have at most 100 items"),
    ] {
      let answer = call(tool, arguments)
      #expect(answer.contains(words) && answer.contains(#""isError":true"#), "\(answer)")
    }
    let most = String(repeating: "ư", count: 1000)
    #expect(call("ask", #"{"question":"\#(most)"}"#).contains(#""known":false"#))
  }

  @Test("a call that is cancelled is not answered")
  func cancelled() {
    for (tool, arguments) in [
      ("run_scenario", #"{"scenario":"lock"}"#), ("check_log", #"{"log":"a\n"}"#),
      ("find_way", #"{"scenario":"lock","state":"active"}"#),
    ] { #expect(call(tool, arguments) { .cancelled } == "") }
  }

  @Test(
    "a search that is given up in its middle is not answered, and one out of time decides nothing")
  func search() {
    let log = (0..<400).map {
      "12:00:00 Notes[1] applicationDid\($0 % 2 == 0 ? "BecomeActive" : "EnterBackground")"
    }
    let arguments = #"{"log":"\#(log.joined(separator: #"\n"#))"}"#
    for (end, isAnswered) in [(AgentEnd.cancelled, false), (.time, true)] {
      var asked = 0
      let answer = call("check_log", arguments) {
        asked += 1
        return asked > 50 ? end : nil
      }
      // The log has fewer pieces than that: it is the search that asks.
      #expect((51...60).contains(asked))
      #expect(answer.isEmpty != isAnswered)
      if isAnswered {
        #expect(
          answer.contains(#""verdict":"undecided""#) || answer.contains(#""verdict":"departs""#))
        #expect(answer.contains(#""ended":"time""#))
      }
    }
  }

  @Test("a report that is given up in its middle is not answered, and one out of time is a problem")
  func report() {
    let arguments = #"{"report":"\#(String(repeating: "0x8badf00d and more ", count: 10_000))"}"#
    for (end, words) in [(AgentEnd.cancelled, ""), (.time, "the report takes too long")] {
      var asked = 0
      let answer = call("explain_report", arguments) {
        asked += 1
        return asked > 6 ? end : nil
      }
      #expect((7...8).contains(asked))
      #expect(words.isEmpty ? answer.isEmpty : answer.contains(words))
    }
  }

  @Test("an app may be named only if apps may be started")
  func hosting() throws {
    func list(_ server: AgentServer) throws -> String {
      let line = #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#
      guard case .reply(let reply) = server.reaction(to: AgentMessage(line: Array(line.utf8)))
      else {
        return ""
      }
      return reply.written
    }
    #expect(!(try list(server).contains(#""host":{"#)))
    #expect(try list(AgentServer(version: "", allowsHost: true)).contains(#""host":{"#))
  }
}
