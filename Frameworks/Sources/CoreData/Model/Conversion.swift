// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// Values of attributes: as objects have them (one type for each kind), as an app's properties have them, and as
/// a store keeps them.
enum Conversion {
  /// A value as a property of a type has it; nil if it can't be.
  static func value<T>(_ value: Any, as type: T.Type) -> T? {
    if let value = value as? T { return value }
    let number = number(value)
    let candidates: [Any?] = [
      number, number?.intValue, number?.int64Value, number?.int32Value, number?.int16Value,
      number?.doubleValue, number?.floatValue, number?.boolValue,
      (value as? Decimal).map { NSDecimalNumber(decimal: $0) },
      (value as? Date).map { $0 as NSDate },
      (value as? NSSet)?.allObjects, (value as? NSOrderedSet)?.array,
      (value as? NSOrderedSet).map { NSSet(array: $0.array) },
      (value as? NSSet).map { NSOrderedSet(array: $0.allObjects) },
      (value as? Date)?.timeIntervalSinceReferenceDate,
    ]
    for case let candidate? in candidates {
      if let result = candidate as? T { return result }
    }
    return nil
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as Int64: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let flag as Bool: NSNumber(value: flag)
    case _: nil
    }
  }

  static func none<N: ExpressibleByNilLiteral>(_ type: N.Type) -> Any { N(nilLiteral: ()) }

  /// Returns the number for a missing value: scalars of Core Data are zero.
  static func zero<T>(_ type: T.Type) -> T? {
    let zeros: [Any] = [
      false, Int(0), Int16(0), Int32(0), Int64(0), Double(0), Float(0),
      NSSet(), NSOrderedSet(), Date(timeIntervalSinceReferenceDate: 0), "",
    ]
    return zeros.lazy.compactMap { $0 as? T }.first
  }
}

extension NSAttributeDescription {
  /// A value in the one type that objects keep of its kind.
  func canonical(_ value: Any) -> Any {
    switch attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return Self.integer(value) ?? value
    case .doubleAttributeType, .floatAttributeType: return Self.real(value) ?? value
    case .booleanAttributeType:
      return (value as? Bool) ?? Self.integer(value).map { $0 != 0 } ?? value
    case .decimalAttributeType: return (value as? NSDecimalNumber)?.decimalValue ?? value
    case .stringAttributeType: return (value as? NSString).map { $0 as String } ?? value
    case .dateAttributeType:
      if let date = value as? NSDate { return date as Date }
      return (value as? Double).map(Date.init(timeIntervalSinceReferenceDate:)) ?? value
    case .binaryDataAttributeType: return (value as? NSData).map { $0 as Data } ?? value
    case .UUIDAttributeType: return (value as? NSUUID).map { $0 as UUID } ?? value
    case .URIAttributeType: return (value as? NSURL).map { $0 as URL } ?? value
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType:
      return value
    }
  }

  private static func integer(_ value: Any) -> Int64? {
    if let number = value as? any BinaryInteger { return Int64(truncatingIfNeeded: number) }
    if let number = value as? NSNumber { return number.int64Value }
    return (value as? Bool).map { $0 ? 1 : 0 } ?? (value as? Double).map { Int64($0) }
  }

  private static func real(_ value: Any) -> Double? {
    if let number = value as? any BinaryFloatingPoint { return Double(number) }
    if let number = value as? any BinaryInteger { return Double(number) }
    return (value as? NSNumber)?.doubleValue
  }

  /// A value as a store keeps it.
  func stored(_ value: Any?) -> StoredValue {
    guard let value else { return .null }
    if let coding { return coding.encode(value).map { .data($0) } ?? .null }
    switch value {
    case let text as String: return .text(text)
    case let flag as Bool: return .integer(flag ? 1 : 0)
    case let number as Int64: return .integer(number)
    case let number as Double: return .real(number)
    case let date as Date: return .real(date.timeIntervalSinceReferenceDate)
    case let data as Data: return .data(data)
    case let id as UUID: return .text(id.uuidString)
    case let url as URL: return .text(url.absoluteString)
    case let number as Decimal: return .text(number.description)
    case _: return ArchivedValue.data(value).map { .data($0) } ?? .null
    }
  }

  /// A value that a store kept.
  func value(_ stored: StoredValue) -> Any? {
    switch stored {
    case .null: return nil
    case .integer(let number):
      return attributeType == .booleanAttributeType ? canonical(number != 0) : canonical(number)
    case .real(let number): return canonical(number)
    case .text(let text):
      if attributeType == .UUIDAttributeType { return UUID(uuidString: text) }
      if attributeType == .URIAttributeType { return URL(string: text) }
      return attributeType == .decimalAttributeType ? Decimal(string: text) : text
    case .data(let data):
      if let coding { return coding.decode(data) }
      return attributeType == .transformableAttributeType ? ArchivedValue.value(data) : data
    }
  }
}

/// A transformable value: arrays, dictionaries and what property lists have, as on Apple's systems an archive has it.
private enum ArchivedValue {
  static func data(_ value: Any) -> Data? {
    if let data = try? PropertyListSerialization.data(
      fromPropertyList: ["value": value], format: .binary, options: 0)
    {
      return data
    }
    return (value as? any NSCoding).flatMap {
      try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false)
    }
  }

  static func value(_ data: Data) -> Any? {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    if let list = list as? [String: Any], list["$archiver"] == nil { return list["value"] }
    return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
  }
}
