// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The members that Objective-C's protocol of objects has, and Foundation on Linux gives its class
/// alone.
/// - SeeAlso: https://developer.apple.com/documentation/objectivec/nsobjectprotocol
extension NSObjectProtocol {
  public func isKind(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isKind(of: aClass) ?? false
  }
  public func isMember(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isMember(of: aClass) ?? false
  }
}

extension NSObject {
  /// Returns the name of the class.
  /// - SeeAlso: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/description()
  public class func description() -> String { NSStringFromClass(self) }
}
