// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// The likeliest story of an ordinary log.
@Suite("Stories of logs")
struct LogStoryTests {
  /// Checks lines of one process, each with its second.
  private func check(_ lines: [(seconds: Double, text: String)], pid: Int = 7) -> LogCheck {
    check(
      lines.map { line in
        let thousandths = Int(line.seconds * 1000)
        let (minute, rest) = thousandths.quotientAndRemainder(dividingBy: 60_000)
        let number = String(100_000 + rest).dropFirst()
        return
          "2026-05-04 \(10 + minute / 60):\(String(100 + minute % 60).dropFirst()):\(number.prefix(2))."
          + "\(number.dropFirst(2)) Shop[\(pid + (line.text.hasPrefix("#") ? 1 : 0)):1a2b] "
          + line.text.drop { $0 == "#" }
      })
  }

  private func check(_ lines: [String]) -> LogCheck {
    var check = LogCheck(LogCheck.Options())
    for line in lines { check.read(Array(line.utf8)[...]) }
    check.finish()
    return check
  }

  /// The events of the story, without waits and expectations.
  private func events(_ check: LogCheck) -> [String] {
    (check.explanation(title: "log")?.scenario.steps ?? []).compactMap { step in
      if case .event(let event) = step.action { event.kind.phrase } else { nil }
    }
  }

  /// The other events that the story names.
  private func others(_ check: LogCheck) -> Set<SystemEvent.Kind> {
    let notes = check.explanation(title: "log")?.notes.values.flatMap { $0 } ?? []
    return notes.reduce(into: []) {
      if case .alternatives(let events) = $1 { $0.formUnion(events) }
    }
  }

  private static let delegate = [
    (0, "application(_:didFinishLaunchingWithOptions:)"), (0.3, "applicationDidBecomeActive(_:)"),
    (20, "applicationWillResignActive(_:)"), (20.6, "applicationDidEnterBackground(_:)"),
  ]
  private static let scene = [
    (0, "scene(_:willConnectTo:options:)"), (0.1, "sceneWillEnterForeground(_:)"),
    (0.3, "sceneDidBecomeActive(_:)"), (20, "sceneWillResignActive(_:)"),
    (20.6, "sceneDidEnterBackground(_:)"),
  ]

  @Test("a tapped notification brings the app back, without an alert before")
  func tappedNotification() {
    let tap = "userNotificationCenter(_:didReceive:withCompletionHandler:)"
    let told = [
      check(
        Self.delegate + [
          (40, "applicationWillEnterForeground(_:)"), (40.2, tap),
          (40.4, "applicationDidBecomeActive(_:)"),
        ]),
      check(
        Self.scene + [
          (40, "sceneWillEnterForeground(_:)"), (40.2, tap), (40.4, "sceneDidBecomeActive(_:)"),
        ]),
    ]
    for check in told {
      #expect(events(check) == ["tap icon", "press home", "receive push", "tap push"])
    }
  }

  @Test("the URL of a scene comes before or after it enters the foreground")
  func urlOfScene() {
    let url = "scene(_:openURLContexts:)"
    for order in [[url, "sceneWillEnterForeground(_:)"], ["sceneWillEnterForeground(_:)", url]] {
      let check = check(
        Self.scene + [(40, order[0]), (40.1, order[1]), (40.4, "sceneDidBecomeActive(_:)")])
      #expect(check.verdict == .fits)
      #expect(events(check) == ["tap icon", "press home", "open url"], "\(order)")
    }
  }

  @Test(
    "what happens meanwhile may be delivered between the calls of a launch or a return",
    arguments: [
      ("applicationDidReceiveMemoryWarning(_:)", "warn memory"),
      ("applicationSignificantTimeChange(_:)", "change time"),
      ("UIDeviceOrientationDidChangeNotification", "rotate"),
      ("locationManager(_:didUpdateLocations:)", "location update"),
    ])
  func between(line: String, event: String) {
    var launched = Self.delegate
    launched.insert((0.1, line), at: 1)
    let launch = check(launched)
    #expect(launch.verdict == .fits)
    // A location may also have launched the app.
    #expect(Set(events(launch)) == ["tap icon", event, "press home"])
    let back = check(
      Self.delegate + [
        (40, "applicationWillEnterForeground(_:)"), (40.2, line),
        (40.4, "applicationDidBecomeActive(_:)"),
      ])
    #expect(events(back) == ["tap icon", "press home", "tap icon", event])
  }

  @Test(
    "a push that launched the app in the background is not between the calls of a launch by the user"
  )
  func backgroundLaunch() {
    let push = "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
    let opened = Self.scene.prefix(3).map { ($0.0 + 600, $0.1) }
    let launched = check(
      [(0, "application(_:didFinishLaunchingWithOptions:)"), (0.2, push)] + opened)
    #expect(events(launched) == ["receive silent push", "finish fetch", "tap icon"])
    // No line tells the push.
    let silent = check([
      (0, "application(_:didFinishLaunchingWithOptions:)"),
      (600, "UIApplicationWillEnterForegroundNotification"),
      (600.3, "UIApplicationDidBecomeActiveNotification"),
    ])
    #expect(events(silent) == ["receive silent push", "finish fetch", "tap icon"])
    #expect(others(silent) == [.tapIcon])
  }

  @Test("a method in the wrong order is not delivered between others")
  func wrongOrder() {
    let check = check(
      Self.delegate + [
        (40, "applicationWillEnterForeground(_:)"), (40.2, "applicationDidEnterBackground(_:)"),
        (40.4, "applicationDidBecomeActive(_:)"),
      ])
    #expect(check.verdict == .departs)
  }

  @Test(
    "the notification of a launch tells an app with scenes, also without any other line of them")
  func notificationsAlone() {
    let check = check([
      (0, "application(_:didFinishLaunchingWithOptions:)"),
      (0.1, "UIApplicationWillEnterForegroundNotification"),
      (0.3, "UIApplicationDidBecomeActiveNotification"),
      (20, "UIApplicationWillResignActiveNotification"),
      (20.6, "UIApplicationDidEnterBackgroundNotification"),
    ])
    #expect(events(check) == ["tap icon", "press home"])
    #expect(check.explanation(title: "log")?.scenario.apps.first?.style == .scene)
  }

  @Test("a log without that notification at a launch is one of an app without scenes")
  func notificationsWithoutScenes() {
    let check = check([
      (0, "UIApplicationWillEnterForegroundNotification"),
      (0.3, "UIApplicationDidBecomeActiveNotification"),
      (20, "UIApplicationWillResignActiveNotification"),
      (20.6, "UIApplicationDidEnterBackgroundNotification"),
      (90, "#UIApplicationDidBecomeActiveNotification"),
    ])
    #expect(check.verdict == .fits)
    #expect(check.explanation(title: "log")?.scenario.apps.first?.style == .delegate)
  }

  @Test(
    "iOS terminated an app that is launched anew and was told nothing, and nobody swiped it away")
  func silentEnd() {
    let check = check(
      Self.delegate + [
        (3000, "#application(_:didFinishLaunchingWithOptions:)"),
        (3000.3, "#applicationDidBecomeActive(_:)"),
      ])
    #expect(events(check) == ["tap icon", "press home", "reclaim memory", "tap icon"])
    #expect(others(check).contains(.swipeAway))
  }

  @Test("a crash stands for each end of the app in front that no line tells")
  func untoldEnd() {
    let check = check(
      Self.delegate.prefix(2) + [
        (60, "#application(_:didFinishLaunchingWithOptions:)"),
        (60.3, "#applicationDidBecomeActive(_:)"),
      ])
    #expect(events(check) == ["tap icon", "crash", "tap icon"])
    #expect(others(check).isSuperset(of: [.endProcess, .exceedMemory, .exit]))
  }

  @Test("a launch by a tap is one event, in whichever order the tap and the foreground are logged")
  func launchByTap() {
    let tap = "userNotificationCenter(_:didReceive:withCompletionHandler:)"
    for order in [["sceneWillEnterForeground(_:)", tap], [tap, "sceneWillEnterForeground(_:)"]] {
      let check = check([
        (0, "scene(_:willConnectTo:options:)"), (0.1, order[0]), (0.2, order[1]),
        (0.3, "sceneDidBecomeActive(_:)"),
      ])
      #expect(events(check) == ["receive push", "tap push"], "\(order)")
    }
  }

  @Test(
    "the state in which React Native begins is no change, and one behind a method's next change isn't either"
  )
  func reportsBesideMethods() {
    let begun = check([
      (0, "application(_:didFinishLaunchingWithOptions:)"), (0.1, "AppState background"),
      (0.4, "AppState active"), (20, "AppState inactive"), (20.7, "AppState background"),
    ])
    #expect(events(begun) == ["tap icon", "press home"])
    let late = check(Self.delegate + [(20.65, "AppState inactive"), (20.7, "AppState background")])
    #expect(events(late) == ["tap icon", "press home"])
  }

  @Test("a fatal error of Swift behind a time, and the status of a process that UIKit ended")
  func ends() {
    let crashed = check([
      "2026-05-04T09:00:00.000Z application(_:didFinishLaunchingWithOptions:)",
      "2026-05-04T09:00:00.300Z applicationDidBecomeActive(_:)",
      "2026-05-04T09:00:20.400Z Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range",
    ])
    #expect(events(crashed) == ["tap icon", "crash"])
    let exited = check([
      "didFinishLaunchingWithOptions", "applicationDidBecomeActive", "applicationWillResignActive",
      "applicationWillTerminate", "Program ended with exit code: 0",
    ])
    #expect(exited.assumptions.isEmpty)
    #expect(exited.explanation(title: "log")?.ends.map(\.states) == [[.notRunning]])
  }

  @Test("a second scene that becomes active is a window, and not a display")
  func secondWindow() {
    let check = check(
      Self.scene + [
        (30, "sceneWillEnterForeground(_:)"), (30.3, "sceneDidBecomeActive(_:)"),
        (60, "scene(_:willConnectTo:options:)"), (60.1, "sceneWillEnterForeground(_:)"),
        (60.3, "sceneDidBecomeActive(_:)"),
      ])
    #expect(events(check) == ["tap icon", "press home", "tap icon", "open window"])
  }

  @Test("a background task that is refused isn't begun again without end")
  func refusedTask() {
    let check = check([
      "2026-11-01 00:00:00.000 Maps[3] scene(_:willConnectTo:options:) [background]",
      "2026-11-01 00:25:40.000 Notes[3] scene(_:willConnectTo:options:) [background]",
      "2026-11-01 00:00:00.000 Maps[3] UIScene.willConnectNotification [background]",
      "2026-11-01 00:25:40.000 Notes[3] UIScene.willEnterForegroundNotification [background]",
      "2026-11-01 00:00:00.000 Maps[3] UIScene.willEnterForegroundNotification [background]",
      "2026-11-01 00:00:00.000 Maps[3] UIScene.willConnectNotification [active]",
      "2026-11-01 00:00:00.000 Maps[3] sceneWillEnterForeground(_:) [active]",
    ])
    #expect(check.verdict != .fits)
  }
}
