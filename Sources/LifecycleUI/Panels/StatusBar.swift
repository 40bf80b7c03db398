// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The first row: the device's clock and whether it runs, what the phone shows, and, where there
/// is room, the rules that hold.
struct StatusBar: Panel {
  /// The state of the device, which never gives way.
  private let state: [Fact]
  /// The rules that hold, the most important first.
  private let rules: [Fact]
  private let content: Content

  private struct Fact {
    let text: String
    let style: Style
    /// The text where the whole one has no room.
    let short: String

    init(_ text: String, _ style: Style, short: String? = nil) {
      self.text = text
      self.style = style
      self.short = short ?? text
    }
  }

  /// The visible facts about the device. Its own part of them is known by its revision.
  struct Content: Equatable {
    fileprivate let language: Language
    fileprivate let revision: Int
    fileprivate let now: Duration
    fileprivate let clock: Clock
    fileprivate let speed: TimeBase.Speed
    fileprivate let isHosting: Bool
    /// The number of departures of a followed log.
    fileprivate let departures: Int
    fileprivate let focusedApp: Int
    /// The title, where it stands nowhere else.
    fileprivate let name: String
    /// True if every word must be saved.
    fileprivate let isNarrow: Bool
    /// True if the next deadline counts down below. If not, it stands here.
    fileprivate let hasCountdown: Bool
  }

  /// The force that moves the device's clock.
  fileprivate enum Clock: Equatable {
    case outcomeHidden, past, paused, waitingForStep, standing, running
  }

  init(_ content: Content, of session: borrowing Session, in layout: Layout) {
    self.content = content
    state = Self.state(session, content, content.language.phrases)
    rules = Self.rules(session)
  }

  static func content(of session: borrowing Session, in layout: Layout) -> Content {
    Content(
      language: session.language, revision: session.timeline.revision, now: session.device.now,
      clock: clock(session), speed: session.run.timeBase.speed,
      isHosting: session.run.hosting != nil, departures: session.run.kept.findings.count,
      focusedApp: session.focusedApp, name: isTitled(session) ? session.title : "",
      isNarrow: session.size.width < 70,
      hasCountdown: !layout.now.isEmpty || !layout.stage.isEmpty)
  }

  /// The title of a scenario that is not stepped through says what there is; once something has happened,
  /// that is seen.
  private static func isTitled(_ session: borrowing Session) -> Bool {
    session.playback == nil && !session.timeline.hasEvents
  }

  private static func clock(_ session: borrowing Session) -> Clock {
    if session.timeline.isOutcomeHidden {
      return session.run.isRevealing ? .running : .outcomeHidden
    }
    if session.timeline.isPast { return .past }
    if session.run.isPaused { return .paused }
    if session.run.isAsking { return .standing }
    if session.run.isWaitingForStep { return .waitingForStep }
    return session.run.isCounting ? .running : .standing
  }

  static func area(in layout: Layout) -> Rect { layout.status }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    var x = rect.x + 1
    for fact in state {
      let text = x + TextWidth.of(fact.text) <= rect.maxX ? fact.text : fact.short
      x +=
        canvas.write(
          TextWidth.cut(text, to: rect.maxX - x), at: Point(x, rect.y), style: fact.style, in: rect)
        + (content.isNarrow ? 1 : 2)
    }
    // These give way: as many are drawn as there is room for, from the right.
    var right = rect.maxX - 1
    for fact in rules {
      let columns = TextWidth.of(fact.text)
      guard right - columns >= x else { break }
      right -= columns
      canvas.write(fact.text, at: Point(right, rect.y), style: fact.style, in: rect)
      right -= 2
    }
    guard rect.width >= 110, right - x > 12 else { return }
    canvas.write(
      TextWidth.cut(content.name, to: right - x), at: Point(x, rect.y), style: .plain, in: rect)
  }

  private static func state(
    _ session: borrowing Session, _ content: Content, _ phrases: Phrases
  ) -> [Fact] {
    var facts = [Fact(phrases.seconds(TimeText.stamp(content.now)), .strong)]
    switch content.clock {
    case .outcomeHidden: facts.append(Fact(" \(phrases.presenting.isHidden) ", .alarming))
    case .past: facts.append(Fact(" \(phrases.timeline.past) ", .alarming))
    case .paused: facts.append(Fact(" \(phrases.paused) ", .alarming))
    case .waitingForStep:
      facts.append(Fact(phrases.waitsFor(session.keymap.key(of: .view(.confirm))), .strong))
    case .standing: facts.append(Fact(phrases.standsStill, .plain))
    case .running: break
    }
    if content.departures > 0 {
      let key = session.keymap.key(of: .session(.departures))
      facts.append(Fact(" \(phrases.check.departureCount(content.departures, key)) ", .alarming))
    }
    let isNormal = content.speed == .normal
    let factor = TimeText.seconds(.milliseconds(content.speed.thousandths))
    let speed = content.isHosting ? phrases.hosting.realTime : phrases.speed(factor)
    let sign = content.clock == .running ? "▶ " : ""
    facts.append(Fact(sign + speed, isNormal ? .plain : .strong))
    // Nothing is known about the screen between two moments.
    if session.timeline.isBetweenMoments { return facts }
    let shown = ScreenSummary.text(session.device, phrases.screen)
    facts.append(Fact(shown, .strong))
    if session.device.isLocked, !content.isNarrow {
      facts.append(Fact(phrases.lockedDevice, .strong))
    }
    if session.device.isTalking { facts.append(Fact(phrases.talking, .strong)) }
    if !content.hasCountdown, let next = session.device.deadlines.first(where: { $0.limit != nil }),
      let limit = next.limit
    {
      let left = phrases.seconds(TimeText.rest(next.due - content.now))
      facts.append(
        Fact("\(phrases.limit(limit)) \(left)", .limit, short: "\(Mark.deadline) \(left)"))
    }
    return facts
  }

  private static func rules(_ session: borrowing Session) -> [Fact] {
    var facts = [Fact(session.language.phrases.version(session.device.version), .plain)]
    if session.device.apps.indices.contains(session.focusedApp) {
      let style = session.device.apps[session.focusedApp].traits.style
      facts.append(Fact(session.language.phrases.style(style), .plain))
    }
    return facts
  }
}
