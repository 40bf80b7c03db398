// SPDX-License-Identifier: Apache-2.0
import Foundation

// Notifications between processes: no other process posts one, and what the app posts reaches itself.

/// - SeeAlso: https://developer.apple.com/documentation/corefoundation/cfnotificationcenter
public typealias CFNotificationCenter = NotificationCenter
public struct CFNotificationName: Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: CFString) { self.rawValue = rawValue as String }
  public init(rawValue: CFString) { self.rawValue = rawValue as String }
}
public enum CFNotificationSuspensionBehavior: CFIndex, Sendable {
  case drop = 1, coalesce, hold, deliverImmediately
}
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void
private let darwinCenter = NotificationCenter()
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { darwinCenter }
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .default }
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer?,
  _ callBack: @escaping CFNotificationCallback, _ name: CFString?, _ object: UnsafeRawPointer?,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  // Apple's callback is a function of C, which any thread may call.
  nonisolated(unsafe) let callBack = callBack
  nonisolated(unsafe) let observer = observer.map { UnsafeMutableRawPointer(mutating: $0) }
  _ = center.addObserver(
    forName: name.map { Notification.Name($0 as String) }, object: nil, queue: nil
  ) { notification in
    callBack(
      nil, observer, CFNotificationName(notification.name.rawValue as NSString), nil, nil)
  }
}
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?, _ deliverImmediately: Bool
) { center.post(name: Notification.Name(name.rawValue), object: nil) }
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?,
  _ object: UnsafeRawPointer?
) {}
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer?
) {}
