// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import Lifecycle
import LifecycleText

/// The reason why a test's steps could not be taken.
public enum TestApplicationError: Error, Hashable, CustomStringConvertible, LocalizedError {
  /// A step that `perform` could not take, and the line of the test that asked for it.
  indirect case step(TestApplicationError, file: String, line: Int)
  /// Words that are none: each with its line and column.
  case malformed([String])
  /// An event that was not possible then.
  case impossible(Refusal)
  /// An `expect` that did not hold.
  case unexpected(Scenario.Verdict)
  /// A button or a field that the app doesn't show: what it shows instead.
  case notShown(String)
  /// Another test has an app at the same time.
  case anotherIsRunning
  /// The folder for the app's home cannot be made.
  case noHome(String)

  init(_ error: any Error, in name: String) {
    guard let error = error as? Scenario.Malformed else {
      self = .malformed([String(describing: error)])
      return
    }
    self = .malformed(
      error.problems.map { problem in
        "\(name) \(problem.position.line):\(problem.position.column): "
          + TestLog.phrases.problem(problem)
      })
  }

  public var description: String {
    switch self {
    case .step(let error, let file, let line): return "\(file):\(line): \(error)"
    case .malformed(let lines): return lines.joined(separator: "\n")
    case .impossible(let refusal):
      let phrases = TestLog.phrases
      let way = refusal.remedy.map { "\($0)" }
      return phrases.messages.refusal(
        phrases.words(for: refusal.event.kind).name, why: phrases.rule(refusal.rule),
        remedy: way.isEmpty ? nil : "First: \(way.joined(separator: ", ")).")
    case .unexpected(let verdict): return TestLog.phrases.verdict(verdict)
    case .notShown(let text): return text
    case .anotherIsRunning:
      return "Another test is using an app. Put the tests in one .serialized suite, or use "
        + "TestApplication.run if a test awaits."
    case .noHome(let path): return "\(path): can't create the app's home folder"
    }
  }

  public var errorDescription: String? { description }
}
