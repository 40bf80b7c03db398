// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension Session {
  /// Asks the shell for the scenarios there are; the picker fills when it answers.
  mutating func pickScenario() -> [Effect] {
    overlay = ScenariosOverlay()
    return [.listScenarios]
  }

  /// The shell's answer: the picker is filled, if it is still open.
  mutating func list(_ scenarios: [ScenarioSummary]) {
    guard overlay is ScenariosOverlay else { return }
    overlay = ScenariosOverlay(scenarios)
  }

  /// Begins anew with a scenario. What was typed at the prompt is still remembered.
  mutating func open(_ opened: OpenedScenario, at wall: Duration) {
    var start = Start(
      opened.scenario, language: self.start.language, isASCII: isASCII, size: size,
      speed: timeBase.speed)
    if start.title.isEmpty { start.title = Printable.stripped(opened.name) }
    if let lesson = opened.lesson { start.begin(lesson) }
    start.interface = interface
    start.isPresenting = isPresenting
    start.meansFirstApp = self.start.meansFirstApp
    start.predictsFirst = self.start.predictsFirst
    beginScenario(start, at: wall)
  }

  /// Begins anew with what this session began with. What happened stays in its branch, and
  /// ``redo(at:)`` leads back there; only where nothing happened, or no event can be kept any more,
  /// is nothing left.
  mutating func restart(at wall: Duration) {
    reveal(all: true)
    guard !timeline.isFull, timeline.hasEvents else {
      var start = start
      start.size = size
      start.speed = timeBase.speed
      return beginScenario(start, at: wall)
    }
    closeQuestion(at: wall)
    typed.forgetPredictions()
    asking.endPredicted()
    undoAll(at: wall)
    overlay = nil
    focus = .device
    focusedApp = 0
    lesson?.isDone = false
    let words = phrases.messages
    message = Message(
      .info, interface == .plain ? words.restartedPlain : words.restarted(Keymap.key(of: .redo)))
  }

  private mutating func beginScenario(_ start: Start, at wall: Duration) {
    begin(start, at: wall)
    if playback == nil, interface == .screen { message = Message(.info, phrases.messages.begun) }
  }
}
