// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The fate of each method and notification between two worlds, counted over comparisons: what stays, what is no longer
/// called and what is called instead, what is new.
///
/// Every number is counted in rows of a ``Comparison``; nothing is known in advance about any method.
package struct MethodTable: Hashable, Sendable {
  private var found: [Subject: Line] = [:]

  /// An empty table.
  package init() {}

  /// The things that are counted.
  package enum Subject: Hashable, Sendable {
    case method(Callback)
    case notification(AppleNotification)
    /// SwiftUI's phase of the whole app changes to that value.
    case phase(SwiftUIPhase)

    /// The name as traces print it.
    package var name: String {
      switch self {
      case .method(let callback): callback.rawValue
      case .notification(let notification): notification.rawValue
      case .phase(let phase): "ScenePhase \(phase.rawValue)"
      }
    }
  }

  /// The fate of a subject.
  package enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// Only the left world has it.
    case gone
    /// Both have it.
    case stays
    /// Only the right world has it.
    case new
  }

  /// One subject.
  package struct Line: Hashable, Sendable {
    package let subject: Subject
    /// The number of times in the left runs.
    package fileprivate(set) var left = 0
    /// The number of times in the right runs.
    package fileprivate(set) var right = 0
    /// The number of times that both runs have it at the same point.
    package fileprivate(set) var both = 0
    /// The subjects that the right runs have in its place, with their numbers.
    package fileprivate(set) var instead: [Subject: Int] = [:]
    /// The subjects that the left runs have where the right ones have this, with their numbers.
    package fileprivate(set) var replaces: [Subject: Int] = [:]
    /// The times that the left runs have it, and the right ones nothing in its place.
    package fileprivate(set) var withoutCounterpart = Occurrences()
    /// The times that the right runs have it where the left ones have nothing.
    package fileprivate(set) var added = Occurrences()
    /// The states that are read inside, where they differ, and how often.
    package fileprivate(set) var states: [StateChange: Int] = [:]
    /// The number of times that the left runs pass options or a payload, and the right ones none.
    package fileprivate(set) var optionsLost = 0
    /// The number of times that the right runs pass options or a payload, and the left ones none.
    package fileprivate(set) var optionsGained = 0

    fileprivate init(_ subject: Subject) { self.subject = subject }

    package var outcome: Outcome {
      if right == 0 { .gone } else if left == 0 { .new } else { .stays }
    }
  }

  /// The number of times that something occurs, and the first scenario in which it does.
  package struct Occurrences: Hashable, Sendable {
    package fileprivate(set) var count = 0
    /// The name of the scenario; nil for none.
    package fileprivate(set) var first: String?

    fileprivate mutating func add(_ scenario: String) {
      count += 1
      if first == nil { first = scenario }
    }
  }

  /// The state read inside on either side.
  package struct StateChange: Hashable, Sendable {
    package let left: ApplicationState
    package let right: ApplicationState
  }

  // MARK: Reading

  /// Every subject that occurs: methods in the order of ``Callback``, then notifications, then phases.
  package var lines: [Line] {
    let order =
      Callback.allCases.map(Subject.method) + AppleNotification.allCases.map(Subject.notification)
      + SwiftUIPhase.allCases.map(Subject.phase)
    return order.compactMap { found[$0] }
  }

  // MARK: Counting

  /// Counts what is in one comparison.
  ///
  /// - Parameters:
  ///   - comparison: the two runs.
  ///   - name: the scenario's name, for what is found in it first.
  package mutating func add(_ comparison: Comparison, name: String) {
    for row in comparison.rows {
      let left = comparison.entry(of: row, .left)
      let right = comparison.entry(of: row, .right)
      switch row.match {
      case .same, .differs: countBoth(left, right)
      case .instead: countInstead(left, right)
      case .onlyLeft:
        let counterpart = row.counterpart.map { comparison.right.entries[$0] }
        countOne(left, counterpart) { line, other in
          line.left += 1
          if let other {
            line.instead[other, default: 0] += 1
          } else {
            line.withoutCounterpart.add(name)
          }
        }
      case .onlyRight:
        let counterpart = row.counterpart.map { comparison.left.entries[$0] }
        countOne(right, counterpart) { line, other in
          line.right += 1
          if let other { line.replaces[other, default: 0] += 1 } else { line.added.add(name) }
        }
      }
    }
  }

  private mutating func countBoth(_ left: Trace.Entry?, _ right: Trace.Entry?) {
    guard let left, let right, let subject = left.subject else { return }
    change(subject) { line in
      line.left += 1
      line.right += 1
      line.both += 1
      if let one = left.readState, let other = right.readState, one != other {
        line.states[StateChange(left: one, right: other), default: 0] += 1
      }
      switch (left.options, right.options) {
      case (_?, nil): line.optionsLost += 1
      case (nil, _?): line.optionsGained += 1
      case (nil, nil), (_?, _?): break
      }
    }
  }

  private mutating func countInstead(_ left: Trace.Entry?, _ right: Trace.Entry?) {
    guard let one = left?.subject, let other = right?.subject else { return }
    change(one) {
      $0.left += 1
      $0.instead[other, default: 0] += 1
    }
    change(other) {
      $0.right += 1
      $0.replaces[one, default: 0] += 1
    }
  }

  /// Counts an entry that one side alone has: with what the other side has in its place, or else as
  /// one without a counterpart.
  private mutating func countOne(
    _ entry: Trace.Entry?, _ counterpart: Trace.Entry?,
    by count: (inout Line, _ counterpart: Subject?) -> Void
  ) {
    guard let subject = entry?.subject else { return }
    change(subject) { count(&$0, counterpart?.subject) }
  }

  private mutating func change(_ subject: Subject, _ change: (inout Line) -> Void) {
    change(&found[subject, default: Line(subject)])
  }
}

extension Trace.Entry {
  /// The subject that the table counts; nil for what is neither a call nor a notification nor a phase of the app.
  fileprivate var subject: MethodTable.Subject? {
    switch kind {
    case .call(let call): .method(call.callback)
    case .notification(let name, _): .notification(name)
    case .phase(nil, _, let to): .phase(to)
    case .event, .refused, .process, .returned, .state, .task, .deadline, .queue, .phase, .end,
      .output:
      nil
    }
  }

  fileprivate var readState: ApplicationState? {
    switch kind {
    case .call(let call): call.state
    case .notification(_, let state): state
    case .event, .refused, .process, .returned, .state, .task, .deadline, .queue, .phase, .end,
      .output:
      nil
    }
  }

  fileprivate var options: CallOptions? {
    if case .call(let call) = kind { call.shownOptions } else { nil }
  }
}
