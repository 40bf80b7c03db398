// SPDX-License-Identifier: Apache-2.0

/// The way to make an event possible that is not.
extension Device {
  /// The most steps of a remedy.
  private static let mostSteps = 6
  /// The most jobs on a main thread with which a step is tried: all of them would have to be done
  /// first. A user gets there by events in thousands while a call has not returned.
  private static let mostJobs = 250

  /// True if a main thread is so far behind that nothing is tried to find a remedy or a way.
  package var isFarBehind: Bool {
    for index in apps.indices where apps[index].process?.thread.jobs.count ?? 0 > Self.mostJobs {
      return true
    }
    return false
  }

  /// The shortest events that make `event` possible, found by trying on copies; nil if nothing
  /// does, or a main thread is too far behind to try. Code that answers from outside is taken to
  /// return at once.
  package func remedy(for event: SystemEvent) -> [SystemEvent]? {
    if version < event.kind.minimumVersion || isFarBehind { return nil }
    let start = answeringAtOnce
    guard let remedy = start.steps(to: event) else { return nil }
    if remedy.replacesProcess { return start.gentleStep(to: event).map { [$0] } }
    // Following needs one by one may take a detour where a single step would do.
    if remedy.events.count > 1, let shortcut = start.shortcut(to: event) { return [shortcut] }
    return remedy.events
  }

  /// The events that provide what `event` needs, one after the other; nil if they don't lead there.
  /// They replace the app's process if it is terminated on the way and launched again: what the event
  /// was about is gone then.
  private func steps(
    to event: SystemEvent
  ) -> (events: [SystemEvent], replacesProcess: Bool)? {
    let app = event.app?.index
    let hadProcess = app.map { apps[$0].process != nil } ?? false
    var device = self
    var steps: [SystemEvent] = []
    var hasEnded = false
    while let step = device.firstStep(to: event), step != event {
      // A remedy that does not help must not be tried for ever.
      guard steps.count < Self.mostSteps else { return nil }
      let entries = device.doAndSettle(step)
      if hadProcess, entries.contains(where: { $0.isEnd(of: event.app) }) { hasEnded = true }
      steps.append(step)
    }
    guard device.firstUnmet(for: event) == nil else { return nil }
    return (steps, hasEnded && app.map { device.apps[$0].process != nil } ?? false)
  }

  /// A step that keeps the app's process, where opening the app would end it: a blocked app that comes
  /// to the front is terminated by the watchdog. Something that wakes it in the background is not
  /// waited for. Without that, the event must follow before the watchdog acts.
  private func gentleStep(to event: SystemEvent) -> SystemEvent? {
    guard let app = event.app, let process = apps[app.index].process else { return nil }
    let wakes: [SystemEvent] = [
      .locationUpdate(app), .receiveSilentPush(app), .bluetoothEvent(app), .finishTransfer(app),
    ]
    let found = wakes.first { wake in
      guard isPossible(wake) else { return false }
      var device = self
      device.doAndSettle(wake)
      return device.apps[app.index].process?.pid == process.pid && device.isPossible(event)
    }
    if let found { return found }
    return [.tapIcon(app), .choose(app)].first { step in
      guard isPossible(step) else { return false }
      var device = self
      _ = device.handle(step)
      return device.isPossible(event)
    }
  }

  /// Returns the first thing to do: the event itself, or the remedy of what it needs, of what that
  /// needs, ….
  private func firstStep(to event: SystemEvent, depth: Int = 0) -> SystemEvent? {
    guard let unmet = firstUnmet(for: event) else { return event }
    guard let remedy = unmet.remedy, depth < Self.mostSteps else { return nil }
    return firstStep(to: remedy, depth: depth + 1)
  }

  private func shortcut(to event: SystemEvent) -> SystemEvent? {
    var steps: [SystemEvent] = [
      .pressHome, .unlock, .closeSwitcher, .declineCall, .answerCall, .endCall, .tapBanner,
    ]
    if let app = event.app { steps += [.tapIcon(app), .choose(app)] }
    return steps.first { step in
      guard isPossible(step) else { return false }
      var device = self
      device.doAndSettle(step)
      return device.isPossible(event)
    }
  }
}

extension Trace.Entry {
  /// Returns true if the process of that app ends.
  fileprivate func isEnd(of ended: AppReference?) -> Bool {
    if case .end = kind { app == ended?.name } else { false }
  }
}
