// SPDX-License-Identifier: Apache-2.0
import Doctor
import HostProtocol
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import OperatingSystem

/// Runs an app through the events of a rehearsal, without scenes and with them.
package struct MigrationRehearsal {
  /// The path that the user named, and the app that was made of it.
  let path: String
  let app: PreparedApp
  let name: String
  /// The things that the app can be opened with.
  let payloads: Migration.Payloads
  /// The events by which the user edits; nil: what the app does when it is asked, and a touch.
  let edit: [SystemEvent]?
  /// True if the app may say what its user's data is.
  let saysData: Bool
  let phrases: Phrases

  package init(
    path: String, app: PreparedApp, name: String, payloads: Migration.Payloads,
    edit: [SystemEvent]?, saysData: Bool, phrases: Phrases
  ) {
    self.path = path
    self.app = app
    self.name = name
    self.payloads = payloads
    self.edit = edit
    self.saysData = saysData
    self.phrases = phrases
  }

  /// Both runs; nil if they were interrupted.
  package func run(
    _ interruption: Interruption, _ progress: ProgressBar
  ) throws(Failure) -> (before: Migration.Run, after: Migration.Run)? {
    let versions = Migration.versions
    guard
      let before = try run(.delegate, versions.before, 0, interruption, progress),
      let after = try run(.scene, versions.after, 1, interruption, progress)
    else { return nil }
    return (before, after)
  }

  private func run(
    _ style: LifecycleStyle, _ version: SystemVersion, _ place: Int, _ interruption: Interruption,
    _ progress: ProgressBar
  ) throws(Failure) -> Migration.Run? {
    var head = Scenario()
    head.version = version
    head.apps = [EmulatedApp.Traits(name: name)]
    head.apps[0].restoresInterface = restoresInterface
    var scenario = head
    scenario.steps = try steps(head).flatMap { [$0, Scenario.Step(action: .wait(.zero))] }
    var hosted = ScenarioFile(name: app.executable, scenario: scenario)
    let programs = try hosted.host([app], style: style)
    guard let home = programs[0]?.home else { return nil }
    var runner = HostedRunner(
      hosted.scenario, programs, phrases, isInterrupted: { interruption.isRequested },
      skipsIdleTime: true)
    defer { runner.end() }
    runner.keepNotes()
    var run = Migration.Run()
    var former = HomeSnapshot(home)
    var entries: [Trace.Entry] = []
    while let step = runner.next() {
      entries += step.entries
      // The consequences of an event are over once the wait behind it has begun.
      guard let index = step.index, index % 2 == 1 else { continue }
      let text = scenario.steps[index - 1].text
      let now = HomeSnapshot(home)
      let reads = runner.takeNotes().compactMap { note in
        if case .readLaunchOption(let key) = note { key } else { nil }
      }
      run.add(entries, step: text, written: now.written(since: former), reads: reads)
      (entries, former) = ([], now)
      let count = scenario.steps.count
      progress.show(place * count + index, of: 2 * count, "iOS \(version), \(text)")
    }
    if interruption.isRequested { return nil }
    if saysData { run.verdict = try verdict(head, style, interruption, progress) }
    return interruption.isRequested ? nil : run
  }

  /// True if the app implements a method that saves or restores its interface.
  private var restoresInterface: Bool {
    let methods: [Callback] = [.shouldSaveApplicationState, .shouldRestoreApplicationState]
    return app.hello?.methods.map { list in methods.contains { list.contains($0.rawValue) } }
      ?? false
  }

  /// The statements of the rehearsal, as those of a scenario.
  private func steps(_ head: Scenario) throws(Failure) -> [Scenario.Step] {
    let edits = edit?.map(\.description) ?? ["edit", "touch"]
    let text = Migration.rehearsal(payloads, edit: edits).joined(separator: "\n")
    do throws(Scenario.Malformed) {
      return try Scenario.parse(Array((head.text + text).utf8)).steps
    } catch {
      throw Failure(error, in: path, phrases)
    }
  }

  // MARK: The user's data

  /// Finds out what becomes of an edit if iOS takes the memory of the app in the background, as `torture` finds
  /// out; nil if the app does not say.
  private func verdict(
    _ head: Scenario, _ style: LifecycleStyle, _ interruption: Interruption,
    _ progress: ProgressBar
  ) throws(Failure) -> TortureVerdict? {
    let job = TortureJob(
      path: path, app: app, head: head, style: style, edit: edit, file: nil,
      hasLimitsOfIOS: false, phrases: phrases)
    // An app that says nothing is not judged.
    guard let edits = try? job.findEdit(interruption) else { return nil }
    var declarations = head
    declarations.apps[0].host(app.hello, style: style, version: head.version)
    let moments = Torture(declarations, edit: edits).moments
    guard
      let moment = moments.first(where: {
        $0.ending.reason == .memory && $0.ending.state == .suspended
      })
    else { return nil }
    let (scenario, parts) = job.scenario(moment, edits)
    return try job.play(scenario, parts, interruption)?.verdict
  }
}
