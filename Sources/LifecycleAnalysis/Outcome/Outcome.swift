// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The effect of an event or of time on a device, until it has settled: a prediction is compared
/// with it.
package struct Outcome: Hashable, Sendable {
  /// A cause of what happens next.
  package enum Trigger: Hashable, Sendable {
    case event(SystemEvent)
    /// A time passes.
    case time(Duration)
  }

  /// The device as it is afterwards.
  package let device: Device
  /// The entries in order.
  package let entries: [Trace.Entry]

  /// Tries something on a copy of a device.
  package init(of trigger: Trigger, on device: Device) {
    var device = device
    var entries: [Trace.Entry]
    switch trigger {
    case .event(let event): entries = device.handle(event)
    case .time(let duration): entries = device.advance(to: device.now + duration)
    }
    entries += device.settle()
    self.device = device
    self.entries = entries
  }

  /// True if the event was possible.
  package var isAccepted: Bool {
    !entries.contains { if case .refused = $0.kind { true } else { false } }
  }

  /// The methods of an app that were called, in order, each with its entry.
  package func calls(of app: String) -> [(call: Trace.Call, entry: Trace.Entry)] {
    entries.compactMap { entry in
      guard entry.app == app, case .call(let call) = entry.kind else { return nil }
      return (call, entry)
    }
  }

  /// The rules the answer to a question about an app rests on: those of its calls, its states and
  /// its end, and of the deadlines that caused them; where nothing happened to it, the rule by
  /// which nothing did.
  ///
  /// - Parameter app: the app before anything happened.
  package func rules(for app: EmulatedApp) -> [Rule] {
    var rules: [Rule] = []
    for entry in entries where entry.app == app.name {
      switch entry.kind {
      case .call, .state, .end: break
      case .event, .refused, .process, .returned, .notification, .task, .phase, .deadline, .queue,
        .output:
        continue
      }
      rules.append(entry.rule)
      if case .deadline(let limit, _) = entry.cause { rules.append(limit.rule) }
    }
    if rules.isEmpty { rules = ruleOfCalls(of: app).map { [$0] } ?? [] }
    return rules.distinct
  }
}
