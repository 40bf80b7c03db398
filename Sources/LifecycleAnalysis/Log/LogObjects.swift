// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Finds the objects of `log --style json` in lines: an array, each object on many lines or all of them on one.
struct LogObjects {
  /// The kind of a line.
  enum Piece {
    /// It belongs to no object.
    case text
    /// It belongs to an object that is not whole yet.
    case part
    /// It ends objects, each as one line.
    case objects([[UInt8]])
  }

  /// The bytes of an object that is not whole yet.
  private var open: [UInt8] = []
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// The most bytes of an object; a longer one is no object.
  private static let mostBytes = 4 * DeviceLogLine.mostBytes

  mutating func read(_ line: ArraySlice<UInt8>) -> Piece {
    let text = line.drop(while: ASCII.isBlank)
    if depth == 0 {
      // `[{` begins an array, `},{` goes on with it, and some tools put the brace on its own line.
      let isArray =
        (text.first == ASCII.openBracket || text.first == ASCII.comma)
        && text.dropFirst().drop(while: ASCII.isBlank).first == UInt8(ascii: "{")
      guard isArray || text.allSatisfy({ $0 == UInt8(ascii: "{") || ASCII.isBlank($0) }),
        !text.isEmpty
      else { return .text }
    } else if let first = text.first, !Self.goesOn(first) {
      // The description of a dictionary, or an object that was cut off.
      self = LogObjects()
      return .text
    }
    var found: [[UInt8]] = []
    for byte in line {
      if depth > 0 { open.append(byte) }
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == 0x5C {
          isEscaped = true
        } else if byte == ASCII.quote {
          isInString = false
        }
        continue
      }
      switch byte {
      case ASCII.quote: isInString = depth > 0
      case UInt8(ascii: "{"):
        if depth == 0 { open = [byte] }
        depth += 1
      case UInt8(ascii: "}") where depth > 0:
        depth -= 1
        if depth == 0 { found.append(open) }
      case _: break
      }
    }
    // A string does not go on in the next line: this is no JSON.
    if isInString || open.count > Self.mostBytes {
      self = LogObjects()
      return .text
    }
    if depth > 0 { open.append(ASCII.space) }
    return found.isEmpty ? .part : .objects(found)
  }

  /// Returns true if a line of an object can begin with a byte.
  private static func goesOn(_ byte: UInt8) -> Bool {
    "\"{}[],".utf8.contains(byte) || ASCII.isDigit(byte)
  }
}
