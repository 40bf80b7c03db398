// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A scenario that is stepped through.
extension Run {
  /// True if Enter takes a step of the scenario, and does not choose in the app switcher. In a
  /// switcher that the scenario itself has opened, its next step comes first.
  var isEnterForStep: Bool {
    guard let playback else { return false }
    let hasNext = !playback.isOver || lesson?.place.next != nil
    return device.cover != .switcher || playback.hasOpenedSwitcher && hasNext
  }

  /// Enter takes the next step; behind the last one of a lesson it asks for the next lesson.
  mutating func takeNextStep(at wall: Duration) -> [Effect] {
    if let lesson, lesson.isDone, !timeline.isConcealed, playback?.isOver == true,
      let next = lesson.place.next
    {
      return [.openLesson(next.name)]
    }
    takeStep(.event, at: wall)
    return []
  }

  /// The next step of the scenario is taken: the clock is advanced to its moment. One callback
  /// after the other, the rest of a step waits to be revealed; a lesson reveals it by itself.
  mutating func takeStep(_ size: ScenarioPlayback.StepSize, at wall: Duration) {
    if isPresenting, playback != nil { return presentStep(size, at: wall) }
    continueHere(at: wall)
    playback?.stepSize = size
    if timeline.isConcealed {
      let wasShown = nextBeat != nil
      nextBeat = nil
      reveal(all: size == .event)
      if wasShown, !timeline.isConcealed { endBeats(at: wall) }
      return
    }
    if size == .event, !asking.waitingMarks.isEmpty, isStepUnderWay {
      // The user does not wait until what was predicted has come.
      settle(at: wall)
      return sumUp()
    }
    let showsBeats = showsBeats && size == .event
    if size == .callback || showsBeats { timeline.beginConcealing() }
    defer {
      timeline.endConcealing()
      if showsBeats {
        showBeat(at: wall)
      } else {
        reveal(all: size == .event)
        sumUp()
      }
    }
    if size == .callback, let due = device.nextSettlingDeadline {
      // The step that was taken last is not over: on to its next callback.
      advanceTimeline(to: due)
      timeBase.jump(to: device.now, at: wall)
      return judgeSettled(at: wall)
    }
    takeWholeStep(size, at: wall)
  }

  mutating func takeWholeStep(
    _ size: ScenarioPlayback.StepSize, at wall: Duration
  ) {
    guard let before = playback else {
      message = Message(.info, .noScenario)
      return
    }
    guard !before.isOver else {
      message = Message(.info, phrases.messages.scenarioDone)
      return
    }
    guard !timeline.isFull else {
      message = Message(.error, phrases.messages.full(Timeline.capacity))
      return
    }
    // Expectations of the last step that still wait are judged first.
    while playback?.isAtExpectation == true { play(at: wall) }
    if asksBeforeStep(size, at: wall) { return }
    if let playback, playback.player.nextIndex < before.steps.count {
      let index = playback.player.nextIndex
      noteStep()
      timeline.beginStep()
      timeline.undone.removeAll()
      var note = announce(before.steps[index])
      while self.playback?.player.nextIndex == index {
        if play(saying: note, at: wall) { note = "" }
      }
      self.playback?.taken += 1
    }
    judgeSettled(at: wall)
  }

  /// Shows what the last step did and the user has not seen: up to the next callback, or all of it.
  mutating func reveal(all: Bool) {
    if all { nextBeat = nil }
    reveal(all ? .all : .callback)
  }

  mutating func reveal(_ extent: Timeline.Reveal) {
    guard timeline.isConcealed else { return }
    for row in timeline.reveal(extent) {
      switch row {
      case .entry(let entry):
        notice([entry])
        if case .refused(let refusal) = entry.kind {
          message = refusalMessage(refusal, isPast: false)
        }
      case .note(let note, _):
        if note.kind == .failed { message = Message(.error, note.text) }
      }
    }
  }

  /// Judges the expectations of a device that has settled; no time passes.
  mutating func judgeSettled(at wall: Duration) {
    while playback?.isExpecting == true, device.nextSettlingDeadline == nil {
      play(at: wall)
      if !timeline.isConcealed { sumUp() }
    }
  }

  /// At the end of a scenario it is said how many expectations passed.
  mutating func sumUp() {
    guard let playback, playback.isOver, !timeline.isConcealed,
      message?.kind ?? .info == .info
    else { return }
    guard playback.passed + playback.failed > 0 else { return }
    message = Message(.info, ending(of: playback))
  }

  /// The message at the end of a scenario.
  func ending(of playback: ScenarioPlayback) -> Message.Content {
    .scenarioOver(passed: playback.passed, failed: playback.failed, lesson?.place)
  }

  /// A lesson whose last step was taken is done: that is said once.
  mutating func finishLesson() -> [Effect] {
    guard let lesson, !lesson.isDone, let playback,
      playback.taken == playback.count, !timeline.isConcealed
    else { return [] }
    self.lesson?.isDone = true
    kept.handIn?.add(.done)
    news.isLessonOver = true
    return [.lessonDone(lesson.place.lesson, lesson.score)]
  }

  /// The writer of the end of the lesson; nil without one.
  var lessonWriter: LessonWriter? {
    lesson.map {
      LessonWriter(
        progress: $0, phrases: phrases,
        objective: (playback?.scenario.notes ?? []).map { start.texts($0) }, learnt: learnt(in: $0))
    }
  }

  /// Everything is as it was before a step, which may be taken again. What came after stays in its
  /// branch.
  ///
  /// - Parameter number: how many steps are before it.
  mutating func goBack(toStep number: Int, at wall: Duration) {
    reveal(all: true)
    guard let step = timeline.step(number) else { return }
    timeline.undo(to: step.place, step.playback)
    goOnHere(at: wall)
    lesson?.isDone = false
    message = Message(.info, .wentBack(toStep: number))
  }

  /// The shell's answer: it could not note that a lesson is done.
  mutating func tellLessonProblem(_ problem: String) {
    let text = phrases.lesson.progressNotKept(Printable.stripped(problem))
    if timeline.isPast {
      message = Message(.error, text)
    } else {
      timeline.append(LogNote(.presenter, text))
    }
  }

  /// Says which step is taken.
  ///
  /// - Returns: the note of an event, which is said when the event happens: time may pass before it.
  private mutating func announce(_ step: Scenario.Step) -> String {
    guard let playback else { return "" }
    message = Message(
      .info,
      phrases.messages.step(playback.taken + 1, of: playback.count, text(of: step)))
    // Before a class, it is said once the step's outcome is revealed.
    if isPresenting {
      presenting?.note = step.note
      return ""
    }
    if case .event = step.action { return step.note }
    say(step.note)
    return ""
  }

  /// Adds the presenter's words to the log.
  mutating func say(_ note: String) {
    for line in note.split(separator: "\n") {
      timeline.append(LogNote(author: String(line), start.texts))
    }
  }

  /// Does what the scenario asks for next; the clock is advanced if it asks for time.
  ///
  /// - Parameter note: what is said before an event.
  /// - Returns: whether an event happened.
  @discardableResult
  private mutating func play(saying note: String = "", at wall: Duration) -> Bool {
    let device = device
    guard let request = playback?.player.next(on: device) else { return false }
    switch request {
    case .time(let moment), .skip(let moment):
      advanceTimeline(to: moment)
      timeBase.jump(to: timeline.device.now, at: wall)
    case .event(let event, _):
      if event.kind == .openSwitcher { playback?.hasOpenedSwitcher = true }
      say(note)
      handle(event)
      return true
    case .finished(let index, let verdict):
      guard let verdict else { return false }
      sayNoteOfStep()
      say(playback?.steps[index].note ?? "")
      // A lesson speaks only of what is not so.
      if lesson == nil || !verdict.isHeld { tell(verdict) }
      if verdict.isHeld { playback?.passed += 1 } else { playback?.failed += 1 }
    }
    return false
  }

  /// A step as it is typed; in a lesson, the time that passes in words.
  func text(of step: Scenario.Step) -> String {
    if lesson != nil, case .wait(let time) = step.action, step.time == .settled {
      return phrases.predict.passes(time)
    }
    return Printable.stripped(step.text)
  }

  /// Says whether what was expected is so.
  mutating func tell(_ verdict: Scenario.Verdict) {
    let note = LogNote(verdict, phrases)
    timeline.append(note)
    if !verdict.isHeld, !timeline.isConcealed { message = Message(.error, note.text) }
  }
}
