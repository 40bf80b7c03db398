// SPDX-License-Identifier: Apache-2.0

/// Durations as text, without a formatter: the device's times are short and always positive.
package enum TimeText {
  /// A moment on the device's clock in seconds: `12.345`; from a thousand seconds on with minutes
  /// and hours.
  package static func stamp(_ time: Duration, decimals: Int = 3) -> String {
    let milliseconds = time.milliseconds
    let seconds = milliseconds / 1000
    if seconds < 1000 {
      return "\(seconds)." + fraction(milliseconds % 1000, decimals)
    }
    let minutes = seconds / 60
    if minutes < 100 { return "\(minutes):" + padded(seconds % 60) }
    let hours = minutes / 60
    if hours < 1000 { return "\(hours)h" + padded(minutes % 60) + "m" }
    return "\(hours / 24)d"
  }

  /// A length of time for a person: `0.35 s`, `12 s`, `3 min 20 s`.
  package static func length(_ time: Duration) -> String {
    let milliseconds = time.milliseconds
    let seconds = milliseconds / 1000
    if seconds >= 120 {
      let rest = seconds % 60
      return "\(seconds / 60) min" + (rest == 0 ? "" : " \(rest) s")
    }
    let part = milliseconds % 1000
    if part == 0 { return "\(seconds) s" }
    var digits = fraction(part, 3)
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(seconds).\(digits) s"
  }

  /// What is left of a limit: tenths, rounded up, so that zero is shown only when it is over.
  package static func countdown(_ time: Duration) -> String {
    let tenths = max(0, (time.milliseconds + 99) / 100)
    if tenths >= 1200 { return length(.seconds(tenths / 10)) }
    return "\(tenths / 10).\(tenths % 10) s"
  }

  private static func fraction(_ milliseconds: Int, _ decimals: Int) -> String {
    switch decimals {
    case 1: "\(milliseconds / 100)"
    case 2: padded(milliseconds / 10)
    default: (milliseconds < 100 ? "0" : "") + padded(milliseconds, below: 100)
    }
  }

  private static func padded(_ number: Int, below: Int = 10) -> String {
    if below == 100, number >= 100 { return "\(number)" }
    return number < 10 ? "0\(number)" : "\(number)"
  }
}
