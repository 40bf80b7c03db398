// SPDX-License-Identifier: Apache-2.0

// Key-value coding of UIKit's objects needs Objective-C. What is set is kept beside the object, so that
// it can be read again, and it changes nothing else. What was never set is nil.

/// The values that were set on an object.
@MainActor private var values: [ObjectIdentifier: (owner: Weak, values: [String: Any])] = [:]
private struct Weak { weak var object: AnyObject? }

/// - SeeAlso: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/setvalue(_:forkey:)
@preconcurrency @MainActor public protocol _KeyValueCoding: NSObject {}
extension _KeyValueCoding {
  public func setValue(_ value: Any?, forKey key: String) {
    values = values.filter { $0.value.owner.object != nil }
    values[ObjectIdentifier(self), default: (Weak(object: self), [:])].values[key] = value
  }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
  public func value(forKey key: String) -> Any? {
    if let bar = self as? UISearchBar, ["searchField", "_searchField"].contains(key) {
      return bar.searchTextField
    }
    let kept = values[ObjectIdentifier(self)]
    return kept?.owner.object === self ? kept?.values[key] : nil
  }
  public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
extension UIResponder: _KeyValueCoding {}
extension UIDevice: _KeyValueCoding {}
extension UIAlertAction: _KeyValueCoding {}
extension CALayer: _KeyValueCoding {}
extension UIBarItem: _KeyValueCoding {}
extension UIGestureRecognizer: _KeyValueCoding {}
