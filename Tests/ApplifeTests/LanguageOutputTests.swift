// SPDX-License-Identifier: Apache-2.0

@testable import OperatingSystem
import Foundation
import Languages
import Lifecycle
import LifecycleTestSupport
import LifecycleText
import ProgramTestSupport
import Testing

/// The outputs of every command in languages whose letters are not Latin, which show an English
/// sentence in the code.
@Suite("Outputs in other languages")
struct LanguageOutputTests {
  private static let root = Project.root

  /// Lines of the shell that write something for people.
  private static let lines: [String] = [
    "applife run demo --why --coverage", "applife run -c 'tap icon, expect MyApp suspended'",
    "applife run SCENARIOS", "applife run SCENARIOS --coverage --quiet",
    "applife run SCENARIOS --format markdown", "applife run demo --format mermaid",
    "applife compare demo --style delegate,scene",
    "applife compare demo --style delegate,scene --width 120",
    "applife compare SCENARIOS --style delegate,scene --format markdown",
    "applife compare SCENARIOS --style delegate,scene --methods",
    "applife compare SCENARIOS --style delegate,scene --methods --format markdown --each",
    "applife compare demo six-cases-1-home", "applife rules", "applife rules leave.lock",
    "applife rules launch.background", "applife rules --format markdown", "applife events",
    "applife events --format markdown", "applife scenarios", "applife learn",
    "applife explain 0x8badf00d", "applife explain 0xc00010ff",
    "applife quiz export --seed 3 --count 60",
    "applife quiz export --seed 4 --count 60 --format markdown",
    "applife tour --cover states \(SmallTour.few)", "applife tour --within 1m \(SmallTour.few)",
    "applife check LOG", "applife check NOTHING", "applife foo",
    "applife run /nonexistent", "applife run -c 'tap icno'", "applife --foo", "applife --lang tlh",
    "applife compare demo", "applife rules foo", "applife learn 99",
    "printf 'tap icon\\nwait 1s\\npress home\\nwhy\\nwhy not press home\\nstatus\\nquiz\\n1\\n"
      + "summary\\ncoverage\\nbranches\\nearlier\\nnow\\nundo\\nredo\\nexpect MyApp active\\n"
      + "compare style delegate scene\\nspeed x\\nlock\\nlock\\n' | applife --plain",
    "printf '\\n\\n\\n\\n\\nfailed\\nstatus\\nway\\npassed\\nquit\\n' | "
      + "applife walk six-cases-1-home --plain --session WALK; applife report WALK; "
      + "applife report WALK --format html | sed '/<style>/,/<\\/style>/d; s/<wbr>//g'",
  ]

  /// The help of every command.
  private static let helps: [String] =
    ["applife --help"]
    + [
      "run", "host", "new", "torture", "migrate", "compare", "lose", "tour", "walk", "report",
      "check",
      "explain", "ask", "learn", "course", "quiz", "scenarios", "events", "rules", "config",
      "completions",
    ].map { "applife \($0) --help" }

  /// Returns the lines of output and of errors that a line of the shell writes in a language.
  private func said(_ line: String, in locale: String) throws -> Set<String> {
    let folder = try Folder()
    let log = folder.url.appending(path: "a.log")
    let nothing = folder.url.appending(path: "b.log")
    try Data(
      "10:00:00.000 application(_:didFinishLaunchingWithOptions:)\n10:00:05.000 applicationDidEnterBackground(_:)\n"
        .utf8
    ).write(to: log)
    try Data("nothing\n".utf8).write(to: nothing)
    let scenarios = Self.root.appending(path: "Resources/Scenarios").path
    let few = folder.url.appending(path: "scenarios")
    if line.contains("SCENARIOS") {
      try FileManager.default.createDirectory(at: few, withIntermediateDirectories: true)
      let names = ScenarioLibrary.varied.map { $0 + ".scenario" } + ["ru", "zh-Hans"]
      for name in names {
        try FileManager.default.createSymbolicLink(
          atPath: few.path + "/" + name, withDestinationPath: scenarios + "/" + name)
      }
    }
    let line = line.replacing("SCENARIOS", with: "'\(few.path)'")
      .replacing("LOG", with: "'\(log.path)'").replacing("NOTHING", with: "'\(nothing.path)'")
      .replacing("WALK", with: "'\(folder.url.path)/a.applife-walk'")
    let result = try Subprocess.run(
      "/usr/bin/env",
      [
        "-i", "XDG_CONFIG_HOME=/nonexistent", "XDG_STATE_HOME=/nonexistent", "TERM=xterm-256color",
        "APPLIFE_SCENARIOS=\(scenarios)",
        "APPLIFE_LESSONS=\(Self.root.appending(path: "Resources/Lessons").path)",
        "PATH=\(Binary.folder.path):/usr/bin:/bin", "LC_ALL=\(locale)",
      ] + Binary.sanitizerOptions + ["sh", "-c", "\(line); exit 0"])
    let text = (result.output + result.errors).replacing(folder.url.path, with: "")
    return Set(text.replacing(Self.root.path, with: "").split(separator: "\n").map(String.init))
  }

  // MARK: Words

  /// The words of scenarios that come with the program, the names and values of its options, and other programs.
  private static let vocabulary: Set<String> = {
    var words = CommonWords.model
    func add(_ text: String) { words.formUnion(CommonWords.words(in: text)) }
    let files = FileManager.default.enumerator(atPath: root.appending(path: "Resources").path)
    for case let name as String in files ?? .init() where name.hasSuffix(".scenario") {
      let path = root.appending(path: "Resources/" + name).path
      add(name)
      for line in (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
      {
        add(String(line.prefix { $0 != "#" }))
      }
    }
    let dump = try? Subprocess.run(Binary.path, ["--experimental-dump-help"]).output
    if let dump, let tree = try? JSONSerialization.jsonObject(with: Data(dump.utf8)) {
      names(in: tree)
    }
    func names(in tree: Any) {
      let keys = [
        "name", "valueName", "commandName", "aliases", "allValues", "values", "defaultValue",
      ]
      for (key, value) in tree as? [String: Any] ?? [:] {
        if keys.contains(key) { add("\(value)") }
        names(in: value)
      }
      for value in tree as? [Any] ?? [] { names(in: value) }
    }
    // What apps, UIKit and libdispatch print, and Mermaid's words.
    add("UIScene lifecycle will soon be required Failure to adopt result in an assert the future")
    add(
      "Quitting application response privacy settings change Terminating app due uncaught exception"
    )
    add("reason was never Assertion failed Block expected execute queue com apple main thread")
    add("sequenceDiagram title actor participant Note over right MyApp aps minimum false true app")
    for word in Languages.Command.Word.allCases { add(word.rawValue) }
    add("help step start first last earlier later compare learn walk server debugger dont due")
    // Commands of plain mode and of sessions, and other programs.
    add("applife markdown html csv gift stdin stdout stderr next pass skipped blocked passed")
    add("head grep show log stream print idevicesyslog import pbpaste jq junit xml prove done")
    add(
      "Model Context Protocol asciicast asciinema Moodle Xcode Shift Tab bash zsh fish source Course friday results"
    )
    add(
      "Core request Lines ips pymobiledevice ate bad food dead lock cool off tlh foo icno nonexistent summary"
    )
    return words
  }()

  /// The words of a line that are in no quotation and no code, and that no language should have.
  private func strange(_ line: String) -> [String] {
    var text = line
    for pattern in [
      "https?://\\S+", "`[^`]*`", "'[^']*'", "\"[^\"]*\"", "<[^>]*>", "\\{[^}]*\\}",
      "\\$?[\\w.~-]*/\\S+",
      "--?[a-z-]+",
    ] {
      text = text.replacingOccurrences(of: pattern, with: " ", options: .regularExpression)
    }
    return CommonWords.words(in: text).filter { !Self.vocabulary.contains($0) }
  }

  @Test("a screen whose character set lacks the language's letters says so")
  func notShown() throws {
    let tmux = try Tmux(80, 24, environment: ["LC_ALL": "C"])
    try tmux.type("applife --lang ru demo")
    try tmux.wait("the program's screen") { _ in try tmux.isTaken }
    try tmux.wait(text: "cannot show the language ru")
    try tmux.press("o")
    try tmux.wait("the answer to a key") { lines in
      !lines.joined().contains("cannot show") && lines.joined().contains("Notes")
    }
  }

  @Test("no command says an English word that is no name", arguments: lines + helps)
  func words(_ line: String) throws { try expectNoStrangeWords(line) }

  @Test("no long tour says an English word that is no name, or has Latin marks behind Chinese")
  func tours() throws {
    for line in ["applife tour --cover states", "applife tour --within 10m"] {
      try expectNoStrangeWords(line)
      try expectNoLatinMarks(line)
    }
  }

  private func expectNoStrangeWords(_ line: String) throws {
    for text in try said(line, in: "ru_RU.UTF-8") {
      // Examples of commands.
      if text.hasPrefix("  applife") || text.contains(" | ") && !text.hasPrefix("|") { continue }
      let words = strange(text)
      #expect(words.isEmpty, "\(words): \(text)")
    }
  }

  // MARK: Marks

  /// A Latin mark behind Chinese, and a blank behind a mark that is as wide as two.
  private static let wrong = [
    "[\\u4E00-\\u9FFF）”。，：；][:;.,!?](\\s|$)", "[，。：；] [^ \\[]",
  ]

  @Test("Latin marks stand nowhere behind Chinese", arguments: lines + helps)
  func marks(_ line: String) throws { try expectNoLatinMarks(line) }

  private func expectNoLatinMarks(_ line: String) throws {
    for text in try said(line, in: "zh_CN.UTF-8") {
      let isWrong = Self.wrong.contains { text.range(of: $0, options: .regularExpression) != nil }
      // Cells of a table, and lines of Markdown that end there.
      #expect(!isWrong || text.hasPrefix("|") || text.hasSuffix("  "), "\(text)")
    }
  }
}
