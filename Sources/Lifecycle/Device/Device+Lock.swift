// SPDX-License-Identifier: Apache-2.0

/// The lock of the device, and whether its protected data can be read.
enum LockState: Hashable, Sendable {
  case unlocked
  case locked
  /// Locked since the device was switched on: protected data cannot be read.
  case beforeFirstUnlock
}

/// The side button, and the lock.
extension Device {
  /// True if the device is locked.
  public var isLocked: Bool { lockState != .unlocked }

  /// True if the device has been unlocked since it was switched on: until then protected data
  /// cannot be read.
  public var hasBeenUnlocked: Bool { lockState != .beforeFirstUnlock }

  /// The screen goes dark: an app's alert and a call stay, the rest closes.
  mutating func lock() {
    lockState = .locked
    banner = nil
    coverStack.keepCallAndAlert()
    if case .app(let index) = front { leave(index, .lock) }
    announceProtectedData(isAvailable: false)
  }

  /// The user unlocks, and comes back to what was in front.
  mutating func unlock() {
    if case .app(let index) = front { makeUnlocked(opening: index) } else { makeUnlocked() }
    guard case .app(let index) = front, !coverStack.contains(.call) else { return }
    switch apps[index].projectedState {
    case .background, .suspended: bringToFront(index, .unlock, .nothing)
    case .inactive where coverStack.isEmpty:
      planTransition(
        index, apps[index].activatingSteps(.unlock, .leaveByLock), to: .active)
    case .notRunning, .active, .inactive: break
    }
  }

  /// The device is unlocked, to open an app or the Home screen; protected data can be read.
  mutating func makeUnlocked(opening index: Int? = nil) {
    lockState = .unlocked
    if let index, !coverStack.contains(.call), apps[index].traits.usesDataProtection {
      // A suspended app is notified when it runs again, before it comes to the front.
      apps[index].resume(.unlock, &context)
    }
    announceProtectedData(isAvailable: true)
  }

  private mutating func announceProtectedData(isAvailable: Bool) {
    // Data protection came with iOS 4.
    guard version >= 4 else { return }
    for index in apps.indices where apps[index].traits.usesDataProtection {
      switch apps[index].projectedState {
      case .notRunning, .suspended: continue
      case .inactive, .active, .background: break
      }
      plan(
        .delivery, index,
        isAvailable
          ? [
            .call(.protectedDataDidBecomeAvailable, .protectedData),
            .post(.protectedDataDidBecomeAvailable, .protectedData),
          ]
          : [
            .call(.protectedDataWillBecomeUnavailable, .protectedData),
            .post(.protectedDataWillBecomeUnavailable, .protectedData),
          ])
    }
  }
}
