// SPDX-License-Identifier: Apache-2.0

/// Bytes of UTF-8 text that grow at their end. Reports write through it because a run of a hundred
/// thousand steps has millions of words.
public struct TextBuffer: Sendable {
  public private(set) var bytes: [UInt8] = []
  /// The number of seconds that was written last: most entries of a trace share their moment with
  /// the one before.
  private var lastSeconds: (duration: Duration, text: [UInt8]) = (.zero, [UInt8(ascii: "0")])

  public init() {}

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Forgets the bytes and keeps the room they took.
  public mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  @inline(__always) public mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  @inline(__always) public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  public mutating func add(_ number: Int) { add(Int64(number)) }

  public mutating func add(_ number: Int64) {
    if number < 0 { bytes.append(ASCII.hyphen) }
    let number = number.magnitude
    var scale: UInt64 = 1
    while number / scale >= 10 { scale *= 10 }
    while scale > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / scale % 10))
      scale /= 10
    }
  }

  public mutating func add(_ other: TextBuffer) { bytes.append(contentsOf: other.bytes) }

  public mutating func newline() { bytes.append(ASCII.newline) }

  /// Blanks until the line that began at `start` is `width` columns long.
  public mutating func pad(from start: Int, to width: Int) {
    var columns = 0
    for byte in bytes[start...] where byte & 0xC0 != 0x80 { columns += 1 }
    while columns < width {
      bytes.append(0x20)
      columns += 1
    }
  }

  /// Seconds without trailing zeros: `2`, `2.5`, `0.7`.
  public mutating func addSeconds(_ duration: Duration) {
    if duration != lastSeconds.duration {
      let start = bytes.count
      writeSeconds(duration)
      lastSeconds = (duration, Array(bytes[start...]))
    } else {
      bytes.append(contentsOf: lastSeconds.text)
    }
  }

  private mutating func writeSeconds(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    add(seconds)
    guard attoseconds > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = attoseconds
    var scale: Int64 = 100_000_000_000_000_000
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / scale))
      rest %= scale
      scale /= 10
    }
  }

  /// Seconds with exactly three decimals: `2.000`.
  public mutating func addThousandths(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    add(seconds)
    let thousandths = attoseconds / 1_000_000_000_000_000
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(thousandths / 100))
    bytes.append(UInt8(ascii: "0") + UInt8(thousandths / 10 % 10))
    bytes.append(UInt8(ascii: "0") + UInt8(thousandths % 10))
  }

  /// A name of the model, which holds nothing that JSON would escape, in quotation marks.
  @inline(__always) public mutating func addName(_ name: String) {
    bytes.append(ASCII.quote)
    add(name)
    bytes.append(ASCII.quote)
  }

  /// The text as a JSON string, in quotation marks.
  public mutating func addJSON(_ text: String) {
    bytes.append(ASCII.quote)
    var text = text
    text.withUTF8 { letters in
      let isPlain = letters.allSatisfy { $0 >= 0x20 && $0 != ASCII.quote && $0 != 0x5C }
      if isPlain {
        bytes.append(contentsOf: letters)
      } else {
        for letter in letters { addEscaped(letter) }
      }
    }
    bytes.append(ASCII.quote)
  }

  private mutating func addEscaped(_ letter: UInt8) {
    switch letter {
    case ASCII.quote, 0x5C:
      bytes.append(0x5C)
      bytes.append(letter)
    case 0x0A: add("\\n")
    case 0x0D: add("\\r")
    case 0x09: add("\\t")
    case ..<0x20:
      let digits = Array("0123456789abcdef".utf8)
      add("\\u00")
      bytes.append(digits[Int(letter >> 4)])
      bytes.append(digits[Int(letter & 15)])
    case _: bytes.append(letter)
    }
  }
}

extension Duration {
  /// The moment as a trace writes it: `+2.000`.
  package var traceTime: String {
    var text = TextBuffer()
    text.add("+")
    text.addThousandths(self)
    return text.text
  }
}
