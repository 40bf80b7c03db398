// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The first row: the device's clock and whether it runs, what the phone shows, and, where there
/// is room, the rules that hold.
struct StatusBar: Panel {
  let session: Session
  /// Whether the timers have a panel; otherwise the next one stands here.
  let hasTimers: Bool
  /// Whether every word must be saved.
  private let isNarrow: Bool

  init(_ session: Session, hasTimers: Bool = true) {
    self.session = session
    self.hasTimers = hasTimers
    isNarrow = session.size.width < 70
  }

  var title: String { session.title }

  private typealias Fact = (text: String, style: Style)

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
    guard rect.width >= 110, session.playback == nil, right - x > 12 else { return }
    canvas.write(
      TextWidth.cut(session.title, to: right - x), at: Point(x, rect.y), style: .plain, in: rect)
  }

  /// The state of the device, which never gives way.
  private var state: [Fact] {
    var facts: [Fact] = [(session.phrases.seconds(TimeText.stamp(session.device.now)), .strong)]
    if session.timeline.isOutcomeHidden {
      facts.append((" \(session.phrases.presenting.isHidden) ", .alarming))
    } else if session.timeline.isPast {
      facts.append((" \(session.phrases.timeline.past) ", .alarming))
    } else if session.timeBase.isPaused {
      facts.append((" \(session.phrases.paused) ", .alarming))
    } else if session.isWaitingForStep {
      facts.append((session.phrases.waitsFor(Keymap.key(of: .confirm)), .strong))
    } else {
      facts.append(
        (
          session.device.nextDeadline == nil ? session.phrases.idle : session.phrases.running,
          .plain
        ))
    }
    let isNormal = session.timeBase.speed == .normal
    let speed =
      session.hosting != nil
      ? session.phrases.hosting.realTime : session.phrases.speed(factor)
    facts.append((speed, isNormal ? .plain : .strong))
    let shown = ScreenSummary.text(session.device, session.phrases.screen)
    facts.append((isNarrow ? shown : session.phrases.screenShows(shown), .strong))
    if session.device.isLocked, !isNarrow { facts.append((session.phrases.lockedDevice, .strong)) }
    if session.device.isTalking { facts.append((session.phrases.talking, .strong)) }
    if !hasTimers, let next = session.device.deadlines.first(where: { $0.limit != nil }),
      let limit = next.limit
    {
      let left = session.phrases.seconds(TimeText.countdown(next.due - session.device.now))
      facts.append(("\(session.phrases.limit(limit)) \(left)", .limit))
    }
    return facts
  }

  /// The rules that hold, the most important first.
  private var rules: [Fact] {
    var facts: [Fact] = [(session.phrases.version(session.device.version), .plain)]
    if let app = session.focused { facts.append((session.phrases.style(app.traits.style), .plain)) }
    return facts
  }

  private var factor: String {
    TimeText.seconds(.milliseconds(session.timeBase.speed.thousandths))
  }
}
