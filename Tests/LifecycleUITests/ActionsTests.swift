// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("Actions")
struct ActionsTests {
  @Test(
    "what can happen stands before what cannot, and the likeliest before all",
    arguments: [Size(80, 23), Size(80, 24), Size(100, 30), Size(120, 40), Size(200, 50)])
  func order(_ size: Size) {
    var player = ScreenPlayer(size: size)
    for step in "o 2 c a 3 e l 1 l s 1 s A 1 A n 1 n h 9 b G".split(separator: " ") {
      player.play(String(step))
      let actions = player.session.actions
      let rows = ActionRows(
        actions, in: player.session.layout.actions, selected: nil, Language.english.phrases)
      for section in rows.sections {
        let possible = section.rows.joined().map(\.isPossible)
        #expect(possible == possible.sorted { $0 && !$1 }, "after \(step)")
      }
      guard let first = actions.suggested else { continue }
      #expect(
        rows.sections.contains { $0.rows.first?.first?.index == first }, "after \(step)")
    }
  }

  @Test("a newcomer sees how an app hangs, crashes and runs out of memory")
  func trouble() {
    var player = ScreenPlayer()
    player.play("o 2")
    let row = player.lines[player.session.layout.actions.maxY - 1]
    for text in ["Break", "G hang", "X crash", "M memory", "R reboot"] {
      #expect(row.contains(text), "\(row)")
    }
  }

  @Test("what cannot happen is dim and in parentheses")
  func impossible() {
    var player = ScreenPlayer()
    player.play("o 2")
    let row = player.session.layout.actions.y
    let text = player.lines[row]
    #expect(text.contains(" h home "))
    #expect(!text.contains("(h home)"))
    let trouble = player.session.layout.actions.maxY - 1
    player.play("h 1 X")
    let column = player.lines[trouble].prefix { $0 != "(" }.count
    #expect(player.lines[trouble].contains("(X crash)"))
    #expect(player.canvas[Point(column, trouble)].style == .quiet)
  }

  @Test("the rule above says how many events there are, and the key that leads to them")
  func counted() {
    let player = ScreenPlayer()
    let rule = player.session.layout.actions.y - 1
    #expect(player.lines[rule].hasSuffix("Tab: all \(Keymap.standard.actionCount)"))
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
    let first = player.session.view.selectedAction
    var selectedPlaces: Set<Int> = []
    for _ in 0..<Keymap.standard.actionCount {
      let place = player.session.view.selectedAction
      selectedPlaces.insert(place)
      let area = player.session.layout.actions
      let selected = (area.y..<area.maxY).flatMap { player.canvas.rows[$0] }
        .filter { $0.style == Style(.standard, [.reverse, .bold]) }
      #expect(!selected.isEmpty, "\(place) is not seen at \(size)")
      let key = player.session.actions[place].key?.name ?? ":"
      #expect(selected.map(\.text).joined().contains(key))
      player.press(.right)
    }
    #expect(selectedPlaces.count == Keymap.standard.actionCount)
    player.press(.home)
    player.press(.down)
    #expect(player.session.view.selectedAction != first)
    player.press(.up)
    #expect(player.session.view.selectedAction == first)
  }

  @Test("Tab selects what answers the situation")
  func suggestion() {
    var player = ScreenPlayer()
    player.play("o 2 c ^T")
    #expect(player.session.actions[player.session.view.selectedAction].kind == .declineCall)
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
