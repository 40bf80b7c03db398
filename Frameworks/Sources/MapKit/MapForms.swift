// SPDX-License-Identifier: Apache-2.0
import CoreLocation
import SwiftUI

/// Finds completions of a search: there are none.
/// - SeeAlso: https://developer.apple.com/documentation/mapkit/mklocalsearchcompleter
@preconcurrency @MainActor open class MKLocalSearchCompleter: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = Self(rawValue: 1)
    public static let pointOfInterest = Self(rawValue: 2)
    public static let query = Self(rawValue: 4)
  }
  open var queryFragment = "" {
    didSet {
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        delegate?.completerDidUpdateResults(self)
      }
    }
  }
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = []
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }
  open func cancel() {}
  public override init() {}
}
@preconcurrency @MainActor open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }
  open var subtitle: String { "" }
}
@preconcurrency @MainActor public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(
    _ completer: MKLocalSearchCompleter, didFailWithError error: any Error
  ) {}
}
extension MKLocalSearch.Request {
  public convenience init(completion: MKLocalSearchCompletion) { self.init() }
}
extension MKRoute {
  @preconcurrency @MainActor open class Step: NSObject {
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var distance: Double { 0 }
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    open var transportType: MKDirectionsTransportType { .any }
  }
  public var steps: [Step] { [] }
  public var name: String { "" }
  public var advisoryNotices: [String] { [] }
}
