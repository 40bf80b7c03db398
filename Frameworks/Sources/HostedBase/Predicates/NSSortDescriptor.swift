// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A key as a part of a key path, because there is no Objective-C that finds a property by its name.
struct SortKey: Hashable {
  /// The key, or a key path of Swift's.
  let path: AnyHashable
  /// True if texts are compared as people do: numbers by their value, without regard to case.
  let isForPeople: Bool
}

/// The value that a key path with a ``SortKey`` leads to.
package struct KeyedValue: Comparable {
  let value: Any?
  let isForPeople: Bool

  package static func == (one: KeyedValue, other: KeyedValue) -> Bool {
    one.order(other) == .orderedSame
  }
  package static func < (one: KeyedValue, other: KeyedValue) -> Bool {
    one.order(other) == .orderedAscending
  }

  func order(_ other: KeyedValue) -> ComparisonResult {
    if isForPeople, let one = value.flatMap(KeyedValues.text),
      let other = other.value.flatMap(KeyedValues.text)
    {
      return one.localizedStandardCompare(other)
    }
    return KeyedValues.order(value, other.value) ?? .orderedSame
  }
}

extension NSObject {
  subscript(hosted key: SortKey) -> KeyedValue {
    let value: Any?
    if let path = key.path as? AnyKeyPath {
      value = (self as Any)[keyPath: path]
    } else {
      value = KeyedValues.value(of: self, at: key.path as? String ?? "SELF")
    }
    return KeyedValue(value: value, isForPeople: key.isForPeople)
  }
}

extension NSSortDescriptor {
  /// - SeeAlso: https://developer.apple.com/documentation/foundation/nssortdescriptor/init(key:ascending:)
  public convenience init(key: String?, ascending: Bool) {
    self.init(SortKey(path: key ?? "SELF", isForPeople: false), ascending)
  }

  /// - Parameter selector: how texts are compared. Each that an app can name compares them as people do.
  public convenience init(key: String?, ascending: Bool, selector: Any?) {
    self.init(SortKey(path: key ?? "SELF", isForPeople: selector != nil), ascending)
  }

  /// Foundation on Linux takes no key path to an optional value.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(SortKey(path: keyPath, isForPeople: false), ascending)
  }

  private convenience init(_ key: SortKey, _ ascending: Bool) {
    self.init(keyPath: \NSObject.[hosted: key], ascending: ascending)
  }

  /// Returns the value that an object is sorted by.
  package func hostedKey(of object: Any) -> KeyedValue {
    let value = object[keyPath: keyPath]
    return value as? KeyedValue ?? KeyedValue(value: value, isForPeople: false)
  }
}
