// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The emulator as a value: what happens, and what the user looks at.
///
/// A session routes: each input goes to the value that it concerns. ``update(_:at:)`` is the only way
/// it changes. Time comes in with every input, so that a test says what time it is. The screen draws
/// it, plain mode reads it out.
package struct Session: Sendable {
  /// What happens.
  package internal(set) var run: Run
  /// What the user looks at.
  @Boxed package internal(set) var view: View

  package typealias Start = Run.Start

  package init(start: Start, at wall: Duration) {
    run = Run(start, at: wall)
    view = View(size: start.size, interface: start.interface)
    if let walk = start.walk { view.overlay = WalkOverlay(walk, on: &run, at: wall) }
    if start.showsCard { view.overlay = StartOverlay() }
    run.timeBase.set(.waiting, to: overlay?.holdsTime == true, at: wall)
  }

  /// Begins anew. The size, the speed and a pause stay, and so does what was seen and answered.
  mutating func begin(_ start: Start, at wall: Duration) {
    let isPaused = run.timeBase.isPaused
    var start = start
    (start.size, start.speed) = (size, run.timeBase.speed)
    run = Run(start, keeping: run.kept, at: wall)
    view = View(size: start.size, interface: start.interface, keeping: view.kept)
    run.timeBase.set(.paused, to: isPaused, at: wall)
  }

  // MARK: What panels, overlays and the shell ask for

  var start: Start { _read { yield run.start } }
  var interface: Interface { start.interface }
  var language: Language { start.language }
  package var phrases: Phrases { run.start.language.phrases }
  /// The keys as the user's settings have them.
  package var keymap: Keymap { _read { yield run.start.keymap } }
  /// Whether only ASCII may be drawn.
  package var isASCII: Bool { start.isASCII }
  /// What is shown at the top: the scenario's title, or the program's name.
  package var title: String { run.title }
  /// What the terminal's window and a recording are called. A class must not read a title that tells the outcome.
  package var windowTitle: String { run.isPresenting ? "applife" : title }

  package var timeline: Timeline { _read { yield run.timeline } }
  package var device: Device { _read { yield run.timeline.device } }
  package var log: Log { run.timeline.log }
  package var playback: ScenarioPlayback? { _read { yield run.timeline.playback } }
  package var focusedApp: Int { run.focusedApp }
  package var focused: EmulatedApp? { run.focused }
  package var message: Message? { run.message }

  package var size: Size { view.size }
  package var focus: Focus { view.focus }
  package var overlay: (any Overlay)? { _read { yield view.overlay } }
  /// Where the panels are.
  package var layout: Layout { view.layout(of: run) }

  /// What a key asks for while the panel in focus has the keys.
  package func command(for key: Key) -> Command? {
    keymap.command(
      for: key, focus: focus, isSearching: !view.search.term.isEmpty,
      isPresenting: run.isPresenting)
  }

  /// The instants of the wall's clock at which ``Input/timePassed`` is wanted.
  package func wakeUps(after wall: Duration) -> WakeUps {
    var wakeUps = run.wakeUps(after: wall)
    wakeUps.add(clock: overlay?.nextWakeUp)
    return wakeUps
  }

  /// The first instant at which ``Input/timePassed`` is wanted. Nil: nothing counts.
  package func nextWakeUp(after wall: Duration) -> Duration? { wakeUps(after: wall).first }

  /// What is said on the terminal once the screen has been given back.
  package var farewell: [String] {
    (overlay?.farewell(in: phrases) ?? []) + (run.handInProblem.map { [$0] } ?? [])
  }

  /// What must be written before the program ends.
  package mutating func leave() -> [Effect] { run.keepHandIn(isLeaving: true) }

  /// Whether the card at the start is open, which wants to know what can be opened.
  package var showsCard: Bool { overlay is StartOverlay }

  // MARK: Hosted apps, and a log that is followed

  /// What happened since this was last asked, for the processes: in order, and once.
  package mutating func takeUntold() -> [Trace.Entry] { run.hosting?.takeUntold() ?? [] }

  /// The log that is followed means something else than was told: the device goes back to where
  /// what was told still stands, and what the user looks at stays.
  ///
  /// - Parameters:
  ///   - standing: how much of what was told still stands.
  ///   - scenario: the device, if it must begin anew.
  /// - Returns: how much the session has been told now, no more than still stands.
  package mutating func takeBack(to standing: Int, _ scenario: Scenario, at wall: Duration) -> Int {
    let (former, app) = (view, focusedApp)
    let told = run.takeBack(to: standing, at: wall)
    if told == nil { begin(start.with(scenario), at: wall) }
    view = former.withoutRun
    run.forgetNews()
    if device.apps.indices.contains(app) { run.focusedApp = app }
    return told ?? 0
  }
}
