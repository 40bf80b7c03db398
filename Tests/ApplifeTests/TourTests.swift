// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import ProgramTestSupport
import Testing

@Suite("applife tour")
struct TourCommandTests {
  private func tour(_ arguments: String..., expecting status: Int32 = 0) throws -> Subprocess.Result
  {
    try Subprocess.run(Binary.path, ["tour"] + arguments, expecting: status)
  }

  @Test("a tour for an app of a file is written, said in words, and passes when it is run")
  func file() throws {
    let folder = try Folder()
    let head = try folder.write("head.scenario", "ios 6\napp \"My Notes\"\nlimit suspension 8s\n")
    let path = folder.path("tour.scenario")
    let result = try tour(
      "--head", head, "--with", "all", "--without", "calls, siri, hang", "-o",
      path)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "Tour of My Notes: transitions (iOS 6, delegate)")
    #expect(lines[1].hasSuffix("Covers 12 of 12."))
    #expect(lines[2].hasPrefix("No tour is shorter"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for line in lines { #expect(text.contains("# \(line)\n")) }
    #expect(text.contains("# Wait 9 seconds.\nwait 9s\n"))
    #expect(!text.contains("call\n") && !text.contains("slow save"))
    let run = try Subprocess.run(Binary.path, ["run", "--quiet", path])
    #expect(run.output.hasSuffix(" passed, 0 failed\n"))
  }

  @Test("a tour needs a finger alone, and says what needs more; its steps are counted once")
  func finger() throws {
    let folder = try Folder()
    let path = folder.path("tour.scenario")
    let lines = try tour("-o", path).output.split(separator: "\n").map(String.init)
    #expect(
      lines.contains(
        "Not covered without --with server or --with debugger: not running > background."))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for word in ["exceed memory", "location update", "change privacy", "crash"] {
      #expect(!text.contains("\n\(word)") && !text.contains("s \(word)"), "\(word)")
    }
    let count = try #require(lines[1].split(separator: " ").first)
    let walk = try Subprocess.run(
      "/usr/bin/env",
      [
        "XDG_STATE_HOME=" + folder.url.path, "sh", "-c",
        "exec '\(Binary.path)' walk '\(path)' --plain </dev/null",
      ])
    #expect(walk.output.contains("Step 1 of \(count)\n"))
  }

  @Test("within a time, what is left out is named")
  func within() throws {
    let output = try tour("--ios", "4", "--cover", "events", "--with", "all", "--within", "1m")
      .output
    #expect(output.contains("# Not covered because there is not enough time: "))
    #expect(output.contains("No tour of 1 min covers more than"))
  }

  @Test("endings may be called terminations, as coverage calls them")
  func terminations() throws {
    for words in ["endings", "terminations", "Terminations"] {
      #expect(try TourWords.cover("states, " + words) == [.states, .terminations])
    }
  }

  @Test(
    "what is wrong is one line",
    arguments: [
      (
        ["--cover", "state"],
        "applife: unknown value 'state' for --cover; did you mean 'states'?\n"
      ),
      (
        ["--without", "cals"],
        "applife: unknown value 'cals' for --without; did you mean 'calls'?\n"
      ),
      (
        ["--with", "debuger"],
        "applife: unknown value 'debuger' for --with; did you mean 'debugger'?\n"
      ),
      (
        ["--within", "soon"],
        "applife: --within 'soon' is not a duration; use one such as 90s, 20m or 1h30m\n"
      ),
      (["--within", "0s"], "applife: nothing can be covered with these options\n"),
      (["--head", "/nowhere"], "/nowhere: No such file or directory\n"),
      (["--style", "swiftui", "--ios", "12"], "applife: 'MyApp' has style=swiftui, which needs"),
    ])
  func wrong(arguments: [String], line: String) throws {
    let result = try Subprocess.run(Binary.path, ["tour"] + arguments, expecting: 2)
    #expect(result.errors.hasPrefix(line))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(result.output.isEmpty)
  }

  @Test("a head with steps is refused at the step")
  func steps() throws {
    let folder = try Folder()
    let head = try folder.write("head.scenario", "app A\n  tap icon\n")
    let result = try tour("--head", head, expecting: 2)
    #expect(
      result.errors
        == "\(head):2:3: --head takes only declarations; 'tap icon A' is a step\n")
  }
}
