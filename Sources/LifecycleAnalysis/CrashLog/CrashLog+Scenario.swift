// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension CrashLog {
  /// A scenario that ends a process as the report says, and expects it; nil where the model has no such end, or not in
  /// the report's version of iOS. Nothing is in it that the report does not show.
  ///
  /// - Parameter title: the scenario's title.
  package func scenario(title: String) -> Scenario? {
    guard hasLifeCycle, let plot else { return nil }
    let version = version ?? Device.latestVersion
    let hasScenes = LifecycleStyle.standard(ios: version, sdk: nil).hasScenes
    var lines = ["# " + title, "ios \(version)"]
    lines.append("app \(SystemEvent.quoted(appName)) \(plot.properties)")
    if let limit, let allowance, !isProcessorTime, allowance > .zero {
      lines.append("limit \(limit.rawValue) \(allowance.words)")
    }
    if let method = plot.slow {
      lines.append("on \((hasScenes ? method.inSceneStyle : method).rawValue) take 1h")
    }
    if cause == .offMainActor {
      lines.append("on \(Callback.didFinishLaunching.rawValue) work handler 1s main-actor")
    }
    if cause == .leakedTask { lines.append("on expiration do nothing") }
    lines += plot.steps
    lines.append(plot.end.map { "within 1h expect end \($0)" } ?? "expect \(appName) not running")
    // If this version of iOS has no such end, there is no scenario: none is made up.
    guard let scenario = try? Scenario.parse(lines.joined(separator: "\n") + "\n"),
      let ending = reproduced(scenario), ending.reason == causeFacts.reason
    else { return nil }
    if case .limit(let limit) = cause, ending.limit != limit { return nil }
    return scenario
  }

  /// The parts of a scenario that are needed for an end.
  private struct Plot {
    var properties = ""
    /// The method that does not return in time.
    var slow: Callback?
    let steps: [String]
    /// The end that is expected.
    let end: String?
  }

  private static let defaultName = "MyApp"
  private static let longestName = 64

  /// The process's name as a scenario can write it.
  private var appName: String {
    let words = (process ?? "").split(separator: " ")
    let name = String(
      String.UnicodeScalarView((words.first ?? "").unicodeScalars.prefix(Self.longestName)))
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "-_.0123456789".unicodeScalars.contains($0)
    }
    return isPlain && !name.isEmpty && !Scenario.isOfSystem(name) ? name : Self.defaultName
  }

  private var plot: Plot? {
    switch cause {
    case .limit(.launch):
      return Plot(slow: .didFinishLaunching, steps: ["tap icon"], end: "0x8badf00d")
    case .limit(.backgroundLaunch):
      return Plot(
        properties: "modes=remote-notification", slow: .didFinishLaunching,
        steps: ["receive silent push"], end: "0x8badf00d")
    case .limit(.sceneUpdate):
      // On the screen it was coming back, behind it it was leaving.
      return isForeground == true || event == .resume
        ? Plot(
          slow: .applicationWillEnterForeground,
          steps: ["tap icon", "press home", "wait 20s", "tap icon"], end: "0x8badf00d")
        : Plot(
          slow: .applicationWillResignActive, steps: ["tap icon", "press home"],
          end: "0x8badf00d")
    case .limit(.terminate):
      return Plot(
        slow: .applicationWillTerminate,
        steps: ["tap icon", "open switcher", "swipe away"], end: "0x8badf00d")
    case .leakedTask:
      return Plot(
        steps: ["tap icon", "begin task upload", "press home"], end: "0x8badf00d")
    case .fetch:
      return Plot(
        properties: "modes=fetch", steps: ["background fetch"], end: "0x2182bad4")
    case .schedulerTask:
      return Plot(
        properties: "modes=fetch refresh=sync",
        steps: ["tap icon", "schedule refresh sync", "press home", "wait 20s", "run task sync"],
        end: "0x2182bad2")
    case .lockedFile:
      return Plot(steps: ["tap icon", "lock file", "press home"], end: "0xdead10cc")
    case .unreportedCall:
      return Plot(
        properties: "modes=voip", steps: ["tap icon", "press home", "receive voip push"],
        end: "0xbaadca11")
    case .offMainActor:
      return Plot(steps: ["tap icon", "wait 2s"], end: "SIGTRAP")
    case .memoryLimit: return Plot(steps: ["tap icon", "exceed memory"], end: "memory")
    case .memoryShortage:
      // The emulator never takes the app in front.
      return wasInFront == true
        ? nil
        : Plot(
          steps: ["tap icon", "press home", "wait 20s", "reclaim memory"], end: "memory")
    case .user:
      return Plot(steps: ["tap icon", "open switcher", "swipe away"], end: "user")
    case .crash, .fact(.uncaughtException): return Plot(steps: ["tap icon", "crash"], end: "crash")
    case .rule(.launchScenesRequired):
      return Plot(properties: "style=delegate", steps: ["tap icon"], end: "SIGTRAP")
    case .watchdog:
      // One of its causes stands for all.
      return Plot(
        slow: .applicationWillResignActive, steps: ["tap icon", "press home"],
        end: "0x8badf00d")
    case .limit, .jetsam, .rule, .fact, .known, .killed, .unknown: return nil
    }
  }

  /// Returns how the process ends in the scenario: whether it was notified, where it stood, what it
  /// lost; nil where an expectation fails.
  package func reproduced(_ scenario: Scenario) -> Termination? {
    var runner = Scenario.Runner(scenario)
    var ending: Termination?
    while let step = runner.next() {
      if let verdict = step.verdict, !verdict.isHeld { return nil }
      for entry in step.entries { if case .end(let found) = entry.kind { ending = found } }
    }
    return ending
  }
}

extension Callback {
  /// The scene delegate's method in the place of one of the app delegate's transitions; any other method itself.
  fileprivate var inSceneStyle: Callback {
    if self == .applicationWillResignActive { return .sceneWillResignActive }
    return self == .applicationWillEnterForeground ? .sceneWillEnterForeground : self
  }
}
