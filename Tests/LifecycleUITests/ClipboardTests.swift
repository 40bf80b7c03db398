// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import Testing

@testable import LifecycleText
@testable import LifecycleUI

@Suite("What is pasted and copied", .timeLimit(.minutes(20))) struct ClipboardTests {
  private func session() -> Session {
    Session(
      start: Session.Start(device: Device(apps: [EmulatedApp.Traits(name: "Notes")])), at: .zero)
  }

  @Test("a pasted text presses no keys")
  func noKeys() {
    var session = session()
    #expect(session.update(.pasted("oXRq"), at: .zero) == [])
    #expect(session.log.isEmpty)
    #expect(session.device.app(named: "Notes")?.state == .notRunning)
    #expect(session.message?.text.contains(":") == true)
  }

  @Test("at the prompt it is text; its lines become statements")
  func prompt() throws {
    var session = session()
    _ = session.update(.key(":"), at: .zero)
    _ = session.update(.pasted("tap icon\n  press home\n\n"), at: .zero)
    let palette = try #require(session.overlay as? PaletteOverlay)
    #expect(palette.prompt.text == "tap icon, press home")
    #expect(session.log.isEmpty)
    _ = session.update(.key(.enter), at: .zero)
    #expect(!session.log.isEmpty)
  }

  @Test(
    "in a search its lines are parted by blanks; a question that is answered by keys takes none")
  func search() {
    var session = session()
    _ = session.update(.key("/"), at: .zero)
    _ = session.update(.pasted("did\nbecome"), at: .zero)
    #expect((session.overlay as? SearchOverlay)?.prompt.text == "did become")
  }

  @Test("y copies a card, Y its first address; neither is an event")
  func copies() throws {
    var session = session()
    _ = session.update(.key("o"), at: .zero)
    _ = session.perform(.why, at: .zero)
    let card = try #require(session.overlay as? ExplanationOverlay)
    let rows = session.log.count
    guard case .copy(let text)? = session.update(.key("y"), at: .zero).first else {
      Issue.record("nothing was copied")
      return
    }
    #expect(text.hasPrefix(card.card.title))
    #expect(session.message?.text == session.phrases.messages.copied)
    #expect(session.overlay is ExplanationOverlay)
    guard case .copy(let link)? = session.update(.key("Y"), at: .zero).first else {
      Issue.record("no link was copied")
      return
    }
    #expect(link.hasPrefix("https://"))
    #expect(!link.contains(" "))
    #expect(session.log.count == rows)
  }

  @Test("among the branches y copies the session as a scenario, which plays the same")
  func scenario() throws {
    var session = session()
    _ = session.update(.key("o"), at: .zero)
    _ = session.perform(.branches, at: .zero)
    guard case .copy(let text)? = session.update(.key("y"), at: .zero).first else {
      Issue.record("nothing was copied")
      return
    }
    #expect(try Scenario.parse(text) == Scenario.parse(session.run.asScenario.text))
    #expect(text.contains("tap icon"))
  }
}
