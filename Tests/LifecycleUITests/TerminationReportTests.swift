// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI
import Testing

@Suite("The termination report")
struct CardTests {
  @Test("where there is no room the oldest keys go; the last ones and the rule stay whole")
  func longSession() {
    let device = Device(apps: [EmulatedApp.Traits(name: "Notes")])
    var session = Session(start: Session.Start(device: device, size: Size(80, 24)), at: .zero)
    var now = Duration.zero
    func press(_ keys: String) {
      for key in keys {
        now += .seconds(1)
        _ = session.update(.key(.character(key)), at: now)
      }
    }
    press("o" + String(repeating: "ho", count: 15) + "Gh")
    _ = session.update(.timePassed, at: now + .seconds(11))
    let lines = Screen.draw(session).lines
    let text = lines.joined(separator: "\n")
    #expect(text.contains("To reproduce …"))
    #expect(text.contains("[G]") && text.contains("+10"))
    #expect(text.contains("main thread."))
    #expect(lines.filter { $0.contains("Why") }.count == 1)
  }
}
