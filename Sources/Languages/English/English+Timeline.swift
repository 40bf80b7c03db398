// SPDX-License-Identifier: Apache-2.0

extension English {
  final class TimelineSentences: TimelinePhrases {
    var past: String { "PAST" }

    var nothingBefore: String { "The start: nothing had happened yet." }

    var events: String { "Events" }

    func event(_ number: Int, of count: Int) -> String { "event \(number) of \(count)" }

    func branchOf(_ number: Int, count: Int) -> String { "branch \(number) of \(count)" }

    func hint(_ command: Command) -> String {
      if case .run(.travel(_, .moment)) = command { return "moment" }
      if command == .run(.travelToFirst) { return "start" }
      if command == .run(.travelToPresent) { return "back to now" }
      return English.shared.words(for: command).label
    }

    var startBranch: String { "any event: new branch" }

    func branch(_ number: Int) -> String { "branch \(number)" }

    var title: String { "Branches" }

    func length(_ events: Int, from: String, to: String) -> String {
      "\(events == 1 ? "1 event" : "\(events) events"), \(from) to \(to)"
    }

    var isCurrent: String { "current" }

    var isPresent: String { "This is the present." }

    var isFirst: String { "This is the first moment." }

    func lookingAt(_ time: String, event number: Int, of count: Int) -> String {
      "Looking at \(time), \(event(number, of: count)). The clock is stopped."
    }

    func returns(_ key: String) -> String { "\(key) goes back to now." }

    func backInPresent(_ time: String) -> String { "Now: \(time)." }

    func began(_ branch: String) -> String {
      "New \(branch). The later events stay in the old branch."
    }

    func switched(_ branch: String) -> String { "Switched to \(branch)." }

    func named(_ name: String) -> String { "This branch is named \(name)." }

    func nameTaken(_ name: String) -> String { "Another branch is named \(name)." }

    var ownName: String { "applife names branches like this itself. Give another name." }

    func noBranch(_ name: String) -> String { "No branch has the name or number \(name)." }

    func badUnit(_ word: String) -> String {
      "Unknown unit \"\(word)\". Use event, state or no word."
    }

    var nothingToUndo: String { "Nothing to undo." }

    var undone: String { "Undone." }

    var nothingToRedo: String { "Nothing to redo." }

    var redone: String { "Redone." }
  }
}
