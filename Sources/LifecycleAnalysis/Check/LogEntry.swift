// SPDX-License-Identifier: Apache-2.0

/// An observation of one app, some seconds after the observation before it.
struct LogEntry: Hashable {
  /// The place of the app: in ``LogCheck/apps`` as it was read, among the apps of the device as it is
  /// followed.
  let app: Int
  let observation: LogObservation
  /// Whole seconds since the observation before, rounded down to a duration that matters to a limit
  /// (``LogReader/coarse(_:)``); 0 if the log names no time.
  let seconds: Int
  /// Whether the process may have been launched since the log began. No line says whether it was.
  var mayBegin = false
  /// The number of the source among those of the app; 0 where the entry is followed.
  var source = 0
  /// Whether the app has logged the same a moment before, so that both lines may come from one call.
  var isRepeat = false
  /// Whether the line may concern a scene that appears while the app is being ended.
  var isStray = false

  /// Whether the line may say nothing new.
  var mayChangeNothing: Bool { isRepeat || isStray || observation.symbol.isOptional }
}
