// SPDX-License-Identifier: Apache-2.0

import LifecycleText

/// The weight of a line.
package enum Weight: UInt8, Hashable, Sendable {
  case plain = 1
  case heavy = 2
}

/// The four arms of a line in one cell, each absent, plain or heavy.
///
/// Lines that meet join themselves: the arms of a cell add up, and a table of all their
/// combinations has the character.
struct Arms: Hashable, Sendable {
  /// Two bits an arm: up, right, down, left from the highest.
  var bits: UInt8 = 0

  static let none = Arms()

  init() {}

  init(up: Weight? = nil, right: Weight? = nil, down: Weight? = nil, left: Weight? = nil) {
    bits =
      (up?.rawValue ?? 0) << 6 | (right?.rawValue ?? 0) << 4 | (down?.rawValue ?? 0) << 2
      | (left?.rawValue ?? 0)
  }

  var up: UInt8 { bits >> 6 }
  var right: UInt8 { bits >> 4 & 3 }
  var down: UInt8 { bits >> 2 & 3 }
  var left: UInt8 { bits & 3 }

  /// The arms of both; where both have one, the heavier.
  func union(_ other: Arms) -> Arms {
    if bits == 0 { return other }
    var sum = Arms()
    sum.bits =
      max(bits & 0xC0, other.bits & 0xC0) | max(bits & 0x30, other.bits & 0x30)
      | max(bits & 0x0C, other.bits & 0x0C) | max(bits & 0x03, other.bits & 0x03)
    return sum
  }

  /// The character with these arms, in Unicode's box drawing.
  var glyph: UInt32 { Self.glyphs[Int(up) * 27 + Int(right) * 9 + Int(down) * 3 + Int(left)] }

  /// The characters by their arms: up, right, down and left are the digits of a number in base three.
  private static let glyphs: [UInt32] =
    (" ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳" + "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
    + "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋").unicodeScalars.map(\.value)

  /// The stand-in in ASCII; heavy lines keep a shape of their own.
  var ascii: UInt32 {
    if bits == 0 { return 0x20 }
    let isHeavy = max(max(up, right), max(down, left)) == Weight.heavy.rawValue
    let across = left != 0 || right != 0
    let along = up != 0 || down != 0
    let glyph: Unicode.Scalar =
      if across && along { isHeavy ? "#" : "+" } else if along { isHeavy ? "#" : "|" } else {
        isHeavy ? "=" : "-"
      }
    return glyph.value
  }
}

/// The stand-ins for characters on a screen of ASCII alone. Every ``Sign`` has one of its own, and
/// arrows have theirs.
enum ASCIISubstitute {
  static func standIn(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "▶", "→", "▸", "›": ">"
    case "◀", "◄", "←", "◂", "‹": "<"
    case "▲", "↑": "^"
    case "▼", "↓": "v"
    case "►": "$"
    case "»": "~"
    case "█", "▓": "#"
    case "░", "▒", "·", "…", "•": "."
    case "─": "-"
    case "│", "▐": "|"
    case "┆", "▽", "△": ":"
    case "┄", "▷", "◁": "_"
    case "°": "'"
    case "×", "✕", "✗": "x"
    case "√", "✓": "y"
    case "≡": "="
    case "●", "◆": "@"
    case "○": "o"
    case "■": "%"
    case "□": "z"
    case "◇", "◊": "n"
    case "◦": ","
    case "└": "`"
    case "’", "‘": "'"
    case "“", "”": "\""
    case "–", "—": "-"
    case "†": "X"
    case "¶": ";"
    case "ƒ": "f"
    case "▀": "\""
    case "▄": "_"
    default: "?"
    }
  }
}

extension Canvas {
  /// The pointer to the right. It looks like the sign of an event, but in ASCII that has a stand-in
  /// of its own.
  var pointer: String { isASCII ? ">" : "►" }

  /// Writes the head of an arrow.
  mutating func write(arrowhead glyph: String, at point: Point, style: Style) {
    write(glyph == "►" ? pointer : glyph, at: point, style: style)
  }

  /// A line between two places on one row or in one column, with the arms of its ends pointing
  /// inward, so that it joins what it touches.
  package mutating func line(
    from start: Point, to end: Point, weight: Weight = .plain, style: Style = .plain
  ) {
    if start.y == end.y {
      let first = min(start.x, end.x)
      let last = max(start.x, end.x)
      let shown = max(first, 0)..<max(first, 0, min(last + 1, size.width))
      addArms(to: shown, ofRow: start.y, style: style) { x in
        Arms(right: x < last ? weight : nil, left: x > first ? weight : nil)
      }
    } else {
      let first = min(start.y, end.y)
      let last = max(start.y, end.y)
      for y in max(first, -1)...max(first, -1, min(last, size.height)) {
        let arms = Arms(up: y > first ? weight : nil, down: y < last ? weight : nil)
        addArms(arms, at: Point(start.x, y), style: style)
      }
    }
  }

  /// A box around a rectangle's edge. A rectangle with fewer than two rows or columns has none.
  package mutating func box(_ rect: Rect, weight: Weight = .plain, style: Style = .plain) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    let right = rect.maxX - 1
    let bottom = rect.maxY - 1
    line(from: Point(rect.x, rect.y), to: Point(right, rect.y), weight: weight, style: style)
    line(from: Point(rect.x, bottom), to: Point(right, bottom), weight: weight, style: style)
    line(from: Point(rect.x, rect.y), to: Point(rect.x, bottom), weight: weight, style: style)
    line(from: Point(right, rect.y), to: Point(right, bottom), weight: weight, style: style)
  }
}
