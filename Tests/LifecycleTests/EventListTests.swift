// SPDX-License-Identifier: Apache-2.0

import Foundation
import LifecycleTestSupport
import Lifecycle
import Testing

/// The lists of all events in files that are not Swift. `make goldens` writes them anew.
@Suite("Lists of events")
struct EventListTests {
  private static let root = Project.root

  private static let phrases = SystemEvent.Kind.allCases.map(\.phrase).sorted()

  /// The phrase as a regular expression: a space and a hyphen are the same.
  private static func pattern(_ phrase: String) -> String { phrase.replacing(" ", with: "[ -]") }

  @Test("vim colors every event")
  func vim() throws {
    let events = Self.phrases.map { "syntax match scenarioEvent /\\<\(Self.pattern($0))\\>/" }
    try expect("Resources/Editors/vim/syntax/scenario.vim", events) {
      $0.hasPrefix("syntax match scenarioEvent ")
    }
  }

  @Test("Visual Studio Code colors every event")
  func visualStudioCode() throws {
    // The longest goes first, so that no event is colored in part.
    let events = Self.phrases.sorted { ($1.count, $0) < ($0.count, $1) }.map(Self.pattern)
    let path = "Resources/Editors/vscode/syntaxes/scenario.tmLanguage.json"
    let line = #"      "match": "(?i)\\b(?:"# + events.joined(separator: "|") + #")\\b""#
    try expect(path, [line]) { $0.contains(#""match": "(?i)\\b(?:receive[ -]"#) }
  }

  @Test("the fuzzers know every event")
  func fuzzers() throws {
    let events = Self.phrases.map { "\"\($0)\"" }
    try expect("Tests/Fuzz/words.dict", events, where: events.contains)
  }

  /// Expects a file to have the lines of the events, in one block, and no others like them.
  private func expect(
    _ path: String, _ events: [String], where isEvent: (String) -> Bool,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let file = Self.root.appendingPathComponent(path)
    let text = try String(contentsOf: file, encoding: .utf8)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = lines.firstIndex(where: isEvent) ?? lines.endIndex
    lines.removeAll(where: isEvent)
    lines.insert(contentsOf: events, at: first)
    let wanted = lines.joined(separator: "\n")
    if text == wanted { return }
    if ProcessInfo.processInfo.environment["APPLIFE_RECORD_GOLDENS"] == "1" {
      try wanted.write(to: file, atomically: true, encoding: .utf8)
    } else {
      Issue.record(
        "\(path) does not list the events as they are: make goldens", sourceLocation: location)
    }
  }
}
