// SPDX-License-Identifier: Apache-2.0
import CoreLocation
import UIKit

// What lies over a map: kept, and nothing is drawn.

@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
  func intersects(_ mapRect: MKMapRect) -> Bool
  func canReplaceMapContent() -> Bool
}
extension MKOverlay {
  public var boundingMapRect: MKMapRect { .null }
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public func canReplaceMapContent() -> Bool { false }
}
@preconcurrency @MainActor open class MKShape: NSObject, MKAnnotation {
  open var title: String?
  open var subtitle: String?
  open var coordinate: CLLocationCoordinate2D { .init(latitude: 0, longitude: 0) }
  public override init() {}
}
/// - SeeAlso: https://developer.apple.com/documentation/mapkit/mkmultipoint
@preconcurrency @MainActor open class MKMultiPoint: MKShape {
  fileprivate let places: [CLLocationCoordinate2D]
  fileprivate init(_ places: [CLLocationCoordinate2D]) { self.places = places }
  open var pointCount: Int { places.count }
  open override var coordinate: CLLocationCoordinate2D {
    places.first ?? .init(latitude: 0, longitude: 0)
  }
  /// Of all points.
  open var boundingMapRect: MKMapRect {
    let (across, down) = (places.map(\.longitude), places.map(\.latitude))
    guard let left = across.min(), let right = across.max(), let top = down.min(),
      let bottom = down.max()
    else { return .null }
    return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
  }
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for place in 0..<min(range.length, places.count - range.location) {
      coords[place] = places[range.location + place]
    }
  }
}
@preconcurrency @MainActor open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(Array(coords.prefix(count)))
  }
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: coords, count: count)))
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
  }
}
@preconcurrency @MainActor open class MKGeodesicPolyline: MKPolyline {}
@preconcurrency @MainActor open class MKPolygon: MKMultiPoint, MKOverlay {
  open private(set) var interiorPolygons: [MKPolygon]?
  public convenience init(coordinates coords: [CLLocationCoordinate2D], count: Int) {
    self.init(Array(coords.prefix(count)))
  }
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: coords, count: count)))
  }
  public convenience init(
    coordinates coords: [CLLocationCoordinate2D], count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(Array(coords.prefix(count)))
    self.interiorPolygons = interiorPolygons
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
  }
}
@preconcurrency @MainActor open class MKMultiPolyline: MKShape, MKOverlay {
  public let polylines: [MKPolyline]
  public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
}
@preconcurrency @MainActor open class MKMultiPolygon: MKShape, MKOverlay {
  public let polygons: [MKPolygon]
  public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
}
@preconcurrency @MainActor open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  open override var coordinate: CLLocationCoordinate2D { center }
  public let radius: CLLocationDistance
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coord
    self.radius = radius
  }
  open var boundingMapRect: MKMapRect {
    let size = radius / 111_000
    return MKMapRect(
      x: center.longitude - size, y: center.latitude - size, width: 2 * size, height: 2 * size)
  }
}
@preconcurrency @MainActor open class MKTileOverlay: NSObject, MKOverlay {
  public let urlTemplate: String?
  open var coordinate: CLLocationCoordinate2D { .init(latitude: 0, longitude: 0) }
  open var boundingMapRect: MKMapRect { .world }
  open var tileSize = CGSize(width: 256, height: 256)
  open var minimumZ = 0
  open var maximumZ = 21
  open var isGeometryFlipped = false
  open var canReplaceMapContent = false
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
}

/// - SeeAlso: https://developer.apple.com/documentation/mapkit/mkoverlayrenderer
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  open var contentScaleFactor: CGFloat { 3 }
  open var blendMode: CGBlendMode = .normal
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  /// An app may give this where it has no line to draw.
  public convenience override init() { self.init(overlay: MKPolyline(coordinates: [], count: 0)) }
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
  open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    MKMapPoint(x: Double(point.x), y: Double(point.y))
  }
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(x: mapRect.minX, y: mapRect.minY, width: mapRect.width, height: mapRect.height)
  }
}
public typealias MKZoomScale = CGFloat
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var strokeColor: UIColor?
  open var fillColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineJoin: CGLineJoin = .round
  open var lineCap: CGLineCap = .round
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var shouldRasterize = false
  open var path: CGPath!
  open func createPath() {}
  open func invalidatePath() {}
}
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0) }
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
@preconcurrency @MainActor open class MKGradientPolylineRenderer: MKPolylineRenderer {
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {}
}
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0) }
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
@preconcurrency @MainActor open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
}
@preconcurrency @MainActor open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
}
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  open var circle: MKCircle {
    overlay as? MKCircle ?? MKCircle(center: .init(latitude: 0, longitude: 0), radius: 0)
  }
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
@preconcurrency @MainActor open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
  open func reloadData() {}
}
