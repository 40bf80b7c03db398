// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// An interface to a session some of whose apps may be hosted: the screen, or plain mode. The processes
/// are told what happened, and the session is told what the processes did.
protocol HostingInterface: ~Copyable {
  /// The apps whose code runs in processes; nil: every app is scripted.
  var host: Host? { get set }
  /// The session's device in the present.
  var presentDevice: Device { get }
  /// Whether the processes run: they stand still with the device's clock.
  var areProcessesRunning: Bool { get }
  /// What happened since this was last asked.
  mutating func takeUntold() -> [Trace.Entry]
  /// The session is told the time.
  mutating func passTime()
  /// The session is told what a process did.
  mutating func take(_ input: Device.Input)
}

extension HostingInterface where Self: ~Copyable {
  /// The processes are told what happened, and the session what comes of that.
  mutating func tellProcesses() {
    while host != nil {
      let (entries, device) = (takeUntold(), presentDevice)
      if entries.isEmpty { return }
      for input in host?.act(on: entries, device) ?? [] { take(input) }
    }
  }

  /// The session is told what the processes did. They stand still with the device's clock.
  mutating func serveProcesses() {
    guard host != nil, areProcessesRunning else { return }
    passTime()
    var device = presentDevice
    for input in host?.remarks(device) ?? [] { take(input) }
    device = presentDevice
    for (place, event) in host?.takeEvents(device) ?? [] {
      device = presentDevice
      for input in host?.inputs(of: event, place, device) ?? [] { take(input) }
    }
  }

  /// The processes stand still with the device's clock, and are watched while they do not. Returns
  /// what is to be waited for.
  mutating func followProcesses() -> [pollfd] {
    let isRunning = areProcessesRunning
    host?.setFrozen(!isRunning)
    return isRunning ? host?.polls(presentDevice) ?? [] : []
  }
}
