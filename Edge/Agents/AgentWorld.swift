// SPDX-License-Identifier: Apache-2.0
import LifecycleText

/// The part of the world that a call needs: everything else is computed.
package struct AgentWorld {
  /// Returns the reason to end the call; nil if it goes on. It is asked again and again during a call.
  package var end: () -> AgentEnd?
  /// Plays a scenario with apps whose code runs in processes; nil if none may be started. It throws the
  /// lines that say what is wrong.
  package var host: ((ScenarioFile, [String]) throws(AgentProblem) -> AgentRun)?

  /// The scenarios that answers name.
  package var library: AnswerLibrary
  /// Judges a target of the app in a folder, for one SDK or all; it throws the lines that say why not.
  package var diagnose: (String, String?, Int?) throws(AgentProblem) -> AgentObject

  package init(
    end: @escaping () -> AgentEnd?, library: AnswerLibrary = .empty,
    host: ((ScenarioFile, [String]) throws(AgentProblem) -> AgentRun)? = nil,
    diagnose: @escaping (String, String?, Int?) throws(AgentProblem) -> AgentObject = {
      _, _, _ throws(AgentProblem) in throw AgentProblem("This server opens no files.")
    }
  ) {
    self.end = end
    self.library = library
    self.host = host
    self.diagnose = diagnose
  }
}

/// The reason that a tool gives no answer, in words for its caller.
package struct AgentProblem: Error {
  package let lines: [String]

  package init(_ lines: [String]) { self.lines = lines }

  package init(_ line: String) { lines = [line] }
}
