// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A walk on the screen: the diagram with the phone where it should be, beside it what to do and
/// what must be seen, and a key for each verdict.
package struct WalkOverlay: Overlay {
  package internal(set) var walkthrough: Walkthrough
  /// The page beside the diagram.
  private(set) var page = Page.step
  /// The first line that is shown of it.
  private(set) var top = 0
  /// The line that is typed: an answer or a note.
  private(set) var prompt: Prompt?
  /// The choice of what the phone did instead, while that is asked.
  private(set) var picker: WalkPicker?
  /// The step the phone is shown after.
  private var shown: Int
  /// The instant of the last key, by which the clock is shown.
  private(set) var now: Duration

  enum Page: Hashable, Sendable {
    case step
    case way
    case help
  }

  /// A walk begins, or goes on where it was: the run is its phone from then on.
  init(_ start: Walkthrough.Start, on run: inout Run, at wall: Duration) {
    walkthrough = Walkthrough(start, at: wall)
    shown = walkthrough.index
    now = wall
    run.timeBase.set(.paused, to: true, at: wall)
    run.showPhone(after: shown, of: walkthrough.steps, from: nil, at: wall)
    follow(in: run)
    // The keys are what somebody who begins needs to see.
    if walkthrough.isResumed, walkthrough.phase != .finished {
      run.message = Message(.info, walkthrough.opening(in: run.phrases.walk))
    }
  }

  package var coversPanels: Bool { true }
  package var pasteSeparator: String? { prompt == nil ? nil : " " }
  package var typedText: String { prompt?.text ?? "" }
  package var takesMessageLine: Bool { true }

  // MARK: Keys

  package mutating func press(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    now = wall
    let before = walkthrough.phase
    let effects: [Effect]
    switch walkthrough.phase {
    case .asking, .note, .followUp: effects = type(key, in: &session, at: wall)
    case .instead: effects = pick(key, in: &session, at: wall)
    case .step, .finished: effects = act(on: key, in: &session, at: wall)
    }
    if walkthrough.phase != before { follow(in: session.run) }
    showPhone(in: &session, at: wall)
    return .stays(effects)
  }

  /// Takes the shell's answers, the passing of time, and the stop of the program.
  package mutating func take(
    _ input: Input, in session: inout Session, at wall: Duration
  ) -> OverlayResponse {
    switch input {
    case .walkKept(let outcome): return .stays(kept(outcome, in: &session, at: wall))
    case .timePassed: return .stays(passTime(at: wall))
    case .attached(let outcome, let step):
      return .stays(attached(outcome, step, in: &session, at: wall))
    case .stopping: walkthrough.clock.setStopped(true, at: wall)
    case .continued: walkthrough.clock.setStopped(false, at: wall)
    case .key, .pasted, .line, .drain, .finish, .resized, .hostingBegan, .hosted, .processes,
      .saved, .library, .course, .opened, .lessonNoted, .notesKept, .followed, .speaks,
      .cannotSpeak,
      .handInKept:
      break
    }
    return .passes
  }

  package func farewell(in phrases: Phrases) -> [String] { walkthrough.farewell(in: phrases.walk) }

  package var leavesUnsaved: Bool { walkthrough.hasTriedToLeave }

  /// Takes the shell's answer about a verdict that was to be saved.
  private mutating func kept(
    _ outcome: Result<Walk, FileError>, in session: inout Session, at wall: Duration
  ) -> [Effect] {
    let before = (walkthrough.phase, walkthrough.index)
    let effects = walkthrough.kept(outcome, at: wall)
    if case .failure(.failed(let why)) = outcome, walkthrough.hasLost {
      let words = session.phrases.walk
      let text = Printable.stripped(why)
      session.tell(
        .error, walkthrough.hasTriedToLeave ? words.leaveAnyway(text) : words.notKept(text))
    } else if before != (walkthrough.phase, walkthrough.index) {
      follow(in: session.run)
    }
    showPhone(in: &session, at: wall)
    return effects
  }

  /// Opens the line that belongs to the question that is asked now.
  private mutating func follow(in run: Run) {
    prompt = nil
    picker = nil
    page = .step
    top = 0
    switch walkthrough.phase {
    case .asking, .followUp: prompt = Prompt(.command)
    case .note: prompt = Prompt(.command, text: walkthrough.result?.note ?? "")
    case .instead:
      picker = WalkPicker(
        walkthrough.step, on: run.device, chosen: walkthrough.result?.instead ?? [],
        nothing: run.phrases.walk.nothingWasLogged)
    case .step, .finished: break
    }
  }

  /// The instant at which the clock shows another minute; nil while it stands still.
  package var nextWakeUp: Duration? { walkthrough.clock.nextMinute(after: now) }

  /// Time has passed: the clock is saved with every minute.
  private mutating func passTime(at wall: Duration) -> [Effect] {
    guard let next = nextWakeUp, next <= wall else { return [] }
    now = wall
    return walkthrough.saveClock(at: wall)
  }

  /// The diagram follows the step.
  private mutating func showPhone(in session: inout Session, at wall: Duration) {
    guard shown != walkthrough.index else { return }
    let message = session.run.message
    session.run.showPhone(
      after: walkthrough.index, of: walkthrough.steps, from: shown, at: wall)
    shown = walkthrough.index
    session.run.message = message
  }

  private mutating func type(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> [Effect] {
    switch key {
    case .enter:
      let text = (prompt?.text ?? "").trimmed
      if case .asking = walkthrough.phase { return walkthrough.answer(text, at: wall) }
      if walkthrough.phase == .followUp { return walkthrough.addFollowUp(text, at: wall) }
      return walkthrough.setNote(text, of: walkthrough.index + 1, at: wall)
    case .escape: return walkthrough.leaveOut(at: wall)
    case .character, .control, .tab, .backTab, .backspace, .delete, .left, .right, .home, .end,
      .up, .down, .pageUp, .pageDown, .function, .mouse:
      if prompt?.edit(key) == true { return [] }
      return scroll(key) ? [] : session.command(for: key)?.effects ?? []
    }
  }

  private mutating func pick(
    _ key: Key, in session: inout Session, at wall: Duration
  ) -> [Effect] {
    if key == .escape { return walkthrough.leaveOut(at: wall) }
    let before = picker?.chosen
    let answer = picker?.press(key)
    if answer == .unknown { return session.command(for: key)?.effects ?? [] }
    guard let chosen = picker?.chosen, answer == .done || chosen != before else { return [] }
    return walkthrough.setInstead(
      chosen, of: walkthrough.index + 1, moreFollows: answer == .goesOn, at: wall)
  }

  private mutating func act(
    on key: Key, in session: inout Session, at wall: Duration
  ) -> [Effect] {
    if page != .step, key == .escape || key == .enter || key == "q" {
      turn(to: .step)
      return []
    }
    switch key {
    case "p": return walkthrough.give(.passed, asksWhy: true, at: wall)
    case "f": return walkthrough.give(.failed, asksWhy: true, at: wall)
    case "b": return walkthrough.give(.blocked, asksWhy: true, at: wall)
    case "s": return walkthrough.give(.skipped, asksWhy: true, at: wall)
    case "n": if walkthrough.phase == .step { walkthrough.ask(.note, at: wall) }
    case "i": if walkthrough.phase == .step { walkthrough.ask(.instead, at: wall) }
    case "u": walkthrough.ask(.followUp, at: wall)
    case "a": if walkthrough.phase == .step { return attach(in: &session) }
    case .left, "[": go(by: -1, in: &session, at: wall)
    case .right, "]": go(by: 1, in: &session, at: wall)
    case "w": turn(to: page == .way ? .step : .way)
    case "?": turn(to: page == .help ? .step : .help)
    case "t":
      let all = Walk.Activity.allCases
      let index = all.firstIndex(of: walkthrough.clock.activity) ?? 0
      walkthrough.clock.turn(to: all[(index + 1) % all.count], at: wall)
    case " ": walkthrough.clock.setPaused(!walkthrough.clock.isPaused, at: wall)
    case .enter: enter(in: &session, at: wall)
    case "q", .control("c"): return walkthrough.leave(at: wall)
    case .character, .control, .tab, .backTab, .escape, .backspace, .delete, .up, .down,
      .pageUp, .pageDown, .home, .end, .function, .mouse:
      if scroll(key) { return [] }
      // Of the keys of the program only those that act on the terminal.
      let effects = session.command(for: key)?.effects ?? []
      if effects.isEmpty {
        let text = session.phrases.messages.unknownKey(Printable.stripped(key.name), helpKey: "?")
        session.tell(.info, text)
      }
      return effects
    }
    return []
  }

  /// Goes on from a step that has its verdict. Otherwise, says which key does.
  private mutating func enter(in session: inout Session, at wall: Duration) {
    let words = session.phrases.walk
    if walkthrough.phase == .finished {
      session.tell(.info, words.enterAtTheEnd)
    } else if walkthrough.result?.verdict == nil {
      session.tell(.info, words.enterNeedsVerdict)
    } else if walkthrough.index + 1 < walkthrough.steps.count {
      go(by: 1, in: &session, at: wall)
    } else {
      walkthrough.goToNextOpen(at: wall)
    }
  }

  private mutating func turn(to page: Page) {
    self.page = page
    top = 0
  }

  private func attach(in session: inout Session) -> [Effect] {
    if let effects = walkthrough.attach(to: walkthrough.index + 1) { return effects }
    session.tell(.info, session.phrases.walk.noEvidenceFolder)
    return []
  }

  /// Takes the shell's answer about a file that was to be attached.
  private mutating func attached(
    _ outcome: Result<Walk.Evidence, FileError>, _ step: Int, in session: inout Session,
    at wall: Duration
  ) -> [Effect] {
    let words = session.phrases.walk
    switch outcome {
    case .success(let file):
      let name = Printable.stripped(file.file)
      guard let effects = walkthrough.attached(file, to: step, at: wall) else {
        session.tell(.info, words.alreadyAttached(name))
        return []
      }
      session.tell(.info, words.attached(name))
      return effects
    case .failure(.failed(let why)), .failure(.exists(let why)):
      session.tell(.error, words.notAttached(Printable.stripped(why)))
      return []
    }
  }

  private mutating func go(by step: Int, in session: inout Session, at wall: Duration) {
    turn(to: .step)
    // Behind the last step is the end.
    let place = walkthrough.index + (walkthrough.phase == .finished && step < 0 ? 0 : step)
    guard !walkthrough.go(to: place + 1, at: wall) else { return }
    let words = session.phrases.walk
    session.tell(.info, step < 0 ? words.isFirst : words.isLast)
  }

  private mutating func scroll(_ key: Key) -> Bool {
    switch key {
    case .up: top = max(0, top - 1)
    case .down: top += 1
    case .pageUp: top = max(0, top - 10)
    case .pageDown: top += 10
    case .home: top = 0
    case .character, .control, .enter, .tab, .backTab, .escape, .backspace, .delete, .left, .right,
      .end, .function, .mouse:
      return false
    }
    return true
  }
}
