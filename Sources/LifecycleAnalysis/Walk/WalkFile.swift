// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A session file: a walk as JSON Lines, from a line of kind `walk` to one of kind `end`.
///
/// - SeeAlso: docs/reference/file-formats.md
package enum WalkFile {
  /// The version of the format that is written.
  package static let version = 2
  /// The versions that are read.
  static let versions = 1...version

  /// The kind of a line; the raw value is its `kind`.
  package enum Kind: String, Sendable {
    case walk, text, facts, selection, step, end
    case followUp = "follow-up"
  }

  /// The folder with the files that were attached to the steps of a session.
  package static func evidenceFolder(of path: String) -> String {
    let suffix = ".walk"
    return (path.hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : path) + ".evidence"
  }

  /// Returns true if a file begins as a session file does; no scenario begins with a brace.
  package static func isWalk(_ bytes: [UInt8]) -> Bool { bytes.first == UInt8(ascii: "{") }

  // MARK: What may be wrong

  /// The reason why a file is no session file that can be read.
  package struct Malformed: Error {
    /// The number of the line; nil if it is about the whole file.
    package let line: Int?
    package let problem: Problem

    init(line: Int?, _ problem: Problem) {
      self.line = line
      self.problem = problem
    }
  }

  package enum Problem: Sendable {
    /// It does not begin as a session file does.
    case noSession
    case notJSON
    /// The first line is not of kind `walk`.
    case wantsHead
    /// The scenario comes later, or not at all.
    case wantsText
    /// A kind of line that there is once, again.
    case again(Kind)
    case behindEnd
    /// The last line is not of kind `end`.
    case cutOff
    case noScenario
    case missingKey(String)
    /// A value of another type; nil: the line itself.
    case wantsValue(Value, key: String?)
    case unknownValue(key: String)
    case version(Int)
    case style(String)
    case ios(SystemVersion)
    /// A step that the scenario does not have.
    case step(Int, count: Int)
    /// A second line for a step.
    case stepAgain(Int)
    case verdict(String)
    case date(String)
    /// A file that was attached: its name, its SHA-256 or its size cannot be.
    case evidence
    /// A time that is negative, or longer than any session.
    case time(key: String)
    /// The scenario in the file has a problem.
    case scenario(Scenario.Malformed)
  }

  /// A value that a key of JSON can have.
  package enum Value: Sendable {
    case wholeNumber, number, text, list, object
  }
}
