// SPDX-License-Identifier: Apache-2.0

/// Times as people read them, without units: those belong to a language.
extension Duration {
  /// Seconds with three decimals: `12.345`.
  package var inThousandths: String {
    let total = milliseconds
    return "\(total / 1000)." + Self.padded(total % 1000, to: 3)
  }

  /// Seconds with one decimal, and without it where it is zero and the time is long: `3.2`, `30`.
  package var inTenths: String {
    let tenths = milliseconds / 100
    if tenths % 10 == 0 && tenths >= 100 { return "\(tenths / 10)" }
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
