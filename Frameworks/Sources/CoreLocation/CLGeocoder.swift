// SPDX-License-Identifier: Apache-2.0

/// Names of places: there is no network to ask, so every request fails.
/// - SeeAlso: https://developer.apple.com/documentation/corelocation/clgeocoder
open class CLGeocoder: NSObject {
  open var isGeocoding: Bool { false }
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  open func geocodeAddressString(
    _ addressString: String,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { fail(completionHandler) }
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  open func cancelGeocode() {}
  private func fail(_ handler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) {
    DispatchQueue.main.async(execute: DispatchWorkItem { handler(nil, CLError(.network)) })
  }
}
/// - SeeAlso: https://developer.apple.com/documentation/corelocation/clplacemark
open class CLPlacemark: NSObject {
  open var location: CLLocation? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var country: String? { nil }
  open var isoCountryCode: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var region: CLRegion? { nil }
  open var timeZone: TimeZone? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
  open var addressDictionary: [AnyHashable: Any]? { nil }
}
/// - SeeAlso: https://developer.apple.com/documentation/corelocation/clerror-swift.struct
public struct CLError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed, geocodeFoundNoResult = 8
    case geocodeFoundPartialResult, geocodeCanceled
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
}
