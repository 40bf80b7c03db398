// SPDX-License-Identifier: Apache-2.0
import Foundation

// Names of Darwin that Linux lacks.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000

/// Nanoseconds since the machine was started: a tick is a nanosecond here.
/// - SeeAlso: https://developer.apple.com/documentation/kernel/1462446-mach_absolute_time
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
public struct mach_timebase_info_data_t: Sendable {
  public var numer: UInt32
  public var denom: UInt32
  public init(numer: UInt32 = 0, denom: UInt32 = 0) {
    self.numer = numer
    self.denom = denom
  }
}
/// Apps make the value under its other name, which is that of the function.
public func mach_timebase_info(
  numer: UInt32 = 0, denom: UInt32 = 0
) -> mach_timebase_info_data_t { mach_timebase_info_data_t(numer: numer, denom: denom) }
@discardableResult public func mach_timebase_info(
  _ info: UnsafeMutablePointer<mach_timebase_info_data_t>
) -> Int32 {
  info.pointee.numer = 1
  info.pointee.denom = 1
  return 0
}

/// Knows `hw.machine`, and says of it what `uname` says, as in the Simulator. Everything else fails.
public func sysctlbyname(
  _ name: UnsafePointer<CChar>, _ oldp: UnsafeMutableRawPointer?,
  _ oldlenp: UnsafeMutablePointer<Int>?, _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
  guard String(cString: name) == "hw.machine", newp == nil else { return -1 }
  var system = utsname()
  uname(&system)
  return withUnsafeBytes(of: &system.machine) { machine in
    let count = (machine.firstIndex(of: 0) ?? machine.count - 1) + 1
    if let oldp, let oldlenp {
      if oldlenp.pointee < count { return -1 }
      oldp.copyMemory(from: machine.baseAddress!, byteCount: count)
    }
    oldlenp?.pointee = count
    return 0
  }
}

// MARK: Core Foundation's unique identifiers

public typealias CFUUID = NSUUID
public func CFUUIDCreate(_ alloc: CFTypeRef?) -> CFUUID? { NSUUID() }
public func CFUUIDCreateString(_ alloc: CFTypeRef?, _ uuid: CFUUID?) -> CFString? {
  uuid.map { $0.uuidString as NSString }
}
public struct CFRange: Hashable, Sendable {
  public var location: CFIndex
  public var length: CFIndex
  public init(location: CFIndex = 0, length: CFIndex = 0) {
    self.location = location
    self.length = length
  }
}
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}
