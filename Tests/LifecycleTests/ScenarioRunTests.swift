// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// A scenario that has been played, for tests.
struct Played {
  var entries: [Trace.Entry] = []
  var verdicts: [Scenario.Verdict] = []
  var device: Device

  init(_ text: String) throws {
    let scenario = try Scenario.parse(text)
    var runner = Scenario.Runner(scenario)
    while let result = runner.next() {
      entries += result.entries
      if let verdict = result.verdict { verdicts.append(verdict) }
    }
    device = runner.device
  }

  /// The events and refusals, with their seconds.
  var events: [String] {
    entries.compactMap {
      switch $0.kind {
      case .event(let event): "\($0.time.words) \(event)"
      case .refused(let refusal): "\($0.time.words) refused \(refusal.event)"
      case .process, .call, .returned, .notification, .state, .task, .deadline, .queue, .phase,
        .end, .output:
        nil
      }
    }
  }

  var json: String {
    var buffer = TextBuffer()
    for entry in entries { entry.writeJSON(to: &buffer) { $0.rawValue } }
    return buffer.text
  }
}

@Suite("A scenario played in virtual time")
struct ScenarioRunTests {
  @Test("expectations are judged between the steps")
  func example() throws {
    let played = try Played(ScenarioParseTests.text)
    #expect(played.verdicts.map(\.isHeld) == [true, true, true])
    #expect(played.events == ["0s tap icon Notes", "2s receive call", "5s decline call"])
  }

  @Test("times are since the start, since the last step began, or as soon as it has settled")
  func times() throws {
    let played = try Played(
      """
      on didFinishLaunching take 3s
      2s tap icon
      +1s receive call
      +1s decline call
      10s lock
      3s unlock
      wait 2s
      +500ms lock
      """)
    #expect(
      played.events == [
        "2s tap icon MyApp", "3s receive call", "4s decline call", "10s lock", "10s unlock",
        // `wait` began at 10 s, and half a second after that is already past.
        "12s lock",
      ])
  }

  @Test("a step without a time waits for the callbacks before it")
  func settled() throws {
    let played = try Played(
      """
      on didFinishLaunching take 3s
      on applicationDidEnterBackground take 1s
      tap icon, press home, tap icon
      """)
    #expect(
      played.events == [
        "0s tap icon MyApp", "3s press home",
        "4s tap icon MyApp",
      ])
  }

  @Test("an expectation waits until the device has settled, and no longer")
  func expectationsSettle() throws {
    let played = try Played(
      """
      on applicationDidEnterBackground take 2s
      tap icon, press home
      expect MyApp background
      wait 4s
      expect MyApp background
      wait 1s
      expect MyApp suspended
      """)
    #expect(played.verdicts.map(\.isHeld) == [true, true, true])
    #expect(played.verdicts.map(\.time) == [.seconds(2), .seconds(6), .seconds(7)])
  }

  @Test("skip goes to the next deadline")
  func skip() throws {
    let played = try Played("tap icon, press home, skip, expect MyApp suspended, skip, lock")
    #expect(played.verdicts.map(\.isHeld) == [true])
    #expect(played.events.last == "5s lock")
  }

  @Test("within lets time pass, as little as is needed")
  func within() throws {
    let played = try Played(
      """
      tap icon, press home
      within 20s expect MyApp suspended
      within 3s expect MyApp active
      lock
      """)
    #expect(played.verdicts.map(\.isHeld) == [true, false])
    #expect(played.verdicts.map(\.time) == [.seconds(5), .seconds(8)])
    #expect(played.events.last == "8s lock")
  }

  @Test("a verdict comes at the moment that brings it about, or at the end of its time")
  func withinMoments() throws {
    let played = try Played(
      """
      limit suspension 5s
      tap icon, press home
      within 2s expect MyApp suspended
      within 20s expect MyApp suspended
      within 1s expect MyApp suspended
      within 500ms expect MyApp active
      within 1m expect calls applicationDidBecomeActive
      """)
    #expect(
      played.verdicts.map(\.time) == [
        .seconds(2), .seconds(5), .seconds(5), .milliseconds(5500), .milliseconds(65_500),
      ])
    #expect(played.verdicts.map(\.isHeld) == [false, true, true, false, false])
  }

  @Test("the time of within begins once the device has settled, as for every expectation")
  func withinAfterSettling() throws {
    let played = try Played(
      """
      limit suspension 1s
      on applicationDidEnterBackground take 3s
      tap icon, press home
      within 2s expect MyApp suspended
      """)
    #expect(played.verdicts.map(\.isHeld) == [true])
    #expect(played.verdicts.map(\.time) == [.seconds(4)])
  }

  @Test("a blocked main thread with nothing due counts as settled")
  func hung() throws {
    let played = try Played("tap icon, hang, touch, recover, expect MyApp active")
    #expect(played.verdicts.map(\.isHeld) == [true])
    #expect(played.device.now == .zero)
  }

  @Test("the scenario ends when the device has settled, not when it is suspended")
  func end() throws {
    let played = try Played("on applicationDidEnterBackground take 2s\ntap icon, press home")
    #expect(played.device.now == .seconds(2))
    #expect(played.device.apps[0].state == .background)
  }

  @Test("calls can be asked of one app")
  func filter() throws {
    let played = try Played(
      """
      app A
      app B
      tap icon A, press home, tap icon B
      expect no calls in A
      """)
    #expect(played.verdicts.map(\.isHeld) == [true])
    let both = try Played(
      """
      app A
      app B
      tap icon A, press home, tap icon B, press home
      tap icon A, open switcher, choose B
      expect calls applicationDidEnterBackground in A
      expect calls applicationWillEnterForeground, applicationDidBecomeActive in B
      expect calls applicationDidEnterBackground
      """)
    #expect(both.verdicts.map(\.isHeld) == [true, true, false])
  }

  @Test("expectations ask about the last step, and settling belongs to it")
  func window() throws {
    let played = try Played(
      """
      on applicationDidBecomeActive take 1s
      tap icon
      press home
      expect calls applicationWillResignActive, applicationDidEnterBackground
      expect calls applicationWillResignActive, applicationDidEnterBackground
      wait 1s
      expect no calls
      """)
    #expect(played.verdicts.map(\.isHeld) == [true, true, true])
  }

  @Test("two runs are the same, byte for byte")
  func deterministic() throws {
    let text = """
      app Notes modes=fetch
      app Maps style=scene
      on didFinishLaunching take 300ms
      tap icon, +1s press home, tap icon Maps, +1s receive call, +700ms answer call
      +2s end call, background fetch Notes, finish fetch newData, reboot, unlock, tap icon Maps
      """
    let once = try Played(text).json
    #expect(try Played(text).json == once)
    #expect(once.contains("\"t\":2.7"))
  }

  @Test("a runner gives entries as it goes and keeps none")
  func streaming() throws {
    let scenario = try Scenario.parse(
      Array(repeating: "tap icon\n+1s press home\n", count: 1000).joined())
    var runner = Scenario.Runner(scenario)
    var largest = 0
    var count = 0
    while let result = runner.next() {
      largest = max(largest, result.entries.count)
      count += result.entries.count
    }
    #expect(largest < 40)
    #expect(count > 10_000)
    #expect(runner.next() == nil)
  }
}
