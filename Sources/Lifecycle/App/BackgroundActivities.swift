// SPDX-License-Identifier: Apache-2.0

/// Activities of a process that a background mode may keep it running for.
struct BackgroundActivities: Hashable, Sendable {
  /// Audio it plays.
  var audio = AppProcess.Audio.silent
  /// True if it follows the location.
  var followsLocation = false

  /// True if one of these modes keeps the process running: the mode alone is a permission.
  func keepRunning(_ modes: [BackgroundMode]) -> Bool {
    if modes.isEmpty { return false }
    return audio == .playing && modes.contains(.audio)
      || followsLocation && modes.contains(.location)
  }
}

extension AppProcess {
  /// The audio of an app.
  public enum Audio: String, CaseIterable, Hashable, Sendable {
    case silent
    case playing
    /// Interrupted by a call; it resumes when the call ends.
    case paused
  }
}
