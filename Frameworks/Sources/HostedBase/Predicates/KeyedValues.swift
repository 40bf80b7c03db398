// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An object that knows its values by their keys, and is the same as others with its identity: that of Core Data.
package protocol KeyedObject: AnyObject {
  func keyedValue(_ key: String) -> Any?
  var identity: AnyObject { get }
}

/// A value without the optionals it is wrapped in.
package func flat(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
  return mirror.children.first.flatMap { flat($0.value) }
}

/// Values by their keys, as Objective-C has them, and their order.
package enum KeyedValues {
  /// Returns the value that a key path leads to: `list.name`. Through many objects it leads to the
  /// values of all.
  package static func value(of object: Any?, at path: String) -> Any? {
    var current = object.flatMap(flat)
    if path == "SELF" || path == "self" { return current }
    var parts = path.split(separator: ".").map(String.init)
    if parts.first?.uppercased() == "SELF" { parts.removeFirst() }
    for (place, part) in parts.enumerated() {
      guard let value = current else { return nil }
      if let all = elements(value) {
        if part.hasPrefix("@") {
          return aggregate(part, all, parts[(place + 1)...].joined(separator: "."))
        }
        let rest = parts[place...].joined(separator: ".")
        return all.flatMap { element -> [Any] in
          let value = self.value(of: element, at: rest)
          return value.flatMap(elements) ?? (value.map { [$0] } ?? [])
        }
      }
      current = property(part, of: value)
    }
    return current
  }

  private static func property(_ key: String, of value: Any) -> Any? {
    if let object = value as? any KeyedObject { return object.keyedValue(key).flatMap(flat) }
    if let dictionary = value as? [String: Any] { return dictionary[key].flatMap(flat) }
    if let text = value as? String, key == "length" { return text.utf16.count }
    var mirror = Optional(Mirror(reflecting: value))
    while let current = mirror {
      for child in current.children where child.label == key || child.label == "_" + key {
        return flat(child.value)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func aggregate(_ name: String, _ all: [Any], _ rest: String) -> Any? {
    let values = rest.isEmpty ? all : all.compactMap { value(of: $0, at: rest) }
    let numbers = values.compactMap(number)
    switch name {
    case "@count": return all.count
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "@max": return values.max { order($0, $1) == .orderedAscending }
    case "@min": return values.min { order($0, $1) == .orderedAscending }
    case _: return nil
    }
  }

  /// The elements of a collection; nil for a value that is none.
  package static func elements(_ value: Any) -> [Any]? {
    switch value {
    case is String, is Data, is any KeyedObject: return nil
    case let set as NSSet: return set.allObjects
    case let set as NSOrderedSet: return set.array
    case let array as [Any]: return array
    case let array as NSArray: return array.map { $0 }
    case _:
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .set || mirror.displayStyle == .collection else { return nil }
      return mirror.children.map(\.value)
    }
  }

  package static func number(_ value: Any) -> Double? {
    switch value {
    case let number as NSNumber: return number.doubleValue
    case let flag as Bool: return flag ? 1 : 0
    case let number as any BinaryInteger: return Double(number)
    case let number as any BinaryFloatingPoint: return Double(number)
    case let number as Decimal: return NSDecimalNumber(decimal: number).doubleValue
    case let date as Date: return date.timeIntervalSinceReferenceDate
    case let date as NSDate: return date.timeIntervalSinceReferenceDate
    case _: return nil
    }
  }

  package static func text(_ value: Any) -> String? {
    switch value {
    case let text as String: return text
    case let text as NSString: return text as String
    case let text as Substring: return String(text)
    case let url as URL: return url.absoluteString
    case let id as UUID: return id.uuidString
    case let id as NSUUID: return id.uuidString
    case _: return nil
    }
  }

  /// Returns the order of two values; nil if they can't be compared. A value that is missing comes
  /// first, as in SQLite.
  package static func order(_ one: Any?, _ other: Any?) -> ComparisonResult? {
    switch (one.flatMap(flat), other.flatMap(flat)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let one?, let other?):
      if let one = number(one), let other = number(other) {
        return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
      }
      if let one = text(one), let other = text(other) {
        return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
      }
      return nil
    }
  }

  /// True if two values are the same.
  package static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one = one.flatMap(flat), let other = other.flatMap(flat) else {
      return one.flatMap(flat) == nil && other.flatMap(flat) == nil
    }
    if let order = order(one, other) { return order == .orderedSame }
    if let one = one as? any KeyedObject, let other = other as? any KeyedObject {
      return one.identity === other.identity
    }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return (one as AnyObject) === (other as AnyObject)
  }

  /// Objects in the order of descriptors; those that are the same keep theirs.
  package static func sorted<Object>(_ objects: [Object], by descriptors: [NSSortDescriptor])
    -> [Object]
  {
    let keyed = objects.enumerated().map { place, object in
      (place: place, object: object, keys: descriptors.map { $0.hostedKey(of: object) })
    }
    return keyed.sorted { one, other in
      for (place, descriptor) in descriptors.enumerated() {
        let order = one.keys[place].order(other.keys[place])
        if order != .orderedSame {
          return (order == .orderedAscending) == descriptor.ascending
        }
      }
      return one.place < other.place
    }.map(\.object)
  }
}
