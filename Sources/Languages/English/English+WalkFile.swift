// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

extension English.WalkSentences {
  /// A problem in a session file, without the place.
  func fileProblem(_ problem: WalkFile.Problem) -> String {
    switch problem {
    case .noSession: "not a session file of applife walk"
    case .notJSON: "not a line of JSON"
    case .wantsHead: "not a session file of applife walk: expected a line of kind \"walk\" first"
    case .wantsText: "expected the line of kind \"text\" before this one"
    case .again(let kind): "found a second line of kind \"\(kind.rawValue)\""
    case .behindEnd: "found a line after the line of kind \"end\""
    case .cutOff:
      "the session file is cut off: expected a line of kind \"end\"; "
        + "to keep its verdicts, append the line {\"kind\":\"end\"}"
    case .noScenario: "the session file has no scenario"
    case .missingKey(let key): "expected the key \"\(key)\""
    case .wantsValue(let value, let key):
      "expected \(word(value)) for \(key.map { "\"\($0)\"" } ?? "the line")"
    case .unknownValue(let key): "unknown value for \"\(key)\""
    case .version(let version):
      "expected a session file of version \(WalkFile.version), found version \(version)"
    case .style(let word): "unknown style \"\(word)\"; use delegate, scene or swiftui"
    case .ios(let version): "unknown version iOS \(version)"
    case .step(let number, let count): "expected a step from 1 to \(count), found \(number)"
    case .stepAgain(let number): "found a second line for step \(number)"
    case .verdict(let word):
      "unknown verdict \"\(word)\"; use "
        + Walk.Verdict.allCases.map { $0.rawValue }.joined(separator: ", ")
    case .date(let text): "expected a date such as 2026-11-21T18:00:00Z, found \"\(text)\""
    case .evidence:
      "an attached file needs a name without a folder, its SHA-256 and its size"
    case .time(let key): "expected a time in seconds for \"\(key)\", from 0 to a hundred years"
    // Its own problems follow, each with its place.
    case .scenario: "the scenario in it"
    }
  }

  private func word(_ value: WalkFile.Value) -> String {
    switch value {
    case .wholeNumber: "a whole number"
    case .number: "a number"
    case .text: "a string"
    case .list: "an array"
    case .object: "an object"
    }
  }
}
