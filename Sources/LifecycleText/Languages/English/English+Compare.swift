// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  static let compare = ComparePhrases(
    legend: { left, right in
      [
        "< only \(left)", "> only \(right)", "| called instead", "~ differs",
      ]
    },
    calledInstead: { "instead: \($0) at \($1)" },
    insteadOf: { "instead of \($0) at \($1)" },
    statesDiffer: { app, left, right in "\(app): \(left) | \(right)" },
    nothingDiffers: "Nothing differs.",
    summary: { counts in
      let parts = [
        "\(counts.same) same", "\(counts.different) different",
        "\(counts.instead) called instead", "\(counts.onlyLeft) only \(counts.leftName)",
        "\(counts.onlyRight) only \(counts.rightName)",
      ]
      return parts.joined(separator: ", ") + "."
    },
    total: { count, different in
      "\(different) of \(count) \(count == 1 ? "scenario differs" : "scenarios differ")."
    },
    methodsTitle: { scenarios, left, right in
      "\(scenarios) \(scenarios == 1 ? "scenario" : "scenarios"): \(left) and \(right)"
    },
    outcome: { outcome, isMethod, right in
      switch (outcome, isMethod) {
      case (.gone, true): "No longer called with \(right)"
      case (.stays, true): "Still called with \(right)"
      case (.new, true): "New with \(right)"
      case (.gone, false): "Notifications no longer posted with \(right)"
      case (.stays, false): "Notifications still posted with \(right)"
      case (.new, false): "New notifications and phases with \(right)"
      }
    },
    method: "method",
    notification: "notification",
    instead: "instead",
    inPlaceOf: "in place of",
    whatChanges: "what changes",
    nothing: { "nothing \($0)" + example($1) },
    added: { "\($0) added" + example($1) },
    missing: { "missing \($0)" + example($1) },
    optionsLost: { "without options \($0)" },
    optionsGained: { "with options \($0)" },
    leftOut: { names in
      "Left out: \(names.count) \(names.count == 1 ? "scenario" : "scenarios") that one of the two "
        + "sides does not allow (\(names.first ?? "")\(names.count > 1 ? ", ..." : ""))."
    },
    problem: { problem in
      switch problem {
      case .unknownStyle(let found, let nearest):
        unknown("style", found, nearest, among: LifecycleStyle.allCases.map { $0.rawValue })
      case .unknownVersion(let found):
        "unknown iOS version '\(found)'; use \(Device.knownVersions.lowerBound) to "
          + "\(Device.knownVersions.upperBound)"
      case .unknownLimit(let found, let nearest):
        unknown("time limit", found, nearest, among: TimeLimit.allCases.map { $0.rawValue })
      case .badDuration(let found):
        "'\(found)' is not a duration; use one such as 250ms, 5s, 1m30s or 2h"
      case .notTwo(let what, let count):
        "\(what) takes one value for both sides, or two values, not \(count)"
      case .sameTwice(let what, let value):
        "both sides have \(what) \(value), so there is nothing to compare"
      }
    },
    title: { "\($0) and \($1)" },
    nothingToCompare: "Nothing to compare: nothing has happened yet.",
    tooMany: { "The session has more than \($0) steps. Save it and use applife compare." },
    unknown: {
      "No branch is named \"\($0)\". Use style A B, ios A B, limit NAME A B or a branch."
    },
    present: "now",
    sameBranch: { "\($0) is the current branch. Name another one to compare with it." },
    after: { "After \($0), at \($1):" },
    whenOver: { "When \($0) is over, at \($1):" },
    insteadSentence: { "\($0) instead of \($1)." },
    onEach: { "\($0): \($1)" },
    only: { "Only \($0): \($1)" },
    timesDiffer: { sentence, left, right in "At \(right), not at \(left): \(sentence)" })

  private static func unknown(
    _ what: String, _ found: String, _ nearest: String?, among names: [String]
  ) -> String {
    "unknown \(what) '\(found)'; "
      + (nearest.map { "did you mean '\($0)'?" } ?? "use " + names.joined(separator: ", "))
  }

  /// A scenario in which something happens, if there is a name for it.
  private static func example(_ scenario: String) -> String {
    scenario.isEmpty ? "" : " (as in \(scenario))"
  }
}
