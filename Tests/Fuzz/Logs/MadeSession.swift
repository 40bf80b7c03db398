// SPDX-License-Identifier: Apache-2.0
@testable import Lifecycle
@testable import LifecycleAnalysis

/// The log of apps in a session of random events. The engine wrote it, so it fits.
struct MadeSession {
  let lines: [String]
  /// The version of iOS that the check is told; nil if it has to infer that.
  let version: SystemVersion?
  /// The apps and the events, for whoever reads a finding.
  let story: String
  /// The cost of its events (``CheckVocabulary/cost(of:)``).
  private(set) var cost = 0

  /// Makes a session of one to four apps, in which anything may happen but other windows and screens.
  init(apps count: Int, events: Int, _ dice: inout Dice) {
    let version: SystemVersion = dice.pick([6, 8, 12, 13, 16, 18, 26])
    let apps = ["Notes", "Mail", "Maps", "Music"].prefix(count).map { name in
      var traits = EmulatedApp.Traits(name: name)
      if version >= 13, dice.roll(2) == 0 { traits.style = .scene }
      if version >= 7 { traits.modes = [.remoteNotification] }
      if dice.roll(2) == 0 { traits.modes += [.fetch, .location] }
      return traits
    }
    let played = Self.play(
      Device(version: version, apps: apps), events: events, Self.usual, waits: [1, 2, 8, 45, 700],
      &dice)
    let hasTimes = dice.roll(3) > 0
    lines = WrittenLog(played.entries, hasTimes: hasTimes).lines
    self.version = nil
    story = "a session of \(count) apps"
  }

  /// Makes a session with several windows, external displays, CarPlay, hangs and ends for memory.
  /// The apps print all that they hear of, or only some of it.
  init(screens events: Int, _ dice: inout Dice) {
    let version: SystemVersion = dice.pick([13, 14, 16, 18, 26, 26, 26, 27])
    let count = dice.roll(6) == 0 ? 2 : 1
    let styles = LifecycleStyle.allCases.filter { $0.minimumVersion <= version }
    let apps = ["Notes", "Mail"].prefix(count).map { name in
      var traits = EmulatedApp.Traits(name: name)
      traits.style = dice.roll(2) == 0 ? .scene : dice.pick(styles)
      if traits.style == .delegate, version >= 27 { traits.sdk = 26 }
      traits.hasManyWindows = traits.style.hasScenes && dice.roll(2) == 0
      if dice.roll(2) == 0 { traits.modes = [.remoteNotification] }
      if dice.roll(3) == 0 { traits.modes += [.fetch, .location] }
      return traits
    }
    // Without pauses, whole sessions happen in one second.
    let waits = dice.pick([[0], [0, 0, 1, 7], [1, 2, 8, 45, 700]])
    let played = Self.play(
      Device(version: version, apps: apps), events: events, Self.usual + Self.screens,
      waits: waits, &dice)
    let printed = dice.roll(4)
    let prints: (LogSymbol) -> Bool = { symbol in
      switch symbol {
      case .call: true
      case .notification(let notification):
        printed == 0
          || printed == 1
            && ["UIApplication.", "UIScene."].contains { notification.rawValue.hasPrefix($0) }
      case .phase: printed == 0 || printed == 2
      case .launched, .observed, .reported, .suspended, .ended: true
      }
    }
    lines = WrittenLog(played.entries, prints: prints).lines
    self.version = version > Scenario().version || dice.roll(4) > 0 ? version : nil
    let told = apps.map {
      "\($0.name) \($0.style.rawValue)\($0.hasManyWindows ? " windows=many" : "")"
    }
    story =
      "screens on iOS \(version), \(told.joined(separator: ", ")): "
      + played.events.map { "\($0)" }.joined(separator: ", ")
  }

  /// Makes a session of one app in which all that happens leads to something that the app logs.
  init(acts count: Int, _ dice: inout Dice) {
    var traits = EmulatedApp.Traits(name: "Notes")
    traits.modes = [.remoteNotification]
    traits.style = dice.roll(2) == 0 ? .scene : .delegate
    if traits.style == .delegate { traits.sdk = 26 }
    var device = Device(version: dice.pick([18, 26]), apps: [traits])
    let app = device.reference(at: 0)
    let version = device.version
    var entries: [Trace.Entry] = []
    var played: [SystemEvent.Kind] = []
    for _ in 0..<(count * 3) where played.count < count * 2 {
      var next = device
      var more: [Trace.Entry] = []
      let act = dice.pick(Self.acts)
      let pause = dice.pick([2, 8, 45])
      let isPossible = act.allSatisfy { kind in
        guard let event = next.candidates(kind, for: app).first, next.isPossible(event) else {
          return false
        }
        more += next.handle(event)
        more += next.advance(to: next.now + .seconds(pause))
        return true
      }
      let isLogged = more.contains { if case .call = $0.kind { true } else { false } }
      guard isPossible, isLogged else { continue }
      device = next
      entries += more
      played += act
    }
    let printsNotifications = dice.roll(2) == 0
    let ends: Set<Callback> = [.applicationWillTerminate, .sceneDidDisconnect]
    let silent = Set(Callback.allCases.filter { _ in dice.roll(4) == 0 }).subtracting(ends)
    let prints: (LogSymbol) -> Bool = { symbol in
      switch symbol {
      case .call(let callback): printsNotifications || !silent.contains(callback)
      case .notification: printsNotifications
      case .phase, .launched, .observed, .reported, .suspended, .ended: true
      }
    }
    lines = WrittenLog(entries, hasTimes: dice.roll(3) > 0, prints: prints).lines
    self.version = version
    cost = played.reduce(0) { $0 + CheckVocabulary.cost(of: $1) }
    story =
      "\(traits.style.rawValue), iOS \(version): " + played.map { "\($0)" }.joined(separator: ", ")
  }

  /// What people do, and what happens to them.
  private static let acts: [[SystemEvent.Kind]] = [
    [.tapIcon], [.tapIcon], [.tapIcon], [.pressHome], [.pressHome], [.lock, .unlock],
    [.openSwitcher, .closeSwitcher], [.openSwitcher, .swipeAway], [.openSwitcher, .choose],
    [.receivePush, .tapPush], [.receiveLocalNotification, .tapLocalNotification],
    [.receiveMessage, .tapBanner], [.openURL], [.continueActivity], [.quickAction],
    [.receiveCall, .declineCall], [.receiveCall, .answerCall, .endCall],
    [.showAlert, .answerAlert],
    [.openControlCenter, .closeControlCenter], [.startFaceID, .finishFaceID],
    [.receiveSilentPush, .finishFetch],
    [.crash], [.reclaimMemory],
  ]

  private static let usual: [SystemEvent.Kind] = [
    .tapIcon, .tapIcon, .tapIcon, .pressHome, .pressHome, .lock, .unlock, .unlock, .openSwitcher,
    .closeSwitcher, .choose, .swipeAway, .receiveCall, .declineCall, .showAlert, .answerAlert,
    .reclaimMemory,
    // An app can be launched by each of these.
    .receivePush, .tapPush, .receiveLocalNotification, .tapLocalNotification, .receiveSilentPush,
    .finishFetch, .openURL, .continueActivity, .quickAction, .backgroundFetch, .locationUpdate,
    .finishTransfer,
    .receiveMessage, .tapBanner, .answerCall, .endCall, .openControlCenter, .closeControlCenter,
    .openNotificationCenter, .closeNotificationCenter, .startFaceID, .finishFaceID, .invokeSiri,
    .dismissSiri, .warnMemory, .changeTime, .beginTask, .endTask, .edit, .save, .crash,
    .endProcess,
    .reboot,
  ]

  private static let screens: [SystemEvent.Kind] = [
    .connectDisplay, .connectDisplay, .disconnectDisplay, .connectCarPlay, .connectCarPlay,
    .disconnectCarPlay, .openWindow, .openWindow, .closeWindow, .chooseWindow, .disconnectScene,
    .exceedMemory, .exceedMemory, .hang, .hang, .recover, .exit,
  ]

  /// Plays random events, and returns those that were possible and what followed from them.
  private static func play(
    _ start: Device, events: Int, _ kinds: [SystemEvent.Kind], waits: [Int], _ dice: inout Dice
  ) -> (entries: [Trace.Entry], events: [SystemEvent.Kind]) {
    var device = start
    var entries: [Trace.Entry] = []
    var played: [SystemEvent.Kind] = []
    for _ in 0..<events {
      let app = device.reference(at: dice.roll(start.apps.count))
      let event = device.candidates(dice.pick(kinds), for: app).randomElement(using: &dice)
      guard let event, device.isPossible(event) else { continue }
      played.append(event.kind)
      entries += device.handle(event)
      entries += device.advance(to: device.now + .seconds(dice.pick(waits)))
    }
    // What hangs at the end runs into its limit.
    entries += device.advance(to: device.now + .seconds(30))
    return (entries, played)
  }
}
