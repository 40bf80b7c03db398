// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import Lifecycle
import Testing

/// Style that matters, as tests with a clear sentence.
@Suite("Tidy")
struct TidyTests {
  private static let root = Project.root

  private static func sources(_ folder: String) -> [(path: String, text: String)] {
    let base = root.appendingPathComponent(folder)
    guard let files = FileManager.default.enumerator(atPath: base.path) else { return [] }
    return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map {
      let text = try? String(contentsOf: base.appendingPathComponent($0), encoding: .utf8)
      return (folder + "/" + $0, text ?? "")
    }
  }

  /// The folders of the modules that the core doesn't need.
  private static let edge = ["Agents", "LifecycleWeb", "Publishing", "Reporting", "Teaching"].map {
    "Edge/" + $0
  }
  /// The sources of the program and of the modules that hosted apps import.
  private static let code =
    (["Sources", "Frameworks/Hosting", "Frameworks/Sources"] + edge).flatMap(sources)
  private static let tests = ["Tests", "Edge/Tests", "Frameworks/Tests"].flatMap(sources)

  private static func imports(_ text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || $0 == "package" || $0 == "public" })
      else { return nil }
      return String(words[place + 1])
    }
  }

  /// The modules below the shell, from the bottom. Each may import those before it.
  private static let pure = [
    "Lifecycle", "LifecycleAnalysis", "Languages", "LifecycleText", "LifecycleUI",
  ]

  @Test("each module imports only the modules below it, the engine nothing")
  func pureModules() {
    for (place, module) in Self.pure.enumerated() {
      let folder = "Sources/" + module
      // A date as text is Foundation's matter: it has no clock and no file in it.
      let allowed = Self.pure[..<place] + (place > 0 ? ["FoundationEssentials", "Foundation"] : [])
      let sources = Self.sources(folder)
      #expect(sources.count > 20)
      for source in sources {
        let found = Self.imports(source.text).filter { !allowed.contains($0) }
        #expect(found.isEmpty, "\(source.path) imports \(found): the pure modules know no world")
      }
    }
  }

  @Test("the core knows nothing of the edge: the program alone imports it")
  func edge() {
    let edge =
      ["Doctor", "HostConversation", "HostProtocol", "Hosting"]
      + Self.edge.map { String($0.dropFirst("Edge/".count)) }
    let sources = (Self.pure + ["CommandOptions", "OperatingSystem"]).flatMap {
      Self.sources("Sources/" + $0)
    }
    for source in sources {
      let found = Self.imports(source.text).filter(edge.contains)
      #expect(found.isEmpty, "\(source.path) imports \(found)")
    }
    #expect(Self.sources("Frameworks/Hosting/Hosting").count > 50)
  }

  @Test("the pure modules hold values: no class, no lock, no unchecked promise, no clock")
  func noClasses() {
    let words = [
      "final class ", "@unchecked Sendable", "nonisolated(unsafe)", "fatalError(", "Date()",
      "Clock()",
    ]
    for source in Self.pure.flatMap({ Self.sources("Sources/" + $0) }) {
      // A language is one object: to copy a value of a hundred sentences cost a tenth of each key.
      let allowed = source.path.contains("/Languages/") ? "final class " : nil
      for word in words where word != allowed {
        #expect(!source.text.contains(word), "\(source.path) has \(word)")
      }
    }
  }

  @Test("every file names its license first, and none is too long to read at once")
  func files() {
    for source in Self.code + Self.tests {
      #expect(
        source.text.hasPrefix("// SPDX-License-Identifier: Apache-2.0"),
        "\(source.path) does not begin with its license")
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).count
      let isWritten = source.text.contains("// Written by tools/")
      #expect(
        lines <= 500 || isWritten, "\(source.path) has \(lines) lines: does it hold one concept?")
    }
  }

  @Test("a switch over cases names all of them")
  func catchAlls() {
    for source in Self.code {
      let lines = source.text.split(separator: "\n")
      for (place, line) in lines.enumerated() {
        let margin = line.prefix { $0 == " " }
        guard ["case _:", "case _?:", "default:"].contains(where: { line.hasPrefix(margin + $0) })
        else { continue }
        // The cases above it, up to the line with `switch`.
        let others = lines[..<place].reversed().prefix {
          !($0.contains("switch ") && $0.prefix { $0 == " " } == margin)
        }
        let named = others.first {
          $0.hasPrefix(margin + "case .") && $0.dropFirst(margin.count + 6).first?.isLetter == true
        }
        #expect(named == nil, "\(source.path) leaves cases to `\(line)`")
      }
    }
  }

  @Test("an event is written in four files, and in one of each language")
  func events() {
    let files =
      (Self.pure + ["CommandOptions", "OperatingSystem", "applife"]).flatMap {
        Self.sources("Sources/" + $0)
      }
      + (Self.edge + ["Frameworks/Hosting"]).flatMap(Self.sources)
    let kinds = SystemEvent.Kind.allCases.map { "\($0)" }
    #expect(kinds.count > 100)
    func names(_ text: String, _ kind: String) -> Bool {
      text.ranges(of: "." + kind).contains { range in
        range.upperBound == text.endIndex || !text[range.upperBound].isLetter
      }
    }
    // The tables: the compiler names them when there is a new event.
    let tables = files.filter { file in kinds.allSatisfy { names(file.text, $0) } }
    #expect(
      tables.map(\.path) == [
        "Sources/Lifecycle/Device/Device+Events.swift",
        "Sources/Lifecycle/Device/SystemEvent+Properties.swift",
        "Sources/Lifecycle/Device/SystemEvent.swift",
        "Sources/LifecycleAnalysis/Events/SystemEvent+Analysis.swift",
      ]
        + ["English", "Russian", "SimplifiedChinese", "Vietnamese"].map {
          "Sources/Languages/\($0)/\($0)+Events.swift"
        })
    // Events that have nothing special stand nowhere else.
    for kind in ["enterRegion", "exitRegion", "connectCarPlay", "changeScreen"] {
      let others = files.filter { names($0.text, kind) }.map(\.path)
      #expect(others == tables.map(\.path), "\(kind)")
    }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("every file that the guides for contributors name is there")
  func named() throws {
    let files = Set(
      (Self.code + Self.tests).compactMap {
        $0.path.split(separator: "/").last
      })
    for guide in ["CONTRIBUTING.md", "ARCHITECTURE.md"] {
      let text = try Self.text(guide)
      for match in text.matches(of: /`([A-Za-z+]+\.swift)`/) {
        #expect(files.contains(match.1), "\(guide) names \(match.1)")
      }
      for match in text.matches(of: /\]\(([^:#)]+)[#)]/) {
        let path = Self.root.appendingPathComponent(String(match.1)).path
        #expect(FileManager.default.fileExists(atPath: path), "\(guide) links to \(match.1)")
      }
    }
  }

  @Test("a comment names the thing with a noun, or says with a verb what a function does")
  func commentOpenings() {
    let openings: Set<Substring> = [
      "What", "Whether", "How", "Where", "Which", "When", "Who", "Whose", "Why",
    ]
    for source in Self.code {
      var isInComment = false
      for line in source.text.split(separator: "\n", omittingEmptySubsequences: false) {
        let text = line.drop { $0 == " " }
        let begins = text.hasPrefix("///")
        if begins, !isInComment {
          let word = text.dropFirst(4).prefix { $0.isLetter }
          #expect(!openings.contains(word), "\(source.path): \(line)")
        }
        isInComment = begins
      }
    }
  }

  @Test("the slow suites and tests are there by the names of their list")
  func slowSuites() throws {
    let names = try Self.text("Tests/slow.txt").split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(names.count > 50)
    let tests = Self.tests.map(\.text).joined()
    for name in names {
      let parts = name.split(separator: "/")
      #expect(tests.contains("struct \(parts[0]) {"), "no suite is named \(parts[0])")
      if parts.count == 2 {
        #expect(tests.contains("func \(parts[1])("), "no test is named \(parts[1])")
      } else {
        #expect(name.hasSuffix("/"))
      }
    }
  }

  @Test("what the compiler does not check says why")
  func unchecked() {
    for source in Self.code {
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      for (place, line) in lines.enumerated()
      where line.contains("@unchecked ") && !line.hasPrefix("//") {
        // The reason that most stand-ins have is at the declaration of this name.
        if source.path.hasPrefix("Frameworks/"), line.contains("@unchecked AppleSendable") {
          continue
        }
        let above = lines[..<place].reversed().prefix { $0.hasPrefix("//") || $0.hasPrefix("@") }
        #expect(
          above.contains { $0.contains("nchecked") },
          "\(source.path):\(place + 1) has no note that says why it is unchecked")
      }
    }
  }

  @Test("no sentence of a language is still in English")
  func translated() {
    let english = Set(Self.sources("Sources/Languages/English").flatMap { Self.words($0.text) })
    let others = ["Phrases", "Subjects", "Commands", "Questions", "English"]
    let translations = Self.sources("Sources/Languages").filter { source in
      let folders = source.path.split(separator: "/").dropFirst(2).dropLast()
      // The claims of sources are listed by their English words; `LanguageTests` has them.
      return !folders.isEmpty && !folders.contains { others.contains(String($0)) }
        && !source.path.hasSuffix("+Sources.swift")
    }
    #expect(translations.count > 60 && english.count > 1000)
    for source in translations {
      for words in Self.words(source.text)
      where english.contains(words) && !Self.names.contains(words) {
        Issue.record("\(source.path) says \"\(words)\" as English does")
      }
    }
  }

  /// The texts in a source that have a word, without the blanks around them.
  private static func words(_ source: String) -> [String] {
    source.split(separator: "\n").filter { !$0.contains("//") }.flatMap { line in
      line.matches(of: /"((?:[^"\\]|\\.)*)"/).map { $0.1.trimmingCharacters(in: .whitespaces) }
        .filter { $0.contains(/[A-Za-z]{3}/) && !$0.contains(/\\\(|^--|^applife|^[(.]/) }
    }
  }

  /// Words that are written alike in every language: names, keys and the words of scenarios.
  private static let names: Set<String> = [
    "App", "app", "URL", "push", "notification", "notifications", "app delegate", "scene delegate",
    "bluetooth", "crash", "iCloud", "BGRefresh", "BGProcess", "BGContin.", "CallKit", "CarPlay",
    "Face ID", "MetricKit", "Siri", "SwiftUI", "exit(0)", "Android", "App Intents", "tvOS",
    "visionOS",
    "watchOS",
    // The words of Vietnamese developers.
    "activity", "local", "prewarm", "reboot", "silent", "silent push",
    // Keys.
    "Space", "Shift", "PgDn", "↑ ↓ PgUp PgDn",
    // Scenarios, options and files.
    "expect", "wait", "skip", "within", "predict", "call", "calls", "end", "no end", "failed",
    "data lost", "no data lost", "endings, events.", "mcp", "mcpServers", "command", "args",
  ]

  @Test("no test sleeps")
  func noSleep() {
    for source in Self.tests where !source.path.hasSuffix("TidyTests.swift") {
      for word in ["Thread.sleep", "Task.sleep", "usleep(", "nanosleep("] {
        #expect(!source.text.contains(word), "\(source.path) has \(word): poll with a deadline")
      }
    }
  }
}
