// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A line of a log, taken apart: when, which process, and what it says.
///
/// The shapes, tried in this order, and where they are described:
/// - one JSON object a line: `log stream --style ndjson` (`eventMessage`, `processImagePath`, `processID`, `timestamp`;
///   eclecticlight.co, "Unified log structure and available data") and go-ios (`msg` with a whole syslog line, or with
///   `--parse` its parts; danielpaulus/go-ios). ``LogObjects`` makes such lines of the array that `log --style json`
///   writes. go-ios and pymobiledevice3 also tell an app's state so (`appName`, `pid`, `state_description`;
///   danielpaulus/go-ios#153).
/// - what Console.app copies: columns with tabs between them (microsoft/react-native-code-push#1858,
///   airsdk/Adobe-Runtime-Support#2476).
/// - `log` in its default style: time, thread, type, activity, process identifier, TTL, `Process: (Library)
///   [subsystem:category] message`.
/// - text with a time in front and then the process: `App[pid:thread]` (NSLog, `log` in compact and syslog style),
///   `App(Library)[pid] <Notice>:` (idevicesyslog), `App{Library}[pid] <NOTICE>:` (pymobiledevice3). A few words may
///   stand before the time: a line's number, a tool's tag (keybase/client#12270, appium/appium#13503).
/// - anything else: a message, with a time in front of it or without.
struct DeviceLogLine {
  /// Microseconds; nil where the line names no time.
  var time: Int?
  /// The year of the time; nil where the line names none.
  var year: Int?
  /// True if the time names a zone.
  var hasZone = false
  /// The process's name; nil where the line names none.
  var process: ArraySlice<UInt8>?
  /// The process identifier.
  var pid: Int?
  /// The state of the app that a tool has asked the device for; nil in every other line.
  var stateDescription: ArraySlice<UInt8>?
  /// The text in which names of methods are looked for.
  var message: ArraySlice<UInt8>

  /// A line longer than this is looked at only so far.
  static let mostBytes = 65_536

  init(_ line: ArraySlice<UInt8>) {
    message = line.prefix(Self.mostBytes)
    var start = message.startIndex
    while start < message.endIndex, ASCII.isBlank(message[start]) { start += 1 }
    if start < message.endIndex, message[start] == UInt8(ascii: "{"),
      let object = LogObject(message[start...])
    {
      take(object)
    } else {
      readText(from: start)
    }
  }

  /// A message alone.
  init(text: ArraySlice<UInt8>) { message = text }

  // MARK: JSON

  private mutating func take(_ object: LogObject) {
    message = object.message ?? []
    stateDescription = object.stateDescription
    // go-ios wraps a line of the syslog as it came.
    if object.isWrapped { readText(from: message.startIndex) }
    if let text = object.time, let moment = LogTime(text, at: text.startIndex) {
      time = moment.microseconds
      year = moment.year
      hasZone = moment.hasZone
    }
    if let name = object.process { process = Self.lastPart(of: name) }
    if let number = object.pid { pid = number }
  }

  /// Returns what is behind the last slash of a path.
  private static func lastPart(of path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return path[(slash + 1)...]
  }

  /// A number of at most nine digits.
  static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...9).contains(digits.count), digits.allSatisfy(ASCII.isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
