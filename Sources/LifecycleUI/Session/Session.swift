// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

/// The emulator as a value: what happens, and what the user looks at.
///
/// A session routes: each input goes to the value that it concerns. ``update(_:at:)`` is the only way
/// it changes. Time comes in with every input, so that a test says what time it is. The screen draws
/// it, plain mode reads it out.
package struct Session: Sendable {
  /// The things that happen.
  package internal(set) var run: Run
  /// The state of the interface.
  @Boxed package internal(set) var view: View

  package init(start: Start, at wall: Duration) {
    var start = start
    start.run.isReadOut = start.view.interface == .plain
    run = Run(start.run, at: wall)
    view = View(start.view)
    if interface == .screen { run.greet() }
    if let walk = start.run.walk { view.overlay = WalkOverlay(walk, on: &run, at: wall) }
    if start.view.showsCard { view.overlay = StartOverlay() }
    run.timeBase.set(.waiting, to: overlay?.holdsTime == true, at: wall)
  }

  /// Begins anew. The size, the speed and a pause stay, and so does what was seen and answered.
  mutating func begin(_ start: Run.Start, at wall: Duration) {
    let isPaused = run.timeBase.isPaused
    var start = start
    start.speed = run.timeBase.speed
    run = Run(start, keeping: run.kept, at: wall)
    view = View(view.start, keeping: view.kept)
    if interface == .screen { run.greet() }
    run.timeBase.set(.paused, to: isPaused, at: wall)
  }

  // MARK: What panels, overlays and the shell ask for

  var interface: Interface { view.start.interface }
  var language: Language { run.start.language }
  package var phrases: Phrases { run.start.language.phrases }
  /// The keys as the user's settings have them.
  package var keymap: Keymap { _read { yield view.start.keymap } }
  /// True if only ASCII may be drawn.
  package var isASCII: Bool { view.start.isASCII }
  /// The title at the top: the scenario's, or the program's name.
  package var title: String { run.title }
  /// The title of the terminal's window and of a recording. A class must not read a title that
  /// tells the outcome.
  package var windowTitle: String { run.isPresenting ? "applife" : title }

  package var timeline: Timeline { _read { yield run.timeline } }
  package var device: Device { _read { yield run.timeline.device } }
  package var log: Log { run.timeline.log }
  package var playback: ScenarioPlayback? { _read { yield run.timeline.playback } }
  package var focusedApp: Int { run.focusedApp }
  package var focused: EmulatedApp? { run.focused }
  /// The message on the last row.
  package var message: WordedMessage? { run.message.map(voice.words) }

  /// The way the session speaks to its user.
  var voice: Voice { view.voice(for: run) }
  /// The events that can happen now.
  package var actions: Actions { run.actions(keymap) }
  /// True if events that no file has would be lost if the user of a screen left now.
  var wouldLoseEvents: Bool {
    interface == .screen && !run.unsavedBranches.isEmpty && timeline.hasEvents
  }

  package var size: Size { view.size }
  package var focus: Focus { view.focus }
  package var overlay: (any Overlay)? { _read { yield view.overlay } }
  /// Returns the facts about an app as it is drawn: what moves is not yet as it is.
  func shownFacts(of app: Int) -> AppFacts { view.motion.facts(of: app) ?? timeline.facts[app] }
  /// Nothing moves any more: more happens than can be seen.
  package mutating func endMotion() { view.motion.end() }
  /// The rectangles of the panels.
  package var layout: Layout { view.layout(of: run) }

  /// Returns the command of a key while the panel in focus has the keys.
  package func command(for key: Key) -> Command? {
    keymap.command(
      for: key, focus: focus, isSearching: !view.search.term.isEmpty,
      isPresenting: run.isPresenting)
  }

  /// The instants of the wall's clock at which ``Input/timePassed`` is wanted.
  package func wakeUps(after wall: Duration) -> WakeUps {
    var wakeUps = run.wakeUps(after: wall)
    wakeUps.add(clock: overlay?.nextWakeUp)
    wakeUps.motion = view.motion.nextFrame
    return wakeUps
  }

  /// The first instant at which ``Input/timePassed`` is wanted. Nil: nothing counts.
  package func nextWakeUp(after wall: Duration) -> Duration? { wakeUps(after: wall).first }

  /// The lines for the terminal once the screen has been given back.
  package var farewell: [String] {
    (overlay?.farewell(in: phrases) ?? []) + (run.handInProblem.map { [$0] } ?? [])
  }

  /// True if the program ends although a hand-in or a walk could not be saved.
  package var leavesUnsaved: Bool { run.handInProblem != nil || overlay?.leavesUnsaved == true }

  /// Returns the files that must be written before the program ends.
  package mutating func leave() -> [Effect] { run.keepHandIn(isLeaving: true) }

  /// True if the card at the start is open, which wants to know what can be opened.
  package var showsCard: Bool { overlay is StartOverlay }

  // MARK: Hosted apps, and a log that is followed

  /// Returns the entries since this was last asked, for the processes: in order, and once.
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
    if told == nil { begin(run.start.with(scenario), at: wall) }
    view = former.withoutRun
    run.forgetNews()
    if device.apps.indices.contains(app) { run.focusedApp = app }
    return told ?? 0
  }
}
