// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import Testing

/// An event that is not possible says why, and how to get there.
@Suite("Refusals")
struct RefusalTests {
  @Test("nothing changes, and one entry says so")
  func oneEntry() {
    var world = World()
    let before = world.device
    world.do(.declineCall)
    #expect(world.last.count == 1)
    #expect(world.refusal?.rule == .needRinging)
    #expect(world.device.rebased == before.rebased)
  }

  /// An event, the rule that forbids it on a fresh device, and the way to it.
  static let table: [(SystemEvent.Kind, Rule, [SystemEvent.Kind])] = [
    (.pressHome, .needAppInFront, [.tapIcon]),
    (.closeSwitcher, .needSwitcher, [.openSwitcher]),
    (.choose, .needCard, [.tapIcon, .openSwitcher]),
    (.swipeAway, .needCard, [.tapIcon, .openSwitcher]),
    (.unlock, .needLocked, [.lock]),
    (.declineCall, .needRinging, [.receiveCall]),
    (.answerCall, .needRinging, [.receiveCall]),
    (.endCall, .needTalking, [.receiveCall, .answerCall]),
    (.tapBanner, .needBanner, [.receiveMessage]),
    (.dismissBanner, .needBanner, [.receiveMessage]),
    (.tapPush, .needShown, [.receivePush]),
    (.showAlert, .needAppInFront, [.tapIcon]),
    (.answerAlert, .needCover, [.tapIcon, .showAlert]),
    (.warnMemory, .needProcess, [.tapIcon]),
    (.exceedMemory, .needRunning, [.tapIcon]),
    (.crash, .needRunning, [.tapIcon]),
    (.edit, .needAppInFront, [.tapIcon]),
    (.save, .needRunning, [.tapIcon]),
    (.recover, .needHung, [.tapIcon, .hang]),
    (.finishFetch, .needWork, []),
    (.disconnectScene, .needSceneStyle, []),
  ]

  @Test("the rule and the way", arguments: table)
  func way(_ event: SystemEvent.Kind, _ rule: Rule, _ remedy: [SystemEvent.Kind]) {
    var world = World()
    world.do(event)
    #expect(world.refusal?.rule == rule)
    #expect(world.refusal?.remedy.map(\.kind) == remedy)
  }

  @Test("a locked phone is unlocked for a banner; an app that may not fetch gets a silent push")
  func wayOfState() {
    var locked = World()
    locked.do(.lock)
    locked.do(.dismissBanner)
    #expect(locked.refusal?.remedy.map(\.kind) == [.unlock, .receiveMessage])
    var pushed = World { $0.modes = [.remoteNotification] }
    pushed.do(.finishFetch, nil, "newData")
    #expect(pushed.refusal?.remedy.map(\.kind) == [.receiveSilentPush])
    var fetching = World { $0.modes = [.fetch, .remoteNotification] }
    fetching.do(.finishFetch, nil, "newData")
    #expect(fetching.refusal?.remedy.map(\.kind) == [.backgroundFetch])
  }

  @Test("behind hundreds of transitions that wait no remedy is tried, but the rule is said")
  func farBehind() {
    var script = AppScript()
    script[.applicationDidBecomeActive].take = .milliseconds(10)
    var world = World { $0.code = .scripted(script) }
    for _ in 0..<200 {
      world.do(.tapIcon)
      world.do(.pressHome)
    }
    world.do(.endCall)
    #expect(world.refusal?.rule == .needTalking)
    #expect(world.refusal?.remedy == [])
    world.wait(10)
    world.do(.endCall)
    #expect(world.refusal?.remedy.map(\.kind) == [.receiveCall, .answerCall])
  }

  @Test("a way of six steps is given, a longer one is not", arguments: 3...6)
  func longestWay(alerts: Int) {
    // Before iOS 5 each push is an alert over the one before.
    var world = World(version: 4, "A", "B")
    world.do(.tapIcon, "A")
    world.do(.showAlert)
    for _ in 0..<alerts { world.do(.receivePush, "B") }
    world.do(.receiveCall)
    world.do(.showAlert)
    let way = [.declineCall] + [SystemEvent.Kind](repeating: .answerAlert, count: alerts + 1)
    #expect(world.refusal?.rule == .needNoCall)
    #expect(world.refusal?.remedy.map(\.kind) == (way.count <= 6 ? way : []))
  }

  @Test("while a call rings, the call comes first")
  func ringing() {
    var world = World()
    world.do(.tapIcon)
    world.do(.receiveCall)
    for event in [SystemEvent.Kind.pressHome, .openSwitcher, .invokeSiri] {
      world.do(event)
      #expect(world.refusal?.rule == .needNoCall)
      #expect(world.refusal?.remedy.first?.kind == .declineCall)
    }
  }

  /// A small world, walked over whole.
  private static func space() -> StateSpace {
    let device = Device(apps: [EmulatedApp.Traits(name: "A"), EmulatedApp.Traits(name: "B")])
    let kinds: [SystemEvent.Kind] = [
      .pressHome, .openSwitcher, .closeSwitcher, .lock, .unlock, .receiveCall, .declineCall,
      .answerCall, .endCall, .receiveMessage, .tapBanner, .reboot,
    ]
    let forApps: [SystemEvent.Kind] = [.tapIcon, .choose, .swipeAway, .crash]
    let events =
      kinds.compactMap { SystemEvent($0) }
      + forApps.flatMap { kind in device.references.flatMap { device.candidates(kind, for: $0) } }
    return StateSpace(from: device, events: events, limit: 1_500)
  }

  @Test("in every state reached, the way given makes the event possible, and no shorter one does")
  func waysAreShortest() {
    let space = Self.space()
    let app = space.device(at: 0).reference(at: 0)
    let events: [SystemEvent] = SystemEvent.Kind.allCases.filter {
      $0.form == .bare || $0.form == .app
    }
    .compactMap { SystemEvent($0, app: $0.takesApp ? app : nil) }
    let hands: [SystemEvent] =
      [
        .pressHome, .openSwitcher, .closeSwitcher, .lock, .unlock, .declineCall, .answerCall,
        .endCall, .tapBanner, .dismissBanner, .openControlCenter, .invokeSiri,
      ].compactMap { SystemEvent($0) } + [.tapIcon(app), .choose(app)]
    var longer: [String] = []
    for place in space.places.indices.prefix(400) {
      let here = space.device(at: place)
      for event in events {
        guard let refusal = here.refusal(of: event), !refusal.remedy.isEmpty else {
          continue
        }
        var device = here
        for step in refusal.remedy {
          #expect(device.isPossible(step), "\(event): \(step) in \(refusal.remedy)")
          _ = device.handle(step)
          while !device.isSettled, let due = device.nextDeadline { _ = device.advance(to: due) }
        }
        #expect(device.isPossible(event), "\(event) after \(refusal.remedy)")
        // One event less must never do.
        if refusal.remedy.count > 1 {
          for shortcut in hands where here.isPossible(shortcut) {
            var other = here
            _ = other.handle(shortcut)
            if other.isPossible(event) {
              longer.append("\(event): \(shortcut), not \(refusal.remedy)")
            }
          }
        }
      }
    }
    #expect(Set(longer).sorted().isEmpty, "\(Set(longer).sorted().joined(separator: "\n"))")
  }
}
