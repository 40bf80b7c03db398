// SPDX-License-Identifier: Apache-2.0
import Lifecycle

/// An interface to a session some of whose apps may be hosted: the screen, or plain mode. The processes
/// are told what happened, and the session is told what the processes did.
protocol HostingInterface: AnyObject {
  /// The apps whose code runs in processes; nil: every app is scripted.
  var host: Host? { get set }
  /// The session's device in the present.
  var presentDevice: Device { get }
  /// True if the processes run: they stand still with the device's clock.
  var areProcessesRunning: Bool { get }
  /// Takes the entries that were added since this was last asked.
  func takeUntold() -> [Trace.Entry]
  /// The session is told the time.
  func passTime()
  /// The session is told what a process did.
  func take(_ input: Device.Input)
}

extension HostingInterface {
  /// The processes are told what happened, and the session what comes of that.
  func tellProcesses() {
    while host != nil {
      let (entries, device) = (takeUntold(), presentDevice)
      if entries.isEmpty { return }
      for input in host?.act(on: entries, device) ?? [] { take(input) }
    }
  }

  /// The session is told what the processes did. They stand still with the device's clock.
  func serveProcesses() {
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
  func followProcesses() -> [pollfd] {
    let isRunning = areProcessesRunning
    host?.setFrozen(!isRunning)
    return isRunning ? host?.polls(presentDevice) ?? [] : []
  }
}
