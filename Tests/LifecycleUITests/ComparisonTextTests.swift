// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("A comparison as text")
struct ComparisonTextTests {
  private static let text = """
    # A URL opens an app that is in the background, and a call comes in.
    app Notes
    tap icon
    +2s press home
    +10s open url notes://7
    +2s receive call
    +3s decline call
    """

  private static func comparison(
    _ text: String = text, _ set: (inout Worlds) throws -> Void
  ) throws -> (Comparison, Worlds) {
    var worlds = Worlds()
    try set(&worlds)
    return (
      Comparison(
        try Scenario.parse(text, overrides: worlds.left.overrides).recorded(),
        try Scenario.parse(text, overrides: worlds.right.overrides).recorded()), worlds
    )
  }

  private static func lines(
    _ pair: (Comparison, Worlds), width: Int?, isQuiet: Bool = false
  ) -> [String] {
    let text = ComparisonText(
      pair.0, names: (pair.1.left.name, pair.1.right.name), phrases: Language.english.phrases,
      width: width, isQuiet: isQuiet)
    return text.verdict + text.lines
  }

  @Test("delegate and scene, in every width", arguments: [40, 80, 120, 200])
  func styles(width: Int) throws {
    let pair = try Self.comparison { try $0.setStyles(["delegate", "scene"]) }
    let lines = Self.lines(pair, width: width, isQuiet: width == 40)
    for line in lines { #expect(TextWidth.of(line) <= width, "\(line)") }
    Golden.expect(lines, "compare-styles-\(width)")
  }

  @Test("where the width does not matter, the lines are those of a trace")
  func plain() throws {
    let pair = try Self.comparison { try $0.setStyles(["delegate", "scene"]) }
    Golden.expect(Self.lines(pair, width: nil, isQuiet: true), "compare-styles-lines")
  }

  @Test("two limits: the states that differ are said")
  func limits() throws {
    let pair = try Self.comparison("app Notes\ntap icon\n+1s press home\nwait 20s") {
      try $0.setLimit("suspension", ["5s", "1m"])
    }
    Golden.expect(Self.lines(pair, width: 120, isQuiet: true), "compare-limits-120")
  }

  @Test("what one version refuses stands beside what the other does, with the rule")
  func versions() throws {
    let pair = try Self.comparison("app Notes\ntap icon\nopen control center") {
      try $0.setVersions(["6", "26"])
    }
    Golden.expect(Self.lines(pair, width: 120, isQuiet: true), "compare-versions-120")
  }

  @Test("the table of methods", arguments: [80, 120])
  func methods(width: Int) throws {
    let pair = try Self.comparison { try $0.setStyles(["delegate", "scene"]) }
    Golden.expect(Self.table(pair).lines(width: width), "compare-methods-\(width)")
  }

  @Test("the table of methods in Markdown")
  func markdown() throws {
    let pair = try Self.comparison { try $0.setStyles(["delegate", "scene"]) }
    Golden.expect(Self.table(pair).markdown(heading: "##"), "compare-methods-markdown")
  }

  private static func table(_ pair: (Comparison, Worlds)) -> MethodTableText {
    var table = MethodTable()
    table.add(pair.0, name: "url")
    return MethodTableText(
      table, names: (pair.1.left.name, pair.1.right.name), phrases: Language.english.phrases)
  }

  // MARK: Worlds

  @Test("one value is for both worlds, two make them differ")
  func worlds() throws {
    var worlds = Worlds()
    try worlds.setStyles(["scene"])
    #expect(!worlds.areTwo)
    try worlds.setVersions(["15", "26"])
    #expect(worlds.areTwo)
    #expect(worlds.left.overrides == .init(version: 15, style: .scene))
    #expect(worlds.right.overrides == .init(version: 26, style: .scene))
    #expect([worlds.left.name, worlds.right.name] == ["iOS 15", "iOS 26"])
    try worlds.setLimit("suspension", ["5s", "1m30s"])
    #expect(worlds.right.name == "iOS 26, suspension 1m30s")
  }

  @Test("what no world can be is said in one line")
  func problems() {
    func said(_ set: (inout Worlds) throws(WorldProblem) -> Void) -> String {
      var worlds = Worlds()
      do throws(WorldProblem) {
        try set(&worlds)
        return ""
      } catch {
        return Language.english.phrases.compare.problem(error)
      }
    }
    #expect(
      said { (worlds) throws(WorldProblem) in try worlds.setStyles(["sceme", "delegate"]) }
        == "unknown style 'sceme'; did you mean 'scene'?")
    #expect(
      said { (worlds) throws(WorldProblem) in try worlds.setVersions(["1", "26"]) }
        == "unknown iOS version '1'; use 2 to 27")
    #expect(
      said { (worlds) throws(WorldProblem) in try worlds.setLimit("suspension", ["5"]) }
        == "'5' is not a duration; use one such as 250ms, 5s, 1m30s or 2h")
    #expect(
      said { (worlds) throws(WorldProblem) in try worlds.setStyles(["a", "b", "c"]) }
        == "style takes one value for both sides, or two values, not 3")
    #expect(
      said { (worlds) throws(WorldProblem) in try worlds.setStyles(["scene", "scene"]) }
        == "both sides have style scene, so there is nothing to compare")
  }
}
