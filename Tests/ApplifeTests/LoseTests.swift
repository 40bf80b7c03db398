// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

@Suite("applife lose")
struct LoseCommandTests {
  private func lose(_ arguments: String..., expecting status: Int32) throws -> Subprocess.Result {
    try Subprocess.run(Binary.path, ["lose"] + arguments, expecting: status)
  }

  @Test("the way is a scenario that passes; with -o the sentences are printed")
  func way() throws {
    let folder = try Folder()
    let path = folder.path("way.scenario")
    let lines = try lose("saves-at-its-end", "-o", path, expecting: 1).output
      .split(separator: "\n").map(String.init)
    #expect(lines[0] == "2 events, and no way with fewer (15 situations).")
    #expect(lines[2].hasPrefix("Not tried: a crash, a restart, a changed privacy setting"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == (try lose("saves-at-its-end", expecting: 1).output))
    #expect(text.hasSuffix("\nreclaim memory\nexpect data lost\n"))
    let run = try Subprocess.run(Binary.path, ["run", "--quiet", path])
    #expect(run.output.hasSuffix(" passed, 0 failed\n"))
  }

  @Test("without a way, the bound is told")
  func none() throws {
    #expect(
      try lose("saves-in-background", expecting: 0).output.hasPrefix(
        "No way, however many events ("))
    #expect(
      try lose("saves-in-background", "--events", "1", expecting: 0).output.hasPrefix(
        "No way in 1 event ("))
    #expect(
      try lose("saves-in-background", "--sudden", expecting: 1).output.contains("\nend process"))
  }

  @Test(
    "what is wrong is one line",
    arguments: [
      (["--events", "0"], "applife: --events"), (["--format", "svg"], "applife: "),
      (["--open", "-o", "x"], "applife: --output cannot be used with --open"),
      (["--open", "--json"], "applife: --format cannot be used with --open"),
    ])
  func wrong(arguments: [String], message: String) throws {
    let result = try Subprocess.run(
      Binary.path, ["lose", "saves-at-its-end"] + arguments, expecting: 2)
    #expect(result.errors.hasPrefix(message) && result.errors.split(separator: "\n").count == 1)
  }

  @Test("a device on which nothing can be edited is told")
  func nothing() throws {
    let folder = try Folder()
    let path = try folder.write(
      "a.scenario", "ios 27\napp Notes style=delegate\n")
    let result = try lose(path, expecting: 2)
    #expect(result.errors == "\(path): no edit can be made after these steps\n")
  }
}
