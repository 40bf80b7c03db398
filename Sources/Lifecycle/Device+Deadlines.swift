// SPDX-License-Identifier: Apache-2.0

extension Device {
  /// A limit that is counting: what the timers panel shows.
  package struct RunningLimit: Hashable, Sendable {
    package let app: String
    package let limit: TimeLimit
    package let since: Duration
    package let due: Duration
    /// Whether the process is ended when the limit is reached (a suspension is no ending).
    package let isFatal: Bool
  }
}
