// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Every limit that counts, with a bar of what is left of it.
struct TimersPanel: Panel, Equatable {
  private let language: Language
  /// The limits, the next one first: it is the one that remains in a short panel.
  private let limits: [Device.Deadline]
  /// The device's time, as long as a limit counts.
  private let now: Duration
  private let hasSeveralApps: Bool
  private let selected: Int?
  let isFocused: Bool

  static func content(of session: borrowing Session, in layout: Layout) -> Self {
    Self(session, layout)
  }

  private init(_ session: borrowing Session, _ layout: Layout) {
    language = session.language
    limits = session.run.timers
    now = limits.isEmpty ? .zero : session.device.now
    hasSeveralApps = session.device.apps.count > 1
    isFocused = session.focus == .timers
    selected = isFocused ? min(session.view.selectedTimer, limits.count - 1) : nil
  }

  static func area(in layout: Layout) -> Rect { layout.timers }

  var title: String { phrases.timers }
  private var phrases: Phrases { language.phrases }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    if limits.isEmpty {
      canvas.write(
        paragraph: phrases.nothingCounts, in: rect.width < 40 ? rect : rect.inset(1, 0),
        style: .plain)
      return
    }
    let first = first(height: rect.height)
    for (offset, limit) in limits.dropFirst(first).prefix(rect.height).enumerated() {
      let row = Rect(x: rect.x, y: rect.y + offset, width: rect.width, height: 1)
      let hidden = limits.count - first - rect.height
      draw(limit, hidden: offset == rect.height - 1 ? hidden : 0, in: row, on: &canvas)
      if first + offset == selected { canvas.restyle(row) { $0 = Style(.standard, .reverse) } }
    }
  }

  /// A click on a timer explains it.
  func click(
    _ point: Point, in rect: Rect, of session: inout Session, at wall: Duration
  ) -> [Effect] {
    guard let index = timer(at: point, in: rect) else { return [] }
    session.view.focus = .timers
    session.view.selectedTimer = index
    session.run.message = session.view.explain(session.run)
    return []
  }

  /// The index of the timer at a point, among all that count.
  func timer(at point: Point, in rect: Rect) -> Int? {
    let index = first(height: rect.height) + point.y - rect.y
    return limits.indices.contains(index) ? index : nil
  }

  /// The first timer that is shown: the selected one is in sight.
  private func first(height: Int) -> Int { max(0, (selected ?? 0) - height + 1) }

  private func words(_ running: Device.Deadline) -> String {
    running.limit.map { phrases.limit($0) } ?? ""
  }

  private func draw(
    _ running: Device.Deadline, hidden: Int, in row: Rect, on canvas: inout Canvas
  ) {
    let left = max(.zero, running.due - now)
    let whole = running.due - running.since.time
    let isUrgent = running.isFatal && left.milliseconds * 3 < whole.milliseconds
    let style: Style = isUrgent ? .urgent : .limit
    var time = phrases.seconds(TimeText.countdown(left))
    if hidden > 0 { time += " +\(hidden)" }
    var name = self.words(running)
    if row.width < 44 {
      if hasSeveralApps, running.app.index < 9 {
        name = "\(running.app.index + 1) \(name)"
      }
      // The bar takes what the words leave.
      let words = TextWidth.of(name) + TextWidth.of(time) + 2
      let room = row.width - TextWidth.of(time) - 1
      canvas.write(TextWidth.cut(name, to: room), at: Point(row.x, row.y), style: style, in: row)
      let width = row.width - words
      canvas.bar(
        left: left, of: whole, at: Point(row.x + TextWidth.of(name) + 1, row.y), width: width,
        style: style)
      canvas.write(trailing: time, y: row.y, in: row, style: style)
      return
    }
    let names = limits.reduce(0) { max($0, TextWidth.of($1.app.name)) }
    let kinds = limits.reduce(0) { max($0, TextWidth.of(self.words($1))) }
    let nameX = row.x + 1
    let kindX = nameX + min(12, names) + 1
    let barX = kindX + kinds + 1
    let mark = running.isFatal ? " †" : "  "
    let words = phrases.left(time) + mark
    let end = max(13, TextWidth.of(words))
    let width = min(50, row.maxX - 1 - barX - end)
    canvas.write(TextWidth.cut(running.app.name, to: 12), at: Point(nameX, row.y), in: row)
    let room = row.maxX - kindX - TextWidth.of(words) - 1
    canvas.write(TextWidth.cut(name, to: room), at: Point(kindX, row.y), style: style, in: row)
    canvas.bar(left: left, of: whole, at: Point(barX, row.y), width: width, style: style)
    let right = Rect(
      x: row.x, y: row.y, width: min(row.width, barX + max(0, width) + end - row.x),
      height: 1)
    canvas.write(trailing: words, y: row.y, in: right, style: style)
  }
}
