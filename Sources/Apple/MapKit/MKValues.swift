// SPDX-License-Identifier: Apache-2.0
import CoreLocation
import SwiftUI

// What a map is given.

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: Double
  public var longitudeDelta: Double
  public init(latitudeDelta: Double = 0, longitudeDelta: Double = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { self.init(center: .init(latitude: 0, longitude: 0), span: MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double
  ) {
    self.center = center
    span = MKCoordinateSpan(
      latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000)
  }
}
public struct MKMapPoint: Sendable {
  public var x = 0.0
  public var y = 0.0
  public init(_ coordinate: CLLocationCoordinate2D) {
    (x, y) = (coordinate.longitude, coordinate.latitude)
  }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}
public struct MKMapSize: Sendable {
  public var width = 0.0
  public var height = 0.0
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
public struct MKMapRect: Sendable {
  public var origin = MKMapPoint(x: 0, y: 0)
  public var size = MKMapSize(width: 0, height: 0)
  public init() {}
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public static let null = MKMapRect()
  public static let world = MKMapRect()
  public func union(_ rect: MKMapRect) -> MKMapRect { self }
}

@preconcurrency @MainActor public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}
@preconcurrency @MainActor open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  open var title: String?
  open var subtitle: String?
  public override init() {}
  public init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}
@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { .init(latitude: 0, longitude: 0) }
  open var location: CLLocation? { nil }
}
@preconcurrency @MainActor open class MKPlacemark: NSObject, MKAnnotation {
  public let coordinate: CLLocationCoordinate2D
  open var title: String? { nil }
  open var name: String? { nil }
  open var locality: String? { nil }
  open var country: String? { nil }
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
    self.coordinate = coordinate
  }
}
@preconcurrency @MainActor open class MKMapItem: NSObject {
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  public let placemark: MKPlacemark
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  open var isCurrentLocation: Bool { false }
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// There is no app for maps.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"

@preconcurrency @MainActor open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  open var image: UIImage?
  open var canShowCallout = false
  open var isDraggable = false
  open var isSelected = false
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var clusteringIdentifier: String?
  public let reuseIdentifier: String?
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
}
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor?
  open var animatesDrop = false
}
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var glyphTintColor: UIColor?
}

@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {}
@preconcurrency @MainActor open class MKShape: NSObject {}
@preconcurrency @MainActor open class MKPolyline: MKShape, MKOverlay {
  open var coordinate: CLLocationCoordinate2D { .init(latitude: 0, longitude: 0) }
  open var boundingMapRect: MKMapRect { .null }
  public init(coordinates coords: [CLLocationCoordinate2D], count: Int) {}
}
@preconcurrency @MainActor open class MKCircle: MKShape, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  public let radius: Double
  public init(center coord: CLLocationCoordinate2D, radius: Double) {
    coordinate = coord
    self.radius = radius
  }
}
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  open var alpha: CGFloat = 1
  open var strokeColor: UIColor?
  open var fillColor: UIColor?
  open var lineWidth: CGFloat = 0
  public init(overlay: any MKOverlay) {}
}
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// What a search or a route needs a server for: it fails.
public struct MKError: Error, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound
  }
  public let code: Code
}
@preconcurrency @MainActor open class MKLocalSearch: NSObject {
  @preconcurrency @MainActor open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: MKLocalSearch.ResultType = []
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() {}
  }
  @preconcurrency @MainActor open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  public init(request: Request) {}
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, MKError(code: .serverFailure)) }
  }
  open func start() async throws -> Response { throw MKError(code: .serverFailure) }
}
@preconcurrency @MainActor open class MKDirections: NSObject {
  @preconcurrency @MainActor open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var requestsAlternateRoutes = false
    open var transportType: MKDirectionsTransportType = .any
    public override init() {}
  }
  @preconcurrency @MainActor open class Response: NSObject { open var routes: [MKRoute] { [] } }
  public init(request: Request) {}
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, MKError(code: .serverFailure)) }
  }
  open func calculate() async throws -> Response { throw MKError(code: .serverFailure) }
}
@preconcurrency @MainActor open class MKRoute: NSObject {
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  open var distance: Double { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
}
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = Self(rawValue: 1)
  public static let walking = Self(rawValue: 2)
  public static let transit = Self(rawValue: 4)
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}
