// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

/// A published log or one of Apple's pages, as facts the engine is compared with.
///
/// A row is `id | iOS | app | start | action | what | notified | final`:
/// - `app` are the app's properties, then further declarations between semicolons.
/// - `start` leads to the state the log begins in, `action` is what was done; both are steps of the
///   scenario language.
/// - `what` is what the source lists: `calls`, `notifications`, `phases` (SwiftUI's `ScenePhase` as a
///   view of the scene reads it) or `all`. With `some` before it the
///   source leaves things out (a method its app did not implement, a view's callback, the second
///   half of what happened), and what it lists must occur in its order.
/// - `notified` are the short names of ``DeviceLog/names``, each with the state read inside if the
///   source gives it, and with `@2` for the second scene; `!NAME` must not occur.
/// - `final` is the state at the end; `suspended later` waits for it; after a comma comes the code
///   the process ended with, and after another how long after the action began.
package struct DeviceLog: Sendable {
  package let id: String
  package let version: SystemVersion
  package let declarations: String
  package let start: String
  package let action: String
  package let isPartial: Bool
  package let what: What
  package let notified: [Notified]
  package let forbidden: [String]
  package let final: EmulatedApp.State
  package let isLater: Bool
  package let code: String?
  package let after: Duration?

  package enum What: String {
    case calls, notifications, phases, all
  }

  /// One thing the source lists.
  package struct Notified: Hashable {
    package let name: String
    /// The state read inside; nil where the source does not say.
    package var state: String?
    /// The scene it concerns, as a trace names it; nil where the source does not say.
    package var scene: String?
  }

  /// Reads a row; nil if it is not one.
  package init?(_ row: String) {
    let cells = row.split(separator: "|", omittingEmptySubsequences: false).map { Self.trim($0) }
    guard cells.count == 8, let version = SystemVersion(text: String(cells[1])) else { return nil }
    id = cells[0]
    self.version = version
    let parts = cells[2].split(separator: ";", omittingEmptySubsequences: false).map {
      Self.trim($0)
    }
    let properties = parts.first ?? ""
    declarations =
      (["ios \(version)", "app A " + properties] + parts.dropFirst()).joined(separator: "\n") + "\n"
    start = cells[3]
    action = cells[4]
    let words = cells[5].split(separator: " ")
    isPartial = words.first == "some"
    guard let last = words.last, let what = What(rawValue: String(last)) else { return nil }
    self.what = what
    var notified: [Notified] = []
    var forbidden: [String] = []
    for item in cells[6].split(separator: ",") {
      let words = item.split(separator: " ").map(String.init)
      let isForbidden = words[0].hasPrefix("!")
      guard let name = Self.names[isForbidden ? String(words[0].dropFirst()) : words[0]] else {
        return nil
      }
      if isForbidden {
        forbidden.append(name)
      } else {
        notified.append(
          Notified(
            name: name, state: words.dropFirst().first { !$0.hasPrefix("@") },
            scene: words.dropFirst().first { $0.hasPrefix("@") }
              .map { "scene-" + $0.dropFirst() }))
      }
    }
    self.notified = notified
    self.forbidden = forbidden
    let ends = cells[7].split(separator: ",").map { Self.trim($0) }
    isLater = ends[0].hasSuffix(" later")
    guard
      let final = EmulatedApp.State(
        rawValue: isLater ? String(ends[0].dropLast(" later".count)) : ends[0])
    else { return nil }
    self.final = final
    code = ends.count > 1 ? ends[1] : nil
    after = ends.count > 2 ? Int(ends[2].dropLast()).map { .seconds($0) } : nil
  }

  private static func trim(_ text: some StringProtocol) -> String {
    var text = Substring(text)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// The engine's answer to a row.
  package struct Played {
    package var notified: [Notified] = []
    package var every: Set<String> = []
    package var state: EmulatedApp.State?
    package var ending: (code: String?, after: Duration)?
    package var refused = false
  }

  /// Leads a device to where the log begins, and does what was done.
  package func play() throws -> Played {
    let begun = ScenarioLibrary.play(try Scenario.parse(declarations + start))
    guard let device = begun.device else { return Played() }
    var runner = Scenario.Runner(try Scenario.parse(declarations + action), from: device)
    var played = Played()
    while let turn = runner.next() { add(turn.entries, from: device.now, to: &played) }
    var last = runner.device
    if isLater { add(last.advance(to: last.now + .seconds(20)), from: device.now, to: &played) }
    played.state = last.app(named: "A")?.state
    return played
  }

  private func add(_ entries: [Trace.Entry], from start: Duration, to played: inout Played) {
    for entry in entries where entry.app == "A" {
      switch entry.kind {
      case .call(let call):
        let name = call.callback.rawValue
        played.every.insert(name)
        if what == .calls || what == .all {
          played.notified.append(
            Notified(name: name, state: call.state.rawValue, scene: call.scene))
        }
      case .notification(let notification, let state):
        played.every.insert(notification.rawValue)
        if what == .notifications || what == .all {
          played.notified.append(Notified(name: notification.rawValue, state: state.rawValue))
        }
      case .process(let step):
        if what == .all { played.notified.append(Notified(name: Self.name(of: step), state: nil)) }
      case .end(let ending):
        played.ending = (ending.code?.rawValue, entry.time - start)
      case .phase(let scene?, _, let to):
        if what == .phases || what == .all {
          played.notified.append(
            Notified(name: "ScenePhase." + to.rawValue, state: nil, scene: scene))
        }
      case .event, .refused, .returned, .state, .task, .deadline, .queue, .phase(nil, _, _),
        .output:
        break
      }
    }
  }

  private static func name(of step: Trace.ProcessStep) -> String {
    switch step {
    case .main: "main"
    case .applicationMain: "UIApplicationMain"
    case .prewarmed: "prewarmed"
    case .runLoop: "the run loop"
    case .snapshot: "the snapshot"
    case .stateSaved: "the state saved"
    case .completed: "completed"
    case .neverCompleted, .schedulerTask, .threadWork, .offMainThread, .fileLock, .audio,
      .location, .storyboard, .protectedDataUnreadable, .protectedDataLocked, .seemsLoggedOut,
      .unhandled, .fetchInterval,
      .transferCompleted, .notImplemented,
      .actionSent, .windowInFront, .callReported, .liveActivityStarted, .console:
      step.text
    }
  }

  /// Returns true if what the engine notified is what the source lists.
  package func matches(_ played: Played) -> Bool {
    func agrees(_ listed: Notified, _ found: Notified) -> Bool {
      listed.name == found.name && (listed.state == nil || listed.state == found.state)
        && (listed.scene == nil || listed.scene == found.scene)
    }
    guard isPartial || what == .all else {
      return notified.count == played.notified.count
        && zip(notified, played.notified).allSatisfy(agrees)
    }
    var rest = played.notified[...]
    for listed in notified {
      guard let place = rest.firstIndex(where: { agrees(listed, $0) }) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
