// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleTestSupport
import Testing

/// The paths that are offered lead where they say.
@Suite("Ways")
struct PathTests {
  @Test(
    "what an explored state refuses is possible at the end of the path offered")
  func everyRefusal() throws {
    var traits = EmulatedApp.Traits(name: "A", style: .scene)
    traits.modes = [.fetch, .remoteNotification]
    let space = StateSpace(from: Device(apps: [traits]), limit: 12)
    var offered = 0
    for place in space.places.indices {
      let device = space.device(at: place)
      for event in device.candidates where !device.isPossible(event) {
        guard let path = device.path(to: event) else { continue }
        offered += 1
        let there = try #require(device.following(path), "\(event) by \(path)")
        #expect(there.isPossible(event), "\(event) by \(path)")
        // One step less does not do.
        let before = try #require(device.following(Array(path.dropLast())))
        #expect(!before.isPossible(event), "\(event) by \(path)")
      }
    }
    #expect(offered > 150)
  }

  @Test("a refusal that has a remedy has a path no longer than it")
  func noLonger() throws {
    let device = Device(apps: [EmulatedApp.Traits(name: "A")])
    for event in device.candidates {
      guard let refusal = device.refusal(of: event), !refusal.remedy.isEmpty else { continue }
      let path = try #require(device.path(to: event), "\(event)")
      #expect(path.count <= refusal.remedy.count, "\(event): \(path)")
    }
  }

  @Test("where only time helps, the path waits")
  func waits() throws {
    var traits = EmulatedApp.Traits(name: "A")
    traits.modes = [.fetch]
    var script = AppScript()
    script[.applicationWillTerminate].take = .seconds(2)
    traits.code = .scripted(script)
    var device = Device(apps: [traits])
    let app = device.reference(at: 0)
    for event: SystemEvent in [.tapIcon(app), .openSwitcher, .swipeAway(app)] {
      _ = device.handle(event)
    }
    // The process is on its way out: it cannot be opened before it is gone.
    #expect(device.refusal(of: .tapIcon(app))?.remedy.isEmpty == true)
    #expect(device.path(to: .tapIcon(app)) == [.wait])
  }

  @Test(
    "with code that takes long and keeps tasks open, every way leads where it says",
    arguments: 0..<2)
  func slowCode(seed: Int) throws {
    var dice = Dice(seed: 700 + seed)
    var script = AppScript()
    let methods: [Callback] = [
      .didFinishLaunching, .applicationDidBecomeActive, .applicationWillResignActive,
      .applicationDidEnterBackground, .applicationWillEnterForeground, .applicationWillTerminate,
    ]
    for method in methods {
      script[method].take = .seconds([0, 0, 1, 6, 12, 25][dice.roll(6)])
      if dice.roll(4) == 0 { script[method].begins = ["upload"] }
    }
    var traits = EmulatedApp.Traits(name: "A")
    traits.modes = [.fetch, .remoteNotification]
    traits.code = .scripted(script)
    let space = StateSpace(from: Device(apps: [traits]), limit: 4)
    for place in space.places.indices {
      let device = space.device(at: place)
      let app = device.reference(at: 0)
      for event in device.candidates where !device.isPossible(event) {
        if let path = device.path(to: event) {
          let there = try #require(device.following(path), "\(event) by \(path)")
          #expect(there.isPossible(event), "\(event) by \(path)")
        }
        guard let remedy = device.refusal(of: event)?.remedy, !remedy.isEmpty else { continue }
        var there = device
        for step in remedy { there.doAndSettle(step) }
        #expect(there.isPossible(event), "\(event) by \(remedy)")
      }
      for state in EmulatedApp.State.allCases {
        guard let path = device.path(to: state, of: app) else { continue }
        let there = try #require(device.following(path), "\(state) by \(path)")
        #expect(there.apps[0].state == state, "\(state) by \(path)")
      }
    }
  }

  @Test("a way to a state leads there with the app's own code")
  func scripted() throws {
    var traits = EmulatedApp.Traits(name: "A")
    for (state, code) in [
      (EmulatedApp.State.background, (Callback.applicationDidEnterBackground, 7)),
      (.active, (.didFinishLaunching, 25)),
    ] {
      var script = AppScript()
      script[code.0].take = .seconds(code.1)
      traits.code = .scripted(script)
      let device = Device(apps: [traits])
      let app = device.reference(at: 0)
      let path = try #require(device.path(to: state, of: app))
      let there = try #require(device.following(path))
      #expect(there.apps[0].state == state)
    }
    // What opens the app doesn't bring it to the front.
    #expect(Device(apps: [traits]).refusal(of: .edit)?.remedy == [])
  }

  @Test("what the app's traits or the system version lack has no path")
  func none() {
    let device = Device(version: 12, apps: [EmulatedApp.Traits(name: "A")])
    let app = device.reference(at: 0)
    for event: SystemEvent in [
      .prewarm(app), .backgroundFetch(app), .openWindow(app), .disconnectScene(nil, app),
      .runTask("refresh", app),
    ] {
      #expect(device.path(to: event) == nil, "\(event)")
    }
  }

  @Test(
    "an app is led into every state from every other", arguments: [LifecycleStyle.delegate, .scene])
  func states(style: LifecycleStyle) throws {
    let device = Device(apps: [EmulatedApp.Traits(name: "A", style: style)])
    let app = device.reference(at: 0)
    for from in EmulatedApp.State.allCases {
      let start = try #require(device.path(to: from, of: app).flatMap(device.following))
      #expect(start.apps[0].state == from)
      for to in EmulatedApp.State.allCases {
        let path = try #require(start.path(to: to, of: app), "\(from) to \(to)")
        #expect(path.isEmpty == (from == to))
        #expect(start.following(path)?.apps[0].state == to, "\(from) to \(to): \(path)")
      }
    }
  }

  @Test("nobody crashes an app to make something possible")
  func gentle() throws {
    var device = Device(apps: [EmulatedApp.Traits(name: "A")])
    let app = device.reference(at: 0)
    _ = device.handle(.tapIcon(app))
    #expect(
      device.path(to: .notRunning, of: app) == [.event(.openSwitcher), .event(.swipeAway(app))])
  }

  @Test(
    "of ways that are as short, the one that a finger can take is offered",
    arguments: [LifecycleStyle.delegate, .scene])
  func finger(style: LifecycleStyle) throws {
    var device = Device(apps: [EmulatedApp.Traits(name: "A", style: style)])
    let app = device.reference(at: 0)
    // A push or a transfer would wake the app in one step, but somebody has to send it.
    #expect(
      device.path(to: .background, of: app) == [.event(.tapIcon(app)), .event(.pressHome)])
    #expect(
      device.path(to: .suspended, of: app) == [.event(.tapIcon(app)), .event(.pressHome), .wait])
    _ = device.handle(.tapIcon(app))
    _ = device.advance(to: device.now + .seconds(1))
    _ = device.handle(.lock)
    _ = device.advance(to: device.now + .seconds(1))
    // The watchdog would end an app whose developers made it hang.
    #expect(
      device.path(to: .notRunning, of: app) == [
        .event(.unlock), .event(.openSwitcher), .event(.swipeAway(app)),
      ])
  }

  @Test("what a finger can't do is offered where nothing else leads there")
  func others() throws {
    var device = Device(apps: [EmulatedApp.Traits(name: "A")])
    _ = device.handle(.tapIcon(device.reference(at: 0)))
    #expect(device.path(to: .endCall) == [.event(.receiveCall), .event(.answerCall)])
  }
}
