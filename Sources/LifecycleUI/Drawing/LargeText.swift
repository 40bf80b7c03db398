// SPDX-License-Identifier: Apache-2.0

import LifecycleText

/// Text in letters of three rows, to be read from far away.
///
/// A letter is five pixels high; a cell of the terminal holds two of them, one above the other.
/// Small letters look like large ones.
enum LargeText {
  /// The rows of cells of a line of letters.
  static let rows = 3

  /// A text broken into lines at blanks; nil if a word does not fit, or a letter has no picture.
  static func lines(_ text: String, width: Int) -> [String]? {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      guard let columns = columns(of: word), columns <= width else { return nil }
      if let last = lines.last, let used = self.columns(of: last + " " + word), used <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// The columns of a text with a blank one behind each letter; nil if a letter has no picture.
  private static func columns(of text: some StringProtocol) -> Int? {
    var columns = 0
    for letter in text {
      guard let picture = picture(of: letter) else { return nil }
      columns += picture[0].count + 1
    }
    return columns
  }

  private static func picture(of letter: Character) -> [Substring]? {
    pictures[Character(letter.uppercased().first.map(String.init) ?? " ")]
  }

  /// Draws a line that ``lines(_:width:)`` returned.
  static func draw(
    _ line: String, at point: Point, in rect: Rect, style: Style, on canvas: inout Canvas
  ) {
    var x = point.x
    for letter in line {
      guard let picture = picture(of: letter) else { continue }
      for row in 0..<rows {
        let upper = Array(picture[2 * row])
        let lower = 2 * row + 1 < picture.count ? Array(picture[2 * row + 1]) : []
        for (offset, pixel) in upper.enumerated() {
          let isLower = offset < lower.count && lower[offset] == "#"
          let cell = pixel == "#" ? (isLower ? "█" : "▀") : (isLower ? "▄" : " ")
          canvas.write(cell, at: Point(x + offset, point.y + row), style: style, in: rect)
        }
      }
      x += picture[0].count + 1
    }
  }

  /// The pictures by letter: five rows of pixels.
  private static let pictures: [Character: [Substring]] = drawings.mapValues {
    $0.split(separator: " ")
  }

  private static let drawings: [Character: String] = [
    "A": ".#. #.# ### #.# #.#",
    "B": "##. #.# ##. #.# ##.",
    "C": ".## #.. #.. #.. .##",
    "D": "##. #.# #.# #.# ##.",
    "E": "### #.. ##. #.. ###",
    "F": "### #.. ##. #.. #..",
    "G": ".## #.. #.# #.# .##",
    "H": "#.# #.# ### #.# #.#",
    "I": "### .#. .#. .#. ###",
    "J": "..# ..# ..# #.# .#.",
    "K": "#.# #.# ##. #.# #.#",
    "L": "#.. #.. #.. #.. ###",
    "M": "#...# ##.## #.#.# #...# #...#",
    "N": "#..# ##.# #.## #..# #..#",
    "O": ".#. #.# #.# #.# .#.",
    "P": "##. #.# ##. #.. #..",
    "Q": ".#. #.# #.# .#. ..#",
    "R": "##. #.# ##. #.# #.#",
    "S": ".## #.. .#. ..# ##.",
    "T": "### .#. .#. .#. .#.",
    "U": "#.# #.# #.# #.# ###",
    "V": "#.# #.# #.# #.# .#.",
    "W": "#...# #...# #.#.# ##.## #...#",
    "X": "#.# #.# .#. #.# #.#",
    "Y": "#.# #.# .#. .#. .#.",
    "Z": "### ..# .#. #.. ###",
    "0": "### #.# #.# #.# ###",
    "1": ".#. ##. .#. .#. ###",
    "2": "##. ..# .#. #.. ###",
    "3": "### ..# .## ..# ###",
    "4": "#.# #.# ### ..# ..#",
    "5": "### #.. ##. ..# ##.",
    "6": ".## #.. ### #.# ###",
    "7": "### ..# .#. .#. .#.",
    "8": "### #.# ### #.# ###",
    "9": "### #.# ### ..# ##.",
    " ": "... ... ... ... ...",
    ".": ". . . . #",
    ",": ".. .. .. .# #.",
    ":": ". # . # .",
    ";": ".. .# .. .# #.",
    "!": "# # # . #",
    "?": "### ..# .## ... .#.",
    "'": "# # . . .",
    "\"": "#.# #.# ... ... ...",
    "(": ".# #. #. #. .#",
    ")": "#. .# .# .# #.",
    "[": "## #. #. #. ##",
    "]": "## .# .# .# ##",
    "-": "... ... ### ... ...",
    "_": "... ... ... ... ###",
    "/": "..# ..# .#. #.. #..",
    "+": "... .#. ### .#. ...",
    "=": "... ### ... ### ...",
    "<": "..# .#. #.. .#. ..#",
    ">": "#.. .#. ..# .#. #..",
    "*": "#.# .#. #.# ... ...",
    "%": "#.# ..# .#. #.. #.#",
    "&": ".#. #.# .#. #.# .##",
    "#": "#.# ### #.# ### #.#",
    "’": "# # . . .",
  ]
}
