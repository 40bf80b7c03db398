// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The properties that two entries must share to be counterparts.
struct ComparisonKey: Hashable {
  private let app: String?
  private let content: Content

  private enum Content: Hashable {
    case input(SystemEvent)
    case process(Trace.ProcessStep)
    case call(Callback, scene: String?, object: String?)
    case returned(Callback)
    case notification(AppleNotification)
    case state(from: EmulatedApp.State?, to: EmulatedApp.State?)
    case task(String, Trace.TaskChange)
    case deadline(TimeLimit)
    case queue(Trace.QueueChange, SystemEvent.Kind)
    case phase(String?, from: SwiftUIPhase, to: SwiftUIPhase)
    case end
    case output(String)
  }

  /// Everything an entry says, without times, reasons, and the states it was read in.
  init(_ entry: Trace.Entry) {
    app = entry.app
    content =
      switch entry.kind {
      case .event(let event): .input(event)
      case .refused(let refusal): .input(refusal.event)
      case .process(let step): .process(step)
      case .call(let call): .call(call.callback, scene: call.scene, object: call.object)
      case .returned(let callback, _, _): .returned(callback)
      case .notification(let name, _): .notification(name)
      case .state(let from, let to, _): .state(from: from, to: to)
      case .task(let name, let what, _): .task(name, what)
      case .deadline(let limit, _): .deadline(limit)
      case .queue(let change, let event): .queue(change, event)
      case .phase(let scene, let from, let to): .phase(scene, from: from, to: to)
      case .end: .end
      case .output(_, let line): .output(line)
      }
  }

  private init(app: String?, _ content: Content) {
    self.app = app
    self.content = content
  }

  /// The key that still makes two entries counterparts where nothing better is between their neighbors: the same method
  /// in another scene, or a change of state that begins or ends elsewhere.
  var loosened: ComparisonKey? {
    switch content {
    case .call(let callback, _, _):
      ComparisonKey(app: app, .call(callback, scene: nil, object: nil))
    case .state: ComparisonKey(app: app, .state(from: nil, to: nil))
    case .input, .process, .returned, .notification, .task, .deadline, .queue, .phase, .end,
      .output:
      nil
    }
  }

  /// An order that is the same for both sides.
  static func precedes(_ one: ComparisonKey, _ other: ComparisonKey) -> Bool {
    (one.text, one.app ?? "") < (other.text, other.app ?? "")
  }

  private var text: String {
    switch content {
    case .input(let event): "input \(event.description)"
    case .process(let step): "process \(step.text)"
    case .call(let callback, let scene, let object):
      "call \(callback.rawValue) \(scene ?? "") \(object ?? "")"
    case .returned(let callback): "returned \(callback.rawValue)"
    case .notification(let name): "notification \(name.rawValue)"
    case .state(let from, let to): "state \(from?.rawValue ?? "") \(to?.rawValue ?? "")"
    case .task(let name, let what): "task \(what.rawValue) \(name)"
    case .deadline(let limit): "deadline \(limit.rawValue)"
    case .queue(let change, let event): "queue \(change.rawValue) \(event.rawValue)"
    case .phase(let scene, let from, let to): "phase \(scene ?? "") \(from.rawValue) \(to.rawValue)"
    case .end: "end"
    case .output(let line): "output \(line)"
    }
  }
}

extension Comparison.Difference {
  /// In what two counterparts differ, their own times aside.
  static func all(_ one: Trace.Entry, _ other: Trace.Entry) -> Set<Comparison.Difference> {
    switch one.kind {
    case .event:
      if case .refused = other.kind { return [.refused] }
    case .refused:
      if case .event = other.kind { return [.refused] }
    case .call(let call):
      guard case .call(let otherCall) = other.kind else { break }
      var found: Set<Comparison.Difference> = []
      if call.state != otherCall.state { found.insert(.state) }
      if call.shownOptions != otherCall.shownOptions || call.scene != otherCall.scene
        || call.object != otherCall.object
      {
        found.insert(.details)
      }
      return found
    case .notification(_, let state):
      guard case .notification(_, let otherState) = other.kind else { break }
      return state == otherState ? [] : [.state]
    case .deadline(_, let due):
      guard case .deadline(_, let otherDue) = other.kind else { break }
      return due - one.time == otherDue - other.time ? [] : [.time]
    case .returned(_, let after, let value):
      guard case .returned(_, let otherAfter, let otherValue) = other.kind else { break }
      var found: Set<Comparison.Difference> = []
      if after != otherAfter { found.insert(.time) }
      if value != otherValue { found.insert(.details) }
      return found
    case .task(_, _, let remaining):
      guard case .task(_, _, let otherRemaining) = other.kind else { break }
      return remaining == otherRemaining ? [] : [.time]
    case .process, .state, .queue, .phase, .end, .output: break
    }
    return one.kind == other.kind ? [] : [.details]
  }
}
