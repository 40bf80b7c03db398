// SPDX-License-Identifier: Apache-2.0
import UIKit

// Views of what is on a map: kept, and nothing is drawn.

@preconcurrency @MainActor open class MKAnnotationView: UIView {
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
  public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
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
  open var isEnabled = true
  open var isHighlighted = false
  open var dragState: DragState = .none
  open var collisionMode: CollisionMode = .rectangle
  open var displayPriority: MKFeatureDisplayPriority = .required
  open var zPriority: MKAnnotationViewZPriority = .defaultUnselected
  open var selectedZPriority: MKAnnotationViewZPriority = .defaultSelected
  open var leftCalloutOffset = CGPoint.zero
  open var rightCalloutOffset = CGPoint.zero
  open var accessoryOffset = CGPoint.zero
  open weak var cluster: MKAnnotationView?
  public let reuseIdentifier: String?
  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
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
  open var pinColor: MKPinAnnotationColor = .red
}
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var glyphTintColor: UIColor?
  open var selectedGlyphImage: UIImage?
  open var titleVisibility: MKFeatureVisibility = .adaptive
  open var subtitleVisibility: MKFeatureVisibility = .adaptive
  open var animatesWhenAdded = false
}

@preconcurrency @MainActor open class MKUserLocationView: MKAnnotationView {}
public enum MKPinAnnotationColor: UInt, Sendable { case red, green, purple }
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = Self(1000)
  public static let defaultHigh = Self(750)
  public static let defaultLow = Self(250)
}
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let max = Self(rawValue: 1000)
  public static let defaultSelected = Self(rawValue: 1000)
  public static let defaultUnselected = Self(rawValue: 500)
  public static let min = Self(rawValue: 0)
}
@preconcurrency @MainActor open class MKScaleView: UIView {
  public enum Alignment: Int, Sendable { case leading, trailing }
  open weak var mapView: MKMapView?
  open var scaleVisibility: MKFeatureVisibility = .adaptive
  open var legendAlignment: Alignment = .leading
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
@preconcurrency @MainActor open class MKCompassButton: UIView {
  open weak var mapView: MKMapView?
  open var compassVisibility: MKFeatureVisibility = .adaptive
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
@preconcurrency @MainActor open class MKUserTrackingButton: UIView {
  open weak var mapView: MKMapView?
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}
@preconcurrency @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open weak var mapView: MKMapView?
  public convenience init(mapView: MKMapView?) {
    self.init(title: nil, style: .plain, target: nil, action: nil)
    self.mapView = mapView
  }
}
