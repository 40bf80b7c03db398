// SPDX-License-Identifier: Apache-2.0
import Foundation
import HostProtocol

/// A value: a constant, what a key path leads to, or a function of such: the sum, the number, the greatest, the smallest,
/// the mean.
/// - SeeAlso: https://developer.apple.com/documentation/foundation/nsexpression
open class NSExpression: NSObject, @unchecked AppleSendable {
  public let constantValue: Any?
  public let keyPath: String
  public let function: String
  public let arguments: [NSExpression]?
  /// The part of a format that was read.
  private let format: PredicateValue?
  private let path: AnyKeyPath?

  private init(
    value: Any? = nil, keyPath: String = "", function: String = "",
    arguments: [NSExpression]? = nil, format: PredicateValue? = nil, path: AnyKeyPath? = nil
  ) {
    (constantValue, self.keyPath) = (value, keyPath)
    (self.function, self.arguments) = (function, arguments)
    self.format = format
    self.path = path
  }
  /// A value in the format of predicates: `"3 * (2 + %@)"`. Whole numbers are divided without a rest, as on iOS.
  public convenience init(format expressionFormat: String, _ args: Any?...) {
    self.init(format: expressionFormat, argumentArray: args.map { $0 as Any })
  }
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    var parser = PredicateParser(expressionFormat, arguments)
    guard let value = parser.parseValue() else {
      fatalError("Unable to parse the format string \"\(expressionFormat)\"")
    }
    self.init(format: value)
  }
  public convenience init(forConstantValue obj: Any?) { self.init(value: obj) }
  public convenience init(forKeyPath keyPath: String) { self.init(keyPath: keyPath) }
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    let name = "\(keyPath)".split(separator: ".").dropFirst().joined(separator: ".")
    // Swift does not name properties that are computed: `<computed 0x… (String)>`.
    self.init(keyPath: name.contains("<") ? "" : name, path: keyPath)
  }
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(function: name, arguments: parameters.compactMap { $0 as? NSExpression })
  }
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(keyPath: "SELF") }

  /// Of an object, or of many for a function.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    if let format {
      let value = format(object)
      return (value as? Int).map { NSNumber(value: $0) } ?? (value as? Double).map {
        NSNumber(value: $0)
      } ?? value
    }
    if !function.isEmpty {
      let values = (object as? [Any] ?? [object as Any]).compactMap {
        arguments?.first?.expressionValue(with: $0, context: nil)
      }
      return computed(values)
    }
    if let path { return object.flatMap { $0[keyPath: path] } }
    if keyPath == "SELF" { return object }
    if !keyPath.isEmpty {
      return object.flatMap { KeyedValues.value(of: $0, at: keyPath) }
    }
    return constantValue
  }

  private func computed(_ values: [Any]) -> Any? {
    let numbers = values.compactMap { value -> Double? in
      (value as? NSNumber)?.doubleValue ?? (value as? any BinaryInteger).map { Double($0) }
        ?? (value as? Double) ?? (value as? Float).map { Double($0) }
    }
    switch function {
    case "count:": return NSNumber(value: values.count)
    case "sum:": return NSNumber(value: numbers.reduce(0, +))
    case "average:":
      return numbers.isEmpty ? nil : NSNumber(value: numbers.reduce(0, +) / Double(numbers.count))
    case "max:":
      if let dates = values as? [Date] { return dates.max() }
      return numbers.max().map { NSNumber(value: $0) }
    case "min:":
      if let dates = values as? [Date] { return dates.min() }
      return numbers.min().map { NSNumber(value: $0) }
    case _: fatalError("NSExpression: the function \(function) is not emulated")
    }
  }
}
