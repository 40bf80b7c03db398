// SPDX-License-Identifier: Apache-2.0

/// The places where a line of Chinese may end: between any two characters, but no line begins with punctuation that
/// closes something, and none ends with what opens something.
///
/// - SeeAlso: https://www.w3.org/TR/clreq/#prohibition_rules_for_line_start_end
enum LineBreak {
  /// Returns true if a line may end between two scalars that no blank separates.
  @inline(__always)
  static func isAllowed(between former: Unicode.Scalar?, and next: Unicode.Scalar) -> Bool {
    guard let former, isIdeographic(former) || isIdeographic(next) else { return false }
    return former != " " && !isOpening(former) && !isClosing(next)
      && TextWidth.columnsOf(next) > 0
  }

  /// Han characters, and the signs that are as wide.
  @inline(__always)
  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x2E80 else { return false }
    return switch scalar.value {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD: true
    default: false
    }
  }

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "、", "。", "，", "．", "：", "；", "！", "？", "）", "］", "｝", "〕", "〉", "》", "」", "』", "】", "〗",
      "’", "”", "…", "—", "·", "・", "々", "％", "～", ",", ".", ":", ";", "!", "?", ")", "]", "}", "%":
      true
    default: false
    }
  }

  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "（", "［", "｛", "〔", "〈", "《", "「", "『", "【", "〖", "‘", "“", "(", "[", "{": true
    default: false
    }
  }
}
