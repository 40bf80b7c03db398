// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension English {
  final class CommandLineSentences: CommandLinePhrases {
    func oneOf(_ values: [String]) -> String {
      (values.count > 1 ? "One of " : "Only ") + values.joined(separator: ", ") + "."
    }

    func defaultIs(_ value: String) -> String { "The default is \(value)." }

    func choices(_ values: [String]?, standard: String?) -> String {
      let parts = [
        values.map { "values: \($0.joined(separator: ", "))" }, standard.map { "default: \($0)" },
      ]
      return "(" + parts.compactMap { $0 }.joined(separator: "; ") + ")"
    }

    func parser(_ word: ParserWord) -> String {
      switch word {
      case .overview: "OVERVIEW: "
      case .usage: "USAGE: "
      case .arguments: "ARGUMENTS:"
      case .options: "OPTIONS:"
      case .subcommands: "SUBCOMMANDS:"
      case .showHelp: "Show help information."
      case .seeHelp: "See 'applife help <subcommand>' for detailed help."
      }
    }

    func parserProblem(_ problem: ParserProblem) -> String {
      switch problem {
      case .unknownOption(let option, let nearest):
        "Unknown option '\(option)'" + (nearest.map { ". Did you mean '\($0)'?" } ?? "")
      case .missingValue(let option): "Missing value for '\(option)'"
      case .invalidValue(let value, let option, let possible):
        "The value '\(value)' is invalid for '\(option)'" + advice(possible)
      case .missingArgument(let name): "Missing expected argument '\(name)'"
      case .unexpectedArguments(let words):
        (words.count == 1 ? "Unexpected argument " : "\(words.count) unexpected arguments: ")
          + words.map { "'\($0)'" }.joined(separator: ", ")
      }
    }

    private func advice(_ possible: [String]) -> String {
      guard let last = possible.last else { return "" }
      // Many are easier to read without quotes.
      if possible.count > 5 {
        return ". Please provide one of the following: \(possible.joined(separator: ", "))"
      }
      let quoted = possible.dropLast().map { "'\($0)'" }.joined(separator: ", ")
      return ". Please provide one of " + (quoted.isEmpty ? "" : quoted + " or ") + "'\(last)'."
    }

    func advice(_ problem: String, help: String) -> String { "\(problem) (see \(help))" }

    func limitNames(_ names: [String]) -> String {
      "A limit's NAME is one of: \(names.joined(separator: ", "))."
    }

    func reasonNames(_ reasons: [String], codes: [String]) -> String {
      "A REASON is one of: \(reasons.joined(separator: ", ")); a CODE one of: "
        + "\(codes.joined(separator: ", "))."
    }

    func columns(_ list: ListedItems) -> [String] {
      switch list {
      case .events: ["event", "key", "what it is"]
      case .scenarios: ["scenario", "title"]
      case .rules: ["id", "what", "value", "source", "grade", "read"]
      case .lessons: ["number", "done", "best", "lesson", "title"]
      case .settings: ["setting", "value", "from", "note"]
      }
    }

    func lessonsDone(_ done: Int, of count: Int, next: Int?) -> String {
      "\(done) of \(count) done."
        + (next.map { " To start the next: applife learn \($0)" } ?? "")
    }

    func ruleGrade(_ grade: Rule.Grade) -> String {
      switch grade {
      case .documented: "Grade: documented by Apple"
      case .observed: "Grade: observed on devices"
      case .disputed: "Grade: disputed (sources disagree)"
      case .assumed: "Grade: assumed (no source found)"
      case .precondition: "Grade: emulator precondition"
      }
    }

    func ruleValue(_ version: SystemVersion, _ value: String) -> String {
      "Value in iOS \(version): \(value)"
    }

    func ruleReading(_ reading: String) -> String { "Checked: \(reading)" }

    func ruleSources(_ count: Int) -> String { count == 1 ? "Source:" : "Sources:" }

    func gradeWord(_ grade: Rule.Grade) -> String { grade.rawValue }

    var yes: String { "yes" }
  }
}
