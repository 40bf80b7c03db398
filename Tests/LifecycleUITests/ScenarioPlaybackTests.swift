// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite struct ScenarioPlaybackTests {
  private let text = """
    # A call arrives over the app and is declined.
    app Notes
    on didFinishLaunching take 400ms
    # The app is opened.
    tap icon
    # A call comes in.
    +2s receive call
      expect Notes inactive
    +3s decline call
      expect calls applicationDidBecomeActive(_:) [active]
      expect Notes background
    end call
      expect refused
    """

  @Test("A key takes a step, and puts the clock forward to its moment")
  func steps() throws {
    var player = try Player(scenario: text)
    #expect(player.session.title == "A call arrives over the app and is declined.")
    #expect(player.session.playback?.count == 4)
    #expect(player.message.isEmpty)
    player.press(.enter)
    #expect(player.message == "Step 1 of 4: tap icon Notes")
    #expect(player.session.playback?.last?.note == "The app is opened.")
    #expect(player.device.now == .zero)
    player.press(.enter)
    #expect(player.device.now == .seconds(2))
    #expect(player.session.playback?.last?.note == "A call comes in.")
    #expect(player.state == .inactive)
    // The note stands at the moment of its event, although time passed before it.
    let note = player.session.log.rows.last {
      if case .note(let note, _) = $0 { note.text == "A call comes in." } else { false }
    }
    #expect(note?.time == .seconds(2))
    // The clock waits for the next step: nothing is due.
    player.wait(.seconds(1))
    #expect(player.device.now == .seconds(2))
    player.press(.enter)
    #expect(player.device.now == .seconds(5))
    let notes = player.session.log.notes
    #expect(
      notes.map(\.kind) == [.presenter, .presenter, .held, .held, .failed])
    #expect(player.session.message?.kind == .error)
    #expect(player.message.contains("Notes background"))
    player.press(.enter)
    #expect(player.session.message?.kind == .refusal)
    #expect(player.session.log.notes.last?.kind == .held)
    player.press(.enter)
    #expect(player.message == "End of the scenario. 3 of 4 expectations passed, 1 failed.")
  }

  @Test("Expectations wait until the device has settled by itself, not for a wake-up")
  func settling() throws {
    var player = try Player(
      scenario: """
        app Notes
        on didFinishLaunching take 400ms
        tap icon
          expect Notes active
        press home
          expect Notes background
        """)
    player.press(.enter)
    #expect(player.session.log.notes.isEmpty)
    player.wait(.milliseconds(399))
    #expect(player.session.log.notes.isEmpty)
    player.wait(.milliseconds(1))
    #expect(player.session.log.notes.map(\.kind) == [.held])
    player.press(.enter)
    player.wait(.seconds(60))
    #expect(player.session.log.notes.map(\.kind) == [.held, .held])
    #expect(player.state == .suspended)
  }

  @Test("The clock waits at each step, as long as only the scenario happens")
  func held() throws {
    let text = "on didFinishLaunching take 400ms, tap icon, press home, +1s wait 10s, +1s lock"
    var player = try Player(scenario: text)
    player.wait(.seconds(9))
    #expect(player.device.now == .zero)
    #expect(player.session.run.isHeld)
    #expect(player.session.nextWakeUp(after: player.wall) == nil)
    player.press(.enter)
    #expect(!player.session.run.isHeld)
    player.wait(.milliseconds(100))
    #expect(player.device.now == .milliseconds(100))
    player.wait(.seconds(9))
    #expect(player.device.now == .milliseconds(400))
    #expect(player.state == .active)
    player.press(.enter)
    let wake = try #require(player.session.nextWakeUp(after: player.wall))
    #expect(wake - player.wall <= .milliseconds(1_001))
    player.wait(.seconds(100))
    #expect(player.device.now == .milliseconds(1_400))
    #expect(player.state == .background)
    player.press(.enter)
    #expect(player.device.now == .milliseconds(11_400))
    #expect(player.state == .suspended)
    player.press("o")
    player.wait(.seconds(100))
    #expect(player.state == .active)
    #expect(player.device.now == .milliseconds(11_400))
  }

  @Test("Stepped through at leisure, a scenario gives the trace it gives without a screen")
  func sameTrace() throws {
    let text = """
      app Notes
      on didFinishLaunching take 400ms
      on applicationDidEnterBackground take 1s
      tap icon
      +3s press home
      within 9s expect Notes suspended
      tap icon
        expect Notes active
      hang, press home
      within 20s expect end watchdog
      +20s tap icon
        expect Notes inactive
      """
    var player = try Player(scenario: text)
    for number in 1...8 {
      player.press(.enter)
      for _ in 0..<number { player.wait(.milliseconds(377 * number)) }
    }
    var runner = Scenario.Runner(try Scenario.parse(text))
    var entries: [Trace.Entry] = []
    var verdicts: [LogNote.Kind] = []
    while let result = runner.next() {
      entries += result.entries
      if let verdict = result.verdict { verdicts.append(verdict.isHeld ? .held : .failed) }
    }
    #expect(player.session.playback?.isOver == true)
    #expect(player.entries.prefix(entries.count).elementsEqual(entries))
    #expect(player.session.log.notes.map(\.kind) == verdicts)
    #expect(verdicts == [.held, .held, .held, .failed])
  }

  @Test("What the user does between the steps counts")
  func live() throws {
    var player = try Player(scenario: "tap icon, press home, wait 1s, expect no calls")
    player.press(.enter, .enter)
    player.press("o")
    player.wait(.seconds(1))
    player.press(.enter)
    #expect(player.state == .active)
    #expect(player.session.playback?.isOver == true)
    #expect(player.session.log.notes.map(\.kind) == [.held])
  }

  @Test("Without a scenario the key says how to load one")
  func none() {
    var player = Player()
    player.enter("step")
    #expect(player.message == "No scenario is loaded. Press ^O to choose one.")
    player.press(".")
    #expect(player.message == "This is the present.")
  }

  @Test("A session saved as a scenario plays to the same trace")
  func saved() throws {
    var player = try Player(
      scenario: """
        # A scenario with a device of its own.
        ios 12
        app Notes modes=fetch memory=120MB
        app "My Maps" exits-on-suspend=yes
        on didFinishLaunching take 350ms
        on applicationDidEnterBackground save in Notes
        limit suspension 2s
        tap icon
        """)
    player.press(.enter)
    player.wait(.milliseconds(1_234))
    player.press("y b")
    player.wait(.microseconds(777_777))
    player.press("h u")
    player.wait(.seconds(3))
    player.press("c d 2 o n n h 1 Q f F")
    player.enter("continue activity \"https://example.com/a b\" Notes")
    player.wait(.seconds(70))
    player.press("p P +++")
    player.wait(.milliseconds(2_100))
    player.press("l l R l o G h")
    player.wait(.seconds(9))
    let text = player.session.run.asScenario.text
    var runner = Scenario.Runner(try Scenario.parse(text))
    var entries: [Trace.Entry] = []
    while let result = runner.next() { entries += result.entries }
    let accepted = player.entries.filter {
      if case .refused = $0.kind { false } else { true }
    }
    #expect(accepted.count > 60)
    #expect(entries == accepted)
    #expect(text.contains("# A scenario with a device of its own."))
    #expect(try Scenario.parse(text).text == text)
  }

  @Test("A new session saves as its device alone")
  func empty() {
    #expect(Player().session.run.asScenario.text == "# applife\napp Notes\napp Maps\n")
  }

  @Test("Every entry of a session becomes one plain sentence")
  func narrator() {
    var player = Player()
    player.press("o b h y")
    player.wait(.seconds(60))
    player.press("o c a e l l K M R p S f u X")
    let narrator = Narrator(Language.english.phrases)
    for entry in player.entries {
      let sentence = narrator.sentence(for: entry)
      #expect(sentence.hasSuffix(".") || sentence.hasSuffix("]"), "\(sentence)")
      #expect(!sentence.contains("\n"))
    }
    #expect(
      narrator.sentence(for: player.entries[0]) == "Open the app from the Home Screen: Notes.")
  }
}
