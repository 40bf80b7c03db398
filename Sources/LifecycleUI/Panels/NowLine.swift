// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The line that says what is now: the state of the app in focus and why, the next deadline with a bar of
/// what is left, and the key that goes there. If the process has ended: who ended it, and what was lost.
struct NowLine: Panel {
  private let content: Content
  /// The state of the app in focus; nil without one.
  private let state: EmulatedApp.State?
  private let badge: Style
  /// The name of the app, if others are on the device.
  private let name: String?
  /// The reason for the state.
  private let reason: String
  /// The reason in a word or two, for a narrow line; nil if the process has not ended.
  private let shortReason: String?
  /// The edits that were lost when the process ended; empty without any.
  private let lost: String
  private let deadline: Deadline?
  /// The keys that lead on from here.
  private let hints: [KeyHint]

  /// The visible facts. The device's part of them is known by its revision.
  struct Content: Equatable {
    fileprivate let language: Language
    fileprivate let revision: Int
    fileprivate let focusedApp: Int
    /// The frame of what moves.
    fileprivate let frame: Int
    /// The device's time, as long as a limit counts.
    fileprivate let now: Duration?
    /// The timer that is shown, if it was chosen.
    fileprivate let selected: Int?
    /// True if Enter takes a step of the scenario.
    fileprivate let isBeforeStep: Bool
    /// True if the user stopped the clock.
    fileprivate let isPaused: Bool
    /// True if Enter belongs to what is open above the screen, such as a question.
    fileprivate let isCovered: Bool
  }

  /// The deadline that is shown.
  private struct Deadline {
    let words: String
    /// The part of it that is left, if there is no room for more.
    let short: String
    /// The number of other deadlines.
    let others: Int
    let left: Duration
    let whole: Duration
    let style: Style
  }

  static func content(of session: borrowing Session, in layout: Layout) -> Content {
    let timers = session.run.timers
    return Content(
      language: session.language, revision: session.timeline.revision,
      focusedApp: session.focusedApp, frame: session.view.motion.frame,
      now: timers.isEmpty ? nil : session.device.now,
      selected: session.focus == .timers ? min(session.view.selectedTimer, timers.count - 1) : nil,
      isBeforeStep: session.playback?.isOver == false, isPaused: session.run.isPaused,
      isCovered: session.overlay != nil)
  }

  init(_ content: Content, of session: borrowing Session, in layout: Layout) {
    self.content = content
    guard let app = session.focused else {
      (state, badge, name, reason, shortReason) = (nil, .plain, nil, "", nil)
      (lost, deadline, hints) = ("", nil, [])
      return
    }
    let phrases = content.language.phrases
    let facts = session.shownFacts(of: session.focusedApp)
    let state = facts.state
    // The device may be ahead of what is shown.
    let ending = app.process == nil && state == app.state ? app.lastEnding : nil
    self.state = state
    badge = Style.badge(state, of: app, ending)
    name = session.device.apps.count > 1 ? app.name : nil
    reason = StateReason.text(
      of: app, shownAs: state, facts, isBetweenMoments: session.timeline.isBetweenMoments,
      in: phrases)
    shortReason = ending.map { phrases.report.endedBy($0.reason) }
    let edits = ending?.unsavedEditsLost ?? 0
    lost = edits > 0 ? phrases.report.editsLost(edits) : ""
    // A limit of a state that is not drawn yet would contradict it.
    let isBehind = session.view.motion.isBehind(session.focusedApp)
    deadline = ending == nil && !isBehind ? Self.deadline(session, content) : nil
    hints =
      isBehind
      ? [] : Self.hints(session, content, isEnd: ending != nil, hasDeadline: deadline != nil)
  }

  static func area(in layout: Layout) -> Rect { layout.now }

  private var phrases: Phrases { content.language.phrases }

  // MARK: What is shown

  /// Returns the chosen deadline, or the next one of the app in focus, or the next one of all.
  private static func deadline(
    _ session: borrowing Session, _ content: Content
  ) -> Deadline? {
    let timers = session.run.timers
    guard let now = content.now, !session.timeline.isOutcomeHidden else { return nil }
    let focused = session.focusedApp
    let shown =
      content.selected.flatMap { timers.indices.contains($0) ? timers[$0] : nil }
      ?? timers.first { $0.app.index == focused } ?? timers.first
    guard let shown, let limit = shown.limit else { return nil }
    let phrases = content.language.phrases
    let left = max(.zero, shown.due - now)
    let time = phrases.seconds(TimeText.rest(left))
    var words =
      limit == .suspension
      ? phrases.suspended(in: time)
      : phrases.labeled(phrases.limit(limit), text: phrases.left(time))
    let sign = shown.isFatal ? Sign.fatal.rawValue : Mark.deadline
    if shown.isFatal { words = "\(sign) \(words)" }
    if shown.app.index != focused { words = "\(shown.app.name) · \(words)" }
    return Deadline(
      words: words, short: "\(sign) \(time)", others: timers.count - 1, left: left,
      whole: shown.due - shown.since.time, style: .counting(left, of: shown))
  }

  private static func hints(
    _ session: borrowing Session, _ content: Content, isEnd: Bool, hasDeadline: Bool
  ) -> [KeyHint] {
    let phrases = content.language.phrases
    let keymap = session.keymap
    if session.timeline.isPast { return [] }
    if content.isPaused {
      return content.isCovered ? [] : [KeyHint(continuing: keymap, in: phrases)]
    }
    if isEnd {
      let undo = KeyHint(keymap, .run(.undo), in: phrases)
      return [KeyHint(keymap, .view(.why), in: phrases)]
        + (session.run.hosting == nil ? [undo] : [])
    }
    if content.isBeforeStep {
      return content.isCovered
        ? [] : [KeyHint(keymap, .view(.confirm), label: phrases.nextStepHint)]
    }
    if hasDeadline {
      return session.run.hosting == nil ? [KeyHint(keymap, .run(.skip), in: phrases)] : []
    }
    let actions = session.actions
    guard let kind = actions.suggested, let key = actions.first(where: { $0.kind == kind })?.key
    else { return [] }
    return [KeyHint(key, label: phrases.words(for: kind).label)]
  }

  // MARK: Drawing

  func draw(in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty, let state else { return }
    let pointer = content.selected == nil ? " " : canvas.pointer
    let sign = " \(Mark.of(state)) \(phrases.state(state).uppercased()) "
    canvas.write(pointer + sign.dropFirst(), at: Point(rect.x, rect.y), style: badge, in: rect)
    let left = rect.x + TextWidth.of(sign) + 1
    let parts = parts(in: rect, from: left)
    if let reason = parts.reason {
      canvas.write(
        reason, at: Point(left, rect.y), style: badge.color == .ending ? .ending : .strong, in: rect
      )
    }
    for (hint, cell) in parts.hints { canvas.write(hint, in: cell, clippedTo: rect) }
    guard let deadline else { return }
    canvas.write(parts.words, at: Point(parts.wordsX, rect.y), style: deadline.style, in: rect)
    canvas.bar(
      left: deadline.left, of: deadline.whole,
      at: Point(parts.wordsX + TextWidth.of(parts.words) + 1, rect.y), width: parts.bar,
      style: deadline.style)
  }

  /// The parts of the line, each with as much room as there is.
  private struct Parts {
    var reason: String?
    var words = ""
    var wordsX = 0
    var bar = 0
    var hints: [(hint: KeyHint, cell: Rect)] = []
  }

  /// A bar is no longer than a quarter of the line, and of no use below so many columns.
  private static let shortestBar = 4
  /// A reason is left out rather than cut to fewer columns.
  private static let shortestReason = 10

  /// - Parameter left: The column behind the state.
  private func parts(in rect: Rect, from left: Int) -> Parts {
    var parts = Parts()
    var end = rect.maxX - 1
    var words = ""
    if let deadline {
      let others = deadline.others > 0 ? [deadline.words + " +\(deadline.others)"] : []
      // Its number is never cut: first the other deadlines give way, then its words.
      words =
        (others + [deadline.words]).first { TextWidth.of($0) <= end - left } ?? deadline.short
    }
    let columns = TextWidth.of(words)
    // The keys give way to the deadline.
    for (index, hint) in hints.enumerated().reversed() where !hint.keys.isEmpty {
      let start = end - hint.columns
      let others = hints.prefix(index).reduce(0) { $0 + $1.columns + 2 }
      guard start - 2 - others - columns >= left else { continue }
      parts.hints.append(
        (hint, Rect(x: start, y: rect.y, width: hint.columns, height: 1)))
      end = start - 2
    }
    if deadline != nil {
      parts.words = TextWidth.cut(words, to: end - left)
      let used = TextWidth.of(parts.words)
      let needed = TextWidth.of(reason) + 2
      let rest = end - left - used - 1
      // The reason is worth more than a bar.
      let room = rest >= needed ? rest - needed : rest
      parts.bar = room >= Self.shortestBar ? min(rect.width / 4, room) : 0
      end -= used + (parts.bar > 0 ? parts.bar + 1 : 0)
      parts.wordsX = end
      end -= 2
    }
    parts.reason = reason(in: end - left, withName: rect.width >= 100)
    return parts
  }

  /// Returns what stands behind the state in so many columns. The name of the app gives way first, then the
  /// long reason of an end, then the end of the reason, then all of it; what was lost is never cut.
  private func reason(in room: Int, withName: Bool) -> String? {
    let end = lost.isEmpty ? "" : " · " + lost
    let named = withName ? name.map { ["\($0) · \(reason)"] } ?? [] : []
    let whole = named + [reason] + (shortReason.map { [$0] } ?? [])
    if let fitting = whole.first(where: { TextWidth.of($0 + end) <= room }) { return fitting + end }
    let rest = room - TextWidth.of(end)
    if rest >= Self.shortestReason { return TextWidth.cut(reason, to: rest) + end }
    return lost.isEmpty || TextWidth.of(lost) > room ? nil : lost
  }

  // MARK: The mouse

  /// A click on a key presses it. A click on the deadline explains it, and one beside it explains the state.
  func click(
    _ point: Point, in rect: Rect, of session: inout Session, at wall: Duration
  ) -> [Effect] {
    guard let state else { return [] }
    let left = rect.x + TextWidth.of(" \(Mark.of(state)) \(phrases.state(state).uppercased()) ") + 1
    let parts = parts(in: rect, from: left)
    if let (hint, cell) = parts.hints.first(where: { $0.cell.contains(point) }) {
      return hint.key(at: point.x - cell.x).map { session.press($0, at: wall) } ?? []
    }
    if deadline != nil, point.x >= parts.wordsX {
      if session.focus != .timers {
        let focused = session.focusedApp
        session.view.selectedTimer =
          session.run.timers.firstIndex { $0.app.index == focused } ?? 0
      }
      session.view.focus = .timers
    } else {
      session.view.focus = .diagram
      session.view.selectedState = state
    }
    session.run.message = session.view.explain(session.run)
    return []
  }
}

extension Style {
  /// A limit that counts: red in the last third before the process is ended.
  static func counting(_ left: Duration, of deadline: Device.Deadline) -> Style {
    let whole = deadline.due - deadline.since.time
    return deadline.isFatal && left.milliseconds * 3 < whole.milliseconds ? .urgent : .limit
  }

  /// The state of an app as a surface. A main thread that is blocked, and an end, look like no state.
  fileprivate static func badge(
    _ state: EmulatedApp.State, of app: EmulatedApp, _ ending: Termination?
  ) -> Style {
    if ending != nil { return .endingBadge }
    return app.isHung ? .alarming : .badge(state)
  }
}
