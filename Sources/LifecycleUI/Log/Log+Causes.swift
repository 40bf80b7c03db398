// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

/// The rows of a log by their causes: which rows are told by another one, and which of them belong
/// to one event or deadline.
extension Log {
  /// Returns the number of the row that tells a row too, if the log goes by cause: the call that
  /// returned or whose limit is said, or the first of several changes of state. Any other row tells
  /// itself.
  func host(of number: Int) -> Int {
    guard let entry = self[number].entry else { return number }
    switch entry.kind {
    case .returned(let callback, _, _):
      return call(before: number, of: entry.app, where: { $0 == callback }) ?? number
    case .deadline(let limit, _):
      return limit.holdsCalls ? callWithLimit(entry, at: number) ?? number : number
    case .state:
      guard number > first, let before = self[number - 1].entry, entry.continues(before) else {
        return number
      }
      return host(of: number - 1)
    case .event, .refused, .process, .call, .notification, .task, .phase, .queue, .end, .output:
      return number
    }
  }

  /// Returns the last call of an app before a row, if it is one of those that are wanted and its
  /// process goes on.
  private func call(
    before number: Int, of app: String?, where isWanted: (Callback) -> Bool
  ) -> Int? {
    for index in (first..<number).reversed() {
      guard let entry = self[index].entry, entry.app == app else { continue }
      switch entry.kind {
      case .call(let call): return isWanted(call.callback) ? index : nil
      case .end: return nil
      case .event, .refused, .process, .returned, .notification, .state, .task, .deadline, .phase,
        .queue, .output:
        continue
      }
    }
    return nil
  }

  /// Returns the call that made a limit be said: it has just begun, for the same cause.
  private func callWithLimit(_ deadline: Trace.Entry, at number: Int) -> Int? {
    for index in (first..<number).reversed() {
      guard let entry = self[index].entry, entry.app == deadline.app else { continue }
      guard entry.time == deadline.time, entry.cause == deadline.cause else { return nil }
      switch entry.kind {
      case .call: return index
      // Its code begins these.
      case .task, .process: continue
      case .event, .refused, .returned, .notification, .state, .deadline, .phase, .queue, .end,
        .output:
        return nil
      }
    }
    return nil
  }

  /// The rows that one row tells beside itself.
  struct Joined: Hashable, Sendable {
    /// The entries of those rows, in order.
    var entries: [Trace.Entry] = []
    /// The number of the last of them; that of the row itself if there is none.
    var last: Int
    /// True if more may come.
    var isOpen = false
    /// True if the process ended before anything else was called.
    var isLast = false
  }

  /// Returns the rows that a row tells beside itself.
  func joined(to number: Int) -> Joined {
    var joined = Joined(last: number)
    guard let entry = self[number].entry else { return joined }
    func add(_ other: Trace.Entry, _ index: Int) {
      joined.entries.append(other)
      joined.last = index
    }
    switch entry.kind {
    case .call(let call):
      for index in number + 1..<max(end, number + 1) {
        guard let other = self[index].entry, other.app == entry.app else { continue }
        switch other.kind {
        case .returned(let callback, _, _) where callback == call.callback:
          add(other, index)
          return joined
        case .deadline: if host(of: index) == number { add(other, index) }
        case .end:
          joined.isLast = true
          return joined
        case .call, .returned: return joined
        case .event, .refused, .process, .notification, .state, .task, .phase, .queue, .output:
          continue
        }
      }
      joined.isOpen = true
    case .state:
      var last = entry
      for index in number + 1..<max(end, number + 1) {
        guard let other = self[index].entry, other.continues(last) else { return joined }
        add(other, index)
        last = other
      }
      joined.isOpen = true
    case .event, .refused, .process, .returned, .notification, .task, .deadline, .phase, .queue,
      .end, .output:
      break
    }
    return joined
  }

  // MARK: Sections

  /// Returns the cause of a row; nil for one that stands in the section of the row before it: a note,
  /// a line of a process, and a row that another one tells.
  private func cause(of number: Int) -> Trace.Cause? {
    guard let entry = self[number].entry, host(of: number) == number else { return nil }
    if case .output = entry.kind { return nil }
    return entry.cause
  }

  /// Returns true if a row is the first of those that one event or deadline has caused.
  func beginsSection(_ number: Int) -> Bool {
    guard let cause = cause(of: number) else { return false }
    let before = (first..<number).reversed().lazy.compactMap { self.cause(of: $0) }.first
    return before != cause
  }

  /// Returns the rows around a row that go back to one event or deadline, with no other between
  /// them; nil if no cause is known.
  func section(around number: Int) -> Range<Int>? {
    var start: Int?
    var cause: Trace.Cause?
    for index in (first...number).reversed() {
      guard let own = self.cause(of: index) else { continue }
      if let cause, own != cause { break }
      cause = own
      start = index
    }
    guard let start else { return nil }
    var stop = number + 1
    while stop < end {
      if let own = self.cause(of: stop), own != cause { break }
      stop += 1
    }
    return start..<stop
  }
}

extension Trace.Entry {
  /// True if it is the change of state right behind another one of the same app and cause.
  fileprivate func continues(_ before: Trace.Entry) -> Bool {
    guard case .state = kind, case .state = before.kind else { return false }
    return before.app == app && before.cause == cause
  }
}

extension TimeLimit {
  /// True if it is kept by the calls of a transition, which must return.
  fileprivate var holdsCalls: Bool {
    switch self {
    case .launch, .backgroundLaunch, .enterBackground, .terminate, .sceneUpdate: true
    case .backgroundTime, .expirationHandler, .suspension, .fetch, .push, .wake, .refresh,
      .processing, .voipReport, .continuedProgress, .fetchInterval, .pushBudget:
      false
    }
  }
}
