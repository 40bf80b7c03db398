// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleAnalysis
import LifecycleText

/// The judgement of an app's folder for an agent. It reads nothing outside of the folder that the server was started
/// in.
enum AgentDoctor {
  static func diagnosis(
    of path: String, target: String?, sdks: [Int], isOver: @escaping () -> Bool
  ) throws(AgentProblem) -> Diagnosis {
    guard let root = ProjectFolder.real("."), let real = ProjectFolder.real(path),
      real == root || real.hasPrefix(root == "/" ? "/" : root + "/")
    else {
      throw AgentProblem(
        "path must be a folder below the one that this server was started in; \".\" is that folder")
    }
    do throws(Failure) {
      return try DoctorCommand.diagnosis(
        ProjectFolder(path, isOver: isOver), path, target: target, sdks: sdks,
        Language.english.phrases)
    } catch {
      throw AgentProblem(error.lines)
    }
  }
}
