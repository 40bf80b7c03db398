// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("Actions", .timeLimit(.minutes(20)))
struct ActionsTests {
  /// Where each key stands on the rows of the actions.
  private func places(_ player: ScreenPlayer) -> [String: Point] {
    let area = player.session.layout.actions
    let grid = ActionsGrid(area, in: .english)
    var places: [String: Point] = [:]
    for index in grid.visible(selected: nil) {
      let key = player.session.run.actions[index].key?.name ?? ":"
      var x = area.x
      for column in 0..<(index % grid.perRow) { x += grid.widths[column] }
      places[key] = Point(x, area.y + index / grid.perRow)
      let cell = player.canvas.rows[area.y + index / grid.perRow].dropFirst(x + 1)
      // A message of several lines lies over them while it is read.
      if player.session.message != nil { continue }
      #expect(cell.prefix(key.count).map(\.text).joined() == key)
    }
    return places
  }

  @Test(
    "actions keep their places whatever happens",
    arguments: [Size(80, 23), Size(80, 24), Size(100, 30), Size(120, 40), Size(200, 50)])
  func places(_ size: Size) {
    var player = ScreenPlayer(size: size)
    let before = places(player)
    #expect(before["o"] != nil && before["h"] != nil)
    for step in "o 2 c a 3 e l 1 l s 1 s A 1 A n 1 n h 9 b G".split(separator: " ") {
      player.play(String(step))
      #expect(places(player) == before, "after \(step)")
    }
  }

  @Test("what cannot happen is dim and in parentheses")
  func impossible() {
    var player = ScreenPlayer()
    player.play("o 2")
    let row = player.session.layout.actions.y
    let text = player.lines[row]
    #expect(text.contains("(o open)"))
    #expect(text.contains(" h home "))
    #expect(player.canvas[Point(1, row)].style == .quiet)
    #expect(player.canvas[Point(0, row)].text == "(")
  }

  @Test("what does not fit is counted, and the answer to the situation is named")
  func counted() {
    var player = ScreenPlayer()
    player.play("o 2")
    let rule = player.session.layout.actions.y - 1
    let grid = ActionsGrid(player.session.layout.actions, in: .english)
    #expect(grid.hidden > 0)
    #expect(player.lines[rule].hasSuffix("+\(grid.hidden), Tab"))
    player.play("A")
    #expect(player.lines[rule].hasSuffix("A OK alert ─ +\(grid.hidden), Tab"))
    let large = ActionsGrid(Rect(x: 0, y: 0, width: 200, height: 40), in: .english)
    #expect(large.hidden == 0)
  }

  @Test(
    "with Tab the selection is seen at every size, and Down goes down",
    arguments: [
      Size(40, 10), Size(60, 20), Size(80, 23), Size(80, 24), Size(120, 40), Size(200, 50),
    ])
  func selection(_ size: Size) {
    var player = ScreenPlayer(size: size)
    player.play("o 2 ^T")
    #expect(player.session.focus == .actions)
    player.press(.home)
    let grid = ActionsGrid(player.session.layout.actions, in: .english)
    for place in 0..<grid.count {
      #expect(player.session.view.selectedAction == place)
      let area = player.session.layout.actions
      let selected = (area.y..<area.maxY).flatMap { player.canvas.rows[$0] }
        .filter { $0.style == Style(.standard, [.reverse, .bold]) }
      #expect(!selected.isEmpty, "\(place) is not seen at \(size)")
      let key = player.session.run.actions[place].key?.name ?? ":"
      #expect(selected.map(\.text).joined().contains(key))
      player.press(.right)
    }
    player.press(.home)
    player.press(.down)
    #expect(player.session.view.selectedAction == grid.perRow)
    player.press(.up)
    #expect(player.session.view.selectedAction == 0)
  }

  @Test("Tab selects what answers the situation")
  func suggestion() {
    var player = ScreenPlayer()
    player.play("o 2 c ^T")
    #expect(player.session.run.actions[player.session.view.selectedAction].kind == .declineCall)
    player.press(.enter)
    #expect(player.session.device.cover == nil)
  }

  @Test("what no panel shows is not fired by Enter")
  func invisible() {
    var player = ScreenPlayer()
    player.play("o 2 ^T")
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
