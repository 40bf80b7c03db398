// SPDX-License-Identifier: Apache-2.0
import LifecycleUI
import Testing

@testable import applife

@Suite("What a terminal sends that is no key")
struct EscapeReaderTests {
  /// Returns the keys that a text means, and the bytes that were pressed.
  private func read(_ text: String) -> (keys: [Key], pressed: String) {
    var reader = EscapeReader()
    var keys: [Key] = []
    var pressed: [UInt8] = []
    for byte in text.utf8 {
      switch reader.add(byte) {
      case .more: break
      case .done(let key): if let key { keys.append(key) }
      case .foreign(let bytes): pressed += bytes
      }
    }
    return (keys, String(decoding: pressed + reader.end(), as: UTF8.self))
  }

  @Test(
    "sequences that terminfo does not name press nothing",
    arguments: [
      "\u{1B}[1;1R", "\u{1B}[I", "\u{1B}[O", "\u{1B}[?62;22c", "\u{1B}[?2026;2$y", "\u{1B}[25~",
      "\u{1B}[1;5H", "\u{1B}OP", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
      "\u{1B}XoH\u{1B}\\", "\u{1B}]4;1;rgb:00/00/00\u{07}", "\u{1B}]52;c;SGVsbG8=\u{1B}\\",
    ])
  func noKeys(text: String) {
    let found = read(text + "h")
    #expect(found.keys == [])
    #expect(found.pressed == "h")
  }

  @Test("Home, End and the arrows are keys in the forms of other terminals too")
  func keys() {
    let text = "\u{1B}[1~\u{1B}[4~\u{1B}[H\u{1B}OF\u{1B}[A\u{1B}OB\u{1B}[5~\u{1B}[Z"
    #expect(read(text).keys == [.home, .end, .home, .end, .up, .down, .pageUp, .backTab])
    #expect(read(text).pressed == "")
  }

  @Test(
    "Esc is a key, also before others and twice",
    arguments: [
      "\u{1B}", "\u{1B}\u{1B}", "a\u{1B}b", "\u{1B}:q", "\u{1B}[", "\u{1B}O", "é\u{1B}é",
      "\u{1B}[é",
    ])
  func pressed(text: String) {
    #expect(read(text).keys == [])
    #expect(read(text).pressed == text)
  }
}
