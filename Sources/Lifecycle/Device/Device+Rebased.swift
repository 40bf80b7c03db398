// SPDX-License-Identifier: Apache-2.0

/// Devices that behave alike from now on.
extension Device {
  /// The same device with its clock at zero: instants become ages, ages that make no difference
  /// any more become one, and what only tells the past (process identifiers, numbers of entries,
  /// the last termination, counts beyond one) is dropped.
  public var rebased: Device {
    var copy = self
    copy.context.now = .zero
    copy.context.nextNumber = 0
    copy.context.predecessor = -1
    copy.context.cause = .event(0)
    copy.nextPID = 0
    for index in copy.apps.indices { copy.apps[index].rebase(context) }
    return copy
  }
}

extension Device {
  /// The same device without what is only read and changes nothing any more: the reasons for its
  /// apps' states, the order of the cards, when an app was used that has no process.
  package var withoutReasons: Device {
    var copy = self
    for index in copy.apps.indices { copy.apps[index].forgetReasons() }
    copy.cards.sort()
    copy.uses.removeAll { copy.apps[$0].process == nil }
    copy.isMemoryLow = false
    return copy
  }
}

extension Device {
  /// The rebased device without the reasons for its apps' states, without a shortage of memory that
  /// was announced, and without how old a budget is that no background task can use: two devices that
  /// only differ in these need the same plan.
  package var planned: Device {
    var copy = rebased
    copy.isMemoryLow = false
    for index in copy.apps.indices {
      copy.apps[index].forgetReasons()
      copy.apps[index].forgetUnusedBudget()
    }
    return copy
  }
}

extension EmulatedApp {
  /// Drops the age of the budget, unless a task is open or may be begun here.
  fileprivate mutating func forgetUnusedBudget() {
    guard let process, process.tasks.isEmpty, !beginsTasks,
      case .background(var background) = process.phase
    else { return }
    background.budgetSince = background.since
    self.process?.phase = .background(background)
  }

  /// True if the app's code begins background tasks.
  private var beginsTasks: Bool {
    guard case .scripted(let script) = traits.code else { return true }
    return !script.expiration.begins.isEmpty || script.parts.values.contains { !$0.begins.isEmpty }
  }

  /// Forgets why its process is in its state, which is only read.
  fileprivate mutating func forgetReasons() {
    guard let process else { return }
    self.process?.launch = .launch
    switch process.phase {
    case .starting, .active, .suspended: break
    case .inactive: self.process?.phase = .inactive(.launch)
    case .background(let background):
      var plain = AppProcess.Background(because: .home, since: background.since)
      plain.budgetSince = background.budgetSince
      plain.idleSince = background.idleSince
      plain.hasExpired = background.hasExpired
      self.process?.phase = .background(plain)
    }
  }

  fileprivate mutating func rebase(_ context: EngineContext) {
    lastEnding = nil
    unsavedEdits = min(unsavedEdits, 1)
    refresh.rebase(context)
    scenes.rebase(isBusy: process?.thread.isBusy == true)
    process?.rebase(context)
  }
}

extension Moment {
  /// The moment as an age, no older than matters.
  fileprivate func rebased(_ now: Duration, atMost oldest: Duration) -> Moment {
    Moment(max(time - now, .zero - oldest))
  }
}

extension AppProcess {
  fileprivate mutating func rebase(_ context: EngineContext) {
    let now = context.now
    var copy = AppProcess(pid: 0, launch: launch, phase: phase)
    if case .background(let background) = phase {
      var rebased = Background(because: background.because, since: Moment(.zero))
      rebased.budgetSince = background.budgetSince.rebased(
        now, atMost: context.allowance(.backgroundTime))
      rebased.idleSince = background.idleSince?.rebased(
        now, atMost: context.allowance(.suspension))
      rebased.hasExpired = background.hasExpired
      copy.phase = .background(rebased)
    }
    copy.thread = thread
    copy.thread.hungSince = thread.hungSince.map { _ in Moment(.zero) }
    for index in thread.jobs.indices { copy.thread.jobs[index].rebase(context) }
    if var current = thread.current {
      current = CallInProgress(
        code: current.code, since: Moment(.zero), returns: current.returns.rebased(now),
        limit: current.limit?.rebased(context), savesSlowly: current.savesSlowly)
      copy.thread.current = current
    }
    copy.backgroundTasks = backgroundTasks.rebased
    copy.work = work.map { work in
      var rebased = BackgroundWork(
        wake: work.wake, task: work.task,
        since: work.since.rebased(now, atMost: context.allowance(work.limit)),
        hasBeenInFront: work.hasBeenInFront)
      rebased.hasExpired = work.hasExpired
      rebased.isHandedOver = work.isHandedOver
      rebased.endsEarly = work.endsEarly.map { max(.zero, $0 - now) }
      return rebased
    }
    copy.threadWork = threadWork.map {
      ThreadWork(
        name: $0.name, begun: Moment(.zero), cause: .event(0), returns: $0.returns.rebased(now),
        belongsToMainActor: $0.belongsToMainActor)
    }
    copy.queuedTasks = queuedTasks
    copy.activities = activities
    copy.fileLocks = min(fileLocks, 1)
    copy.slowSave = slowSave
    copy.queuedChanges = queuedChanges
    copy.acceptedLaunch = acceptedLaunch
    copy.isNotified = isNotified
    copy.hasLaunched = hasLaunched
    copy.hasLoadedViews = hasLoadedViews
    copy.isViewAppearing = isViewAppearing
    copy.hasReadTooEarly = hasReadTooEarly
    copy.swiftUIPhase = swiftUIPhase
    self = copy
  }
}

extension Return {
  fileprivate func rebased(_ now: Duration) -> Return {
    if case .at(let instant) = self { .at(max(.zero, instant - now)) } else { self }
  }
}

extension CountingLimit {
  fileprivate func rebased(_ context: EngineContext) -> CountingLimit {
    var copy = self
    copy.since = since.rebased(context.now, atMost: context.allowance(limit))
    return copy
  }
}

extension Job {
  fileprivate mutating func rebase(_ context: EngineContext) {
    limit = limit?.rebased(context)
    lastLimit = lastLimit?.rebased(context)
    cause = .event(0)
    predecessor = -1
  }
}
