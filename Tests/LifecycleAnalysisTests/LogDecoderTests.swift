// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import Testing

@testable import LifecycleAnalysis

/// Bytes that come in pieces, wherever they are cut.
@Suite("Pieces of a log")
struct LogDecoderTests {
  private static let text = "a\u{1F4F1}é\u{1F600}\u{1F600}\n"

  private static func bytes(isLittleEndian: Bool) -> [UInt8] {
    var bytes: [UInt8] = isLittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
    for unit in text.utf16 {
      let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
      bytes += isLittleEndian ? [low, high] : [high, low]
    }
    return bytes
  }

  @Test(
    "a character that is cut in two comes with the piece that completes it",
    arguments: [bytes(isLittleEndian: true), bytes(isLittleEndian: false)])
  func pieces(bytes: [UInt8]) {
    for first in bytes.indices {
      for second in first..<bytes.count {
        var decoder = LogDecoder()
        var decoded: [UInt8] = []
        for piece in [bytes[..<first], bytes[first..<second], bytes[second...]] {
          let part = decoder.decode(piece)
          // Every piece is text by itself.
          #expect(String(validating: part, as: UTF8.self) != nil)
          decoded += part
        }
        decoded += decoder.takeRest()
        #expect(String(decoding: decoded, as: UTF8.self) == Self.text, "\(first), \(second)")
      }
    }
  }

  @Test("half a character that is followed by another is replaced, and nothing behind it is lost")
  func half() {
    var decoder = LogDecoder()
    var decoded = decoder.decode([0xFF, 0xFE, 0x3D, 0xD8])
    #expect(decoded.isEmpty)
    decoded = decoder.decode([0x61, 0x00])
    #expect(String(decoding: decoded, as: UTF8.self) == "\u{FFFD}a")
  }

  @Test("a line as long as a line may be is whole; one byte more is too much")
  func longest() {
    let most = Scenario.Bound.lineBytes.rawValue
    for (count, isTooLong) in [(most - 1, false), (most, false), (most + 1, true)] {
      let line = [UInt8](repeating: 0x61, count: count)
      var reader = LineReader()
      // In two pieces, and its end after it.
      for piece in [line[..<(count / 2)], line[(count / 2)...]] {
        var rest = piece
        #expect(reader.next(from: &rest) == nil && rest.isEmpty)
      }
      #expect(reader.isTooLong == isTooLong, "\(count)")
      var end: ArraySlice<UInt8> = [0x0A, 0x62]
      #expect(reader.next(from: &end)?.count == count)
      #expect(reader.next(from: &end) == nil)
      #expect(reader.takeRest() == [0x62] && reader.takeRest() == nil)
    }
    var reader = LineReader()
    var much = [UInt8](repeating: 0x61, count: most + 1000)[...]
    #expect(reader.next(from: &much) == nil && reader.isTooLong)
    #expect(reader.takeRest()?.count == most + 1)
  }
}
