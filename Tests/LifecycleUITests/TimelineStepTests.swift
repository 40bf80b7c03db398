// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

/// Steps through histories in which much shares an instant, or is refused, or changes no state: what
/// is passed over is not made again, and yet the step ends where it should.
@Suite("Steps through long histories")
struct TimelineStepTests {
  /// Events by the hundred, with time between some of them; now and then another future.
  private static func history(_ dice: inout Dice) -> Timeline {
    var timeline = Timeline(start: Device(apps: [EmulatedApp.Traits(name: "A")]))
    for _ in 0..<dice.roll(14) + 2 {
      let kinds: [SystemEvent.Kind] = dice.pick([
        [.tapIcon, .pressHome], [.tapIcon], [.tapIcon, .pressHome, .lock, .unlock, .crash],
      ])
      for _ in 0..<dice.pick([1, 99, 100, 101, 260, 400]) {
        let app = timeline.device.references[0]
        guard let event = timeline.device.candidate(dice.pick(kinds), for: app) else { continue }
        _ = timeline.handle(event)
      }
      if dice.roll(3) > 0 {
        _ = timeline.advance(to: timeline.device.now + .seconds(dice.pick([0, 1, 7, 40])))
      }
      guard dice.roll(4) == 0 else { continue }
      for _ in 0..<dice.roll(3) + 1 {
        _ = timeline.step(.backward, by: dice.pick(TravelUnit.allCases))
      }
      timeline.continueHere()
      guard dice.roll(2) == 0 else { continue }
      _ = timeline.advance(to: timeline.device.now + .seconds(1))
    }
    return timeline
  }

  /// Every stop on the way to the present, each made again.
  private static func stops(of timeline: Timeline) throws -> [Stop] {
    let present = try #require(timeline.past).present
    return timeline.path(to: timeline.current).flatMap { number, limit in
      let branch = timeline.branches[number]
      return branch.checkpoints.indices.flatMap { Segment($0, of: branch).stops }.filter { stop in
        stop.place <= limit ?? present.place
          && (limit != nil || stop.rowCount <= timeline.presentLog.end)
      }
    }
  }

  /// Returns the target of a step from a stop, by definition. Nil for the present.
  private static func target(
    from index: Int, _ direction: TravelDirection, by unit: TravelUnit, in stops: [Stop],
    rows: Int
  ) -> Int? {
    let time = stops[index].place.time
    func isOne(_ place: Int) -> Bool {
      switch unit {
      case .moment: true
      case .event: stops[place].event != nil
      case .state: stops[place].changesState
      }
    }
    switch direction {
    case .backward:
      return (0..<index).last { unit == .moment ? stops[$0].place.time < time : isOne($0) } ?? 0
    case .forward:
      return (index + 1..<stops.count).first { place in
        let isLast = place + 1 == stops.count
        if isLast, stops[place].rowCount >= rows { return false }
        guard unit == .moment else { return isOne(place) }
        return (index == 0 || stops[place].place.time > time)
          && (isLast || stops[place + 1].place.time > stops[place].place.time)
      }
    }
  }

  @Test("a step ends where a look at every moment says", arguments: 0..<8)
  func steps(seed: Int) throws {
    var dice = Dice(seed: 7_000 + seed)
    var timeline = Self.history(&dice)
    let present = timeline.position.place
    timeline.lookBack()
    let stops = try Self.stops(of: timeline)
    timeline.show(timeline.cursor(notAfter: try #require(stops.last).place))
    for _ in 0..<120 {
      if dice.roll(3) == 0 { timeline.go(to: dice.pick(stops)) }
      let index = try #require(stops.firstIndex { $0.place == timeline.place })
      let direction = dice.pick(TravelDirection.allCases)
      let unit = dice.pick(TravelUnit.allCases)
      #expect(timeline.place == stops[index].place)
      let target = Self.target(
        from: index, direction, by: unit, in: stops, rows: timeline.presentLog.end)
      _ = timeline.step(direction, by: unit)
      guard let target else {
        #expect(!timeline.isPast)
        #expect(timeline.place == present)
        timeline.lookBack()
        timeline.show(timeline.cursor(notAfter: try #require(stops.last).place))
        continue
      }
      try #require(timeline.isPast)
      #expect(timeline.place == stops[target].place, "\(direction) by \(unit) from \(index)")
      #expect(timeline.log.end == stops[target].rowCount)
      #expect(timeline.device.apps[0].state == stops[target].states[0])
      // Two hundred rows can be read before the moment, or all there are.
      #expect(timeline.log.count >= min(200, timeline.log.end))
      // What is drawn are the stops around it.
      timeline.prepareWindow(reach: 60)
      #expect(
        timeline.window.stops == Array(stops[max(0, target - 60)..<min(stops.count, target + 60)]))
    }
  }

  @Test(
    "frames of the past are what is drawn from scratch", arguments: 0..<2)
  func frames(seed: Int) {
    var dice = Dice(seed: 8_000 + seed)
    var player = Player(apps: ["Notes", "Maps"], size: dice.pick([Size(80, 24), Size(200, 50)]))
    // More rows than the log keeps.
    while player.session.log.first < 2_000 {
      for _ in 0..<dice.pick([1, 40, 150, 700]) { player.press("o h") }
      player.wait(.milliseconds(dice.pick([3, 900, 7_000])))
    }
    for step in 0..<120 {
      switch dice.roll(12) {
      case 0: player.press("(")
      case 1: player.press(")")
      case 2: player.press(dice.pick(Keymap.standard.eventBindings).key)
      case _: player.press(dice.pick([",", ",", ",", ".", "[", "]", "{", "}"]))
      }
      let drawn = Screen.draw(player.session)
      let isSame = player.session.frame() == drawn
      #expect(isSame, "step \(step)")
    }
  }

  @Test("what a step passes over is not made again")
  func passesOver() {
    var timeline = Timeline(start: Device(apps: [EmulatedApp.Traits(name: "A")]))
    let app = timeline.device.references[0]
    func take(_ kind: SystemEvent.Kind) {
      if let event = timeline.device.candidate(kind, for: app) { _ = timeline.handle(event) }
    }
    take(.tapIcon)
    _ = timeline.advance(to: .seconds(100))
    // A moment of thousands of events, none of which changes a state, and many of which are refused.
    for _ in 0..<2_000 { take(.shake) }
    for _ in 0..<2_000 { take(.tapIcon) }
    for unit in TravelUnit.allCases {
      timeline.segments.removeAll()
      _ = timeline.step(.backward, by: unit)
      #expect(timeline.place.eventCount == (unit == .event ? 2_001 : 1))
      #expect(timeline.segments.count <= 4, "\(unit)")
      timeline.segments.removeAll()
      _ = timeline.step(.forward, by: .moment)
      #expect(timeline.segments.count <= 4, "\(unit)")
      timeline.returnToPresent()
    }
  }
}
