// SPDX-License-Identifier: Apache-2.0
import Foundation

// The values that Objective-C's runtime keeps beside an object. There is no such runtime: a table keeps it.

/// - SeeAlso: https://developer.apple.com/documentation/objectivec/objc_associationpolicy
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// The values that belong to objects. Those of an object that is gone are removed when the table
/// has doubled.
/// - Note: Unchecked: a lock guards the table.
private final class ObjectTable<Value>: @unchecked Sendable {
  private struct Row {
    weak var object: AnyObject?
    var value: Value
  }
  private let lock = NSLock()
  private var rows: [ObjectIdentifier: Row] = [:]
  private var limit = 64

  /// Changes what belongs to an object, which is made if nothing does.
  func change<Result>(
    of object: AnyObject, from first: @autoclosure () -> Value, _ body: (inout Value) -> Result
  ) -> Result {
    lock.lock()
    defer { lock.unlock() }
    let name = ObjectIdentifier(object)
    // Another object may have had this address.
    var value = rows[name].flatMap { $0.object === object ? $0.value : nil } ?? first()
    let result = body(&value)
    rows[name] = Row(object: object, value: value)
    if rows.count > limit {
      rows = rows.filter { $0.value.object != nil }
      limit = max(64, 2 * rows.count)
    }
    return result
  }
}

/// A value of an association; one that is assigned is not kept alive.
private enum Association {
  case kept(Any)
  case assigned(Weak)

  struct Weak { weak var object: AnyObject? }

  var value: Any? {
    switch self {
    case .kept(let value): value
    case .assigned(let weak): weak.object
    }
  }
}

private let associations = ObjectTable<[UnsafeRawPointer: Association]>()
private let monitors = ObjectTable<NSRecursiveLock>()

/// - SeeAlso: https://developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associations.change(of: object as AnyObject, from: [:]) { $0[key] }?.value
}

/// - SeeAlso: https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let new: Association? =
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      value.map { .assigned(Association.Weak(object: $0 as AnyObject)) }
    case .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_COPY_NONATOMIC,
      .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY:
      value.map { .kept($0) }
    }
  // What is replaced may have associations of its own: it ends when nothing is locked any more.
  let old = associations.change(of: object as AnyObject, from: [:]) { values in
    let old = values[key]
    values[key] = new
    return old
  }
  withExtendedLifetime(old) {}
}

public func objc_removeAssociatedObjects(_ object: Any) {
  let old = associations.change(of: object as AnyObject, from: [:]) { values in
    let old = values
    values = [:]
    return old
  }
  withExtendedLifetime(old) {}
}

// MARK: @synchronized

/// The lock that belongs to an object.
private func monitor(of object: Any) -> NSRecursiveLock {
  monitors.change(of: object as AnyObject, from: NSRecursiveLock()) { $0 }
}

/// Waits until no other thread is between `objc_sync_enter` and `objc_sync_exit` of the object.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  monitor(of: obj).lock()
  return 0
}
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  monitor(of: obj).unlock()
  return 0
}
