// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase
import HostProtocol
import UIKit

// Bluetooth is off: managers say so, and no device is found. If iOS launches the app for Bluetooth (the
// emulator's event `bluetooth event`), it is on, and the managers are restored: Restoration.swift.

public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined, restricted, denied, allowedAlways
}
public enum CBPeripheralState: Int, Sendable {
  case disconnected, connecting, connected, disconnecting
}
open class CBUUID: NSObject, @unchecked AppleSendable {
  public let uuidString: String
  public init(string theString: String) { uuidString = theString }
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  open override var hash: Int { uuidString.hashValue }
}
open class CBAttribute: NSObject { open var uuid: CBUUID { CBUUID(string: "") } }
open class CBService: CBAttribute {
  open var characteristics: [CBCharacteristic]? {
    get { nil }
    set {}
  }
}
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
  /// One that was restored was connected when iOS ended the app.
  open internal(set) var state: CBPeripheralState = .disconnected
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
  open internal(set) var state: CBManagerState = .poweredOff
  open class var authorization: CBManagerAuthorization { .allowedAlways }
}
/// - SeeAlso: https://developer.apple.com/documentation/corebluetooth/cbcentralmanager
open class CBCentralManager: CBManager, @unchecked AppleSendable {
  open weak var delegate: (any CBCentralManagerDelegate)?
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    self.queue = queue
    isRestorable = options?[CBCentralManagerOptionRestoreIdentifierKey] != nil
    super.init()
    Restoration.add(self)
  }
  let queue: DispatchQueue?
  /// True if the app has named it, so that iOS can restore it.
  let isRestorable: Bool
  /// The peripherals that were restored.
  var peripherals: [CBPeripheral] = []
  open private(set) var isScanning = false
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil)
  {}
  open func stopScan() {}
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] {
    peripherals.filter { identifiers.contains($0.identifier) }
  }
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
/// - SeeAlso: https://developer.apple.com/documentation/corebluetooth/cbperipheralmanager
open class CBPeripheralManager: CBManager, @unchecked AppleSendable {
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  let queue: DispatchQueue?
  let isRestorable: Bool
  public init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    self.queue = queue
    isRestorable = options?[CBPeripheralManagerOptionRestoreIdentifierKey] != nil
    super.init()
    Restoration.add(self)
  }
  open private(set) var isAdvertising = false
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  open func stopAdvertising() {}
  open func add(_ service: CBMutableService) {}
  open func remove(_ service: CBMutableService) {}
  open func removeAllServices() {}
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
  @discardableResult open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic,
    onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { true }
}
open class CBCentral: CBPeer { open var maximumUpdateValueLength: Int { 182 } }
/// A read or a write of a central.
open class CBATTRequest: NSObject {
  public let central = CBCentral()
  public let characteristic: CBCharacteristic = CBCharacteristic()
  open var offset: Int { 0 }
  open var value: Data?
}
public struct CBATTError: Error, Sendable {
  public enum Code: Int, Sendable {
    case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu
    case insufficientAuthentication, requestNotSupported, invalidOffset
  }
  public let code: Code
}
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readable = Self(rawValue: 1)
  public static let writeable = Self(rawValue: 2)
}
open class CBMutableService: CBService {
  private let ownUUID: CBUUID
  private var ownCharacteristics: [CBCharacteristic]?
  public init(type UUID: CBUUID, primary isPrimary: Bool) { ownUUID = UUID }
  open override var uuid: CBUUID { ownUUID }
  open override var characteristics: [CBCharacteristic]? {
    get { ownCharacteristics }
    set { ownCharacteristics = newValue }
  }
}
open class CBMutableCharacteristic: CBCharacteristic {
  private let ownUUID: CBUUID
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) { ownUUID = UUID }
  open override var uuid: CBUUID { ownUUID }
}
public protocol CBPeripheralManagerDelegate: AnyObject {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  /// Accepted: no central writes here.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
  /// Accepted: nothing is advertised here.
  func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager, error: (any Error)?)
}
extension CBPeripheralManagerDelegate {
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]
  ) {}
  public func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager, error: (any Error)?
  ) {}
}
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
