// SPDX-License-Identifier: Apache-2.0

extension Scenario {
  /// Plays statements: says what is to be done next and when, and judges what is expected.
  ///
  /// It is the only interpreter of scenarios. `applife run`, the scenario on the screen, the prompt
  /// and plain mode all ask it for the next ``Request``, do that to a device of their own, and hand
  /// over what followed with ``observe(_:)``. They differ only in what they do with time.
  ///
  /// A step without a time begins once the device has settled: once no callback is running and no
  /// transition is under way. Of the past a player keeps only what the expectations of the last
  /// step ask about: its size does not grow with what happens.
  public struct Player: Hashable, Sendable {
    /// The statements, in order.
    public private(set) var steps: [Step]
    /// The place in ``steps`` of the statement that is played next, or is being played.
    public private(set) var nextIndex = 0
    private var phase = Phase.waiting
    /// The moment the last step began.
    private var lastBegan: Duration = .zero
    /// The events since the last step began, as far as an expectation asks.
    private var window = Window()
    /// The number of times that this statement has asked for time so that the device settles.
    private var settlingCount = 0
    /// The last moment it asked for.
    private var settlingMoment = Duration.zero
    /// The end of the wait for a call from outside that has no limit; nil while none is waited for.
    private var patienceEnd: Duration?

    /// A call from outside that has no limit is waited for so long before the next statement begins.
    private static let patience = Duration.seconds(10)

    /// True if an expectation may come at any time.
    private let keepsWindow: Bool

    /// - Parameters:
    ///   - steps: the statements, in order.
    ///   - keepsWindow: whether statements may be appended, which may ask about what happened
    ///   before.
    public init(_ steps: [Step] = [], keepsWindow: Bool = false) {
      self.steps = steps
      self.keepsWindow = keepsWindow
    }

    /// The progress of the next statement.
    private enum Phase: Hashable, Sendable {
      /// Its moment has not come.
      case waiting
      /// It has begun, and is over at that moment.
      case passing(until: Duration)
      /// It is judged until what it expects holds, or that moment is reached.
      case judging(until: Duration)
    }

    /// Something that a player wants done.
    public enum Request: Hashable, Sendable {
      /// Time passes until that moment, and what is due by then happens. It may pass in parts, and
      /// other things may happen meanwhile: ask again afterwards.
      case time(until: Duration)
      /// The clock is advanced to that moment, and what is due by then happens.
      case skip(to: Duration)
      /// The event of the statement at that place happens now.
      case event(SystemEvent, index: Int)
      /// Nothing: the statement at that place, which is not an event, is over.
      case finished(index: Int, verdict: Verdict?)
    }

    /// True if every statement has been played. The device may not have settled since.
    public var isOver: Bool { nextIndex >= steps.count }

    /// True if the next statement has begun.
    public var isUnderWay: Bool { phase != .waiting }

    /// More statements are to be played.
    public mutating func append(_ more: [Step]) {
      // Steps that have been played are not kept: statements may be typed for ever.
      if isOver, !steps.isEmpty {
        steps.removeAll(keepingCapacity: true)
        nextIndex = 0
      }
      steps += more
    }

    /// Somebody else takes a step: an expectation that comes next asks about that one.
    public mutating func stepBegan(at time: Duration) {
      guard phase == .waiting else { return }
      lastBegan = time
      window = Window()
    }

    /// Something happened to the device, asked for by the player or not.
    public mutating func observe(_ entries: [Trace.Entry]) {
      if isWatched { window.add(entries[...]) }
    }

    /// True if an expectation comes next, so that what happens now must be remembered.
    private var isWatched: Bool {
      if keepsWindow { return true }
      let index: Int
      switch phase {
      case .waiting, .judging: index = nextIndex
      case .passing: index = nextIndex + 1
      }
      return steps.indices.contains(index) && steps[index].isExpectation
    }

    /// The earliest moment the next statement can begin; nil: as soon as the device has settled.
    public var nextMoment: Duration? {
      guard !isOver else { return nil }
      switch steps[nextIndex].time {
      case .settled: return nil
      case .at(let instant): return instant
      case .after(let pause): return lastBegan + pause
      }
    }

    /// Returns what is to be done next on a device in this state. Nil once every statement has been
    /// played and the device has settled.
    public mutating func next(on device: Device) -> Request? {
      guard !isOver else { return settlingTime(on: device).map { .time(until: $0) } }
      switch phase {
      case .waiting:
        if let request = approach(on: device) { return request }
        return begin(on: device)
      case .passing(let moment): return pass(until: moment, on: device) ?? finish(nil)
      case .judging(let limit): return judge(until: limit, on: device)
      }
    }

    // MARK: Time

    /// The time that must pass before the next statement can begin.
    private mutating func approach(on device: Device) -> Request? {
      if let moment = nextMoment { return pass(until: moment, on: device) }
      return settlingTime(on: device).map { .time(until: $0) }
    }

    /// Time until a moment, and what is due in it; nil once that is over.
    private func pass(until moment: Duration, on device: Device) -> Request? {
      if device.now < moment { return .time(until: moment) }
      guard device.now == moment, let due = device.nextDeadline, due <= moment else { return nil }
      return .time(until: moment)
    }

    /// Returns the moment of something without which the device has not settled. Nil if it has.
    private mutating func settlingTime(on device: Device) -> Duration? {
      guard let moment = device.nextSettlingDeadline else { return awaitedReturn(on: device) }
      guard settlingCount < Device.mostSettlingDeadlines else { return nil }
      if moment != settlingMoment { settlingCount += 1 }
      settlingMoment = moment
      return moment
    }

    /// Returns how long the code of an app is waited for that answers from outside, where no limit
    /// ends the call. Nil if there is none, or it has been waited for.
    private mutating func awaitedReturn(on device: Device) -> Duration? {
      if device.isSettled {
        patienceEnd = nil
        return nil
      }
      let end = patienceEnd ?? device.now + Self.patience
      patienceEnd = end
      return device.now < end ? end : nil
    }

    // MARK: Statements

    private mutating func begin(on device: Device) -> Request? {
      settlingCount = 0
      patienceEnd = nil
      switch steps[nextIndex].action {
      case .event(let event):
        beginStep(on: device)
        nextIndex += 1
        return .event(event, index: nextIndex - 1)
      case .wait(let duration):
        beginStep(on: device)
        phase = .passing(until: device.now + duration)
      case .skip:
        beginStep(on: device)
        guard let due = device.nextDeadline else { return finish(nil) }
        phase = .passing(until: max(due, device.now))
        return .skip(to: max(due, device.now))
      case .expect(_, let time): phase = .judging(until: device.now + (time ?? .zero))
      }
      return next(on: device)
    }

    /// A step begins: what happened before it is forgotten.
    private mutating func beginStep(on device: Device) {
      lastBegan = device.now
      window = Window()
    }

    private mutating func finish(_ verdict: Verdict?) -> Request {
      phase = .waiting
      nextIndex += 1
      return .finished(index: nextIndex - 1, verdict: verdict)
    }

    private mutating func judge(until limit: Duration, on device: Device) -> Request? {
      guard case .expect(let expectation, let time) = steps[nextIndex].action else {
        return finish(nil)
      }
      // Deadlines may still bring it about; it is judged when the device has settled.
      if device.now < limit, let moment = settlingTime(on: device) {
        return .time(until: min(moment, limit))
      }
      let isHeld = expectation.holds(in: window, on: device)
      if !isHeld, time != nil {
        if device.now < limit {
          let due = max(device.nextDeadline ?? limit, device.now)
          return .time(until: min(due, limit))
        }
        if let request = pass(until: limit, on: device) { return request }
      }
      return finish(
        Verdict(
          expectation: expectation, position: steps[nextIndex].position, time: device.now,
          isHeld: isHeld, found: isHeld ? nil : expectation.found(in: window, on: device)))
    }
  }

  /// The result of an expectation.
  public struct Verdict: Hashable, Sendable {
    public let expectation: Expectation
    /// The position of the expectation in the scenario.
    public let position: Position
    /// The device's time when it was judged.
    public let time: Duration
    public let isHeld: Bool
    /// The finding in place of what was expected. Nil if the expectation held.
    public let found: Finding?
  }
}

extension Scenario.Step {
  /// True if it only says what must hold.
  public var isExpectation: Bool {
    if case .expect = action { true } else { false }
  }
}
