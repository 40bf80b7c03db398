// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// A value: a constant, what a key path leads to, or a function of such: the sum, the number, the greatest, the smallest,
/// the mean.
/// - SeeAlso: https://developer.apple.com/documentation/foundation/nsexpression
/// - Note: Unchecked: nothing of it changes.
open class NSExpression: NSObject, @unchecked Sendable {
  public let constantValue: Any?
  public let keyPath: String
  public let function: String
  public let arguments: [NSExpression]?

  private init(
    value: Any? = nil, keyPath: String = "", function: String = "",
    arguments: [NSExpression]? = nil
  ) {
    (constantValue, self.keyPath) = (value, keyPath)
    (self.function, self.arguments) = (function, arguments)
  }
  public convenience init(forConstantValue obj: Any?) { self.init(value: obj) }
  public convenience init(forKeyPath keyPath: String) { self.init(keyPath: keyPath) }
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(function: name, arguments: parameters.compactMap { $0 as? NSExpression })
  }
  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(keyPath: "SELF") }

  /// Of an object, or of many for a function.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    if !function.isEmpty {
      let values = (object as? [Any] ?? [object as Any]).compactMap {
        arguments?.first?.expressionValue(with: $0, context: nil)
      }
      return computed(values)
    }
    if keyPath == "SELF" { return object }
    if !keyPath.isEmpty {
      return (object as? NSManagedObject).flatMap { KeyedValues.value(of: $0, at: keyPath) }
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

/// A column of a fetch that is computed.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsexpressiondescription
open class NSExpressionDescription: NSPropertyDescription {
  open var expression: NSExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  open var resultType = NSAttributeType.undefinedAttributeType

  /// The column's value: of objects, or of one.
  func value(_ objects: [NSManagedObject]) -> Any? {
    guard let expression else { return nil }
    let value = expression.expressionValue(
      with: expression.function.isEmpty ? objects.first as Any : objects, context: nil)
    let integers: [NSAttributeType] = [
      .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
    ]
    guard integers.contains(expressionResultType) || integers.contains(resultType),
      let number = value as? NSNumber
    else { return value }
    return NSNumber(value: number.int64Value)
  }
}

/// The dictionaries that a fetch results in.
struct Summary<Result> {
  private let request: NSFetchRequest<Result>
  init(_ request: NSFetchRequest<Result>) { self.request = request }

  private static func name(_ property: Any) -> String? {
    (property as? String) ?? (property as? NSPropertyDescription)?.name
  }

  func rows(of objects: [NSManagedObject]) -> [NSDictionary] {
    let columns =
      request.propertiesToFetch ?? objects.first?.entity.attributesByName.keys.map { $0 } ?? []
    let groups = request.propertiesToGroupBy?.compactMap(Self.name) ?? []
    let isSummed = columns.contains {
      ($0 as? NSExpressionDescription)?.expression?.function.isEmpty == false
    }
    var parts: [[NSManagedObject]] = objects.map { [$0] }
    if isSummed || !groups.isEmpty {
      var places: [String: Int] = [:]
      parts = []
      for object in objects {
        let key = groups.map { "\(object.value(forKey: $0) ?? "")" }.joined(separator: "\u{1F}")
        let place = places[key] ?? parts.count
        if place == parts.count { parts.append([]) }
        places[key] = place
        parts[place].append(object)
      }
    }
    var rows: [NSDictionary] = []
    for part in parts {
      let row = NSMutableDictionary()
      for column in columns {
        guard let name = Self.name(column) else { continue }
        let value =
          (column as? NSExpressionDescription).map { $0.value(part) }
          ?? part[0].dictionaryWithValues(forKeys: [name])[name]
        if let value { row.setObject(value, forKey: name as NSString) }
      }
      if !request.returnsDistinctResults || !rows.contains(row) { rows.append(row) }
    }
    return rows
  }
}
