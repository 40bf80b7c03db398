// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// Drawings of runs, held by the tools that read them where these are installed.
@Suite("Drawings")
struct PictureTests {
  private static let steps =
    "tap icon, +2s receive call, decline call, press home, wait 6s, tap icon, hang, press home, "
    + "wait 20s"

  private func draw(_ format: String, _ arguments: String...) throws -> String {
    let what = arguments.isEmpty ? ["-c", Self.steps] : arguments
    return try Subprocess.run(Binary.path, ["run"] + what + ["--format", format]).output
  }

  /// Has another program read a drawing; nothing where the program is missing.
  private func read(_ text: String, _ tool: String, _ arguments: [String]) throws -> String? {
    guard let path = Subprocess.find(tool) else { return nil }
    let folder = try Folder()
    let file = try folder.write("drawing", text)
    let result = try Subprocess.run(path, arguments + [file])
    #expect(result.errors.isEmpty)
    return result.output
  }

  @Test("a run shows its states, calls, the limit that was reached and the termination")
  func run() throws {
    let svg = try draw("svg")
    for part in [
      "role=\"img\"", "<title id=\"title\">", "<desc id=\"description\">",
      "prefers-color-scheme: dark", "applicationWillResignActive(_:) [active]",
      "limit scene-update until 18 s", "class=\"limit\"", "class=\"reached\"", "class=\"end\"",
      "<title>suspended, 7 - 8 s</title>", "class=\"suspended\"",
      "MyApp: not running at first, then inactive at 0 s, then active at 0 s, then inactive at 2 s",
      "then terminated at 18 s (watchdog 0x8badf00d, not notified",
    ] {
      #expect(svg.contains(part), "missing: \(part)")
    }
    _ = try read(svg, "xmllint", ["--noout"])
    _ = try read(svg, "rsvg-convert", ["-f", "svg"])
  }

  @Test("the state diagram counts transitions, and names those that were not seen")
  func diagram() throws {
    let svg = try draw("diagram")
    #expect(svg.contains("5 of 5 states and 8 of 12 transitions seen."))
    #expect(svg.contains("Not seen: not running &gt; background, "))
    #expect(svg.components(separatedBy: "class=\"unseen\"").count - 1 == 4)
    #expect(svg.contains(">3×</text>"))
    _ = try read(svg, "xmllint", ["--noout"])
    _ = try read(svg, "rsvg-convert", ["-f", "svg"])
  }

  @Test("an animated run moves by styles alone, and stands still where no motion is wanted")
  func animation() throws {
    let still = try draw("svg")
    let moving = try draw("svg", "-c", Self.steps, "--animate")
    #expect(!still.contains("@keyframes"))
    for part in [
      "@keyframes sink", "prefers-reduced-motion: no-preference", "\n.cover { display: none; }",
    ] { #expect(moving.contains(part), "missing: \(part)") }
    for part in ["<script", "<animate", "<set", "http://www.w3.org/1999/xlink"] {
      #expect(!moving.contains(part), "has: \(part)")
    }
    // Under the cover it is the drawing that stands still.
    let lines = Set(moving.split(separator: "\n"))
    #expect(still.split(separator: "\n").allSatisfy(lines.contains))
    #expect(moving.utf8.count < 100_000)
    _ = try read(moving, "xmllint", ["--noout"])
    _ = try read(moving, "rsvg-convert", ["-f", "svg"])
  }

  @Test("for Graphviz the same")
  func dot() throws {
    let dot = try draw("dot")
    #expect(dot.contains("\"inactive\" -> \"active\" [label=\"3×\", penwidth=2];"))
    #expect(dot.contains("\"suspended\" -> \"not running\" [label=\"0×\", style=dashed"))
    if let plain = try read(dot, "dot", ["-Tplain"]) {
      #expect(plain.components(separatedBy: "\nedge ").count - 1 == 12)
    }
  }

  @Test("diagrams take several scenarios, a drawing of a run one")
  func several() throws {
    let folder = try Folder()
    let one = try folder.write("one.scenario", "app A\ntap icon\n")
    let other = try folder.write("other.scenario", "app B style=scene\ntap icon\npress home\n")
    #expect(try draw("diagram", one, other).contains(">2 scenarios</title>"))
    let refused = try Subprocess.run(
      Binary.path, ["run", one, other, "--format", "svg"], expecting: 2)
    #expect(refused.errors.hasPrefix("--format svg draws one diagram"))
  }

  @Test(
    "names from a file end nothing: neither an element nor a quotation",
    arguments: ["svg", "diagram", "dot"])
  func escaping(format: String) throws {
    let folder = try Folder()
    let path = try folder.write(
      "a.scenario",
      "# <b>\"T\" & \\ title\napp \"A<script>&\" style=scene\ntap icon\n"
        + "open url \"x:</text><!--\"\nexpect \"A<script>&\" suspended\n")
    let text = try Subprocess.run(
      Binary.path, ["run", path, "--format", format], expecting: 1
    ).output
    #expect(!text.contains("<script>"))
    if format == "dot" {
      #expect(text.contains("label=\"<b>\\\"T\\\" &amp; \\\\ title\""))
      _ = try read(text, "dot", ["-Tplain"])
    } else {
      #expect(text.contains("&lt;b&gt;&quot;T&quot; &amp; \\ title"))
      _ = try read(text, "xmllint", ["--noout"])
    }
  }
}
