// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The device's clock: how far it goes, and what is done when it comes to a moment.
extension Run {
  /// The least time between two frames that only count down.
  static let shortestFrame = Duration.milliseconds(100)

  /// The instants of the wall's clock at which the run wants to be told the time.
  func wakeUps(after wall: Duration) -> WakeUps {
    if let next = nextReveal(after: wall) { return WakeUps(clock: next) }
    if let nextBeat, timeBase.isRunning { return WakeUps(clock: nextBeat) }
    guard !isHeld else { return WakeUps() }
    let deadlines = device.deadlines
    var moments = WakeUps(
      suspension: deadlines.first { $0.limit == .suspension }?.due,
      expiry: deadlines.first { $0.limit != nil && $0.limit != .suspension }?.due,
      clock: deadlines.first { $0.limit == nil }?.due)
    moments.add(clock: typed.moment)
    if let heldUntil { moments.limit(to: heldUntil) }
    var wakeUps = moments.map(timeBase.wallTime(of:))
    if let tick = nextTick(of: deadlines, after: wall) { wakeUps.add(clock: tick) }
    return wakeUps
  }

  /// The next instant of the wall's clock at which the screen shows another time, though nothing happens:
  /// with the next tenth of a second that a limit has left, and at least once a second while the clock runs.
  /// Nil while it stands still, and if nobody looks.
  private func nextTick(of deadlines: [Device.Deadline], after wall: Duration) -> Duration? {
    guard !start.isReadOut, isCounting, timeBase.isRunning else { return nil }
    let latest = wall + .seconds(1)
    let now = device.now
    let tenths = deadlines.compactMap { limit -> Duration? in
      guard limit.limit != nil, limit.due > now else { return nil }
      let step: Duration = TimeText.hasTenths(limit.due - now) ? .milliseconds(100) : .seconds(1)
      // A whole step left: the next change is a step away.
      let steps = (limit.due - now - .milliseconds(1)).milliseconds / step.milliseconds
      return limit.due - .milliseconds(steps * step.milliseconds)
    }
    guard let next = tenths.filter({ $0 > now }).min().flatMap(timeBase.wallTime(of:)) else {
      return latest
    }
    return min(latest, max(next, wall + Self.shortestFrame))
  }

  /// True if the user stopped the clock. While a question waits, the clock stands still for that.
  var isPaused: Bool { timeBase.isPaused && !isAsking }

  /// True if the device's clock has a reason to go on: something is due, what is possible depends on the
  /// time, a typed statement waits for its moment, or an app's code runs in a process. If not, the clock
  /// stands still until the next event: there is nothing for which the time would matter.
  package var isCounting: Bool {
    device.changesWithTime || typed.moment != nil || hosting != nil && device.runsOutside
  }

  /// The device's clock goes on to where the wall's is; what is due happens at its own moment.
  mutating func passTime(until wall: Duration) {
    showBeats(until: wall)
    playReveal(until: wall)
    let now = timeBase.deviceTime(at: wall)
    guard now > device.now || typed.moment != nil else { return }
    advance(to: now, at: wall, standsIfIdle: true)
    if device.now < now { timeBase.hold(at: device.now, wall: wall) }
  }

  /// The device's clock is advanced to a moment, and what is due by then happens.
  mutating func putForward(to instant: Duration, at wall: Duration) {
    reveal(all: true)
    continueHere(at: wall)
    leaveScenario(doing: ["skip"])
    advance(to: instant, at: wall, standsIfIdle: false)
    timeBase.jump(to: instant, at: wall)
  }

  /// The clock is advanced to the next deadline.
  mutating func skip(at wall: Duration) {
    guard let due = device.nextDeadline else {
      message = Message(.info, phrases.messages.nothingDue)
      return
    }
    putForward(to: due, at: wall)
    message = Message(.info, phrases.messages.skipped)
  }

  /// - Parameter speed: nil if there is none that could be set.
  mutating func changeSpeed(to speed: TimeBase.Speed?, at wall: Duration) {
    if let speed { timeBase.setSpeed(speed, at: wall) }
  }

  /// The user typed a speed.
  mutating func setSpeed(_ factor: String, at wall: Duration) {
    let speed = Double(factor).flatMap(TimeBase.Speed.init)
    if speed == nil {
      message = Message(.error, phrases.messages.badSpeed(Printable.stripped(factor)))
    }
    changeSpeed(to: speed, at: wall)
  }

  /// Statements are done and expectations judged at their own moments, not when we happened to wake;
  /// a scenario that is stepped through may hold the clock.
  ///
  /// - Parameter standsIfIdle: True if the clock goes no further once nothing is due any more.
  private mutating func advance(to instant: Duration, at wall: Duration, standsIfIdle: Bool) {
    while !isStill, let moment = nextMoment, moment <= instant {
      advanceTimeline(to: moment)
      judgeSettled(at: wall)
      playTyped(.withClock, at: wall)
    }
    let limit = heldUntil.map { min($0, instant) } ?? instant
    if standsIfIdle {
      while let due = device.nextDeadline, due > device.now, due <= limit {
        advanceTimeline(to: due)
      }
      if !isCounting { return }
    }
    if device.now < limit { advanceTimeline(to: limit) }
  }

  /// The next moment at which there is something to be done; nil if there is nothing.
  private var nextMoment: Duration? {
    var moment = typed.moment
    if isAboutToSettle, let due = device.nextSettlingDeadline { moment = min(moment ?? due, due) }
    return moment.map { max($0, device.now) }
  }

  /// True if something is to be done as soon as the device has settled.
  private var isAboutToSettle: Bool {
    guard let playback else { return false }
    if case .whenSettled = playback.hold { return true }
    return playback.isExpecting
  }

  /// The device's time beyond which the clock does not go by itself; nil if it may.
  private var heldUntil: Duration? {
    if isStill { return device.now }
    switch playback?.hold {
    case .at(let moment): return max(moment, device.now)
    case .whenSettled:
      return device.nextSettlingDeadline == nil ? device.now : nil
    case .never, nil: return nil
    }
  }

  /// True if nothing happens by itself, because the user looks at one callback after the other.
  private var isStill: Bool {
    if timeline.isPast || timeline.isConcealed { return true }
    guard let playback, playback.isFaithful, !playback.isOver else { return false }
    return playback.stepSize == .callback && device.nextSettlingDeadline != nil
  }

  /// True if nothing more will be seen to happen until the user takes the next step: the clock
  /// waits, or will before anything is due.
  var isWaitingForStep: Bool {
    guard let heldUntil else { return false }
    return device.nextDeadline.map { $0 > heldUntil } ?? true
  }

  /// True if the device's clock waits for the user to take the next step.
  package var isHeld: Bool { heldUntil.map { $0 <= device.now } ?? false }
}

extension Device {
  /// True if the code of an app that is not suspended runs outside.
  fileprivate var runsOutside: Bool {
    apps.contains { app in
      guard case .outside = app.traits.code, let process = app.process else { return false }
      return process.phase != .suspended
    }
  }
}
