// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("Actions")
struct ActionsTests {
  private func cells(_ player: ScreenPlayer) -> [ActionGrid.Row] {
    let keymap = player.session.keymap
    let labels = (0..<keymap.actionCount).map { _ in "word" }
    return ActionGrid(
      in: player.session.layout.actions, keymap, labels, Language.english.phrases
    ).rows
  }

  private static let sizes = [
    Size(40, 10), Size(40, 12), Size(60, 20), Size(80, 23), Size(80, 24), Size(100, 30),
    Size(120, 40), Size(200, 50),
  ]

  /// The rows of the panel with the words of the two that take turns made one, and no parentheses.
  private func places(_ player: ScreenPlayer) -> [String] {
    let area = player.session.layout.actions
    return player.lines[area.y..<area.maxY].map { line in
      line.map { $0 == "(" || $0 == ")" ? " " : String($0) }.joined()
        .replacing("unlock", with: "lock  ").replacing("recover", with: "hang   ")
        .replacing("back    ", with: "switcher").trimmed
    }
  }

  @Test("each event keeps its cell, whatever is possible", arguments: sizes, Language.allCases)
  func places(_ size: Size, _ language: Language) {
    var player = ScreenPlayer(size: size, language: language)
    let first = cells(player).map { $0.cells.map(\.index) }
    #expect(first.contains { !$0.isEmpty })
    let keys = player.canvas.rows[player.session.layout.actions.y].map(\.text)
    for step in "o 2 c a 3 e l 1 l s 1 s A 1 A n 1 n h 9 b G".split(separator: " ") {
      player.play(String(step))
      #expect(cells(player).map { $0.cells.map(\.index) } == first, "after \(step)")
      let row = player.canvas.rows[player.session.layout.actions.y].map(\.text)
      for (x, key) in keys.enumerated() where key == "o" && keys[max(0, x - 1)] == " " {
        #expect(row[x] == key, "after \(step)")
        break
      }
    }
  }

  @Test("the words of a screen stay where they are")
  func words() {
    var player = ScreenPlayer()
    let first = places(player)
    for step in ["o 2", "c", "d 1", "h 9", "o 2", "X"] {
      player.play(step)
      #expect(places(player) == first, "after \(step)")
    }
  }

  @Test("no cell reaches into the next or off the screen", arguments: sizes, Language.allCases)
  func apart(_ size: Size, _ language: Language) {
    let player = ScreenPlayer(size: size, language: language)
    for row in cells(player) {
      var end = 0
      for cell in row.cells {
        #expect(cell.x >= end && cell.x + cell.width <= size.width)
        end = cell.x + cell.width
      }
    }
  }

  @Test("a slow save has a cell at every size", arguments: sizes, Language.allCases)
  func slowSave(_ size: Size, _ language: Language) throws {
    let player = ScreenPlayer(size: size, language: language)
    let index = try #require(player.session.keymap.index(of: .slowSave))
    #expect(cells(player).contains { $0.cells.contains { $0.index == index } })
  }

  @Test("a newcomer sees how an app hangs, crashes and runs out of memory")
  func trouble() {
    var player = ScreenPlayer()
    player.play("o 2")
    let row = player.lines[player.session.layout.actions.maxY - 1]
    for text in ["Break", "G  hang", "X  crash", "M  memory", "R  reboot"] {
      #expect(row.contains(text), "\(row)")
    }
  }

  @Test("what cannot happen is dim, with its key in parentheses")
  func impossible() {
    var player = ScreenPlayer()
    player.play("o 2")
    let row = player.session.layout.actions.y
    #expect(player.lines[row].contains(" h  home "))
    let trouble = player.session.layout.actions.maxY - 1
    player.play("h 1 X")
    let line = player.lines[trouble]
    #expect(line.contains("(X) crash"))
    let column = line.prefix { $0 != "(" }.count
    #expect(player.canvas[Point(column, trouble)].style == .quiet)
  }

  @Test("the rule above says how many events there are, and the key that leads to them")
  func counted() {
    let player = ScreenPlayer()
    let rule = player.session.layout.actions.y - 1
    #expect(player.lines[rule].hasSuffix("Tab: all \(SystemEvent.Kind.allCases.count)"))
  }

  @Test("the last row begins with what answers the phone")
  func answers() {
    var player = ScreenPlayer()
    player.play("o 2 c")
    #expect(player.lines.last?.hasPrefix(" d decline  a answer") == true)
    player.play("d 1 s")
    #expect(player.lines.last?.hasPrefix(" Enter choose  x swipe up") == true)
    player.play("s h 1")
    #expect(player.lines.last?.hasPrefix(" ? help") == true)
  }

  @Test("what no panel shows is not fired by Enter")
  func invisible() {
    var player = ScreenPlayer()
    player.play("o 2")
    let device = player.session.device
    for opening in ["?", "O"] {
      player.press(opening)
      player.press(.enter)
      #expect(player.session.device == device, "Enter behind \(opening)")
      player.press(.escape)
    }
    player.resize(Size(20, 5))
    player.press(.enter)
    #expect(player.session.device == device)
  }
}
