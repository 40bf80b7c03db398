// SPDX-License-Identifier: Apache-2.0

/// Deadlines live in states: each is computed from the moment its state began, so that leaving the
/// state cancels it.
extension EmulatedApp {
  /// Something that falls due in an app.
  enum Due: Hashable, Sendable {
    /// A limit on a transition, a launch, an end or a call is reached.
    case limit(CountingLimit)
    case budgetOver
    case expiration
    case workOver(Int)
    case workExpiration(Int)
    case returned
    case threadWork(Int)
    case suspension
  }

  /// Something that is due in an app.
  struct Pending {
    let what: Due
    /// The limit, unless code returns.
    let limit: TimeLimit?
    /// The moment it counts from.
    let since: Moment
    let due: Duration
    /// True if the process is ended by it.
    let isFatal: Bool
    /// True if the device has not settled until then: a callback or a transition.
    let isWaitedFor: Bool
  }

  /// True if nothing is due in this app: by far the most common case, and the cheapest to find out.
  var waitsForNothing: Bool {
    guard process != nil else { return true }
    if process?.isSuspended == true { return true }
    if case .background? = process?.phase { return false }
    return process?.thread.jobs.isEmpty == true && process?.thread.isInCall == false
      && process?.work.isEmpty == true && process?.threadWork.isEmpty == true
  }

  /// Hands over everything that is due in this app; on a tie the one handed over first goes first:
  /// limits before returns, since a limit reached exactly is missed.
  func forEachPending(_ context: EngineContext, _ body: (Pending) -> Void) {
    if waitsForNothing { return }
    func add(
      _ what: Due, _ limit: TimeLimit?, _ since: Moment, _ due: Duration, isFatal: Bool = true,
      isWaitedFor: Bool = false
    ) {
      body(
        Pending(
          what: what, limit: limit, since: since, due: max(due, context.now), isFatal: isFatal,
          isWaitedFor: isWaitedFor))
    }
    func add(_ counting: CountingLimit) {
      add(
        .limit(counting), counting.limit, counting.since, due(of: counting, context),
        isWaitedFor: true)
    }
    // Values are read where they stand: this is asked for every event.
    for index in process?.thread.demanding ?? 0..<0 {
      if let limit = process?.thread.jobs[index].limit { add(limit) }
    }
    let call = process?.thread.isInCall == true ? process?.thread.current : nil
    if let own = call?.limit { add(own) }
    if let (since, end, hasExpired) = budget(context) {
      add(.budgetOver, .backgroundTime, since, end)
      if !hasExpired {
        add(
          .expiration, .expirationHandler, since,
          expirationDue(since: since, end: end, context), isFatal: false)
      }
    }
    for (index, work) in (process?.work ?? []).enumerated() {
      let end = work.end(context)
      if work.wake == .continuedTask {
        add(
          work.hasExpired ? .workOver(index) : .workExpiration(index), work.limit, work.since, end,
          isFatal: false)
        continue
      }
      let isFatal = work.isFatal || work.wake == .voipPush && mustReportCalls(context)
      add(.workOver(index), work.limit, work.since, end, isFatal: isFatal)
      if work.task != nil, !work.hasExpired {
        add(
          .workExpiration(index), .expirationHandler, work.since,
          expirationDue(since: work.since, end: end, context), isFatal: false)
      }
    }
    if let call, case .at(let instant) = call.returns, process?.thread.isHung == false {
      add(.returned, nil, call.since, instant, isFatal: false, isWaitedFor: true)
    }
    for (index, work) in (process?.threadWork ?? []).enumerated() {
      guard case .at(let instant) = work.returns else { continue }
      add(.threadWork(index), nil, Moment(context.now), instant, isFatal: false)
    }
    if case .background(let background)? = process?.phase, let idle = background.idleSince {
      add(
        .suspension, .suspension, idle, background.suspensionDue(context),
        isFatal: process?.fileLocks != 0)
    }
  }

  /// Something is due, now.
  mutating func fire(_ pending: Pending, _ context: inout EngineContext) {
    let (cause, predecessor) = (context.cause, context.predecessor)
    if let limit = pending.limit {
      let announced = pending.since.entry
      context.cause = .deadline(limit, announced: announced >= 0 ? announced : nil)
      context.predecessor = announced
    }
    switch pending.what {
    case .limit(let counting):
      if process?.thread.jobs.first?.endsForMemory == true {
        // It did not free memory in time.
        end(.memory, .perProcessLimit, .memoryLimit, &context)
      } else {
        end(
          .watchdog, .badFood, counting.limit.rule, limit: counting.limit,
          since: counting.since.time, &context)
      }
    case .budgetOver: leakTasks(&context)
    case .expiration: expireTasks(&context)
    case .workOver(let index): endWork(index, &context)
    case .workExpiration(let index): expireWork(index, .schedulerExpire, &context)
    case .returned:
      resumeChain(&context) { app, context in app.finishCall(value: nil, &context) }
      runMainThread(&context)
    case .threadWork(let index): finishThreadWork(index, &context)
    case .suspension: suspend(&context)
    }
    context.cause = cause
    context.predecessor = predecessor
  }
}
