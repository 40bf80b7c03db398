// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle

/// A run as a drawing: time goes down, with a lane for each app. A lane shows the app's state, and
/// beside it what was called, which limits counted and how the process ended.
package struct RunPicture: Sendable {
  private let title: String
  private let apps: [String]
  private let phrases: Phrases
  private var rows: [Row] = []
  /// The row of each limit that may still be reached, by the number of its entry.
  private var limits: [Int: Int] = [:]
  /// The number of rows that were left out.
  private var leftOut = 0
  /// The number of events, with those that are not drawn.
  private var eventCount = 0

  /// The most rows that are drawn: a longer picture cannot be looked at.
  private static let maxRows = 5_000

  /// Something that happened, on a line of its own.
  private struct Row: Sendable {
    let time: Duration
    /// The lane; nil for the device.
    let lane: Int?
    let text: String
    var look: SVG.Look = .label
    /// The state that begins here.
    var state: EmulatedApp.State?
    var isEnd = false
    /// The row of the limit that is reached here.
    var limit: Int?
    var y = 0
  }

  package init(_ scenario: Scenario, title: String, phrases: Phrases) {
    self.title = title
    self.phrases = phrases
    apps = scenario.apps.map { $0.name }
  }

  /// Something happened.
  package mutating func add(_ entry: Trace.Entry) {
    let lane = entry.app.flatMap(apps.firstIndex)
    var row: Row
    switch entry.kind {
    case .event:
      eventCount += 1
      row = Row(time: entry.time, lane: nil, text: text(entry), look: .bold)
    case .refused: row = Row(time: entry.time, lane: nil, text: text(entry), look: .quiet)
    case .call: row = Row(time: entry.time, lane: lane, text: text(entry))
    case .state(_, let to, let because):
      row = Row(
        time: entry.time, lane: lane, text: phrases.picture.reached(to, because),
        look: .bold)
      row.state = to
    case .end:
      row = Row(time: entry.time, lane: lane, text: text(entry), look: .alarm)
      row.isEnd = true
    case .deadline(let limit, let due):
      let text = phrases.picture.limit(limit, time(due))
      row = Row(time: entry.time, lane: lane, text: text, look: .quiet)
      limits[entry.number] = rows.count
    case .task: row = Row(time: entry.time, lane: lane, text: text(entry), look: .quiet)
    case .process, .returned, .notification, .phase, .queue, .output: return
    }
    if case .deadline(_, let announced?) = entry.cause {
      row.limit = limits.removeValue(forKey: announced)
    }
    append(row)
  }

  /// An expectation did not hold.
  package mutating func add(_ verdict: Scenario.Verdict) {
    guard !verdict.isHeld else { return }
    append(Row(time: verdict.time, lane: nil, text: phrases.verdict(verdict), look: .alarm))
  }

  private mutating func append(_ row: Row) {
    if rows.count < Self.maxRows { rows.append(row) } else { leftOut += 1 }
  }

  /// A moment in seconds, without its unit.
  private func time(_ time: Duration) -> String { phrases.moment(TimeText.seconds(time)) }

  private func text(_ entry: Trace.Entry) -> String { phrases.record.text(entry) }

  // MARK: Drawing

  private static let margin = 16
  private static let rowHeight = 20
  /// The width of the column of times, and of a bar.
  private static let timeWidth = 64
  private static let barWidth = 24
  /// The width of a character on average, at 12 pixels.
  private static let characterWidth = 7

  /// The drawing, up to a moment.
  ///
  /// - Parameter isAnimated: Whether it appears from the top, as time passes.
  package func svg(until end: Duration, isAnimated: Bool = false) -> String {
    let summary = description(end)
    // Nothing is drawn behind the last row.
    let end = leftOut > 0 ? rows.last?.time ?? end : end
    var svg = SVG()
    var rows = rows
    let top = 72
    let bottom = Self.place(&rows, from: top, until: end)
    let eventX = Self.margin + Self.timeWidth + 12
    var x = eventX + Self.width(rows, nil, atLeast: 12) + 24
    var lanes: [Int] = []
    for lane in apps.indices {
      lanes.append(x)
      x += Self.barWidth + 24 + Self.width(rows, lane, atLeast: apps[lane].count + 4)
    }
    let width = max(x + Self.margin, 480)
    svg.text(title, Self.margin, 28, .heading)
    svg.text(phrases.picture.events, eventX, top - 16, .bold)
    drawTimes(rows, end, bottom, width, &svg)
    for row in rows where row.lane == nil { svg.text(row.text, eventX, row.y, row.look) }
    for lane in apps.indices {
      svg.text(apps[lane], lanes[lane], top - 16, .bold)
      drawLane(rows.indices.filter { rows[$0].lane == lane }, rows, lanes[lane], bottom, end, &svg)
    }
    var height = bottom + 16
    if leftOut > 0 {
      svg.text(phrases.picture.leftOut(leftOut), eventX, height + 8, .alarm)
      height += 24
    }
    // The rows of the first moment are there from the beginning.
    if isAnimated {
      let first = rows.last { $0.time == rows[0].time }.map { $0.y + 5 } ?? top - 8
      svg.cover(from: first, width: width, height: height + Self.margin)
    }
    return svg.document(
      width: width, height: height + Self.margin, title: title, description: summary)
  }

  /// Gives each row its place; the more time has passed, the more room there is. Returns where the picture ends.
  private static func place(_ rows: inout [Row], from top: Int, until end: Duration) -> Int {
    var y = top
    var last: Duration?
    for index in rows.indices {
      y += last.map { rowHeight + room(rows[index].time - $0) } ?? 8
      rows[index].y = y
      last = rows[index].time
    }
    return y + rowHeight + room(end - (last ?? .zero))
  }

  /// 6 pixels for each doubling, so that a second is seen beside ten minutes.
  private static func room(_ passed: Duration) -> Int {
    guard passed > .zero else { return 0 }
    let halves = Int(passed / .milliseconds(500))
    return 6 + 6 * (Int.bitWidth - halves.leadingZeroBitCount)
  }

  private static func width(_ rows: [Row], _ lane: Int?, atLeast least: Int) -> Int {
    let longest = rows.filter { $0.lane == lane }.map { TextWidth.of($0.text) }.max() ?? 0
    return max(longest, least) * characterWidth
  }

  /// The moments, each with a line across.
  private func drawTimes(
    _ rows: [Row], _ end: Duration, _ bottom: Int, _ width: Int, _ svg: inout SVG
  ) {
    let right = Self.margin + Self.timeWidth
    var last: Duration?
    for row in rows where row.time != last {
      last = row.time
      svg.line(
        [(Self.margin, row.y - 15), (width - Self.margin, row.y - 15)], .grid)
      svg.text(phrases.seconds(TimeText.seconds(row.time)), right, row.y, .quiet, .end)
    }
    svg.line([(Self.margin, bottom), (width - Self.margin, bottom)], .grid)
    if end != last {
      svg.text(phrases.seconds(TimeText.seconds(end)), right, bottom - 4, .quiet, .end)
    }
  }

  private func drawLane(
    _ places: [Int], _ rows: [Row], _ x: Int, _ bottom: Int, _ end: Duration, _ svg: inout SVG
  ) {
    var state = EmulatedApp.State.notRunning
    var since: (y: Int, time: Duration) = (64, .zero)
    func draw(until y: Int, _ time: Duration) {
      let title =
        phrases.picture.stay(state, from: self.time(since.time), to: self.time(time))
      let height = max(2, y - since.y)
      svg.rect(x, since.y, Self.barWidth, height, SVG.Look(state), title: title)
    }
    for index in places {
      guard let next = rows[index].state else { continue }
      draw(until: rows[index].y - 10, rows[index].time)
      state = next
      since = (rows[index].y - 10, rows[index].time)
    }
    draw(until: bottom, end)
    let side = x + Self.barWidth
    for index in places {
      let row = rows[index]
      svg.text(row.text, side + 16, row.y, row.look)
      if row.isEnd { svg.cross(x + Self.barWidth / 2, row.y - 4) }
      if let limit = row.limit {
        svg.line([(side + 7, rows[limit].y - 4), (side + 7, row.y - 9)], .limit)
        svg.diamond(side + 7, row.y - 4)
      }
    }
  }

  /// The run in words: what a screen reader says.
  package func description(_ end: Duration) -> String {
    var sentences = [
      phrases.picture.summary(eventCount, time(end))
    ]
    for lane in apps.indices {
      var words: [String] = []
      for row in rows where row.lane == lane {
        if let state = row.state {
          words.append(phrases.picture.change(state, time(row.time)))
        } else if row.isEnd {
          words.append(phrases.picture.ended(row.text, at: time(row.time)))
        }
      }
      sentences.append(phrases.picture.history(apps[lane], words))
    }
    if leftOut > 0 { sentences.append(phrases.picture.leftOut(leftOut)) }
    return phrases.sentences(sentences)
  }
}
