// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// The motion of a screen: each state that an app passes is seen for a while, the arrow that it took
/// blinks, and new rows of the log are marked.
///
/// Motion delays what is drawn, never what happens. It is told which rows have come and what time it
/// is, and says in which state each app is drawn. Nothing moves until it is followed.
struct Motion: Sendable {
  /// The least time for which a state is seen.
  static let leastTime = Duration.milliseconds(350)
  /// The time for which a blinking arrow is bright, and then dark. It is bright twice.
  static let blink = Duration.milliseconds(90)
  /// The time for which a new row of the log is marked.
  static let markTime = Duration.milliseconds(1000)
  /// The most changes of an app's state that wait. Of more, the oldest are not seen.
  private static let mostWaiting = 4

  /// An app whose state changes on the screen.
  private struct Mover: Sendable {
    /// The app as it is drawn.
    var facts: AppFacts
    /// The instant of the wall's clock at which its state is drawn first.
    var since: Duration
    /// Changes that are not drawn yet, each with its row of the log and the number of the event before it.
    var waiting: [(change: Trace.Entry, row: Int, event: Int)] = []

    /// The instant at which its next state is drawn, or nothing moves any more.
    var end: Duration { since + Motion.leastTime }

    /// Draws the changes whose time has come, each at its own instant.
    mutating func advance(to wall: Duration) {
      while !waiting.isEmpty, end <= wall { show(at: end) }
    }

    /// The next state is drawn.
    mutating func show(at instant: Duration) {
      let next = waiting.removeFirst()
      facts.learn(next.change, event: next.event)
      since = instant
    }
  }

  /// The rows that came into the log at one instant, and those after them.
  private struct Mark: Sendable {
    let row: Int
    let until: Duration
  }

  /// The apps that move, by their indices.
  private var movers: [Int: Mover] = [:]
  private var marks: [Mark] = []
  /// The instant that is drawn.
  private var now = Duration.zero
  /// Changes whenever something looks different.
  private(set) var frame = 0

  // MARK: What was followed

  /// The number after the last row that was followed, and the generation of its log.
  private var seen = 0
  private var generation = 0
  /// True if a moment of the past was shown.
  private var wasPast = false
  /// True if an outcome was hidden: what is revealed of it is drawn at once, as the log has it.
  private var wasHidden = false
  /// The number of events so far.
  private var events = 0
  /// The apps as they are drawn without motion.
  private var facts: [AppFacts] = []

  // MARK: What is drawn

  /// True if an app is not drawn in its state yet, or has not been for long enough.
  var isMoving: Bool { !movers.isEmpty }

  /// Returns an app as it is drawn; nil if it is drawn as it is.
  func facts(of app: Int) -> AppFacts? { movers[app]?.facts }

  /// Returns true if an app is drawn in an earlier state than its own.
  func isBehind(_ app: Int) -> Bool { firstWaitingRow(of: app) != nil }

  /// The first row of the log that tells a state which is not drawn yet; nil for none. The log is drawn up
  /// to there, so that nothing on the screen is ahead of the states.
  var firstWaitingRow: Int? { movers.keys.compactMap { firstWaitingRow(of: $0) }.min() }

  private func firstWaitingRow(of app: Int) -> Int? { movers[app]?.waiting.first?.row }

  /// Returns true if the arrow that an app took last is bright now.
  func isBright(_ app: Int) -> Bool {
    guard let mover = movers[app] else { return false }
    let time = now - mover.since
    return time < Self.blink || time >= Self.blink * 2 && time < Self.blink * 3
  }

  /// The number of the first row of the log that is marked as new; nil for none.
  var firstNewRow: Int? { marks.first?.row }

  /// The next instant at which something looks different; nil if nothing moves.
  var nextFrame: Duration? {
    let moments = movers.values.flatMap { mover in
      [1, 2, 3].map { mover.since + Self.blink * $0 } + [mover.end]
    }
    return (moments + marks.map(\.until)).filter { $0 > now }.min()
  }

  // MARK: What happens

  /// Time has passed.
  mutating func advance(to wall: Duration) {
    if let nextFrame, nextFrame <= wall { frame += 1 }
    now = max(now, wall)
    for app in Array(movers.keys) {
      movers[app]?.advance(to: now)
      if let mover = movers[app], mover.waiting.isEmpty, mover.end <= now { movers[app] = nil }
    }
    marks.removeAll { $0.until <= now }
  }

  /// Everything is drawn as it is: the user goes on.
  mutating func end() {
    if movers.isEmpty { return }
    movers.removeAll()
    frame += 1
  }

  /// Rows have come into the log: what changes in them is drawn from now on.
  mutating func follow(_ timeline: Timeline) {
    let log = timeline.log
    let isPast = timeline.isPast && !timeline.isOutcomeHidden
    let hasBranched = generation != log.generation
    // Another moment is shown. A branch that begins there has its own rows.
    let isOther = isPast || wasPast && !hasBranched || !wasPast && hasBranched || log.end < seen
    if isOther || facts.isEmpty {
      end()
      marks.removeAll()
    } else {
      for row in max(seen, log.first)..<max(seen, log.first, log.end) {
        if let entry = log[row].entry { follow(entry, inRow: row, on: timeline.device) }
      }
      if log.end > seen {
        marks.append(Mark(row: seen, until: now + Self.markTime))
        frame += 1
      }
    }
    (seen, generation, wasPast) = (log.end, log.generation, isPast)
    wasHidden = timeline.isOutcomeHidden
    events = timeline.place.eventCount
    facts = timeline.facts
  }

  private mutating func follow(_ entry: Trace.Entry, inRow row: Int, on device: Device) {
    switch entry.kind {
    case .event: events += 1
    case .state:
      guard let app = entry.app.flatMap({ device.index(of: $0) }), facts.indices.contains(app)
      else { return }
      var mover = movers[app] ?? Mover(facts: facts[app], since: now - Self.leastTime)
      mover.waiting.append((entry, row, max(0, events - 1)))
      if mover.end <= now { mover.show(at: now) }
      let most = wasHidden ? 0 : Self.mostWaiting
      while mover.waiting.count > most { mover.show(at: now) }
      movers[app] = mover
    case .refused, .process, .call, .returned, .notification, .task, .deadline, .queue, .phase,
      .end, .output:
      break
    }
  }
}
