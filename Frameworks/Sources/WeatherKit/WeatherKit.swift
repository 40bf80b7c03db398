// SPDX-License-Identifier: Apache-2.0
import CoreLocation
@_exported import HostedBase
import SwiftUI

// There is no weather: every request fails, as without the entitlement.
// SeeAlso: https://developer.apple.com/documentation/weatherkit/weatherservice

public enum WeatherError: LocalizedError, Sendable {
  case permissionDenied, unknown
  public var errorDescription: String? { "The operation couldn’t be completed." }
}
public struct WeatherQuery<T: Sendable>: Sendable {
  private init() {}
}
extension WeatherQuery where T == CurrentWeather { public static var current: Self { Self() } }
extension WeatherQuery where T == Forecast<MinuteWeather>? {
  public static var minute: Self { Self() }
}
extension WeatherQuery where T == Forecast<HourWeather> {
  public static var hourly: Self { Self() }
  public static func hourly(startDate: Date, endDate: Date) -> Self { Self() }
}
extension WeatherQuery where T == Forecast<DayWeather> {
  public static var daily: Self { Self() }
  public static func daily(startDate: Date, endDate: Date) -> Self { Self() }
}
extension WeatherQuery where T == [WeatherAlert]? { public static var alerts: Self { Self() } }

/// - Note: Unchecked: it has no state.
public final class WeatherService: @unchecked Sendable {
  public static let shared = WeatherService()
  public init() {}
  public var attribution: WeatherAttribution {
    get async throws { throw WeatherError.permissionDenied }
  }
  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.permissionDenied
  }
  public func weather<T>(
    for location: CLLocation, including dataSet: WeatherQuery<T>
  ) async throws -> T { throw WeatherError.permissionDenied }
  public func weather<T1, T2>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) { throw WeatherError.permissionDenied }
  public func weather<T1, T2, T3>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) { throw WeatherError.permissionDenied }
}
public struct WeatherAttribution: Sendable {
  public let serviceName: String
  public let combinedMarkLightURL: URL
  public let combinedMarkDarkURL: URL
  public let squareMarkURL: URL
  public let legalPageURL: URL
  public let legalAttributionText: String
}
public struct Weather: Codable, Sendable {
  public var currentWeather: CurrentWeather
  public var minuteForecast: Forecast<MinuteWeather>?
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
  public var weatherAlerts: [WeatherAlert]?
}
public struct Forecast<Element: Codable & Sendable>: RandomAccessCollection, Codable, Sendable {
  public var forecast: [Element]
  public var metadata: WeatherMetadata
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
  public var summary: String { "" }
}
public struct WeatherMetadata: Codable, Sendable {
  public var date: Date
  public var expirationDate: Date
}
public enum WeatherCondition: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
  case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
  case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain
  case scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers
  case thunderstorms, tropicalStorm, windy, wintryMix
  public var description: String { rawValue }
  public var accessibilityDescription: String { rawValue }
}
public enum Precipitation: String, Codable, Sendable { case none, hail, mixed, rain, sleet, snow }
public enum PressureTrend: String, Codable, Sendable { case rising, falling, steady }
public struct UVIndex: Codable, Sendable {
  public enum ExposureCategory: String, Codable, Comparable, Sendable {
    case low, moderate, high, veryHigh, extreme
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }
  public var value: Int
  public var category: ExposureCategory
}
public struct Wind: Codable, Sendable {
  public enum CompassDirection: String, Codable, Sendable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast
    case southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest
    case northwest, northNorthwest
    public var abbreviation: String { rawValue }
  }
  public var compassDirection: CompassDirection
  public var direction: Measurement<UnitAngle>
  public var speed: Measurement<UnitSpeed>
  public var gust: Measurement<UnitSpeed>?
}
public struct CurrentWeather: Codable, Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var isDaylight: Bool
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
  public var metadata: WeatherMetadata
}
public struct MinuteWeather: Codable, Sendable {
  public var date: Date
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationIntensity: Measurement<UnitSpeed>
}
public struct HourWeather: Codable, Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var isDaylight: Bool
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var pressure: Measurement<UnitPressure>
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
}
public struct SunEvents: Codable, Sendable {
  public var sunrise, sunset, solarNoon, solarMidnight, civilDawn, civilDusk: Date?
}
public enum MoonPhase: String, Codable, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter
  case waningCrescent
  public var symbolName: String { "moonphase." + rawValue }
}
public struct MoonEvents: Codable, Sendable {
  public var phase: MoonPhase
  public var moonrise, moonset: Date?
}
public struct DayWeather: Codable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>
  public var lowTemperature: Measurement<UnitTemperature>
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var rainfallAmount: Measurement<UnitLength>
  public var snowfallAmount: Measurement<UnitLength>
  public var sun: SunEvents
  public var moon: MoonEvents
  public var uvIndex: UVIndex
  public var wind: Wind
}
public enum WeatherSeverity: String, Codable, Sendable {
  case minor, moderate, severe, extreme, unknown
}
public struct WeatherAlert: Codable, Sendable {
  public var detailsURL: URL
  public var source: String
  public var summary: String
  public var region: String?
  public var severity: WeatherSeverity
}
