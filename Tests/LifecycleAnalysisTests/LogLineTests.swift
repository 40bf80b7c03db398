// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// The shapes of lines, and the names in them.
@Suite("Lines of logs")
struct LogLineTests {
  @Test("a line as long as what is looked at is whole; of a longer one the rest is not read")
  func longest() {
    for (more, isLong) in [(0, false), (1, true)] {
      var check = LogCheck(LogCheck.Options())
      let name = Array("applicationDidBecomeActive".utf8)
      let filler = [UInt8](
        repeating: UInt8(ascii: "."), count: DeviceLogLine.mostBytes - name.count)
      check.read((filler + [UInt8](repeating: UInt8(ascii: "."), count: more) + name)[...])
      check.finish()
      #expect(check.counts.long == (isLong ? 1 : 0))
      #expect(check.counts.observations == (isLong ? 0 : 1))
    }
  }

  /// A line, its process and its identifier, and what it says.
  static let shapes: [(String, String?, Int?, String)] = [
    // NSLog, today and before Xcode 8.
    (
      "2026-11-21 17:55:44.455123+0100 Notes[301:1a2b] [life] applicationDidBecomeActive(_:)",
      "Notes", 301, "applicationDidBecomeActive(_:)"
    ),
    (
      "2016-03-04 10:11:12.123 Notes[301:60b] -[AppDelegate applicationWillResignActive:]",
      "Notes", 301, "applicationWillResignActive(_:)"
    ),
    // log show, log stream: default, compact, syslog.
    (
      "2026-11-21 17:55:44.455123+0100 0x1590e    Default     0x0                  301    0    "
        + "Notes: (UIKitCore) [com.example:life] sceneDidBecomeActive",
      "Notes", 301, "sceneDidBecomeActive(_:)"
    ),
    (
      "2026-11-21 17:55:44.455 Df Notes[301:1590e] [com.example:life] sceneWillResignActive(_:)",
      "Notes", 301, "sceneWillResignActive(_:)"
    ),
    (
      "2026-11-21 17:55:44.455123+0100  localhost Notes[301]: (Foundation) "
        + "scene(_:willConnectTo:options:)",
      "Notes", 301, "scene(_:willConnectTo:options:)"
    ),
    // ndjson of log.
    (
      #"{"timestamp":"2026-11-21 17:55:44.455123+0100","processImagePath":"\/var\/Notes.app\/Notes","#
        + #""formatString":"%s","backtrace":{"frames":[{"a":1}]},"processID":301,"#
        + #""eventMessage":"-[SceneDelegate sceneDidEnterBackground:] \"x\""}"#,
      "Notes", 301, "sceneDidEnterBackground(_:)"
    ),
    // idevicesyslog, with and without the device's name.
    (
      "Nov 21 17:55:44 iPhone Notes(Foundation)[301] <Notice>: applicationWillTerminate",
      "Notes", 301, "applicationWillTerminate(_:)"
    ),
    (
      "Nov 21 17:55:44.455123 Notes(Foundation)[301] <Notice>: applicationWillTerminate:",
      "Notes", 301, "applicationWillTerminate(_:)"
    ),
    // pymobiledevice3.
    (
      "2026-11-21 17:55:44.455123 Notes{Foundation}[301] <NOTICE>: "
        + "UIApplicationWillEnterForegroundNotification",
      "Notes", 301, "UIApplication.willEnterForegroundNotification"
    ),
    // go-ios, whole and in parts.
    (
      #"{"msg":"Nov 21 17:55:44 iPhone Notes(Foundation)[301] <Notice>: didFinishLaunchingWithOptions"}"#,
      "Notes", 301, "application(_:didFinishLaunchingWithOptions:)"
    ),
    (
      #"{"process":"Notes","pid":"301","level":"Notice","message":"application:openURL:options:"}"#,
      "Notes", 301, "application(_:open:options:)"
    ),
    // A console's copy.
    (
      "[17:55:44] UIScene.didActivateNotification posted", nil, nil,
      "UIScene.didActivateNotification"
    ),
    (
      "AppDelegate.application(_:didFinishLaunchingWithOptions:)", nil, nil,
      "application(_:didFinishLaunchingWithOptions:)"
    ),
    ("scenePhase changed from active to inactive", nil, nil, "ScenePhase.inactive"),
  ]

  @Test("every shape in use", arguments: shapes.indices)
  func shape(place: Int) throws {
    let (text, process, pid, name) = Self.shapes[place]
    let line = DeviceLogLine(Array(text.utf8)[...])
    #expect(line.process.map { String(decoding: $0, as: UTF8.self) } == process)
    #expect(line.pid == pid)
    #expect(LogNames.standard.observation(in: line.message)?.symbol.name == name)
    #expect((line.time != nil) == text.contains("17:55:44") || text.contains("10:11:12"))
  }

  @Test(
    "the state read inside",
    arguments: [
      ("applicationDidBecomeActive [active]", ApplicationState.active),
      ("applicationDidEnterBackground: state = background", .background),
      ("applicationDidEnterBackground: applicationState: 2", .background),
      ("applicationWillEnterForeground UIApplicationState UIApplicationStateInactive", .inactive),
      ("applicationWillEnterForeground (state: 7)", nil),
      ("applicationDidBecomeActive while active", nil),
    ])
  func state(text: String, state: ApplicationState?) {
    #expect(LogNames.standard.observation(in: Array(text.utf8)[...])?.state == state)
  }

  @Test(
    "what only looks like a name",
    arguments: [
      "application", "scene", "draw", "Scene Phase", "viewDidLoad()",
      "didReceiveMemoryWarning",
      "myapplicationDidBecomeActive", "applicationDidBecomeActiveLater", "application(_:", ":::",
      "{\"a\":",
    ])
  func nothing(text: String) {
    let line = DeviceLogLine(Array(text.utf8)[...])
    #expect(LogNames.standard.observation(in: line.message) == nil)
  }

  @Test(
    "a line that tells of a method, or is a frame of a stack, is not its call",
    arguments: [
      "You've implemented -[<UIApplicationDelegate> application:performFetchWithCompletionHandler:], "
        + "but you still need to add \"fetch\"",
      "-[AppDelegate application:didReceiveRemoteNotification:]: unrecognized selector sent to "
        + "instance 0x281f04000",
      "You can do this by calling `FBSDKApplicationDelegate`'s "
        + "`application:didFinishLaunchingWithOptions:` method.",
      "applicationDidEnterBackground: Swizzled",
      "4   MyApp    0x0000000102ba4f2c -[AppDelegate application:didFinishLaunchingWithOptions:] + 388",
      "#7  0x0000000104d2c0d0 in AppDelegate.application(_:didFinishLaunchingWithOptions:) at A.swift:3",
      "  * frame #0: 0x0000000104d2c0d0 MyApp`AppDelegate.applicationDidBecomeActive(_:)",
      "adding observer: didEnterBackgroundNotification",
      "registered observer for UIApplicationDidEnterBackgroundNotification",
      "removed observer UIApplication.didEnterBackgroundNotification",
      "Subscribed to didEnterBackgroundNotification",
      "AppDelegate does not respond to applicationDidEnterBackground:",
      "didn't receive applicationDidEnterBackground",
      "never received applicationWillTerminate so far",
      "waiting for applicationDidEnterBackground",
      "applicationDidEnterBackground not called",
      "-[AppDelegate applicationDidEnterBackground:] hasn't been called yet",
      "applicationDidEnterBackground(_:) will be called soon",
      "applicationDidEnterBackground: is deprecated",
    ])
  func prose(text: String) {
    #expect(LogNames.standard.observation(in: Array(text.utf8)[...]) == nil)
  }

  @Test(
    "other words beside a name change nothing",
    arguments: [
      "Observer received didEnterBackgroundNotification",
      "applicationDidEnterBackground - waiting for the network",
      "applicationDidEnterBackground: not saving, nothing changed",
      "[waiting] applicationDidEnterBackground",
      "App is not idle. applicationDidEnterBackground called",
    ])
  func words(text: String) {
    #expect(LogNames.standard.observation(in: Array(text.utf8)[...]) != nil)
  }

  @Test(
    "the process whose end the system tells",
    arguments: [
      (
        "Nov 12 12:24:57 iPad SpringBoard(FrontBoard)[510] <Notice>: [application<com.A>:796] Process exited: "
          + "<FBProcessExitContext; watchdog (\"watchdog provision violated\")>.", 796
      ),
      (
        "Nov 12 12:24:57 iPad SpringBoard(FrontBoard)[510] <Notice>: Process exited: <FBApplicationProcess: 0x1; "
          + "A; pid: 432> -> {", 432
      ),
      (
        "Nov 12 12:24:57 iPad runningboardd(RunningBoard)[31] <Notice>: [application<com.A>:12] termination "
          + "reported by launchd (2, 9, 9)", 12
      ),
      ("Nov 12 12:24:57 iPad SpringBoard(FrontBoard)[510] <Notice>: Process exited: <", nil),
      ("Nov 12 12:24:57 iPad A[510] <Notice>: [application<com.A>:796] Process exited: <", nil),
    ])
  func ended(text: String, pid: Int?) {
    #expect(SystemLine(DeviceLogLine(Array(text.utf8)[...]))?.pid == pid)
  }

  @Test(
    "a number or an address in front makes no frame of a call",
    arguments: [
      "12 applicationDidBecomeActive", "#3 applicationDidBecomeActive 0x281f04000",
      "3 0x1a applicationDidBecomeActive", "applicationDidBecomeActive + 388",
      "7x 0x0000000104d2c0d0 applicationDidBecomeActive",
    ])
  func noFrame(text: String) {
    #expect(LogNames.standard.observation(in: Array(text.utf8)[...]) != nil)
  }

  @Test("differences of times, over midnight, zones and the end of February")
  func times() throws {
    func microseconds(_ text: String) throws -> Int {
      try #require(LogTime(Array(text.utf8)[...], at: 0)).microseconds
    }
    let pairs = [
      ("2026-11-21 23:59:59.5", "2026-11-22 00:00:00", 500_000),
      ("2024-02-28T23:59:59Z", "2024-03-01T00:00:00Z", 86_401_000_000),
      ("2023-02-28 23:59:59+0100", "2023-03-01 00:00:00+0200", 1_000_000 - 3_600_000_000),
      ("Feb 28 00:00:00", "Mar  1 00:00:00", 2 * 86_400_000_000),
      ("9:00:00,25", "[09:00:01]", 750_000),
    ]
    for (one, other, difference) in pairs {
      #expect(try microseconds(other) - microseconds(one) == difference, "\(one)")
    }
    for text in [
      "", "12", "12:3", "2026-13-01 10:00:00", "Nov", "Nox 21 10:00:00", "2026-11-21",
      "2026-02-31 10:00:00", "2023-02-29 10:00:00", "31/04/2026 10:00:00", "Feb 30 10:00:00",
      "Nov 0 10:00:00",
    ] {
      #expect(LogTime(Array(text.utf8)[...], at: 0) == nil, "\(text)")
    }
  }

  @Test("own shapes")
  func pattern() throws {
    let pattern = try LogPattern("{time} <{app}:{pid}> {} - {message}")
    let line = try #require(
      pattern.line(Array("10:00:00   <My App:12> INFO - sceneDidBecomeActive".utf8)[...]))
    #expect(line.process.map { String(decoding: $0, as: UTF8.self) } == "My App")
    #expect(line.pid == 12)
    #expect(line.time == 36_000_000_000)
    #expect(String(decoding: line.message, as: UTF8.self) == "sceneDidBecomeActive")
    #expect(pattern.line(Array("sceneDidBecomeActive".utf8)[...]) == nil)
    for (text, problem): (String, LogPattern.Problem) in [
      ("{tme} {message}", .unknownField("tme", nearest: "time")), ("{message", .open),
      ("{time}{message}", .noSpace("message")), ("{time} x", .noMessage),
      ("{app} {app} {message}", .twice(.app)),
    ] {
      #expect(throws: problem) { try LogPattern(text) }
    }
  }

  @Test("a time with a blank in it is one field, and blanks of a pattern stand for one or more")
  func patternBlanks() throws {
    func parts(_ pattern: String, _ text: String) throws -> [String?]? {
      let line = try LogPattern(pattern).line(Array(text.utf8)[...])
      return line.map {
        [
          $0.process.map { String(decoding: $0, as: UTF8.self) },
          String(decoding: $0.message, as: UTF8.self),
        ]
      }
    }
    let dated = try parts(
      "{time} {app}: {message}", "2026-11-21 17:55:00 App: sceneDidBecomeActive")
    #expect(dated == ["App", "sceneDidBecomeActive"])
    let month = try parts("[{time}] {app}: {message}", "[Nov 21 17:55:00] My App: x")
    #expect(month == ["My App", "x"])
    let day = try parts("{time} {message}", "today x")
    #expect(day == [nil, "x"])
    #expect(try parts("{app}  - \t {message}", "App -   x") == ["App", "x"])
    #expect(try parts("{} x{message}", "a    x b") == [nil, " b"])
    #expect(try parts("{} x{message}", "a    y   xb") == [nil, "b"])
    #expect(try parts("{} x{message}", String(repeating: " ", count: 60_000)) == nil)
  }

  @Test("random bytes and cut lines are never more than nothing", arguments: 0..<6)
  func garbage(seed: Int) {
    var dice = Dice(seed: seed)
    var check = LogCheck(LogCheck.Options())
    let pieces = Self.shapes.map { Array($0.0.utf8) }
    for _ in 0..<300 {
      var line = pieces[Int.random(in: pieces.indices, using: &dice)]
      for _ in 0..<Int.random(in: 0...6, using: &dice) where !line.isEmpty {
        let at = Int.random(in: line.indices, using: &dice)
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: line[at] = UInt8.random(in: 0...255, using: &dice)
        case 1: line.removeSubrange(at...)
        case 2: line.insert(contentsOf: [0x7B, 0x22, 0x5C], at: at)
        case _: line += line[at...]
        }
      }
      _ = DeviceLogLine(line[...])
      check.read(line[...])
    }
    #expect(check.counts.lines == 300)
  }
}
