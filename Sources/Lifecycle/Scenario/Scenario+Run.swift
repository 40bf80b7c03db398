// SPDX-License-Identifier: Apache-2.0

extension Scenario {
  /// Plays a scenario in virtual time, a statement at a time.
  ///
  /// It keeps the device, and of the past only what the expectations of the last step need: its
  /// size does not depend on how long the story is.
  public struct Runner: Sendable {
    public let scenario: Scenario
    /// The device as the story has left it.
    public private(set) var device: Device
    /// The step that is done next, by its place in the scenario.
    public private(set) var nextIndex = 0
    /// The moment the last step began.
    private var lastBegan: Duration = .zero
    /// What happened since the last step, as far as an expectation will ask.
    private var window = Window()
    /// Whether the device has been left to settle after the last step.
    private var isOver = false

    /// No story waits for more deadlines than this before a device settles.
    private static let maxSteps = 100_000

    public init(_ scenario: Scenario) {
      self.scenario = scenario
      device = scenario.device
    }

    /// What one statement did.
    public struct StepResult: Hashable, Sendable {
      /// The step's place in the scenario; nil for the end, when the device is left to settle.
      public let index: Int?
      /// What happened, in order.
      public let entries: [Trace.Entry]
      /// Whether the expectation held; nil for what is no expectation.
      public let verdict: Verdict?
    }

    /// Does the next statement; nil when the story is over.
    public mutating func next() -> StepResult? {
      guard nextIndex < scenario.steps.count else {
        guard !isOver else { return nil }
        isOver = true
        var entries: [Trace.Entry] = []
        settle(into: &entries)
        return StepResult(index: nil, entries: entries, verdict: nil)
      }
      let index = nextIndex
      nextIndex += 1
      var entries: [Trace.Entry] = []
      let verdict = perform(scenario.steps[index], into: &entries)
      return StepResult(index: index, entries: entries, verdict: verdict)
    }

    /// The story goes on on a device that went on without it: a person pressed keys, time passed.
    public mutating func resume(on device: Device) { self.device = device }

    /// The earliest moment a step can be done; nil: as soon as the device has settled.
    public func moment(of step: Step) -> Duration? {
      switch step.time {
      case .settled: nil
      case .at(let instant): instant
      case .after(let pause): lastBegan + pause
      }
    }

    /// Something happened without the story: an expectation that comes next asks for it too.
    public mutating func observe(_ entries: [Trace.Entry]) {
      if isWatched { window.add(entries[...]) }
    }

    /// Whether an expectation comes next, so that what happens now must be remembered.
    private var isWatched: Bool {
      guard nextIndex < scenario.steps.count,
        case .expect = scenario.steps[nextIndex].action
      else { return false }
      return true
    }

    private mutating func perform(_ step: Step, into entries: inout [Trace.Entry]) -> Verdict? {
      switch step.time {
      case .settled: settle(into: &entries)
      case .at(let instant): advance(to: instant, into: &entries)
      case .after(let pause): advance(to: lastBegan + pause, into: &entries)
      }
      let start: Int
      switch step.action {
      case .event(let event):
        start = begin(entries)
        entries += device.handle(event)
      case .wait(let duration):
        start = begin(entries)
        advance(to: device.now + duration, into: &entries)
      case .skip:
        start = begin(entries)
        if let due = device.nextDeadline { advance(to: due, into: &entries) }
      case .expect(let expectation, let time):
        return judge(expectation, at: step.position, within: time, into: &entries)
      }
      if isWatched { window.add(entries[start...]) }
      return nil
    }

    /// A step begins: what happened before it is forgotten. Returns where its entries begin; those
    /// before them belong to the step before.
    private mutating func begin(_ entries: [Trace.Entry]) -> Int {
      lastBegan = device.now
      window = Window()
      return entries.count
    }

    private mutating func judge(
      _ expectation: Expectation, at position: Position, within time: Duration?,
      into entries: inout [Trace.Entry]
    ) -> Verdict {
      let start = entries.count
      window.add(entries[..<start])
      var isHeld = expectation.holds(in: window, on: device)
      if let time, !isHeld {
        let limit = device.now + time
        while !isHeld, device.now < limit {
          let before = entries.count
          let due = device.nextDeadline ?? limit
          advance(to: min(max(due, device.now), limit), into: &entries)
          settleNow(limit: limit, into: &entries)
          window.add(entries[before...])
          isHeld = expectation.holds(in: window, on: device)
          if device.nextDeadline == nil || due >= limit { break }
        }
        if !isHeld {
          let before = entries.count
          advance(to: limit, into: &entries)
          window.add(entries[before...])
          isHeld = expectation.holds(in: window, on: device)
        }
      }
      return Verdict(
        expectation: expectation, position: position, time: device.now, isHeld: isHeld,
        found: isHeld ? nil : expectation.found(in: window, on: device))
    }

    // MARK: Time

    private mutating func advance(to instant: Duration, into entries: inout [Trace.Entry]) {
      guard instant >= device.now else { return }
      entries += device.advance(to: instant)
    }

    /// Lets time pass until no callback is running and no transition is under way.
    private mutating func settle(into entries: inout [Trace.Entry]) {
      settleNow(limit: nil, into: &entries)
    }

    /// Settles, but not beyond a moment.
    private mutating func settleNow(limit: Duration?, into entries: inout [Trace.Entry]) {
      var maxSteps = Self.maxSteps
      // A blocked main thread with nothing due waits for somebody outside: that is settled.
      while !device.isSettled, maxSteps > 0, let due = device.nextDeadline {
        if let limit, due > limit { return }
        entries += device.advance(to: max(due, device.now))
        maxSteps -= 1
      }
    }
  }

  /// Whether an expectation held.
  public struct Verdict: Hashable, Sendable {
    public let expectation: Expectation
    /// Where the scenario says it.
    public let position: Position
    /// The device's time when it was judged.
    public let time: Duration
    public let isHeld: Bool
    /// What was found in place of what was expected; nil if it held.
    public let found: String?

    /// What was expected and what was found, in one line.
    public var message: String {
      "expected " + expectation.text + (found.map { ", found " + $0 } ?? "")
    }
  }
}
