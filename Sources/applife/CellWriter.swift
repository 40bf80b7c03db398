// SPDX-License-Identifier: Apache-2.0
import CNcurses
import LifecycleUI

/// Writes the cells of canvases into ncurses' screen, a part of a row at a time.
struct CellWriter {
  /// Whether the locale's text is UTF-8. Without it only ASCII is written.
  let isUTF8: Bool
  /// Whether the pairs of ``Style/Color`` are set up.
  let hasColors: Bool

  /// The cells of one run, kept from row to row so that nothing is allocated for each.
  private var run: [cchar_t] = []
  /// What stands for the scalars that were written lately, each where its number falls.
  private var known = Array(repeating: Character(scalar: " ", shown: 0x20, columns: 1), count: 64)

  init(isUTF8: Bool, hasColors: Bool) {
    self.isUTF8 = isUTF8
    self.hasColors = hasColors
  }

  /// So many blanks between two texts are cheaper written than jumped over: ncurses takes as long to
  /// find the way of a jump as to write some sixty characters. More than a dozen of one style it
  /// would erase, and jump all the same.
  private static let mostBlanksWritten = 12

  /// Writes a part of a row. A run of cells ends after what the locale does not count as one column,
  /// so that a locale that disagrees with ``TextWidth`` moves nothing else.
  mutating func write(_ cells: ArraySlice<Cell>, at y: Int, from column: Int) {
    run.removeAll(keepingCapacity: true)
    var x = column
    var start = column
    // Blanks that have been read and not been written, and the style of the text before them.
    var blanks = 0
    var style = Style.plain
    var blank = blank(in: style)
    for cell in cells {
      if cell.isInvisible {
        blanks += 1
      } else if !cell.isTrailing {
        if blanks > 0 { addBlanks(blanks, between: style, and: cell.style) }
        blanks = 0
        if cell.style != style {
          style = cell.style
          blank = self.blank(in: style)
        }
        if cell.marks == 0, cell.base < 0x7F {
          cn_set_character(&blank, 0, wchar_t(truncatingIfNeeded: cell.base))
          run.append(blank)
        } else if !add(cell, blank) {
          flush(at: start, y)
          start = x + 1
        }
      } else if run.isEmpty {
        start = x + 1
      } else {
        // The locale takes the character for a narrow one.
        blanks += 1
      }
      x += 1
    }
    if blanks > 0 { addBlanks(blanks, between: .plain, and: .plain) }
    flush(at: start, y)
  }

  /// Adds blanks between two texts, in the style of one of them where that is not seen: a change of
  /// style takes a dozen bytes, and a jump is dearer.
  private mutating func addBlanks(_ count: Int, between old: Style, and new: Style) {
    var style = Style.plain
    if count <= Self.mostBlanksWritten {
      if old != .plain, !old.attributes.showBlanks {
        style = old
      } else if !new.attributes.showBlanks {
        style = new
      }
    }
    run.append(contentsOf: repeatElement(blank(in: style), count: count))
  }

  /// Adds a cell that is more than a character of ASCII. False: the locale does not count it as one
  /// column, and the run ends.
  private mutating func add(_ cell: Cell, _ blank: cchar_t) -> Bool {
    var added = blank
    var columns = 1
    var place: Int32 = 0
    cell.forEachScalar { scalar in
      let character = character(for: scalar)
      if place == 0 {
        // What takes no column would join the cell before.
        cn_set_character(&added, 0, character.columns > 0 ? character.shown : Self.unprintable)
        columns = max(1, character.columns)
      } else if character.columns == 0 {
        cn_set_character(&added, place, character.shown)
      }
      place += 1
    }
    run.append(added)
    return columns == 1
  }

  private mutating func flush(at x: Int, _ y: Int) {
    if run.isEmpty { return }
    cn_put(Int32(y), Int32(x), run, Int32(run.count))
    run.removeAll(keepingCapacity: true)
  }

  /// A blank as ncurses has it in a style.
  private func blank(in style: Style) -> cchar_t {
    cn_blank(hasColors ? Int32(style.color.rawValue) : 0, Int32(style.attributes.rawValue))
  }

  // MARK: Characters

  /// What is sent for a scalar.
  private struct Character {
    let scalar: Unicode.Scalar
    let shown: wchar_t
    let columns: Int
  }

  /// What stands for what may not be sent.
  private static let unprintable: wchar_t = 0x3F

  /// What is sent for a scalar: nothing that acts on the terminal, and no more than the locale has.
  private mutating func character(for scalar: Unicode.Scalar) -> Character {
    let place = Int(scalar.value) & (known.count - 1)
    if known[place].scalar == scalar { return known[place] }
    let value = wchar_t(truncatingIfNeeded: scalar.value)
    let columns = cn_width(value)
    let isShown =
      0x20..<0x7F ~= scalar.value || isUTF8 && columns >= 0 && Printable.isHarmless(scalar)
    known[place] = Character(
      scalar: scalar, shown: isShown ? value : Self.unprintable, columns: isShown ? Int(columns) : 1)
    return known[place]
  }
}
