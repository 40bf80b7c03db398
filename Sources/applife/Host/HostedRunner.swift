// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// Plays a scenario in real time on a device some of whose apps run in processes.
struct HostedRunner {
  let scenario: Scenario
  /// The device as it is now.
  private(set) var device: Device
  private var player: Scenario.Player
  private var host: Host
  private var isOver = false
  /// The wall's instant that the device was switched on.
  private let start: Duration
  private var entries: [Trace.Entry] = []

  /// A call without a limit is waited for so long before the next step is taken.
  private static let patience = Duration.seconds(10)

  /// - Parameters:
  ///   - scenario: what is played; its hosted apps answer from outside.
  ///   - programs: the program of each hosted app, by its place.
  init(_ scenario: Scenario, _ programs: [Int: HostedProgram]) {
    self.scenario = scenario
    device = scenario.device
    player = Scenario.Player(scenario.steps)
    host = Host(programs, on: device)
    start = MonotonicClock.now
  }

  /// The device's time now, in whole milliseconds.
  private var now: Duration {
    let (seconds, attoseconds) = (MonotonicClock.now - start).components
    return .milliseconds(Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
  }

  /// Does the next statement; nil when the scenario is over.
  mutating func next() -> Scenario.Runner.StepResult? {
    guard !isOver else { return nil }
    while true {
      catchUp()
      settleCalls()
      guard let request = player.next(on: device) else { break }
      switch request {
      case .time(let moment), .skip(let moment):
        if device.now >= moment {
          take(device.advance(to: moment))
        } else {
          wait(until: moment)
        }
      case .event(let event, let index):
        take(device.handle(event))
        return result(index, nil)
      case .finished(let index, let verdict):
        return result(index, verdict)
      }
    }
    isOver = true
    return result(nil, nil)
  }

  private mutating func result(
    _ index: Int?, _ verdict: Scenario.Verdict?
  ) -> Scenario.Runner.StepResult {
    defer { entries = [] }
    return Scenario.Runner.StepResult(index: index, entries: entries, verdict: verdict)
  }

  /// A step that waits until the device has settled waits for calls that have no limit too.
  private mutating func settleCalls() {
    let limit = device.now + Self.patience
    while player.nextMoment == nil, !player.isUnderWay, device.nextSettlingDeadline == nil,
      host.isWaitedFor(device), device.now < limit
    {
      wait(until: limit)
      catchUp()
    }
  }

  /// The device's clock and its processes are as far as the wall's clock is.
  private mutating func catchUp() {
    take(device.advance(to: now))
    for input in host.remarks(device) { take(device.apply(input)) }
    for (place, event) in host.takeEvents(device) {
      for input in host.inputs(of: event, place, device) { take(device.apply(input)) }
    }
  }

  /// Sleeps until a moment of the device, its next deadline, or something a process does.
  private func wait(until moment: Duration) {
    let due = min(moment, device.nextDeadline ?? moment)
    // The clock counts whole milliseconds, and sleeping ends early rather than late.
    let pause = max(.zero, due - now)
    let (seconds, attoseconds) = pause.components
    let milliseconds = Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    var list = host.polls(device)
    _ = list.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { systemPoll($0, buffer.count, max(1, milliseconds)) }
    }
  }

  /// Something happened on the device: the processes are told, and what comes of that.
  private mutating func take(_ new: [Trace.Entry]) {
    player.observe(new)
    entries += new
    for input in host.act(on: new, device) { take(device.apply(input)) }
  }
}
