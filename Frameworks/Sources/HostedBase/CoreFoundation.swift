// SPDX-License-Identifier: Apache-2.0
import Foundation
import HostProtocol

// The names of Core Foundation: values and objects of Foundation.

public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFDictionary = NSDictionary
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFBoolean = NSNumber
public typealias CFNumber = NSNumber
public typealias CFData = NSData
public typealias CFURL = NSURL
public typealias CFError = NSError
public typealias CFIndex = Int

// Core Video: a picture in memory, of which there is none.

/// - SeeAlso: https://developer.apple.com/documentation/corevideo/cvpixelbuffer
open class CVBuffer: Hashable, @unchecked AppleSendable {
  public static func == (one: CVBuffer, other: CVBuffer) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  fileprivate let width: Int
  fileprivate let height: Int
  fileprivate init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }
}
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer
public typealias CVReturn = Int32
public typealias OSType = UInt32
public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32ARGB: OSType = 32
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
nonisolated(unsafe) public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
nonisolated(unsafe) public let kCVPixelBufferWidthKey: CFString = "Width"
nonisolated(unsafe) public let kCVPixelBufferHeightKey: CFString = "Height"
nonisolated(unsafe) public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImage"
nonisolated(unsafe) public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGContext"
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let readOnly = Self(rawValue: 1)
}
public func CVPixelBufferCreate(
  _ allocator: CFTypeRef?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  pixelBufferOut.pointee = CVBuffer(width, height)
  return kCVReturnSuccess
}
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
  4 * pixelBuffer.width
}
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  nil
}
@discardableResult public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
@discardableResult public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
nonisolated(unsafe) public let kCFAllocatorDefault: CFTypeRef? = nil
