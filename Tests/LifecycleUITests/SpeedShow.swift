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
    func best(_ body: () -> Void) -> Duration {
      var least = Duration.seconds(9)
      for _ in 0..<300 { least = min(least, clock.measure { for _ in 0..<5 { body() } }) }
      return least / 5
    }
    let t = best { n += Screen.draw(session).cells.count }
    let a = best { n += session.actions.count }
    let l = best {
      var c = Canvas(size); LogPanel(session).draw(in: Layout(size).log, on: &c); n += c.cells.count
    }
    let d = best {
      var c = Canvas(size); DiagramPanel(session).draw(in: Layout(size).diagram, on: &c);
      n += c.cells.count
    }
    let p = best {
      var c = Canvas(size); ActionsPanel(session).draw(in: Layout(size).actions, on: &c);
      n += c.cells.count
    }
    print(size, "draw", t, "actions", a, "log", l, "diagram", d, "actionspanel", p, n)
  }
}
