// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// Lines that name a method and do not stand for one more call of it.
@Suite("The meaning of lines")
struct LogMeaningTests {
  private static func check(_ lines: [String]) -> LogCheck {
    var check = LogCheck(LogCheck.Options())
    for line in lines { check.read(Array(line.utf8)[...]) }
    check.finish()
    return check
  }

  private static func line(_ time: String, _ text: String, pid: Int = 301) -> String {
    "2026-03-04 10:\(time) Notes[\(pid):1a2b] \(text)"
  }

  private static func steps(_ check: LogCheck) -> [String] {
    (check.explanation(title: "")?.scenario.text ?? "").split(separator: "\n").map(String.init)
  }

  private static let launched = "application(_:didFinishLaunchingWithOptions:)"

  // MARK: Advice

  @Test(
    "a line with which a library advises whoever writes the app is none of a method",
    arguments: [
      "10.20.0 - [FirebaseCore][I-COR000003] The default Firebase app has not yet been configured. Add "
        + "`FirebaseApp.configure()` to your application initialization. This can be done in in the App "
        + "Delegate's application(_:didFinishLaunchingWithOptions:)` (or the `@main` struct's initializer in "
        + "SwiftUI). Read more: https://goo.gl/ctyzm8.",
      "As of v9.0, you must initialize the SDK prior to calling any methods or setting any properties. You can "
        + "do this by calling `FBSDKApplicationDelegate`'s `application:didFinishLaunchingWithOptions:` method. "
        + "Learn more: https://developers.facebook.com/docs/ios/getting-started",
      "FBSDKLog: FBSDKApplicationDelegate application:didFinishLaunchingWithOptions: must be called",
      "[FirebaseMessaging] FIRMessaging requires application:didReceiveRemoteNotification:fetchCompletionHandler: "
        + "when swizzling is disabled",
      "[GoogleUtilities/AppDelegateSwizzler][I-SWZ001012] application:openURL:options: is not implemented by the "
        + "app delegate",
      "ERROR: OneSignal should be initialized in application:didFinishLaunchingWithOptions: of the app delegate",
      "[Sentry] [warning] Start the SDK in `application(_:didFinishLaunchingWithOptions:)`, see "
        + "https://docs.sentry.io/platforms/apple",
      "[branch.io] Branch was not initialized. Call initSession in application:didFinishLaunchingWithOptions:",
      "[RCTLinkingManager] To receive links, implement application:openURL:options: in your AppDelegate",
      "Flutter plugins must be registered before application:didFinishLaunchingWithOptions: returns.",
      "[Capacitor] Make sure to forward applicationDidBecomeActive(_:) to ApplicationDelegateProxy",
      "Warning: `applicationDidEnterBackground(_:)` has been deprecated",
      "Please override applicationWillTerminate(_:) and call super",
      "applicationDidBecomeActive(_:) needs to be forwarded to AppsFlyerLib",
      "application:didReceiveRemoteNotification:fetchCompletionHandler: is required for silent pushes",
    ])
  func advice(text: String) {
    #expect(LogNames.standard.match(in: Array(text.utf8)[...]) == nil)
  }

  @Test(
    "a line of a method counts, also if it has more to say",
    arguments: [
      "application(_:didFinishLaunchingWithOptions:)",
      "`application(_:didFinishLaunchingWithOptions:)`",
      "[AppDelegate] Did call `application(_:didFinishLaunchingWithOptions:)`",
      "call application(_:didFinishLaunchingWithOptions:)",
      "Start timer in application(_:didFinishLaunchingWithOptions:)",
      "application(_:didFinishLaunchingWithOptions:): opening https://example.com, your session is restored",
      "Set up the store in application(_:didFinishLaunchingWithOptions:) with 3 notes",
      "-[AppDelegate application:didFinishLaunchingWithOptions:] is active",
      "AppDelegate.application(_:didFinishLaunchingWithOptions:) must migrate: true",
    ])
  func plain(text: String) {
    #expect(
      LogNames.standard.match(in: Array(text.utf8)[...])?.observation.symbol
        == .call(.didFinishLaunching))
  }

  private static let calls = [
    line("00:00.000", launched), line("00:00.200", "applicationDidBecomeActive(_:)"),
    line("00:20.000", "applicationWillResignActive(_:)"),
    line("00:20.700", "applicationDidEnterBackground(_:)"),
    line("01:20.700", "applicationWillEnterForeground(_:)"),
    line("01:20.900", "applicationDidBecomeActive(_:)"),
  ]

  @Test(
    "a sentence about a method, beside lines of methods, is no call if it fits nowhere",
    arguments: [
      "Method applicationWillTerminate: not found, adding it",
      "Original implementation of applicationDidEnterBackground: not found",
      "AppDelegate is missing application:handleEventsForBackgroundURLSession:completionHandler:",
      "Skipping refresh until applicationWillEnterForeground",
      "Timer invalidated until applicationDidBecomeActive",
      "time since last applicationDidEnterBackground: 120s",
      "no applicationWillTerminate was called in the previous session",
      "Data will be saved in applicationDidEnterBackground",
      "Unable to hook applicationDidEnterBackground:",
      "Call initSession in application:didFinishLaunchingWithOptions: first",
      "Tracking applicationDidBecomeActive, applicationDidEnterBackground",
      "crash in -[AppDelegate applicationWillTerminate:] uploaded from the previous launch",
      "UserDefaults lastEvent = applicationWillTerminate",
      "breadcrumb: {category: app.lifecycle, last: applicationWillTerminate}",
      "[Braze] UIApplication delegate forwarding enabled: applicationWillEnterForeground",
    ])
  func sentence(text: String) {
    let check = Self.check(
      Self.calls.prefix(2) + [Self.line("00:05.000", text)] + Self.calls.dropFirst(2))
    #expect(check.verdict == .fits)
    func events(_ check: LogCheck) -> [String] {
      Self.steps(check).filter { $0.hasPrefix("tap") || $0.hasPrefix("press") }
    }
    #expect(events(check) == events(Self.check(Self.calls)))
  }

  @Test("a sentence that comes from a method makes no app with scenes of one without")
  func sentenceOfDelegate() {
    func lines(_ words: [String]) -> [String] {
      [
        Self.line("00:00.000", Self.launched),
        Self.line("00:00.100", "applicationDidBecomeActive(_:)" + words[0]),
        Self.line("00:09.000", "applicationWillResignActive(_:)" + words[0]),
        Self.line("00:11.000", "applicationDidBecomeActive(_:)" + words[1]),
        Self.line("00:13.000", "applicationWillResignActive(_:)" + words[1]),
        Self.line("00:15.000", "applicationDidBecomeActive(_:)" + words[2]),
        Self.line("00:17.000", "applicationWillResignActive(_:)"),
        Self.line("00:17.600", "applicationDidEnterBackground(_:)"),
      ]
    }
    let check = Self.check(lines([" first", " second", " third"]))
    #expect(check.verdict == .fits && check.assumptions.isEmpty)
    #expect(Self.steps(check) == Self.steps(Self.check(lines(["", "", ""]))))
  }

  @Test("a line with words of its own that breaks a rule is passed over, and no line that has none")
  func ownLine() {
    let text = "applicationWillEnterForeground"
    for (words, verdict) in [("forwarding: ", LogCheck.Verdict.fits), ("", .departs)] {
      let check = Self.check(
        Self.calls.prefix(2) + [Self.line("00:05.000", words + text)] + Self.calls.dropFirst(2))
      #expect(check.verdict == verdict)
      #expect(check.assumptions == (verdict == .fits ? [.unplaced(count: 1, line: 3)] : []))
    }
  }

  @Test(
    "the app's own words behind a name, or in front of a dash, make no advice of its line",
    arguments: [
      "applicationDidEnterBackground: make sure to save",
      "Should save now - applicationDidEnterBackground",
    ])
  func ownWords(text: String) {
    #expect(
      LogNames.standard.match(in: Array(text.utf8)[...])?.observation.symbol
        == .call(.applicationDidEnterBackground))
  }

  // MARK: The ends of calls

  /// Lines at the beginning and at the end of a method.
  private static let pairs: [(begin: String, end: String)] = [
    ("> {}", "< {}"), ("enter {}", "exit {}"), ("-> {}", "<- {}"), ("→ {}", "← {}"),
    (">>> {}", "<<< {}"), ("{} begin", "{} end"), ("{}: start", "{}: end"), ("BEGIN {}", "END {}"),
    ("entering {}", "leaving {}"), ("{}", "{} took 1800 ms"), ("{}", "{} done"),
    ("{}", "{} (1.8 s)"), ("{} started", "{} finished in 1.8 seconds"),
    ("AppDelegate: enter {}", "AppDelegate: returned from {}"), ("{} {", "{} }"),
    ("{}", "{} -> true"), ("[spid 0x1, process, begin] {}", "[spid 0x1, process, end] {}"),
    ("{} [AppDelegate.swift:12] start", "{} [AppDelegate.swift:18] end"),
    // No word is known: any other shape of the line will do.
    ("Entered {}", "Left {}"), ("{} - before", "{} - after"), ("{}", "did return true from {}"),
    ("{} ▶", "{} ◀"), ("{} +", "{} -"), ("начало {}", "конец {}"), ("开始 {}", "结束 {}"),
  ]

  @Test("calls of delegates don't cross: a line in other words is another call then")
  func crossing() {
    func lines(_ second: String) -> [String] {
      [
        Self.line("00:00.100", Self.launched),
        Self.line("00:00.200", "applicationDidBecomeActive(_:)"),
        Self.line("00:04.000", "applicationWillResignActive(_:)"),
        Self.line("00:06.000", "applicationDidBecomeActive(_:) " + second),
        Self.line("00:09.000", "applicationWillResignActive(_:) " + second),
        Self.line("00:11.000", "applicationDidBecomeActive(_:) " + second),
        Self.line("00:14.000", "applicationWillResignActive(_:)"),
        Self.line("00:14.600", "applicationDidEnterBackground(_:)"),
      ]
    }
    #expect(Self.check(lines("again")).verdict == .fits)
    #expect(Self.check(lines("again")).assumptions == Self.check(lines("")).assumptions)
  }

  @Test(
    "the line at the end of a method is none of another call, whatever lies between",
    arguments: pairs)
  func returned(begin: String, end: String) {
    var lines: [String] = []
    func call(_ from: String, _ to: String, _ name: String, inside: [String] = []) {
      lines.append(Self.line(from, begin.replacing(name)))
      lines += inside
      lines.append(Self.line(to, end.replacing(name)))
    }
    call("00:00.100", "00:01.900", Self.launched)
    call("00:02.000", "00:02.100", "applicationDidBecomeActive(_:)")
    call("00:20.000", "00:20.010", "applicationWillResignActive(_:)")
    // An observer's line comes before the delegate's method returns.
    call(
      "00:20.700", "00:23.200", "applicationDidEnterBackground(_:)",
      inside: [Self.line("00:22.000", "UIApplication.didEnterBackgroundNotification")])
    call("00:40.000", "00:41.500", "applicationWillEnterForeground(_:)")
    call("00:41.600", "00:41.700", "applicationDidBecomeActive(_:)")
    let check = Self.check(lines)
    #expect(check.verdict == .fits, "\(begin)")
    guard case .returned(let count, let line, let longest, let time)? = check.assumptions.first
    else {
      Issue.record("\(begin): \(check.assumptions)")
      return
    }
    // Those that come within a second repeat their call; they may be an observer's too.
    #expect(count == 3 && line == 2)
    #expect(longest == .call(.applicationDidEnterBackground) && time == .milliseconds(2500))
    // The second call of a method is one, whatever its line says.
    guard begin == "> {}" else { return }
    #expect(Self.check(lines + lines.suffix(2).map { $0.inNextMinute }).verdict == .departs)
  }

  @Test(
    "the last call has an end if all others have one, however soon", arguments: pairs,
    [false, true])
  func lastReturned(pair: (begin: String, end: String), hasTimes: Bool) {
    let ends = ["00.300", "00.330", "09.100", "10.800"]
    let lines = zip(
      [
        (Self.launched, "00.000"), ("applicationDidBecomeActive(_:)", "00.310"),
        ("applicationWillResignActive(_:)", "09.000"),
        ("applicationDidEnterBackground(_:)", "09.600"),
      ], ends
    ).flatMap { call, end in [(call.1, pair.begin, call.0), (end, pair.end, call.0)] }
      .map { time, words, name in
        let text = words.replacing(name)
        return hasTimes ? Self.line("00:" + time, text) : text
      }
    let check = Self.check(lines)
    #expect(check.verdict == .fits, "\(pair.begin)")
    let steps = Self.steps(check).filter { !$0.hasPrefix("#") && !$0.hasPrefix("expect") }
    let expected =
      hasTimes
      ? ["tap icon Notes", "wait 8s", "press home"] : ["tap icon MyApp", "press home"]
    #expect(Array(steps.dropFirst()) == expected, "\(pair.begin)")
  }

  @Test(
    "a later call is no end of the one before, whatever else its line says has ended",
    arguments: [
      ("05:00.000", "returned from background"), ("05:00.000", "took 10 ms"),
      ("05:00.000", "done"), ("00:08.000", "returned from background"),
      ("00:08.000", "login finished"), ("00:08.000", "end of trial"),
      ("00:08.000", "took 300 s to come back"),
    ])
  func anotherCall(time: String, words: String) {
    let check = Self.check([
      Self.line("00:00.100", Self.launched),
      Self.line("00:00.200", "applicationDidBecomeActive(_:)"),
      Self.line(time, "applicationDidBecomeActive(_:): " + words),
    ])
    #expect(
      check.assumptions.allSatisfy { if case .returned = $0 { false } else { true } }, "\(words)")
  }

  @Test("a line that tells the end of a method alone stands for the call")
  func endAlone() {
    let names = [
      Self.launched, "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)",
      "applicationDidEnterBackground(_:)", "applicationWillEnterForeground(_:)",
    ]
    let lines = zip(names, ["00:00", "00:01", "00:20", "00:21", "00:40"]).map { name, time in
      Self.line(time + ".000", name + " took 12 ms")
    }
    let check = Self.check(lines)
    #expect(check.verdict == .fits && check.assumptions.isEmpty)
    #expect(Self.steps(check).contains("press home"))
  }

  @Test("two equal lines of a moment are one call, and nothing is thought of between them")
  func twice() {
    let names = [
      Self.launched, "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)",
      "applicationDidEnterBackground(_:)",
    ]
    let lines = zip(names, ["00:00", "00:01", "00:20", "00:21"]).flatMap { name, time in
      [Self.line(time + ".000", name), Self.line(time + ".000", name)]
    }
    // A method that is logged alone could be called again, if there were time for it.
    let alone = [
      Self.line("00:20.000", "applicationDidEnterBackground(_:): a"),
      Self.line("00:20.000", "applicationDidEnterBackground(_:): b"),
    ]
    for lines in [lines, alone] {
      let check = Self.check(lines)
      #expect(check.verdict == .fits)
      #expect(check.assumptions == [.repeated(count: lines.count / 2, line: 2)])
      #expect(Self.steps(check).count { $0 == "press home" } == 1)
    }
  }

  // MARK: Time

  @Test("an app that terminates long after it went to the background was running then")
  func lateTermination() throws {
    let lines = [
      Self.line("00:00.100", Self.launched),
      Self.line("00:00.200", "applicationDidBecomeActive(_:)"),
      Self.line("00:05.200", "applicationWillResignActive(_:)"),
      Self.line("00:05.900", "applicationDidEnterBackground(_:)"),
      Self.line("45:05.900", "applicationWillTerminate(_:)"),
    ]
    let check = Self.check(lines)
    #expect(check.verdict == .fits)
    let steps = Self.steps(check)
    let wait = try #require(steps.firstIndex(of: "wait 45m"), "\(steps)")
    let end = try #require(
      steps.firstIndex { $0.hasPrefix("swipe away") || $0.hasPrefix("end process") })
    #expect(wait < end, "\(steps)")
    // Something has to wake it, since it was suspended.
    #expect(steps[wait..<end].contains { $0.hasPrefix("receive silent push") }, "\(steps)")
  }

  @Test("a line that comes later than iOS waits is said to be so")
  func stopped() throws {
    let check = Self.check([
      Self.line("00:00.100", "application(_:willFinishLaunchingWithOptions:)"),
      Self.line("08:00.200", Self.launched),
      Self.line("08:00.300", "applicationDidBecomeActive(_:)"),
    ])
    #expect(check.verdict == .fits)
    let notes = try #require(check.explanation(title: "")).notes.values.flatMap { $0 }
    #expect(notes.contains(.late(480)), "\(notes)")
  }

  @Test("one process is launched once, however near the second launch is")
  func launchedTwice() {
    for second in ["00:01", "00:05", "01:05"] {
      let check = Self.check([
        Self.line("00:00.100", Self.launched),
        Self.line("00:00.200", "applicationDidBecomeActive(_:)"),
        Self.line("\(second).200", Self.launched),
        Self.line("\(second).300", "applicationDidBecomeActive(_:)"),
      ])
      #expect(check.verdict == .departs)
      #expect(check.departures.map { $0.line } == [3], "\(second)")
    }
    // Another process is another launch, and two lines at once are one.
    let other = Self.check([
      Self.line("00:00.100", Self.launched),
      Self.line("00:00.200", "applicationDidBecomeActive(_:)"),
      Self.line("00:05.200", Self.launched, pid: 302),
      Self.line("00:05.210", Self.launched, pid: 302),
      Self.line("00:05.300", "applicationDidBecomeActive(_:)", pid: 302),
    ])
    #expect(other.verdict == .fits)
  }

  @Test("times with a zone and without one are brought into one zone")
  func zones() {
    let lines = [
      Self.line("00:00.100", Self.launched),
      "[2026-03-04T09:00:00.200Z] applicationDidBecomeActive(_:)",
      Self.line("00:10.100", "applicationWillResignActive(_:)"),
      "[2026-03-04T09:00:10.800Z] applicationDidEnterBackground(_:)",
      Self.line("00:20.100", "applicationWillEnterForeground(_:)"),
      "[2026-03-04T04:00:20.800-05:00] applicationDidBecomeActive(_:)",
    ]
    let check = Self.check(lines)
    #expect(check.verdict == .fits)
    #expect(check.counts.backwards == 0)
    #expect(Self.steps(check).count { $0.hasPrefix("wait") } == 2)
    #expect(!Self.steps(check).contains("wait 1h"))
  }

  @Test(
    "a year may stand behind the time, as the command date writes it",
    arguments: ["CET 2026", "2026", "UTC 2026", "+0100 2026"])
  func yearBehind(zone: String) {
    let parsed = DeviceLogLine(
      Array("Wed Mar  4 10:00:00 \(zone) Notes[301]: \(Self.launched)".utf8)[...])
    #expect(parsed.process.map { String(decoding: $0, as: UTF8.self) } == "Notes")
    #expect(parsed.pid == 301 && parsed.year == 2026 && parsed.time != nil)
    #expect(parsed.hasZone == (zone.hasPrefix("UTC") || zone.hasPrefix("+")))
  }

  // MARK: Delegates

  @Test("the short name of a notification is the method of a delegate that the line names")
  func delegates() {
    func symbol(_ text: String) -> LogSymbol? {
      LogNames.standard.match(in: Array(text.utf8)[...])?.observation.symbol
    }
    #expect(symbol("SceneDelegate: didBecomeActive") == .call(.sceneDidBecomeActive))
    #expect(symbol("[SceneDelegate] willResignActive") == .call(.sceneWillResignActive))
    #expect(symbol("scene delegate: didEnterBackground") == .call(.sceneDidEnterBackground))
    #expect(symbol("SceneDelegate.DidEnterBackground") == .call(.sceneDidEnterBackground))
    #expect(symbol("scene: didBecomeActive") == .call(.sceneDidBecomeActive))
    #expect(symbol("SceneDelegate: didDisconnect") == .call(.sceneDidDisconnect))
    #expect(symbol("[AppDelegate] didBecomeActive") == .call(.applicationDidBecomeActive))
    #expect(symbol("app delegate: willTerminate") == .call(.applicationWillTerminate))
    // A notification stays one.
    #expect(symbol("didBecomeActive") == .notification(.didBecomeActive))
    #expect(symbol("AppDelegate: notification didBecomeActive") == .notification(.didBecomeActive))
    #expect(symbol("AppDelegate: UIApplication.didBecomeActive") == .notification(.didBecomeActive))
    #expect(
      symbol("SceneDelegate: UIApplicationDidBecomeActiveNotification")
        == .notification(.didBecomeActive))
    let lines = [
      ("00:00.100", "AppDelegate: didFinishLaunching"),
      ("00:00.200", "SceneDelegate: willConnectTo"),
      ("00:00.300", "SceneDelegate: willEnterForeground"),
      ("00:00.400", "SceneDelegate: didBecomeActive"),
      ("00:10.200", "SceneDelegate: willConnectTo"),
      ("00:10.300", "SceneDelegate: willEnterForeground"),
      ("00:10.400", "SceneDelegate: didBecomeActive"),
      ("00:20.400", "SceneDelegate: willResignActive"),
      ("00:20.500", "SceneDelegate: willResignActive"),
      ("00:21.400", "SceneDelegate: didEnterBackground"),
      ("00:21.500", "SceneDelegate: didEnterBackground"),
    ]
    #expect(Self.check(lines.map { Self.line($0.0, $0.1) }).verdict == .fits)
  }
}

extension String {
  /// The text with a name in the place of `{}`.
  fileprivate func replacing(_ name: String) -> String {
    var text = ""
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix("{}") {
        text += name
        rest = rest.dropFirst(2)
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// A line of ``LogMeaningTests`` a minute later.
  fileprivate var inNextMinute: String {
    let before = "2026-03-04 10:00"
    return hasPrefix(before) ? "2026-03-04 10:01" + dropFirst(before.count) : self
  }
}
