// SPDX-License-Identifier: Apache-2.0
import LifecycleAnalysis

extension English {
  /// What is wrong with a session file, without the place.
  @Sendable static func walkFileProblem(_ problem: WalkFile.Problem) -> String {
    switch problem {
    case .noSession: "not a session file of applife walk"
    case .notJSON: "not a line of JSON"
    case .wantsHead: "not a session file of applife walk: wanted a line of kind \"walk\" first"
    case .wantsText: "wanted the line of kind \"text\" before this one"
    case .again(let kind): "found a second line of kind \"\(kind.rawValue)\""
    case .behindEnd: "found a line behind the one of kind \"end\""
    case .cutOff:
      "the session file is cut off, wanted a line of kind \"end\"; "
        + "to keep what is there, append the line {\"kind\":\"end\"}"
    case .noScenario: "the session file has no scenario"
    case .missingKey(let key): "wanted the key \"\(key)\""
    case .wantsValue(let value, let key):
      "wanted \(word(value)) for \(key.map { "\"\($0)\"" } ?? "the line")"
    case .unknownValue(let key): "found a value for \"\(key)\" that is not known"
    case .version(let version):
      "found a session file of version \(version), wanted version \(WalkFile.version)"
    case .style(let word): "found the style \"\(word)\", wanted delegate, scene or swiftui"
    case .ios(let version): "found iOS \(version), which is not known"
    case .step(let number, let count): "found step \(number), wanted one from 1 to \(count)"
    case .stepAgain(let number): "found a second line for step \(number)"
    case .verdict(let word):
      "found the verdict \"\(word)\", wanted "
        + Walk.Verdict.allCases.map(\.rawValue).joined(separator: ", ")
    case .date(let text): "found the date \"\(text)\", wanted one such as 2026-11-21T18:00:00Z"
    // Its own problems follow, each with its place.
    case .scenario: "the scenario in it"
    }
  }

  private static func word(_ value: WalkFile.Value) -> String {
    switch value {
    case .wholeNumber: "a whole number"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
