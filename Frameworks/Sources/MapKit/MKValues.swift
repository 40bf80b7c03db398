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
/// - SeeAlso: https://developer.apple.com/documentation/mapkit/mkmaprect
public struct MKMapRect: Sendable {
  public var origin = MKMapPoint(x: 0, y: 0)
  public var size = MKMapSize(width: 0, height: 0)
  public init() {}
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public static let null = MKMapRect()
  public static let world = MKMapRect(x: -180, y: -90, width: 360, height: 180)
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { size.width == 0 && size.height == 0 && origin.x == 0 && origin.y == 0 }
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }
  public func contains(_ point: MKMapPoint) -> Bool {
    (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y)
  }
  public func intersects(_ rect: MKMapRect) -> Bool {
    minX < rect.maxX && rect.minX < maxX && minY < rect.maxY && rect.minY < maxY
  }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(
      x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
  }
}
extension MKMapPoint {
  public var coordinate: CLLocationCoordinate2D { .init(latitude: y, longitude: x) }
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    CLLocation(latitude: y, longitude: x).distance(
      from: CLLocation(latitude: point.y, longitude: point.x))
  }
}
extension MKCoordinateRegion {
  public init(_ rect: MKMapRect) {
    self.init(
      center: .init(latitude: rect.midY, longitude: rect.midX),
      span: MKCoordinateSpan(latitudeDelta: rect.height, longitudeDelta: rect.width))
  }
}
extension NSValue {
  /// - Note: Two numbers that a point holds: Foundation on Linux knows no other structures.
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
    self.init(cgPoint: CGPoint(x: coordinate.longitude, y: coordinate.latitude))
  }
  public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
    self.init(cgSize: CGSize(width: span.longitudeDelta, height: span.latitudeDelta))
  }
  public var mkCoordinateValue: CLLocationCoordinate2D {
    .init(latitude: Double(cgPointValue.y), longitude: Double(cgPointValue.x))
  }
  public var mkCoordinateSpanValue: MKCoordinateSpan {
    MKCoordinateSpan(
      latitudeDelta: Double(cgSizeValue.height), longitudeDelta: Double(cgSizeValue.width))
  }
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
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }
  open var title: String?
  open var subtitle: String?
}
@preconcurrency @MainActor open class MKClusterAnnotation: NSObject, MKAnnotation {
  public let memberAnnotations: [any MKAnnotation]
  open var coordinate: CLLocationCoordinate2D {
    memberAnnotations.first?.coordinate ?? .init(latitude: 0, longitude: 0)
  }
  open var title: String?
  open var subtitle: String?
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}
/// - SeeAlso: https://developer.apple.com/documentation/mapkit/mkplacemark
@preconcurrency @MainActor open class MKPlacemark: NSObject, MKAnnotation {
  public let coordinate: CLLocationCoordinate2D
  private let known: CLPlacemark?
  open var title: String? { known?.name }
  open var subtitle: String? { nil }
  open var name: String? { known?.name }
  open var locality: String? { known?.locality }
  open var subLocality: String? { known?.subLocality }
  open var thoroughfare: String? { known?.thoroughfare }
  open var subThoroughfare: String? { known?.subThoroughfare }
  open var administrativeArea: String? { known?.administrativeArea }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { known?.postalCode }
  open var country: String? { known?.country }
  open var countryCode: String? { known?.isoCountryCode }
  open var isoCountryCode: String? { known?.isoCountryCode }
  open var areasOfInterest: [String]? { nil }
  open var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
    self.coordinate = coordinate
    known = nil
  }
  public init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? .init(latitude: 0, longitude: 0)
    known = placemark
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
  open var timeZone: TimeZone?
  @discardableResult open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { false }
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
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
