// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Makes questions from the engine: worlds, states and events, the same for the same seed.
///
/// A question it makes rests on rules that are documented or observed, unless disputed ones are
/// asked for.
package struct QuestionGenerator: Hashable, Sendable {
  /// The difficulty of questions: more callbacks, and more facts one must keep in mind.
  package enum Level: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// One app, what the user does with it.
    case easy = 1
    /// Scenes, another app, background tasks, what iOS does.
    case medium = 2
    /// Older versions of iOS, methods that take time, longer histories.
    case hard = 3

    package static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  private var dice: SeededNumbers
  /// True if questions may rest on disputed or assumed rules; they say so (``Question/doubt``).
  package var includesDoubtful = false

  package init(seed: UInt64) { dice = SeededNumbers(state: seed) }

  /// The number of worlds, and of events in a world, that are tried for a question.
  private static let attempts = 60

  /// A question about a fresh world.
  ///
  /// Nil only where none was found in many worlds.
  package mutating func question(_ level: Level) -> Question? {
    for _ in 0..<Self.attempts {
      let world = world(level)
      if let question = question(about: world, app: world.reference(at: 0), level) {
        return question
      }
    }
    return nil
  }

  /// A question about a device as it is; nil where nothing about it can be asked.
  package mutating func question(
    about device: Device, app: AppReference, _ level: Level
  ) -> Question? {
    guard device.isSettled else { return nil }
    let events = dice.shuffled(
      Self.kinds(level).filter { $0.minimumVersion <= device.version }
        .compactMap { device.candidate($0, for: app) })
    var other: Question?
    for event in events where device.isPossible(event) {
      let outcome = Outcome(of: .event(event), on: device)
      for subject in dice.shuffled(Question.Subject.allCases) {
        guard
          let question = Question(
            subject, .event(event), app, on: device, outcome, using: &dice),
          includesDoubtful || question.doubt == nil
        else { continue }
        // A hard question is about more than one call.
        if level < .hard || outcome.calls(of: app.name).count > 1 { return question }
        other = other ?? question
      }
    }
    return other
  }

  // MARK: Worlds

  /// Returns the kinds of events that may happen in the history of a world, and be asked about.
  private static func kinds(_ level: Level) -> [SystemEvent.Kind] {
    var kinds: [SystemEvent.Kind] = [
      .tapIcon, .pressHome, .receiveCall, .declineCall, .openSwitcher, .closeSwitcher,
      .openControlCenter, .closeControlCenter, .showAlert, .answerAlert, .swipeAway,
    ]
    guard level > .easy else { return kinds }
    kinds += [
      .lock, .unlock, .answerCall, .endCall, .startFaceID, .finishFaceID, .invokeSiri, .dismissSiri,
      .warnMemory, .changeTime, .crash, .endProcess, .exceedMemory, .beginTask, .reboot, .choose,
    ]
    guard level > .medium else { return kinds }
    return kinds + [
      .openURL, .continueActivity, .quickAction, .receiveSilentPush, .backgroundFetch,
      .locationUpdate, .rotate, .tapPush, .receivePush, .openWindow, .closeWindow, .changePrivacy,
    ]
  }

  /// The versions of iOS that questions are about.
  private static let versions = (8...Device.latestVersion.major).filter(Device.isAnnounced)
    .map { SystemVersion($0) }

  private mutating func chance(_ one: Int, in all: Int) -> Bool {
    dice.number(below: all) < one
  }

  private mutating func world(_ level: Level) -> Device {
    var version = Device.latestVersion
    if level == .hard { version = dice.element(of: Self.versions) ?? version }
    var app = EmulatedApp.Traits(name: "Notes")
    if level > .easy || chance(1, in: 3), version >= 13, chance(1, in: 2) { app.style = .scene }
    if level == .hard { harden(&app) }
    var apps = [app]
    if level > .easy { apps.append(EmulatedApp.Traits(name: "Maps")) }
    var device = Device(version: version, apps: apps)
    device.settle()
    let steps = dice.number(below: level.rawValue * 2 + 2)
    for step in 0..<steps { happen(to: &device, isFirst: step == 0, level) }
    return device
  }

  /// Facts about an app that one must keep in mind.
  private mutating func harden(_ app: inout EmulatedApp.Traits) {
    if chance(1, in: 3) { app.restoresInterface = true }
    if chance(1, in: 3) { app.modes = [.fetch, .remoteNotification] }
    if app.style.hasScenes, chance(1, in: 3) { app.hasManyWindows = true }
    var script = AppScript()
    let slow: [Callback] = [
      .didFinishLaunching, .applicationDidEnterBackground, .sceneDidEnterBackground,
      .applicationWillResignActive,
    ]
    if let callback = dice.element(of: slow), chance(1, in: 2) {
      script[callback].take = .seconds(2)
    }
    if chance(1, in: 3) { script[.applicationDidEnterBackground].begins = ["upload"] }
    app.code = .scripted(script)
  }

  private mutating func happen(to device: inout Device, isFirst: Bool, _ level: Level) {
    // A history begins with a launch, or there is little to ask about.
    let app = device.reference(at: chance(1, in: 5) ? device.apps.count - 1 : 0)
    if isFirst || chance(1, in: 4) {
      _ = device.handle(.tapIcon(app))
    } else if chance(1, in: 4), let due = device.nextDeadline {
      _ = device.advance(to: due)
    } else if let kind = dice.element(of: Self.kinds(level)),
      kind.minimumVersion <= device.version,
      let event = device.candidate(kind, for: app), device.isPossible(event)
    {
      _ = device.handle(event)
    }
    device.settle()
  }
}
