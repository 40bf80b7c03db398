// SPDX-License-Identifier: Apache-2.0
import Doctor
import Hosting
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import OperatingSystem

/// The judgement of an app's folder for an agent. It reads nothing outside of the folder that the server was started
/// in.
enum AgentDoctor {
  /// - Parameter end: returns the reason to read no more files; nil if there is none.
  static func answer(
    about path: String, target: String?, sdk: Int?, end: @escaping () -> AgentEnd?
  ) throws(AgentProblem) -> AgentObject {
    guard let root = ProjectFolder.real("."), let real = ProjectFolder.real(path),
      real == root || real.hasPrefix(root == "/" ? "/" : root + "/")
    else {
      throw AgentProblem(
        "path must be a folder below the one that this server was started in; \".\" is that folder")
    }
    do throws(Failure) {
      let diagnosis = try DoctorCommand.diagnosis(
        ProjectFolder(path, isOver: { end() != nil }), path, target: target,
        sdks: sdk.map { [$0] } ?? LaunchVerdict.sdks, Language.english.phrases)
      return DoctorReport(diagnosis, base: "").answer(end() ?? .complete)
    } catch {
      throw AgentProblem(error.lines)
    }
  }
}

extension DoctorReport {
  /// The report as the answer of a tool: as many findings as there is room for.
  ///
  /// - Parameter end: the reason that the tool read no more files.
  fileprivate func answer(_ end: AgentEnd) -> AgentObject {
    AgentObject(findings.map(json)) { shown in
      let end = shown.count < findings.count ? AgentEnd.size : end
      return .object(members(shown, lines: false) + [("ended", .text(end.rawValue))])
    }
  }
}
