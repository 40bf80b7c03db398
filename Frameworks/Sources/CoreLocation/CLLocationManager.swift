// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import UIKit

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4
}

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation = 2
  case fitness = 3
  case otherNavigation = 4
  case airborne = 5
}

/// Follows the device's location: it is where it is, and has moved when the emulator's event
/// `location update` says so. What is asked of the user is granted at once, without an alert.
///
/// Unlike Apple's it belongs to the main thread, on which all of an app's delegates are called here.
/// - SeeAlso: https://developer.apple.com/documentation/corelocation/cllocationmanager
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tellAuthorization() } }
  }
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var activityType: CLActivityType = .other
  open var pausesLocationUpdatesAutomatically = true
  open var showsBackgroundLocationIndicator = false
  /// True if following the location keeps the app running in the background, where its Info.plist
  /// has the mode `location`.
  open var allowsBackgroundLocationUpdates = false {
    didSet { Followers.shared.change() }
  }
  open private(set) var location: CLLocation?
  open var authorizationStatus: CLAuthorizationStatus { Followers.shared.status }

  fileprivate var isFollowing = false
  private var isMonitoring = false

  public override init() {
    super.init()
    Followers.shared.add(self)
  }

  open class func locationServicesEnabled() -> Bool { true }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
  open class func authorizationStatus() -> CLAuthorizationStatus { Followers.shared.status }

  open func requestWhenInUseAuthorization() {
    if authorizationStatus == .notDetermined { Followers.shared.authorize(.authorizedWhenInUse) }
  }
  open func requestAlwaysAuthorization() {
    if authorizationStatus != .authorizedAlways { Followers.shared.authorize(.authorizedAlways) }
  }

  open func startUpdatingLocation() {
    isFollowing = true
    Followers.shared.change()
    tellLocation()
  }
  open func stopUpdatingLocation() {
    isFollowing = false
    Followers.shared.change()
  }
  open func requestLocation() { tellLocation() }
  open func startMonitoringSignificantLocationChanges() { isMonitoring = true }
  open func stopMonitoringSignificantLocationChanges() { isMonitoring = false }

  // MARK: Regions and beacons

  /// The regions that are monitored. On iOS they outlive the process; here the next one begins without any,
  /// until the app asks again.
  open private(set) var monitoredRegions: Set<CLRegion> = []
  open private(set) var rangedRegions: Set<CLBeaconRegion> = []
  open private(set) var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> = []
  open var maximumRegionMonitoringDistance: CLLocationDistance { 500_000 }

  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { true }
  open class func isRangingAvailable() -> Bool { true }
  open class func headingAvailable() -> Bool { false }
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation: CLDeviceOrientation = .portrait
  open var heading: CLHeading? { nil }
  open func dismissHeadingCalibrationDisplay() {}
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
  open func startMonitoringVisits() {}
  open func stopMonitoringVisits() {}

  open func startMonitoring(for region: CLRegion) {
    monitoredRegions.remove(region)
    monitoredRegions.insert(region)
    let (here, told) = (Unchecked(self), Unchecked(region))
    DispatchQueue.main.async {
      here.value.delegate?.locationManager(here.value, didStartMonitoringFor: told.value)
    }
  }
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
  open func requestState(for region: CLRegion) {
    let (here, told) = (Unchecked(self), Unchecked(region))
    DispatchQueue.main.async {
      here.value.delegate?.locationManager(
        here.value, didDetermineState: .unknown, for: told.value)
    }
  }
  open func startRangingBeacons(in region: CLBeaconRegion) { rangedRegions.insert(region) }
  open func stopRangingBeacons(in region: CLBeaconRegion) { rangedRegions.remove(region) }
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    rangedBeaconConstraints.insert(constraint)
  }
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    rangedBeaconConstraints.remove(constraint)
  }

  /// The device has crossed the border of the first region, by name; the event names none. False: no region
  /// is monitored.
  fileprivate func crossRegion(
    _ tell: (CLLocationManager, any CLLocationManagerDelegate, CLRegion) -> Void
  ) -> Bool {
    guard let region = monitoredRegions.min(by: { $0.identifier < $1.identifier }), let delegate
    else { return false }
    tell(self, delegate, region)
    return true
  }

  fileprivate func range() -> Bool {
    for constraint in rangedBeaconConstraints {
      delegate?.locationManager(self, didRange: [], satisfying: constraint)
    }
    return !rangedBeaconConstraints.isEmpty
  }

  fileprivate func rangeRegions() -> Bool {
    for region in rangedRegions {
      delegate?.locationManager(self, didRangeBeacons: [], in: region)
    }
    return !rangedRegions.isEmpty
  }

  fileprivate func tellAuthorization() {
    let here = Unchecked(self)
    DispatchQueue.main.async {
      guard let delegate = here.value.delegate else { return }
      delegate.locationManagerDidChangeAuthorization(here.value)
      delegate.locationManager(here.value, didChangeAuthorization: here.value.authorizationStatus)
    }
  }

  /// The location is told once it is known.
  private func tellLocation() {
    let here = Unchecked(self)
    DispatchQueue.main.async { here.value.update(Followers.shared.here) }
  }

  /// The device is there now.
  fileprivate func update(_ place: CLLocation) {
    guard Followers.shared.isAuthorized else { return }
    location = place
    delegate?.locationManager(self, didUpdateLocations: [place])
  }

  /// True if it hears of a move.
  fileprivate var hearsOfMoves: Bool { isFollowing || isMonitoring }
}

/// - Note: Unchecked: it goes from the main thread to the main thread.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// - SeeAlso: https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Accepted: no location fails here.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// Accepted: no region fails here.
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  )
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint)
  func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  /// Accepted: the device does not know where it points.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
}

/// The managers of the app, what they were granted, and where the device is.
///
/// - Note: Unchecked: it is used on the main thread alone.
private final class Followers: @unchecked Sendable {
  static let shared = Followers()
  private var managers: [Manager] = []
  private var isFollowed = false
  private(set) var status = CLAuthorizationStatus.notDetermined
  /// The number of the device's moves.
  private var moves = 0

  private struct Manager { weak var manager: CLLocationManager? }

  private init() {
    MainActor.assumeIsolated { registerCalls() }
    if let kept = UserDefaults.standard.object(forKey: Self.key) as? Int {
      status = CLAuthorizationStatus(rawValue: Int32(kept)) ?? .notDetermined
    }
  }

  /// Registers the calls that the emulator's events make.
  @MainActor private func registerCalls() {
    AppRuntime.callHandlers["locationManager(_:didUpdateLocations:)"] = { Followers.shared.move() }
    AppRuntime.callHandlers["locationManager(_:didEnterRegion:)"] = {
      Followers.shared.tell { $0.crossRegion { $1.locationManager($0, didEnterRegion: $2) } }
    }
    AppRuntime.callHandlers["locationManager(_:didExitRegion:)"] = {
      Followers.shared.tell { $0.crossRegion { $1.locationManager($0, didExitRegion: $2) } }
    }
    AppRuntime.callHandlers["locationManager(_:didRange:satisfying:)"] = {
      Followers.shared.tell { $0.range() }
    }
    AppRuntime.callHandlers["locationManager(_:didRangeBeacons:in:)"] = {
      Followers.shared.tell { $0.rangeRegions() }
    }
  }

  /// Tells the managers. False: none of them had asked.
  private func tell(_ body: (CLLocationManager) -> Bool) -> Bool {
    managers.compactMap(\.manager).map(body).contains(true)
  }

  /// The key of the permission that the user has granted. It outlives the process.
  private static let key = "applife.CLAuthorizationStatus"

  var isAuthorized: Bool { status == .authorizedAlways || status == .authorizedWhenInUse }

  func add(_ manager: CLLocationManager) {
    managers.removeAll { $0.manager == nil }
    managers.append(Manager(manager: manager))
  }

  func authorize(_ status: CLAuthorizationStatus) {
    self.status = status
    UserDefaults.standard.set(Int(status.rawValue), forKey: Self.key)
    change()
    for manager in managers { manager.manager?.tellAuthorization() }
  }

  /// applife knows whether the location is followed in the background.
  func change() {
    let follows =
      isAuthorized
      && managers.contains {
        guard let manager = $0.manager else { return false }
        return manager.isFollowing && manager.allowsBackgroundLocationUpdates
      }
    guard follows != isFollowed else { return }
    isFollowed = follows
    AppLink.send(.location(isFollowed: follows))
  }

  /// Each move is a hundred meters to the north.
  var here: CLLocation {
    CLLocation(
      coordinate: CLLocationCoordinate2D(
        latitude: 37.3349 + Double(moves) * 0.0009, longitude: -122.009),
      altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date())
  }

  /// The device has moved. False: nobody has asked.
  private func move() -> Bool {
    moves += 1
    let heard = managers.compactMap(\.manager).filter(\.hearsOfMoves)
    for manager in heard { manager.update(here) }
    return !heard.isEmpty
  }
}
