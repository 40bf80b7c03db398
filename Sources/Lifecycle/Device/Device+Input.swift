// SPDX-License-Identifier: Apache-2.0

extension Device {
  /// Something happens to the device now. Returns what followed, in order.
  ///
  /// An event that is not possible is refused: one entry says why and how to make it possible, and
  /// nothing else changes.
  public mutating func handle(_ event: SystemEvent) -> [Trace.Entry] {
    context.said.reserveCapacity(16)
    if let unmet = firstUnmet(for: event) {
      let refusal = Refusal(event: event, rule: unmet.rule, remedy: remedy(for: event) ?? [])
      context.say(.refused(refusal), nil, unmet.rule)
    } else {
      context.say(.event(event), nil, event.kind.rule)
      perform(event)
      clearFront()
    }
    return context.takeSaid()
  }

  /// Time passes until `instant`; whatever is due happens at its own moment. An instant in the
  /// past changes nothing.
  public mutating func advance(to instant: Duration) -> [Trace.Entry] {
    while let (due, index, what) = earliestDue(), due <= instant {
      if due > now { context.now = due }
      apps[index].fire(what, &context)
      clearFront()
    }
    if instant > now { context.now = instant }
    return context.takeSaid()
  }

  /// An app whose code answers by itself (``Code/outside``) returns from the call in progress.
  ///
  /// Ignored where no such call is in progress or the app's main thread is blocked.
  public mutating func appReturned(_ name: String, value: Bool = true) -> [Trace.Entry] {
    guard let index = index(of: name), let thread = apps[index].process?.thread,
      thread.current != nil, !thread.isHung
    else { return [] }
    apps[index].finishCall(value: value, &context)
    apps[index].runMainThread(&context)
    clearFront()
    return context.takeSaid()
  }

  /// Whether no callback is running and no transition is under way. Limits that wait do not count.
  public var isSettled: Bool {
    apps.allSatisfy { app in
      guard let thread = app.process?.thread else { return true }
      return !thread.isBusy
    }
  }

  /// Adds steps to an app's main thread, and runs it as far as it goes.
  mutating func plan(_ index: Int, _ steps: [MainThreadStep]) {
    apps[index].plan(steps, &context)
  }

  /// Nothing on the screen belongs to a process that is gone.
  private mutating func clearFront() {
    guard context.hasEnded else { return }
    context.hasEnded = false
    switch front {
    case .app(let index) where apps[index].process == nil:
      front = .home
      if cover == .alert || cover == .faceID { cover = nil }
    case .phone(over: let index?) where apps[index].process == nil:
      front = .phone(over: nil)
    case .home, .app, .phone, .messages:
      break
    }
  }
}
