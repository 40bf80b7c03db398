// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import Languages
import Lifecycle
import OperatingSystem

/// The apps of a device whose code runs in processes. It does to the processes what the engine says
/// happened, and tells the engine what the processes did.
///
/// The engine does not know it: a hosted app is one that answers from outside.
package struct Host {
  private(set) var apps: [AppHost]
  private var isFrozen = false

  /// - Parameter programs: the program of each app that is hosted, by the app's index on the device.
  package init(_ programs: [Int: HostedProgram], on device: Device, _ phrases: Phrases) {
    // A write to a process that reads no more returns an error.
    signal(SIGPIPE, SIG_IGN)
    apps = programs.sorted { $0.key < $1.key }.map { index, program in
      AppHost(device.reference(at: index), program, phrases)
    }
  }

  // MARK: To the processes

  /// Does what the entries say. Returns what the engine is to be told about it.
  package mutating func act(on entries: [Trace.Entry], _ device: Device) -> [Device.Input] {
    apps.indices.flatMap { apps[$0].act(on: entries, device) }
  }

  /// Stops the processes, or lets them go on, whatever the engine says of them: nobody watches.
  package mutating func setFrozen(_ frozen: Bool) {
    guard frozen != isFrozen else { return }
    isFrozen = frozen
    for index in apps.indices { apps[index].setFrozen(frozen) }
  }

  /// Ends every process, and removes what they leave behind: before the program ends.
  package mutating func end() {
    for index in apps.indices { apps[index].end() }
  }

  /// Ends every process and empties its home, unless the user named it: the phone is switched on anew.
  package mutating func relaunch() {
    isFrozen = false
    for index in apps.indices { apps[index].relaunch() }
  }

  /// Waits until every process has ended that was told to.
  func waitForEnds() {
    for app in apps where app.process?.isEnding == true { app.process?.waitForEnd() }
  }

  // MARK: How the processes are

  /// True if a process is running, or about to end.
  package var isRunning: Bool { apps.contains { $0.process != nil } }

  /// True if an edit or a tap is in progress, of which the engine does not know.
  package func isWaitedFor(_ device: Device) -> Bool { apps.contains { $0.isWaitedFor(device) } }

  /// The facts about the processes, by the indices of their apps.
  package var facts: [Int: ProcessFacts] {
    var list: [Int: ProcessFacts] = [:]
    for app in apps {
      if let pid = app.process?.pid, let facts = ProcessStatus.read(pid) {
        list[app.reference.index] = facts
      }
    }
    return list
  }

  // MARK: From the processes

  /// The descriptors to wait for.
  func polls(_ device: Device) -> [pollfd] { apps.flatMap { $0.polls(device) } }

  /// The time until a printed beginning of a line is shown though its end is missing; nil if there is
  /// none.
  var timeToShow: Duration? { apps.compactMap { $0.process?.timeToShow }.min() }

  /// Returns what the processes did since this was last asked, in order, each with the index of its
  /// app here. What follows from one may change what the next means: each is taken in its turn.
  mutating func takeEvents(_ device: Device) -> [(index: Int, event: HostedProcess.Event)] {
    apps.indices.flatMap { index in apps[index].takeEvents(device).map { (index, $0) } }
  }

  /// Returns remarks about dropped output, once the second is over in which there was too much.
  package mutating func remarks(_ device: Device) -> [Device.Input] {
    apps.indices.flatMap { apps[$0].remarks(at: device.now) }
  }

  /// Returns what one event of a process is to the engine.
  mutating func inputs(
    of event: HostedProcess.Event, _ index: Int, _ device: Device
  ) -> [Device.Input] {
    apps[index].inputs(of: event, device)
  }

  // MARK: Notes

  /// Keeps notes from now on of what the apps say about their data.
  mutating func keepNotes() {
    for index in apps.indices { apps[index].notes = [] }
  }

  /// Returns the notes since they were last taken.
  mutating func takeNotes() -> [AppNote] { apps.indices.flatMap { apps[$0].takeNotes() } }
}
