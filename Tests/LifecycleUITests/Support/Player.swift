// SPDX-License-Identifier: Apache-2.0

import Lifecycle

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

/// A user at a session: presses keys and lets time pass, with a clock of their own.
struct Player {
  var session: Session
  /// The wall's clock; it does not begin at zero, as no machine's does.
  var wall = Duration.seconds(1_000)
  var effects: [Effect] = []

  /// The session knows what can be opened: it need not ask.
  init(_ session: Session) {
    self.session = session
    _ = self.session.update(.library(Library(scenarios: [])), at: wall)
  }

  init(apps: [String] = ["Notes", "Maps"], size: Size = Size(80, 24)) {
    let device = Device(apps: apps.map { EmulatedApp.Traits(name: $0) })
    self.init(Session(start: Session.Start(device: device, size: size), at: .seconds(1_000)))
  }

  init(scenario text: String) throws {
    let start = Session.Start(try Scenario.parse(text))
    self.init(Session(start: start, at: .seconds(1_000)))
  }

  /// Presses keys; a blank in the text presses nothing.
  mutating func press(_ keys: String) {
    for character in keys where character != " " { press(.character(character)) }
  }

  mutating func press(_ keys: Key...) {
    for key in keys { effects += session.update(.key(key), at: wall) }
  }

  /// Types a line at the prompt and enters it.
  mutating func enter(_ line: String) {
    press(.character(":"))
    for character in line { press(.character(character)) }
    press(.enter)
  }

  /// The scenario that was asked for has been read.
  mutating func open(_ scenario: Scenario, name: String) {
    _ = session.update(.opened(.success(OpenedScenario(scenario, name: name))), at: wall)
  }

  /// Time passes, and the program wakes once at its end.
  mutating func wait(_ time: Duration) {
    wall += time
    effects += session.update(.timePassed, at: wall)
  }

  var device: Device { session.device }
  var states: [EmulatedApp.State] { device.apps.map(\.state) }
  var state: EmulatedApp.State { device.apps[0].state }
  var message: String { session.message?.text ?? "" }
  var text: String { session.overlay.prompt?.text ?? "" }

  /// The entries of the log.
  var entries: [Trace.Entry] { session.log.entries }

  /// The methods called since an entry.
  func calls(since number: Int = 0) -> [String] {
    entries.dropFirst(number).compactMap {
      if case .call(let call) = $0.kind { call.callback.rawValue } else { nil }
    }
  }
}

extension Log {
  var rows: [LogRow] { (first..<end).map { self[$0] } }

  var entries: [Trace.Entry] {
    rows.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
  }

  var notes: [LogNote] {
    rows.compactMap { if case .note(let note, _) = $0 { note } else { nil } }
  }
}

extension (any Overlay)? {
  var prompt: Prompt? { (self as? PaletteOverlay)?.prompt ?? (self as? SearchOverlay)?.prompt }
  var report: TerminationReport? { (self as? TerminationReportOverlay)?.report }
}
