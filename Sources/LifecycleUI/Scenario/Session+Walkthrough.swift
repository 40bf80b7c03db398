// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Session {
  /// The next step of the scenario is taken: the clock is put forward to its moment.
  mutating func takeStep(at wall: Duration) {
    guard let walkthrough else {
      message = Message(.info, phrases.messages.noScenario)
      return
    }
    guard !walkthrough.isOver else {
      message = Message(.info, phrases.messages.scenarioDone)
      return
    }
    // Expectations of the last step that still wait are judged first.
    while nextStep?.isExpectation == true { turn(at: wall) }
    guard let step = nextStep else { return }
    if let walkthrough = self.walkthrough {
      message = Message(
        .info,
        phrases.messages.step(walkthrough.taken + 1, walkthrough.count, Self.visible(step.text)))
    }
    turn(at: wall)
    judgeSettled(at: wall)
  }

  /// What may be expected of a device that has settled is judged; no time passes.
  mutating func judgeSettled(at wall: Duration) {
    // With nothing due, a blocked main thread is as settled as it will be.
    while walkthrough?.isExpecting == true, device.isSettled || device.nextDeadline == nil {
      turn(at: wall)
    }
  }

  private var nextStep: Scenario.Step? {
    guard let walkthrough, !walkthrough.isOver else { return nil }
    return walkthrough.steps[walkthrough.runner.nextIndex]
  }

  /// One statement of the scenario.
  private mutating func turn(at wall: Duration) {
    guard var walkthrough, let step = nextStep else { return }
    walkthrough.runner.resume(on: device)
    let turn = walkthrough.runner.next()
    device = walkthrough.runner.device
    if !step.isExpectation { walkthrough.taken += 1 }
    self.walkthrough = walkthrough
    for line in step.note.split(separator: "\n") {
      log.append(.note(Log.Note(.presenter, Self.visible(String(line))), time: device.now))
    }
    record(turn?.entries ?? [])
    timeBase.jump(to: device.now, at: wall)
    if let verdict = turn?.verdict { tell(verdict) }
    for case .refused(let refusal) in (turn?.entries ?? []).map(\.kind) {
      message = Message(.refusal, sentence(for: refusal))
    }
  }

  private mutating func tell(_ verdict: Scenario.Verdict) {
    let expectation = verdict.expectation.text
    if verdict.isHeld {
      log.append(.note(Log.Note(.held, phrases.messages.held(expectation)), time: device.now))
    } else {
      let text = phrases.messages.failed(expectation, verdict.found)
      log.append(.note(Log.Note(.failed, text), time: device.now))
      message = Message(.error, text)
    }
  }
}
