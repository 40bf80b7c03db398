// SPDX-License-Identifier: Apache-2.0
import HostedBase
import UIKit

/// The managers of the app, and what the emulator's `bluetooth event` does with them: if iOS launches the app
/// for it, those that the app has named are restored; otherwise a restored peripheral, or a central, is heard.
///
/// - Note: Unchecked: managers are made on any thread; what is kept is behind a lock.
/// - SeeAlso: https://developer.apple.com/documentation/corebluetooth/cbcentralmanagerdelegate/centralmanager(_:willrestorestate:)
final class Restoration: @unchecked Sendable {
  private static let shared = Restoration()
  private let lock = NSLock()
  private var allCentrals: [Weak<CBCentralManager>] = []
  private var allPeripherals: [Weak<CBPeripheralManager>] = []
  private var centrals: [CBCentralManager] { lock.withLock { allCentrals.compactMap(\.manager) } }
  private var peripherals: [CBPeripheralManager] {
    lock.withLock { allPeripherals.compactMap(\.manager) }
  }

  private struct Weak<Manager: CBManager> { weak var manager: Manager? }
  /// - Note: Unchecked: it goes to the queue that the app gave, as Apple's does.
  private struct Unchecked<Value>: @unchecked Sendable { let value: Value }

  private init() {
    let register: @MainActor @Sendable () -> Void = {
      AppRuntime.callHandlers["centralManager(_:willRestoreState:)"] = {
        Self.shared.restoreCentral()
      }
      AppRuntime.callHandlers["peripheral(_:didUpdateValueFor:error:)"] = { Self.shared.update() }
      AppRuntime.callHandlers["peripheralManager(_:willRestoreState:)"] = {
        Self.shared.restorePeripheral()
      }
      AppRuntime.callHandlers["peripheralManager(_:didReceiveRead:)"] = { Self.shared.read() }
    }
    if Thread.isMainThread {
      MainActor.assumeIsolated(register)
    } else {
      DispatchQueue.main.async(execute: register)
    }
  }

  static func add(_ manager: CBCentralManager) {
    shared.lock.withLock { shared.allCentrals.append(Weak(manager: manager)) }
    shared.tellState(manager, isRestorable: manager.isRestorable, on: manager.queue) {
      $0.delegate?.centralManagerDidUpdateState($0)
    }
  }

  static func add(_ manager: CBPeripheralManager) {
    shared.lock.withLock { shared.allPeripherals.append(Weak(manager: manager)) }
    shared.tellState(manager, isRestorable: manager.isRestorable, on: manager.queue) {
      $0.delegate?.peripheralManagerDidUpdateState($0)
    }
  }

  /// The state is told once it is known. Of a manager that can be restored it is told after that: who is
  /// restored is told so first.
  private func tellState<Manager: CBManager>(
    _ manager: Manager, isRestorable: Bool, on queue: DispatchQueue?,
    _ tell: @escaping @Sendable (Manager) -> Void
  ) {
    let told = Unchecked(value: manager)
    let delay = isRestorable ? Self.restoringTime : .zero
    (queue ?? .main).asyncAfter(deadline: .now() + delay) {
      if told.value.state == .poweredOff { tell(told.value) }
    }
  }

  /// By then the emulator has restored what it restores: it does so right after the launch.
  private static let restoringTime = 0.3

  // MARK: What the emulator's events call

  /// False: the app has no central manager with a name.
  @MainActor private func restoreCentral() -> Bool {
    guard
      let manager = centrals.last(where: \.isRestorable),
      let delegate = manager.delegate
    else { return false }
    let peripheral = CBPeripheral()
    peripheral.state = .connected
    manager.peripherals = [peripheral]
    manager.state = .poweredOn
    let told = Unchecked(value: (manager, delegate, peripheral))
    AppRuntime.current?.call(on: manager.queue) {
      let (manager, delegate, peripheral) = told.value
      delegate.centralManager(
        manager, willRestoreState: [CBCentralManagerRestoredStatePeripheralsKey: [peripheral]])
      delegate.centralManagerDidUpdateState(manager)
    }
    return true
  }

  /// False: no peripheral is connected that the app has a delegate for.
  @MainActor private func update() -> Bool {
    for manager in centrals {
      guard let peripheral = manager.peripherals.first(where: { $0.delegate != nil }) else {
        continue
      }
      let told = Unchecked(value: peripheral)
      AppRuntime.current?.call(on: manager.queue) {
        told.value.delegate?.peripheral(
          told.value, didUpdateValueFor: CBCharacteristic(), error: nil)
      }
      return true
    }
    return false
  }

  /// False: the app has no peripheral manager with a name.
  @MainActor private func restorePeripheral() -> Bool {
    guard
      let manager = peripherals.last(where: \.isRestorable),
      let delegate = manager.delegate
    else { return false }
    manager.state = .poweredOn
    let told = Unchecked(value: (manager, delegate))
    AppRuntime.current?.call(on: manager.queue) {
      let (manager, delegate) = told.value
      delegate.peripheralManager(
        manager, willRestoreState: [CBPeripheralManagerRestoredStateServicesKey: [CBService]()])
      delegate.peripheralManagerDidUpdateState(manager)
    }
    return true
  }

  /// False: the app has no peripheral manager.
  @MainActor private func read() -> Bool {
    guard let manager = peripherals.last, let delegate = manager.delegate
    else { return false }
    let told = Unchecked(value: (manager, delegate))
    AppRuntime.current?.call(on: manager.queue) {
      told.value.1.peripheralManager(told.value.0, didReceiveRead: CBATTRequest())
    }
    return true
  }
}
