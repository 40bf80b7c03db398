// SPDX-License-Identifier: Apache-2.0
import HostedBase

// Bluetooth is off: managers say so, and no device is found.

public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined, restricted, denied, allowedAlways
}
public enum CBPeripheralState: Int, Sendable {
  case disconnected, connecting, connected, disconnecting
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class CBUUID: NSObject, @unchecked Sendable {
  public let uuidString: String
  public init(string theString: String) { uuidString = theString }
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  open override var hash: Int { uuidString.hashValue }
}
open class CBAttribute: NSObject { open var uuid: CBUUID { CBUUID(string: "") } }
open class CBService: CBAttribute { open var characteristics: [CBCharacteristic]? { nil } }
open class CBCharacteristic: CBAttribute {
  open var value: Data? { nil }
  open var properties: CBCharacteristicProperties { [] }
  open var isNotifying: Bool { false }
}
public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let read = Self(rawValue: 2)
  public static let writeWithoutResponse = Self(rawValue: 4)
  public static let write = Self(rawValue: 8)
  public static let notify = Self(rawValue: 16)
}
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
open class CBPeer: NSObject { public let identifier = UUID() }
open class CBPeripheral: CBPeer {
  open weak var delegate: (any CBPeripheralDelegate)?
  open var name: String? { nil }
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]? { nil }
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  open func readValue(for characteristic: CBCharacteristic) {}
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  open func readRSSI() {}
}
open class CBManager: NSObject {
  open var state: CBManagerState { .poweredOff }
  open class var authorization: CBManagerAuthorization { .allowedAlways }
}
/// - SeeAlso: https://developer.apple.com/documentation/corebluetooth/cbcentralmanager
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class CBCentralManager: CBManager, @unchecked Sendable {
  open weak var delegate: (any CBCentralManagerDelegate)?
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    (queue ?? .main).async { self.delegate?.centralManagerDidUpdateState(self) }
  }
  open private(set) var isScanning = false
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil)
  {}
  open func stopScan() {}
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
}
public protocol CBCentralManagerDelegate: AnyObject {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber)
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?)
}
extension CBCentralManagerDelegate {
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
}
public protocol CBPeripheralDelegate: AnyObject {
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
}
extension CBPeripheralDelegate {
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
}
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
