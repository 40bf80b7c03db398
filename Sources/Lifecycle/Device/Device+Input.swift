// SPDX-License-Identifier: Apache-2.0

/// The only ways a device changes.
extension Device {
  /// Something that comes to the device from outside.
  public enum Input: Hashable, Sendable {
    /// Something happens now.
    case event(SystemEvent)
    /// An app that answers by itself (``AppCode/outside``) returns from the call in progress: with
    /// the Bool of a launch method, or nil.
    case returned(AppReference, value: Bool?)
    /// A hosted process wrote a line, or something is to be said about it.
    case output(AppReference, Trace.OutputStream, String)
    /// A hosted process ended by itself.
    case ended(AppReference, ProcessEnd)
    /// Time passes until a moment, counted from when the device was switched on.
    case time(Duration)
  }

  /// The way in which a process ended by itself: what its parent is told.
  public enum ProcessEnd: Hashable, Sendable {
    /// It called `exit`, with that status.
    case exited(Int)
    /// A signal ended it; the code is nil for one that has none here.
    case crashed(Termination.Code?)
  }

  /// Takes an input. Returns what followed, in order.
  public mutating func apply(_ input: Input) -> [Trace.Entry] {
    switch input {
    case .event(let event): handle(event)
    case .returned(let app, let value): returned(from: app, value: value)
    case .output(let app, let stream, let line): output(stream, line, of: app)
    case .ended(let app, let end): ended(app, end)
    case .time(let instant): advance(to: instant)
    }
  }

  /// Something happens to the device now. What is due at this moment goes first.
  ///
  /// An event that is not possible is refused: one entry says why and how to make it possible, and
  /// nothing else changes.
  /// - Precondition: the event names an app of this device.
  public mutating func handle(_ event: SystemEvent) -> [Trace.Entry] {
    context.entries.reserveCapacity(16)
    fireAllDue(until: now)
    if let unmet = firstUnmet(for: event) {
      begin()
      let refusal = Refusal(event: event, rule: unmet.rule, remedy: remedy(for: event) ?? [])
      context.record(.refused(refusal), nil, unmet.rule)
    } else {
      begin()
      context.record(.event(event), nil, rule(of: event))
      if event.kind.isUseOfDevice { useDevice() }
      perform(event)
      clearFront()
    }
    return finish()
  }

  /// Time passes until `instant`; whatever is due happens at its own moment. An instant in the
  /// past changes nothing.
  public mutating func advance(to instant: Duration) -> [Trace.Entry] {
    fireAllDue(until: instant)
    if instant > now { context.pass(to: instant) }
    return finish()
  }

  /// Time passes until a condition holds, which is asked now and after each deadline.
  ///
  /// If no deadline is left or the longest time is over before it holds, the device stands at that moment:
  /// ask the condition again to know.
  ///
  ///     trace += phone.advance { $0.app(named: "Notes")?.state == .suspended }
  ///
  /// - Parameters:
  ///   - longest: The time that passes at most. The standard is an hour.
  ///   - isReached: the condition.
  /// - Returns: what followed, in order.
  public mutating func advance(
    atMost longest: Duration = .seconds(3600), until isReached: (Device) -> Bool
  ) -> [Trace.Entry] {
    let end = now + longest
    var entries: [Trace.Entry] = []
    while !isReached(self), now < end {
      guard let due = nextDeadline, due <= end else {
        return entries + advance(to: nextDeadline == nil ? now : end)
      }
      entries += advance(to: due)
    }
    return entries
  }

  /// An app whose code answers by itself (``AppCode/outside``) returns from the call in progress.
  ///
  /// Nothing happens where no such call is in progress, or while the process is suspended or its
  /// main thread blocked: the code cannot have run.
  public mutating func returned(
    from app: AppReference, value: Bool? = nil
  ) -> [Trace.Entry] {
    fireAllDue(until: now)
    guard let process = apps[app.index].process, process.phase != .suspended,
      process.thread.current?.returns == .outside, !process.thread.isHung
    else { return finish() }
    apps[app.index].resumeChain(&context) { app, context in
      app.finishCall(value: value, &context)
    }
    apps[app.index].runMainThread(&context)
    clearFront()
    return finish()
  }

  /// A hosted process wrote a line, or something is to be said about it: recorded, and nothing else.
  public mutating func output(
    _ stream: Trace.OutputStream, _ line: String, of app: AppReference
  ) -> [Trace.Entry] {
    fireAllDue(until: now)
    begin()
    context.record(.output(stream, line), apps[app.index].name, .hostedProcess)
    return finish()
  }

  /// A hosted process ended by itself. Nothing happens where there is no process.
  public mutating func ended(_ app: AppReference, _ end: ProcessEnd) -> [Trace.Entry] {
    fireAllDue(until: now)
    guard apps[app.index].process != nil else { return finish() }
    begin()
    switch end {
    case .exited: apps[app.index].end(.exit, nil, .endExit, &context)
    case .crashed(let code): apps[app.index].end(.crash, code, .endCrash, &context)
    }
    clearFront()
    return finish()
  }

  /// Ends an input. Returns what it has led to.
  private mutating func finish() -> [Trace.Entry] {
    let entries = context.takeEntries()
    assert(checkInvariants())
    return entries
  }

  /// Makes what is recorded from here on go back to the event that is recorded next.
  private mutating func begin() {
    context.cause = .event(context.nextNumber)
    context.predecessor = -1
  }

  /// Whatever is due until a moment happens, each at its own.
  private mutating func fireAllDue(until instant: Duration) {
    while let (index, pending) = earliestPending(), pending.due <= instant {
      context.pass(to: pending.due)
      apps[index].fire(pending, &context)
      clearFront()
    }
  }

  /// Adds a job to an app's main thread, and runs it as far as it goes.
  mutating func plan(
    _ purpose: Job.Purpose, _ index: Int, _ steps: [MainThreadStep],
    target: EmulatedApp.State? = nil, limit: TimeLimit? = nil
  ) {
    apps[index].plan(purpose, steps, target: target, limit: limit, &context)
  }

  /// Plans a transition: it must be over within its limit, counted from now.
  mutating func planTransition(
    _ index: Int, _ steps: [MainThreadStep], to target: EmulatedApp.State?
  ) {
    plan(.transition, index, steps, target: target, limit: .sceneUpdate)
  }

  /// Nothing on the screen belongs to a process that is gone.
  private mutating func clearFront() {
    guard context.hasEnded else { return }
    context.hasEnded = false
    switch front {
    case .app(let index) where apps[index].process == nil: goHomeAfterEnd()
    case .phone(over: .app(let index)) where apps[index].process == nil:
      front = .phone(over: .home)
      coverStack.removeAlert()
    case .home, .app, .phone, .messages: break
    }
  }
}
