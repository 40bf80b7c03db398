// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleText

/// The status that the program ends with: part of its contract.
package enum ExitStatus: Int32 {
  /// Done, and every expectation held.
  case done = 0
  /// Done, and the answer is no: an expectation failed, or what was compared differs.
  case answeredNo = 1
  /// Wrong use, or input that cannot be read or understood.
  case wrongUse = 2
  /// An internal error.
  case fault = 3

  /// An expectation failed.
  package static let expectationFailed = answeredNo
  /// The two sides of a comparison differ.
  package static let differs = answeredNo
  /// The question could not be decided.
  package static let undecided = wrongUse
}

/// The reason for which a command cannot do what was asked: lines for stderr, and the status to end with.
package struct Failure: Error {
  package let status: ExitStatus
  package let lines: [String]

  package init(_ status: ExitStatus = .wrongUse, _ lines: [String]) {
    self.status = status
    self.lines = lines
  }

  package init(_ line: String) { self.init(.wrongUse, [line]) }

  /// The command line is wrong.
  package init(_ problem: UsageProblem) { self.init("applife: " + problem.text) }

  /// A problem with a file, or with what has that name.
  package init(_ problem: FileProblem, of name: String = "applife") {
    self.init(name + ": " + problem.text)
  }

  /// A problem with a hosted app.
  package init(_ message: BuildMessage, of name: String = "applife") {
    self.init(name + ": " + message.text)
  }

  /// A scenario that is malformed.
  package init(_ error: Scenario.Malformed, in file: String, _ phrases: Phrases) {
    self.init(.wrongUse, phrases.lines(error, in: file))
  }
}

/// The standard error stream, a line at a time.
package enum StandardError {
  package static func write(_ line: String) {
    let visible = Printable.line(line) + "\n"
    // Nobody can be notified that stderr is closed.
    visible.utf8.withContiguousStorageIfAvailable { _ = systemWrite(2, $0.baseAddress, $0.count) }
  }
}
