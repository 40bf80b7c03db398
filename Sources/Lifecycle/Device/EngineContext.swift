// SPDX-License-Identifier: Apache-2.0

/// The knowledge of a device that an app needs while something happens, and what is recorded: the
/// time, the rules that hold, and the entries of the current input.
struct EngineContext: Hashable, Sendable {
  /// The time since the device was switched on.
  var now: Duration = .zero
  /// The version of iOS to emulate.
  let version: SystemVersion
  /// Limits that differ from the standard of the version.
  var limits: [TimeLimit: Duration] = [:]
  /// True if a process has ended since the screen was last looked at.
  var hasEnded = false
  /// The entries that the current input has led to so far. Empty between inputs.
  var entries: [Trace.Entry] = []
  /// The number the next entry gets.
  var nextNumber = 0
  /// The cause of the entries that are recorded now.
  var cause = Trace.Cause.event(0)
  /// The entry the next one follows from; -1 where it begins a chain.
  var predecessor = -1

  init(version: SystemVersion) { self.version = version }

  /// Lets time pass until a moment.
  mutating func pass(to instant: Duration) {
    assert(instant >= now, "time goes back by \((now - instant).milliseconds) ms")
    now = instant
  }

  /// Returns the time that a limit allows.
  func allowance(_ limit: TimeLimit) -> Duration {
    if !limits.isEmpty, let own = limits[limit] { return own }
    return limit.standard(ios: version)
  }

  /// Records an entry: it follows from the one before it in its chain. Returns its number.
  @discardableResult
  mutating func record(
    _ kind: consuming Trace.Kind, _ app: consuming String?, _ rule: Rule
  ) -> Int {
    let number = nextNumber
    // One allocation for what most events lead to.
    if entries.isEmpty { entries.reserveCapacity(8) }
    entries.append(
      Trace.Entry(
        number: number, time: now, app: app, kind: kind, rule: rule, cause: cause,
        predecessor: predecessor >= 0 ? predecessor : nil))
    predecessor = number
    nextNumber += 1
    return number
  }

  /// Records that a limit counts, and until when. Returns the moment it counts from, as the states
  /// keep it: with the number of this entry, so that what the limit does can be traced back.
  @discardableResult
  mutating func record(_ limit: TimeLimit, since: Duration, _ app: String) -> Moment {
    let due = since + allowance(limit)
    return Moment(since, record(.deadline(limit, due: max(due, now)), app, limit.rule))
  }

  /// Now, as states keep it.
  var moment: Moment { Moment(now, predecessor) }

  /// The entries, once.
  mutating func takeEntries() -> [Trace.Entry] {
    let taken = entries
    entries = []
    return taken
  }
}

/// The moment something began, and the entry that says so. Deadlines are computed from the time;
/// the entry is what a deadline's effects follow from.
public struct Moment: Hashable, Sendable {
  /// The device's time.
  public let time: Duration
  /// The number of the entry; negative where no entry says it.
  public let entry: Int

  init(_ time: Duration, _ entry: Int = -1) {
    self.time = time
    self.entry = entry
  }
}
