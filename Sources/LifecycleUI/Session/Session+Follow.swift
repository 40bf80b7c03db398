// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Something a log that is followed tells the session.
package enum FollowedChange: Hashable, Sendable {
  /// An event must have happened.
  case event(SystemEvent)
  /// So much time has passed on the device since the log began, at least.
  case time(Duration)
  /// Time has passed until the next deadline.
  case skip
  /// So much has been told: the session can be taken back to here.
  case mark(Int)
  /// What a line shows, or what is to be said of it.
  case note(String, isProblem: Bool)
}

/// Where a session that follows a log can be taken back to.
struct FollowedMark: Sendable {
  /// How much of the log's explanation has been told there.
  let told: Int
  let timeline: TimelineMark
}

extension Session {
  /// What is taken back was told with the last few lines.
  private static let mostMarks = 4

  /// The log that is followed means something else than was told: the device goes back to where
  /// what was told still stands, and what the user looks at stays.
  ///
  /// - Parameters:
  ///   - standing: how much of what was told still stands.
  ///   - scenario: the device, where it must begin anew.
  /// - Returns: how much the session has been told now, no more than still stands.
  package mutating func takeBack(
    to standing: Int, _ scenario: Scenario, at wall: Duration
  ) -> Int {
    let former = view
    var told = 0
    marks.removeAll { $0.told > standing }
    if timeline.isPast { travelToPresent(at: wall) }
    if standing > 0, let mark = marks.last, timeline.takeBack(to: mark.timeline) {
      told = mark.told
      undone.removeAll()
      timeBase.jump(to: device.now, at: wall)
    } else {
      var start = Start(
        scenario, language: self.start.language, isASCII: isASCII, size: former.size)
      start.title = title
      self = Session(start: start, at: wall)
    }
    // What was kept to show the former device again is of no use.
    view = View(size: former.size)
    view.focus = former.focus
    view.showsCoverage = former.showsCoverage
    view.promptHistory = former.promptHistory
    if device.apps.indices.contains(former.focusedApp) { view.focusedApp = former.focusedApp }
    // Others show what may be no more.
    if former.overlay is HelpOverlay || former.overlay is PromptOverlay {
      overlay = former.overlay
    }
    return told
  }

  /// The device follows a real one: what its log tells happens here too.
  mutating func follow(_ change: FollowedChange, at wall: Duration) {
    // What happens on the real device happens in the present.
    if timeline.isPast { travelToPresent(at: wall) }
    reveal(all: true)
    switch change {
    case .mark(let told):
      guard let mark = timeline.mark else { return marks.removeAll() }
      marks = marks.suffix(Self.mostMarks - 1) + [FollowedMark(told: told, timeline: mark)]
    case .event(let event): cause(event, at: wall)
    case .time(let moment):
      if moment > device.now { putForward(to: moment, at: wall) }
    case .skip:
      if let due = device.nextDeadline { putForward(to: due, at: wall) }
    case .note(let text, let isProblem):
      let text = Printable.stripped(text)
      timeline.append(LogNote(isProblem ? .failed : .presenter, text))
      if isProblem { message = Message(.error, text) }
    }
    view.cursor.follow()
  }
}
