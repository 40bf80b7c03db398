// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension Session {
  /// The only way a session changes: time first, then what came in, then what is to be shown of it.
  package mutating func update(_ input: Input, at wall: Duration) -> [Effect] {
    let frame = view.selectionFrame.take()
    run.passTime(until: wall)
    showNews()
    let effects = act(on: input, at: wall) + run.finishLesson()
    showNews()
    showWhatWaits()
    holdTime(at: wall)
    if view.hasOnlySelected { view.selectionFrame = frame }
    view.hasOnlySelected = false
    return run.keepHandIn(isLeaving: effects.contains(.quit)) + effects
  }

  /// The device's clock waits, or goes on, as what lies over the panels has it.
  mutating func holdTime(at wall: Duration) {
    run.timeBase.setWaiting(overlay?.holdsTime == true, at: wall)
  }

  private mutating func act(on input: Input, at wall: Duration) -> [Effect] {
    if case .key(let key) = input { return press(key, at: wall) }
    if case .pasted(let text) = input { return paste(text, at: wall) }
    let (effects, passes) = ask { $0.take(input, in: &$1, at: wall) }
    return passes ? effects + take(input, at: wall) : effects
  }

  /// Acts on what no overlay has taken.
  private mutating func take(_ input: Input, at wall: Duration) -> [Effect] {
    let words = phrases.messages
    switch input {
    case .line(let line, let number):
      run.message = nil
      if !run.isAsking { return enter(line, number: number, at: wall) }
      if let asked = run.answer(String(decoding: line, as: UTF8.self), at: wall) {
        showMarks(of: asked)
      }
    case .drain: run.playTyped(.atOnce, at: wall)
    case .finish: run.finish(at: wall)
    case .resized(let size): view.size = size
    case .hosted(let input): run.host(input, at: wall)
    case .processes(let facts): run.hosting?.processes = facts
    case .stopping: run.timeBase.setStopped(true, at: wall)
    case .continued: run.timeBase.setStopped(false, at: wall)
    case .followed(let change): run.follow(change, at: wall)
    case .speaks(let language, let texts, let lesson): speak(language, texts, lesson)
    case .cannotSpeak(let why): tell(.error, Printable.stripped(why))
    // Only the card at the start asks.
    case .course: break
    case .library(let library): view.kept.library = library
    case .lessonNoted(let problem): if let problem { run.tellLessonProblem(problem) }
    case .opened(.success(let opened)):
      if hasUnsavedEvents {
        view.overlay = ReplaceOverlay(opened: opened)
      } else {
        begin(opened, at: wall)
      }
    case .opened(.failure(let error)):
      tell(.error, words.notOpened(Printable.stripped(error.message)))
    case .saved(let outcome):
      if case .success = outcome, view.kept.replacing == .overwrite { run.hasUnsavedEvents = false }
      run.message = Message(
        of: outcome, orTyping: interface.typed(view.kept.replacing), in: words)
    case .handInKept(let outcome): run.handInKept(outcome)
    // Time has passed already; the rest is for overlays that are closed.
    case .key, .pasted, .timePassed, .walkKept, .attached: break
    }
    return []
  }

  /// What lies over the panels acts; what it opens in its place stays.
  ///
  /// - Returns: what the shell is asked for, and whether the input means what it means without it.
  private mutating func ask(
    _ act: (inout any Overlay, inout Session) -> OverlayResponse
  ) -> (effects: [Effect], passes: Bool) {
    guard var overlay = view.overlay else { return ([], true) }
    view.overlay = nil
    switch act(&overlay, &self) {
    case .stays(let effects):
      if view.overlay == nil { view.overlay = overlay }
      return (effects, false)
    case .selects:
      view.overlay = overlay
      view.hasOnlySelected = true
      return ([], false)
    case .closes(let effects): return (effects, false)
    case .passes:
      view.overlay = overlay
      return ([], true)
    case .closesAndPasses(let effects): return (effects, true)
    }
  }

  // MARK: Keys and the mouse

  /// A key was pressed: whatever is open has the first word, then the key table. Keys act only on what
  /// is drawn.
  private mutating func press(_ key: Key, at wall: Duration) -> [Effect] {
    if case .mouse(let mouse) = key { return take(mouse, at: wall) }
    let command = command(for: key)
    // What is asked waits for its answer, also on the line that is typed.
    if command != .close, command != .prompt, overlay == nil { view.isAskingToQuit = false }
    if Layout.isTooSmall(size) { return command == .close ? close() : command?.effects ?? [] }
    run.message = nil
    if command != .why { run.refused = nil }
    if let copied = overlay?.copied(by: key, in: self) { return copy(copied) }
    let (effects, passes) = ask { $0.press(key, in: &$1, at: wall) }
    if !passes { return effects }
    if let command { return effects + perform(command, at: wall) }
    let help = keymap.key(of: .help)
    tell(.info, phrases.messages.unknownKey(Printable.stripped(key.name), help))
    return effects
  }

  /// A click and the wheel mean what the keys do where they happen.
  private mutating func take(_ mouse: Mouse, at wall: Duration) -> [Effect] {
    if Layout.isTooSmall(size) { return [] }
    let layout = layout
    switch mouse.action {
    case .wheelUp, .wheelDown:
      if overlay?.isScrolledByWheel == false { return [] }
      let isUp = mouse.action == .wheelUp
      let presses = overlay != nil
      // A step of the wheel scrolls three rows.
      return (0..<3).flatMap { _ in
        if presses { return press(isUp ? .up : .down, at: wall) }
        view.moveLog(isUp ? .up : .down, in: run)
        return []
      }
    case .press:
      let isMessage =
        message != nil && overlay?.takesMessageLine != true && layout.message.contains(mouse.point)
      run.message = nil
      run.refused = nil
      // The key under a message is not seen: the click only dismisses the message.
      if isMessage { return [] }
      if layout.message.contains(mouse.point), overlay?.takesMessageLine != true {
        let bar = KeyBar(self, in: layout)
        return bar.key(at: mouse.point, in: layout.message).map { press($0, at: wall) } ?? []
      }
      let (effects, passes) = ask { $0.click(mouse.point, in: &$1, at: wall) }
      return passes ? effects + Screen.click(mouse.point, in: &self, at: wall) : effects
    }
  }

  // MARK: What happened is shown

  /// Says something in the line of messages.
  mutating func tell(_ kind: Message.Kind, _ text: String) { run.message = Message(kind, text) }

  /// What the user looks at follows what happened, and what is asked comes up.
  ///
  /// - Parameter window: the rows of the log that were in sight before.
  mutating func showNews(holding window: LogCursor.Window? = nil) {
    if run.news.change != .none {
      view.follow(run.news.change, in: run, holding: window)
      run.news.change = .none
    }
    guard let asked = run.asking.asked, !asked.isShown else { return }
    if view.ask(asked, in: run) { run.asking.asked?.isShown = true }
  }

  /// Marks that waited for what was hidden, and a report, come up once nothing is in their way.
  private mutating func showWhatWaits() {
    if run.nextBeat != nil { return }
    if overlay == nil, !run.isAsking, !timeline.isOutcomeHidden, !run.asking.waitingMarks.isEmpty {
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
    // The card says it, and the last row shows its keys.
    if interface == .screen, message?.kind == .info { run.message = nil }
  }

  /// Answers are marked; on a screen, the last row shows the keys of the card.
  mutating func showMarks(of asked: Asked) {
    view.showMarks(of: asked, in: run.questions)
    if interface == .screen, message?.kind == .info { run.message = nil }
  }
}
