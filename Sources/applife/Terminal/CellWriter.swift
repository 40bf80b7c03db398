// SPDX-License-Identifier: Apache-2.0
import CNcurses
import LifecycleText
import LifecycleUI

/// Writes the cells of canvases into ncurses' screen, a part of a row at a time.
struct CellWriter {
  /// True if the locale's text is UTF-8. Without it only ASCII is written.
  let isUTF8: Bool
  /// The palette that turns looks into what is drawn.
  var palette: ColorPalette
  /// True if the pairs of ``Style/Color`` are set up.
  let hasColors: Bool

  /// Room for the cells of one run, kept from row to row so that nothing is allocated for each.
  private var room: [cchar_t] = []
  /// The cells of the scalars that were written lately, each where its number falls.
  private var known = Array(repeating: Character(scalar: " ", shown: 0x20, columns: 1), count: 64)

  init(isUTF8: Bool, palette: ColorPalette, hasColors: Bool) {
    self.isUTF8 = isUTF8
    self.palette = palette
    self.hasColors = hasColors
  }

  /// The most blanks between two texts that are written and not jumped over: ncurses takes as long to
  /// find the way of a jump as to write some sixty characters. More than a dozen of one style it
  /// would erase, and jump all the same.
  private static let mostBlanksWritten = 12

  /// Writes a part of a row. A run of cells ends after what the locale does not count as one column,
  /// so that a locale that disagrees with ``TextWidth`` moves nothing else.
  mutating func write(_ cells: ArraySlice<Cell>, at y: Int, from column: Int) {
    // Taken out, so that it can be written to while the characters are looked up.
    var room: [cchar_t] = []
    swap(&room, &self.room)
    if room.count < cells.count {
      room = Array(repeating: blank(in: .plain), count: cells.count)
    }
    room.withUnsafeMutableBufferPointer { room in
      var run = CellRun(room: room, start: column, y: y)
      cells.withUnsafeBufferPointer { add($0, from: column, to: &run) }
      run.flush()
    }
    swap(&room, &self.room)
  }

  private mutating func add(
    _ cells: UnsafeBufferPointer<Cell>, from column: Int, to run: inout CellRun
  ) {
    // Blanks that have been read and not been written, and the style of the text before them.
    var blanks = 0
    var style = Style.plain
    var cell = blank(in: style)
    for (offset, next) in cells.enumerated() {
      if next.isInvisible {
        blanks += 1
        continue
      }
      if next.isTrailing {
        // The second half goes with the first, unless the locale takes the character for narrow.
        if run.isEmpty { run.start = column + offset + 1 } else { blanks += 1 }
        continue
      }
      if blanks > 0 {
        run.add(blank(in: Self.style(ofBlanks: blanks, between: style, and: next.style)), blanks)
        blanks = 0
      }
      if !(next.style == style) {
        style = next.style
        cell = blank(in: style)
      }
      if next.marks == 0, next.base < 0x7F {
        cn_set_character(&cell, 0, wchar_t(truncatingIfNeeded: next.base))
        run.add(cell)
      } else if !add(next, styledAs: cell, to: &run) {
        run.flush()
        run.start = column + offset + 1
      }
    }
    run.add(blank(in: .plain), blanks)
  }

  /// The style of blanks between two texts: that of one of them where it is not seen, because a
  /// change of style takes a dozen bytes, and a jump is dearer.
  private static func style(ofBlanks count: Int, between old: Style, and new: Style) -> Style {
    if count > mostBlanksWritten { return .plain }
    if old != .plain, !old.attributes.showBlanks { return old }
    return new.attributes.showBlanks ? .plain : new
  }

  /// Adds a cell that is more than a character of ASCII. False: the locale does not count it as one
  /// column, and the run ends.
  private mutating func add(
    _ cell: Cell, styledAs other: cchar_t, to run: inout CellRun
  ) -> Bool {
    var added = other
    var columns = 1
    var count: Int32 = 0
    cell.forEachScalar { scalar in
      let character = character(for: scalar)
      if count == 0 {
        // A character without a column would join the cell before.
        cn_set_character(&added, 0, character.columns > 0 ? character.shown : Self.unprintable)
        columns = max(1, character.columns)
      } else if character.columns == 0 {
        cn_set_character(&added, count, character.shown)
      }
      count += 1
    }
    run.add(added)
    return columns == 1
  }

  /// A blank as ncurses has it in a style.
  private func blank(in style: Style) -> cchar_t {
    let drawn = palette.drawn(style)
    return cn_blank(
      hasColors ? Int32(drawn.color.rawValue) : 0, Int32(drawn.attributes.rawValue))
  }

  // MARK: Characters

  /// A scalar, with what is sent for it.
  private struct Character {
    let scalar: Unicode.Scalar
    let shown: wchar_t
    let columns: Int
  }

  /// The scalar that stands for one that may not be sent.
  private static let unprintable: wchar_t = 0x3F

  /// Returns the scalar that is sent for another: none acts on the terminal, and none is missing in the
  /// locale.
  private mutating func character(for scalar: Unicode.Scalar) -> Character {
    let index = Int(scalar.value) & (known.count - 1)
    if known[index].scalar == scalar { return known[index] }
    let value = wchar_t(truncatingIfNeeded: scalar.value)
    let columns = cn_width(value)
    let isShown =
      0x20..<0x7F ~= scalar.value || isUTF8 && columns >= 0 && Printable.isHarmless(scalar)
    known[index] = Character(
      scalar: scalar, shown: isShown ? value : Self.unprintable, columns: isShown ? Int(columns) : 1
    )
    return known[index]
  }

  // MARK: Runs

  /// Cells of a row that go to ncurses together.
  private struct CellRun {
    let room: UnsafeMutableBufferPointer<cchar_t>
    /// The column of the first one.
    var start: Int
    let y: Int
    private var count = 0

    init(room: UnsafeMutableBufferPointer<cchar_t>, start: Int, y: Int) {
      self.room = room
      self.start = start
      self.y = y
    }

    var isEmpty: Bool { count == 0 }

    mutating func add(_ cell: cchar_t) {
      room[count] = cell
      count += 1
    }

    mutating func add(_ cell: cchar_t, _ times: Int) {
      for _ in 0..<times { add(cell) }
    }

    mutating func flush() {
      if count > 0 { cn_put(Int32(y), Int32(start), room.baseAddress, Int32(count)) }
      count = 0
    }
  }
}
