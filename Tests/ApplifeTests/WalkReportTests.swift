// SPDX-License-Identifier: Apache-2.0
@testable import OperatingSystem
import Foundation
import LifecycleTestSupport
import ProgramTestSupport
import Testing

/// The reports of `applife report`, read by the programs that are meant to read them.
@Suite("Reports of walks")
struct WalkReportTests {
  private let folder: Folder
  private let session: String

  init() throws {
    folder = try Folder()
    _ = try folder.write(
      "tour.scenario", WalkTests.tour + "\nunlock\n# Crash it: 1,5 \"x\" <|>\ncrash\n")
    session = folder.path("a.walk")
    // One step passes, one fails, one is blocked, one skipped, one has no verdict.
    _ = try folder.write(
      "words",
      "p\nnote smooth\nf\ninstead applicationWillTerminate(_:), black\nnote =a, \"b\" # <c> |\nb\nnote no <time>\ns\n"
    )
    try Subprocess.run(
      "/bin/bash",
      [
        "-c",
        "cd '\(folder.url.path)'; '\(Binary.path)' walk tour.scenario --session a.walk --plain "
          + "--charter 'Find & fix' --tester Ada --device 'iPhone 15, iOS 18.1' --build 412 < words",
      ], expecting: 1)
  }

  private func report(_ format: String) throws -> String {
    try Subprocess.run(Binary.path, ["report", session, "--format", format]).output
  }

  /// Returns the output of a few lines of Python about a report.
  private func python(_ lines: String, _ format: String) throws -> String {
    let file = try folder.write("out." + format, try report(format))
    return try Reader.run(lines, file)
  }

  @Test("Markdown has the facts, the counts, the steps, and all there is to know of a failure")
  func markdown() throws {
    let text = try report("markdown")
    for line in [
      "## Tour of Notes", "- charter: Find \\& fix", "- device: iPhone 15, iOS 18.1",
      "- verdicts: 1 passed, 1 failed, 1 blocked, 1 skipped, 1 open", "### Step 2: failed",
      "- do: Press the side button.", "- phone: Lock Screen", "- model: Notes: Background",
      "- note: \\=a, \"b\" \\# \\<c> \\|",
      "  - `applicationWillResignActive(_:) [active]`", "  - `applicationWillTerminate(_:)`",
      "- reproduce: `applife tour.scenario`, then `[o] +2s [l]`",
      "### Step 3: blocked",
    ] { #expect(text.split(separator: "\n").contains { $0 == line }, "\(line)") }
    #expect(text.contains("| +2.000 | Notes | call | `applicationWillResignActive(_:) [active]` |"))
  }

  @Test("a sheet has a word in every cell, and no folder of the tester's machine")
  func sheet() throws {
    for format in ["markdown", "html", "csv", "json"] {
      let text = try report(format)
      #expect(!text.contains(folder.url.path), "\(format)")
    }
    let markdown = try report("markdown")
    let rows = markdown.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.count > 6)
    #expect(rows.prefix(7).allSatisfy { !$0.contains("|  |") })
    #expect(rows[4].contains("| nothing new |"))
    // Minutes and seconds that were measured, and none for a step that nobody has judged.
    #expect(rows[2].contains(#/\| \d:\d\d \|$/#))
    #expect(rows[6].hasSuffix("| open | – | – |"))
    let html = try report("html")
    #expect(!html.contains("<td></td>"))
    #expect(html.contains("<td>no &lt;time&gt;</td>"))
    #expect(!html.contains("src=") && !html.replacing("href=\"#", with: "").contains("href="))
  }

  @Test("the page is well-formed", .enabled(if: Subprocess.find("xmllint") != nil))
  func page() throws {
    let xmllint = try #require(Subprocess.find("xmllint"))
    let file = try folder.write("out.html", try report("html"))
    let result = try Subprocess.run(xmllint, ["--html", "--noout", file])
    // xmllint knows the elements of HTML 4, and so it doesn't know `section` and `wbr`.
    let errors = result.errors.split(separator: "\n").filter { $0.contains(" error : ") }
    #expect(errors.filter { !$0.contains(#/Tag (section|wbr) invalid/#) } == [])
  }

  /// Returns the steps in the JSON of a session.
  private func steps(_ session: String) throws -> [[String: Any]] {
    let arguments = ["report", folder.path(session), "--format", "json"]
    let text = try Subprocess.run(Binary.path, arguments).output
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require((json as? [String: Any])?["steps"] as? [[String: Any]])
  }

  @Test(
    "the first hundred steps that failed have keys, and no other: a report grows with its steps")
  func fewKeys() throws {
    let steps = try steps("a.walk")
    #expect(steps.map { $0["keys"] == nil } == [true, false, false, true, true])
    _ = try folder.write(
      "long.scenario", "app Notes\n" + String(repeating: "tap icon\npress home\n", count: 75))
    try Subprocess.run(
      "/bin/bash",
      [
        "-c",
        "cd '\(folder.url.path)'; yes f | head -n 150 | '\(Binary.path)' walk long.scenario --session l.walk --plain",
      ], expecting: 1)
    let long = try self.steps("l.walk")
    #expect(long.count == 150)
    #expect(long.filter { $0["keys"] != nil }.compactMap { $0["step"] as? Int } == Array(1...100))
    for format in ["markdown", "html", "junit", "tap", "csv"] {
      let text = try Subprocess.run(
        Binary.path, ["report", folder.path("l.walk"), "--format", format]
      ).output
      #expect(text.split(separator: "\n").count { $0.contains("[o]") } == 100, "\(format)")
    }
  }

  @Test("the keys of a failure lead to it in the program")
  func keys() throws {
    try Subprocess.run(
      "/bin/bash",
      [
        "-c",
        "cd '\(folder.url.path)'; yes f | head -n 5 | '\(Binary.path)' walk tour.scenario --session b.walk --plain",
      ], expecting: 1)
    let keys = try #require(try steps("b.walk").last?["keys"] as? String)
    #expect(keys == "[o] +2s [l] +6s [l] [X]")
    let tmux = try Tmux(80, 24)
    try tmux.type("applife -- '\(folder.path("tour.scenario"))'")
    try tmux.wait("the program's screen") { _ in try tmux.isTaken }
    for key in keys.split(separator: " ") where key.first == "[" {
      try tmux.press(String(key.dropFirst().dropLast()))
    }
    try tmux.wait(text: "To reproduce")
  }

  @Test(
    "JUnit's XML is valid for Jenkins and for Ant",
    .enabled(if: Subprocess.find("xmllint") != nil), arguments: ["jenkins", "ant"])
  func schema(name: String) throws {
    let xmllint = try #require(Subprocess.find("xmllint"))
    let schema = Project.root.appending(path: "Tests/Schemas/junit-\(name).xsd").path
    let file = try folder.write("out.xml", try report("junit"))
    try Subprocess.run(xmllint, ["--noout", "--schema", schema, file])
  }

  @Test("JUnit's XML counts failures, errors and what was skipped, and says how to reproduce them")
  func junit() throws {
    let text = try report("junit")
    #expect(text.contains(#"tests="5" failures="1" errors="1" skipped="2""#))
    #expect(text.contains(#"<property name="charter" value="Find &amp; fix"/>"#))
    #expect(
      text.contains(#"<failure type="failed" message="applicationWillTerminate(_:), black; =a, "#))
    #expect(text.contains("expected: applicationDidEnterBackground(_:) [background]\n"))
    #expect(text.contains("reproduce: applife tour.scenario, then [o] +2s [l]</failure>"))
    #expect(text.contains(#"<error type="blocked" message="no &lt;time&gt;">"#))
    // A case that passed has no place for its note.
    let said = #/<system-out>step 1: passed, 20[-\d]+T[:\d]+Z, smooth\nstep 2: failed, /#
    #expect(text.contains(said))
  }

  @Test("junitparser reads JUnit's XML", .enabled(if: Reader.has("junitparser")))
  func junitparser() throws {
    let found = try python(
      """
      import sys, junitparser
      for suite in junitparser.JUnitXml.fromfile(sys.argv[1]):
        print(suite.tests, suite.failures, suite.errors, suite.skipped, suite.name)
        print([p.value for p in suite.properties()][:4])
        for case in suite: print([type(r).__name__ for r in case.result])
      """, "junit")
    #expect(
      found == """
        5 1 1 2 Tour of Notes
        ['Find & fix', 'Ada', 'iPhone 15, iOS 18.1', '412']
        []
        ['Failure']
        ['Error']
        ['Skipped']
        ['Skipped']

        """)
  }

  @Test("TAP is of version 13 or 14, with a plan first and YAML behind what was judged")
  func tap() throws {
    let lines = try report("tap").split(separator: "\n").map(String.init)
    #expect(lines.prefix(3) == ["TAP version 13", "1..5", "# charter: Find & fix"])
    let later = try report("tap14").split(separator: "\n").map(String.init)
    #expect(later == ["TAP version 14"] + lines.dropFirst())
    let points = lines.filter { $0.hasPrefix("ok ") || $0.hasPrefix("not ok ") }
    #expect(
      points == [
        "ok 1 - step 1: Tap the icon of Notes on the Home Screen.",
        "not ok 2 - step 2: Press the side button.",
        "not ok 3 - step 3: Wait 6 seconds.",
        "ok 4 - step 4: Wake the screen and unlock the phone. # SKIP skipped",
        "ok 5 - step 5: Make Notes crash. # SKIP no verdict",
      ])
    #expect(lines.contains(#"  note: "=a, \"b\" # <c> |""#))
    #expect(lines.count { $0 == "  ---" } == lines.count { $0 == "  ..." })
  }

  @Test("prove reads TAP", .enabled(if: Subprocess.find("prove") != nil))
  func prove() throws {
    let file = try folder.write("out.tap", try report("tap"))
    let prove = try #require(Subprocess.find("prove"))
    let result = try Subprocess.run(prove, ["-e", "cat", file], expecting: 1).output
    #expect(result.contains("Failed tests:  2-3"))
    #expect(!result.contains("Parse errors"))
  }

  @Test(
    "tap.py reads TAP and its YAML",
    .enabled(if: Reader.has("tap.parser") && Reader.has("yaml") && Reader.has("more_itertools")))
  func tapReader() throws {
    let found = try python(
      """
      import sys, tap.parser
      for line in tap.parser.Parser().parse_file(sys.argv[1]):
        if line.category == 'test':
          print(line.number, line.ok, line.skip, (line.yaml_block or {}).get('note'))
      """, "tap")
    #expect(
      found == """
        1 True False smooth
        2 False False =a, "b" # <c> |
        3 False False no <time>
        4 True True None
        5 True True None

        """)
  }

  @Test("Python reads CSV: a record for each step, as it was said", .enabled(if: Reader.has("csv")))
  func csv() throws {
    let found = try python(
      """
      import csv, sys
      rows = list(csv.DictReader(open(sys.argv[1], newline=''), strict=True))
      for row in rows:
        print(row['step'], row['verdict'], repr(row['do']), row['model'], repr(row['note']), row['tester'])
      print(repr(rows[1]['instead']), rows[1]['keys'], len(rows[1]))
      """, "csv")
    #expect(
      found == """
        1 passed 'Tap the icon of Notes on the Home Screen.' Notes: Active 'smooth' Ada
        2 failed 'Press the side button.' Notes: Background '\\'=a, "b" # <c> |' Ada
        3 blocked 'Wait 6 seconds.' Notes: Suspended 'no <time>' Ada
        4 skipped 'Wake the screen and unlock the phone.' Notes: Active '' Ada
        5 open 'Make Notes crash.' Notes: Not running
        The app crashed. SIGABRT [not notified] '' Ada
        'applicationWillTerminate(_:)\\nblack' [o] +2s [l] 17

        """)
    let text = try report("csv")
    #expect(text.hasSuffix("\r\n"))
    #expect(text.unicodeScalars.count { $0 == "\r" } == 6)
  }

  @Test("clevercsv finds the same dialect and table in CSV", .enabled(if: Reader.has("clevercsv")))
  func cleverCSV() throws {
    let found = try python(
      """
      import clevercsv, sys
      text = open(sys.argv[1], newline='').read()
      dialect = clevercsv.Sniffer().sniff(text)
      rows = list(clevercsv.reader(text.splitlines(True), dialect))
      print(dialect.delimiter, dialect.quotechar, len(rows), {len(row) for row in rows})
      """, "csv")
    #expect(found == ", \" 6 {17}\n")
  }

  @Test("JSON has the session and the trace of every step")
  func json() throws {
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(try report("json").utf8)) as? [String: Any])
    #expect(json["tester"] as? String == "Ada")
    #expect((json["verdicts"] as? [String: Int])?["failed"] == 1)
    let steps = try #require(json["steps"] as? [[String: Any]])
    #expect(
      steps.map { $0["verdict"] as? String } == ["passed", "failed", "blocked", "skipped", "open"])
    let trace = try #require(steps[1]["trace"] as? [[String: Any]])
    #expect(
      trace.compactMap { $0["kind"] as? String == "call" ? $0["name"] as? String : nil }
        == ["applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)"])
    #expect(steps[1]["instead"] as? [String] == ["applicationWillTerminate(_:)", "black"])
  }

  @Test("a report goes into a file as a whole, or not at all")
  func file() throws {
    let path = folder.path("out.xml")
    try Subprocess.run(Binary.path, ["report", session, "--format", "junit", "-o", path])
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("</testsuites>\n"))
    let refused = try Subprocess.run(
      Binary.path, ["report", session, "-o", folder.path("none/out")], expecting: 2)
    #expect(refused.errors.contains("No such file or directory"))
    let scenario = try Subprocess.run(
      Binary.path, ["report", folder.path("tour.scenario")], expecting: 2)
    #expect(scenario.errors.contains(":1: not a session file of applife walk"))
  }
}
