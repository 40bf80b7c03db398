// SPDX-License-Identifier: Apache-2.0

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
    length: { events, from, to in
      "\(events == 1 ? "1 event" : "\(events) events"), \(from) to \(to)"
    },
    isCurrent: "current",
    isPresent: "This is the present.",
    isFirst: "This is the first moment.",
    lookingAt: { "Looking at \($0), \($1). The clock is stopped." },
    returns: { "\($0) goes back to now." },
    backInPresent: { "Now: \($0)." },
    began: { "New \($0). The later events stay in the old branch." },
    switched: { "Switched to \($0)." },
    named: { "This branch is named \($0)." },
    nameTaken: { "Another branch is named \($0)." },
    noBranch: { "No branch has the name or number \($0)." },
    badUnit: { "Unknown unit \"\($0)\". Use event, state or no word." },
    nothingToUndo: "Nothing to undo.",
    undid: { "Undone. The time is \($0) again." },
    nothingToRedo: "Nothing to redo.",
    redid: { "Redone. The time is \($0) again." })
}
