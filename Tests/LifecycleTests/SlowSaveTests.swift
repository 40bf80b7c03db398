// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import Testing

/// `slow save`: the app's next save takes a given time.
@Suite("A slow save")
struct SlowSaveTests {
  private func edited(_ style: LifecycleStyle = .delegate, _ script: AppScript = AppScript())
    -> World
  {
    var world = World(style: style) { $0.code = .scripted(script) }
    world.do(.tapIcon)
    world.do(.edit)
    return world
  }

  @Test("eight seconds are too long, in every life cycle", arguments: LifecycleStyle.allCases)
  func tooLong(style: LifecycleStyle) {
    var world = edited(style)
    world.do(.slowSave)
    world.do(.pressHome)
    world.wait(for: .milliseconds(4_999))
    #expect(world.device.apps[0].state == .background)
    world.wait(for: .milliseconds(1))
    let ending = world.device.apps[0].lastEnding
    #expect(ending?.reason == .watchdog && ending?.code?.rawValue == "0x8badf00d")
    #expect(ending?.unsavedEditsLost == 1)
  }

  @Test("four seconds are in time, and the data is saved then", arguments: LifecycleStyle.allCases)
  func inTime(style: LifecycleStyle) {
    var world = edited(style)
    world.do(.slowSave, nil, "4s")
    world.do(.pressHome)
    world.wait(for: .milliseconds(3_999))
    #expect(world.device.apps[0].unsavedEdits == 1)
    world.wait(for: .milliseconds(1))
    #expect(world.device.apps[0].unsavedEdits == 0)
    world.wait(5)
    #expect(world.device.apps[0].state == .suspended)
  }

  @Test("it counts once")
  func once() {
    var world = edited()
    world.do(.slowSave, nil, "4s")
    world.do(.pressHome)
    world.wait(4)
    world.do(.tapIcon)
    world.do(.pressHome)
    #expect(world.device.apps[0].process?.thread.isBusy == false)
  }

  @Test("the last time that was said counts")
  func again() {
    var world = edited()
    world.do(.slowSave)
    world.do(.slowSave, nil, "2s")
    world.do(.pressHome)
    world.wait(2)
    #expect(world.device.apps[0].unsavedEdits == 0)
  }

  @Test("it is where the scenario says that the app saves, in place of the time said there")
  func place() {
    var script = AppScript()
    script[.applicationWillResignActive].saves = true
    script[.applicationWillResignActive].take = .seconds(1)
    script[.applicationDidEnterBackground].take = .seconds(1)
    // Another life cycle has this method.
    script[.sceneDidEnterBackground].saves = true
    var world = edited(.delegate, script)
    world.do(.slowSave, nil, "3s")
    world.do(.receiveCall)
    world.wait(for: .milliseconds(2_999))
    #expect(world.device.apps[0].state == .active)
    #expect(world.device.apps[0].unsavedEdits == 1)
    world.wait(for: .milliseconds(1))
    #expect(world.device.apps[0].state == .inactive)
    #expect(world.device.apps[0].unsavedEdits == 0)
  }

  @Test("it ends with the process")
  func newProcess() {
    var world = edited()
    world.do(.slowSave)
    world.do(.crash)
    world.do(.tapIcon)
    world.do(.pressHome)
    #expect(world.device.apps[0].process?.thread.isBusy == false)
  }

  @Test("an app that runs its own code decides by itself how long it takes")
  func outside() throws {
    var traits = EmulatedApp.Traits(name: "Notes")
    traits.code = .outside
    var device = Device(apps: [traits])
    let app = device.reference(at: 0)
    _ = device.handle(.tapIcon(app))
    let refusal = try #require(device.refusal(of: .slowSave(.seconds(8), app)))
    #expect(refusal.rule == .needScripted && refusal.remedy.isEmpty)
  }

  @Test(
    "the time may be left out, and a blank may stand before its unit",
    arguments: [
      ("slow save", "slow save 8s Notes"), ("slow-save Maps", "slow save 8s Maps"),
      ("slow save 4 s", "slow save 4s Notes"), ("slow save 1m30s Maps", "slow save 1m30s Maps"),
      ("slow save 500 ms maps", "slow save 500ms Maps"),
    ])
  func words(_ text: String, _ event: String) throws {
    let scenario = try Scenario.parse("app Notes\napp Maps\n\(text)")
    #expect(scenario.steps.map(\.text) == [event])
  }

  @Test("no other word is a time", arguments: ["slow save 4", "slow save 4x", "slow save 4 s s"])
  func malformed(_ text: String) {
    #expect(throws: Scenario.Malformed.self) { try Scenario.parse("app Notes\n\(text)") }
  }
}
