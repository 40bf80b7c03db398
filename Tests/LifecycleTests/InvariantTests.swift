// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import Testing

/// Invariants over every path of small worlds.
@Suite("Invariants over explored paths")
struct InvariantTests {
  private static func walk(_ style: LifecycleStyle, slow: Bool, limit: Int) -> StateSpace {
    var traits = EmulatedApp.Traits(name: "A", style: style)
    if slow {
      var script = AppScript()
      script[.applicationDidEnterBackground].take = .seconds(2)
      script[.sceneDidEnterBackground].take = .seconds(2)
      script[.didFinishLaunching].take = .seconds(3)
      script[.applicationWillResignActive].take = .seconds(1)
      traits.code = .scripted(script)
    }
    let device = Device(apps: [traits, EmulatedApp.Traits(name: "B", style: style)])
    let apps = device.references
    let events =
      SystemEvent.Kind.allCases.compactMap { device.candidate($0, for: apps[0]) }
      + [.tapIcon(apps[1]), .choose(apps[1])]
    return StateSpace(from: device, events: events, limit: limit)
  }

  @Test(
    "at most one app is in front, and what is said follows from the states",
    arguments: [
      (LifecycleStyle.delegate, false), (.delegate, true), (.scene, false), (.scene, true),
    ])
  func everyEdge(_ style: LifecycleStyle, _ slow: Bool) {
    let space = Self.walk(style, slow: slow, limit: 1_000)
    #expect(space.places.count > 200)
    for (number, place) in space.places.enumerated() {
      let device = space.device(at: number)
      let visible = device.apps.filter { $0.state == .active || $0.state == .inactive }
      // While one app leaves slowly and another launches, both are on their way; only one is active.
      #expect(device.apps.filter { $0.state == .active }.count <= 1 || !device.isSettled)
      if device.isSettled { #expect(visible.count <= 1, "\(space.path(to: number))") }
      if device.isLocked && device.isSettled {
        #expect(visible.isEmpty, "\(space.path(to: number))")
      }
      if device.isSettled, !device.isLocked, device.cover == nil, let front = device.frontApp {
        #expect(front.state == .active, "\(space.path(to: number))")
      }
      if let due = device.nextDeadline { #expect(due >= device.now, "\(space.path(to: number))") }
      guard let parent = place.parent, let edge = place.edge else { continue }
      let before = space.device(at: parent)
      check(before.following(edge)?.entries ?? [], before: before, space, number)
    }
  }

  /// Replays what was said on one edge against the states before it.
  private func check(
    _ entries: [Trace.Entry], before: Device?, _ space: StateSpace, _ number: Int
  ) {
    guard let before else { return }
    var states: [String: EmulatedApp.State] = [:]
    for app in before.apps { states[app.name] = app.state }
    var checker = TraceRule.Checker(states: states)
    for entry in entries { checker.add(entry) }
    #expect(checker.violations.isEmpty, "\(space.path(to: number))")
    for entry in entries {
      guard let name = entry.app, let state = states[name] else { continue }
      switch entry.kind {
      case .call(let call):
        #expect(state != .suspended && state != .notRunning, "\(space.path(to: number)): \(entry)")
        let expected: ApplicationState =
          state == .active ? .active : state == .inactive ? .inactive : .background
        #expect(call.state == expected, "\(space.path(to: number)): \(entry)")
        if call.callback == .applicationDidEnterBackground {
          #expect(state == .background)
        }
      case .notification:
        #expect(state != .suspended && state != .notRunning, "\(space.path(to: number)): \(entry)")
      case .state(let from, let to, _):
        #expect(from == state, "\(space.path(to: number)): \(entry)")
        if to == .active { #expect(from == .inactive) }
        if to == .suspended { #expect(from == .background) }
        if from == .active { #expect(to == .inactive || to == .notRunning) }
        states[name] = to
      case .event, .refused, .process, .returned, .task, .deadline, .queue, .phase, .end, .output:
        break
      }
    }
  }

  @Test("rebased devices that are equal behave alike")
  func rebasing() {
    var early = World()
    early.do(.tapIcon)
    early.do(.pressHome)
    var late = World()
    late.wait(1000)
    late.do(.tapIcon)
    late.do(.pressHome)
    #expect(early.device != late.device)
    #expect(early.device.rebased == late.device.rebased)
    #expect(late.device.rebased.nextDeadline == .seconds(5))
  }

  @Test("a limited walk says that it was cut")
  func limit() {
    let space = Self.walk(.delegate, slow: false, limit: 50)
    #expect(space.isTruncated)
    #expect(space.places.count == 50)
  }
}
