// SPDX-License-Identifier: Apache-2.0
import LifecycleText

/// The question for the color of the terminal's background, and its answer. The terminal is asked once,
/// and nobody waits for it: the first frame is drawn in the terminal's own colors, and again when the answer
/// has come.
/// - SeeAlso: "Change VT100 text background color" in https://invisible-island.net/xterm/ctlseqs/ctlseqs.html
struct BackgroundQuestion {
  /// Asks for the color. The bell ends the question, and with most terminals the answer.
  static let text = "\u{1B}]11;?\u{07}"

  /// The instant at which it was asked.
  private let asked: Duration
  /// The instant from which an answer is too late: the colors would change under the user's eyes.
  private var limit: Duration?
  /// True once the terminal has answered.
  private(set) var isAnswered = false
  /// The answer that is being read; nil outside of one.
  private var answer: BackgroundAnswer?
  /// True if the last byte was an Escape, with which an answer begins.
  private var isBehindEscape = false

  /// The time after the first frame in which an answer counts.
  private static let patience = Duration.milliseconds(50)
  /// The time in which a terminal that is slow may still answer.
  private static let longest = Duration.seconds(5)

  init(at now: Duration) { asked = now }

  /// A frame was drawn.
  mutating func frameDrawn(at now: Duration) {
    if limit == nil { limit = now + Self.patience }
  }

  /// The instant until which the end of the program waits for an answer, so that it is not typed at
  /// the shell; nil if none will come.
  func end(at now: Duration) -> Duration? {
    isAnswered || now - asked > .seconds(1) ? nil : now + Self.patience
  }

  /// The outcome of a byte.
  enum Result: Equatable {
    /// It is part of an answer.
    case taken
    /// The answer is over, with the color if it came in time.
    case done(RGB?)
    /// Bytes that belong to no answer.
    case foreign([UInt8])
  }

  /// ncurses found the beginning of an answer.
  mutating func begin() { answer = BackgroundAnswer(isBehindHead: true) }

  /// A key with a name came: no answer has one in it.
  mutating func interrupt() {
    answer = nil
    isBehindEscape = false
  }

  /// Takes a byte that the terminal sent.
  mutating func add(_ byte: UInt8, at now: Duration) -> Result {
    if answer == nil {
      // ncurses gave up too early, because the rest of the answer came late.
      if isBehindEscape, byte == UInt8(ascii: "]"), !isAnswered, now - asked < Self.longest {
        answer = BackgroundAnswer(isBehindHead: false)
      } else {
        isBehindEscape = byte == 0x1B
        return .foreign([byte])
      }
    }
    isBehindEscape = false
    guard let state = answer?.add(byte) else { return .foreign([byte]) }
    switch state {
    case .more: return .taken
    case .done(let color):
      answer = nil
      isAnswered = true
      return .done(limit.map { now <= $0 } ?? true ? color : nil)
    case .foreign(let bytes):
      answer = nil
      return .foreign(bytes)
    }
  }
}

/// Reads the answer of a terminal that was asked for a color: `ESC ] 11 ; rgb:1e1e/1e1e/1e1e` and an end,
/// which is a bell or `ESC \`. What is no answer is given back: no key is lost with it.
struct BackgroundAnswer {
  /// The outcome of a byte.
  enum Result: Equatable {
    /// The answer goes on.
    case more
    /// The answer is over, with the color if it is one.
    case done(RGB?)
    /// Bytes that belong to no answer.
    case foreign([UInt8])
  }

  private static let head = Array("]11;".utf8)
  private static let longest = 64

  /// The bytes that have been read, without the Escape.
  private var bytes: [UInt8]
  /// The number of bytes that stand before the color and have been read by others.
  private let given: Int

  /// - Parameter isBehindHead: True if ncurses has read what an answer begins with.
  init(isBehindHead: Bool) {
    bytes = isBehindHead ? Self.head : []
    given = bytes.count
  }

  mutating func add(_ byte: UInt8) -> Result {
    let isEnding = bytes.last == 0x1B
    bytes.append(byte)
    if byte == 0x07 || isEnding && byte == UInt8(ascii: "\\") {
      return bytes.starts(with: Self.head) ? .done(color) : foreign
    }
    if isEnding || bytes.count > Self.longest { return foreign }
    if bytes.count <= Self.head.count {
      return Self.head.starts(with: bytes) ? .more : foreign
    }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "#"), UInt8(ascii: ":"),
      UInt8(ascii: "/"), 0x1B:
      return .more
    default: return foreign
    }
  }

  private var foreign: Result { .foreign(Array(bytes[given...])) }

  /// The color: `rgb:` and three numbers of one to four hexadecimal digits. A number for how much shines
  /// through may follow (`rgba:`).
  private var color: RGB? {
    var rest = bytes.dropFirst(Self.head.count)
    while let last = rest.last, [0x07, 0x1B, UInt8(ascii: "\\")].contains(last) {
      rest.removeLast()
    }
    guard let text = String(validating: rest, as: UTF8.self) else { return nil }
    let sides = text.split(separator: ":")
    guard sides.count == 2, sides[0] == "rgb" || sides[0] == "rgba" else { return nil }
    let parts = sides[1].split(separator: "/", omittingEmptySubsequences: false)
    let values = parts.compactMap { part -> Double? in
      guard 1...4 ~= part.count, let value = Int(part, radix: 16), value >= 0 else { return nil }
      return Double(value) / Double(1 << (4 * part.count) - 1)
    }
    guard values.count == parts.count, 3...4 ~= values.count else { return nil }
    return RGB(values[0], values[1], values[2])
  }
}
