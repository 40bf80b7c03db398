// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// The lines of a recording: what a terminal receives, and when.
///
/// Each line is complete in itself, so that a recording can be read up to its last whole line.
///
/// - SeeAlso: https://docs.asciinema.org/manual/asciicast/v2/ and
///   https://docs.asciinema.org/manual/asciicast/v3/
package struct Asciicast: Sendable {
  /// The version of the format; the raw value is what `--cast-version` takes.
  package enum Version: Int, CaseIterable, Sendable {
    case two = 2
    case three = 3
  }

  /// Players shorten pauses to this many seconds: an app may be suspended for hours.
  private static let longestPause = 2

  private let version: Version
  /// The lines that nobody has taken yet.
  private var buffer = TextBuffer()
  /// The time of the last event, in whole microseconds.
  private var last = Duration.zero

  package init(_ version: Version, size: Size, title: String) {
    self.version = version
    let pause = JSON.number(Self.longestPause)
    let title = title.isEmpty ? nil : JSON.text(title)
    switch version {
    case .two:
      buffer.add(line: [
        "version": .number(2), "width": .number(size.width), "height": .number(size.height),
        "idle_time_limit": pause, "title": title,
      ])
    case .three:
      buffer.add(line: [
        "version": .number(3), "term": ["cols": .number(size.width), "rows": .number(size.height)],
        "idle_time_limit": pause, "title": title,
      ])
    }
  }

  /// The terminal receives a text.
  package mutating func output(_ text: String, at time: Duration) { add("o", text, at: time) }

  /// A moment that players can jump to.
  package mutating func mark(_ label: String, at time: Duration) { add("m", label, at: time) }

  /// The terminal has another size.
  package mutating func resize(to size: Size, at time: Duration) {
    add("r", "\(size.width)x\(size.height)", at: time)
  }

  /// Version 2 counts from the beginning, version 3 from the event before.
  private mutating func add(_ code: String, _ text: String, at time: Duration) {
    let (seconds, attoseconds) = time.components
    let moment = max(last, .seconds(seconds) + .microseconds(attoseconds / 1_000_000_000_000))
    let written =
      switch version {
      case .two: moment
      case .three: moment - last
      }
    last = moment
    buffer.add(line: .list([.seconds(written), .text(code), .text(text)]))
  }

  /// The lines since this was last asked for.
  package mutating func takeLines() -> TextBuffer {
    defer { buffer.clear() }
    return buffer
  }
}
