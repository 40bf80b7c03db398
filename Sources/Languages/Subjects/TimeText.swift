// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Times as the panels write them, without units: those belong to a language.
package enum TimeText {
  /// A moment on the device's clock in seconds: `12.34`; from a thousand seconds on with minutes and
  /// hours, so that a column keeps its width.
  package static func stamp(_ time: Duration) -> String {
    stamp(time, besideLate: false)
  }

  /// A moment beside a clock; late, if the clock has come to minutes and hours: two moments beside each
  /// other have the same form.
  package static func stamp(_ time: Duration, besideLate isLate: Bool) -> String {
    let milliseconds = time.milliseconds
    let seconds = milliseconds / 1000
    if seconds < 1000, !isLate {
      return "\(seconds)." + twoDigits(milliseconds % 1000 / 10)
    }
    let minutes = seconds / 60
    if minutes < 100 { return "\(minutes):" + twoDigits(seconds % 60) }
    let hours = minutes / 60
    if hours < 100 { return "\(hours)h" + twoDigits(minutes % 60) + "m" }
    return "\(hours / 24)d"
  }

  /// True if the stamp of a moment has minutes and hours.
  package static func isLate(_ time: Duration) -> Bool { time >= .seconds(1000) }

  /// A length of time in seconds, without needless zeros: `0.35`, `12`.
  package static func seconds(_ time: Duration) -> String {
    let milliseconds = time.milliseconds
    let part = milliseconds % 1000
    if part == 0 { return "\(milliseconds / 1000)" }
    if part % 100 == 0 { return "\(milliseconds / 1000).\(part / 100)" }
    if part % 10 == 0 { return "\(milliseconds / 1000)." + twoDigits(part / 10) }
    return "\(milliseconds / 1000)." + (part < 100 ? "0" : "") + twoDigits(part)
  }

  /// The rest of a limit as a bar shows it: in tenths of a second, rounded up, and in whole seconds while it
  /// is long.
  package static func rest(_ time: Duration) -> String {
    guard hasTenths(time) else { return countdown(time) }
    let tenths = max(0, (time.milliseconds + 99) / 100)
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// True if the tenths of a second of a limit's rest matter to somebody who looks.
  package static func hasTenths(_ time: Duration) -> Bool { time <= .seconds(60) }

  /// The rest of a limit in whole seconds, rounded up: zero is shown only when it is over.
  package static func countdown(_ time: Duration) -> String {
    "\(max(0, (time.milliseconds + 999) / 1000))"
  }

  /// A number with at least two digits.
  private static func twoDigits(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
