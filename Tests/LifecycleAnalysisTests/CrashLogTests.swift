// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// Termination reports of all generations, as they were published, shortened.
@Suite("Crash logs")
struct CrashLogTests {
  /// firebase-ios-sdk#5463 and metatext#170 have reports like this one.
  private static let ips = #"""
    {"app_name":"Notes","timestamp":"2022-11-08 10:00:00.00 +0100","bug_type":"309","os_version":"iPhone OS 16.2 (20C5043e)"}
    {
      "procName" : "Notes",
      "osVersion" : {"train" : "iPhone OS 16.2", "build" : "20C5043e"},
      "captureTime" : "2022-11-08 10:00:21.5000 +0100",
      "procLaunch" : "2022-11-08 10:00:00.5000 +0100",
      "exception" : {"codes":"0x0000000000000000, 0x0000000000000000","rawCodes":[0,0],"type":"EXC_CRASH","signal":"SIGKILL"},
      "termination" : {"code":2343432205,"flags":6,"namespace":"FRONTBOARD","reasons":["<RBSTerminateContext| domain:10 code:0x8BADF00D explanation:scene-create watchdog transgression: application<com.example.notes>:416 exhausted real (wall clock) time allowance of 19.94 seconds","ProcessVisibility: Foreground","ProcessState: Running","WatchdogEvent: scene-create","WatchdogVisibility: Foreground","WatchdogCPUStatistics: (","\"Elapsed total CPU time (seconds): 58.850 (user 58.850, system 0.000), 94% CPU\",","\"Elapsed application CPU time (seconds): 20.662, 33% CPU\"",") reportType:CrashLog maxTerminationResistance:Interactive>"]},
      "threads" : [{"code":1}]
    }
    """#

  /// iOS 13 and 14: a line of JSON, then text (firebase-ios-sdk#5463, Lockbox#63).
  private static let text = """
    {"app_name":"Notes","bug_type":"109","os_version":"iPhone OS 13.3.1 (17D50)","name":"Notes"}
    Process:             Notes [1935]
    Date/Time:           2020-05-11 17:49:43.0476 +0530
    Launch Time:         2020-05-11 17:49:32.2554 +0530
    OS Version:          iPhone OS 13.3.1 (17D50)
    Exception Type:  EXC_CRASH (SIGKILL)
    Exception Codes: 0x0000000000000000, 0x0000000000000000
    Termination Reason: Namespace SPRINGBOARD, Code 0x8badf00d
    Termination Description: SPRINGBOARD, process-exit watchdog transgression: application<a>:1 exhausted real (wall clock) time allowance of 5.00 seconds | ProcessVisibility: Background | WatchdogEvent: process-exit | WatchdogVisibility: Background | WatchdogCPUStatistics: ( | "Elapsed application CPU time (seconds): 0.042, 0% CPU" | )
    """

  /// Up to iOS 8 (cordova-background-geolocation-lt#108).
  private static let old = """
    Process:         Notes [3445]
    OS Version:      iOS 8.4 (12H143)
    Exception Type:  00000020
    Exception Codes: 0x000000008badf00d
    Application Specific Information:
    <BKNewProcess: 0x11bd3c9c0; a; pid: 3445> has active assertions beyond permitted time:
    {( <BKProcessAssertion: 0x1> permittedBackgroundDuration: 180.000000 reason: finishTask )}
    Elapsed application CPU time (seconds): 0.020, 0% CPU
    """

  private static func log(_ text: String) -> CrashLog { CrashLog(Array(text.utf8)) }

  /// A text in UTF-16, as PowerShell writes it.
  private static func wide(_ text: String) -> [UInt8] {
    text.utf16.reduce(into: [0xFF, 0xFE]) { $0 += [UInt8($1 & 0xFF), UInt8($1 >> 8)] }
  }

  @Test("the JSON of iOS 15 and later")
  func newest() {
    let log = Self.log(Self.ips)
    #expect(log.process == "Notes")
    #expect(log.version == 16)
    #expect(log.code == 0x8bad_f00d)
    #expect(log.namespace == "FRONTBOARD")
    #expect(log.signal == "SIGKILL")
    #expect(log.event == .sceneCreate)
    #expect(log.isForeground == true)
    #expect(log.allowance == .milliseconds(19_940))
    #expect(log.processorTime == .milliseconds(20_662))
    #expect(log.processorShare == 33)
    #expect(!log.mainThreadWaited)
    #expect(log.lifetime == .seconds(21))
    #expect(log.cause == .limit(.launch))
  }

  @Test("text with a line of JSON, and older text")
  func older() {
    let log = Self.log(Self.text)
    #expect(log.process == "Notes [1935]")
    #expect(log.version == 13)
    #expect(log.cause == .limit(.terminate))
    #expect(log.allowance == .seconds(5))
    #expect(log.isForeground == false)
    #expect(log.lifetime == .microseconds(10_792_200))
    let oldest = Self.log(Self.old)
    #expect(oldest.version == 8)
    #expect(oldest.cause == .leakedTask)
    #expect(oldest.allowance == .seconds(180))
    #expect(oldest.exception == nil)
    #expect(oldest.mainThreadWaited)
  }

  @Test("a share of all cores is not the share of one")
  func share() {
    // Of six cores, one that never rests is a sixth.
    let busy = Self.log(
      """
      Termination Reason: FRONTBOARD 2343432205
      scene-update watchdog transgression: exhausted real (wall clock) time allowance of 10.00 seconds
      "Elapsed application CPU time (seconds): 9.480, 16% CPU"
      """)
    #expect(busy.processorShare == 16)
    #expect(!busy.mainThreadWaited)
  }

  @Test(
    "parts of reports and codes alone",
    arguments: [
      ("0x8badf00d", CrashLog.Cause.watchdog), ("2343432205", .watchdog),
      ("0XDEAD10CC\n", .lockedFile),
      ("0xc00010ff", .known(.coolOff)), ("0x12345678", .unknown),
      (
        "<RBSTerminateContext| domain:10 code:0x8BADF00D explanation:scene-update watchdog",
        .limit(.sceneUpdate)
      ),
      ("Termination Reason: Namespace ASSERTIOND, Code 0x8badf00d", .leakedTask),
      ("Termination Reason: RUNNINGBOARD 3735883980 ", .lockedFile),
      ("Termination Reason: RUNNINGBOARD 562215634", .schedulerTask),
      ("Exception Type:  EXC_BAD_ACCESS (SIGSEGV)", .crash),
      ("Exception Type:  EXC_CRASH (SIGKILL)", .killed),
      ("Exception Type: EXC_CRASH (SIGABRT)\nTermination Reason: SIGNAL 6 Abort trap: 6", .crash),
      ("Exception Type:  00000020\nException Codes: 0x00000000deadfa11", .user),
      ("Exception Type: EXC_CRASH (SIGQUIT)\nTermination Reason: SIGNAL 3 Quit", .fact(.quit)),
      ("Terminated due to signal 6", .crash), ("Terminated due to signal 3", .fact(.quit)),
      ("Message from debugger: Terminated due to signal 11", .crash),
      ("0x2bad45ec", .known(.insecureDrawing)),
      ("Exception Type: EXC_RESOURCE\nException Subtype: WAKEUPS", .fact(.wakeups)),
      (
        "Exception Type: EXC_RESOURCE\nException Subtype: MEMORY\nException Note: NON-FATAL CONDITION (this is NOT a crash)",
        .fact(.resourceLimit)
      ),
      (
        "FRONTBOARD 2343432205\n<RBSTerminateContext| code:0x8BADF00D explanation:[app<x>:1] failed to terminate gracefully after 5.0s",
        .limit(.terminate)
      ),
      (
        #"{"bug_type":"298"}{"largestProcess" : "Notes","processes":[{"reason" : "per-process-limit"}]}"#,
        .memoryLimit
      ),
    ])
  func parts(text: String, cause: CrashLog.Cause) {
    #expect(Self.log(text).cause == cause)
  }

  @Test(
    "the category is that of the report's signal, and none that MetricKit lacks in the foreground",
    arguments: [
      ("Exception Type: EXC_CRASH (SIGABRT)", ExitCategory.abnormal),
      ("Exception Type: EXC_BAD_ACCESS (SIGSEGV)", .badAccess),
      ("Exception Type: EXC_BAD_ACCESS (SIGBUS)", .badAccess),
      ("Exception Type: EXC_BAD_INSTRUCTION (SIGILL)", .illegalInstruction),
      ("Exception Type: EXC_BREAKPOINT (SIGTRAP)", nil),
      ("Termination Reason: Namespace RUNNINGBOARD, Code 0xdead10cc", .fileLock),
      ("Termination Reason: Namespace RUNNINGBOARD, Code 0xdead10cc\nRole: Foreground", nil),
    ])
  func category(text: String, category: ExitCategory?) throws {
    let log = Self.log(text)
    #expect(log.category(of: log.scenario(title: "a").flatMap(log.reproduced)) == category)
  }

  @Test(
    "a jetsam event shows that the app was suspended; a visibility that is unknown shows nothing")
  func states() {
    let process = #"{"name":"Notes","states":["suspended"],"reason":"vm-pageshortage","pid":301}"#
    let event = #"{"bug_type":"298"}{"largestProcess":"Game","processes":[\#(process)]}"#
    #expect(Self.log(event).shownState == .suspended)
    #expect(Self.log("Code 0x8badf00d\nProcessVisibility: Unknown").shownState == nil)
    #expect(Self.log("Code 0x8badf00d\nProcessVisibility: Background").shownState == .background)
  }

  @Test(
    "every scenario ends an app as the report says",
    arguments: [
      ips, text, old, "0x8badf00d", "0xdead10cc", "0x2182bad4", "0x2182bad2", "0xdeadfa11",
      "explanation:scene-update code:0x8badf00d WatchdogVisibility: Background",
      "explanation:scene-update code:0x8badf00d\nWatchdogVisibility: Foreground",
      "explanation:scene-create code:0x8badf00d\nWatchdogVisibility: Background\ntime allowance of 5.96 seconds",
      "Exception Type: EXC_BAD_ACCESS (SIGSEGV)", "per-process-limit", "vm-pageshortage",
      "failed to resume in time", "failed to suspend in time",
    ])
  func scenarios(text: String) throws {
    let log = Self.log(text)
    let scenario = try #require(log.scenario(title: "A report"))
    let again = try Scenario.parse(scenario.text)
    #expect(ScenarioLibrary.play(again).failures == [], "\(scenario.text)")
    let ending = try #require(log.reproduced(scenario))
    if let limit = log.limit, log.cause != .leakedTask { #expect(ending.limit == limit) }
    if let allowance = log.allowance { #expect(ending.allowance == allowance) }
    if case .limit = log.cause { #expect(ending.code == .badFood) }
  }

  @Test("a number of nine digits may be a code, a shorter one is none; what ends a text is found")
  func shortest() {
    #expect(Self.log("562215634").code == 562_215_634)
    #expect(Self.log("99999999").code == nil)
    #expect(Self.log("RUNNINGBOARD").code == nil)
    #expect(Self.log("Termination Reason: RUNNINGBOARD 99999999").code == nil)
    #expect(Self.log("0x9").code == 9)
    #expect(Self.log("the reason is vm-pageshortage").cause == .memoryShortage)
    #expect(Self.log("vm-pageshortag").cause == .unknown)
    #expect(Self.log(#"{"procName":"N""#).process == "N")
    #expect(Self.log("Process: N").process == "N")
    #expect(Self.log("Process:").process == nil)
  }

  @Test(
    "an app that was coming back ends in the way back, one that was leaving on the way out",
    arguments: [
      ("failed to resume in time", Callback.applicationWillEnterForeground),
      ("failed to suspend in time", .applicationWillResignActive),
      (
        "explanation:scene-update code:0x8badf00d\nWatchdogVisibility: Foreground",
        .applicationWillEnterForeground
      ),
      (
        "explanation:scene-update code:0x8badf00d\nWatchdogVisibility: Background",
        .applicationWillResignActive
      ),
    ])
  func direction(text: String, callback: Callback) throws {
    let scenario = try #require(Self.log(text).scenario(title: "A report"))
    var last: Callback?
    for entry in ScenarioLibrary.play(scenario).entries {
      if case .call(let call) = entry.kind { last = call.callback }
    }
    #expect(last == callback, "\(scenario.text)")
  }

  @Test("of a jetsam event the process is named that has a reason, and not the largest")
  func jetsam() {
    func report(_ reason: String) -> CrashLog {
      Self.log(
        #"""
        {"bug_type":"298","timestamp":"2026-11-21 10:00:00.00 +0100","os_version":"iPhone OS 26.1 (23B85)"}
        {
          "largestProcess" : "Maps",
          "processes" : [
            {"uuid" : "a", "states" : ["frontmost"], "rpages" : 90000, "name" : "Maps", "mem_regions" : {"a" : 1}},
            {"uuid" : "b", "states" : ["suspended"], "name" : "Notes", "regions" : {"a" : 2}, "reason" : "\#(reason)", "pid" : 4},
            {"uuid" : "c", "name" : "highwater", "rpages" : 1}
          ]
        }
        """#)
    }
    let causes: [(String, CrashLog.Cause)] = [
      ("per-process-limit", .memoryLimit), ("vm-pageshortage", .memoryShortage),
      ("highwater", .jetsam(.expectedMaximum)), ("vnode-limit", .jetsam(.openFiles)),
      ("fc-thrashing", .jetsam(.fileCache)), ("jettisoned", .jetsam(.unnamed)),
    ]
    for (reason, cause) in causes {
      let log = report(reason)
      #expect(log.process == "Notes")
      #expect(log.saysSomething)
      #expect(log.cause == cause)
    }
    // Nobody was killed.
    #expect(!report("").saysSomething)
    #expect(Self.log(#""name" : "Notes", "reason" : "vnode-limit""#).cause == .jetsam(.openFiles))
  }

  @Test(
    "words elsewhere in a report do not override its exception",
    arguments: [
      (
        "Exception Type:  EXC_BAD_ACCESS (SIGSEGV)\nTermination Reason: SIGNAL 11 Segmentation fault: 11\n\nThread 3 name:  process-exit handler\n",
        CrashLog.Cause.crash
      ),
      (
        #"{"exception":{"type":"EXC_BAD_ACCESS","signal":"SIGSEGV"},"termination":{"code":11,"namespace":"SIGNAL"},"threads":[{"name":"process-exit handler"}]}"#,
        .crash
      ),
      (
        "Exception Type:  EXC_CRASH (SIGABRT)\nApplication Specific Information:\nover the per-process-limit of the cache\n",
        .crash
      ),
      ("Exception Type:  EXC_CRASH (SIGKILL)\n\nThread 3 name:  scene-create queue\n", .killed),
      (
        #"{"exception":{"type":"EXC_CRASH","signal":"SIGKILL"},"termination":{"code":9,"namespace":"SIGNAL"},"threads":[{"name":"vm-pageshortage"}]}"#,
        .killed
      ),
      (
        "Exception Type:  EXC_CRASH (SIGKILL)\nTermination Reason: FRONTBOARD 2343432205\nThread 3 name:  process-exit handler\n",
        .watchdog
      ),
      (
        "Exception Type:  00000020\nException Codes: 0x000000008badf00d\nApplication Specific Information:\ncom.example.notes failed to launch in time\n",
        .limit(.launch)
      ),
    ])
  func facts(text: String, cause: CrashLog.Cause) {
    #expect(Self.log(text).cause == cause)
  }

  @Test("a number that is no whole number, or too long, is no code")
  func numbers() {
    for number in [
      "1e300", "1E3", "2343432205.5", "2343432205e0", "23434322050000000000000000", "-1",
    ] {
      let log = Self.log(#"{"termination":{"code":\#(number),"namespace":"FRONTBOARD"}}"#)
      #expect(log.code == nil, "\(number)")
    }
    #expect(Self.log(#"{"termination":{"code":2343432205}}"#).code == 0x8bad_f00d)
    for text in ["0x+1", "+2343432205", "0x", "0x1g", "-1", "0x100000000"] {
      #expect(CrashLog.code(text) == nil, "\(text)")
    }
  }

  @Test("escapes of JSON are resolved, and control characters never come through")
  func escapes() {
    func name(_ text: String) -> String? { Self.log(#"{"procName":"\#(text)"}"#).process }
    #expect(name(#"Notiz\u00e9"#) == "Notizé")
    #expect(name(#"A\/B \"C\" \\"#) == #"A/B "C" \"#)
    #expect(name(#"\ud83d\ude00"#) == "😀")
    #expect(name(#"a\u001b[2J\u0000\u0085\b\n"#) == "a?[2J??? ")
    #expect(name(#"\ud83d x \udc00 \u12"#) == "? x ? ?")
    let line = DeviceLogLine(Array(#"{"eventMessage":"Notiz\u00e9 \u001b","pid":1}"#.utf8)[...])
    #expect(String(decoding: line.message, as: UTF8.self) == "Notizé ?")
  }

  @Test("no scenario is given that does not end an app as its report says", arguments: 2...27)
  func everyVersion(version: Int) {
    let codes = TerminationCode.allCases.map { "Termination Reason: FRONTBOARD \($0.text)" }
    let events = CrashLog.WatchdogEvent.allCases.flatMap { event in
      ["Foreground", "Background"].map {
        "explanation:\(event.rawValue) code:0x8badf00d\nWatchdogVisibility: \($0)"
          + "\ntime allowance of 7200.00 seconds"
      }
    }
    for part in codes + events + ["Exception Type: EXC_BAD_ACCESS (SIGSEGV)"] {
      let log = Self.log("Process: Notes [1]\nOS Version: iPhone OS \(version).1\n" + part + "\n")
      guard let scenario = log.scenario(title: "A report") else { continue }
      #expect(ScenarioLibrary.play(scenario).failures == [], "\(scenario.text)")
      let ending = log.reproduced(scenario)
      #expect(ending != nil)
      if let limit = log.limit, case .limit = log.cause { #expect(ending?.limit == limit) }
    }
  }

  /// A crash as MetricKit writes it.
  private static func metricKit(_ data: String) -> String {
    #"""
    {"crashDiagnostics":[{"version":"1.0.0","callStackTree":{"callStacks":[]},"diagnosticMetaData":
    {"appVersion":"1.0","osVersion":"iPhone OS 18.0.1 (22A393)","bundleIdentifier":"com.a.Notes",
    """# + data + "}}],\"timeStampEnd\":\"2026-11-20 22:00:00\"}"
  }

  @Test(
    "a crash of MetricKit's is read as a report is",
    arguments: [
      (
        #""exceptionType":1,"signal":11,"terminationReason":"Namespace SIGNAL, Code 0xb""#,
        CrashLog.Cause.crash, ExitCategory.badAccess
      ),
      (
        #""signal":9,"exceptionType":10,"terminationReason":"FRONTBOARD 2343432205 <RBSTerminate"#
          + #"Context| domain:10 code:0x8BADF00D explanation:scene-update""#,
        .limit(.sceneUpdate), .watchdog
      ),
      (#""signal":9,"terminationReason":"RUNNINGBOARD 3735883980 ""#, .lockedFile, .fileLock),
      (#""signal":6,"exceptionType":10"#, .crash, .abnormal),
      (#""terminationCategory":"taskTimeout""#, .leakedTask, .taskTimeout),
      (#""terminationCategory":"memoryLimit""#, .memoryLimit, .memoryLimit),
    ])
  func metricKitCrash(data: String, cause: CrashLog.Cause, category: ExitCategory) throws {
    let log = Self.log(Self.metricKit(data))
    #expect(log.cause == cause)
    #expect(log.process == "Notes")
    #expect(log.version == 18)
    if log.exitCategory != nil { #expect(log.exitCategory == category) }
    let scenario = try #require(log.scenario(title: "A payload"))
    #expect(ScenarioLibrary.play(scenario).failures == [])
    if cause != .crash { #expect(log.reproduced(scenario)?.exitCategory == category) }
  }

  @Test("the ends that MetricKit counts are read, of iOS 14 and of iOS 27")
  func exitCounts() throws {
    let text = #"""
      {"applicationExitMetrics":{"backgroundExitData":{"cumulativeNormalAppExitCount":2,
      "cumulativeMemoryPressureExitCount":7},"foregroundExitData":
      {"cumulativeAppWatchdogExitCount" : 1}},"timeStampEnd":"2026-11-20"}
      """#
    let counts = try #require(ExitCounts(Array(text.utf8)))
    #expect(counts.foreground == [.init(category: .watchdog, count: 1)])
    #expect(
      counts.background == [
        .init(category: .normal, count: 2), .init(category: .systemPressure, count: 7),
      ])
    let later = #"{"backgroundTermination":{"taskTimeoutTerminationCount":3}}"#
    #expect(
      ExitCounts(Array(later.utf8))?.background == [.init(category: .taskTimeout, count: 3)])
    #expect(ExitCounts(Array("{}".utf8)) == nil)
    #expect(!Self.log(text).saysSomething)
  }

  @Test("every end has the category that MetricKit gives it, or none that is published")
  func exitCategories() throws {
    let rows: [(String, ExitCategory?)] = [
      ("tap icon\nopen switcher\nswipe away", .normal), ("tap icon\nexit", .normal),
      ("tap icon\ncrash", .abnormal), ("tap icon\nexceed memory", .memoryLimit),
      ("tap icon\npress home\nwait 1m\nreclaim memory", .systemPressure),
      ("tap icon\nbegin task t\npress home\nwait 1m", .taskTimeout),
      ("tap icon\nlock file\npress home\nwait 1m", .fileLock),
      ("tap icon\nhang\npress home\nwait 1m", .watchdog),
      ("tap icon\nreboot", nil), ("tap icon\nchange privacy", nil),
    ]
    for (steps, category) in rows {
      let entries = ScenarioLibrary.play(try Scenario.parse("app A\n" + steps)).entries
      let endings = entries.compactMap {
        if case .end(let ending) = $0.kind { ending } else { Termination?.none }
      }
      #expect(endings.map(\.exitCategory) == [category], "\(steps)")
    }
  }

  @Test("a trap of Swift's check for the main actor is told from another trap")
  func offMainActor() throws {
    let trap = "Process: Notes [1]\nException Type: EXC_BREAKPOINT (SIGTRAP)\n"
    let log = Self.log(trap + "0 libdispatch.dylib _dispatch_assert_queue_fail + 120\n")
    #expect(log.cause == .offMainActor)
    #expect(log.rule == .threadMainActor)
    let scenario = try #require(log.scenario(title: "A trap"))
    #expect(ScenarioLibrary.play(scenario).failures == [])
    #expect(Self.log(trap).cause == .crash)
  }

  @Test("a call that was not reported has a rule, a limit and a scenario")
  func unreportedCall() throws {
    let log = Self.log("0xbaadca11")
    #expect(log.rule == .voipReported)
    #expect(log.limit == .voipReport)
    #expect(ScenarioLibrary.play(try #require(log.scenario(title: "A code"))).failures == [])
  }

  @Test("what is unknown is said to be unknown, and has no scenario")
  func unknown() {
    #expect(Self.log("0x12345678").scenario(title: "") == nil)
    #expect(Self.log("0xc00010ff").rule == nil)
    #expect(!Self.log("nothing of the kind").saysSomething)
    #expect(!Self.log("").saysSomething)
    for code in TerminationCode.allCases { #expect(Self.log(code.text).code == code.rawValue) }
  }

  @Test("a report says the same with other ends of lines, with colors, and in UTF-16")
  func otherForms() {
    for text in [Self.ips, Self.text, Self.old] {
      let plain = CrashLog(Array(text.utf8))
      #expect(plain.saysSomething)
      for end in ["\r", "\r\n"] {
        #expect(CrashLog(Array(text.replacing("\n", with: end).utf8)) == plain)
      }
      let colored = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "\u{1B}[0;37m\($0)\u{1B}[0m" }.joined(separator: "\n")
      #expect(CrashLog(Array(colored.utf8)) == plain)
      #expect(CrashLog(Self.wide(text)) == plain)
    }
    let counts = #"{"backgroundTermination":{"taskTimeoutTerminationCount":3}}"#
    #expect(ExitCounts(Self.wide(counts)) == ExitCounts(Array(counts.utf8)))
    // A sequence that never ends takes its line alone.
    #expect(
      CrashLog(Array("a \u{1B}]0;b\nc \u{1B}[1\n0x8badf00d".utf8))
        == CrashLog(Array("a \nc \n0x8badf00d".utf8)))
  }

  @Test("reports that are cut off or damaged do no harm", arguments: 0..<4)
  func garbage(seed: Int) {
    var dice = Dice(seed: seed)
    for text in [Self.ips, Self.text, Self.old] {
      for _ in 0..<40 {
        var bytes = Array(text.utf8)
        bytes.removeSubrange(Int.random(in: bytes.indices, using: &dice)...)
        for _ in 0..<8 where !bytes.isEmpty {
          bytes[Int.random(in: bytes.indices, using: &dice)] = UInt8.random(
            in: 0...255, using: &dice)
        }
        let log = CrashLog(bytes)
        if let scenario = log.scenario(title: "x") {
          #expect((try? Scenario.parse(scenario.text)) != nil)
        }
      }
    }
  }

  @Test("a stackshot has ended nothing, a signal in a reason is a crash, a code may be decimal")
  func shortTexts() {
    #expect(Self.log("0xbaaaaaad").cause == .fact(.nonFatal))
    #expect(Self.log("Termination Reason: SIGNAL 11 Segmentation fault: 11").cause == .crash)
    #expect(Self.log("Termination Reason: SIGNAL 6 Abort trap: 6").signal == "SIGABRT")
    #expect(Self.log("Termination Reason: SIGNAL 9 Killed: 9").cause == .killed)
    #expect(Self.log("terminated due to code 3735883980").cause == .lockedFile)
  }
}
