// SPDX-License-Identifier: Apache-2.0
import Foundation
import Synchronization

/// The tokens of observers that were added with a selector. They are known by the observer, which
/// `removeObserver(_:)` names.
enum SelectorObservers {
  private struct Entry {
    let observer: ObjectIdentifier
    let name: NSNotification.Name?
    let token: Unchecked<NSObjectProtocol>
  }

  private static let entries = Mutex<[Entry]>([])

  static func keep(
    _ token: NSObjectProtocol, _ name: NSNotification.Name?, of observer: AnyObject
  ) {
    let entry = Entry(observer: ObjectIdentifier(observer), name: name, token: Unchecked(token))
    entries.withLock { $0.append(entry) }
  }

  /// Removes every observer: the process they belong to is gone.
  static func removeAll() {
    let removed = entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
    for entry in removed { NotificationCenter.default.removeObserver(entry.token.value) }
  }

  /// Removes an observer's tokens for a name; all of them for nil.
  static func remove(_ observer: AnyObject, _ name: NSNotification.Name?) {
    let identity = ObjectIdentifier(observer)
    let removed = entries.withLock { entries in
      let found = entries.filter { $0.observer == identity && (name == nil || $0.name == name) }
      entries.removeAll { $0.observer == identity && (name == nil || $0.name == name) }
      return found
    }
    for entry in removed { NotificationCenter.default.removeObserver(entry.token.value) }
  }
}

extension NotificationCenter {
  /// Removes an object that was added with a selector.
  public func removeObserver(_ observer: AnyObject) { SelectorObservers.remove(observer, nil) }

  /// Removes an object that was added with a selector, for one name.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    SelectorObservers.remove(observer, name)
  }
}
