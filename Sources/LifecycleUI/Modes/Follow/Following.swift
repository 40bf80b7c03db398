// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Something a log that is followed tells the session.
package enum FollowedChange: Hashable, Sendable {
  /// An event must have happened.
  case event(SystemEvent)
  /// The time that has passed on the device since the log began, at least.
  case time(Duration)
  /// Time has passed until the next deadline.
  case skip
  /// The log tells the end of a process, in these words. What comes next is one of the ways in which it may have ended.
  case ending(String)
  /// A place that the session can be taken back to.
  case mark(Int)
  /// A remark about a line.
  case note(String, isProblem: Bool)
  /// The findings of the check so far.
  case findings(FollowedFindings)
}

/// A state to which a session that follows a log can be taken back.
struct FollowedMark: Sendable {
  /// The length of the log's explanation that has been told there.
  let told: Int
  let timeline: TimelineMark
}

/// A log that is followed, as far as the session has been told of it.
struct Following: Sendable {
  /// True if a log has told something.
  fileprivate(set) var hasBegun = false
  /// The states to which the session can be taken back, the newest last.
  private var marks: [FollowedMark] = []
  /// The numbers of the log's rows whose events were inferred: no line says that they happened.
  private(set) var inferred: [Int] = []
  /// The words about the end of a process that the log tells, until its line has come.
  fileprivate(set) var ending: String?
  /// The most states that are kept: anything taken back was told with the last few lines.
  private static let mostMarks = 4

  /// Adds a place that the session can be taken back to; nil if it can't.
  mutating func add(_ mark: FollowedMark?) {
    guard let mark else { return marks.removeAll() }
    marks = marks.suffix(Self.mostMarks - 1) + [mark]
  }

  /// An event that was inferred takes the row of that number.
  mutating func infer(row: Int) {
    while let last = inferred.last, last >= row { inferred.removeLast() }
    inferred.append(row)
  }

  /// True if the event in a row was inferred.
  func isInferred(_ row: Int) -> Bool {
    let index = inferred.lowerBound { $0 >= row }
    return index < inferred.count && inferred[index] == row
  }

  /// The newest mark that still stands, if any does. Those behind it are forgotten.
  mutating func lastMark(notAfter standing: Int) -> FollowedMark? {
    marks.removeAll { $0.told > standing }
    return standing > 0 ? marks.last : nil
  }
}

extension Run {
  /// The log that is followed means something else than was told: the device goes back to where
  /// what was told still stands.
  ///
  /// - Parameter standing: how much of what was told still stands.
  /// - Returns: how much has been told now, no more than still stands; nil if the device must begin
  ///   anew.
  mutating func takeBack(to standing: Int, at wall: Duration) -> Int? {
    // It is about what may not have happened.
    closeQuestion(at: wall)
    let mark = following.lastMark(notAfter: standing)
    if timeline.isPast { travelToPresent(at: wall) }
    guard let mark, timeline.takeBack(to: mark.timeline) else { return nil }
    timeBase.jump(to: device.now, at: wall)
    return mark.told
  }

  /// The device follows a real one: what its log tells happens here too.
  mutating func follow(_ change: FollowedChange, at wall: Duration) {
    following.hasBegun = true
    if case .findings(let findings) = change {
      kept.findings = findings
      return
    }
    // The real device is always in the present.
    if timeline.isPast { travelToPresent(at: wall) }
    reveal(all: true)
    switch change {
    case .mark(let told):
      following.add(timeline.mark.map { FollowedMark(told: told, timeline: $0) })
    case .event(let event):
      following.infer(row: timeline.position.rowCount)
      cause(event, at: wall)
    case .time(let moment):
      if moment > device.now { putForward(to: moment, at: wall) }
    case .skip:
      if let due = device.nextDeadline { putForward(to: due, at: wall) }
    case .ending(let text): following.ending = text
    case .note(let text, let isProblem):
      following.ending = nil
      let text = Printable.stripped(text)
      timeline.append(LogNote(isProblem ? .failed : .presenter, text))
      if isProblem { message = Message(.error, text) }
    case .findings: break
    }
    news.add(.ownRows)
  }
}
