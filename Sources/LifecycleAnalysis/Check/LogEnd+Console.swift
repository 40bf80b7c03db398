// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The ends of an app's process that Xcode's console tells, with what the runtimes of Objective-C and Swift write there.
extension LogEnd {
  /// Returns the end that a message tells from an index on; nil for any other. It begins a line, or stands behind its
  /// place in a source file: an app's own words about an error seldom do.
  static func told(in message: ArraySlice<UInt8>, from start: Int) -> LogObservation? {
    let text = message[start...].prefix(200)
    guard let first = text.first, "AFMPT".utf8.contains(first) else { return nil }
    let before = ASCII.trimmed(message[..<start])
    func number(behind words: String) -> Int? {
      guard text.starts(with: words.utf8) else { return nil }
      return DeviceLogLine.number(text.dropFirst(words.utf8.count).prefix(while: ASCII.isDigit))
    }
    let end: LogEnd?
    if let signal = number(behind: "Terminated due to signal ") {
      end = LogEnd(signal: signal)
    } else if before.isEmpty, let status = number(behind: "Program ended with exit code: ") {
      // Xcode gives the signal, if one ended the process.
      end = status == kill ? .signal(kill) : signals[status] == nil ? .exit(status) : nil
    } else if CrashLog.messages.contains(where: { text.starts(with: $0.utf8) }) {
      // `Notes/Editor.swift:13: Fatal error: …`, formerly `Fatal error: …: file Notes/Editor.swift, line 13`.
      let place = before.isEmpty ? ".swift, line " : ".swift:"
      let words = before.split(whereSeparator: ASCII.isBlank)
      // A time may come before the place.
      guard words.dropLast().allSatisfy({ $0.first.map(ASCII.isDigit) ?? false }),
        LogNames.holds(place, in: words.last ?? text)
      else { return nil }
      end = .crash(5)
    } else if before.elementsEqual("***".utf8)
      || before.isEmpty && text.starts(with: "Message from debugger: ".utf8)
    {
      let clue = Clue.sightings(in: Array(text)).first?.clue.id
      guard let known = clue.flatMap({ ends[$0] }) else { return nil }
      end = known
    } else {
      return nil
    }
    return LogObservation(.ended, end: end)
  }

  /// The ends by the names of clues.
  private static let ends: [String: LogEnd] = [
    "signal-9": .signal(kill), "memory-issue": .jetsam(7), "exception": .crash(6),
  ]
}
