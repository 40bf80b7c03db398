// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The values that an app keeps in iCloud. Nobody is signed in, so they stay on the device, in the
/// home folder.
/// - SeeAlso: https://developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore
///
/// - Note: Unchecked: the defaults are safe to use from any thread.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = NSNotification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  private let values = UserDefaults(suiteName: "NSUbiquitousKeyValueStore") ?? .standard

  open func object(forKey key: String) -> Any? { values.object(forKey: key) }
  open func set(_ value: Any?, forKey key: String) { values.set(value, forKey: key) }
  open func removeObject(forKey key: String) { values.removeObject(forKey: key) }
  open func string(forKey key: String) -> String? { values.string(forKey: key) }
  open func array(forKey key: String) -> [Any]? { values.array(forKey: key) }
  open func dictionary(forKey key: String) -> [String: Any]? { values.dictionary(forKey: key) }
  open func data(forKey key: String) -> Data? { values.data(forKey: key) }
  open func longLong(forKey key: String) -> Int64 { Int64(values.integer(forKey: key)) }
  open func double(forKey key: String) -> Double { values.double(forKey: key) }
  open func bool(forKey key: String) -> Bool { values.bool(forKey: key) }
  open var dictionaryRepresentation: [String: Any] { values.dictionaryRepresentation() }
  @discardableResult open func synchronize() -> Bool { true }
}

public typealias CFAbsoluteTime = Double
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
