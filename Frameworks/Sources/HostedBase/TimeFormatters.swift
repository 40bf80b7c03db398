// SPDX-License-Identifier: Apache-2.0
import Foundation
import HostProtocol

// Formatters that Foundation lacks on Linux. Their words are English.

/// Lengths of time as texts.
/// - SeeAlso: https://developer.apple.com/documentation/foundation/datecomponentsformatter
open class DateComponentsFormatter: Formatter, @unchecked AppleSendable {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: 1)
    public static let dropLeading = Self(rawValue: 2)
    public static let dropMiddle = Self(rawValue: 4)
    public static let dropTrailing = Self(rawValue: 8)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = Self(rawValue: 1 << 16)
  }
  open var allowedUnits: NSCalendar.Unit = []
  open var unitsStyle: UnitsStyle = .positional
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  open var maximumUnitCount = 0
  open var allowsFractionalUnits = false
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext: Formatter.Context = .unknown
  open var calendar: Calendar? = Calendar.current
  open var referenceDate: Date?

  private struct Unit {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    let name: String
    let short: String
    let letter: String
    let seconds: Int
  }
  private static let units = [
    Unit(
      unit: .year, component: .year, name: "year", short: "yr", letter: "y", seconds: 31_536_000),
    Unit(
      unit: .month, component: .month, name: "month", short: "mth", letter: "mo",
      seconds: 2_592_000),
    Unit(
      unit: .weekOfMonth, component: .weekOfMonth, name: "week", short: "wk", letter: "w",
      seconds: 604_800),
    Unit(unit: .day, component: .day, name: "day", short: "day", letter: "d", seconds: 86_400),
    Unit(unit: .hour, component: .hour, name: "hour", short: "hr", letter: "h", seconds: 3600),
    Unit(
      unit: .minute, component: .minute, name: "minute", short: "min", letter: "m", seconds: 60),
    Unit(
      unit: .second, component: .second, name: "second", short: "sec", letter: "s", seconds: 1),
  ]
  private var wanted: [Unit] {
    Self.units.filter { unit in
      if allowedUnits.isEmpty { return unit.unit != .weekOfMonth }
      return allowedUnits.contains(unit.unit)
        || unit.unit == .weekOfMonth && allowedUnits.contains(.weekOfYear)
    }
  }

  open func string(from timeInterval: TimeInterval) -> String? {
    guard timeInterval.isFinite, timeInterval.magnitude < 1e15 else { return nil }
    var rest = Int(timeInterval.magnitude.rounded(.down))
    var values: [(Unit, Int)] = []
    for unit in wanted {
      values.append((unit, rest / unit.seconds))
      rest %= unit.seconds
    }
    return text(values, isNegative: timeInterval < 0)
  }
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = calendar ?? .current
    let parts = calendar.dateComponents(
      Set(wanted.map(\.component)), from: startDate, to: endDate)
    return string(from: parts)
  }
  open func string(from components: DateComponents) -> String? {
    let values = wanted.compactMap { unit in
      components.value(for: unit.component).map { (unit, $0.magnitude) }
    }
    let isNegative = wanted.contains { (components.value(for: $0.component) ?? 0) < 0 }
    return text(values.map { ($0, Int($1)) }, isNegative: isNegative)
  }
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  private func text(_ all: [(Unit, Int)], isNegative: Bool) -> String? {
    var values = all
    let pads = zeroFormattingBehavior.contains(.pad)
    let isPositional = unitsStyle == .positional
    // Behind the first unit that counts, a clock shows them all.
    let usual = zeroFormattingBehavior.contains(.default)
    if !pads {
      if usual || zeroFormattingBehavior.contains(.dropLeading) {
        while values.count > 1, values[0].1 == 0 { values.removeFirst() }
      }
      if usual && !isPositional || zeroFormattingBehavior.contains(.dropTrailing) {
        while values.count > 1, values[values.count - 1].1 == 0 { values.removeLast() }
      }
      if usual && !isPositional || zeroFormattingBehavior.contains(.dropMiddle) {
        values = values.filter { $0.1 != 0 || values.count == 1 }
      }
    }
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    guard !values.isEmpty else { return nil }
    let sign = isNegative ? "-" : ""
    switch unitsStyle {
    case .positional:
      let texts = values.enumerated().map { place, value in
        place > 0 || pads ? String(format: "%02d", value.1) : "\(value.1)"
      }
      return sign + texts.joined(separator: ":")
    case .abbreviated:
      return sign + values.map { "\($0.1)\($0.0.letter)" }.joined(separator: " ")
    case .brief:
      return sign + values.map { "\($0.1)\($0.0.short)" }.joined(separator: " ")
    case .short:
      return sign
        + values.map { unit, value in
          let isPlural = value != 1 && ["hr", "yr", "wk", "mth", "day"].contains(unit.short)
          return "\(value) \(unit.short)\(isPlural && unit.short != "hr" ? "s" : "")"
        }.joined(separator: ", ")
    case .full, .spellOut:
      let spell = NumberFormatter()
      spell.numberStyle = unitsStyle == .full ? .none : .spellOut
      return sign
        + values.map { unit, value in
          let number = unitsStyle == .full ? "\(value)" : spell.string(for: value) ?? "\(value)"
          return "\(number) \(unit.name)\(value == 1 ? "" : "s")"
        }.joined(separator: ", ")
    }
  }
}

/// A formatter of the time since or until a moment.
/// - SeeAlso: https://developer.apple.com/documentation/foundation/relativedatetimeformatter
open class RelativeDateTimeFormatter: Formatter, @unchecked AppleSendable {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  open var dateTimeStyle: DateTimeStyle = .numeric
  open var unitsStyle: UnitsStyle = .full
  open var formattingContext: Formatter.Context = .unknown
  open var calendar: Calendar! = Calendar.current
  open var locale: Locale! = Locale.current

  private static let units: [(name: String, short: String, letter: String, seconds: Double)] = [
    ("year", "yr.", "y", 31_536_000), ("month", "mo.", "mo", 2_592_000),
    ("week", "wk.", "w", 604_800), ("day", "day", "d", 86_400), ("hour", "hr.", "h", 3600),
    ("minute", "min.", "m", 60), ("second", "sec.", "s", 1),
  ]

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let length = timeInterval.magnitude
    let unit = Self.units.first { length >= $0.seconds } ?? Self.units[Self.units.count - 1]
    return text(Int((length / unit.seconds).rounded(.down)), unit, isPast: timeInterval < 0)
  }
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }
  open func localizedString(from dateComponents: DateComponents) -> String {
    let values = [
      dateComponents.year, dateComponents.month, dateComponents.weekOfMonth, dateComponents.day,
      dateComponents.hour, dateComponents.minute, dateComponents.second,
    ]
    for (unit, value) in zip(Self.units, values) {
      if let value, value != 0 { return text(Int(value.magnitude), unit, isPast: value < 0) }
    }
    return text(0, Self.units[Self.units.count - 1], isPast: false)
  }
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(
    _ value: Int, _ unit: (name: String, short: String, letter: String, seconds: Double),
    isPast: Bool
  ) -> String {
    if dateTimeStyle == .named {
      if value == 0 { return "now" }
      if value == 1 {
        if unit.name == "day" { return isPast ? "yesterday" : "tomorrow" }
        if ["week", "month", "year"].contains(unit.name) {
          return (isPast ? "last " : "next ") + unit.name
        }
      }
    }
    let words =
      switch unitsStyle {
      case .full, .spellOut: " \(unit.name)\(value == 1 ? "" : "s")"
      case .short: " \(unit.short)\(unit.name == "day" && value != 1 ? "s" : "")"
      case .abbreviated: unit.letter
      }
    return isPast ? "\(value)\(words) ago" : "in \(value)\(words)"
  }
}

/// Measurements as texts, in their own units.
/// - SeeAlso: https://developer.apple.com/documentation/foundation/measurementformatter
open class MeasurementFormatter: Formatter, @unchecked AppleSendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = Self(rawValue: 1)
    public static let naturalScale = Self(rawValue: 2)
    public static let temperatureWithoutUnit = Self(rawValue: 4)
  }
  open var unitOptions: UnitOptions = []
  open var unitStyle: Formatter.UnitStyle = .medium
  open var locale: Locale! = Locale.current
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number =
      numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    let symbol =
      unitOptions.contains(.temperatureWithoutUnit) && measurement.unit is UnitTemperature
      ? "°" : measurement.unit.symbol
    let joins = symbol.hasPrefix("°") || unitStyle == .short
    return number + (joins ? "" : " ") + symbol
  }
  open func string(from unit: Unit) -> String { unit.symbol }
  open override func string(for obj: Any?) -> String? { nil }
}

extension Measurement {
  public func formatted() -> String { MeasurementFormatter().string(from: self) }
}

/// The purpose of a measurement: its own unit is kept.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  private let name: String
  public static var general: Self { Self(name: "general") }
  public static var asProvided: Self { Self(name: "asProvided") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self(name: "weather") }
  public static var person: Self { Self(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var road: Self { Self(name: "road") }
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "personHeight") }
}

extension Measurement where UnitType: Dimension {
  /// - SeeAlso: https://developer.apple.com/documentation/foundation/measurement/formatstyle
  public struct FormatStyle: Foundation.FormatStyle {
    public enum UnitWidth: Hashable, Codable, Sendable { case wide, abbreviated, narrow }
    let width: UnitWidth
    let number: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      number = numberFormatStyle
    }
    public func format(_ value: Measurement<UnitType>) -> String {
      let text = value.value.formatted(number ?? .number)
      let symbol = value.unit.symbol
      return text + (width == .narrow || symbol.hasPrefix("°") ? "" : " ") + symbol
    }
  }
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }
}
extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
