// SPDX-License-Identifier: Apache-2.0

/// A report about the use of a resource: the processor, wakeups, disk writes, memory.
package struct ResourceReport: Hashable, Sendable {
  /// A resource; the raw value is the `Event:` in reports.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case processor = "cpu usage"
    case wakeups
    case diskWrites = "disk writes"
    case memory
    /// Threads, ports and whatever else the report names.
    case other = "other resources"

    /// The resource that the subtype of `EXC_RESOURCE` names.
    init(subtype: String?) {
      switch subtype {
      case "CPU", "CPU_FATAL": self = .processor
      case "WAKEUPS": self = .wakeups
      case "IO", "DISK_WRITES", "DISK WRITES": self = .diskWrites
      case "MEMORY": self = .memory
      case _: self = .other
      }
    }

    /// The fact about its limit.
    var fact: FieldFact {
      switch self {
      case .processor: .cpuLimit
      case .wakeups: .wakeups
      case .diskWrites: .diskWrites
      case .memory, .other: .resourceLimit
      }
    }
  }

  package let kind: Kind
  /// True if the process was killed for it; false if iOS only took note; nil if the report does not say.
  package let isKilled: Bool?
}
