// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Defaults that outlive the process as soon as they are set.
///
/// On iOS each change goes to another process at once (`cfprefsd`), which writes it to the disk later: the
/// end of the app loses none. Here each change is written before the setter returns.
/// - SeeAlso: https://developer.apple.com/forums/thread/728044
/// - SeeAlso: https://developer.apple.com/documentation/foundation/userdefaults/synchronize()
open class UserDefaults: Foundation.UserDefaults {
  /// - Note: Unchecked: Foundation's own is shared by all threads in the same way.
  private nonisolated(unsafe) static let one = UserDefaults()
  open override class var standard: UserDefaults { one }

  // The setters of other types end here.
  open override func set(_ value: Any?, forKey defaultName: String) {
    super.set(value, forKey: defaultName)
    keep()
  }

  open override func removeObject(forKey defaultName: String) {
    super.removeObject(forKey: defaultName)
    keep()
  }

  open override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    super.setPersistentDomain(domain, forName: domainName)
    keep()
  }

  open override func removePersistentDomain(forName domainName: String) {
    super.removePersistentDomain(forName: domainName)
    keep()
  }

  // MARK: Key-value coding, which is Objective-C's

  open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  open func value(forKey key: String) -> Any? { object(forKey: key) }

  private func keep() {
    _ = synchronize()
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
}
