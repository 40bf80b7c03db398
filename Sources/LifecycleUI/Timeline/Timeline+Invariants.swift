// SPDX-License-Identifier: Apache-2.0

extension Timeline {
  /// Traps in a debug build if the timeline contradicts itself, and prints its state.
  func assertConsistent() { assert(contradiction == nil, "\(contradiction ?? ""): \(state)") }

  /// The contradiction between the parts of the timeline; nil if there is none. To look for it costs
  /// little, because it is looked for in ends and counts.
  private var contradiction: String? {
    guard branches.indices.contains(current) else { return "There is no current branch" }
    let branch = branches[current]
    guard branch.parent.map({ $0 < current }) ?? (current == 0) else {
      return "The current branch does not come from one before it"
    }
    let checkpoints = 1 + max(0, branch.events.count - 1) / Timeline.checkpointInterval
    guard branch.checkpoints.count == checkpoints, branch.contents.count == checkpoints else {
      return "A checkpoint is missing, or is one too many"
    }
    guard branch.events.count <= recorded, recorded <= Timeline.capacity else {
      return "The events are not counted right"
    }
    let present = past?.present ?? position
    guard presentLog.end + concealed.count == present.rowCount else {
      return "The rows of the present are not counted right"
    }
    let own = present.eventCount - branch.fork.eventCount
    guard isDetached ? 0...branch.events.count ~= own : own == branch.events.count else {
      return "The present is not where the current branch has it"
    }
    return nil
  }

  /// The state in one line, for somebody who looks for a mistake.
  private var state: String {
    let counts = branches.map { "\($0.events.count)/\($0.checkpoints.count)" }
    let present = past?.present ?? position
    return "branch \(current) of \(counts), detached \(isDetached), past \(isPast), "
      + "event \(present.eventCount), row \(present.rowCount), "
      + "log \(presentLog.first)..<\(presentLog.end), concealed \(concealed.count)"
  }
}
