// SPDX-License-Identifier: Apache-2.0
import HostedBase

extension HKUnit {
  public class func foot() -> HKUnit { HKUnit(from: "ft") }
  public class func inch() -> HKUnit { HKUnit(from: "in") }
  public class func yard() -> HKUnit { HKUnit(from: "yd") }
  public class func ounce() -> HKUnit { HKUnit(from: "oz") }
  public class func day() -> HKUnit { HKUnit(from: "d") }
  public class func joule() -> HKUnit { HKUnit(from: "J") }
  public class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
  public class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
  public class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
  public class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.rawValue + "g")
  }
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.rawValue + "m")
  }
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.rawValue + "L")
  }
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.rawValue + "J")
  }
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.rawValue + "s")
  }
  public func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(from: unitString + "·" + unit.unitString)
  }

  private static let factors = [
    "g": 1, "lb": 453.592_37, "oz": 28.349_523_125, "m": 1, "mi": 1609.344, "ft": 0.3048,
    "in": 0.0254, "yd": 0.9144, "kcal": 4184, "Cal": 4184, "J": 1, "L": 1, "s": 1, "min": 60,
    "hr": 3600, "d": 86_400, "count": 1, "%": 1,
  ]
  private static let prefixes = ["k": 1000, "d": 0.1, "c": 0.01, "m": 0.001, "mc": 0.000_001]

  /// What a value is multiplied by, and what is added, for the unit that others of its kind are counted in.
  var scale: (factor: Double, offset: Double) {
    if unitString == "degF" { return (5 / 9, -160 / 9) }
    let parts = unitString.split(separator: "/").map { part -> Double in
      let name = String(part)
      if let factor = Self.factors[name] { return factor }
      for (prefix, factor) in Self.prefixes where name.hasPrefix(prefix) {
        if let base = Self.factors[String(name.dropFirst(prefix.count))] { return base * factor }
      }
      return 1
    }
    return (parts.dropFirst().reduce(parts.first ?? 1, /), 0)
  }
}
public enum HKMetricPrefix: String, Sendable {
  case none = ""
  case kilo = "k"
  case deci = "d"
  case centi = "c"
  case milli = "m"
  case micro = "mc"
}
/// - Note: Unchecked: nothing of it changes.
open class HKDevice: NSObject, @unchecked Sendable { open var name: String? { nil } }
/// - Note: Unchecked: nothing of it changes.
open class HKSource: NSObject, @unchecked Sendable {
  open var name: String {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ""
  }
  open var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
}
/// - Note: Unchecked: nothing of it changes.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  open var source: HKSource { HKSource() }
}
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1
  case archery, australianFootball, badminton, baseball, basketball
  case bowling, boxing, climbing, cricket, crossTraining, curling, cycling, dance
  case elliptical = 16
  case equestrianSports, fencing, fishing, functionalStrengthTraining, golf
  case gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts, mindAndBody
  case paddleSports = 31
  case play, preparationAndRecovery, racquetball, rowing, rugby, running
  case sailing, skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports
  case swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining, volleyball
  case walking, waterFitness, waterPolo, waterSports, wrestling, yoga
  case coreTraining = 59
  case highIntensityIntervalTraining = 63
  case pilates = 66
  case other = 3000
}
public enum HKWorkoutSessionLocationType: Int, Sendable {
  case unknown = 1
  case indoor, outdoor
}
open class HKWorkoutConfiguration: NSObject {
  open var activityType = HKWorkoutActivityType.other
  open var locationType = HKWorkoutSessionLocationType.unknown
}
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  public static var asleep: Self { .asleepUnspecified }
}
public enum HKCategoryValue: Int, Sendable { case notApplicable }
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  public static let biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  public static let bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
}
/// - Note: Unchecked: nothing of it changes.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public init(_ identifier: HKCharacteristicTypeIdentifier) {
    super.init(identifier: identifier.rawValue)
  }
}
/// - Note: Unchecked: nothing of it changes.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
/// - Note: Unchecked: nothing of it changes.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
  open class func workoutRoute() -> HKSeriesType { HKSeriesType(identifier: "HKWorkoutRoute") }
  open class func heartbeat() -> HKSeriesType { HKSeriesType(identifier: "HKHeartbeatSeries") }
}
extension HKObjectType {
  public class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
  public class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType(identifier: "HKActivitySummaryType")
  }
}
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
open class HKBiologicalSexObject: NSObject { open var biologicalSex: HKBiologicalSex { .notSet } }
public enum HKBloodType: Int, Sendable { case notSet, aPositive, aNegative, bPositive }
open class HKBloodTypeObject: NSObject { open var bloodType: HKBloodType { .notSet } }
public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly, daily, weekly
}
/// - Note: Unchecked: nothing of it changes.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
  public init(fromValue value: Int) {}
}
/// - Note: Unchecked: nothing of it changes.
open class HKDeletedObject: NSObject, @unchecked Sendable { public let uuid = UUID() }
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  public typealias Handler =
    @Sendable (
      HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
    ) -> Void
  open var updateHandler: Handler?
  private let handler: Handler
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) { self.handler = handler }
  override func run() {
    DispatchQueue.global().async { self.handler(self, [], [], HKQueryAnchor(fromValue: 0), nil) }
  }
}
public struct HKError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknownError, noError, errorHealthDataUnavailable, errorHealthDataRestricted
    case errorInvalidArgument, errorAuthorizationDenied, errorAuthorizationNotDetermined
  }
  public let code: Code
}
extension HKHealthStore {
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async {
      completion(false, HKError(code: .errorHealthDataUnavailable))
    }
  }
  public func disableAllBackgroundDelivery(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(true, nil) } }
  public func delete(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(false, nil) } }
  public func dateOfBirthComponents() throws -> DateComponents {
    throw HKError(code: .errorHealthDataUnavailable)
  }
  public func biologicalSex() throws -> HKBiologicalSexObject {
    throw HKError(code: .errorHealthDataUnavailable)
  }
  public func bloodType() throws -> HKBloodTypeObject {
    throw HKError(code: .errorHealthDataUnavailable)
  }
}

extension NSSortDescriptor {
  /// There is nothing to sort: the key is not kept.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.description, ascending: ascending)
  }
}
