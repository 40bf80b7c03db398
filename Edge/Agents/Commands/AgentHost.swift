// SPDX-License-Identifier: Apache-2.0
import Hosting
import Languages
import Lifecycle
import LifecycleText
import OperatingSystem

/// Apps whose own code runs for an agent: only with `applife mcp --allow-host`.
enum AgentHost {
  /// A run of a scenario whose apps are the programs at some paths, which are built first. Time is real
  /// while a process runs.
  ///
  /// - Parameters:
  ///   - isCancelled: whether nobody wants the run any more; asked while something is built.
  ///   - isOver: whether the run stops; asked while it waits.
  static func run(
    _ file: ScenarioFile, _ paths: [String], isCancelled: @escaping () -> Bool,
    isOver: @escaping () -> Bool
  ) throws(AgentProblem) -> AgentRun {
    do throws(Failure) {
      var file = file
      if file.scenario.apps.isEmpty { file.scenario.apps = [.init(name: Scenario.defaultApp)] }
      let apps = try HostArguments(arguments: paths, home: nil).prepare(isOver: isCancelled)
      let programs = try file.host(apps, style: nil)
      var runner = HostedRunner(
        file.scenario, programs, Language.english.phrases, isInterrupted: isOver,
        skipsIdleTime: true)
      return AgentRun(
        next: { runner.next() }, device: { runner.device }, end: { runner.end() })
    } catch {
      throw AgentProblem(error.lines)
    }
  }
}
