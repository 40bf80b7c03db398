// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// Lines that say why a process ended.
@Suite("The ends of processes in logs")
struct LogEndTests {
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

  private static func ended(_ end: String, at time: String = "17:57:20", background: Bool = false)
    -> LogCheck
  {
    let own = "iPhone Notes(Notes.debug.dylib)[301] <Notice>:"
    let leaving = [
      "Nov 21 17:56:00 \(own) applicationWillResignActive(_:)",
      "Nov 21 17:56:01 \(own) applicationDidEnterBackground(_:)",
    ]
    return check(
      [
        "Nov 21 17:55:40 \(own) application(_:didFinishLaunchingWithOptions:)",
        "Nov 21 17:55:40 \(own) applicationDidBecomeActive(_:)",
      ] + (background ? leaving : []) + [
        "Nov 21 \(time) iPhone runningboardd(RunningBoard)[33] <Notice>: "
          + "[app<com.example.Notes(9C1B)>:301] termination reported by launchd \(end)"
      ])
  }

  @Test(
    "what launchd reports about an end decides which event stands for it",
    arguments: [
      ("(2, 11, 11)", "crash Notes"), ("(2, 6, 6)", "crash Notes"), ("(0, 10, 10)", "crash Notes"),
      ("(10, 2343432205, 9)", "hang Notes"), ("(15, 3735883980, 9)", "lock file Notes"),
      ("(1, 7, 9)", "exceed memory Notes"), ("(0, 0, 0)", "exit Notes"),
      ("(0, 0, 256)", "exit Notes"),
    ])
  func reported(end: String, step: String) {
    for background in [false, true] {
      let check = Self.ended(end, at: "17:56:12", background: background)
      #expect(check.verdict == .fits, "\(end)")
      #expect(Self.steps(check).contains { $0.hasSuffix(step) }, "\(end): \(Self.steps(check))")
      #expect(!Self.steps(check).contains { $0.hasPrefix("crash") } || step.hasPrefix("crash"))
    }
  }

  @Test(
    "an end whose reason the model doesn't have is no end for memory, and is one all the same",
    arguments: ["(3, 2, 9)", "(24, 1, 9)", "(2, 9, 9)", "(2, 15, 15)"], [false, true])
  func foreign(end: String, background: Bool) throws {
    let check = Self.ended(end, at: "18:30:00", background: background)
    #expect(!Self.steps(check).contains { $0.hasPrefix("reclaim") || $0.hasPrefix("end process") })
    let explanation = try #require(check.explanation(title: ""))
    #expect(explanation.ends.allSatisfy { $0.states == [.notRunning] })
  }

  @Test("a background task that is not ended stands for the watchdog 30 s after the app left")
  func leaked() {
    let check = Self.ended("(0xa, 0x8badf00d, 9)", at: "17:56:31", background: true)
    #expect(Self.steps(check).contains { $0.hasPrefix("begin task") }, "\(Self.steps(check))")
    // Two seconds after it nothing does.
    let soon = Self.ended("(10, 2343432205, 9)", at: "17:56:03", background: true)
    #expect(!Self.steps(soon).contains { $0.hasPrefix("swipe away") }, "\(Self.steps(soon))")
  }

  @Test(
    "a suspended app is woken before it ends for a reason that needs it to run",
    arguments: [
      ("(2, 11, 11)", "crash Notes"), ("(0, 0, 0)", "exit Notes"),
      ("(10, 2343432205, 9)", "hang Notes"), ("(15, 3735883980, 9)", "lock file Notes"),
      ("(1, 7, 9)", "exceed memory Notes"),
    ])
  func woken(end: String, step: String) throws {
    let steps = Self.steps(Self.ended(end, at: "18:30:00", background: true))
    let wake = try #require(steps.firstIndex { $0.hasPrefix("receive silent push") }, "\(steps)")
    let ending = try #require(steps.firstIndex { $0.hasSuffix(step) }, "\(steps)")
    #expect(wake < ending && steps[..<wake].contains { $0.hasPrefix("wait 3") }, "\(steps)")
    #expect(!steps.contains("reclaim memory"))
  }

  @Test(
    "what the kernel kills for is memory that iOS reclaims, but for the app's own limit",
    arguments: [
      ("(1, 4, 9)", true), ("(1, 3, 9)", true), ("(1, 9, 9)", true), ("(1, 12, 9)", true),
      ("(1, 17, 9)", true), ("(1, 16, 9)", false), ("(1, 7, 9)", false),
    ])
  func kernel(end: String, isReclaimed: Bool) {
    let steps = Self.steps(Self.ended(end, background: true))
    #expect(steps.contains("reclaim memory") == isReclaimed, "\(steps)")
    // The emulator never takes the app in front: it doesn't say that the app passed its limit.
    let front = Self.ended(end)
    #expect(Self.steps(front).contains("exceed memory Notes") == !isReclaimed)
    #expect(front.verdict == .fits)
  }

  @Test(
    "RunningBoard's words about an end are read as launchd's numbers are",
    arguments: [
      (
        "specific, status:<RBSProcessExitStatus| domain:jetsam(1) code:vm-pageshortage(4)>>",
        "jetsam: vm-pageshortage"
      ),
      (
        "specific, status:<RBSProcessExitStatus| domain:jetsam(1) code:17>>",
        "jetsam: long-idle-exit"
      ),
      ("specific, status:<RBSProcessExitStatus| domain:signal(2) code:SIGKILL(9)>>", "SIGKILL"),
      (
        "specific, status:<RBSProcessExitStatus| domain:runningboard(15) code:0xDEAD10CC(3735883980)>>",
        "0xdead10cc"
      ),
      ("specific, status:<RBSProcessExitStatus| domain:dyld(6) code:1>>", "DYLD 1"),
      ("voluntary>", "exit(0)"),
    ])
  func runningBoard(words: String, end: String) throws {
    let text =
      "Nov 21 17:57:20 iPhone runningboardd(RunningBoard)[33] <Notice>: [app<com.example.Notes(9C1B)>:301] "
      + "Process exited: <RBSProcessExitContext| " + words
    let line = try #require(SystemLine(DeviceLogLine(Array(text.utf8)[...])))
    #expect(line.symbol == .ended && line.pid == 301 && line.end?.word == end)
  }

  @Test("the last method of .NET's delegate ends the app")
  func dotNet() {
    let names = [
      "FinishedLaunching", "OnActivated", "OnResignActivation", "DidEnterBackground",
      "WillTerminate",
    ]
    let check = Self.check(
      zip(names, ["00.1", "00.3", "05.1", "05.9", "07.2"]).map { Self.line("00:" + $1, $0) })
    #expect(check.verdict == .fits)
    #expect(Self.steps(check).contains { $0.hasSuffix("expect Notes not running") })
  }

  @Test("the work that a short log may take is enough to say that it departs")
  func shortLog() {
    let check = Self.check([
      Self.line("00:00.000", Self.launched),
      Self.line("00:00.100", "scene(_:willConnectTo:options:)"),
      Self.line("00:00.200", "sceneWillEnterForeground(_:)"),
      Self.line("00:00.300", "sceneDidBecomeActive(_:)"),
      Self.line("00:10.000", "UIApplication.didEnterBackgroundNotification"),
      Self.line("00:30.000", "sceneWillResignActive(_:)"),
      Self.line("00:30.700", "sceneDidEnterBackground(_:)"),
    ])
    #expect(check.departures.first?.line == 5 && check.departures.first?.isCertain == true)
  }

  @Test("a SIGKILL names no reason: nothing is called a crash, and other ends are named")
  func killed() throws {
    for background in [false, true] {
      let check = Self.ended("(0, 9, 9)", background: background)
      let explanation = try #require(check.explanation(title: ""))
      let others = explanation.notes.values.flatMap { $0 }.compactMap { note in
        if case .alternatives(let events) = note { events } else { nil }
      }
      #expect(
        others.contains { $0.contains(background ? .endProcess : .exceedMemory) }, "\(others)")
      let steps = Self.steps(check)
      #expect(!steps.contains { $0.hasPrefix("crash") }, "\(steps)")
      // The time until then passes.
      #expect(steps.contains { $0 == "wait 1m" }, "\(steps)")
      #expect(
        steps.last == "expect Notes \"not running\"" || steps.last == "expect Notes not running")
      let text = explanation.notes.values.flatMap { $0 }.compactMap { note in
        if case .line(_, let observation) = note { observation.text } else { nil }
      }
      #expect(text.contains("the end of the process [SIGKILL]"))
    }
  }

  @Test("the debugger's number of a signal decides too")
  func signal() {
    let lines = [
      Self.line("00:00.000", Self.launched),
      Self.line("00:00.100", "applicationDidBecomeActive(_:)"),
    ]
    let killed = Self.steps(
      Self.check(
        lines + [Self.line("00:09.000", "Message from debugger: Terminated due to signal 9")]))
    #expect(!killed.contains("crash Notes"))
    let crashed = Self.steps(
      Self.check(
        lines + [Self.line("00:09.000", "Message from debugger: Terminated due to signal 11")]))
    #expect(crashed.contains("crash Notes"))
  }

  private static let exception =
    "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '-[AppDelegate "
    + "applicationWillTerminate]: unrecognized selector sent to instance 0x1'"
  private static let trap = "Notes/Editor.swift:13: Fatal error: Index out of range"

  @Test(
    "what Xcode's console tells last is the end of the process, with its reason",
    arguments: [
      (exception, "SIGABRT", "crash Notes"), (trap, "SIGTRAP", "crash Notes"),
      (
        "Fatal error: Index out of range: file Notes/Editor.swift, line 13", "SIGTRAP",
        "crash Notes"
      ),
      ("Message from debugger: killed", "SIGKILL", nil),
      ("Program ended with exit code: 9", "SIGKILL", nil),
      ("Program ended with exit code: 0", "exit(0)", "exit Notes"),
      (
        "Message from debugger: Terminated due to memory issue", "jetsam: per-process-limit",
        "exceed memory Notes"
      ),
    ] as [(String, String, String?)])
  func console(text: String, word: String, step: String?) throws {
    let lines = [Self.launched, "applicationDidBecomeActive(_:)"]
    for isNamed in [false, true] {
      let named = Self.line("00:09.000", text)
      let check = Self.check(lines.map { Self.line("00:00.100", $0) } + [isNamed ? named : text])
      let explanation = try #require(check.explanation(title: ""))
      #expect(explanation.ends.map(\.states) == [[.notRunning]], "\(text)")
      let notes = explanation.notes.values.flatMap { $0 }
      #expect(notes.contains(.line(3, LogObservation(.ended, end: Self.end(text)))))
      #expect(Self.end(text)?.word == word)
      #expect(Self.steps(check).contains("crash Notes") == (step == "crash Notes"), "\(text)")
      if let step { #expect(Self.steps(check).contains(step), "\(Self.steps(check))") }
    }
    // The next launch is another process.
    let again = Self.check(lines + [text] + lines)
    #expect(again.verdict == .fits)
    #expect(again.explanation(title: "")?.ends.map(\.states) == [[.active]])
  }

  private static func end(_ text: String) -> LogEnd? {
    LogNames.standard.observation(in: Array(text.utf8)[...])?.end
  }

  @Test(
    "an app's own words about an error are no end",
    arguments: [
      "handled: Fatal error: Index out of range", "Fatal error: no token",
      "[Crash] *** Terminating app due to uncaught exception 'X'",
      "*** Terminating the session", "Message from debugger: hello",
      "could not read Message from debugger: killed", "Program ended with exit code: none",
      "Retry.swift:13: Error: Fatal error: no token",
    ])
  func quoted(text: String) {
    #expect(LogNames.standard.observation(in: Array(text.utf8)[...]) == nil)
  }

  @Test("an end is none if its process goes on", arguments: [exception, trap])
  func goesOn(text: String) {
    let begin = [
      Self.line("00:00.000", Self.launched),
      Self.line("00:00.100", "applicationDidBecomeActive(_:)"),
      Self.line("00:10.100", text),
    ]
    let home = [
      Self.line("00:20.100", "applicationWillResignActive(_:)"),
      Self.line("00:20.500", "applicationDidEnterBackground(_:)"),
    ]
    let unnamed = [
      Self.launched, "applicationDidBecomeActive(_:)", text, "applicationWillResignActive(_:)",
    ]
    for lines in [begin + home, begin + [Self.line("00:13.000", "GET /items")], unnamed] {
      let check = Self.check(lines)
      #expect(check.verdict == .fits)
      #expect(!Self.steps(check).contains("crash Notes"), "\(Self.steps(check))")
    }
    #expect(Self.steps(Self.check(begin + home)).contains("wait 20s"))
    // The last lines of a process come with its end, and other processes go on.
    let late = Self.line("00:10.300", "libc++abi: terminating")
    let other = "2026-03-04 10:00:30.000 Mail[77:1] loading"
    #expect(Self.steps(Self.check(begin + [late, other])).contains("crash Notes"))
  }

  @Test("a live log takes an end back if its process goes on")
  func goesOnLive() {
    var options = LogCheck.Options()
    options.follows = true
    var check = LogCheck(options)
    var told: [LogCheck.Progress] = []
    func read(_ time: String, _ text: String) -> [SystemEvent.Kind] {
      check.read(Array(Self.line(time, text).utf8)[...])
      check.catchUp()
      let news = check.takeNews()
      told = told.prefix(news.kept) + news.parts
      return told.compactMap { if case .event(let event) = $0 { event.kind } else { nil } }
    }
    _ = read("00:00.000", Self.launched)
    #expect(read("00:00.100", "applicationDidBecomeActive(_:)") == [.tapIcon])
    #expect(read("00:09.000", Self.trap) == [.tapIcon, .crash])
    #expect(read("00:12.000", "GET /items") == [.tapIcon])
    #expect(read("00:20.000", "applicationWillResignActive(_:)") == [.tapIcon, .openSwitcher])
    #expect(check.departures == [])
  }

  @Test(
    "what the numbers of launchd say",
    arguments: [
      ((0, 9, 9), "SIGKILL", false), ((0, 0, 15), "SIGTERM", false),
      ((1, 7, 9), "jetsam: per-process-limit", true),
      ((10, 2_343_432_205, 9), "0x8badf00d", true), ((2, 5, 5), "SIGTRAP", true),
      ((0, 0, 768), "exit(3)", true),
    ])
  func numbers(_ numbers: (Int, Int, Int), word: String, namesReason: Bool) {
    let end = LogEnd(namespace: numbers.0, code: numbers.1, status: numbers.2)
    #expect(end.word == word)
    #expect(end.namesReason == namesReason)
  }
}
