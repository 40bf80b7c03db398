// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The comparison of two values in a predicate.
struct PredicateComparison {
  enum Operation {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case contains, beginsWith, endsWith, like, matches, within, between
  }
  /// Of many values on the left.
  enum Quantity { case any, all, none }

  static let operations: [String: Operation] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like,
    "MATCHES": .matches, "IN": .within, "BETWEEN": .between,
  ]

  let operation: Operation
  let ignoresCase: Bool
  let ignoresMarks: Bool
  let quantity: Quantity?

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    guard let quantity else { return isTrue(left, right) }
    let all = left.flatMap(KeyedValues.elements) ?? []
    switch quantity {
    case .any: return all.contains { isTrue($0, right) }
    case .all: return all.allSatisfy { isTrue($0, right) }
    case .none: return !all.contains { isTrue($0, right) }
    }
  }

  private func isTrue(_ left: Any?, _ right: Any?) -> Bool {
    switch operation {
    case .equal: return areEqual(left, right)
    case .notEqual: return !areEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: return order(left, right) == .orderedDescending
    case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .contains:
      if let all = left.flatMap(KeyedValues.elements) {
        return all.contains { areEqual($0, right) }
      }
      return texts(left, right).map { $0.1.isEmpty || $0.0.contains($0.1) } ?? false
    case .beginsWith: return texts(left, right).map { $0.0.hasPrefix($0.1) } ?? false
    case .endsWith: return texts(left, right).map { $0.0.hasSuffix($0.1) } ?? false
    case .like:
      return texts(left, right).map { Self.matches($0.0, Self.pattern($0.1)) } ?? false
    case .matches:
      guard let text = left.flatMap(KeyedValues.text), let pattern = right.flatMap(KeyedValues.text)
      else { return false }
      return Self.matches(text, (ignoresCase ? "(?i)" : "") + pattern)
    case .within:
      if let all = right.flatMap(KeyedValues.elements) {
        return all.contains { areEqual(left, $0) }
      }
      return texts(right, left).map { $0.0.contains($0.1) } ?? false
    case .between:
      guard let limits = right.flatMap(KeyedValues.elements), limits.count == 2 else {
        return false
      }
      return order(left, limits[0]).map { $0 != .orderedAscending } ?? false
        && order(left, limits[1]).map { $0 != .orderedDescending } ?? false
    }
  }

  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    if ignoresCase || ignoresMarks, let (one, other) = texts(left, right) { return one == other }
    return KeyedValues.areEqual(left, right)
  }

  /// Nothing is less or more than what is missing.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard left.flatMap(flat) != nil, right.flatMap(flat) != nil else { return nil }
    return KeyedValues.order(left, right)
  }

  /// Both as texts, without what the options ignore.
  private func texts(_ left: Any?, _ right: Any?) -> (String, String)? {
    guard let left = left.flatMap(flat).flatMap(KeyedValues.text),
      let right = right.flatMap(flat).flatMap(KeyedValues.text)
    else { return nil }
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresMarks { options.insert(.diacriticInsensitive) }
    if options.isEmpty { return (left, right) }
    return (
      left.folding(options: options, locale: nil), right.folding(options: options, locale: nil)
    )
  }

  /// `a*b?` as a regular expression.
  private static func pattern(_ text: String) -> String {
    NSRegularExpression.escapedPattern(for: text).replacingOccurrences(of: "\\*", with: ".*")
      .replacingOccurrences(of: "\\?", with: ".")
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
  }
}
