// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension Session {
  /// The only way a session changes: time first, then what came in, then what is to be shown of it.
  package mutating func update(_ input: Input, at wall: Duration) -> [Effect] {
    view.motion.advance(to: wall)
    // The user goes on.
    if case .key = input { view.motion.end() }
    run.passTime(until: wall)
    showNews()
    let effects = act(on: input, at: wall) + run.finishLesson()
    showNews()
    if run.start.hasMotion, interface == .screen { view.motion.follow(run.timeline) }
    showWhatWaits()
    run.timeBase.set(.waiting, to: overlay?.holdsTime == true, at: wall)
    return run.keepHandIn(isLeaving: effects.contains(.quit)) + effects
  }

  private mutating func act(on input: Input, at wall: Duration) -> [Effect] {
    if case .key(let key) = input { return press(key, at: wall) }
    let (effects, passes) = ask { $0.take(input, in: &$1, at: wall) }
    return passes ? effects + take(input, at: wall) : effects
  }

  /// Acts on what no overlay has taken.
  private mutating func take(_ input: Input, at wall: Duration) -> [Effect] {
    switch input {
    case .line(let line, let number):
      run.message = nil
      if !run.isAsking { return TypedLine(bytes: line, number: number).enter(in: &self, at: wall) }
      if let asked = run.answer(String(decoding: line, as: UTF8.self), at: wall) {
        showMarks(of: asked)
      }
    case .pasted(let text): return paste(text, at: wall)
    case .drain: run.playTyped(.atOnce, at: wall)
    case .finish: run.finish(at: wall)
    case .resized(let size): view.size = size
    case .hostingBegan: run.play(run.start.scenario.steps, .withClock, at: wall)
    case .hosted(let input): run.host(input, at: wall)
    case .processes(let facts): run.hosting?.processes = facts
    case .stopping: run.timeBase.set(.stopped, to: true, at: wall)
    case .continued: run.timeBase.set(.stopped, to: false, at: wall)
    case .followed(let change): run.follow(change, at: wall)
    case .speaks(let language, let texts, let lesson):
      run.speak(language, texts, lesson)
      // Its titles are in the other language.
      view.kept.library = nil
    case .cannotSpeak(let why): tell(.error, Printable.stripped(why))
    // Only the card at the start asks.
    case .course: break
    case .library(let library): view.kept.library = library
    case .lessonNoted(let problem): if let problem { run.tellLessonProblem(problem) }
    case .notesKept(nil): tell(.info, phrases.presenting.notesElsewhere("applife notes"))
    case .notesKept(let problem?):
      tell(.error, phrases.presenting.notesNotKept(Printable.stripped(problem)))
    case .opened(.success(let opened)) where wouldLoseEvents:
      view.overlay = ReplaceOverlay(opened: opened)
    case .opened(.success(let opened)): begin(opened, at: wall)
    case .opened(.failure(let error)):
      tell(.error, phrases.messages.notOpened(Printable.stripped(error.message)))
    case .saved(let outcome):
      if case .success = outcome, view.kept.replacing == .overwrite {
        run.unsavedBranches.remove(run.timeline.current)
      }
      run.message = Message(
        of: outcome, orTyping: interface.typed(view.kept.replacing), in: phrases.messages)
    case .handInKept(let outcome): run.handInKept(outcome)
    // Time has passed already; the rest is for overlays that are closed.
    case .key, .timePassed, .walkKept, .attached: break
    }
    return []
  }

  /// Lets the overlay act. An overlay that it opens in its place stays.
  ///
  /// - Returns: what the shell is asked for, and whether the input means what it means without it.
  mutating func ask(
    _ act: (inout any Overlay, inout Session) -> OverlayResponse
  ) -> (effects: [Effect], passes: Bool) {
    guard var overlay = view.overlay else { return ([], true) }
    view.overlay = nil
    switch act(&overlay, &self) {
    case .stays(let effects):
      if view.overlay == nil { view.overlay = overlay }
      return (effects, false)
    case .closes(let effects): return (effects, false)
    case .passes:
      view.overlay = overlay
      return ([], true)
    case .closesAndPasses(let effects): return (effects, true)
    }
  }

  // MARK: Keys, and a text that is pasted

  /// A key was pressed: whatever is open has the first word, then the key table. Keys act only on what
  /// is drawn.
  mutating func press(_ key: Key, at wall: Duration) -> [Effect] {
    if case .mouse(let mouse) = key { return Screen.take(mouse, in: &self, at: wall) }
    let command = command(for: key)
    // The question whether to quit waits for its answer, also while a line is typed.
    if command != .session(.close), command != .session(.prompt), overlay == nil {
      view.isAskingToQuit = false
    }
    if Layout.isTooSmall(size) {
      return command == .session(.close) ? close() : command?.effects ?? []
    }
    run.message = nil
    if command != .view(.why) { run.refused = nil }
    if let copied = overlay?.copied(by: key, in: self) { return run.copy(copied) }
    let (effects, passes) = ask { $0.press(key, in: &$1, at: wall) }
    if !passes { return effects }
    if let command { return effects + perform(command, at: wall) }
    let name = Printable.stripped(key.name)
    tell(.info, phrases.messages.unknownKey(name, helpKey: keymap.key(of: .session(.help))))
    return effects
  }

  /// A pasted text is typed where the user types: the end of a line becomes a comma where statements are
  /// typed, else a blank. It presses no keys.
  private mutating func paste(_ text: String, at wall: Duration) -> [Effect] {
    guard let separator = overlay?.pasteSeparator, layout.tier != .tooSmall else {
      tell(.info, phrases.messages.pasted(keymap.key(of: .session(.prompt))))
      return []
    }
    var effects: [Effect] = []
    let paste = Prompt.Paste(text, linesEndWith: separator, into: overlay?.typedText ?? "")
    for key in paste.keys {
      // If a character opens something else, that takes no more of the text.
      guard overlay?.pasteSeparator != nil else { break }
      effects += update(.key(key), at: wall)
    }
    if paste.isCut { tell(.error, phrases.messages.pasteCut(Prompt.capacity)) }
    return effects
  }

  // MARK: What happened is shown

  /// Says something in the line of messages.
  package mutating func tell(_ kind: Message.Kind, _ text: String) {
    run.message = Message(kind, text)
  }

  /// Lets the view follow the news, and shows the question that waits.
  ///
  /// - Parameter window: the rows of the log that were in sight before.
  mutating func showNews(holding window: LogCursor.Window? = nil) {
    view.follow(run.news.takeChange(), in: run, holding: window)
    guard let asked = run.asking.asked, !asked.isShown else { return }
    guard view.ask(asked, in: run) else { return }
    run.asking.asked?.isShown = true
    // The diagram beside the question is that of the app that it asks about.
    if interface == .screen, let name = asked.question?.app.name, let app = device.index(of: name) {
      run.focusedApp = app
    }
  }

  /// Marks that waited for what was hidden, and a report, come up once nothing is in their way.
  private mutating func showWhatWaits() {
    if run.nextBeat != nil || view.motion.isMoving { return }
    if overlay == nil, !run.isAsking, !timeline.isOutcomeHidden, !run.asking.waitingMarks.isEmpty {
      if run.isStepUnderWay { return }
      showMarks(of: run.asking.waitingMarks.removeFirst())
    }
    if let report = run.news.report, overlay?.givesWay ?? true {
      view.overlay = TerminationReportOverlay(report)
      run.news.report = nil
    }
    guard run.news.isLessonOver, !timeline.isOutcomeHidden, overlay == nil || interface == .plain,
      let writer = run.lessonWriter
    else { return }
    run.news.isLessonOver = false
    view.showLessonEnd(writer)
    leaveLastRowToCard()
  }

  /// Answers are marked.
  mutating func showMarks(of asked: Asked) {
    view.showMarks(of: asked, in: run.questions)
    leaveLastRowToCard()
  }

  /// A card has come up: on a screen, the last row shows its keys.
  private mutating func leaveLastRowToCard() {
    if interface == .screen, run.message?.kind == .info { run.message = nil }
  }
}
