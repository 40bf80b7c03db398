// SPDX-License-Identifier: Apache-2.0
import CoreLocation
import SwiftUI

/// A map of SwiftUI: nothing is drawn, and what is on it does not appear.
/// - SeeAlso: https://developer.apple.com/documentation/mapkit/map
public struct Map: View {
  public var body: EmptyView { EmptyView() }
  public init() {}
  public init<C: MapContent>(@MapContentBuilder content: () -> C) {}
  public init(position: Binding<MapCameraPosition>) {}
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, @MapContentBuilder content: () -> C
  ) {}
  public init<V: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, selection: Binding<V?>,
    @MapContentBuilder content: () -> C
  ) {}
  public init<C: MapContent>(
    initialPosition: MapCameraPosition, @MapContentBuilder content: () -> C
  ) {}
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
  public init<C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {}
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {}
  // Those of iOS 14.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}
  public init<Items: RandomAccessCollection, Content>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Content
  ) where Items.Element: Identifiable {}
}
public enum MapUserTrackingMode: Sendable { case none, follow, followWithHeading }
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = Self(rawValue: 1)
  public static let zoom = Self(rawValue: 2)
  public static let pitch = Self(rawValue: 4)
  public static let rotate = Self(rawValue: 8)
  public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}
public struct MapMarker {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapPin {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
@MainActor public struct MapAnnotation<Content: View> {
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}

public struct MapCameraPosition: Sendable {
  public static let automatic = MapCameraPosition()
  public static func region(_ region: MKCoordinateRegion) -> Self { Self() }
  public static func camera(_ camera: MapCamera) -> Self { Self() }
  public static func rect(_ rect: MKMapRect) -> Self { Self() }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self { Self() }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> Self { Self() }
}
public struct MapCamera: Sendable {
  public var centerCoordinate = CLLocationCoordinate2D()
  public var distance = 0.0
  public var heading = 0.0
  public var pitch = 0.0
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}
public struct PointOfInterestCategories: Sendable {
  public static let all = Self()
  public static let excludingAll = Self()
  public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}
public struct MapCameraBounds: Sendable {
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
}
public protocol MapContent {}
public struct EmptyMapContent: MapContent { public init() {} }
@resultBuilder public enum MapContentBuilder {
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> EmptyMapContent {
    EmptyMapContent()
  }
  public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
  // Not generic: nothing says which content is missing if the condition does not hold.
  public static func buildIf(_ content: EmptyMapContent?) -> EmptyMapContent { EmptyMapContent() }
  public static func buildEither<C: MapContent>(first: C) -> EmptyMapContent { EmptyMapContent() }
  public static func buildEither<C: MapContent>(second: C) -> EmptyMapContent { EmptyMapContent() }
}
extension ForEach: MapContent where Content: MapContent {}
extension ForEach where Content: MapContent {
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(_accepted: data, id: \.id, content: content)
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(_accepted: data, id: id, content: content) }
}
public struct Marker: MapContent {
  public init(_ titleKey: String, coordinate: CLLocationCoordinate2D) {}
  public init(_ titleKey: String, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  public init(_ titleKey: String, image: String, coordinate: CLLocationCoordinate2D) {}
  public init(item: MKMapItem) {}
  public init(_ titleKey: String, monogram: Text, coordinate: CLLocationCoordinate2D) {}
  public init<L: View>(
    coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> L
  ) {}
}
@MainActor public struct Annotation: MapContent {
  public init<Content: View>(
    _ titleKey: String, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct UserAnnotation: MapContent { public init() {} }
public struct MapPolyline: MapContent {
  public init(_ polyline: MKPolyline) {}
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public init(_ route: MKRoute) {}
}
public struct MapCircle: MapContent {
  public init(center: CLLocationCoordinate2D, radius: Double) {}
}
public struct MapPolygon: MapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
}
extension MapContent {
  public func tint<S: ShapeStyle>(_ tint: S) -> Self { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> Self { self }
  public func tag<V: Hashable>(_ tag: V) -> Self { self }
  public func annotationTitles(_ visibility: Visibility) -> Self { self }
}
public struct MapStyle: Sendable {
  public static let standard = MapStyle()
  public static let imagery = MapStyle()
  public static let hybrid = MapStyle()
  public static func standard(
    elevation: Elevation = .automatic, emphasis: Emphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  public enum Emphasis: Sendable { case automatic, muted }
  public enum Elevation: Sendable { case automatic, flat, realistic }
}
public struct MapUserLocationButton: View {
  public init() {}
  public var body: EmptyView { EmptyView() }
}
public struct MapCompass: View {
  public init() {}
  public var body: EmptyView { EmptyView() }
}
public struct MapScaleView: View {
  public init() {}
  public var body: EmptyView { EmptyView() }
}
extension View {
  public func mapStyle(_ style: MapStyle) -> some View { self }
  public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  @_disfavoredOverload public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
}

public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }
/// What a change of the camera says: the map is never moved.
public struct MapCameraUpdateContext: Sendable {
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
  public let camera: MapCamera
}

/// - SeeAlso: https://developer.apple.com/documentation/mapkit/mapreader
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  public var body: Content { content(MapProxy()) }
}
/// No map is drawn: no point of it has a coordinate.
public struct MapProxy {
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? { nil }
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? { nil }
}
