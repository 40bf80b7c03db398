// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Session {
  /// The next step of the scenario is taken: the clock is put forward to its moment.
  mutating func takeStep(at wall: Duration) {
    guard let walkthrough else {
      message = Message(.info, phrases.messages.noScenario(Keymap.key(of: .scenarios)))
      return
    }
    guard !walkthrough.isOver else {
      message = Message(.info, phrases.messages.scenarioDone)
      return
    }
    let steps = walkthrough.steps
    // Expectations of the last step that still wait are judged first.
    while let index = self.walkthrough?.player.nextIndex, steps.indices.contains(index) {
      if steps[index].isExpectation {
        play(at: wall)
        continue
      }
      announce(steps[index])
      while self.walkthrough?.player.nextIndex == index { play(at: wall) }
      self.walkthrough?.taken += 1
      break
    }
    judgeSettled(at: wall)
  }

  /// What may be expected of a device that has settled is judged; no time passes.
  mutating func judgeSettled(at wall: Duration) {
    // With nothing due, a blocked main thread is as settled as it will be.
    while walkthrough?.isExpecting == true, device.isSettled || device.nextDeadline == nil {
      play(at: wall)
    }
  }

  /// Says which step is taken.
  private mutating func announce(_ step: Scenario.Step) {
    guard let walkthrough else { return }
    message = Message(
      .info,
      phrases.messages.step(walkthrough.taken + 1, walkthrough.count, Self.visible(step.text)))
    show(step.note)
  }

  /// What the presenter says.
  private mutating func show(_ note: String) {
    for line in note.split(separator: "\n") {
      log.append(.note(Log.Note(.presenter, Self.visible(String(line))), time: device.now))
    }
  }

  /// Does what the scenario asks for next; the clock is put forward where it asks for time.
  private mutating func play(at wall: Duration) {
    guard let request = walkthrough?.player.next(on: device) else { return }
    switch request {
    case .time(let moment):
      keep(device.advance(to: moment))
      timeBase.jump(to: device.now, at: wall)
    case .event(let event, _):
      let entries = device.handle(event)
      keep(entries)
      if case .refused(let refusal)? = entries.first?.kind {
        message = Message(.refusal, sentence(for: refusal))
      }
    case .finished(let index, let verdict):
      guard let verdict else { return }
      show(walkthrough?.steps[index].note ?? "")
      tell(verdict)
    }
  }

  private mutating func tell(_ verdict: Scenario.Verdict) {
    let expectation = verdict.expectation.text
    if verdict.isHeld {
      walkthrough?.passed += 1
      log.append(.note(Log.Note(.held, phrases.messages.held(expectation)), time: device.now))
    } else {
      walkthrough?.failed += 1
      let text = phrases.messages.failed(expectation, verdict.found.map(phrases.finding))
      log.append(.note(Log.Note(.failed, text), time: device.now))
      message = Message(.error, text)
    }
  }
}
