// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The things that a tester has begun and not brought to an end.
extension Device {
  /// The number of things that are open at once: covers, a call, a banner, work in the background,
  /// a task, a setting that was changed. A tour keeps few of them open: its walk stays one that a
  /// hand can follow, and what can be reached stays few enough to be searched whole.
  var openCount: Int {
    var count = covers.count
    // A call in a banner covers nothing.
    if ringing != nil, !covers.contains(.call) { count += 1 }
    if isTalking { count += 1 }
    // The banner of a notification counts with the notification.
    if banner == .message || banner == .battery { count += 1 }
    if isInLowPowerMode { count += 1 }
    for app in apps { count += app.openCount }
    return count
  }
}

extension EmulatedApp {
  fileprivate var openCount: Int {
    var count = openAside.count
    if shown.push { count += 1 }
    if shown.local { count += 1 }
    guard let process else { return count }
    return count + process.work.count + process.threadWork.count + process.queuedTasks.count
  }

  /// The groups of what is open beside the screen: a setting, a task, a change that is queued; one for each thing.
  fileprivate var openAside: [TourGroup] {
    var groups = scheduled.map { _ in TourGroup.scheduler }
    groups += sessions.dropFirst().map { _ in .windows }
    if refreshStatus != .available { groups.append(.fetch) }
    if unsavedEdits > 0 { groups.append(.data) }
    guard let process else { return groups }
    groups += process.tasks.map { _ in .tasks }
    groups += process.pendingChanges.map { _ in .changes }
    if process.audio != .silent { groups.append(.audio) }
    if process.followsLocation { groups.append(.location) }
    if process.fileLocks > 0 { groups.append(.files) }
    if process.thread.isHung || process.slowSave != nil { groups.append(.hang) }
    return groups
  }
}

extension Device {
  /// Returns true if a tour makes a move of this kind here: while something is open beside the screen, only what
  /// belongs to it, and what leads to the app and away from it. The rest is done before or after.
  func suits(_ kind: SystemEvent.Kind) -> Bool {
    // A control of the app can only be touched while it is there to be touched.
    if kind.isControlOfApp, isLocked || cover != nil || frontApp?.state != .active { return false }
    guard let group = kind.tourGroup, group != .lock else { return true }
    if isInLowPowerMode, group != .fetch { return false }
    return apps.allSatisfy { app in
      app.openAside.allSatisfy { $0 == group }
    }
  }
}
