// SPDX-License-Identifier: Apache-2.0
import Foundation
import HostProtocol

/// The iOS that the app runs on: that of the emulated device.
package enum SystemVersion {
  /// Its numbers: 15, 0, 0.
  package static let current: OperatingSystemVersion = {
    let text = Foundation.ProcessInfo.processInfo.environment[HostProtocol.systemVariable] ?? ""
    let numbers = text.split(separator: ".").compactMap { Int($0) } + [0, 0, 0]
    return OperatingSystemVersion(
      majorVersion: numbers[0] == 0 ? HostProtocol.latestSystem : numbers[0],
      minorVersion: numbers[1], patchVersion: numbers[2])
  }()

  static func isAtLeast(_ major: Int, _ minor: Int, _ patch: Int) -> Bool {
    (current.majorVersion, current.minorVersion, current.patchVersion) >= (major, minor, patch)
  }
}

/// `#available(iOS 15, *)` in the copy of an app's source: whether the device has this iOS.
public func applifeIOS(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
  SystemVersion.isAtLeast(major, minor, patch)
}

/// The process, on an iPhone.
/// - SeeAlso: https://developer.apple.com/documentation/foundation/processinfo
public final class ProcessInfo: NSObject, Sendable {
  public static let processInfo = ProcessInfo()
  private override init() {}

  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let idleSystemSleepDisabled = Self(rawValue: 1 << 20)
    public static let suddenTerminationDisabled = Self(rawValue: 1 << 14)
    public static let userInitiated = Self(rawValue: 0xFF_FFFF)
    public static let background = Self(rawValue: 0xFF)
    public static let latencyCritical = Self(rawValue: 0xFF_0000_0000)
  }

  private var real: Foundation.ProcessInfo { .processInfo }
  public var environment: [String: String] { real.environment }
  public var arguments: [String] { real.arguments }
  public var hostName: String { "iPhone" }
  public var processName: String { real.processName }
  public var processIdentifier: Int32 { real.processIdentifier }
  public var globallyUniqueString: String { real.globallyUniqueString }
  public var processorCount: Int { real.processorCount }
  public var activeProcessorCount: Int { real.activeProcessorCount }
  public var physicalMemory: UInt64 { real.physicalMemory }
  public var systemUptime: TimeInterval { real.systemUptime }
  public var thermalState: ThermalState { .nominal }
  public var isLowPowerModeEnabled: Bool { false }
  public var isiOSAppOnMac: Bool { false }
  public var isMacCatalystApp: Bool { false }

  public var operatingSystemVersion: OperatingSystemVersion { SystemVersion.current }
  public var operatingSystemVersionString: String {
    let version = SystemVersion.current
    let patch = version.patchVersion > 0 ? ".\(version.patchVersion)" : ""
    return "Version \(version.majorVersion).\(version.minorVersion)\(patch)"
  }
  public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    SystemVersion.isAtLeast(version.majorVersion, version.minorVersion, version.patchVersion)
  }

  /// Accepted: nothing is kept from sleeping here.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol { NSObject() }
  public func endActivity(_ activity: any NSObjectProtocol) {}
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: () -> Void
  ) { block() }
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.global().async { block(false) } }
}
