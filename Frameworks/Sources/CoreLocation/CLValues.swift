// SPDX-License-Identifier: Apache-2.0
import HostedBase

public enum CLDeviceOrientation: Int32, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }
public typealias CLHeadingComponentValue = Double
public let kCLHeadingFilterNone: CLLocationDegrees = -1
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 10_000
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A stay at a place: none is noticed.
/// - SeeAlso: https://developer.apple.com/documentation/corelocation/clvisit
open class CLVisit: NSObject {
  open var arrivalDate: Date { .distantPast }
  open var departureDate: Date { .distantFuture }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
}
extension CLHeading {
  public var x: CLHeadingComponentValue { 0 }
  public var y: CLHeadingComponentValue { 0 }
  public var z: CLHeadingComponentValue { 0 }
}
extension CLBeacon {
  public var proximityUUID: UUID { uuid }
}
extension CLBeaconRegion {
  public var proximityUUID: UUID { uuid }
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String
  ) { self.init(uuid: proximityUUID, identifier: identifier) }
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) { self.init(uuid: proximityUUID, identifier: identifier) }
  public func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
    NSMutableDictionary()
  }
}
extension CLLocation {
  /// - Note: A location here does not move: its speed and course are not kept.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, timestamp: timestamp)
  }
  public var speedAccuracy: CLLocationSpeed { -1 }
  public var courseAccuracy: CLLocationDirection { -1 }
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
}
