// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import OperatingSystem

/// An interface to a session some of whose apps may be hosted: the screen, or plain mode. The processes
/// are told what happened, and the session is told what the processes did.
package protocol HostingInterface: AnyObject {
  /// The apps whose code runs in processes; nil if every app is scripted.
  var host: Host? { get set }
  /// The session's device in the present.
  var presentDevice: Device { get }
  /// True if the processes run: they stand still with the device's clock.
  var areProcessesRunning: Bool { get }
  /// Returns the entries since this was last asked.
  func takeUntold() -> [Trace.Entry]
  /// Tells the session the time.
  func passTime()
  /// Tells the session what a process did.
  func take(_ input: Device.Input)
}

extension HostingInterface {
  /// Tells the processes what happened, and the session what comes of that.
  package func tellProcesses() {
    while host != nil {
      let (entries, device) = (takeUntold(), presentDevice)
      if entries.isEmpty { return }
      for input in host?.act(on: entries, device) ?? [] { take(input) }
    }
  }

  /// Tells the session what the processes did. They stand still with the device's clock.
  package func serveProcesses() {
    guard host != nil, areProcessesRunning else { return }
    passTime()
    var device = presentDevice
    for input in host?.remarks(device) ?? [] { take(input) }
    device = presentDevice
    for (index, event) in host?.takeEvents(device) ?? [] {
      device = presentDevice
      for input in host?.inputs(of: event, index, device) ?? [] { take(input) }
    }
  }

  /// Stops the processes with the device's clock, or lets them go on. Returns the descriptors to wait
  /// for.
  package func followProcesses() -> [pollfd] {
    let isRunning = areProcessesRunning
    host?.setFrozen(!isRunning)
    return isRunning ? host?.polls(presentDevice) ?? [] : []
  }
}
