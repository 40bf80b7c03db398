// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import OperatingSystem

/// Plays a scenario in real time on a device some of whose apps run in processes.
package struct HostedRunner {
  package let scenario: Scenario
  /// The device as it is now.
  package private(set) var device: Device
  package var player: Scenario.Player
  private var host: Host
  private var isOver = false
  /// The wall's instant that the device was switched on.
  private var start: Duration
  private var entries: [Trace.Entry] = []
  /// Returns true once the run is to stop; asked while it waits.
  private let isInterrupted: (() -> Bool)?
  /// True if time passes at once while no process runs, because nobody watches.
  private let skipsIdleTime: Bool

  /// An edit is waited for so long before the next step is taken.
  private static let patience = Duration.seconds(10)

  /// - Parameters:
  ///   - scenario: the scenario; its hosted apps answer from outside.
  ///   - programs: the program of each hosted app, by its index.
  ///   - phrases: the language of remarks about the processes.
  ///   - isInterrupted: returns true once the run is to stop; asked while it waits. If nil, signals keep
  ///     their default action.
  ///   - skipsIdleTime: true if time passes at once while no process runs.
  package init(
    _ scenario: Scenario, _ programs: [Int: HostedProgram], _ phrases: Phrases,
    isInterrupted: (() -> Bool)? = nil, skipsIdleTime: Bool = false
  ) {
    self.scenario = scenario
    self.isInterrupted = isInterrupted
    self.skipsIdleTime = skipsIdleTime
    device = scenario.device
    player = Scenario.Player(scenario.steps)
    host = Host(programs, on: device, phrases)
    start = MonotonicClock.now
  }

  /// The device's time now, in whole milliseconds.
  private var now: Duration { .milliseconds((MonotonicClock.now - start).milliseconds) }

  /// Does the next statement. Returns nil when the scenario is over.
  package mutating func next() -> Scenario.Runner.StepResult? {
    guard !isOver else { return nil }
    let statement = playStatement()
    isOver = statement == nil
    defer { entries = [] }
    return Scenario.Runner.StepResult(
      index: statement?.index, entries: entries, verdict: statement?.verdict)
  }

  /// Keeps notes from now on of what the apps say about their data.
  mutating func keepNotes() { host.keepNotes() }

  /// Returns the notes since they were last taken.
  mutating func takeNotes() -> [AppNote] { host.takeNotes() }

  /// Waits until every process has ended that was told to.
  func waitForEnds() { host.waitForEnds() }

  /// Lets time pass until something happens, or for as long as nothing does.
  package mutating func pass(atMost pause: Duration) {
    wait(until: device.now + pause)
    catchUp()
  }

  /// Ends every process, and removes what they leave behind.
  package mutating func end() { host.end() }

  // MARK: Time

  /// A step that waits until the device has settled waits for what the engine does not know of too.
  private mutating func settleCalls() {
    let limit = device.now + Self.patience
    while player.nextMoment == nil, !player.isUnderWay, device.nextSettlingDeadline == nil,
      host.isWaitedFor(device), device.now < limit
    {
      wait(until: limit)
      catchUp()
    }
  }

  /// Brings the device's clock and its processes to the time of the wall's clock.
  private mutating func catchUp() {
    take(device.advance(to: now))
    for input in host.remarks(device) { take(device.apply(input)) }
    for (index, event) in host.takeEvents(device) {
      for input in host.inputs(of: event, index, device) { take(device.apply(input)) }
    }
  }

  /// Sleeps until a moment of the device, its next deadline, or something a process does.
  private func wait(until moment: Duration) {
    let due = min(moment, device.nextDeadline ?? moment)
    // The clock counts whole milliseconds, and sleeping ends early rather than late.
    var pause = max(.zero, due - now)
    if isInterrupted != nil { pause = min(pause, Interruption.interval) }
    if let time = host.timeToShow { pause = min(pause, time) }
    let milliseconds = Int32(clamping: pause.milliseconds)
    var list = host.polls(device)
    _ = list.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { systemPoll($0, buffer.count, max(1, milliseconds)) }
    }
  }

  /// Tells the processes what happened on the device, and takes what comes of that.
  private mutating func take(_ new: [Trace.Entry]) {
    player.observe(new)
    entries += new
    for input in host.act(on: new, device) { take(device.apply(input)) }
  }
}

extension HostedRunner: ScenarioDriver {
  package mutating func prepare() -> Bool {
    guard isInterrupted?() != true else { return false }
    catchUp()
    settleCalls()
    return true
  }

  package mutating func pass(until moment: Duration) {
    if device.now >= moment {
      take(device.advance(to: moment))
    } else if skipsIdleTime, device.apps.allSatisfy({ $0.process == nil }) {
      start -= moment - device.now
      take(device.advance(to: moment))
    } else {
      wait(until: moment)
    }
  }

  package mutating func perform(_ event: SystemEvent) { take(device.handle(event)) }
}
