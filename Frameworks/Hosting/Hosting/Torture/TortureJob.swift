// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import OperatingSystem

/// Ends an app's process at every moment there is, and reports what was lost.
package struct TortureJob {
  /// The path that the user named, and the app that was made of it.
  let path: String
  let app: PreparedApp
  /// The declarations: one app, as the program describes itself.
  let head: Scenario
  let style: LifecycleStyle?
  /// The events by which the user edits; nil: what the app answers.
  let edit: [SystemEvent]?
  let file: WatchedFile?
  /// True if limits are waited for as long as on iOS.
  let hasLimitsOfIOS: Bool
  let phrases: Phrases

  package init(
    path: String, app: PreparedApp, head: Scenario, style: LifecycleStyle?, edit: [SystemEvent]?,
    file: WatchedFile?, hasLimitsOfIOS: Bool, phrases: Phrases
  ) {
    self.path = path
    self.app = app
    self.head = head
    self.style = style
    self.edit = edit
    self.file = file
    self.hasLimitsOfIOS = hasLimitsOfIOS
    self.phrases = phrases
  }

  private var name: String { head.apps[0].name }
  private var reference: AppReference { head.device.reference(at: 0) }

  /// Runs everything; nil if it was interrupted.
  package func run(_ interruption: Interruption, _ progress: ProgressBar) throws(Failure)
    -> TortureReport?
  {
    guard let edit = try findEdit(interruption) else { return nil }
    guard var compared = try findUnedited(edit, interruption) else { return nil }
    var declarations = head
    for index in declarations.apps.indices {
      declarations.apps[index].host(app.hello, style: style, version: head.version)
    }
    let torture = Torture(declarations, edit: edit)
    var report = TortureReport(
      path: path, app: name, version: head.version, torture: torture, phrases)
    var durations: [Callback: [Duration]] = [:]
    var moments = torture.moments
    var index = 0
    while index < moments.count {
      let moment = moments[index]
      progress.show(
        index, of: moments.count,
        "\(moment.ending.reason.rawValue), \(moment.ending.state.rawValue)")
      let (scenario, parts) = self.scenario(moment, edit)
      guard var result = try play(scenario, parts, interruption, compared.unedited)
      else { return nil }
      if case .kept = result.verdict, file != nil, !edit.isEmpty,
        !compared.edited.contains(result.contents)
      {
        // Something else may have written it, such as a timer.
        guard let other = try findUnedited(at: moment, interruption) else { return nil }
        if other == result.contents {
          compared.unedited.insert(other)
          result.verdict = .lost([], wereClaimed: false)
        } else {
          compared.edited.insert(result.contents)
        }
      }
      // The app was faster this time: the process ended between calls.
      if let middle = moment.middle, result.openCall != middle.callback {
        result.verdict = .notEnded
      }
      report.add(moment, scenario, result)
      durations.merge(result.durations) { $0 + $1 }
      index += 1
      // By now it is known how long its methods take.
      if index == torture.moments.count {
        moments += torture.moments(inCalls: Self.slow(durations))
      }
    }
    guard report.isJudged else { throw Failure(.nothingJudged(app: name), phrases) }
    // Data that is lost everywhere, also where nothing ends, may never have been edited.
    if let file, !edit.isEmpty, compared.edited.isEmpty, !report.keepsAny {
      throw Failure(
        .changesNothing(app: name, file: file.name, files: compared.files), phrases)
    }
    return report
  }

  /// Plays one scenario; nil if it was interrupted.
  func play(
    _ scenario: Scenario, _ parts: TortureRun.Parts, _ interruption: Interruption,
    _ unedited: Set<String?> = []
  ) throws(Failure) -> Torture.Result? {
    let run = TortureRun(
      app: app, scenario: scenario, parts: parts, style: style, file: file, unedited: unedited,
      interruption: interruption, phrases: phrases)
    return try run.play()
  }

  /// A call that is over sooner has no middle in which to end the process.
  private static let shortestCall = Duration.milliseconds(100)

  /// The methods in which the app could save that take long, each with its median time.
  private static func slow(_ durations: [Callback: [Duration]]) -> [Callback: Duration] {
    durations.compactMapValues { times in
      let median = times.sorted()[times.count / 2]
      return median < shortestCall ? nil : median
    }
  }

  // MARK: The edit

  /// Launches the app once to learn how it is edited: by what the user said, by the event `edit`, or
  /// by itself (empty). Nil: it was interrupted.
  func findEdit(_ interruption: Interruption) throws(Failure) -> [SystemEvent]? {
    let tried = edit ?? [.edit]
    var scenario = head
    scenario.steps = Torture.launch(reference) + tried.map { Scenario.Step(action: .event($0)) }
    let parts = TortureRun.Parts(launch: 1, edit: scenario.steps.count - 1)
    guard var result = try play(scenario, parts, interruption) else { return nil }
    guard result.hasLaunched else {
      throw Failure(.notLaunched(app: name, said: result.remarks), phrases)
    }
    if let refused = result.refused { throw Failure(.editRefused(refused.description), phrases) }
    if let missed = result.missed { throw Failure(.notEdited(app: name, said: [missed]), phrases) }
    if result.hasEndedEarly {
      throw Failure(.notEdited(app: name, said: result.remarks), phrases)
    }
    if let file {
      // Nobody edits: what changes the file by itself says nothing of an edit.
      if edit == nil, result.hasAnswered != true, result.account.edited.isEmpty {
        throw Failure(
          .changesNothing(app: name, file: file.name, files: result.files), phrases)
      }
    } else {
      // The edits that the app reports at its launch are not the user's.
      if edit != nil { result.account.edited.removeFirst(result.editsAtLaunch) }
      switch (result.account.edited.isEmpty, result.account.found == nil) {
      case (true, true): throw Failure(.saysNothing(app: name), phrases)
      case (true, false): throw Failure(.neverEdits(app: name), phrases)
      case (false, true): throw Failure(.neverSaves(app: name), phrases)
      case (false, false): break
      }
    }
    return edit ?? (result.hasAnswered == true ? [.edit] : [])
  }

  /// The contents that the file has with the edit and without it.
  private struct Compared {
    var unedited: Set<String?> = []
    var edited: Set<String?> = []
    /// The files in the home folder once the app has been edited.
    var files: [String] = []
  }

  /// Learns what the file is like where nothing is edited: with it the edit is not there. Nil: it was interrupted.
  private func findUnedited(
    _ edit: [SystemEvent], _ interruption: Interruption
  ) throws(Failure) -> Compared? {
    // An edit that the app makes by itself can't be left out.
    guard let file, !edit.isEmpty else { return Compared() }
    var found: [String?] = []
    var compared = Compared()
    // Twice, to learn whether it is the same each time.
    for events in [[], [], edit] {
      var scenario = head
      scenario.limits[.suspension] = Torture.shortened(.suspension)
      let launch = Torture.launch(reference)
      // An app may save once it leaves the screen.
      let leaving = [
        Scenario.Step(action: .event(.pressHome)),
        Scenario.Step(
          action: .expect(.state(app: name, .suspended), within: Self.timeToSave)),
      ]
      scenario.steps = launch + events.map { Scenario.Step(action: .event($0)) } + leaving
      let parts = TortureRun.Parts(launch: launch.count - 1, edit: scenario.steps.count - 1)
      guard let result = try play(scenario, parts, interruption) else { return nil }
      found.append(result.contents)
      compared.files = result.files
    }
    if found[0] != found[1] {
      throw Failure(.changesByItself(app: name, file: file.name), phrases)
    }
    compared.unedited = [found[0]]
    if found[0] != found[2] { compared.edited = [found[2]] }
    return compared
  }

  /// Plays the way to a moment without the edit. Returns what the file is like after it; nil: it was interrupted.
  private func findUnedited(
    at moment: Torture.Moment, _ interruption: Interruption
  ) throws(Failure) -> String?? {
    let (scenario, parts) = self.scenario(moment, [])
    guard let result = try play(scenario, parts, interruption) else { return nil }
    return .some(result.contents)
  }

  /// The time that an app has to save after it has left the screen.
  private static let timeToSave = Duration.seconds(5)

  // MARK: Scenarios

  /// The launch, the edit, the way to a moment, and another launch.
  func scenario(
    _ moment: Torture.Moment, _ edit: [SystemEvent]
  ) -> (Scenario, TortureRun.Parts) {
    var scenario = head
    if !hasLimitsOfIOS {
      for limit in moment.limits {
        guard let duration = Torture.shortened(limit) else { continue }
        // It may have been counting for as long as the call has taken.
        let longer = duration + (moment.middle?.after ?? .zero)
        scenario.limits[limit] = min(longer, max(duration, limit.standard(ios: head.version)))
      }
    }
    let launch = Torture.launch(reference)
    let edits = edit.map { Scenario.Step(action: .event($0)) }
    scenario.steps = launch + edits + moment.steps + moment.relaunch
    let parts = TortureRun.Parts(
      launch: launch.count - 1, edit: launch.count + edits.count - 1,
      end: launch.count + edits.count + moment.steps.count - 1)
    return (scenario, parts)
  }
}

extension Failure {
  package init(_ problem: TortureProblem, _ phrases: Phrases) {
    self.init(.wrongUse, phrases.torture.problem(problem).map { "applife: " + $0 })
  }
}
