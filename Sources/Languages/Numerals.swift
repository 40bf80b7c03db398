// SPDX-License-Identifier: Apache-2.0

/// Functions with which several languages write numbers.
package enum Numerals {
  /// A number with a decimal comma: `3.2` becomes `3,2`. Minutes and hours stay as they are.
  package static func withComma(_ number: String) -> String {
    var text = ""
    text.unicodeScalars.append(
      contentsOf: number.unicodeScalars.map { $0 == "." ? "," : $0 })
    return text
  }

  /// The form of a Russian noun behind a number: 1 событие, 2 события, 5 событий.
  ///
  /// - SeeAlso: the plural rules of CLDR for `ru`.
  package static func russian(_ count: Int, _ one: String, _ few: String, _ many: String) -> String
  {
    let (tens, ones) = (abs(count) % 100, abs(count) % 10)
    if (11...14).contains(tens) { return many }
    return ones == 1 ? one : (2...4).contains(ones) ? few : many
  }

  /// A number with a separator before each three digits: "10,064".
  static func grouped(_ number: Int, by separator: String) -> String {
    if number < 1000 { return "\(number)" }
    return grouped(number / 1000, by: separator) + separator + "\(1000 + number % 1000)".dropFirst()
  }
}
