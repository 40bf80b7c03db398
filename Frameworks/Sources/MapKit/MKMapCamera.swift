// SPDX-License-Identifier: Apache-2.0
import CoreLocation
import UIKit

// Where a map is looked at from, and how it is set up: kept, and nothing is drawn.

/// - SeeAlso: https://developer.apple.com/documentation/mapkit/mkmapcamera
@preconcurrency @MainActor open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  open var heading: CLLocationDirection = 0
  open var pitch: CGFloat = 0
  open var altitude: CLLocationDistance = 0
  open var centerCoordinateDistance: CLLocationDistance = 0
  public override init() {}
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    altitude = eyeAltitude
  }
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance:
      CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }
}
extension MKMapView {
  @preconcurrency @MainActor open class CameraBoundary: NSObject {
    public let region: MKCoordinateRegion
    public let mapRect: MKMapRect
    public init?(coordinateRegion region: MKCoordinateRegion) {
      self.region = region
      mapRect = .null
    }
    public init?(mapRect: MKMapRect) {
      region = MKCoordinateRegion(mapRect)
      self.mapRect = mapRect
    }
  }
  @preconcurrency @MainActor open class CameraZoomRange: NSObject {
    open private(set) var minCenterCoordinateDistance: CLLocationDistance = 0
    open private(set) var maxCenterCoordinateDistance: CLLocationDistance = .infinity
    public override init() {}
    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance
    ) { (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance) }
    public init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
      minCenterCoordinateDistance = minDistance
    }
    public init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
      maxCenterCoordinateDistance = maxDistance
    }
  }
}
public struct MKMapFeatureOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pointsOfInterest = Self(rawValue: 1)
  public static let territories = Self(rawValue: 2)
  public static let physicalFeatures = Self(rawValue: 4)
}
@preconcurrency @MainActor open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  open var elevationStyle: ElevationStyle = .flat
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
}
@preconcurrency @MainActor open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  open var emphasisStyle: EmphasisStyle = .default
  public override init() {}
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}
@preconcurrency @MainActor open class MKImageryMapConfiguration: MKMapConfiguration {
  public override init() {}
}
@preconcurrency @MainActor open class MKHybridMapConfiguration: MKMapConfiguration {
  public override init() {}
}

/// A picture of a map: none is made.
/// - SeeAlso: https://developer.apple.com/documentation/mapkit/mkmapsnapshotter
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
  @preconcurrency @MainActor open class Options: NSObject {
    public override init() {}
    open var camera = MKMapCamera()
    open var region = MKCoordinateRegion()
    open var mapRect = MKMapRect.null
    open var mapType: MKMapType = .standard
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 3
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var traitCollection = UITraitCollection()
  }
  @preconcurrency @MainActor open class Snapshot: NSObject {
    open var image: UIImage { UIImage() }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
  public init(options: Options) {}
  open var isLoading: Bool { false }
  open func cancel() {}
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, MKError(code: .serverFailure)) }
  }
  open func start(
    with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void
  ) { start(completionHandler: completionHandler) }
  open func start() async throws -> Snapshot { throw MKError(code: .serverFailure) }
}
open class MKDistanceFormatter: Formatter {
  public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
  public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var units: Units = .default
  open var unitStyle: DistanceUnitStyle = .default
  open func string(fromDistance distance: CLLocationDistance) -> String {
    distance < 1000 ? "\(Int(distance)) m" : "\((distance / 100).rounded() / 10) km"
  }
}
