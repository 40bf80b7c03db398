// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

@Suite("applife evidence")
struct EvidenceCommandTests {
  private func session(_ words: String, _ folder: Folder) throws -> String {
    let path = folder.path("a.walk")
    let scenario = try folder.write(
      "settle.scenario", "app Notes style=delegate\ntap icon\nlock\nunlock\n")
    _ = try folder.write("words", words)
    _ = try Subprocess.run(
      "/bin/sh",
      [
        "-c",
        "'\(Binary.path)' walk '\(scenario)' --session '\(path)' --plain --charter c --tester t "
          + "--device 'iPhone 15, iOS 18.1' --build b < '\(folder.path("words"))' || true",
      ])
    return path
  }

  @Test("a session is one row: what is confirmed, and what is contradicted with what the phone did")
  func row() throws {
    let folder = try Folder()
    let other = try Folder()
    let odd = try session("p\nf\ninstead black\nnote odd\np\n", other)
    let contradicted = try Subprocess.run(Binary.path, ["evidence", odd]).output
    #expect(
      contradicted.hasPrefix(
        "| iPhone 15, iOS 18.1 | rules of iOS 26 | delegate | – | `leave.lock`: black; odd | 20"),
      "\(contradicted)")
    #expect(odd == other.path("a.walk"))
    // The third step shows a rule in the order of a notification, which the app's log does not show.
    let path = try session("p\np\nf\ninstead black\nnote odd\n", folder)
    let row = try Subprocess.run(Binary.path, ["evidence", path]).output
    #expect(
      row.hasPrefix("| iPhone 15, iOS 18.1 | rules of iOS 26 | delegate | `leave.lock` | – | 20"),
      "\(row)")
    #expect(row.hasSuffix(" |\n") && row.split(separator: "\n").count == 1)
    let json = try Subprocess.run(Binary.path, ["evidence", path, "--json"]).output
    #expect(
      json.contains(
        #"{"rule":"leave.lock","grade":"disputed","confirmed":true,"confirming":[2],"contradicting":[],"#
      ), "\(json)")
    if Schema.canBeChecked { _ = try Schema.kinds("evidence", [json]) }
  }

  @Test("a session that is named twice, or under two names, is told and counts nowhere twice")
  func twice() throws {
    let folder = try Folder()
    let path = try session("p\np\np\n", folder)
    let copy = folder.path("b.walk")
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    for other in [path, copy] {
      let result = try Subprocess.run(Binary.path, ["evidence", path, other], expecting: 2)
      #expect(result.output.isEmpty)
      #expect(result.errors == "\(other): this is the same session as \(path); name it once\n")
    }
  }

  @Test("a session that says nothing of such a rule is told")
  func nothing() throws {
    let folder = try Folder()
    let path = try session("p\ns\n", folder)
    let result = try Subprocess.run(Binary.path, ["evidence", path], expecting: 2)
    #expect(
      result.errors == "\(path): no verdict in it is about a rule that is disputed or assumed\n")
  }

  @Test("tour --settle names the rules of each step, and takes no --cover")
  func tour() throws {
    let text = try Subprocess.run(
      Binary.path,
      ["tour", "--settle", "--ios", "18", "--style", "delegate", "--without", "links,push"]
    ).output
    #expect(text.contains(", lock") == false && text.contains("[leave.lock]"))
    let result = try Subprocess.run(
      Binary.path, ["tour", "--settle", "--cover", "states"], expecting: 2)
    #expect(result.errors.hasPrefix("applife: --cover cannot be used with --settle"))
  }
}
