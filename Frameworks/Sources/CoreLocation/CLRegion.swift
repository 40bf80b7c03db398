// SPDX-License-Identifier: Apache-2.0
import HostProtocol

/// A part of the Earth whose border the device crosses with the emulator's events `enter region` and
/// `exit region`.
/// - Note: Unchecked, because an open class is never checked: only the two flags change, on the app's own
///   word.
/// - SeeAlso: https://developer.apple.com/documentation/corelocation/clregion
open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(_ identifier: String) { self.identifier = identifier }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }
}

open class CLCircularRegion: CLRegion, @unchecked AppleSendable {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
      from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

open class CLBeaconRegion: CLRegion, @unchecked AppleSendable {
  public let uuid: UUID
  open var notifyEntryStateOnDisplay = false

  public init(uuid: UUID, identifier: String) {
    self.uuid = uuid
    super.init(identifier)
  }
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) { self.init(uuid: uuid, identifier: identifier) }
  public convenience init(
    beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String
  ) { self.init(uuid: beaconIdentityConstraint.uuid, identifier: identifier) }
}

/// The values that beacons are ranged by. No beacon is near: the app is told of none.
public final class CLBeaconIdentityConstraint: NSObject, Sendable {
  public let uuid: UUID
  public let major: CLBeaconMajorValue?
  public let minor: CLBeaconMinorValue?

  public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
  }
}

public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// A beacon that is near.
public final class CLBeacon: NSObject, Sendable {
  public let uuid: UUID
  public let major: NSNumber
  public let minor: NSNumber
  public var proximity: CLProximity { .unknown }
  public var accuracy: CLLocationAccuracy { -1 }
  public var rssi: Int { 0 }

  init(uuid: UUID) {
    self.uuid = uuid
    major = 0
    minor = 0
  }
}

public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// The direction that the device points in.
public final class CLHeading: NSObject, Sendable {
  public var magneticHeading: CLLocationDirection { -1 }
  public var trueHeading: CLLocationDirection { -1 }
  public var headingAccuracy: CLLocationDirection { -1 }
  public var timestamp: Date { Date() }
}
