import Foundation
import Testing

@testable import LifecycleUI

@Test func speedShow() {
  guard ProcessInfo.processInfo.environment["SPEED"] != nil else { return }
  for size in [Size(80, 24), Size(120, 40), Size(200, 50)] {
    var player = ScreenPlayer(size: size)
    player.play("o 2 2o 2 y y 3o 1 b h 1")
    let session = player.session
    var n = 0
    let clock = ContinuousClock()
    let t = clock.measure { for _ in 0..<1000 { n += Screen.draw(session).cells.count } }
    let a = clock.measure { for _ in 0..<1000 { n += session.actions.count } }
    let l = clock.measure { for _ in 0..<1000 { var c = Canvas(size); LogPanel(session).draw(in: Layout(size).log, on: &c); n += c.cells.count } }
    let d = clock.measure { for _ in 0..<1000 { var c = Canvas(size); DiagramPanel(session).draw(in: Layout(size).diagram, on: &c); n += c.cells.count } }
    let p = clock.measure { for _ in 0..<1000 { var c = Canvas(size); ActionsPanel(session).draw(in: Layout(size).actions, on: &c); n += c.cells.count } }
    print(size, "draw", t / 1000, "actions", a / 1000, "log", l / 1000, "diagram", d / 1000, "actionspanel", p/1000, n)
  }
}
