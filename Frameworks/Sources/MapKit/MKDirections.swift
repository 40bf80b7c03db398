// SPDX-License-Identifier: Apache-2.0
import CoreLocation
import UIKit

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
    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
    public init(
      naturalLanguageQuery: String, region: MKCoordinateRegion
    ) {
      self.naturalLanguageQuery = naturalLanguageQuery
      self.region = region
    }
    open var resultTypes: MKLocalSearch.ResultType = []
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    public override init() {}
  }
  @preconcurrency @MainActor open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  public init(request: Request) {}
  open var isSearching: Bool { false }
  open func cancel() {}
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
    open var departureDate: Date?
    open var arrivalDate: Date?
    open var transportType: MKDirectionsTransportType = .any
    public override init() {}
  }
  @preconcurrency @MainActor open class Response: NSObject {
    open var routes: [MKRoute] { [] }
    open var source: MKMapItem { .forCurrentLocation() }
    open var destination: MKMapItem { .forCurrentLocation() }
  }
  @preconcurrency @MainActor open class ETAResponse: NSObject {
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
  }
  public init(request: Request) {}
  open var isCalculating: Bool { false }
  open func cancel() {}
  open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, MKError(code: .serverFailure)) }
  }
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, MKError(code: .serverFailure)) }
  }
  open func calculate() async throws -> Response { throw MKError(code: .serverFailure) }
}
@preconcurrency @MainActor open class MKRoute: NSObject {
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  open var distance: Double { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var transportType: MKDirectionsTransportType { .any }
  open var hasTolls: Bool { false }
  open var hasHighways: Bool { false }
}
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = Self(rawValue: 1)
  public static let walking = Self(rawValue: 2)
  public static let transit = Self(rawValue: 4)
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}
