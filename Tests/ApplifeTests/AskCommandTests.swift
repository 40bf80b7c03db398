// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

@Suite("applife ask")
struct AskCommandTests {
  private func run(_ arguments: String..., expecting status: Int32 = 0) throws -> Subprocess.Result
  {
    try Subprocess.run(Binary.path, arguments, expecting: status)
  }

  @Test("an answer has the fact, a run, the command that opens it, and the sources")
  func answer() throws {
    let text = try run("ask", "why", "does", "my", "timer", "stop", "in", "the", "background")
      .output
    #expect(text.contains("No method tells an app that it is suspended."))
    #expect(text.contains("suspended.no-callback: documented by Apple"))
    #expect(text.contains("background -> suspended"))
    #expect(text.contains("applife suspended-timers-stop"))
    #expect(text.contains("https://developer.apple.com/"))
    let vietnamese = try run("ask", "vì sao timer dừng khi app chạy nền", "--lang", "vi").output
    #expect(vietnamese.contains("applife suspended-timers-stop"))
  }

  @Test("JSON, and the status where nothing is known")
  func json() throws {
    let text = try run("ask", "black screen after adding SceneDelegate", "--json").output
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["known"] as? Bool == true)
    #expect(object["id"] as? String == "window-without-scene")
    let none = try run("ask", "how do I bake bread", expecting: 1)
    #expect(none.output.contains("I don't know"))
    #expect(none.errors.isEmpty)
    #expect(try run("ask", expecting: 2).errors.contains("ask needs a question"))
  }

  @Test("a question that is not clear gets the nearest rules, and the status of no answer")
  func unsure() throws {
    let question = "is performFetch called in the foreground"
    let text = try run("ask", question, expecting: 1)
    #expect(text.output.hasPrefix("I'm not sure what you ask."))
    #expect(text.output.contains("fetch.allowed: "))
    #expect(text.errors.isEmpty)
    let json = try run("ask", question, "--json", expecting: 1).output
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["known"] as? Bool == false)
    #expect(object["id"] == nil)
    let near = try #require(object["near"] as? [[String: String]])
    #expect(near.contains { $0["id"] == "fetch.allowed" })
  }

  @Test("rules and scenarios are found by other words than their own")
  func lists() throws {
    #expect(try run("rules", "frozen", "in", "background").output.contains("suspended"))
    #expect(try run("scenarios", "swiped", "up").output.contains("swiped-away"))
    #expect(try run("scenarios", "black screen").output.contains("scene-launch"))
  }

  @Test("the skill names commands that exist, and has a head")
  func skill() throws {
    let text = try run("mcp", "--skill").output
    #expect(text.hasPrefix("---\nname: applife\n"))
    for command in ["ask", "rules", "explain", "check", "run", "migrate", "torture", "tour", "mcp"]
    {
      #expect(text.contains("applife \(command)"))
      _ = try run("help", command)
    }
    #expect(try run("tour", SmallTour.few, "--json").output.hasPrefix("{\"schema\":1"))
  }
}
