// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import ProgramTestSupport
import Testing

/// `applife mcp --allow-host` with an app that is built, and the official client. The first test that needs
/// UIKit builds it, into the cache that `HostBuildTests` uses too.
@Suite("applife mcp with an app's own code", .serialized)
struct McpHostTests {
  /// Returns the answers to a client that calls `run_scenario` for a hosted app.
  ///
  /// - Parameter calls: statements of Python behind `run`, a function that gives the answer of a call.
  private func client(_ calls: String, of path: String) throws -> [String] {
    let program = """
      import asyncio, sys
      from mcp import StdioServerParameters
      from mcp.client.session import ClientSession
      from mcp.client.stdio import stdio_client
      from jsonschema import Draft202012Validator

      async def main():
          server = StdioServerParameters(
              command="/usr/bin/env", args=["XDG_CACHE_HOME=" + sys.argv[2], sys.argv[1], "mcp", "--allow-host"])
          async with stdio_client(server) as (read, write):
              async with ClientSession(read, write) as session:
                  await session.initialize()
                  tool = [tool for tool in (await session.list_tools()).tools if tool.name == "run_scenario"][0]
                  async def run(scenario, host=[sys.argv[3]]):
                      arguments = {"scenario": scenario, "host": host}
                      Draft202012Validator(tool.input_schema).validate(arguments)
                      result = await session.call_tool("run_scenario", arguments)
                      if result.is_error:
                          return result.content[0].text
                      Draft202012Validator(tool.output_schema).validate(result.structured_content)
                      return result.structured_content
                  def said(result):
                      return [entry["text"] for entry in result["entries"] if entry["kind"] == "output"]
      \(calls.split(separator: "\n").map { "            " + $0 }.joined(separator: "\n"))

      asyncio.run(main())
      """
    return try Reader.run(program, Binary.path, HostBuildTests.cache, path)
      .split(separator: "\n").map(String.init)
  }

  @Test(
    "an app is built and run, and what its code says is in the answer",
    .enabled(if: Reader.has("mcp")))
  func app() throws {
    let output = try client(
      """
      result = await run("app Notes, tap icon, +300ms press home, expect Notes background")
      print(result["ended"], result["passed"], result["failed"], said(result), result["states"])
      again = await run("app Notes, tap icon")
      print(said(again)[0], again["states"])
      """, of: example("NotesSaved"))
    #expect(
      output == [
        "complete 1 0 ['notes found: 0', 'notes saved: 1'] {'Notes': 'background'}",
        // Each call has a home of its own.
        "notes found: 0 {'Notes': 'active'}",
      ])
  }

  @Test(
    "what does not compile is an error in words; the next call is answered",
    .enabled(if: Reader.has("mcp")))
  func problem() throws {
    let folder = try Folder()
    _ = try folder.write(
      "App.swift",
      """
      import UIKit
      @main class App: UIResponder, UIApplicationDelegate { let number: Int = "a" }
      """)
    let output = try client(
      """
      print("App.swift:2" in await run("tap icon"))
      result = await run("tap icon", [])
      print(result["ended"])
      """, of: folder.url.path)
    #expect(output == ["True", "complete"])
  }

  @Test(
    "time is real, and the time of a call ends it",
    .enabled(if: Reader.has("mcp")))
  func time() throws {
    let output = try client(
      """
      result = await run("app Notes, tap icon, +300ms hang, wait 60s")
      print(result["ended"], result["time"] < 30)
      """, of: example("Notes"))
    #expect(output == ["time True"])
  }

  private func example(_ name: String) -> String {
    Project.root.appending(path: "Examples/Hosted/\(name)").path
  }
}
