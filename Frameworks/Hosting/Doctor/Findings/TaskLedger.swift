// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The background tasks that some methods begin and end.
struct TaskLedger {
  /// The calls that end a task.
  struct Ends {
    private(set) var isEmpty = true
    /// True if only the handler of expiration ends it.
    private(set) var isInHandlerAlone = true

    mutating func add(_ end: SourceOutline.TaskEnd) {
      isEmpty = false
      if !end.isInHandler { isInHandlerAlone = false }
    }

    mutating func add(_ other: Ends) {
      isEmpty = isEmpty && other.isEmpty
      isInHandlerAlone = isInHandlerAlone && other.isInHandlerAlone
    }
  }

  /// The hash of an end that may be that of each task: `ids.forEach(app.endBackgroundTask)`.
  static let any: UInt64 = 1

  /// The hashes of the identifiers of the tasks that are begun.
  private var begun: Set<UInt64> = []
  /// The ends by the hash of their identifier.
  private var ends: [UInt64: Ends] = [:]

  mutating func add(_ method: SourceOutline.Method) {
    for begin in method.begins { if let name = begin.name { begun.insert(name) } }
    for end in method.ends { add(end) }
  }

  mutating func add(_ end: SourceOutline.TaskEnd) {
    ends[end.identifier, default: Ends()].add(end)
  }

  /// The ends of the task with an identifier.
  func ends(of identifier: UInt64) -> Ends {
    var found = ends[identifier] ?? Ends()
    if let any = ends[Self.any] { found.add(any) }
    return found
  }

  /// The ends of tasks that are begun elsewhere, by their identifier.
  var foreign: [UInt64: Ends] { ends.filter { !begun.contains($0.key) && $0.key != Self.any } }

  /// The ends whose identifier is not that of a task that is begun in another ledger.
  func ends(notBegunIn other: TaskLedger) -> Ends {
    var found = Ends()
    for (identifier, ends) in ends where !other.begun.contains(identifier) { found.add(ends) }
    return found
  }
}
