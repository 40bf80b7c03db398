// SPDX-License-Identifier: Apache-2.0
import LifecycleText
import LifecycleUI

/// A text that is being pasted, between the terminal's marks for its beginning and its end.
struct PasteReader {
  private var bytes: [UInt8] = []
  /// The instant at which something came last that was no Ctrl-C.
  private var time: Duration
  private var hasNews = false

  /// The bytes that are kept.
  private static let longest = 65_536
  /// A paste whose end does not come goes on for so long.
  private static let longestPause = Duration.seconds(2)
  private static let interrupt: UInt8 = 0x03

  init(at now: Duration) { time = now }

  /// Takes a byte. Returns the key that it is all the same: Ctrl-C leaves the program also when the end of a
  /// paste is lost. The paste goes on behind it, so that its rest is never taken for keys.
  mutating func add(_ byte: UInt8) -> Key? {
    if byte == Self.interrupt { return .control("c") }
    hasNews = true
    if bytes.count < Self.longest { bytes.append(byte) }
    return nil
  }

  /// Everything that waited has been read.
  mutating func pause(at now: Duration) {
    if hasNews { time = now }
    hasNews = false
  }

  /// True if the end is not waited for any longer.
  func isOver(at now: Duration) -> Bool { now - time > Self.longestPause }

  /// The text, without what a terminal would act on. A terminal ends the lines of a paste as the Enter key does.
  var text: String {
    let lines = bytes.map { $0 == 0x0D ? 0x0A : $0 }
    let scalars = String(decoding: lines, as: UTF8.self).unicodeScalars.filter {
      $0 == "\n" || $0 == "\t" || Printable.isHarmless($0)
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
