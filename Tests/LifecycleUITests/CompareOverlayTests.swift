// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("Comparing on the screen")
struct CompareOverlayTests {
  static let sizes = [Size(40, 10), Size(60, 20), Size(80, 24), Size(120, 40), Size(200, 50)]

  /// A device on which an app was opened, left and opened by a URL.
  private func used(_ size: Size = Size(80, 24)) -> ScreenPlayer {
    var player = ScreenPlayer(size: size, names: ["Notes", "Maps"])
    player.play("o 2 h 8 u 3")
    return player
  }

  @Test("at 80 columns, rows that differ in their ends still tell which method they are about")
  func distinctNames() throws {
    var player = used()
    player.press("&nn")
    let rows = player.lines.joined(separator: "\n")
    for name in ["willFin", "didFini"] { #expect(rows.contains("ƒ \(name)"), "\(name)") }
  }

  private func enter(_ line: String, in player: inout ScreenPlayer) {
    player.press(":" + line + "\r")
  }

  private func shown(_ player: ScreenPlayer) -> Comparison? {
    (player.session.overlay as? CompareOverlay)?.named.comparison
  }

  @Test("& puts the session in two styles beside each other", arguments: sizes)
  func styles(_ size: Size) throws {
    var player = used(size)
    player.press("&")
    let comparison = try #require(shown(player))
    #expect(comparison.left.scenario.apps.allSatisfy { $0.style == .delegate })
    #expect(comparison.right.scenario.apps.allSatisfy { $0.style == .scene })
    #expect(player.lines.allSatisfy { TextWidth.of($0) <= size.width })
    if size.width >= 60 {
      player.press("nnnnnnn")
      Golden.expect(player.canvas.golden(), "compare-\(size.width)x\(size.height)")
    }
    player.press("\u{1B}")
    #expect(player.session.overlay == nil)
  }

  @Test(
    "v, or a typed line, tells what changes from one version of iOS to the next, with the rules")
  func versions() throws {
    var player = used()
    player.press("&v")
    let card = "\(try #require(player.session.overlay as? ExplanationOverlay))"
    for part in ["iOS 4", "applicationDidEnterBackground", "scene.launch"] {
      #expect(card.contains(part), "\(card)")
    }
    player.press("\u{1B}")
    enter("compare versions", in: &player)
    #expect("\(try #require(player.session.overlay as? ExplanationOverlay))" == card)
  }

  @Test("n and N go from difference to difference, arrows to every row")
  func differences() throws {
    var player = used()
    player.press("&")
    let comparison = try #require(shown(player))
    func place(_ row: Int) -> String {
      Language.english.phrases.rowPosition(row + 1, of: comparison.rows.count)
    }
    let different = comparison.rows.indices.filter { comparison.rows[$0].match != .same }
    for row in different.dropFirst() {
      player.press("n")
      #expect(player.lines.contains { $0.contains(place(row)) })
    }
    player.press("n")
    #expect(player.lines.contains { $0.contains(place(different[different.count - 1])) })
    player.press("N")
    #expect(player.lines.contains { $0.contains(place(different[different.count - 2])) })
    player.press(.home)
    #expect(player.lines.contains { $0.contains(place(0)) })
    player.press(.end)
    #expect(player.lines.contains { $0.contains(place(comparison.rows.count - 1)) })
  }

  @Test("what does not fit is reached sideways")
  func sideways() {
    var player = used()
    player.press("&")
    #expect(!player.lines.contains { $0.contains("WithOptions:) [") })
    player.press(.right)
    player.press(.right)
    player.press(.right)
    #expect(player.lines.contains { $0.contains("WithOptions:) [") })
  }

  @Test("m shows what becomes of each method", arguments: [Size(80, 24), Size(120, 40)])
  func methods(_ size: Size) {
    var player = used(size)
    player.press("&m")
    Golden.expect(player.canvas.golden(), "compare-table-\(size.width)x\(size.height)")
    var seen = Set(player.lines)
    for _ in 0..<100 {
      player.press(.down)
      seen.formUnion(player.lines)
    }
    #expect(seen.contains { $0.contains("UIScene.willEnterForegroundNotification") })
    // The session has no name as an example.
    #expect(!seen.contains { $0.contains("as in") })
    player.press("m")
    #expect(player.lines.contains { $0.contains("m methods") })
  }

  @Test("the states below are those of both sides at the selected row")
  func states() throws {
    var player = used(Size(120, 40))
    enter("compare limit suspension 5s 1m", in: &player)
    let comparison = try #require(shown(player))
    let row = try #require(
      comparison.rows.firstIndex { row in
        comparison.entry(of: row, .left).map {
          if case .state(_, .suspended, _) = $0.kind { true } else { false }
        } ?? false
      })
    #expect(comparison.states(.left, after: row)[0] == .suspended)
    #expect(comparison.states(.right, after: row)[0] == .background)
    #expect(comparison.states(.left, after: row - 1)[0] == .background)
  }

  @Test("both diagrams show the app of the selected row, in its state on that side")
  func diagrams() throws {
    var player = used()
    player.press("&")
    player.press(.home)
    let comparison = try #require(shown(player))
    var app = ""
    for place in comparison.rows.indices {
      let row = comparison.rows[place]
      for side in Comparison.Side.allCases {
        if let name = comparison.entry(of: row, side)?.app { app = name }
      }
      // The names are in the last four rows of the box, the left side in its left half.
      let names = player.lines[18...21].map { Array($0) }
      let halves = [names.map { $0[12..<39] }, names.map { $0[52..<79] }]
      for (half, side) in zip(halves, Comparison.Side.allCases) {
        let index = try #require(
          comparison[side].scenario.apps.firstIndex { $0.name == app || app.isEmpty })
        let state = comparison.states(side, after: place)[index]
        let lit = half.map { String($0) }.filter { $0.contains("►") && $0.contains("◄") }
        #expect(lit.count == 1)
        #expect(
          lit.first?.contains("►\(Mark.of(state)) \(Language.english.phrases.state(state))◄")
            == true,
          "row \(place), \(side)")
      }
      player.press(.down)
    }
  }

  @Test(
    "what a line asks for",
    arguments: [
      ("compare", "delegate", "scene"), ("compare style delegate swiftui", "delegate", "swiftui"),
      ("compare style scene", "delegate", "scene"), ("compare ios 12,26", "iOS 12", "iOS 26"),
      ("compare ios 12", "iOS 26", "iOS 12"),
      ("compare limit suspension 1m", "suspension 5s", "suspension 1m"),
      ("compare limit suspension=5s,1m", "suspension 5s", "suspension 1m"),
    ])
  func lines(_ line: String, left: String, right: String) throws {
    var player = used()
    enter(line, in: &player)
    let named = try #require((player.session.overlay as? CompareOverlay)?.named)
    #expect([named.left, named.right] == [left, right])
  }

  @Test(
    "what cannot be compared is said in one line",
    arguments: [
      ("compare style delegate sceme", "unknown style 'sceme'; did you mean 'scene'?"),
      ("compare ios 1 26", "unknown iOS version '1'; use 2 to 27"),
      ("compare ios 12 13 14", "ios takes one value for both sides, or two values, not 3"),
      ("compare limit suspension x y", "'x' is not a duration; use one such as"),
      ("compare limit", "unknown time limit ''"),
      ("compare elephants", "No branch is named \"elephants\". Use style A B"),
      ("compare -9223372036854775808", "No branch is named"),
      ("compare 1", "branch 1 is the current branch"),
    ])
  func problems(_ line: String, message: String) {
    var player = used()
    enter(line, in: &player)
    #expect(player.session.overlay == nil)
    #expect(player.session.message?.text.hasPrefix(message) == true)
  }

  @Test("before anything has happened the loaded scenario is compared; without one nothing is")
  func nothingYet() throws {
    var player = ScreenPlayer()
    player.press("&")
    #expect(player.session.message?.text == Language.english.phrases.compare.nothingToCompare)
    var loaded = Player(
      Session(
        start: .init(try Scenario.parse("app Notes\ntap icon\n+1s press home")), at: .zero))
    loaded.press("&")
    #expect(
      (loaded.session.overlay as? CompareOverlay)?.named.comparison.left.entries.isEmpty == false)
  }

  @Test("what would take too long is not begun")
  func tooMany() throws {
    let text = "app Notes\n" + String(repeating: "touch\n", count: 20_001)
    var player = Player(Session(start: .init(try Scenario.parse(text)), at: .zero))
    player.press("&")
    #expect(
      player.message == "The session has more than 20000 steps. Save it and use applife compare.")
  }

  @Test("a world that does not allow the session says which app and why")
  func impossible() throws {
    var player = Player(
      Session(start: .init(try Scenario.parse("ios 9\napp Notes\ntap icon")), at: .zero))
    player.press("&")
    #expect(player.message.contains("needs iOS 13"))
  }

  @Test("two branches: what happened here, and what happened there")
  func branches() throws {
    var player = ScreenPlayer(size: Size(80, 24), names: ["Notes"])
    player.play("o 2 h 2 [ [ l")
    enter("branch locked", in: &player)
    enter("compare 1", in: &player)
    let named = try #require((player.session.overlay as? CompareOverlay)?.named)
    #expect([named.left, named.right] == ["locked", "branch 1"])
    let events = named.comparison.groups.compactMap { group in
      if case .input(let event) = group.cause { event.description } else { nil }
    }
    #expect(events == ["tap icon Notes", "lock", "press home"])
    Golden.expect(player.canvas.golden(), "compare-branches-80x24")
    player.press("\u{1B}|")
    player.press(.home)
    player.press("&")
    #expect((player.session.overlay as? CompareOverlay)?.named.right == "branch 1")
  }

  @Test("the state below each side is named whole in every language", arguments: Language.allCases)
  func wholeNames(language: Language) throws {
    var player = ScreenPlayer(size: Size(80, 24), names: ["Notes", "Maps"], language: language)
    player.play("o 2 h 8 u 3")
    player.press("&")
    let name = language.phrases.state(.active)
    let states = player.lines.suffix(8)
    #expect(states.contains { $0.contains(name) }, "\(states.joined(separator: "\n"))")
  }

  @Test("what was undone is compared with what there is now")
  func undone() throws {
    var player = ScreenPlayer(size: Size(80, 24), names: ["Notes"])
    player.play("o 2 h 2 z")
    enter("compare 1", in: &player)
    let named = try #require((player.session.overlay as? CompareOverlay)?.named)
    #expect(named.left == Language.english.phrases.compare.present)
    #expect(named.comparison.rows.contains { $0.match == .onlyRight })
    #expect(!named.comparison.rows.contains { $0.match == .onlyLeft })
  }

  @Test("plain mode reads only the differences")
  func plain() throws {
    let scenario = try Scenario.parse("app Notes\ntap icon\n+2s press home\nopen url notes://7")
    var plain = PlainSession(start: .init(scenario), at: .zero)
    let answer = plain.read(Array("compare style delegate scene".utf8), at: .zero)
    Golden.expect(answer.output, "compare-plain")
    #expect(answer.errors.isEmpty)
    let wrong = plain.read(Array("compare style delegate screen".utf8), at: .zero)
    #expect(wrong.errors.count == 1)
  }
}
