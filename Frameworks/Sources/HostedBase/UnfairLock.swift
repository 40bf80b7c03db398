// SPDX-License-Identifier: Apache-2.0
import Foundation

// On Apple's systems, Foundation brings the locks of C.

/// The lock of C: a mutex of Linux, which starts with zeros as Apple's does.
/// - SeeAlso: https://developer.apple.com/documentation/os/os_unfair_lock
public struct os_unfair_lock {
  fileprivate var mutex = pthread_mutex_t()
  public init() {}
}
public typealias os_unfair_lock_s = os_unfair_lock
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  _ = lock.withMemoryRebound(to: pthread_mutex_t.self, capacity: 1) { pthread_mutex_lock($0) }
}
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  _ = lock.withMemoryRebound(to: pthread_mutex_t.self, capacity: 1) { pthread_mutex_unlock($0) }
}
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  lock.withMemoryRebound(to: pthread_mutex_t.self, capacity: 1) { pthread_mutex_trylock($0) } == 0
}
