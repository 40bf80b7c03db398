// SPDX-License-Identifier: Apache-2.0
import CoreLocation
import SwiftUI

// Places of interest, and looking around: there is no picture of any place.

public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  public static let atm = Self(rawValue: "MKPOICategoryATM")
  public static let bakery = Self(rawValue: "MKPOICategoryBakery")
  public static let bank = Self(rawValue: "MKPOICategoryBank")
  public static let beach = Self(rawValue: "MKPOICategoryBeach")
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  public static let gasStation = Self(rawValue: "MKPOICategoryGasStation")
  public static let hospital = Self(rawValue: "MKPOICategoryHospital")
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  public static let library = Self(rawValue: "MKPOICategoryLibrary")
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  public static let park = Self(rawValue: "MKPOICategoryPark")
  public static let parking = Self(rawValue: "MKPOICategoryParking")
  public static let pharmacy = Self(rawValue: "MKPOICategoryPharmacy")
  public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  public static let school = Self(rawValue: "MKPOICategorySchool")
  public static let store = Self(rawValue: "MKPOICategoryStore")
  public static let university = Self(rawValue: "MKPOICategoryUniversity")
}
open class MKPointOfInterestFilter: NSObject {
  public init(including categories: [MKPointOfInterestCategory]) {}
  public init(excluding categories: [MKPointOfInterestCategory]) {}
}
extension MKLocalSearch {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = Self(rawValue: 1)
    public static let pointOfInterest = Self(rawValue: 2)
  }
}
open class MKLookAroundScene: NSObject {}
@preconcurrency @MainActor open class MKLookAroundViewController: UIViewController {
  open var scene: MKLookAroundScene?
  open weak var delegate: AnyObject?
  open var isNavigationEnabled = true
  open var showsRoadLabels = true
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  public init(scene: MKLookAroundScene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor open class MKLookAroundSceneRequest: NSObject {
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
  open var scene: MKLookAroundScene? { get async throws { nil } }
}
public struct LookAroundPreview: View {
  public init(initialScene: MKLookAroundScene?) {}
  public init(scene: Binding<MKLookAroundScene?>) {}
  public var body: EmptyView { EmptyView() }
}
extension View {
  public func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>
  ) -> some View { self }
  public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?
  ) -> some View { self }
}

/// Reads no file: it finds no object.
open class MKGeoJSONDecoder: NSObject {
  public override init() {}
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] { [] }
}
public protocol MKGeoJSONObject: NSObjectProtocol {}
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
  open var identifier: String? { nil }
  open var properties: Data? { nil }
  open var geometry: [MKPointAnnotation] { [] }
}
