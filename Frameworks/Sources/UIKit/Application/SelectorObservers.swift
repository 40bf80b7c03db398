// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The tokens of observers that were added with a selector. They are known by the observer, which
/// `removeObserver(_:)` names.
enum SelectorObservers {
  private struct Entry {
    let observer: ObjectIdentifier
    let name: NSNotification.Name?
    /// The object whose notifications are observed; nil: any.
    let object: ObjectIdentifier?
    let center: Unchecked<NotificationCenter>
    let token: Unchecked<NSObjectProtocol>

    func remove() { center.value.removeToken(token.value) }
  }

  private static let entries = Mutex<[Entry]>([])

  static func keep(
    _ token: NSObjectProtocol, of observer: AnyObject, _ name: NSNotification.Name?,
    _ object: Any?, in center: NotificationCenter
  ) {
    let entry = Entry(
      observer: ObjectIdentifier(observer), name: name, object: identity(of: object),
      center: Unchecked(center), token: Unchecked(token))
    entries.withLock { $0.append(entry) }
  }

  private static func identity(of object: Any?) -> ObjectIdentifier? {
    object.map { ObjectIdentifier($0 as AnyObject) }
  }

  /// Removes every observer: the process they belong to is gone.
  static func removeAll() {
    let removed = entries.withLock { entries in
      defer { entries = [] }
      return entries
    }
    for entry in removed { entry.remove() }
  }

  /// Removes what a center has of an observer.
  ///
  /// - Parameters:
  ///   - name: of what; nil: of any name.
  ///   - object: whose notifications; nil: anybody's.
  static func remove(
    _ observer: AnyObject, _ name: NSNotification.Name?, _ object: Any?,
    from center: NotificationCenter
  ) {
    let (observer, object) = (ObjectIdentifier(observer), identity(of: object))
    func isMeant(_ entry: Entry) -> Bool {
      entry.observer == observer && entry.center.value === center
        && (name == nil || entry.name == name) && (object == nil || entry.object == object)
    }
    let removed = entries.withLock { entries in
      defer { entries.removeAll(where: isMeant) }
      return entries.filter(isMeant)
    }
    for entry in removed { entry.remove() }
  }
}

extension NotificationCenter {
  /// Removes an object that was added with a selector, or the token of a block.
  public func removeObserver(_ observer: AnyObject) {
    SelectorObservers.remove(observer, nil, nil, from: self)
    removeToken(observer)
  }

  /// Removes an object that was added with a selector, or the token of a block, for one name.
  public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
    SelectorObservers.remove(observer, name, object, from: self)
    let token: Any = observer
    removeObserver(token, name: name, object: object)
  }

  /// Removes a token of Foundation's. As `Any`, since the method above takes every object.
  fileprivate func removeToken(_ token: Any) { removeObserver(token) }
}
