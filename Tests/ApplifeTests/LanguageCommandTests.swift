// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import Languages
import LifecycleText
import ProgramTestSupport
import Testing

/// The language of the program, from the command line and the environment.
@Suite("Languages of the program")
struct LanguageCommandTests {
  /// Runs a line of the shell with these variables, and no settings but those in a folder.
  private func shell(
    _ line: String, _ variables: [String] = ["LC_ALL=C.UTF-8"], in folder: Folder? = nil,
    expecting status: Int32 = 0
  ) throws -> Subprocess.Result {
    let home = folder?.url.path ?? "/nonexistent"
    return try Subprocess.run(
      "/usr/bin/env",
      [
        "-i", "XDG_CONFIG_HOME=\(home)", "XDG_STATE_HOME=\(home)", "TERM=xterm-256color",
        "PATH=\(Binary.folder.path):/usr/bin:/bin",
      ] + Binary.sanitizerOptions + variables + ["sh", "-c", line], expecting: status)
  }

  private static let others = Language.allCases.filter { $0 != .english }

  @Test("--lang, the settings, and the locale choose the language, in this order")
  func order() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "applife"), withIntermediateDirectories: true)
    let lines = try Language.allCases.map {
      try shell("applife rules leave.lock --lang \($0.rawValue)").output
    }
    #expect(Set(lines).count == Language.allCases.count)
    for (language, text) in zip(Language.allCases, lines) {
      let tag = language.rawValue
      let locale = tag.replacing("-Hans", with: "_CN") + ".UTF-8"
      #expect(try shell("applife rules leave.lock", ["LANG=\(locale)"]).output == text)
      try Data("language = \"\(tag)\"\n".utf8)
        .write(to: folder.url.appending(path: "applife/config.toml"))
      #expect(
        try shell("applife rules leave.lock", ["LANG=en_US.UTF-8"], in: folder).output == text)
      #expect(
        try shell("applife rules leave.lock --lang en", ["LANG=\(locale)"], in: folder).output
          == lines[0])
    }
  }

  @Test("without UTF-8 the program speaks English, and says why if another language was asked for")
  func characterSet() throws {
    let english = try shell("applife rules leave.lock").output
    for language in Self.others {
      let result = try shell("applife rules leave.lock --lang \(language.rawValue)", ["LC_ALL=C"])
      #expect(result.output == english)
      #expect(result.errors.contains(language.rawValue))
      #expect(result.errors.split(separator: "\n").count == 1)
    }
    #expect(try shell("applife rules leave.lock", ["LC_ALL=C"]).errors.isEmpty)
  }

  @Test("what programs read is the same in every language")
  func machines() throws {
    for command in [
      "applife run six-cases-1-home --format jsonl", "applife rules --format jsonl",
      "applife events --format tsv", "applife scenarios --format jsonl",
      "applife run six-cases-1-home --format junit | sed 's/timestamp=.[^ ]*//'",
      "applife run -c 'tap icon, expect MyApp suspended' --format tap || true",
      "applife explain 0x8badf00d --json",
    ] {
      let english = try shell(command).output
      #expect(!english.isEmpty)
      for language in Self.others {
        let locale = language.rawValue.replacing("-Hans", with: "_CN") + ".UTF-8"
        #expect(try shell(command, ["LC_ALL=\(locale)"]).output == english, "\(command)")
      }
    }
  }

  @Test("a scenario shows the texts of its PO file, and is saved in its own words")
  func scenario() throws {
    let folder = try Folder()
    let scenario = folder.url.appending(path: "a.scenario")
    try Data("# A title.\napp Notes\n# Tap it.\ntap icon\n".utf8).write(to: scenario)
    for language in Self.others {
      let tag = language.rawValue
      let translations = folder.url.appending(path: tag)
      try FileManager.default.createDirectory(
        at: translations, withIntermediateDirectories: true)
      let po = translations.appending(path: "a.po")
      try Data("msgid \"A title.\"\nmsgstr \"Т-1\"\n\nmsgid \"Tap it.\"\nmsgstr \"Т-2\"\n".utf8)
        .write(to: po)
      let path = scenario.path
      let report = try shell("applife run \(path) --format markdown --lang \(tag)").output
      #expect(report.contains("## Т-1") && report.contains("Т-2"))
      let saved = folder.url.appending(path: "\(tag).scenario").path
      let session = try shell(
        "printf 'next\\nlang en\\nlang \(tag)\\nsave \(saved)\\n' | applife \(path) --plain --lang \(tag)"
      )
      #expect(session.output.contains("Т-2"))
      #expect(try String(contentsOfFile: saved, encoding: .utf8).hasPrefix("# A title.\n"))
      try Data("msgid broken\n".utf8).write(to: po)
      let broken = try shell(
        "applife run \(path) --format markdown --lang \(tag)", expecting: 2)
      #expect(broken.errors.hasPrefix("\(po.path):1: "))
      #expect(broken.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("every character of every language is as wide as Python's wcwidth has it")
  func widths() throws {
    guard Reader.has("wcwidth") else { return }
    let root = Project.root
    var scalars: Set<Unicode.Scalar> = []
    for folder in ["Sources/Languages", "Resources/Lessons", "Resources/Scenarios"] {
      let path = root.appending(path: folder).path
      for case let name as String in FileManager.default.enumerator(atPath: path) ?? .init()
      where name.hasSuffix(".swift") || name.hasSuffix(".po") {
        let text = try String(contentsOfFile: path + "/" + name, encoding: .utf8)
        scalars.formUnion(text.unicodeScalars.filter { $0.value >= 0x20 })
      }
    }
    let sorted = scalars.sorted { $0.value < $1.value }
    let program = "import sys, wcwidth; print(*[wcwidth.wcwidth(c) for c in sys.argv[1]])"
    let widths = try Reader.run(program, String(String.UnicodeScalarView(sorted)))
      .split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    #expect(widths.count == sorted.count)
    for (scalar, width) in zip(sorted, widths) {
      #expect(TextWidth.columnsOf(scalar) == width, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test("no language that can be chosen misses the translation of a scenario or a lesson")
  func translations() throws {
    let root = Project.root
    let check = try Subprocess.run(
      "/bin/sh", ["-c", "'\(root.path)/tools/translations' check 2>&1"])
    #expect(check.output.isEmpty)
  }
}
