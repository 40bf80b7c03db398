// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// - SeeAlso: https://developer.apple.com/documentation/coremedia/cmtime
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  private let isNumber: Bool
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value, timescale, isNumber: true)
  }
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    self.init(Int64(seconds * Double(preferredTimescale)), preferredTimescale, isNumber: true)
  }
  private init(_ value: CMTimeValue, _ timescale: CMTimeScale, isNumber: Bool) {
    (self.value, self.timescale, self.isNumber) = (value, timescale, isNumber)
  }
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime(0, 0, isNumber: false)
  public static let indefinite = CMTime(0, 0, isNumber: false)
  public static let positiveInfinity = CMTime(.max, 1, isNumber: false)
  public var seconds: Double { isNumber ? Double(value) / Double(timescale) : .nan }
  public var isValid: Bool { isNumber }
  public var isNumeric: Bool { isNumber }
  public var isIndefinite: Bool { !isNumber }
  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }
  public static func + (one: CMTime, other: CMTime) -> CMTime {
    CMTime(seconds: one.seconds + other.seconds, preferredTimescale: one.timescale)
  }
  public static func - (one: CMTime, other: CMTime) -> CMTime {
    CMTime(seconds: one.seconds - other.seconds, preferredTimescale: one.timescale)
  }
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
