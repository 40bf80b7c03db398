// SPDX-License-Identifier: Apache-2.0

extension Device {
  /// Something happens to the device now. Returns what followed, in order.
  ///
  /// An event that is not possible is refused: one entry says why and how to make it possible, and
  /// nothing else changes.
  package mutating func handle(_ event: SystemEvent) -> [Trace.Entry] {
    said.reserveCapacity(16)
    if let unmet = firstUnmet(for: event) {
      let refusal = Refusal(event: event, rule: unmet.rule, way: way(to: event) ?? [])
      say(.refused(refusal), nil, unmet.rule)
    } else {
      say(.event(event), nil, .eventHappened)
      perform(event)
    }
    return takeSaid()
  }

  /// Time passes until `instant`; whatever is due happens at its own moment. An instant in the
  /// past changes nothing.
  package mutating func advance(to instant: Duration) -> [Trace.Entry] {
    while let (due, index, what) = earliestDue(), due <= instant {
      if due > now { now = due }
      fire(what, index)
    }
    if instant > now { now = instant }
    return takeSaid()
  }

  /// An app whose code answers by itself (``Code/outside``) returns from the call in progress.
  ///
  /// Ignored where no such call is in progress or the app's main thread is blocked.
  package mutating func appReturned(_ name: String, value: Bool = true) -> [Trace.Entry] {
    guard let index = index(of: name), let thread = apps[index].process?.thread,
      thread.current != nil, !thread.isHung
    else { return [] }
    finishCall(index, value: value)
    runMainThread(index)
    return takeSaid()
  }

  /// Whether no callback is running and no transition is under way. Limits that wait do not count.
  package var isSettled: Bool {
    apps.allSatisfy { app in
      guard let thread = app.process?.thread else { return true }
      return !thread.isBusy
    }
  }

  private mutating func takeSaid() -> [Trace.Entry] {
    let entries = said
    said = []
    return entries
  }

  /// Adds an entry to what this turn says.
  mutating func say(_ kind: Trace.Kind, _ index: Int?, _ rule: Rule) {
    said.append(
      Trace.Entry(time: now, app: index.map { apps[$0].name }, kind: kind, rule: rule))
  }
}
