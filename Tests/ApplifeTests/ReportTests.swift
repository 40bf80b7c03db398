// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import ProgramTestSupport
import Testing

/// The reports of `applife run` in each format, read by the programs that are meant to read them.
@Suite("Reports")
struct ReportTests {
  private let folder: Folder
  /// A scenario that passes, one that fails, one without expectations, one without steps.
  private let files: [String]

  init() throws {
    folder = try Folder()
    files = [
      try folder.write("one.scenario", "# One & <two>\ntap icon\nwait 2s\nexpect MyApp active\n"),
      try folder.write(
        "two.scenario", "# Two # \"x\"\nlock\nexpect refused\nwait 1s\nexpect MyApp not running\n"),
      try folder.write("three.scenario", "# Three\nlock\n"),
      try folder.write("four.scenario", "# Four\napp Notes\n"),
    ]
  }

  private func run(_ arguments: String...) throws -> String {
    try Subprocess.run(Binary.path, ["run"] + files + arguments, expecting: 1).output
  }

  @Test("text says what was expected and what came of it, and how many passed")
  func text() throws {
    let text = try run()
    #expect(text.hasPrefix("# \(files[0]): One & <two>\n"))
    #expect(text.contains("   +2.000  -      pass          expect MyApp active\n"))
    let failure = "FAIL          expect refused: found an event that was possible\n"
    #expect(text.contains("   +0.000  -      " + failure))
    #expect(
      text.hasSuffix("\nExpectations: 2 passed, 1 failed\nScenarios: 3 passed, 1 failed\n"))
  }

  @Test("--why ends each entry with its rule and the entry it follows from, back to an event")
  func why() throws {
    let lines = try Subprocess.run(
      Binary.path, ["run", "--why", "-c", "tap icon, 2s press home, wait 6s"]
    ).output.split(separator: "\n")
    let rules = /#(?<number>\d+) [a-z.-]+(?: <- #(?<before>\d+))?(?: \([a-z-]+ reached\))?$/
    for (number, line) in lines.enumerated() {
      let match = try #require(try rules.firstMatch(in: String(line)), "\(line)")
      #expect(Int(match.number) == number)
      let isEvent = line.contains("  event  ")
      #expect((match.before == nil) == isEvent, "\(line)")
      #expect(match.before.flatMap { Int($0) } ?? -1 < number)
    }
    #expect(lines.last?.hasSuffix("(suspension reached)") == true)
  }

  @Test("quiet text has only what failed")
  func quiet() throws {
    let lines = try run("--quiet").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 6)
    #expect(lines[0].hasPrefix("# \(files[1])"))
    #expect(lines[1].contains("FAIL"))
    #expect(lines[3] == "Expectations: 2 passed, 1 failed")
  }

  @Test("one scenario has one closing line, and no colors without a terminal")
  func closingLine() throws {
    let text = try Subprocess.run(Binary.path, ["run", "-c", "lock, expect MyApp not running"])
      .output
    #expect(text.hasSuffix("\n\nExpectations: 1 passed, 0 failed\n"))
    #expect(!text.contains("\u{1B}"))
    let colored = try Subprocess.run(
      Binary.path, ["run", "-c", "lock, expect MyApp not running", "--color", "always"]
    ).output
    #expect(colored.contains("\u{1B}[32m"))
  }

  @Test(
    "colors without a terminal: only where they are asked for, and NO_COLOR counts before that",
    arguments: [
      (["CLICOLOR_FORCE=1"], [], true), (["CLICOLOR_FORCE=0"], [], false),
      (["CLICOLOR_FORCE="], [], false), (["CLICOLOR_FORCE=1"], ["--color", "auto"], true),
      (["CLICOLOR_FORCE=1", "NO_COLOR=1"], [], false),
      (["CLICOLOR_FORCE=1", "NO_COLOR="], [], true),
      (["CLICOLOR_FORCE=1"], ["--color", "never"], false),
      (["CLICOLOR_FORCE=1"], ["--no-color"], false),
      (["NO_COLOR=1"], ["--color", "always"], true), ([], ["--color", "auto"], false),
    ] as [([String], [String], Bool)])
  func colors(environment: [String], options: [String], areUsed: Bool) throws {
    let result = try Subprocess.run(
      "/usr/bin/env",
      ["-u", "NO_COLOR", "-u", "CLICOLOR_FORCE"] + environment
        + [Binary.path, "run", "-c", "lock, expect MyApp not running"] + options)
    #expect(result.output.contains("\u{1B}[") == areUsed)
  }

  @Test("hidden files in a folder, and those of other kinds, are no scenarios")
  func hiddenFiles() throws {
    let folder = try Folder()
    _ = try folder.write("folder/one.scenario", "lock\nexpect MyApp not running\n")
    _ = try folder.write("folder/.two.scenario", "this is no scenario\n")
    _ = try folder.write("folder/.scenario", "nor this\n")
    _ = try folder.write("folder/three.scenario~", "nor this\n")
    let report = try Subprocess.run(Binary.path, ["run", folder.path("folder"), "--format", "tap"])
    #expect(report.output.hasSuffix("1..1\n"))
    let completed = try Subprocess.run(
      Binary.path, ["---complete", "run", folder.path("folder") + "/"]
    ).output
    #expect(completed.contains("one.scenario") && !completed.contains("two.scenario"))
    let hidden = try folder.write("hidden/.two.scenario", "lock\n")
    try Subprocess.run(Binary.path, ["run", folder.path("hidden")], expecting: 2)
    try Subprocess.run(Binary.path, ["run", hidden])
    // So it is with the scenarios that come with the program.
    let listed = try Subprocess.run(
      "/usr/bin/env",
      ["APPLIFE_SCENARIOS=" + folder.path("folder"), Binary.path, "scenarios", "--json"]
    ).output
    #expect(listed.contains("\"one\"") && !listed.contains("two"))
  }

  @Test("a folder means the scenarios in it, and one without steps says so")
  func wholeFolder() throws {
    let all = try Subprocess.run(
      Binary.path, ["run", folder.url.path, "--format", "tap"], expecting: 1)
    #expect(all.output.hasSuffix("1..4\n"))
    #expect(all.errors.contains("/four.scenario: the scenario has no steps"))
  }

  @Test("JSON Lines name each file, and every expectation with what was got")
  func jsonLines() throws {
    let lines = try run("--json").split(separator: "\n").map(String.init)
    #expect(lines[0] == #"{"kind":"scenario","file":"\#(files[0])","title":"One & <two>"}"#)
    #expect(
      lines.contains(
        #"{"kind":"expectation","line":3,"text":"refused","holds":false,"#
          + #""got":"an event that was possible"}"#))
    #expect(
      lines.contains(
        #"{"kind":"expectation","line":4,"text":"MyApp active","holds":true,"#
          + #""got":"MyApp active"}"#))
    for line in lines {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
    let single = try Subprocess.run(Binary.path, ["run", files[0], "--json"]).output
    #expect(!single.contains(#""kind":"scenario""#))
  }

  @Test("jq reads JSON Lines", .enabled(if: Subprocess.find("jq") != nil))
  func jq() throws {
    let jq = try #require(Subprocess.find("jq"))
    let file = try folder.write("out.jsonl", try run("--json"))
    let held = try Subprocess.run(jq, ["-r", #"select(.kind=="expectation") | .holds"#, file])
      .output
    #expect(held == "true\nfalse\ntrue\n")
  }

  @Test("the name of a subtest is the name of its test point", arguments: ["tap", "tap14"])
  func tapNames(format: String) throws {
    let lines = try run("--format", format).split(separator: "\n").map(String.init)
    #expect(lines[0] == (format == "tap" ? "TAP version 13" : "TAP version 14"))
    let subtests = lines.filter { $0.hasPrefix("# Subtest: ") }.map { $0.dropFirst(11) }
    let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
      .map { $0.replacing(#/^(not )?ok \d+ - /#, with: "").replacing(" # SKIP no steps", with: "") }
    #expect(subtests == points.map { $0[...] })
    #expect(subtests == ["One & <two>", "Two \\# \"x\"", "Three", "Four"])
    #expect(lines.last == "1..4")
  }

  @Test(
    "prove reads TAP: what passes, and what fails", .enabled(if: Subprocess.find("prove") != nil))
  func prove() throws {
    let prove = try #require(Subprocess.find("prove"))
    let good = try folder.write(
      "good.tap",
      Subprocess.run(
        Binary.path, ["run", files[0], files[2], files[3], "--format", "tap"]
      ).output)
    let passed = try Subprocess.run(prove, ["-e", "cat", good]).output
    #expect(passed.contains("All tests successful."))
    #expect(passed.contains("Tests=3"))
    let bad = try folder.write("bad.tap", try run("--format", "tap"))
    let failed = try Subprocess.run(prove, ["-e", "cat", bad], expecting: 1).output
    #expect(failed.contains("Failed test:  2"))
    #expect(!failed.contains("Parse errors"))
  }

  @Test(
    "JUnit's XML is valid for Jenkins and for Ant",
    .enabled(if: Subprocess.find("xmllint") != nil), arguments: ["jenkins", "ant"])
  func schema(name: String) throws {
    let xmllint = try #require(Subprocess.find("xmllint"))
    let schema = Project.root.appending(path: "Tests/Schemas/junit-\(name).xsd").path
    let report = try folder.write("out.xml", try run("--format", "junit"))
    try Subprocess.run(xmllint, ["--noout", "--schema", schema, report])
    // The schema is able to refuse.
    let broken = try folder.write(
      "broken.xml", try run("--format", "junit").replacing("tests=", with: "test="))
    let refused = try Subprocess.run(
      xmllint, ["--noout", "--schema", schema, broken], expecting: 3)
    #expect(refused.errors.contains("fails to validate"))
  }

  @Test("times in JUnit's XML are durations of the device")
  func durations() throws {
    let text = try Subprocess.run(
      Binary.path,
      [
        "run", "-c",
        "tap icon, wait 2s, expect MyApp active, +5s press home, expect MyApp background",
        "--format", "junit",
      ]
    ).output
    #expect(text.contains(#"expect MyApp active" classname="-c" time="2"/>"#))
    #expect(text.contains(#"expect MyApp background" classname="-c" time="3"/>"#))
    #expect(text.contains(#"skipped="0" time="5">"#))
  }

  @Test("a diagram holds one scenario")
  func mermaid() throws {
    let refused = try Subprocess.run(
      Binary.path, ["run"] + files + ["--format", "mermaid"], expecting: 2)
    #expect(refused.errors.hasPrefix("--format mermaid draws one diagram"))
  }
}
