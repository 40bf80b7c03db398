// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Phrases {
  /// English.
  package static let english = Phrases(
    state: English.state,
    cause: English.cause,
    stateDescription: English.stateDescription,
    stateMeaning: English.stateMeaning,
    limit: English.limit,
    wake: English.wake,
    eventLabel: English.eventLabel,
    event: English.event,
    rule: English.rule,
    grade: English.grade,
    reading: English.reading,
    callbackRole: English.callbackRole,
    objectName: { $0.rawValue },
    objectRole: English.objectRole,
    style: English.style,
    screen: English.screen,
    problem: English.problem,
    verdict: English.verdict,
    finding: English.finding,
    ending: English.ending,
    code: English.code,
    commandLabel: English.commandLabel,
    commandHelp: English.commandHelp,
    nextStepHint: "step",
    group: English.group,
    diagram: "Life cycle",
    foreground: "Foreground",
    log: "Log",
    apps: "Apps",
    timers: "Timers",
    actions: "Events",
    actionSection: English.actionSection,
    allEvents: { "\($0): all \($1)" },
    objects: "Objects",
    scenario: "Scenario",
    help: "Help",
    nothingCounts: "No timers running.",
    nothingYet: { "Nothing has happened yet. Press \($0)." },
    firstToBeTerminated: "first to be terminated",
    disconnected: "not connected",
    windowInFront: "in front",
    memory: { "\($0) MB" },
    unsavedEdits: { $0 == 1 ? "1 unsaved edit" : "\($0) unsaved edits" },
    seconds: English.seconds,
    lasting: { "for \($0)" },
    since: { "since \($0)" },
    left: { "\($0) left" },
    lockedDevice: "LOCKED",
    talking: "ON A CALL",
    mainThreadBlocked: "main thread blocked",
    signs: "Signs",
    sign: English.sign,
    clock: "Clock",
    clockStates: English.clockStates,
    mouse: "Mouse",
    clicks: English.clicks,
    paused: "PAUSED",
    waitsFor: { "waiting for \($0)" },
    speed: { "\($0)x" },
    version: { "iOS \($0)" },
    newer: { "\($0) newer, \($1)" },
    screenShows: { "Screen: \($0)" },
    running: "running",
    idle: "idle",
    rowPosition: { "\($0) of \($1)" },
    tooSmall: { "The window must be at least \($0)x\($1). Press \($2) to quit." },
    groups: Groups(of: English.self))
}

/// The sentences of each group, and the words that several of them share.
enum English: PhraseGroups {
  /// A number of seconds with its unit. Minutes, hours and days bring theirs.
  @Sendable static func seconds(_ number: String) -> String {
    number.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E } ? number + " s" : number
  }

  /// "Wait 1 minute 30 seconds."
  @Sendable static func waiting(_ time: Duration) -> String {
    let seconds = time.components.seconds
    let rest = time - .seconds(seconds - seconds % 60)
    var parts: [String] = []
    func add(_ number: String, _ unit: String) {
      if number != "0" { parts.append("\(number) \(unit)" + (number == "1" ? "" : "s")) }
    }
    add("\(seconds / 3600)", "hour")
    add("\(seconds % 3600 / 60)", "minute")
    add(TimeText.seconds(rest), "second")
    return parts.isEmpty ? "Do not wait." : "Wait \(parts.joined(separator: " "))."
  }

  static func lowercasedFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + String(text.dropFirst())
  }

  @Sendable static func style(_ style: LifecycleStyle) -> String {
    switch style {
    case .delegate: "app delegate"
    case .scene: "scene delegate"
    case .swiftui: "SwiftUI"
    }
  }
}
