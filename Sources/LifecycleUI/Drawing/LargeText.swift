// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// Text in large letters, to be read from far away. Small letters are small: Apple's names keep
/// their case.
///
/// A letter is drawn with pixels: capitals are six of them high, and the tails of `g` and `p` take a
/// seventh row.
enum LargeText {
  /// The size of a pixel.
  enum Scale: Hashable, Sendable {
    /// A column wide; two of them, one above the other, take a cell.
    case half
    /// Two columns wide and a row high.
    case full

    /// The rows of cells of a line of letters.
    var rows: Int { self == .half ? 4 : 7 }
    fileprivate var columns: Int { self == .half ? 1 : 2 }
  }

  /// A text broken into lines: at blanks, and a name that is wider than a line before a capital, or
  /// before and between labels. Nil if a part does not fit, or a letter has no picture.
  static func lines(_ text: String, width: Int, scale: Scale = .half) -> [String]? {
    var lines: [String] = []
    func fits(_ text: String) -> Bool {
      columns(of: text, scale: scale).map { $0 <= width } ?? false
    }
    for word in text.split(separator: " ") {
      if let last = lines.last, fits(last + " " + word) {
        lines[lines.count - 1] = last + " " + word
        continue
      }
      var line = ""
      for part in fits(String(word)) ? [String(word)] : parts(of: word) {
        if fits(line + part) {
          line += part
        } else {
          guard fits(part) else { return nil }
          if !line.isEmpty { lines.append(line) }
          line = part
        }
      }
      lines.append(line)
    }
    return lines
  }

  /// A name in the parts at which it may be broken.
  private static func parts(of word: Substring) -> [String] {
    var parts = [""]
    let hasLabels = !word.hasSuffix("(_:)")
    for letter in word {
      let last = parts[parts.count - 1].last
      let isHump = letter.isUppercase && last?.isLowercase == true
      if isHump || letter == "(" && hasLabels || last == "." || last == ":" && letter != ")" {
        parts.append("")
      }
      parts[parts.count - 1].append(letter)
    }
    return parts
  }

  /// The columns of a text with a blank pixel between letters; nil if a letter has no picture.
  static func columns(of text: String, scale: Scale = .half) -> Int? {
    var pixels = 0
    for letter in text {
      guard let picture = pictures[letter] else { return nil }
      pixels += picture[0].count + 1
    }
    return max(0, pixels - 1) * scale.columns
  }

  /// The name of a state that can be drawn: the language's own, or Apple's.
  static func name(of state: EmulatedApp.State, in phrases: Phrases) -> String {
    let name = phrases.state(state)
    return columns(of: name) == nil ? Language.english.phrases.state(state) : name
  }

  /// Draws a line that ``lines(_:width:scale:)`` returned.
  static func draw(
    _ line: String, at point: Point, scale: Scale = .half, in rect: Rect, style: Style,
    on canvas: inout Canvas
  ) {
    var x = point.x
    for letter in line {
      guard let picture = pictures[letter] else { continue }
      for offset in picture[0].indices {
        func isSet(_ row: Int) -> Bool { row < picture.count && picture[row][offset] }
        for row in 0..<scale.rows {
          switch scale {
          case .half:
            let cell =
              switch (isSet(2 * row), isSet(2 * row + 1)) {
              case (true, true): "█"
              case (true, false): "▀"
              case (false, true): "▄"
              case (false, false): " "
              }
            let place = Point(x + offset, point.y + row)
            if cell != " " { canvas.write(cell, at: place, style: style, in: rect) }
          case .full:
            let place = Point(x + 2 * offset, point.y + row)
            if isSet(row) { canvas.write("██", at: place, style: style, in: rect) }
          }
        }
      }
      x += (picture[0].count + 1) * scale.columns
    }
  }
}
