// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The first row: the device's clock and whether it runs, what the phone shows, and, where there
/// is room, the rules that hold.
struct StatusBar: Panel, Equatable {
  /// The state of the device, which never gives way.
  private let state: [Fact]
  /// The rules that hold, the most important first.
  private let rules: [Fact]
  /// The title, where it stands nowhere else.
  private let name: String
  /// Whether every word must be saved.
  private let isNarrow: Bool

  private struct Fact: Equatable {
    let text: String
    let style: Style

    init(_ text: String, _ style: Style) {
      self.text = text
      self.style = style
    }
  }

  init(_ session: borrowing Session, in layout: Layout) {
    isNarrow = session.size.width < 70
    name = session.playback == nil ? session.title : ""
    // Where the timers have no panel, the next one stands here.
    let hasTimers = !layout.timers.isEmpty
    state = Self.state(session, session.language.phrases, isNarrow: isNarrow, hasTimers: hasTimers)
    rules = Self.rules(session)
  }

  static func area(in layout: Layout) -> Rect { layout.status }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    guard !rect.isEmpty else { return }
    var x = rect.x + 1
    for fact in state {
      x +=
        canvas.write(fact.text, at: Point(x, rect.y), style: fact.style, in: rect)
        + (isNarrow ? 1 : 2)
    }
    // What gives way: as much as there is room for, from the right.
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
      TextWidth.cut(name, to: right - x), at: Point(x, rect.y), style: .plain, in: rect)
  }

  private static func state(
    _ session: borrowing Session, _ phrases: borrowing Phrases, isNarrow: Bool, hasTimers: Bool
  ) -> [Fact] {
    var facts = [Fact(phrases.seconds(TimeText.stamp(session.device.now)), .strong)]
    if session.timeline.isOutcomeHidden {
      facts.append(Fact(" \(phrases.presenting.isHidden) ", .alarming))
    } else if session.timeline.isPast {
      facts.append(Fact(" \(phrases.timeline.past) ", .alarming))
    } else if session.run.timeBase.isPaused {
      facts.append(Fact(" \(phrases.paused) ", .alarming))
    } else if session.run.isWaitingForStep {
      facts.append(Fact(phrases.waitsFor(session.keymap.key(of: .confirm)), .strong))
    } else {
      let isIdle = session.device.nextDeadline == nil
      facts.append(Fact(isIdle ? phrases.idle : phrases.running, .plain))
    }
    let departures = session.run.kept.findings.count
    if departures > 0 {
      let key = session.keymap.key(of: .departures)
      facts.append(Fact(" \(phrases.check.departureCount(departures, key)) ", .alarming))
    }
    let isNormal = session.run.timeBase.speed == .normal
    let factor = TimeText.seconds(.milliseconds(session.run.timeBase.speed.thousandths))
    let speed = session.run.hosting != nil ? phrases.hosting.realTime : phrases.speed(factor)
    facts.append(Fact(speed, isNormal ? .plain : .strong))
    let shown = ScreenSummary.text(session.device, phrases.screen)
    facts.append(Fact(isNarrow ? shown : phrases.screenShows(shown), .strong))
    if session.device.isLocked, !isNarrow { facts.append(Fact(phrases.lockedDevice, .strong)) }
    if session.device.isTalking { facts.append(Fact(phrases.talking, .strong)) }
    if !hasTimers, let next = session.device.deadlines.first(where: { $0.limit != nil }),
      let limit = next.limit
    {
      let left = phrases.seconds(TimeText.countdown(next.due - session.device.now))
      facts.append(Fact("\(phrases.limit(limit)) \(left)", .limit))
    }
    return facts
  }

  private static func rules(_ session: borrowing Session) -> [Fact] {
    var facts = [Fact(session.language.phrases.version(session.device.version), .plain)]
    if let app = session.focused {
      facts.append(Fact(session.language.phrases.style(app.traits.style), .plain))
    }
    return facts
  }
}
