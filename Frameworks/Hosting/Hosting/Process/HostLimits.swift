// SPDX-License-Identifier: Apache-2.0

/// The limits of a hosted program.
package struct HostLimits: Hashable, Sendable {
  /// The largest file it may write, in bytes; 0 for no limit.
  package var fileSize: UInt64 = 1 << 30
  /// The processes and threads that its user may have in addition to those of now; 0 for no limit.
  package var processes: UInt64 = 512

  package init() {}
}
