// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// Files that are attached to the steps of a walk, and the reports that show them.
@Suite("Evidence of walks")
struct WalkEvidenceTests {
  private let folder: Folder
  /// The smallest PNG, and what is no picture.
  private static let picture = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="
  )

  init() throws {
    folder = try Folder()
    _ = try folder.write("tour.scenario", WalkTests.tour)
    _ = try folder.write("pictures/old.txt", "old")
    try age("old.txt", 60)
    _ = try folder.write("pictures/.hidden", "hidden")
    _ = try folder.write("pictures/a shot.png", try #require(Self.picture))
    // A link is not followed, whatever it leads to.
    _ = try folder.write("outside.txt", "secret")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("pictures/link.txt"), withDestinationPath: "../outside.txt")
  }

  /// A file was changed so many seconds ago.
  private func age(_ name: String, _ seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)],
      ofItemAtPath: folder.path("pictures/" + name))
  }

  private func shell(_ line: String, expecting status: Int32 = 0) throws -> Subprocess.Result {
    try Subprocess.run(
      "/bin/bash",
      [
        "-c",
        "cd '\(folder.url.path)'; export XDG_STATE_HOME=$PWD/state; "
          + "applife() { '\(Binary.path)' \"$@\"; }; " + line,
      ], expecting: status)
  }

  /// A walk whose first step has a picture, and the second a text.
  private func walk() throws {
    _ = try shell(
      "printf 'attach\\nnote <n>\\np\\nfollow-up Try it in Mail\\n' | applife walk tour.scenario "
        + "--session a.walk --plain --evidence pictures")
    _ = try folder.write("pictures/log.txt", "line")
    _ = try shell(
      "printf 'f\\nattach\\nattach\\n' | applife walk a.walk --plain --evidence pictures",
      expecting: 1)
  }

  @Test("the newest file of the folder is copied beside the session, with its SHA-256")
  func attach() throws {
    try walk()
    let sums = try shell("cd a.evidence; sha256sum *").output.split(separator: "\n")
    #expect(
      sums.map { $0.drop { $0 != " " }.dropFirst(2) } == ["step-1-a shot.png", "step-2-log.txt"])
    let session = try shell("cat a.walk").output
    for line in sums {
      #expect(session.contains(#""sha256":"\#(line.prefix { $0 != " " })""#), "\(line)")
    }
    #expect(session.components(separatedBy: "log.txt").count == 2, "the same file is attached once")
    #expect(try shell("cat pictures/log.txt").output == "line", "the original stays")
  }

  @Test("a step keeps its files when its verdict is given again")
  func again() throws {
    try walk()
    _ = try shell("printf 'step 1\\nb\\n' | applife walk a.walk --plain", expecting: 1)
    #expect(try shell("cat a.walk").output.contains("step-1-a shot.png"))
  }

  @Test("without a folder, or without a file in it, that is said")
  func nothing() throws {
    let none = try shell("printf 'attach\\n' | applife walk tour.scenario --plain", expecting: 2)
    #expect(none.errors == "Name the folder of your screenshots with --evidence FOLDER.\n")
    let missing = try shell(
      "applife walk tour.scenario --plain --evidence no </dev/null", expecting: 2)
    #expect(missing.errors == "no: No such file or directory\n")
    let empty = try shell(
      "mkdir empty; printf 'attach\\n' | applife walk tour.scenario --plain --evidence empty",
      expecting: 2)
    #expect(empty.errors == "Not attached: empty: the folder has no file\n")
  }

  @Test("the page shows pictures, names other files, and says what is gone or has changed")
  func page() throws {
    try walk()
    let html = try shell("applife report a.walk --format html").output
    let picture = try #require(Self.picture).base64EncodedString()
    #expect(html.contains("src=\"data:image/png;base64,\(picture)\""))
    #expect(html.contains("img-src data:"))
    #expect(html.components(separatedBy: "<img").count == 2)
    #expect(html.contains("step-2-log.txt (4 B, SHA-256 "))
    #expect(html.contains("<li>Try it in Mail</li>"))
    _ = try shell("rm a.evidence/step-2-log.txt; printf x >> 'a.evidence/step-1-a shot.png'")
    let changed = try shell("applife report a.walk --format html").output
    #expect(!changed.contains("<img"))
    #expect(changed.contains("This file has changed since it was attached"))
    #expect(changed.contains("This file is no longer beside the session."))
    let markdown = try shell("applife report a.walk").output
    #expect(markdown.contains("- Try it in Mail\n"))
  }

  @Test("a picture that is too large for a page is named, with the limit")
  func large() throws {
    let picture = try #require(Self.picture)
    _ = try folder.write("pictures/large.png", picture + Data(count: 9 << 20))
    _ = try shell(
      "printf 'attach\\n' | applife walk tour.scenario --session a.walk --plain --evidence pictures"
    )
    let html = try shell("applife report a.walk --format html").output
    #expect(!html.contains("<img") && html.contains("pictures of up to 8 MB each"))
  }

  @Test("JUnit's XML has what TestRail, Xray and Kiwi read, and only if that is asked for")
  func tools() throws {
    try walk()
    #expect(!(try shell("applife report a.walk --format junit").output.contains("test_")))
    func xml(_ tool: String, _ program: String) throws -> String {
      let file = folder.path(tool + ".xml")
      _ = try shell(
        "applife report a.walk --format junit --for \(tool) --case 1=C1042 --case 2=CALC-7 -o \(tool).xml"
      )
      return try Reader.run(
        """
        import base64, sys
        from xml.etree import ElementTree
        for case in ElementTree.parse(sys.argv[1]).iter("testcase"):
            found = {one.get("name"): one for one in case.iter("property")}
        \(program)
        """, file)
    }
    // As trcli's reader takes them: values.
    let testrail = try xml(
      "testrail", "    print(*[(name, one.get('value')) for name, one in found.items()], sep='|')")
    #expect(
      testrail == """
        ('test_id', 'C1042')|('testrail_result_comment', '<n>')|\
        ('testrail_attachment', 'a.evidence/step-1-a shot.png')
        ('test_id', 'CALC-7')|('testrail_attachment', 'a.evidence/step-2-log.txt')


        """)
    let xray = try xml(
      "xray",
      """
          items = found['testrun_evidence'] if 'testrun_evidence' in found else []
          print(found['test_key'].get('value') if 'test_key' in found else None,
                *[(one.get('name'), len(base64.b64decode(one.text))) for one in items])
      """)
    #expect(
      xray == """
        C1042 ('step-1-a shot.png', 68)
        CALC-7 ('step-2-log.txt', 4)
        None

        """)
    let kiwi = try xml(
      "kiwi",
      "    print(case.get('timestamp') is not None, [one.tag for one in case], case.find('skipped') is not None"
        + " and case.find('skipped').get('message'))")
    #expect(
      kiwi == """
        True ['system-out'] False
        True ['failure', 'system-out'] False
        False ['skipped'] open

        """)
  }

  @Test(
    "TestRail's trcli finds the case, the comment and the files of a step",
    .enabled(if: Reader.trcli != nil))
  func trcli() throws {
    try walk()
    _ = try shell(
      "applife report a.walk --format junit --for testrail --case 1=C1042 --case 2=7 -o results.xml"
    )
    let python = try #require(Reader.trcli)
    let program = """
      import sys, types
      from trcli.readers.junit_xml import JunitParser
      said = []
      environment = types.SimpleNamespace(
          case_matcher="property", special_parser=None, params_from_config={}, file=sys.argv[1], suite_name=None,
          log=said.append, elog=said.append, vlog=said.append)
      suite, = JunitParser(environment).parse_file()
      for section in suite.testsections:
          for case in section.testcases:
              result = case.result
              print("case", case.case_id, result.status_id, [result.comment.strip()], result.attachments)
      assert not [line for line in said if "rror" in str(line)], said
      """
    let output = try shell("'\(python)' -c '\(program)' results.xml").output
      .split(separator: "\n").filter { $0.hasPrefix("case ") }
    // 1 is passed, 5 is failed, 4 is to be tested again.
    #expect(output.count == 3, "\(output)")
    #expect(output.first == "case 1042 1 ['<n>'] ['a.evidence/step-1-a shot.png']")
    #expect(output.dropFirst().first?.hasPrefix("case 7 5 ['Type: failed") == true, "\(output)")
    #expect(output.dropFirst().first?.hasSuffix(" ['a.evidence/step-2-log.txt']") == true)
    #expect(output.last == "case None 4 [''] []")
  }

  @Test("properties for a tool need JUnit's XML, and a case its step")
  func refused() throws {
    try walk()
    for (options, message) in [
      ("--for xray", "--for and --case need --format junit"),
      ("--format junit --case 1=C1", "--case needs --for"),
      ("--format junit --for xray --case C1", "--case takes STEP=ID, not 'C1'"),
      ("--format junit --for xray --case 0=C1", "--case takes STEP=ID, not '0=C1'"),
      ("--format junit --for xray --case +1=C1", "--case takes STEP=ID, not '+1=C1'"),
      ("--format junit --for xray --case '1= '", "--case takes STEP=ID, not '1= '"),
      ("--format junit --for xray --case 1=a --case 1=b", "--case was given twice for 1"),
      ("--format junit --for xray --case 99=C1", "--case 99: use a step from 1 to 3"),
    ] {
      let result = try shell("applife report a.walk \(options)", expecting: 2)
      #expect(result.errors.hasPrefix("applife: \(message)"), "\(result.errors)")
    }
  }

  @Test("keys attach a file and note something for another session")
  func keys() throws {
    let tmux = try Tmux(80, 24)
    try tmux.type(
      "cd '\(folder.url.path)' && applife walk tour.scenario --session a.walk --evidence pictures "
        + "--charter c --tester t --device d --build b")
    try tmux.wait(text: "Step 1 of 3")
    try tmux.press("a")
    try tmux.wait(text: "Attached: step-1-a shot.png")
    try tmux.press("u")
    try tmux.wait(text: "Follow-up:")
    try tmux.type("more")
    let isKept = try Polling.until {
      try String(contentsOfFile: folder.path("a.walk"), encoding: .utf8)
        .contains(#"{"kind":"follow-up","text":"more"}"#)
    }
    #expect(isKept)
    try tmux.wait(text: "step-1-a shot.png")
  }
}
