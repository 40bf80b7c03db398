// SPDX-License-Identifier: Apache-2.0
import CNcurses
import Glibc
import LifecycleUI

/// What a frame sends to the terminal: one text, of what looks different, in one write.
///
/// ncurses opens the terminal, knows its type and reads its keys. It would also send the frames,
/// but with a system call for each jump of the cursor.
struct Painter {
  /// Whether the locale's text is UTF-8. Without it only ASCII is sent.
  private let isUTF8: Bool
  private let hasColors: Bool
  /// Whether the terminal moves its cursor as nearly all do: `ESC [ row ; column H`.
  private let hasUsualCursor: Bool
  /// Whether the cell in the bottom right corner would scroll the screen.
  private let scrollsAtCorner: Bool
  private let clear: [UInt8]
  private let plain: [UInt8]
  /// What each look begins with, by colour and attributes; made when first needed.
  private var looks: [[UInt8]?] = Array(repeating: nil, count: 8 * 16)
  /// The frame.
  private var bytes: [UInt8] = []
  /// Where the cursor is; nil where the terminal and we may disagree.
  private var cursor: Point?
  /// The look that is on; nil if none is known to be.
  private var pen: Style?

  /// The screen must be open: its terminal's type says how to do things.
  init(isUTF8: Bool, hasColors: Bool) {
    self.isUTF8 = isUTF8
    self.hasColors = hasColors
    hasUsualCursor = Self.capability("cup") == Array("\u{1B}[%i%p1%d;%p2%dH".utf8)
    scrollsAtCorner = cn_flag("am") && !cn_flag("xenl")
    clear = Self.capability("clear")
    // Leaving the line-drawing set, which is never entered, need not be said each time.
    plain = Self.removing(Self.capability("rmacs"), from: Self.capability("sgr0"))
    bytes.reserveCapacity(16_384)
  }

  /// Sends what differs between two frames; all of it where the glass may show anything.
  mutating func paint(_ canvas: Canvas, over shown: Canvas?) {
    bytes.removeAll(keepingCapacity: true)
    cursor = nil
    pen = nil
    let shown = shown.flatMap { $0.size == canvas.size ? $0 : nil }
    if shown == nil {
      bytes += plain
      pen = .plain
      bytes += clear
    }
    canvas.forEachChange(since: shown) { point, cells in
      write(cells, at: point, size: canvas.size)
    }
    // Whoever writes next finds nothing switched on.
    if let pen, pen != .plain { bytes += plain }
    send()
  }

  private mutating func write(_ cells: ArraySlice<Cell>, at point: Point, size: Size) {
    var x = point.x
    var index = cells.startIndex
    while index < cells.endIndex {
      let cell = cells[index]
      defer {
        x += 1
        index += 1
      }
      if cell.isTrailing { continue }
      if scrollsAtCorner, x == size.width - 1, point.y == size.height - 1 { return }
      if cursor != Point(x, point.y) { move(to: Point(x, point.y)) }
      if pen != cell.style, !(cell.isInvisible && isPenInvisible) { wear(cell.style) }
      let isWide = index + 1 < cells.endIndex && cells[index + 1].isTrailing
      let isCertain = put(cell, isWide: isWide)
      // After the last column terminals wait in different places.
      cursor = isCertain && x + 1 < size.width ? Point(x + 1, point.y) : nil
    }
  }

  /// Whether a blank looks the same with the pen that is on.
  private var isPenInvisible: Bool {
    guard let pen else { return false }
    return !pen.attributes.showBlanks
  }

  /// Writes a cell. False if the terminal may count its columns differently from us.
  private mutating func put(_ cell: Cell, isWide: Bool) -> Bool {
    if cell.marks == 0, !isWide, let byte = UInt8(exactly: cell.base), (0x20..<0x7F) ~= byte {
      bytes.append(byte)
      return true
    }
    guard isUTF8 else {
      bytes.append(0x3F)
      if isWide { bytes.append(0x20) }
      return true
    }
    var isCertain = !isWide && cell.marks == 0
    cell.forEachScalar { scalar in
      // Lines, blocks and arrows are one column wide everywhere; of the rest the locale knows.
      let isKnown = (0x2500..<0x25A0) ~= scalar.value
      let width = isKnown ? 1 : cn_width(wchar_t(bitPattern: scalar.value))
      if scalar.value < 0xA0 && !((0x20..<0x7F) ~= scalar.value) || width < 0 {
        bytes.append(0x3F)
        if isWide { bytes.append(0x20) }
      } else {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
      if width != 1 { isCertain = false }
    }
    return isCertain
  }

  // MARK: What the terminal's type says

  private mutating func move(to point: Point) {
    if hasUsualCursor {
      bytes.append(0x1B)
      bytes.append(0x5B)
      append(number: point.y + 1)
      bytes.append(0x3B)
      append(number: point.x + 1)
      bytes.append(0x48)
    } else {
      bytes += Self.capability("cup", Int32(point.y), Int32(point.x))
    }
    cursor = point
  }

  private mutating func append(number: Int) {
    if number >= 10 { append(number: number / 10) }
    bytes.append(0x30 + UInt8(number % 10))
  }

  private mutating func wear(_ style: Style) {
    let place = Int(style.color.rawValue) * 16 + Int(style.attributes.rawValue & 15)
    if let look = looks[place] {
      bytes += look
    } else {
      let look = makeLook(style)
      looks[place] = look
      bytes += look
    }
    pen = style
  }

  private func makeLook(_ style: Style) -> [UInt8] {
    let names: [(Style.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.reverse, "rev"), (.underline, "smul"),
    ]
    var look = plain
    for (attribute, name) in names where style.attributes.contains(attribute) {
      look += Self.capability(name)
    }
    if hasColors, style.color != .standard {
      look += Self.capability("setaf", Int32(style.color.rawValue))
    }
    return look
  }

  /// What a capability sends; empty where the terminal lacks it. Delays for terminals of old are
  /// left out.
  private static func capability(_ name: String, _ first: Int32? = nil, _ second: Int32 = 0)
    -> [UInt8]
  {
    guard let text = first.map({ cn_capability_of(name, $0, second) }) ?? cn_capability(name) else {
      return []
    }
    let bytes = String(cString: text).utf8.map { $0 }
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x24, index + 1 < bytes.count, bytes[index + 1] == 0x3C,
        let end = bytes[index...].firstIndex(of: 0x3E)
      {
        index = end + 1
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    return kept
  }

  private static func removing(_ part: [UInt8], from whole: [UInt8]) -> [UInt8] {
    guard !part.isEmpty, whole.count > part.count else { return whole }
    for start in 0...whole.count - part.count
    where whole[start..<start + part.count].elementsEqual(part) {
      return Array(whole[..<start] + whole[(start + part.count)...])
    }
    return whole
  }

  // MARK: The descriptor

  private mutating func send() {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(STDOUT_FILENO, buffer.baseAddress.map { $0 + sent }, buffer.count - sent)
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN {
        // Somebody made the terminal not wait: wait for it here.
        var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        if poll(&output, 1, 1000) <= 0 { return }
      } else if errno != EINTR {
        // The terminal is gone; reading from it says so.
        return
      }
    }
  }
}
