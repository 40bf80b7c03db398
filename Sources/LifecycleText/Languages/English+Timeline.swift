// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  static let timeline = TimelinePhrases(
    past: "PAST",
    nothingBefore: "The start: nothing had happened yet.",
    events: "Events",
    event: { "event \($0) of \($1)" },
    branchOf: { "branch \($0) of \($1)" },
    hint: { command in
      if case .travel(_, .moment) = command { return "moment" }
      if command == .travelToFirst { return "start" }
      if command == .travelToPresent { return "back to now" }
      return English.commandLabel(command)
    },
    startBranch: "any event: new branch",
    branch: { "branch \($0)" },
    title: "Branches",
    close: "Enter switches, n names, s saves, & compares, Esc closes",
    length: { events, from, to in
      "\(events == 1 ? "1 event" : "\(events) events"), \(from) to \(to)"
    },
    isCurrent: "current",
    isPresent: "This is now.",
    isFirst: "This is the first moment.",
    lookingAt: { "Looking at \($0), \($1). The clock stands still." },
    backInPresent: { "Now: \($0)." },
    began: { "New \($0). What came after is kept." },
    switched: { "Switched to \($0)." },
    named: { "This branch is named \($0)." },
    nameTaken: { "Another branch is named \($0)." },
    noBranch: { "No branch has the name or number \($0)." },
    badUnit: { "\"\($0)\" is not event or state; nothing means moment." },
    nothingToUndo: "Nothing to undo.",
    undid: { "Undone. Back at \($0)." },
    nothingToRedo: "Nothing to redo.",
    redid: { "Redone. At \($0) again." })
}
