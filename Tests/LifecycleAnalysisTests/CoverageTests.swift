// SPDX-License-Identifier: Apache-2.0
import Foundation
import Lifecycle
import LifecycleAnalysis
import LifecycleTestSupport
import Testing

@Suite("Coverage")
struct CoverageTests {
  /// Everything a walk of random events sees on devices of one version with apps of one style.
  static func walk(_ style: LifecycleStyle, _ version: SystemVersion, seeds: Range<Int>)
    -> Coverage.Items
  {
    var coverage = Coverage()
    for seed in seeds {
      var dice = Dice(seed: seed)
      var device = device(style, version, &dice)
      let kinds = SystemEvent.Kind.allCases
      for _ in 0..<150 {
        var kind = kinds[Int.random(in: 0..<kinds.count, using: &dice)]
        switch Int.random(in: 0..<10, using: &dice) {
        case 0: kind = .tapIcon
        case 1: kind = .unlock
        case 2: kind = .pressHome
        case 3: kind = .swipeAway
        case _: break
        }
        let app = device.reference(at: Int.random(in: 0..<2, using: &dice))
        let events = device.candidates(kind, for: app)
        if let event = events.randomElement(using: &dice) {
          // What needs something first is given it.
          for event in (device.refusal(of: event)?.remedy ?? []) + [event] {
            for entry in device.handle(event) { coverage.add(entry) }
          }
        }
        if Int.random(in: 0..<3, using: &dice) == 0 {
          let longest = Int.random(in: 0..<8, using: &dice) == 0 ? 700_000 : 40_000
          let time = Duration.milliseconds(Int.random(in: 0..<longest, using: &dice))
          for entry in device.advance(to: device.now + time) { coverage.add(entry) }
        }
      }
    }
    return coverage.seen
  }

  private static func device(
    _ style: LifecycleStyle, _ version: SystemVersion, _ dice: inout Dice
  ) -> Device {
    let apps = ["A", "B"].map { name in
      var traits = EmulatedApp.Traits(name: name, style: style)
      traits.exitsOnSuspend = Int.random(in: 0..<6, using: &dice) == 0
      traits.restoresInterface = Bool.random(using: &dice)
      traits.usesDataProtection = Bool.random(using: &dice)
      traits.hasManyWindows = Bool.random(using: &dice)
      traits.showsViewControllers = Bool.random(using: &dice)
      traits.hasNotificationDelegate = Bool.random(using: &dice)
      if version >= 13, Int.random(in: 0..<3, using: &dice) == 0 {
        traits.registeredTasks = ["refresh"]
      }
      if version >= 27 { traits.sdk = 26 }
      traits.modes = BackgroundMode.allCases
      // With both Bluetooth modes the app is a central.
      if Bool.random(using: &dice) { traits.modes.removeAll { $0 == .bluetoothCentral } }
      if Int.random(in: 0..<4, using: &dice) == 0 { traits.missingMethods = [.didFinishLaunching] }
      var script = AppScript()
      for callback in Callback.allCases where Int.random(in: 0..<8, using: &dice) == 0 {
        script[callback].take = .milliseconds(Int.random(in: 0..<40_000, using: &dice))
        if Bool.random(using: &dice) { script[callback].begins = ["t"] }
      }
      traits.code = .scripted(script)
      return traits
    }
    return Device(version: version, apps: apps)
  }

  /// Each style with the versions at which something comes or goes.
  static let worlds: [(LifecycleStyle, Int)] = LifecycleStyle.allCases.flatMap { style in
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 26, 27].filter { $0 >= style.minimumVersion.major }
      .map { (style, $0) }
  }

  @Test("nothing is ever seen that is not possible", arguments: worlds)
  func nothingElse(style: LifecycleStyle, version: Int) {
    let version = SystemVersion(version)
    let seen = Self.walk(style, version, seeds: 0..<3)
    let possible = Coverage.Items.possible(style: style, version: version)
    for category in Coverage.Category.allCases {
      for item in seen.items(of: category) {
        #expect(possible.contains(item), "\(item.name), \(style), iOS \(version)")
      }
    }
  }

  @Test(
    "all that is possible is seen, if one walks long enough",
    arguments: [
      (LifecycleStyle.delegate, 3), (.delegate, 6), (.delegate, 8), (.delegate, 12),
      (.delegate, 26), (.scene, 26), (.swiftui, 26),
    ])
  func everything(style: LifecycleStyle, version: Int) {
    let version = SystemVersion(version)
    let possible = Coverage.Items.possible(style: style, version: version)
    var seen = Coverage.Items()
    for start in stride(from: 0, to: 600, by: 20) {
      seen.formUnion(Self.walk(style, version, seeds: start..<start + 20))
      if Coverage.Category.allCases.allSatisfy({ category in
        possible.items(of: category).allSatisfy(seen.contains)
      }) {
        return
      }
    }
    for category in Coverage.Category.allCases {
      for item in possible.items(of: category) {
        #expect(seen.contains(item), "\(item.name), \(style), iOS \(version)")
      }
    }
  }

  @Test("the diagram's ways are those of the model")
  func transitions() {
    #expect(Coverage.Transition.all.count == 12)
    #expect(Set(Coverage.Transition.all).count == 12)
  }

  @Test("an event counts for the state it was tried in: of its app, or of every app")
  func tried() throws {
    var device = Device(apps: ["A", "B"].map { EmulatedApp.Traits(name: $0) })
    var coverage = Coverage()
    let app = device.reference(at: 0)
    coverage.willTry(.pressHome, on: device)
    coverage.willTry(.tapIcon(app), on: device)
    _ = device.handle(.tapIcon(app))
    #expect(coverage.hasTried(.pressHome, in: .notRunning))
    #expect(coverage.hasTried(.tapIcon, in: .notRunning))
    #expect(!coverage.hasTried(.tapIcon, in: .active))
    coverage.willTry(.receiveCall, on: device)
    #expect(coverage.hasTried(.receiveCall, in: .active))
    #expect(coverage.hasTried(.receiveCall, in: .notRunning))
    #expect(!coverage.hasTried(.receiveCall, in: .suspended))
  }
}
