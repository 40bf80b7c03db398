// SPDX-License-Identifier: Apache-2.0
import LifecycleUI

/// Makes clicks of the bytes behind the beginning of a mouse's report. What is no report is given
/// back: no key is lost with it.
/// - SeeAlso: https://invisible-island.net/xterm/ctlseqs/ctlseqs.html#h2-Mouse-Tracking
struct MouseDecoder {
  /// The form of the rest of a report.
  enum Encoding {
    /// `CSI <`: button, column and row in digits, then `M` for a press or `m` for a release.
    case digits
    /// `CSI M`: one byte each, 32 more than the value.
    case bytes
  }

  /// The outcome of a byte.
  enum Result: Equatable {
    /// The report goes on.
    case more
    /// The report is over, with what it says, if that is something.
    case done(Mouse?)
    /// The byte belongs to no report.
    case foreign
  }

  private let encoding: Encoding
  private var values: [Int] = [0]

  init(_ encoding: Encoding) {
    self.encoding = encoding
    if encoding == .bytes { values = [] }
  }

  mutating func add(_ byte: UInt8) -> Result {
    switch encoding {
    case .bytes:
      guard byte >= 32 else { return .foreign }
      values.append(Int(byte) - 32)
      return values.count < 3 ? .more : .done(mouse(isPress: true))
    case .digits:
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let last = values.count - 1
        guard values[last] < 10_000 else { return .foreign }
        values[last] = values[last] * 10 + Int(byte - UInt8(ascii: "0"))
        return .more
      case UInt8(ascii: ";") where values.count < 3:
        values.append(0)
        return .more
      case UInt8(ascii: "M"), UInt8(ascii: "m"):
        return .done(values.count == 3 ? mouse(isPress: byte == UInt8(ascii: "M")) : nil)
      default:
        return .foreign
      }
    }
  }

  /// Returns what the report says: places count from one. A release, another button and one held down with
  /// a modifier say nothing.
  private func mouse(isPress: Bool) -> Mouse? {
    guard isPress, values[1] > 0, values[2] > 0 else { return nil }
    let action: Mouse.Action
    switch values[0] {
    case 0: action = .press
    case 64: action = .wheelUp
    case 65: action = .wheelDown
    default: return nil
    }
    return Mouse(Point(values[1] - 1, values[2] - 1), action)
  }
}
