// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// The branches of a timeline, in words.
struct BranchWords {
  let timeline: Timeline
  let phrases: Phrases

  /// Returns the user's name for a branch.
  func name(of branch: Int) -> String {
    timeline.branches[branch].name ?? phrases.timeline.branch(number(of: branch))
  }

  /// True for a name that no user may give: a number, a name that branches have by themselves, or nothing.
  func isOwn(_ name: String) -> Bool {
    let name = name.trimmed.lowercased()
    let number = Int(name.filter { $0.isNumber })
    return name.isEmpty || Int(name) != nil
      || number.map { phrases.timeline.branch($0).lowercased() == name } == true
  }

  /// The number of the branch that the present belongs to.
  var currentNumber: Int { number(of: timeline.current) }

  /// Returns the number of a branch among those that are listed.
  private func number(of branch: Int) -> Int {
    let listed = timeline.listed(branch)
    return timeline.listedBranches.firstIndex(of: listed).map { $0 + 1 } ?? branch + 1
  }

  /// A branch in one line: its name beneath the one it leaves, its length, and how it ends.
  func line(of branch: Int) -> String {
    let summary = timeline.summary(of: branch)
    let path = timeline.path(to: branch).filter { !timeline.branches[$0.branch].isBare }
    let depth = path.count - 1
    let end = summary.end.device
    var parts = [String(repeating: "  ", count: min(depth, 8)) + name(of: branch)]
    if branch == timeline.listedCurrent { parts.append(phrases.timeline.isCurrent) }
    parts.append(
      phrases.timeline.length(
        summary.events, from: phrases.moment(TimeText.stamp(summary.start)),
        to: phrases.seconds(TimeText.stamp(end.now))))
    parts += end.apps.filter { $0.state != .notRunning }.map {
      phrases.labeled($0.name, text: phrases.state($0.state))
    }
    return parts.joined(separator: "  ")
  }

  /// Every branch that is listed in a line.
  var lines: [String] { timeline.listedBranches.map(line) }

  /// The branch of a number or a name.
  func branch(named name: String) -> Int? {
    let name = Printable.stripped(name)
    let branches = timeline.listedBranches
    let named = branches.first { timeline.branches[$0].name == name }
    // Subtracting from any number would not always be possible.
    return named
      ?? Int(name).flatMap { number in
        branches.indices.first { $0 + 1 == number }.map { branches[$0] }
      }
  }
}
