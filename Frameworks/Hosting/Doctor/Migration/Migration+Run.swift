// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Migration {
  /// The calls and the accounts of an app in one of the two worlds.
  package struct Run: Hashable, Sendable {
    /// The number of calls of each method.
    package private(set) var calls: [Callback: Int] = [:]
    /// The number of times that each notification was posted.
    package private(set) var notifications: [AppleNotification: Int] = [:]
    /// The number of times that the app looked up each key of the launch options.
    package private(set) var reads: [LaunchOption: Int] = [:]
    /// The steps in which the app ran from beginning to end. What it writes in a step that launches
    /// or ends it says nothing about an end without a warning.
    private var steps: [Step] = []
    /// The process ended in a step that does not end it: the step, and why.
    package private(set) var failures: [MigrationChange.Failure] = []
    /// True if the app was active.
    package private(set) var hasLaunched = false
    /// The fate of the user's data at an end without a warning; nil if the app does not say.
    package var verdict: TortureVerdict?

    private var accepted: Set<SystemEvent.Kind> = []
    private var refused: [Unrehearsed] = []

    package init() {}

    private struct Step: Hashable {
      let called: Set<Callback>
      let written: Set<SavedItem>
    }

    /// The items that the app wrote while it ran.
    package var written: Set<SavedItem> { steps.reduce(into: []) { $0.formUnion($1.written) } }

    /// The methods in which the app may have written something: of those that were called in each
    /// step that wrote it, the ones that were called in the fewest other steps.
    func methods(writing item: SavedItem, among callbacks: Set<Callback>) -> [Callback] {
      let wrote = steps.filter { $0.written.contains(item) }
      let always = wrote.reduce(callbacks) { $0.intersection($1.called) }
      func others(_ callback: Callback) -> Int {
        steps.count { $0.called.contains(callback) && !$0.written.contains(item) }
      }
      let fewest = always.map(others).min()
      return Callback.allCases.filter { always.contains($0) && others($0) == fewest }
    }

    /// An event that was not possible.
    package struct Unrehearsed: Hashable, Sendable {
      package let event: SystemEvent
      package let rule: Rule
    }

    /// Counts what happened in one step.
    ///
    /// - Parameters:
    ///   - entries: the entries of the trace.
    ///   - step: the step's text.
    ///   - written: what the app wrote in it.
    ///   - reads: the constants of the launch options that it looked up.
    package mutating func add(
      _ entries: [Trace.Entry], step: String, written: [SavedItem] = [], reads: [String] = []
    ) {
      var called: Set<Callback> = []
      var runsThrough = true
      for entry in entries {
        switch entry.kind {
        case .call(let call):
          calls[call.callback, default: 0] += 1
          called.insert(call.callback)
        case .notification(let name, _): notifications[name, default: 0] += 1
        case .state(_, to: .active, _): hasLaunched = true
        case .event(let event): accepted.insert(event.kind)
        case .refused(let refusal):
          refused.append(Unrehearsed(event: refusal.event, rule: refusal.rule))
        case .process(.main): runsThrough = false
        case .end(let ending):
          runsThrough = false
          if Self.isFailure(ending.reason) { fail(step, ending.reason) }
        case .process, .returned, .state, .task, .phase, .deadline, .queue, .output: break
        }
      }
      if runsThrough { steps.append(Step(called: called, written: Set(written))) }
      for key in reads { self.reads[LaunchOption(constant: key), default: 0] += 1 }
    }

    private mutating func fail(_ step: String, _ reason: Termination.Reason) {
      failures.append(MigrationChange.Failure(step: step, reason: reason))
    }

    private static func isFailure(_ reason: Termination.Reason) -> Bool {
      switch reason {
      case .crash, .watchdog, .exit, .task, .fetch, .push, .voip: true
      case .user, .memory, .system, .reboot, .exitsOnSuspend, .privacy, .lockFile, .scheduler:
        false
      }
    }

    /// The events that were never possible, each once.
    package var unrehearsed: [Unrehearsed] {
      var known = accepted
      return refused.filter { known.insert($0.event.kind).inserted }
    }
  }
}
