// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The one rule that decides what happens to an app: the rule that a student is told with an
/// answer.
extension Outcome {
  /// The rule that decides which methods are called.
  ///
  /// - Parameters:
  ///   - app: the app before anything happened.
  ///   - index: the index in the order of calls that the answer depends on. Behind the last call, it is
  ///     the rule that ends the order.
  package func ruleOfCalls(of app: EmulatedApp, at index: Int = 0) -> Rule? {
    let calls = calls(of: app.name)
    if calls.indices.contains(index) { return calls[index].entry.rule }
    let own = entries.filter { $0.app == app.name }
    if calls.isEmpty {
      let isHung = app.process?.thread.isHung == true
      if let end = own.last(where: { $0.isEnd }) {
        if app.state == .suspended { return .endSuspended }
        if isHung, case .end(let termination) = end.kind, termination.reason == .watchdog {
          return .mainThreadHung
        }
        return end.rule
      }
      if isHung { return .mainThreadHung }
    }
    return own.last { $0.isStateChange }?.rule ?? calls.last?.entry.rule ?? ruleOfNothing(for: app)
  }

  /// The rule that decides which state the app is in afterwards.
  ///
  /// - Parameter app: the app before anything happened.
  package func ruleOfState(of app: EmulatedApp) -> Rule? {
    let own = entries.filter { $0.app == app.name }
    if let end = own.last(where: { $0.isEnd }) { return end.rule }
    guard let change = own.first(where: { $0.isStateChange }) else {
      return ruleOfNothing(for: app)
    }
    if device.app(named: app.name)?.state == .suspended, case .deadline(let limit, _) = change.cause
    {
      return limit.rule
    }
    return change.rule
  }

  /// The rule by which nothing happens to an app, as far as its state and its methods go.
  private func ruleOfNothing(for app: EmulatedApp) -> Rule? {
    // An event that was dropped or queued says why nothing followed.
    let queued = entries.last { entry in
      guard entry.app == app.name || entry.app == nil, case .queue = entry.kind else {
        return false
      }
      return true
    }
    if let queued { return queued.rule }
    return switch app.state {
    case .suspended: .suspendedSilently
    case .active where entries.isEmpty: .inactiveWithoutInput
    case .background where entries.first?.isEvent != true:
      app.process?.tasks.isEmpty == false ? .taskBegin : .backgroundAssertion
    case .active, .inactive, .background, .notRunning: entries.first?.rule
    }
  }
}

extension Trace.Entry {
  fileprivate var isEnd: Bool { if case .end = kind { true } else { false } }
  fileprivate var isStateChange: Bool { if case .state = kind { true } else { false } }
  fileprivate var isEvent: Bool { if case .event = kind { true } else { false } }
}
