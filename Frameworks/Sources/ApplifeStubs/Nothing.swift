// SPDX-License-Identifier: Apache-2.0
import HostedBase
import UIKit

/// The value of what is not there: each of its members and each call of it is such a value again, or the plain value
/// of the type that is asked for.
@dynamicMemberLookup @dynamicCallable
public struct ApplifeNothing: Hashable, Sendable {
  public init() {}

  public subscript(dynamicMember name: String) -> ApplifeNothing {
    get { ApplifeNothing() }
    nonmutating set {}
  }
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> ApplifeNothing? {
    get { nil }
    nonmutating set {}
  }
  @_disfavoredOverload
  public subscript<T>(dynamicMember name: String) -> T {
    get { applifeNothing() }
    nonmutating set {}
  }
  public subscript(key: Any) -> ApplifeNothing {
    get { ApplifeNothing() }
    nonmutating set {}
  }

  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> ApplifeNothing { ApplifeNothing() }
  @_disfavoredOverload
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> ApplifeNothing? { nil }
  @_disfavoredOverload
  public func dynamicallyCall<T>(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> T { applifeNothing() }

  public static func == (value: ApplifeNothing, none: _OptionalNilComparisonType) -> Bool { true }
  public static func != (value: ApplifeNothing, none: _OptionalNilComparisonType) -> Bool { false }
}

extension ApplifeNothing: CustomStringConvertible {
  public var description: String { "nothing" }
}

/// Returns none: the value of a condition that binds a name.
public func applifeNone<T>(_ value: T) -> T? { nil }

/// Returns the plain value of a type: false, zero, nothing, or empty.
public func applifeNothing<T>() -> T {
  if let type = T.self as? any ApplifePlain.Type, let value = type.applifePlain as? T {
    return value
  }
  if let value = () as? T { return value }
  let views: [any NSObject & Sendable] = MainActor.assumeIsolated {
    [UIViewController(), UIView()]
  }
  if let value = views.lazy.compactMap({ $0 as? T }).first { return value }
  fatalError("a value of \(T.self) is needed, which would come from what is left out")
}

/// A type with a plain value.
public protocol ApplifePlain {
  static var applifePlain: Any { get }
}
extension ApplifeNothing: ApplifePlain {
  public static var applifePlain: Any { ApplifeNothing() }
}
extension Bool: ApplifePlain {
  public static var applifePlain: Any { false }
}
extension Int: ApplifePlain {
  public static var applifePlain: Any { 0 }
}
extension Int32: ApplifePlain {
  public static var applifePlain: Any { Int32(0) }
}
extension Int64: ApplifePlain {
  public static var applifePlain: Any { Int64(0) }
}
extension Double: ApplifePlain {
  public static var applifePlain: Any { 0.0 }
}
extension Float: ApplifePlain {
  public static var applifePlain: Any { Float(0) }
}
extension CGFloat: ApplifePlain {
  public static var applifePlain: Any { CGFloat(0) }
}
extension String: ApplifePlain {
  public static var applifePlain: Any { "" }
}
extension Data: ApplifePlain {
  public static var applifePlain: Any { Data() }
}
extension Date: ApplifePlain {
  public static var applifePlain: Any { Date() }
}
extension Array: ApplifePlain {
  public static var applifePlain: Any { [Element]() }
}
extension Set: ApplifePlain {
  public static var applifePlain: Any { Set<Element>() }
}
extension Dictionary: ApplifePlain {
  public static var applifePlain: Any { [Key: Value]() }
}
extension Optional: ApplifePlain {
  public static var applifePlain: Any { Wrapped?.none as Any }
}
