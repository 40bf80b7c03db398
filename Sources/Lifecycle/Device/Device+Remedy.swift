// SPDX-License-Identifier: Apache-2.0

/// How to make an event possible that is not.
extension Device {
  /// No remedy is longer than this.
  private static let mostSteps = 6
  /// With more jobs than this on a main thread no step is tried: all of them would have to be done
  /// first. A user gets there by events in thousands while a call has not returned.
  private static let mostJobs = 250

  /// Whether a main thread is so far behind that nothing is tried to find a remedy or a way.
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
    var device = start
    var remedy: [SystemEvent] = []
    while let step = device.firstStep(to: event), step != event {
      // A remedy that does not help must not be tried for ever.
      guard remedy.count < Self.mostSteps else { return nil }
      device.doAndSettle(step)
      remedy.append(step)
    }
    guard device.firstUnmet(for: event) == nil else { return nil }
    // Following needs one by one may take a detour where a single step would do.
    if remedy.count > 1, let shortcut = start.shortcut(to: event) { return [shortcut] }
    return remedy
  }

  /// What to do first: the event itself, or the remedy of what it needs, of what that needs, ….
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
