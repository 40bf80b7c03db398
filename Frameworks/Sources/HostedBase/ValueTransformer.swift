// SPDX-License-Identifier: Apache-2.0
import Foundation
import HostProtocol
import Synchronization

/// - SeeAlso: https://developer.apple.com/documentation/foundation/nsvaluetransformername
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let secureUnarchiveFromDataTransformerName = Self(
    "NSSecureUnarchiveFromDataTransformerName")
}

/// Makes one value of another.
/// - SeeAlso: https://developer.apple.com/documentation/foundation/valuetransformer
open class ValueTransformer: NSObject, @unchecked AppleSendable {
  private static let all = Mutex<[NSValueTransformerName: ValueTransformer]>([:])
  public class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) { all.withLock { $0[name] = transformer } }
  public convenience init?(forName name: NSValueTransformerName) { return nil }
  public class func valueTransformerNames() -> [NSValueTransformerName] {
    all.withLock { Array($0.keys) }
  }
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  open class func allowsReverseTransformation() -> Bool { true }
  open func transformedValue(_ value: Any?) -> Any? { value }
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }
}
/// Core Data keeps such values without it.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked AppleSendable {
  open class var allowedTopLevelClasses: [AnyClass] { [] }
}
