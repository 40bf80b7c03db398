// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  final class CompareSentences: ComparePhrases {
    func legend(left: String, right: String) -> [String] {
      [
        "< only \(left)", "> only \(right)", "| called instead", "~ differs",
      ]
    }

    func calledInstead(_ method: String, at time: String) -> String {
      "instead: \(method) at \(time)"
    }

    func insteadOf(_ method: String, at time: String) -> String {
      "instead of \(method) at \(time)"
    }

    func statesDiffer(_ app: String, left: String, right: String) -> String {
      "\(app): \(left) | \(right)"
    }

    var nothingDiffers: String { "Nothing differs." }

    func summary(_ counts: ComparisonCounts) -> String {
      let parts = [
        "\(counts.same) same", "\(counts.different) different",
        "\(counts.instead) called instead", "\(counts.onlyLeft) only \(counts.leftName)",
        "\(counts.onlyRight) only \(counts.rightName)",
      ]
      return parts.joined(separator: ", ") + "."
    }

    func total(_ count: Int, different: Int) -> String {
      "\(different) of \(count) \(count == 1 ? "scenario differs" : "scenarios differ")."
    }

    func methodsTitle(_ scenarios: Int, left: String, right: String) -> String {
      "\(scenarios) \(scenarios == 1 ? "scenario" : "scenarios"): \(left) and \(right)"
    }

    func outcome(_ outcome: MethodTable.Outcome, _ isMethod: Bool, _ right: String) -> String {
      switch (outcome, isMethod) {
      case (.gone, true): "No longer called with \(right)"
      case (.stays, true): "Still called with \(right)"
      case (.new, true): "New with \(right)"
      case (.gone, false): "Notifications no longer posted with \(right)"
      case (.stays, false): "Notifications still posted with \(right)"
      case (.new, false): "New notifications and phases with \(right)"
      }
    }

    var method: String { "method" }

    var notification: String { "notification" }

    var instead: String { "instead" }

    var inPlaceOf: String { "in place of" }

    var whatChanges: String { "what changes" }

    var onlyHere: String { "only" }

    func difference(_ difference: Comparison.Difference) -> String {
      switch difference {
      case .refused: "refused"
      case .time: "time"
      case .state: "state"
      case .details: "details"
      }
    }

    func nothing(_ count: Int, _ scenario: String) -> String {
      "nothing \(count)" + example(scenario)
    }

    func added(_ count: Int, _ scenario: String) -> String { "\(count) added" + example(scenario) }

    func missing(_ count: Int, _ scenario: String) -> String {
      "missing \(count)" + example(scenario)
    }

    func optionsLost(_ count: Int) -> String { "without options \(count)" }

    func optionsGained(_ count: Int) -> String { "with options \(count)" }

    func leftOut(_ names: [String]) -> String {
      "Left out: \(names.count) \(names.count == 1 ? "scenario" : "scenarios") that one of the two "
        + "sides does not allow (\(names.first ?? "")\(names.count > 1 ? ", ..." : ""))."
    }

    func problem(_ problem: WorldProblem) -> String {
      switch problem {
      case .unknownStyle(let found, let nearest):
        English.unknown("style", found, nearest, among: LifecycleStyle.allCases.map { $0.rawValue })
      case .unknownVersion(let found):
        "unknown iOS version '\(found)'; use \(Device.knownVersions.lowerBound) to "
          + "\(Device.knownVersions.upperBound)"
      case .unknownLimit(let found, let nearest):
        English.unknown("time limit", found, nearest, among: TimeLimit.allCases.map { $0.rawValue })
      case .badDuration(let found):
        "'\(found)' is not a duration; use one such as 250ms, 5s, 1m30s or 2h"
      case .notTwo(let what, let count):
        "\(what) takes one value for both sides, or two values, not \(count)"
      case .sameTwice(let what, let value):
        "both sides have \(what) \(value), so there is nothing to compare"
      }
    }

    func title(left: String, right: String) -> String { "\(left) and \(right)" }

    var nothingToCompare: String { "Nothing to compare: nothing has happened yet." }

    func tooMany(_ most: Int) -> String {
      "The session has more than \(most) steps. Save it and use applife compare."
    }

    func unknown(_ name: String) -> String {
      "No branch is named \"\(name)\". Use style A B, ios A B, limit NAME A B or a branch."
    }

    var present: String { "now" }

    func sameBranch(_ name: String) -> String {
      "\(name) is the current branch. Name another one to compare with it."
    }

    var atStart: String { "At the start:" }

    func after(_ event: String, at time: String) -> String { "After \(event), at \(time):" }

    func whenOver(_ limit: TimeLimit, _ time: String) -> String {
      "When \(English.shared.limit(limit)) is over, at \(time):"
    }

    func insteadSentence(right: String, left: String) -> String {
      "\(right) instead of \(left)."
    }

    func onEach(_ side: String, sentence: String) -> String { "\(side): \(sentence)" }

    func only(_ side: String, sentence: String) -> String { "Only \(side): \(sentence)" }

    func timesDiffer(_ sentence: String, left: String, right: String) -> String {
      "At \(right), not at \(left): \(sentence)"
    }
  }

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
