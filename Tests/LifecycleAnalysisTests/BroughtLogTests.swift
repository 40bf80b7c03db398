// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleAnalysis

/// Logs as people bring them: of frameworks, of the system, and with colors.
struct BroughtLogTests {
  private func check(
    _ lines: String, _ change: (inout LogCheck.Options) -> Void = { _ in }
  ) -> LogCheck {
    var options = LogCheck.Options()
    change(&options)
    var check = LogCheck(options)
    var reader = LogLines()
    reader.read(Array(lines.utf8)[...], into: &check)
    reader.finish(into: &check)
    check.finish()
    return check
  }

  /// The steps of the scenario that explains a log, without comments.
  private func steps(_ check: LogCheck) -> [String] {
    (check.explanation(title: "log")?.scenario.text ?? "").split(separator: "\n")
      .map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("#") && !$0.hasPrefix("app ") }
      .map(String.init)
  }

  private func observation(_ text: String) -> LogSymbol? {
    LogNames.standard.observation(in: Array(text.utf8)[...])?.symbol
  }

  @Test(arguments: [
    ("[log] - App state changed. Is active? false", ApplicationState.inactive),
    ("[log] - App state changed. Is active? true", .active),
    ("To Native -> appStateChange {\"isActive\":false}", .inactive),
    ("AppState is not active", .inactive), ("AppState isn't active any more", .inactive),
    ("AppState: BACKGROUND", .background),
    ("AppState changed from active to background", .background),
    ("LOG  background", .background), ("active", .active), ("\"inactive\"", .inactive),
  ])
  func states(text: String, state: ApplicationState) {
    #expect(observation(text) == .reported(state))
  }

  @Test(arguments: [
    "AppState is not background", "background color", "no active session", "is active",
  ])
  func noStates(text: String) { #expect(observation(text) == nil) }

  @Test(arguments: [
    ("flutter: AppLifecycleListener.onResume", LogSymbol.reported(.active)),
    ("flutter: onResume", .reported(.active)), ("flutter: onInactive", .reported(.inactive)),
    ("[ +350 ms] flutter: onHide()", .reported(.background)),
    ("flutter: [App] onPause", .reported(.background)),
    ("AppLifecycleListener: onRestart", .reported(.background)),
    ("AppLifecycleListener onShow", .reported(.inactive)), ("onInactive", .reported(.inactive)),
    // Of another framework, or of a view.
    ("onResume", .observed(.willEnterForeground)), ("onPause", .observed(.didEnterBackground)),
  ])
  func callbacksOfFlutter(text: String, symbol: LogSymbol) { #expect(observation(text) == symbol) }

  @Test(arguments: [
    "onShow", "dialog.onHide", "onRestart", "flutter: onDetach", "the user was onInactive for 5 s",
    "flutter: onResume was not called",
  ])
  func noCallbacksOfFlutter(text: String) { #expect(observation(text) == nil) }

  /// What a library has put in the place of a delegate's method is no callback of Flutter's.
  @Test(arguments: [("onResume", true), ("App.onPause", true), ("oneSignalApplicationX", false)])
  func roles(name: String, isCallback: Bool) {
    let source = LogSource(Array(name.utf8)[...], name: 0..<name.utf8.count)
    #expect((source.role == .framework) == isCallback)
  }

  /// A log has more callbacks than one: of Flutter's app, `onResume` comes at the launch too.
  @Test(arguments: ["flutter: AppLifecycleListener.", "flutter: ", ""])
  func listenerOfFlutter(label: String) {
    let seen = [
      "onResume", "onInactive", "onResume", "onInactive", "onHide", "onPause", "onRestart",
      "onShow", "onResume",
    ]
    let log = check(seen.map { label + $0 }.joined(separator: "\n"))
    #expect(log.verdict == .fits)
    let told = steps(log).filter { !$0.hasPrefix("expect") }
    #expect(
      told == ["tap icon MyApp", "open switcher", "close switcher", "press home", "tap icon MyApp"])
  }

  @Test(arguments: [
    ("Scene phase changed: active -> inactive", SwiftUIPhase.inactive),
    ("scene phase is now background", .background), ("SCENE PHASE: Active", .active),
    ("[App] newScenePhase = .inactive", .inactive), ("scenePhase: background -> active", .active),
    ("Scene phase is not active", .inactive),
  ])
  func phases(text: String, phase: SwiftUIPhase) { #expect(observation(text) == .phase(phase)) }

  @Test(arguments: [
    "scene phases: active", "the scene was in a phase: active", "Scene phase changed",
    "phase active",
  ])
  func noPhases(text: String) { #expect(observation(text) == nil) }

  /// A framework's line is set aside only if the app's methods tell of the same change.
  @Test(arguments: [
    ("application(_:didFinishLaunchingWithOptions:)", 4),
    ("UIApplication.didFinishLaunchingNotification", 4), ("applicationDidBecomeActive(_:)", 2),
  ])
  func besideMethods(method: String, counted: Int) {
    func line(_ time: Int, _ text: String) -> String { "10:00:\(time).0 Shop[700:1] \(text)" }
    let log = check(
      [
        line(10, method), line(11, "AppState active"), line(20, "AppState inactive"),
        line(21, "AppState background"), line(50, "AppState active"),
      ].joined(separator: "\n"))
    #expect(log.verdict == .fits)
    #expect(log.assumptions.contains(.setAside(count: 4 - counted)) == (counted < 4))
    let told = steps(log)
    #expect(told.contains("press home") && told.contains { $0.hasPrefix("tap icon") }, "\(told)")
  }

  @Test func colorsAreTakenOff() {
    let plain = [
      "applicationWillResignActive", "applicationDidEnterBackground",
      "applicationWillEnterForeground", "applicationDidBecomeActive",
      "applicationDidEnterBackground",
    ]
    let colored = plain.map { "\u{1B}[0;37m\($0)\u{1B}[0m" }.joined(separator: "\n")
    let seen = check(colored)
    #expect(seen.counts.observations == 5)
    #expect(seen.counts.colored == 5)
    #expect(seen.verdict == check(plain.joined(separator: "\n")).verdict)
    #expect(seen.verdict == .departs)
    // A link, and a sequence that never ends.
    #expect(
      check("\u{1B}]8;;file:///a\u{1B}\\applicationDidBecomeActive\u{1B}]8;;\u{7}\u{1B}[0;").counts
        .observations == 1)
  }

  /// Every line counts, whatever ends the lines and wherever the log is cut.
  @Test(arguments: ["\r", "\r\n", "\r\r\n", "\n"])
  func endsOfLines(end: String) {
    let lines = ["applicationDidEnterBackground", "", "applicationDidEnterBackground"]
    let log = Array(lines.map { $0 + end }.joined().utf8)
    for size in [1, 7, log.count] {
      var check = LogCheck(LogCheck.Options())
      var reader = LogLines()
      for start in stride(from: 0, to: log.count, by: size) {
        reader.read(log[start..<min(start + size, log.count)], into: &check)
      }
      reader.finish(into: &check)
      check.finish()
      #expect(check.counts.observations == 2)
      #expect(check.counts.lines == (end == "\r" ? 2 : 3))
      #expect(check.verdict == .fits)
    }
  }

  @Test func renamed() {
    let log = """
      10:00:00.000 -[Plugin wentAway] 1
      10:01:40.000 -[Plugin cameBack] 1
      """
    #expect(check(log).verdict == .nothing)
    let seen = check(log) {
      $0.renames = [
        "wentAway": .call(.applicationDidEnterBackground),
        "cameBack": .call(.applicationWillEnterForeground),
      ]
    }
    #expect(seen.verdict == .fits)
    #expect(steps(seen).contains { $0.hasPrefix("press home") })
  }

  @Test func implementedIsMissing() {
    let log = "application:didFinishLaunchingWithOptions:\napplicationWillResignActive\n"
    #expect(check(log).verdict == .fits)
    let seen = check(log) { $0.implemented = [.call(.applicationDidBecomeActive)] }
    #expect(seen.verdict == .departs)
    #expect(seen.departures.first?.line == 2)
  }

  @Test func gapsAreTold() {
    let seen = check(
      """
      2026-11-20 08:00:00.000 App[1:1] applicationDidEnterBackground
      2026-11-20 20:30:00.000 App[1:1] applicationWillEnterForeground
      """)
    #expect(steps(seen).contains("wait 12h"))
  }

  /// A line that says nothing else tells of a new process too.
  @Test func newProcessOnAnyLine() {
    let seen = check(
      """
      2026-11-20 08:00:00.000 App[1:1] applicationDidBecomeActive
      2026-11-20 08:00:09.000 App[1:1] applicationWillResignActive
      2026-11-20 08:00:09.000 App[1:1] applicationDidEnterBackground
      2026-11-20 08:09:00.000 App[2:1] loading
      2026-11-20 08:09:00.000 App[2:1] applicationDidBecomeActive
      """)
    #expect(seen.verdict == .fits)
    #expect(
      steps(seen).contains { $0.hasPrefix("reclaim memory") || $0.hasPrefix("swipe away") })
  }

  @Test func runningBoard() {
    let app = "app<com.example.MyApp(BED36376-5A4B-42A9-9620-6AE0BC5F0283)>"
    let seen = check(
      """
      Nov 12 10:00:00 iPhone runningboardd[33] <Notice>: Calculated state for \(app): running-active (role: UserInteractiveFocal)
      Nov 12 10:00:05 iPhone runningboardd[33] <Notice>: Calculated state for \(app): running-active (role: NonUserInteractive)
      Nov 12 10:00:06 iPhone runningboardd[33] <Notice>: [\(app):401] Suspending task.
      Nov 12 10:00:06 iPhone runningboardd[33] <Notice>: [\(app):401] Set jetsam priority to 0 [0] flag[1]
      Nov 12 10:00:40 iPhone runningboardd[33] <Notice>: Calculated state for \(app): running-active (role: UserInteractiveFocal)
      """)
    #expect(seen.names == ["MyApp"])
    #expect(seen.verdict == .fits)
    #expect(
      steps(seen).filter { $0.hasPrefix("expect") } == [
        "expect MyApp active", "expect MyApp background", "expect MyApp suspended",
        "expect MyApp active",
      ])
  }

  @Test func statesInJSON() {
    func line(_ pid: Int, _ state: String) -> String {
      #"{"appName":"MyApp","pid":\#(pid),"state":8,"state_description":"\#(state)"}"#
    }
    let seen = check(
      [
        line(401, "Foreground Running"), line(401, "Background Running"),
        line(401, "Background Task Suspended"), line(402, "Foreground Running"),
      ].joined(separator: "\n"))
    #expect(seen.verdict == .fits)
    #expect(steps(seen).contains("expect MyApp suspended"))
    #expect(steps(seen).contains("reclaim memory") || steps(seen).contains("swipe away MyApp"))
  }

  /// A report behind the end of a process is of another one, also if it is the same as the last.
  @Test(arguments: ["401", "402", ""])
  func launchedAfterItsEnd(next: String) {
    let app = "app<com.example.Notes(1234)>"
    func line(_ time: String, _ text: String) -> String {
      "Nov 21 17:\(time) iPhone runningboardd[33] <Notice>: \(text)"
    }
    let of = next.isEmpty ? "" : "[\(app):\(next)] "
    let suspended = next.isEmpty ? [] : [line("55:56", "[\(app):401] Suspending task.")]
    let seen = check(
      ([line("55:44", "Calculated state for \(app): running-active (role: UserInteractiveFocal)")]
        + suspended + [
          line("55:57", "[\(app):401] termination reported by launchd (0, 9, 0)"),
          line(
            "58:58", of + "Calculated state for \(app): running-active (role: UserInteractiveFocal)"
          ),
        ]).joined(separator: "\n"))
    #expect(seen.verdict == .fits)
    #expect(seen.assumptions == [])
    #expect(seen.names == ["Notes"])
    #expect(steps(seen).filter { $0 == "tap icon Notes" }.count == 2)
    #expect(steps(seen).last == "expect Notes active")
    func state(_ pid: Int, _ state: String) -> String {
      #"{"appName":"MyApp","pid":\#(pid),"state_description":"\#(state)"}"#
    }
    // The end itself may not be told.
    for end in [[state(401, "Terminated")], []] {
      let pids = end.isEmpty ? [402] : [401, 402]
      for pid in pids {
        let seen = check(
          ([state(401, "Foreground Running")] + end + [state(pid, "Foreground Running")])
            .joined(separator: "\n"))
        #expect(seen.assumptions == [])
        #expect(steps(seen).filter { $0 == "tap icon MyApp" }.count == 2, "\(pid) \(end)")
      }
    }
  }

  /// The time of a line that says nothing new passes too.
  @Test func timeOfRepeatedReports() {
    func line(_ time: String, _ state: String) -> String {
      "2026-11-21 17:\(time) App[1:1] AppState: \(state)"
    }
    let seen = check(
      [
        line("00:00.000", "active"), line("00:01.000", "background"),
        line("00:31.000", "background"), line("01:01.000", "active"),
      ].joined(separator: "\n"))
    #expect(seen.verdict == .fits)
    #expect(steps(seen).contains("wait 1m") || steps(seen).contains("wait 60s"))
  }

  /// UIKit makes the app inactive while it launches, whatever the reason's number.
  @Test func deactivatedAtLaunch() {
    let seen = check(
      """
      default\t22:25:59.610327-0500\tVoiceApp\tDeactivation reason added: 10; deactivation reasons: 0 -> 1024; animating application lifecycle event: 0
      default\t22:25:59.720402-0500\tVoiceApp\tDeactivation reason removed: 5; deactivation reasons: 32 -> 0; animating application lifecycle event: 0
      """)
    #expect(steps(seen) == ["tap icon VoiceApp", "expect VoiceApp active"])
  }

  @Test func discardedWhileNotRunning() {
    let seen = check(
      """
      AppDelegate application(_:didFinishLaunchingWithOptions:)
      SceneDelegate scene(_:willConnectTo:options:)
      AppDelegate application(_:didDiscardSceneSessions:)
      SceneDelegate sceneWillEnterForeground(_:)
      SceneDelegate sceneDidBecomeActive(_:)
      """)
    #expect(seen.verdict == .fits)
    #expect(seen.explanation(title: "log")?.scenario.apps.first?.hasManyWindows == false)
  }

  /// Two objects that tell of one call have names of their own.
  @Test func twoReceivers() {
    let seen = check(
      """
      10:00:00.000 -[AppDelegate application:didFinishLaunchingWithOptions:]
      10:00:00.100 -[AppDelegate applicationDidBecomeActive:]
      10:00:02.300 -[CDVLaunchHelper applicationDidBecomeActive:]
      10:00:09.000 -[AppDelegate applicationWillResignActive:]
      """)
    #expect(seen.verdict == .fits)
  }
}
