// SPDX-License-Identifier: Apache-2.0
import HostedBase
import UIKit

/// The value of what is not there: each of its members and each call of it is such a value again, or the plain value
/// of the type that is asked for.
@dynamicMemberLookup @dynamicCallable
public struct ApplifeNothing: ApplifeMembers, Hashable, Sendable {
  public init() {}

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
  if Thread.isMainThread {
    let objects: [any NSObject & Sendable] = MainActor.assumeIsolated {
      [
        UIViewController(), UIView(),
        UISceneConfiguration(name: nil, sessionRole: .windowApplication),
      ]
    }
    if let value = objects.lazy.compactMap({ $0 as? T }).first { return value }
  }
  if let value = plainValues.lazy.compactMap({ $0 as? T }).first { return value }
  fatalError("a value of \(T.self) is needed, which would come from what is left out")
}

/// Returns a function that does nothing.
public func applifeNothing<R>() -> () -> R { { applifeNothing() } }
/// Returns a function that does nothing.
public func applifeNothing<A, R>() -> (A) -> R { { _ in applifeNothing() } }
/// Returns a function that does nothing.
public func applifeNothing<A, B, R>() -> (A, B) -> R { { _, _ in applifeNothing() } }
/// Returns a function that does nothing.
public func applifeNothing<A, B, C, R>() -> (A, B, C) -> R { { _, _, _ in applifeNothing() } }

/// The plain values of types that are not extended.
private var plainValues: [Any] {
  [
    URL(fileURLWithPath: "/"), URLRequest(url: URL(fileURLWithPath: "/")), UUID(), Locale.current,
    Calendar.current, TimeZone.current, IndexPath(), CharacterSet(), IndexSet(),
    UIColor.clear, UIImage(), UIFont.systemFont(ofSize: 12), UserDefaults.standard,
    FileManager.default, Bundle.main, NotificationCenter.default, URLSession.shared,
    NSError(domain: "applife", code: 0), Character(" "), NSObject(),
  ]
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
