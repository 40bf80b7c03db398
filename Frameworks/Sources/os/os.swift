// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

/// Writes messages where applife reads what the app prints. Privacy and levels that the
/// system's log would drop are not kept.
/// - SeeAlso: https://developer.apple.com/documentation/os/logger
public struct Logger: Sendable {
  private let category: String

  public init() { category = "" }
  public init(subsystem: String, category: String) { self.category = category }
  public init(_ log: OSLog) { category = log.category }

  public func log(_ message: OSLogMessage) { write(message, "default") }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level.name) }
  public func trace(_ message: OSLogMessage) { write(message, "debug") }
  public func debug(_ message: OSLogMessage) { write(message, "debug") }
  public func info(_ message: OSLogMessage) { write(message, "info") }
  public func notice(_ message: OSLogMessage) { write(message, "default") }
  public func warning(_ message: OSLogMessage) { write(message, "error") }
  public func error(_ message: OSLogMessage) { write(message, "error") }
  public func critical(_ message: OSLogMessage) { write(message, "fault") }
  public func fault(_ message: OSLogMessage) { write(message, "fault") }

  private func write(_ message: OSLogMessage, _ level: String) {
    let head = category.isEmpty ? level : "\(category) \(level)"
    AppLog.write("[\(head)] \(message.text)")
  }
}

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }
    public mutating func appendInterpolation<Value>(_ value: Value, privacy: OSLogPrivacy) {
      text += "\(value)"
    }
  }
}

/// The readers of a value: everybody, here.
public struct OSLogPrivacy: Sendable {
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let auto = OSLogPrivacy()
}

public final class OSLog: Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  let category: String
  public init(subsystem: String, category: String) { self.category = category }
}

public struct OSLogType: Sendable {
  let name: String
  public static let `default` = OSLogType(name: "default")
  public static let info = OSLogType(name: "info")
  public static let debug = OSLogType(name: "debug")
  public static let error = OSLogType(name: "error")
  public static let fault = OSLogType(name: "fault")
}

/// Writes a message in the format of C.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  // The log's own words for who may read a value are none of C's.
  let format = "\(message)".replacingOccurrences(of: "{public}", with: "")
    .replacingOccurrences(of: "{private}", with: "")
  let text = String(format: format, arguments: arguments)
  Logger(log).log(level: type, "\(text)")
}

/// Marks intervals for Instruments, which is not here: nothing is written.
/// - SeeAlso: https://developer.apple.com/documentation/os/ossignposter
public struct OSSignposter: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public init(logger: Logger) {}
  public var isEnabled: Bool { false }
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64
  public init(_ value: UInt64) { rawValue = value }
  public static let exclusive = Self(0xEEEE_B0B5_B2B2_EEEE)
}
public final class OSSignpostIntervalState: Sendable {
  init() {}
}
