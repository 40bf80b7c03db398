// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import ProgramTestSupport
import Testing

/// Pages for browsers, as files. What they do in a browser is tested by `tools/page-test.mjs`.
@Suite("Pages")
struct PageTests {
  private func page(_ arguments: [String], expecting status: Int32 = 0) throws -> String {
    try Subprocess.run(Binary.path, arguments + ["--format", "html"], expecting: status).output
  }

  @Test("a page is one file below 1.25 MB that loads nothing")
  func isOneFile() throws {
    let page = try page(["run", "six-cases-5-call-answered"])
    #expect(page.utf8.count < 1_250_000)
    #expect(page.contains("content=\"default-src 'none'; script-src 'sha256-"))
    let markup = try #require(page.range(of: "id=\"engine\"")).lowerBound
    for part in ["src=\"http", "href=", "<link", "url(", "@import"] {
      #expect(!page[..<markup].contains(part), "found: \(part)")
    }
  }

  @Test("the only script that may run is the page's")
  func namesItsScript() throws {
    let page = try page(["run", "-c", "tap icon"])
    let begin = try #require(page.range(of: "<script>", options: .backwards)).upperBound
    let end = try #require(page.range(of: "</script>", options: .backwards)).lowerBound
    let folder = try Folder()
    let file = try folder.write("page.js", String(page[begin..<end]))
    let digits = Array(try Subprocess.run("/usr/bin/sha256sum", [file]).output.prefix(64))
    let bytes = stride(from: 0, to: 64, by: 2).compactMap {
      UInt8(String(digits[$0...($0 + 1)]), radix: 16)
    }
    #expect(page.contains("script-src 'sha256-\(Data(bytes).base64EncodedString())'"))
  }

  @Test("the record has the steps, what happened, and pictures with descriptions")
  func hasARecord() throws {
    let page = try page(
      ["run", "-c", "tap icon, +2s receive call, expect MyApp active"], expecting: 1)
    for part in [
      "<code>+2s receive call</code>", "<td>applicationWillResignActive(_:) [active]</td>",
      "<td>+2.000</td><td></td><td>failed</td>",
      "alt=\"3 of 5 states and 3 of 12 transitions seen.",
      "alt=\"2 events, from 0 to 2 s.",
    ] {
      #expect(page.contains(part), "missing: \(part)")
    }
  }

  @Test("the first sheet of paper tells no answer; the next has the author's notes")
  func tellsNothingBefore() throws {
    let resources = Project.root.appending(path: "Resources")
    for (name, objective, told) in [
      (
        "Scenarios/six-cases-5-call-answered", "Case 5: a call arrives",
        "So the app enters the background"
      ),
      ("Lessons/01-five-states", "After this lesson you can", "Notes was Inactive first"),
    ] {
      let page = try page(["run", resources.appending(path: "\(name).scenario").path])
      let record = try #require(page.range(of: "<h1>")).lowerBound
      let answers = try #require(page.range(of: "<section class=\"answers\">")).lowerBound
      let end = try #require(page.range(of: "<table>")).lowerBound
      #expect(page[record..<answers].contains(objective), "\(name)")
      #expect(!page[record..<answers].contains(told), "\(name)")
      #expect(page[answers..<end].contains(told), "\(name)")
    }
  }

  @Test("in the record each heading is there once, and what tells the outcome stands below one")
  func hasHeadings() throws {
    let page = try page(["run", "six-cases-5-call-answered"])
    let record = try #require(page.range(of: "<main id=\"record\">")).upperBound
    let headings = page[record...].matches(of: /<h2>([^<]*)<\/h2>/).map { String($0.output.1) }
    #expect(headings == ["Steps", "What happens", "Life cycle", "Timeline"])
    let outcome = try #require(page.range(of: "<h2>What happens</h2>")).lowerBound
    let note = try #require(page.range(of: "Phone is in front now.")).lowerBound
    #expect(outcome < note)
  }

  @Test("a user's text is never markup, and turns no direction")
  func escapesText() throws {
    let folder = try Folder()
    let file = try folder.write(
      "bad.scenario",
      "# </title><script>alert(1)</script> {{engine}} \u{202E}x\napp \"<img src=x>\"\ntap icon\n")
    let page = try page(["run", file])
    #expect(!page.contains("<script>alert") && !page.contains("<img src=x>"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; {{engine}} ?x</title>"))
    #expect(page.contains("\\u003cscript>alert(1)\\u003c/script> {{engine}} \\u202ex"))
    #expect(!page.unicodeScalars.contains("\u{202E}"))
  }

  @Test("a file and a format are short for a run")
  func isShort() throws {
    let short = try page(["six-cases-1-home"])
    #expect(try page(["run", "six-cases-1-home"]) == short)
  }

  @Test("the course is a page for each lesson, and an index of them")
  func course() throws {
    let folder = try Folder()
    let target = folder.url.appending(path: "a/course").path
    try Subprocess.run(Binary.path, ["course", "-o", target])
    let index = try String(contentsOfFile: target + "/index.html", encoding: .utf8)
    let files = try FileManager.default.contentsOfDirectory(atPath: target)
    #expect(files.count == 20)
    for file in files where file != "index.html" && file != "engine.js" {
      #expect(index.contains("<a href=\"\(file)\">"), "not in the index: \(file)")
    }
    // The lessons share one module.
    let engine = try String(contentsOfFile: target + "/engine.js", encoding: .utf8)
    #expect(engine.utf8.count > 500_000)
    let lesson = try String(contentsOfFile: target + "/interruptions.html", encoding: .utf8)
    #expect(lesson.contains("<script src=\"engine.js\"></script>"))
    #expect(lesson.utf8.count < 200_000)
  }

  @Test("a session is saved as a page, and over none that is there")
  func save() throws {
    let folder = try Folder()
    let file = folder.url.appending(path: "x.html").path
    let commands = "tap icon\nsave \(file)\nsave \(file)\n"
    let input = try folder.write("input", commands)
    let result = try Subprocess.run(
      "/bin/sh", ["-c", "\"$0\" --plain <\"$1\"; true", Binary.path, input])
    let page = try String(contentsOfFile: file, encoding: .utf8)
    #expect(page.contains(/<li><code>\+\S+ tap icon \w+<\/code>/))
    #expect(result.errors.contains("save! \(file)"))
  }

  @Test("what a page cannot hold is refused in one line")
  func refuses() throws {
    let two = try Subprocess.run(
      Binary.path, ["run", "demo", "six-cases-1-home", "--format", "html"], expecting: 2)
    #expect(two.errors == "--format html makes one page; run one scenario at a time\n")
    let missing = try Subprocess.run(
      Binary.path, ["course", "-o", "/proc/none"], expecting: 2)
    #expect(missing.errors.split(separator: "\n").count == 1)
  }
}
