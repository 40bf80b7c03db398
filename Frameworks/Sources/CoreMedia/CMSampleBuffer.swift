// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import HostedBase

// Samples of sounds and pictures: there are none.

/// - SeeAlso: https://developer.apple.com/documentation/coremedia/cmsamplebuffer
public final class CMSampleBuffer: @unchecked AppleSendable {
  package init() {}
  public var imageBuffer: CVImageBuffer? { nil }
  public var numSamples: Int { 0 }
  public var presentationTimeStamp: CMTime { .invalid }
  public var duration: CMTime { .invalid }
  public var formatDescription: CMFormatDescription? { nil }
}
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? {
  nil
}
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { 0 }
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }

public struct CMVideoDimensions: Hashable, Sendable {
  public var width: Int32
  public var height: Int32
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}
public final class CMFormatDescription: Sendable {
  package init() {}
  public var dimensions: CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }
}
public typealias CMVideoFormatDescription = CMFormatDescription
public func CMVideoFormatDescriptionGetDimensions(
  _ videoDesc: CMVideoFormatDescription
) -> CMVideoDimensions { videoDesc.dimensions }

/// - SeeAlso: https://developer.apple.com/documentation/coremedia/cmtimerange
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid }
  public var isEmpty: Bool { duration.seconds == 0 }
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
}
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time1 == time2 ? 0 : 1
}
