// SPDX-License-Identifier: Apache-2.0
import Foundation

// The memory of the process, as apps ask Mach for it: Linux's own numbers.

public typealias kern_return_t = Int32
public typealias integer_t = Int32
public typealias natural_t = UInt32
public typealias mach_port_t = UInt32
public typealias task_flavor_t = UInt32
public typealias task_info_t = UnsafeMutablePointer<integer_t>
public typealias mach_msg_type_number_t = UInt32
public typealias vm_size_t = UInt
public typealias mach_vm_size_t = UInt64
public let KERN_SUCCESS: kern_return_t = 0
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
public let mach_task_self_: mach_port_t = 1
public let MACH_TASK_BASIC_INFO: Int32 = 20
public let TASK_VM_INFO: Int32 = 22

public struct mach_task_basic_info: Sendable {
  public var virtual_size: mach_vm_size_t = 0
  public var resident_size: mach_vm_size_t = 0
  public var resident_size_max: mach_vm_size_t = 0
  public var suspend_count: integer_t = 0
  public init() {}
}
public typealias mach_task_basic_info_data_t = mach_task_basic_info
/// - Note: Apple's has more fields.
public struct task_vm_info_data_t: Sendable {
  public var virtual_size: mach_vm_size_t = 0
  public var resident_size: mach_vm_size_t = 0
  public var resident_size_peak: mach_vm_size_t = 0
  public var phys_footprint: mach_vm_size_t = 0
  public init() {}
}
public typealias task_vm_info = task_vm_info_data_t

/// Fills in `mach_task_basic_info` and `task_vm_info`; any other information is an invalid argument.
@discardableResult public func task_info(
  _ target_task: mach_port_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t?,
  _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>
) -> kern_return_t {
  guard let out = task_info_out.map({ UnsafeMutableRawPointer($0) }) else {
    return KERN_INVALID_ARGUMENT
  }
  let (all, resident) = ProcessMemory.now
  switch flavor {
  case task_flavor_t(MACH_TASK_BASIC_INFO):
    var info = mach_task_basic_info()
    (info.virtual_size, info.resident_size, info.resident_size_max) = (all, resident, resident)
    out.copyMemory(from: &info, byteCount: MemoryLayout<mach_task_basic_info>.size)
  case task_flavor_t(TASK_VM_INFO):
    var info = task_vm_info_data_t()
    (info.virtual_size, info.resident_size, info.phys_footprint) = (all, resident, resident)
    info.resident_size_peak = resident
    out.copyMemory(from: &info, byteCount: MemoryLayout<task_vm_info_data_t>.size)
  case _: return KERN_INVALID_ARGUMENT
  }
  return KERN_SUCCESS
}

/// Bytes that the app may still use before iOS ends it. The limit is a guess: 2 GB, as on phones with 4 GB.
/// - SeeAlso: https://developer.apple.com/documentation/os/3191911-os_proc_available_memory
public func os_proc_available_memory() -> Int {
  max(0, 2_147_483_648 - Int(ProcessMemory.now.resident))
}

private enum ProcessMemory {
  /// Bytes of address space, and those in memory.
  static var now: (all: UInt64, resident: UInt64) {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").prefix(2).compactMap { UInt64($0) }
    guard pages.count == 2 else { return (0, 0) }
    let size = UInt64(sysconf(Int32(_SC_PAGESIZE)))
    return (pages[0] * size, pages[1] * size)
  }
}
