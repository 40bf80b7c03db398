// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The arithmetic in the format of predicates and expressions.
enum PredicateArithmetic {
  /// Of whole numbers a whole number, as with Objective-C's numbers; nil of what is no number.
  static func value(_ mark: String, _ one: Any?, _ other: Any?) -> Any? {
    if let one = one as? Int, let other = other as? Int, let value = whole(mark, one, other) {
      return value
    }
    guard let one = one.flatMap(KeyedValues.number), let other = other.flatMap(KeyedValues.number)
    else { return nil }
    switch mark {
    case "+": return one + other
    case "-": return one - other
    case "*": return one * other
    case "/": return one / other
    case _: return pow(one, other)
    }
  }

  /// Nil if the result is no whole number, or none that has room.
  private static func whole(_ mark: String, _ one: Int, _ other: Int) -> Int? {
    switch mark {
    case "+":
      let (value, overflows) = one.addingReportingOverflow(other)
      return overflows ? nil : value
    case "-":
      let (value, overflows) = one.subtractingReportingOverflow(other)
      return overflows ? nil : value
    case "*":
      let (value, overflows) = one.multipliedReportingOverflow(by: other)
      return overflows ? nil : value
    case "/":
      let (value, overflows) = one.dividedReportingOverflow(by: other)
      return overflows ? nil : value
    case _: return nil
    }
  }

  /// - SeeAlso: https://developer.apple.com/documentation/foundation/nsexpression/init(forfunction:arguments:)
  static let functions: [String: @Sendable (Double) -> Double] = [
    "sqrt": { $0.squareRoot() }, "abs": { abs($0) }, "exp": { exp($0) }, "ln": { log($0) },
    "log": { log10($0) }, "floor": { $0.rounded(.down) }, "ceiling": { $0.rounded(.up) },
    "trunc": { $0.rounded(.towardZero) },
  ]
}
