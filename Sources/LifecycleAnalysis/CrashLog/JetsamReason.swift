// SPDX-License-Identifier: Apache-2.0

/// The reason for which the system killed a process for the memory or files in use: the `reason` in
/// a jetsam event report, which only the process that was killed has.
/// - SeeAlso: https://developer.apple.com/documentation/xcode/identifying-high-memory-use-with-jetsam-event-reports
package enum JetsamReason: String, CaseIterable, Hashable, Sendable {
  case perProcessLimit = "per-process-limit"
  case vmPageShortage = "vm-pageshortage"
  case vnodeLimit = "vnode-limit"
  case highWater = "highwater"
  case fileCacheThrashing = "fc-thrashing"
  case jettisoned
}
