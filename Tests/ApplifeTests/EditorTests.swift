// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import ProgramTestSupport
import Testing

/// The files that color scenarios in editors know what the language knows.
@Suite("Editors")
struct EditorTests {
  private static let folder = Project.root.appending(path: "Resources/Editors")

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
  }

  @Test(
    "the extension's files are JSON, and its patterns are regular expressions",
    arguments: [
      "vscode/package.json", "vscode/language-configuration.json",
      "vscode/syntaxes/scenario.tmLanguage.json",
    ])
  func json(path: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: path))
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    for pattern in object["patterns"] as? [[String: Any]] ?? [] {
      let expression = try #require(pattern["match"] as? String)
      #expect(throws: Never.self) { try NSRegularExpression(pattern: expression) }
    }
  }

  @Test("in Visual Studio Code an event and a method are colored from end to end")
  func wholeNames() throws {
    let data = Data(try text("vscode/syntaxes/scenario.tmLanguage.json").utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let patterns = try #require(object["patterns"] as? [[String: String]])
    func expression(_ scope: String) throws -> NSRegularExpression {
      let found = try #require(patterns.first { $0["name"]?.contains(scope) == true }?["match"])
      return try NSRegularExpression(pattern: found)
    }
    func isColored(_ text: String, by expression: NSRegularExpression) -> Bool {
      let whole = NSRange(text.startIndex..., in: text)
      return expression.firstMatch(in: text, range: whole)?.range == whole
    }
    let event = try expression("event")
    for kind in SystemEvent.Kind.allCases {
      #expect(isColored(kind.phrase, by: event), "\(kind.phrase)")
    }
    let callback = try expression("callback")
    // Those of several words stand in quotation marks.
    for name in Callback.allCases.map(\.rawValue) where !name.contains(" ") {
      #expect(isColored(name, by: callback), "\(name)")
    }
  }

  @Test("vim colors a scenario", .enabled(if: Subprocess.find("vim") != nil))
  func vim() throws {
    let folder = try Folder()
    let file = try folder.write(
      "a.scenario",
      "# Title\ntap icon\n+2s receive call\n+1s disconnect scene 1\nexpect calls loadView()\n")
    let plugin = Self.folder.appending(path: "vim").path
    _ = try Subprocess.run(
      try #require(Subprocess.find("vim")),
      [
        "-u", "NONE", "-i", "NONE", "-n", "-es", "-X", "--cmd", "set rtp^=\(plugin)",
        "-c", "filetype plugin on", "-c", "syntax on", "-c", "edit \(file)",
        "-c", "redir! > \(folder.path("out"))",
        "-c",
        "for p in [[1,1],[2,1],[3,1],[3,5],[4,8],[5,14]] "
          + "| echo synIDattr(synID(p[0], p[1], 1), 'name') | endfor",
        "-c", "redir END", "-c", "qa!",
      ])
    let names = try String(contentsOfFile: folder.path("out"), encoding: .utf8)
      .split(separator: "\n")
    #expect(
      names == [
        "scenarioComment", "scenarioEvent", "scenarioTime", "scenarioEvent", "scenarioEvent",
        "scenarioCallback",
      ])
  }
}
