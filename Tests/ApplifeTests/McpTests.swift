// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// `applife mcp` as a program: with the official client, and line by line.
@Suite("applife mcp")
struct McpTests {
  /// Returns the server's lines for some input.
  private func lines(_ lines: String, _ options: String = "") throws -> [Substring] {
    let folder = try Folder()
    let file = try folder.write("in", lines)
    return try Subprocess.run("/bin/sh", ["-c", "'\(Binary.path)' mcp \(options) < '\(file)'"])
      .output
      .split(separator: "\n")
  }

  @Test("it answers each request in its order, passes over the rest, and ends with its input")
  func session() throws {
    let answers = try lines(
      """
      {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}
      {"jsonrpc":"2.0","method":"notifications/initialized"}

      nonsense
      {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"run_scenario","arguments":{"scenario":"lock"}}}
      {"jsonrpc":"2.0","id":3,"method":"sing"}
      """)
    #expect(answers.count == 4)
    #expect(answers[0].contains(#""protocolVersion":"2025-06-18""#))
    #expect(answers[1].contains("-32700"))
    #expect(answers[2].hasPrefix(#"{"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text""#))
    #expect(answers[3].contains("-32601"))
  }

  @Test("a ping is answered and a call cancelled while another call goes on")
  func cancel() throws {
    // A log so long that checking it takes a while; the pipe holds what comes behind it.
    let line = "12:00:00.000 Notes[1] applicationDidBecomeActive"
    let log = String(repeating: line + "\\n", count: 60_000)
    let answers = try lines(
      """
      {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check_log","arguments":{"log":"\(log)"}}}
      {"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}
      {"jsonrpc":"2.0","id":2,"method":"ping"}
      {"jsonrpc":"2.0","id":1,"method":"ping"}
      """)
    #expect(
      answers == [
        #"{"jsonrpc":"2.0","id":2,"result":{}}"#, #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
      ])
  }

  @Test("the version that has batches answers one with one line, and no other version takes one")
  func batches() throws {
    let ping = #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#
    let note = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
    let call =
      #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"look_up_rule","arguments":{"rule":"app"}}}"#
    let run =
      #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"run_scenario","arguments":{"scenario":"lock"}}}"#
    func hello(_ version: String) -> String {
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(version)"}}"#
    }
    let pong = #"{"jsonrpc":"2.0","id":2,"result":{}}"#
    let input = [
      hello("2025-03-26"), "[\(ping),\(note),7,\(call),\(hello("2025-03-26"))]", "[\(note)]", "[]",
      "[\(Array(repeating: ping, count: 33).joined(separator: ","))]",
      "[\(Array(repeating: call, count: 32).joined(separator: ","))]",
      // A call that the same batch takes back has no answer.
      #"[\#(run),{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3}}]"#,
      "[\(ping)]", hello("2025-06-18"), "[\(ping)]",
    ]
    let answers = try lines(input.joined(separator: "\n"))
    #expect(answers.count == 8)
    #expect(
      answers[1].hasPrefix("[" + pong + #",{"jsonrpc":"2.0","id":null,"error":{"code":-32600"#))
    #expect(answers[1].contains(#"{"jsonrpc":"2.0","id":3,"result""#))
    #expect(answers[1].contains(#"{"jsonrpc":"2.0","id":1,"error":{"code":-32600"#))
    #expect(answers[2].hasPrefix(#"{"jsonrpc":"2.0","id":null,"error":{"code":-32600"#))
    #expect(answers[3].contains("at most 32 messages"))
    #expect(answers[4].utf8.count < 1_100_000)
    #expect(answers[4].components(separatedBy: #""isError":false"#).count == 33)
    #expect(answers[5] == "[" + pong + "]")
    #expect(answers[7].hasPrefix(#"{"jsonrpc":"2.0","id":null,"error":{"code":-32600"#))
  }

  @Test("a line that is too long is an error, and the next one is read")
  func long() throws {
    let answers = try lines(
      String(repeating: " ", count: 4_200_000) + "\n" + #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#
        + "\n")
    #expect(answers.count == 2)
    #expect(answers.first?.contains("-32600") == true || answers.last?.contains("-32600") == true)
  }

  @Test("it writes no file and starts no app unless it may")
  func harmless() throws {
    let call =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"run_scenario","arguments":{"scenario":"lock","host":["/bin/true"]}}}"#
    #expect(try lines(call).first?.contains("--allow-host") == true)
    let missing = call.replacingOccurrences(of: "/bin/true", with: "/nonexistent/app")
    let answer = try #require(try lines(missing, "--allow-host").first)
    #expect(answer.contains("/nonexistent/app: No such file"), "\(answer)")
  }

  @Test("a folder is judged only below the one that the server was started in")
  func doctor() throws {
    let folder = try Folder()
    _ = try folder.write("App/Info.plist", "<plist><dict/></plist>")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("out"), withDestinationPath: "/usr")
    // The last names end, for the system, where the folder's does.
    let paths = [
      "App", "..", "/", "out", "nowhere", "App/../App", #"App\u0000"#, #"App/\u0000/x"#,
    ]
    let input = paths.map { path in
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"doctor","arguments":{"path":"\#(path)"}}}"#
    }.joined(separator: "\n")
    let file = try folder.write("in", input)
    let answers = try Subprocess.run(
      "/bin/sh", ["-c", "cd '\(folder.url.path)' && '\(Binary.path)' mcp < '\(file)'"]
    ).output.split(separator: "\n")
    #expect(answers.count == paths.count)
    for (path, answer) in zip(paths, answers) {
      let isInside = path.hasPrefix("App") && !path.contains("u0000")
      #expect(
        answer.contains(#""structuredContent":{"kind":"doctor""#) == isInside, "\(path): \(answer)")
      #expect(answer.contains("below the one that this server was started in") == !isInside)
    }
  }

  @Test(
    "the official client lists the tools, calls each, sees errors, and cancels",
    .enabled(if: Reader.has("mcp")))
  func client() throws {
    let program = """
      import asyncio, json, sys
      from mcp import StdioServerParameters
      from mcp.client.session import ClientSession
      from mcp.client.stdio import stdio_client
      from jsonschema import Draft202012Validator

      async def main():
          server = StdioServerParameters(command=sys.argv[1], args=["mcp"], cwd=sys.argv[2])
          async with stdio_client(server) as (read, write):
              async with ClientSession(read, write) as session:
                  welcome = await session.initialize()
                  print(welcome.protocol_version, welcome.server_info.name)
                  tools = {tool.name: tool for tool in (await session.list_tools()).tools}
                  for tool in tools.values():
                      Draft202012Validator.check_schema(tool.input_schema)
                      Draft202012Validator.check_schema(tool.output_schema)
                  print(" ".join(tools))
                  calls = {
                      "run_scenario": {"scenario": "app Notes, tap icon, expect Notes active"},
                      "check_log": {"log": "12:00:00 Notes[1] applicationDidBecomeActive"},
                      "explain_report": {"report": "0x8badf00d"},
                      "doctor": {"path": "App", "sdk": 27},
                      "find_way": {"state": "background"},
                      "look_up_rule": {"rule": "leave.lock"},
                      "ask": {"question": "why does my timer stop in the background"},
                  }
                  for name, arguments in calls.items():
                      Draft202012Validator(tools[name].input_schema).validate(arguments)
                      result = await session.call_tool(name, arguments)
                      assert not result.is_error, result
                      Draft202012Validator(tools[name].output_schema).validate(result.structured_content)
                      assert json.loads(result.content[0].text) == result.structured_content
                      print(name, sorted(result.structured_content))
                  wrong = await session.call_tool("run_scenario", {"scenario": "tap icn"})
                  print("wrong", wrong.is_error, wrong.content[0].text.split(":")[0])
                  try:
                      await session.call_tool("rm", {})
                  except Exception as error:
                      print("unknown", error.error.code)
                  log = "12:00:00 Notes[1] applicationDidBecomeActive\\n" * 60000
                  try:
                      await asyncio.wait_for(session.call_tool("check_log", {"log": log}), 0.05)
                      print("not cancelled")
                  except asyncio.TimeoutError:
                      print("cancelled")
                  again = await session.call_tool("look_up_rule", {"rule": "leave.lock"})
                  print("again", again.is_error)

      asyncio.run(main())
      """
    let folder = try Folder()
    _ = try folder.write("App/Info.plist", "<plist><dict/></plist>")
    let output = try Reader.run(program, Binary.path, folder.url.path).split(separator: "\n")
    #expect(output.first == "2025-11-25 applife")
    #expect(
      output.dropFirst().first
        == "run_scenario check_log explain_report doctor find_way look_up_rule ask")
    #expect(output.contains("look_up_rule ['more', 'rules']"))
    #expect(output.contains("wrong True scenario"))
    #expect(output.contains("unknown -32602"))
    #expect(output.contains("cancelled"))
    #expect(output.last == "again False")
  }
}
