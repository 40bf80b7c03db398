// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// The completions that Tab offers: as the program answers, and as real shells show them.
@Suite("Completions")
struct CompletionTests {
  /// Returns the completions that the program offers for the last of some words.
  private func offers(_ words: String...) throws -> [String] {
    try Subprocess.run(Binary.path, ["---complete"] + words).output
      .split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test("the first word is a command, a scenario or a file")
  func firstWord() throws {
    #expect(try offers("ru") == ["run"])
    #expect(try offers("r").starts(with: ["run", "report"]))
    #expect(try offers("rul") == ["rules"])
    #expect(try offers("six-cases-1").contains("six-cases-1-home"))
    #expect(try offers("").contains("help"))
    #expect(try offers("demo", "") == [])
  }

  @Test("options are those of the command that have not been given, values those they take")
  func options() throws {
    #expect(try offers("run", "--f") == ["--format"])
    #expect(try offers("run", "--format", "tap") == ["tap", "tap14"])
    #expect(try offers("run", "--format=j") == ["--format=jsonl", "--format=junit"])
    #expect(try offers("run", "--format=mer") == ["--format=mermaid"])
    // bash makes the sign a word of its own.
    #expect(try offers("run", "--format", "=", "mer") == ["--format=mermaid"])
    #expect(try offers("--color", "=") == ["--color=auto", "--color=always", "--color=never"])
    #expect(try offers("run", "--json", "--js") == [])
    #expect(try offers("--pl") == ["--plain"])
    #expect(try offers("run", "--pl") == [])
    #expect(try offers("--ios", "2") == ["2", "26", "27"])
    #expect(try offers("rules", "leave.l") == ["leave.lock"])
    #expect(try offers("events", "receive-c") == ["receive-call"])
    #expect(try offers("completions", "") == ["bash", "zsh", "fish"])
    #expect(try offers("help", "sc") == ["scenarios"])
  }

  @Test("files are offered with their folder, and folders to go on")
  func files() throws {
    let folder = try Folder()
    _ = try folder.write("a b.scenario", "lock\n")
    _ = try folder.write("other.txt", "")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "deep"), withIntermediateDirectories: true)
    #expect(
      try offers("run", folder.url.path + "/") == [
        folder.path("a b.scenario"), folder.path("deep") + "/",
      ])
    #expect(try offers("run", "-o", folder.path("oth")) == [folder.path("other.txt")])
  }

  /// Types into a shell, presses Tab, and waits for what must then stand on its line.
  private func press(_ typed: String, in tmux: borrowing Tmux, giving wanted: String) throws {
    try tmux.press("C-u")
    try tmux.send(Array(typed.utf8) + [0x09])
    try tmux.wait("'\(wanted)' after '\(typed)' and Tab") { lines in
      lines.contains { $0.hasSuffix(wanted) || $0.contains(wanted + " ") }
    }
  }

  /// Checks the behavior that every shell must have.
  private func check(_ tmux: borrowing Tmux) throws {
    try press("applife scenar", in: tmux, giving: "applife scenarios")
    try press("applife run --for", in: tmux, giving: "applife run --format")
    try press("applife run --format mer", in: tmux, giving: "applife run --format mermaid")
    try press("applife run --format=mer", in: tmux, giving: "applife run --format=mermaid")
    try press("applife ru", in: tmux, giving: "applife run")
    try press("applife six-cases-1", in: tmux, giving: "applife six-cases-1-home")
    try press("applife run six-cases-6", in: tmux, giving: "applife run six-cases-6-banner-viewed")
    try press("applife --color al", in: tmux, giving: "applife --color always")
    try press("applife run zeb", in: tmux, giving: "applife run zebra.scenario")
  }

  @Test("bash completes")
  func bash() throws {
    let tmux = try Tmux(120, 24)
    try Data("lock\n".utf8).write(to: tmux.folder.appending(path: "zebra.scenario"))
    try tmux.type("source <(applife completions bash); echo ready")
    try tmux.wait("the script") { $0.contains("ready") }
    try check(tmux)
  }

  @Test("zsh completes", .enabled(if: Subprocess.find("zsh") != nil))
  func zsh() throws {
    let tmux = try Tmux(120, 24)
    try Data("lock\n".utf8).write(to: tmux.folder.appending(path: "zebra.scenario"))
    let functions = tmux.folder.appending(path: "functions")
    try FileManager.default.createDirectory(at: functions, withIntermediateDirectories: true)
    let script = try Subprocess.run(Binary.path, ["completions", "zsh"]).output
    try Data(script.utf8).write(to: functions.appending(path: "_applife"))
    try tmux.type("exec zsh -f")
    try tmux.type(
      "fpath=(~/functions $fpath); autoload -U compinit; compinit -u; PS1='> '; echo ready")
    try tmux.wait("the script") { $0.contains("ready") }
    try check(tmux)
  }

  @Test("fish completes", .enabled(if: Subprocess.find("fish") != nil))
  func fish() throws {
    let tmux = try Tmux(120, 24)
    try Data("lock\n".utf8).write(to: tmux.folder.appending(path: "zebra.scenario"))
    try tmux.type("exec fish --no-config")
    try tmux.type("applife completions fish | source; echo ready")
    try tmux.wait("the script") { $0.contains("ready") }
    try check(tmux)
  }
}
