// SPDX-License-Identifier: Apache-2.0
import HostedBase

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
