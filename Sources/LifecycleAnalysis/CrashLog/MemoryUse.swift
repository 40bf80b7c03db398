// SPDX-License-Identifier: Apache-2.0

/// The memory of a process that was killed for it.
package struct MemoryUse: Hashable, Sendable {
  /// Bytes in use at the end; nil where the report does not say.
  package var used: UInt64?
  /// The process's own limit in bytes; nil where the report does not say.
  package var limit: UInt64?
  /// Bytes in a page, where the report counts pages.
  package var pageSize: UInt64?

  /// Bytes as megabytes, with one digit where they are not whole: `50 MB`, `37.9 MB`.
  package static func megabytes(_ bytes: UInt64) -> String {
    let tenths = (bytes * 10 + 524_288) / 1_048_576
    return tenths % 10 == 0 ? "\(tenths / 10) MB" : "\(tenths / 10).\(tenths % 10) MB"
  }
}
