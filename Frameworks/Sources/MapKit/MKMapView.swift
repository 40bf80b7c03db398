// SPDX-License-Identifier: Apache-2.0
@_exported import CoreLocation
@_exported import SwiftUI

/// A map: what is put on it is kept, and nothing is drawn.
/// - SeeAlso: https://developer.apple.com/documentation/mapkit/mkmapview
@preconcurrency @MainActor open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType: MKMapType = .standard
  open var showsUserLocation = false
  open var showsCompass = true
  open var showsScale = false
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var userTrackingMode: MKUserTrackingMode = .none
  open var region = MKCoordinateRegion() {
    didSet { delegate?.mapView(self, regionDidChangeAnimated: false) }
  }
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  open var visibleMapRect = MKMapRect.null
  open var showsPointsOfInterest = true
  open var showsBuildings = true
  open var showsTraffic = false
  open var showsUserTrackingButton = false
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var selectableMapFeatures: MKMapFeatureOptions = []
  open var camera = MKMapCamera()
  open var cameraBoundary: CameraBoundary?
  open var cameraZoomRange: CameraZoomRange! = CameraZoomRange()
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var isPitchButtonVisible = false
  open var isUserLocationVisible: Bool { false }
  open var annotationVisibleRect: CGRect { bounds }
  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  open var selectedAnnotations: [any MKAnnotation] = []
  open var userLocation: MKUserLocation { ownLocation }
  private let ownLocation = MKUserLocation()
  private var types: [String: MKAnnotationView.Type] = [:]

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) { visibleMapRect = mapRect }
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
  ) { visibleMapRect = mapRect }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  /// The delegate is asked for a view of each, as for one that is on the screen.
  open func addAnnotation(_ annotation: any MKAnnotation) {
    annotations.append(annotation)
    _ = delegate?.mapView(self, viewFor: annotation)
  }
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { addAnnotation(annotation) }
  }
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { one in !self.annotations.contains { $0 === one } })
  }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations = []
  }
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    types[identifier] = viewClass as? MKAnnotationView.Type
  }
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> { [] }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
  open func mapRectThatFits(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets
  ) -> MKMapRect { mapRect }
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect { bounds }
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion { region }
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    overlays.contains { $0 === overlay } ? delegate?.mapView(self, rendererFor: overlay) : nil
  }
  open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }
  open func insertOverlay(_ overlay: any MKOverlay, aboveOverlay sibling: any MKOverlay) {
    addOverlay(overlay)
  }
  open func insertOverlay(_ overlay: any MKOverlay, belowOverlay sibling: any MKOverlay) {
    insertOverlay(overlay, at: overlays.firstIndex { $0 === sibling } ?? 0)
  }
  open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    guard let one = overlays.firstIndex(where: { $0 === overlay1 }),
      let other = overlays.firstIndex(where: { $0 === overlay2 })
    else { return }
    overlays.swapAt(one, other)
  }
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    addOverlays(overlays)
  }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlays.insert(overlay, at: min(max(0, index), overlays.count))
  }
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    region.center
  }
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    .zero
  }
}

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
