// SPDX-License-Identifier: Apache-2.0

/// An observation of one app, some seconds after the observation before it.
struct LogEntry: Hashable {
  /// The index of the app: in ``LogIntake/apps`` as the entry was read, among the apps of the
  /// device as it is followed (``CheckPass/entry(_:after:)``).
  let app: Int
  let observation: LogObservation
  /// The whole seconds since the observation before, rounded down to a duration that matters to a
  /// limit (``LogReader/coarse(_:)``); 0 if the log names no time.
  let seconds: Int
  /// True if the process may have been launched since the log began, without a line that says so.
  var mayBegin = false
  /// The index of the source among those of the app; 0 where the entry is followed.
  var source = 0
  /// True if the app has logged the same a moment before, so that both lines may come from one call.
  var isRepeat = false
  /// True if it has done so within a second, and nothing of another moment since.
  var isSoon = false
  /// True if the line may concern a scene that appears while the app is being ended.
  var isStray = false
  /// True if the line may tell the end of a call that was logged before.
  var mayReturn = false
  /// True if the process has been launched before, so that nothing can explain the line.
  var isSecondLaunch = false

  /// True if an observer of the app logs a notification of UIKit's. It may be missing, but it comes at its
  /// moment; what a framework says may come late.
  var isTimely = false

  /// Returns true if the line may tell of a call that was logged before.
  func mayRepeat(in interpretation: LogInterpretation) -> Bool {
    isRepeat || mayReturn && interpretation.tellsEnds
  }

  /// True if the line may say nothing new.
  var mayChangeNothing: Bool {
    isRepeat || isStray || observation.symbol.isOptional && !isTimely
  }
}

/// An observation in the order of the log: its line, and its entry as a number.
///
/// A long log has few different entries, so a record takes eight bytes.
struct LogRecord: Sendable {
  /// The line, counted from one.
  let line: Int32
  /// The number of the entry (``LogIntake/entry(_:)``).
  let entry: Int32
}
