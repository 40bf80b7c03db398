// SPDX-License-Identifier: Apache-2.0

/// What an app needs to know of its device, and what it says: the context of one turn.
struct EngineContext: Hashable, Sendable {
  /// The time since the device was switched on.
  var now: Duration = .zero
  /// The version of iOS whose rules hold.
  let version: Int
  /// Limits that differ from the standard of the version.
  var limits: [TimeLimit: Duration] = [:]
  /// Whether a process has ended in this turn, so that the screen must be looked at.
  var hasEnded = false
  /// What the current turn has said so far; empty between turns.
  var said: [Trace.Entry] = []

  init(version: Int) { self.version = version }

  /// How much time a limit allows.
  func allowance(_ limit: TimeLimit) -> Duration {
    if !limits.isEmpty, let own = limits[limit] { return own }
    return limit.standard(ios: version)
  }

  /// Adds an entry to what this turn says.
  mutating func say(_ kind: Trace.Kind, _ app: String?, _ rule: Rule) {
    said.append(Trace.Entry(time: now, app: app, kind: kind, rule: rule))
  }

  /// What was said, once.
  mutating func takeSaid() -> [Trace.Entry] {
    let entries = said
    said = []
    return entries
  }
}
