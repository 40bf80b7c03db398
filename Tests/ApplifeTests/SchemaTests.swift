// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// The JSON of each command, held against its schema in docs/schemas by PyPI's jsonschema.
@Suite("Schemas of JSON", .enabled(if: Schema.canBeChecked))
struct SchemaTests {
  private func output(_ arguments: String..., expecting status: Int32 = 0) throws -> String {
    try Subprocess.run(Binary.path, arguments, expecting: status).output
  }

  @Test("every shipped scenario's trace, several files, and coverage")
  func run() throws {
    let scenarios = Schema.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Resources/Scenarios").path
    let files = try FileManager.default.contentsOfDirectory(atPath: scenarios)
      .filter { $0.hasSuffix(".scenario") }.sorted().map { scenarios + "/" + $0 }
    let all = try Subprocess.run(Binary.path, ["run", "--json", "--coverage"] + files).output
    let kinds = try Schema.kinds("run", [all])
    #expect(
      kinds.isSuperset(of: [
        "event", "refused", "process", "call", "returned", "notification", "state", "task",
        "deadline", "queue", "phase", "end", "expectation", "scenario", "coverage",
      ]), "\(kinds)")
    let frameworks = try ["swiftui", "flutter", "react-native", "compose", "dotnet"].map {
      try output("run", "framework-words", "--json", "--as", $0)
    }
    #expect(try Schema.kinds("run", frameworks).contains("framework"))
  }

  @Test("logs that fit and logs that do not")
  func check() throws {
    let folder = try Folder()
    let fits = try folder.write(
      "fits",
      "12:00:00.000 Notes[7] application(_:didFinishLaunchingWithOptions:)\n12:00:00.010 Notes[7] applicationDidBecomeActive\n"
    )
    let departs = try folder.write(
      "departs",
      "12:00:00.000 Notes[7] applicationDidBecomeActive\n12:00:01.000 Notes[7] applicationDidFinishLaunching\n12:00:02.000 Notes[7] applicationDidEnterBackground\n"
    )
    let kinds = try Schema.kinds(
      "check",
      [
        try Subprocess.run("/bin/sh", ["-c", "'\(Binary.path)' check --json '\(fits)' || true"])
          .output,
        try Subprocess.run("/bin/sh", ["-c", "'\(Binary.path)' check --json '\(departs)' || true"])
          .output,
      ])
    #expect(kinds.isSuperset(of: ["log", "departure", "story"]), "\(kinds)")
  }

  @Test("a code, a report and MetricKit's counts")
  func explain() throws {
    let folder = try Folder()
    let counts = try folder.write(
      "metrics",
      #"{"applicationExitMetrics":{"backgroundExitData":{"cumulativeMemoryPressureExitCount":3}}}"#)
    _ = try Schema.kinds(
      "explain",
      [
        output("explain", "0x8badf00d", "--json"), output("explain", "0xdead10cc", "--json"),
        output("explain", counts, "--json"),
        output("explain", "Terminated due to memory issue", "--json"),
        output("explain", "Exception Type: EXC_CRASH (SIGTERM)", "--json"),
      ])
  }

  @Test("an answer, and none")
  func ask() throws {
    _ = try Schema.kinds(
      "ask",
      [
        output("ask", "why does my timer stop in the background", "--json"),
        output("ask", "how do I bake bread", "--json", expecting: 1),
      ])
  }

  @Test("a tour")
  func tour() throws {
    _ = try Schema.kinds("tour", [output("tour", SmallTour.few, "--format", "json")])
  }

  @Test("a way to lose an edit, and none")
  func lose() throws {
    _ = try Schema.kinds(
      "lose",
      [
        output("lose", "saves-at-its-end", "--json", expecting: 1),
        output("lose", "saves-when-it-resigns", "--json"),
      ])
  }

  @Test("two runs and tables of methods")
  func compare() throws {
    let folder = try Folder()
    let steps = try folder.write(
      "a.scenario", "app Notes\ntap icon\nwait 2s\npress home\nwait 9s\n")
    let kinds = try Schema.kinds(
      "compare",
      [
        output("compare", steps, "--style", "delegate,scene", "--json", expecting: 1),
        output(
          "compare", steps, "--style", "delegate,swiftui", "--methods", "--json", expecting: 1),
      ])
    #expect(kinds.isSuperset(of: ["comparison", "row", "states", "method"]), "\(kinds)")
    let versions = try Schema.kinds(
      "compare",
      [
        output("compare", steps, "--ios", "3,4,9,26", "--json", expecting: 1),
        output("compare", steps, "--changed", "--json", expecting: 1),
      ])
    #expect(versions.isSuperset(of: ["versions", "version-row"]), "\(versions)")
  }

  @Test("a session of a walk")
  func report() throws {
    let folder = try Folder()
    let tour = try folder.write("tour.scenario", WalkTests.tour)
    let words = try folder.write("words", "p\nnote smooth\nf\nnote no\n")
    _ = try Subprocess.run(
      "/bin/sh",
      [
        "-c",
        "'\(Binary.path)' walk '\(tour)' --session '\(folder.path("a.walk"))' --plain --tester Ada --charter c --device d --build b < '\(words)' || true",
      ])
    _ = try Schema.kinds("report", [output("report", folder.path("a.walk"), "--json")])
  }

  @Test("lists", arguments: ["events", "rules", "scenarios", "config"])
  func lists(name: String) throws { _ = try Schema.kinds(name, [output(name, "--json")]) }

  @Test("the lessons")
  func lessons() throws { _ = try Schema.kinds("lessons", [output("learn", "--json")]) }
}
