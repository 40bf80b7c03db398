// SPDX-License-Identifier: Apache-2.0
import CoreLocation
import SwiftUI

/// A map of SwiftUI: nothing is drawn, and what is on it does not appear.
/// - SeeAlso: https://developer.apple.com/documentation/mapkit/map
public struct Map: View {
  public var body: EmptyView { EmptyView() }
  public init() {}
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {}
  public init<V, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) {}
  public init(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {}
  public init<C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {}
  public init<V, C: MapContent>(
    initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) {}
  public init(
    bounds: MapCameraBounds, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) {}
  public init(interactionModes: MapInteractionModes, scope: Namespace.ID? = nil) {}
  public init<C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) {}
  public init<V, C: MapContent>(
    bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<V?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) {}
  // Those of iOS 14.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {}
  public init<Items: RandomAccessCollection, Content: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Content
  ) where Items.Element: Identifiable {}
  public init<Items: RandomAccessCollection, Content: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Content
  ) where Items.Element: Identifiable {}
}
public protocol MapAnnotationProtocol {}
public struct AnyMapAnnotationProtocol: MapAnnotationProtocol {
  public init<A: MapAnnotationProtocol>(erasing annotation: A) {}
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
public struct MapMarker: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapPin: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  @MainActor public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {}
}

/// - Note: Unchecked: it is a value, and nothing changes the item it may hold.
public struct MapCameraPosition: Equatable, @unchecked Sendable {
  public private(set) var region: MKCoordinateRegion?
  public private(set) var camera: MapCamera?
  public private(set) var rect: MKMapRect?
  public private(set) var item: MKMapItem?
  public private(set) var followsUserLocation = false
  public private(set) var followsUserHeading = false
  public var fallbackPosition: MapCameraPosition? { nil }
  public var allowsAutomaticPitch: Bool { true }
  public var positionedByUser: Bool { false }
  public static let automatic = MapCameraPosition()
  public static func region(_ region: MKCoordinateRegion) -> Self { Self(region: region) }
  public static func camera(_ camera: MapCamera) -> Self { Self(camera: camera) }
  public static func rect(_ rect: MKMapRect) -> Self { Self(rect: rect) }
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> Self {
    Self(item: item)
  }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> Self { Self(followsUserLocation: true, followsUserHeading: followsHeading) }
  public static func == (one: Self, other: Self) -> Bool {
    one.camera == other.camera && one.item === other.item
      && one.region?.center.latitude == other.region?.center.latitude
      && one.region?.center.longitude == other.region?.center.longitude
      && one.region?.span.latitudeDelta == other.region?.span.latitudeDelta
      && one.rect?.origin.x == other.rect?.origin.x && one.rect?.origin.y == other.rect?.origin.y
      && one.followsUserLocation == other.followsUserLocation
  }
}
public struct MapCamera: Equatable, Sendable {
  public static func == (one: Self, other: Self) -> Bool {
    one.centerCoordinate.latitude == other.centerCoordinate.latitude
      && one.centerCoordinate.longitude == other.centerCoordinate.longitude
      && one.distance == other.distance && one.heading == other.heading && one.pitch == other.pitch
  }
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
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {}
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}
  public init(item: MKMapItem) {}
  public init<L: View>(
    coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> L
  ) {}
}
public struct Annotation: MapContent {
  @MainActor public init<S: StringProtocol, Content: View>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
  @MainActor public init<Content: View, Label: View>(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
  @MainActor public init<Content: View>(
    item: MKMapItem, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
}
public struct UserAnnotation: MapContent {
  public init() {}
  @MainActor public init<C: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> C) {}
  @MainActor public init<C: View>(
    anchor: UnitPoint = .center, @ViewBuilder content: (UserLocation) -> C
  ) {}
}
public struct UserLocation {
  public var location: CLLocation? { nil }
  public var heading: CLHeading? { nil }
}
public struct MapPolyline: MapContent {
  public enum ContourStyle: Sendable { case straight, geodesic }
  public init(_ polyline: MKPolyline) {}
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
  public init(_ route: MKRoute) {}
}
public struct MapCircle: MapContent {
  public init(center: CLLocationCoordinate2D, radius: Double) {}
  public init(mapRect: MKMapRect) {}
  public init(_ circle: MKCircle) {}
}
public struct MapPolygon: MapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  public init(points: [MKMapPoint]) {}
  public init(_ polygon: MKPolygon) {}
}
/// A part of the map that a person could tap.
public struct MapFeature: Hashable, Sendable {
  public enum FeatureKind: Sendable { case pointOfInterest, physicalFeature, territory }
  public var title: String? { nil }
  public var kind: FeatureKind { .pointOfInterest }
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
public struct MapSelection<Value: Hashable>: Hashable {
  public var value: Value? { nil }
  public var feature: MapFeature? { nil }
}
public enum MapOverlayLevel: Sendable { case aboveRoads, aboveLabels }
extension MapContent {
  public func tint<S: ShapeStyle>(_ tint: S) -> Self { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> Self { self }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> Self { self }
  public func stroke(lineWidth: CGFloat = 1) -> Self { self }
  public func strokeStyle(style: StrokeStyle) -> Self { self }
  public func mapOverlayLevel(level: MapOverlayLevel) -> Self { self }
  public func tag<V: Hashable>(_ tag: V) -> Self { self }
  public func annotationTitles(_ visibility: Visibility) -> Self { self }
  public func annotationSubtitles(_ visibility: Visibility) -> Self { self }
  public func mapItemDetailSelectionAccessory(_ style: MapItemDetailSelectionAccessoryStyle?)
    -> Self
  { self }
}
public enum MapItemDetailSelectionAccessoryStyle: Sendable {
  case automatic, callout, sheet, caption
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
  public static func standard(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  public enum Emphasis: Sendable { case automatic, muted }
  public enum Elevation: Sendable { case automatic, flat, realistic }
}
public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: EmptyView { EmptyView() }
}
public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: EmptyView { EmptyView() }
}
public struct MapZoomStepper: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: EmptyView { EmptyView() }
}
public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: EmptyView { EmptyView() }
}
public struct MapScaleView: View {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: EmptyView { EmptyView() }
}
extension View {
  public func mapStyle(_ style: MapStyle) -> some View { self }
  public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
  public func mapFeatureSelectionDisabled(
    _ disabled: @escaping (MapFeature) -> Bool
  ) -> some View { self }
  public func mapFeatureSelectionContent<C: MapContent>(
    @MapContentBuilder content: @escaping (MapFeature) -> C
  ) -> some View { self }
  public func mapFeatureSelectionAccessory(
    _ style: MapItemDetailSelectionAccessoryStyle? = .automatic
  ) -> some View { self }
  public func mapItemDetailSheet(
    item: Binding<MKMapItem?>, displaysMap: Bool = true
  ) -> some View { self }
  public func mapItemDetailPopover(
    item: Binding<MKMapItem?>, displaysMap: Bool = true
  ) -> some View { self }
  public func mapCameraKeyframeAnimator(
    trigger: some Equatable,
    @KeyframesBuilder<MapCamera> keyframes: @escaping (MapCamera) -> some Keyframes<MapCamera>
  ) -> some View { self }
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
