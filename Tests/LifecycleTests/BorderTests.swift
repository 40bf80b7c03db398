// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import Testing

/// Borders that a changed line of the engine must not move unseen.
@Suite("Borders")
struct BorderTests {
  @Test("locking does not silence a ringing call, and it covers the app again after unlocking")
  func lockWhileRinging() throws {
    let played = try Played("tap icon\nreceive call\nlock\nunlock")
    #expect(played.device.ringing == .fullScreen)
    #expect(played.device.cover == .call)
    #expect(played.device.apps[0].state == .background)
    #expect(
      try Played("tap icon\nreceive call\nlock\nunlock\ndecline call").device.apps[0].state
        == .active)
  }

  @Test("what arrives while the device is locked is no banner, then or after unlocking")
  func lockedBanner() throws {
    for event in ["receive message", "receive push", "receive local notification"] {
      let played = try Played("tap icon\npress home\nlock\n\(event)\nunlock")
      #expect(played.device.banner == nil, "\(event)")
    }
    let shown = try Played("tap icon\npress home\nlock\nreceive push\nunlock\ntap push")
    #expect(shown.refusals == [])
  }

  @Test("the interval between fetches is over at its last tick, not one before")
  func fetchInterval() throws {
    let text =
      "app A modes=fetch\nlimit fetch-interval 10m\nbackground fetch A\nfinish fetch noData A\n"
    #expect(try Played(text + "599s999ms background fetch A").refusals.count == 1)
    #expect(try Played(text + "600s background fetch A").refusals == [])
  }

  @Test(
    "fetch, push and wake: one tick before their limit, and at it",
    arguments: [
      ("background fetch A", "30s fetch 0x2182bad4 fetch"),
      ("receive silent push A", "30s push push"),
    ])
  func completionLimits(_ event: String, _ end: String) throws {
    let text = "app A modes=fetch,remote-notification\n\(event)\n"
    #expect(try Played(text + "29s999ms finish fetch newData A\nwait 20s").ends == [])
    #expect(try Played(text + "wait 30s").ends == [end])
  }

  @Test("a wake-up keeps the app awake for ten seconds, and not a tick longer")
  func wakeLimit() throws {
    let played = try Played("app A modes=location\nlocation update A\nwait 1m")
    #expect(played.limits.contains("10s suspension until 15s"))
    #expect(played.states(of: "A").last == "15s suspended")
  }

  @Test("since when a thread is blocked makes no difference to what follows")
  func hungRebased() throws {
    func device(_ wait: String) throws -> Device {
      try Played("tap icon\nhang\nwait \(wait)").device.rebased
    }
    #expect(try device("1s") == device("1h"))
    #expect(try device("1s") != Played("tap icon\nwait 1s").device.rebased)
  }

  @Test("an age beyond every limit is one age")
  func saturatedAges() throws {
    func device(_ wait: String) throws -> Device {
      try Played("app A modes=audio\ntap icon A\nplay audio A\npress home\nwait \(wait)").device
        .rebased
    }
    #expect(try device("1m") == device("10h"))
    #expect(try device("1s") != device("29s"))
  }

  @Test(
    "background location launches a force-quit app from iOS 8", arguments: [(7, true), (8, false)])
  func locationBorder(_ version: Int, _ isRefused: Bool) throws {
    let played = try Played(
      "ios \(version)\napp A modes=location\ntap icon A\npress home\nopen switcher\nswipe away A\n"
        + "wait 5s\nlocation update A")
    #expect((played.refusals.count == 1) == isRefused)
  }

  @Test(
    "the state inside applicationWillEnterForeground after unlocking reads background from iOS 7",
    arguments: [(5, "inactive"), (6, "inactive"), (7, "background")])
  func unlockBorder(_ version: Int, _ state: String) throws {
    let played = try Played("ios \(version)\ntap icon\n1s lock\n2s unlock")
    #expect(
      played.calls(from: .seconds(2)).first == "2s applicationWillEnterForeground [\(state)]")
  }

  @Test(
    "code that answers from outside: refusals have remedies, handlers are waited for, ends come")
  func outside() throws {
    var traits = EmulatedApp.Traits(name: "A")
    traits.code = .outside
    var device = Device(apps: [traits])
    let app = device.reference(at: 0)
    #expect(device.refusal(of: .endCall)?.remedy == [.receiveCall, .answerCall])
    #expect(device.refusal(of: .swipeAway(app))?.remedy == [.tapIcon(app), .openSwitcher])
    func answer() {
      while !device.apply(.returned(app, value: true)).isEmpty {}
    }
    _ = device.apply(.event(.tapIcon(app)))
    answer()
    #expect(device.apps[0].state == .active)
    _ = device.apply(.event(.beginTask("upload", app)))
    _ = device.apply(.event(.pressHome))
    answer()
    // The expiration handler is called, and waited for until somebody outside returns from it.
    _ = device.apply(.time(.seconds(25)))
    guard case .expirationHandler(let task)? = device.apps[0].process?.thread.current?.code else {
      Issue.record("the handler is not running")
      return
    }
    #expect(task.name == "upload")
    _ = device.apply(.event(.endTask("upload", app)))
    answer()
    #expect(device.apps[0].process?.tasks == [])
    _ = device.apply(.event(.endProcess(app)))
    answer()
    #expect(device.apps[0].lastEnding?.notified == true)
    #expect(device.apps[0].process == nil)
  }
}
