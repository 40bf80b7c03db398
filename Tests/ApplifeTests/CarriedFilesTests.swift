// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import ProgramTestSupport
import Testing

/// The program alone: what it carries, and machines that have almost nothing.
@Suite("A copy of the program without anything beside it")
struct CarriedFilesTests {
  private static let resources = Project.root.appending(path: "Resources")

  /// True if mounts can be hidden from a process, which not every container allows.
  private static let canHide =
    (try? Subprocess.run("/usr/bin/env", ["unshare", "-rm", "true"])) != nil

  /// Runs a copy of the program in an empty folder, which is the working directory.
  private func run(
    _ arguments: [String], environment: [String] = [], expecting status: Int32 = 0
  ) throws -> Subprocess.Result {
    let folder = try Folder()
    let copy = folder.path("applife")
    // By a program that starts no others: a file that is open for writing anywhere, also in a process
    // that another test has just forked, cannot be executed.
    try Subprocess.run("/usr/bin/install", [Binary.path, copy])
    return try Subprocess.run(
      "/usr/bin/env",
      ["-C", folder.url.path, "-u", "APPLIFE_SCENARIOS", "-u", "APPLIFE_LESSONS"] + environment
        + [copy] + arguments,
      expecting: status)
  }

  /// A command that runs another one on a machine without these folders.
  private func hiding(_ folders: [String], _ command: String) -> String {
    let mounts = folders.filter { FileManager.default.fileExists(atPath: $0) }
      .map { "mount -t tmpfs none \($0) && " }.joined()
    return "unshare -rm sh -c '\(mounts)exec \(command)'"
  }

  @Test("it has every scenario, with titles in each language")
  func scenarios() throws {
    let names = try FileManager.default
      .contentsOfDirectory(atPath: Self.resources.appending(path: "Scenarios").path)
      .filter { $0.hasSuffix(".scenario") }.map { String($0.dropLast(9)) }.sorted()
    let listed = try run(["scenarios", "--json"]).output.split(separator: "\n").compactMap { line in
      try (JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["name"]
        as? String
    }
    #expect(listed.sorted() == names)
    let russian = try run(["scenarios", "--lang", "ru"], environment: ["LC_ALL=C.UTF-8"]).output
    #expect(russian.unicodeScalars.count { (0x410...0x44F).contains($0.value) } > 5_000)
  }

  @Test("it runs a scenario by its name and by its address")
  func runs() throws {
    #expect(try run(["run", "six-cases-5-call-answered"]).output.contains("5 passed, 0 failed"))
    let address = "applife:Scenarios/six-cases-5-call-answered"
    #expect(try run(["run", address + ".scenario"]).output.contains("5 passed, 0 failed"))
    let missing = try run(["run", address], expecting: 2)
    #expect(missing.errors.contains("No such file"))
  }

  @Test("a file of the same name is nearer than the one it carries; the address names that one")
  func nearer() throws {
    let folder = try Folder()
    _ = try folder.write("call-banner", "ios 26\napp Near\ntap icon Near\n")
    func report(_ name: String) throws -> String {
      try Subprocess.run("/usr/bin/env", ["-C", folder.url.path, Binary.path, "run", name]).output
    }
    #expect(try report("call-banner").contains("Near"))
    #expect(try !report("applife:Scenarios/call-banner.scenario").contains("Near"))
  }

  @Test("a folder that the environment names comes before what it carries")
  func folder() throws {
    let folder = try Folder()
    _ = try folder.write("own.scenario", "# My own\nios 26\napp Near\ntap icon Near\n")
    let variable = "APPLIFE_SCENARIOS=\(folder.url.path)"
    let list = try run(["scenarios"], environment: [variable]).output
    #expect(list.contains("My own"))
    #expect(!list.contains("six-cases"))
    #expect(try run(["run", "own"], environment: [variable]).output.contains("Near"))
  }

  @Test("a folder in which nothing can be read is said, for scenarios and for lessons")
  func unreadable() throws {
    let folder = try Folder()
    // A folder whose name is that of a scenario.
    _ = try folder.write("own.scenario/file", "")
    for (variable, command) in [("APPLIFE_SCENARIOS", "scenarios"), ("APPLIFE_LESSONS", "learn")] {
      let said = try Subprocess.run(
        "/usr/bin/env", ["\(variable)=\(folder.url.path)", Binary.path, command], expecting: 2)
      #expect(said.errors.hasSuffix(" in \(variable) can be read\n"), "\(said.errors)")
    }
  }

  @Test("it has the lessons, and makes pages of them")
  func lessons() throws {
    #expect(try run(["learn"]).output.contains("five-states"))
    let page = try run(["run", "call-banner", "--format", "html", "--lang", "vi"]).output
    #expect(page.utf8.count > 500_000)
  }

  /// A sanitizer reads its own settings in /proc.
  @Test(
    "it takes its arguments, starts and writes files without /proc",
    .enabled(if: canHide && !Binary.isSanitized))
  func withoutProc() throws {
    let result = try Subprocess.run(
      "/bin/sh", ["-c", hiding(["/proc"], "\(Binary.path) run call-banner --json")])
    #expect(result.output.hasPrefix("{"))
    let folder = try Folder()
    let report = folder.path("report")
    try Subprocess.run(
      "/bin/sh", ["-c", hiding(["/proc"], "\(Binary.path) run call-banner -o \(report)")])
    #expect(folder.names == ["report"])
  }

  @Test(
    "without terminfo it knows the commonest terminals, and xterm's relatives",
    .enabled(if: canHide),
    arguments: ["xterm-256color", "xterm", "screen-256color", "tmux", "linux", "vt100", "foot"])
  func withoutTerminfo(type: String) throws {
    let terminal = try Pseudoterminal()
    let folders = ["/lib/terminfo", "/usr/share/terminfo", "/etc/terminfo"]
    try terminal.run(
      "TERM=\(type) " + hiding(folders, "\(Binary.path) six-cases-5-call-answered"))
    try terminal.wait(for: "Notes")
    terminal.type("q")
    try terminal.wait(for: "status 0")
    let said = String(decoding: terminal.output, as: UTF8.self).contains("does not know")
    #expect(said == (type == "foot"))
  }

  @Test("a terminal that it does not know either is still an error", .enabled(if: canHide))
  func unknownTerminal() throws {
    let terminal = try Pseudoterminal()
    try terminal.run(
      "TERM=weird " + hiding(["/lib/terminfo", "/usr/share/terminfo"], Binary.path))
    try terminal.wait(for: "does not know the terminal type")
    try terminal.wait(for: "status 2")
  }

  @Test("without a locale it draws UTF-8 if the name of one asks for it", .enabled(if: canHide))
  func withoutLocales() throws {
    for (name, line) in [("en_US.UTF-8", "─"), ("en_US", "1 Notes . Not running")] {
      let terminal = try Pseudoterminal()
      let places = "TMPDIR='\(terminal.folder.path)'"
      try terminal.run(
        "LC_ALL= LC_CTYPE= LANG=\(name) \(places) "
          + hiding(["/usr/lib/locale"], "\(Binary.path) six-cases-5-call-answered"))
      try terminal.wait(for: line)
      terminal.type("q")
      try terminal.wait(for: "status 0")
      let left = try FileManager.default.contentsOfDirectory(atPath: terminal.folder.path)
      #expect(!left.contains { $0.hasPrefix("applife") }, "its folder is gone")
    }
  }
}
