// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// Reports about limits of resources, and about processes that are no apps.
@Suite("Crash logs of resources")
struct CrashLogResourceTests {
  private static func log(_ text: String) -> CrashLog { CrashLog(Array(text.utf8)) }

  private static func report(_ subtype: String, _ more: String = "") -> CrashLog {
    log(
      """
      Process:             Notes [301]
      Date/Time:           2026-03-04 10:00:00.000 +0100
      Launch Time:         2026-03-04 09:59:30.000 +0100
      OS Version:          iPhone OS 12.4.1 (16G102)
      Exception Type:  EXC_RESOURCE
      Exception Subtype: \(subtype)
      Exception Message: (Limit 200 MB) Crossed High Water Mark
      \(more)
      """)
  }

  @Test("a memory limit that was crossed ends the process, unless the report says that it went on")
  func memory() throws {
    let log = Self.report("MEMORY")
    #expect(log.cause == .memoryLimit)
    #expect(log.said == "(Limit 200 MB) Crossed High Water Mark")
    #expect(log.hasEnded)
    let scenario = try #require(log.scenario(title: "A report"))
    #expect(log.reproduced(scenario)?.reason == .memory)
    let thrown = #"{"type":"EXC_RESOURCE","subtype":"MEMORY","message":"M"}"#
    let json = #"{"procName":"Notes","exception":\#(thrown)}"#
    #expect(Self.log(json).cause == .memoryLimit)
    #expect(Self.log(json).said == "M")
    let noted = Self.report("MEMORY", "Exception Note:  NON-FATAL CONDITION (this is NOT a crash)")
    #expect(noted.cause == .fact(.resourceLimit))
    #expect(noted.rule == .memoryLimit)
    #expect(!noted.hasEnded)
    #expect(noted.lifetime == .seconds(30))
    #expect(noted.scenario(title: "A report") == nil)
  }

  @Test("a limit of another resource is no crash of the app's own code, and the report names it")
  func others() {
    #expect(Self.report("PORTS").cause == .fact(.resourceLimit))
    #expect(Self.report("PORTS").said?.hasPrefix("PORTS: ") == true)
    #expect(Self.log("Process: N\nException Type: EXC_RESOURCE").cause == .fact(.resourceLimit))
    #expect(Self.report("WAKEUPS").cause == .fact(.wakeups))
    let noted = Self.report("WAKEUPS", "Exception Note:  NON-FATAL CONDITION (this is NOT a crash)")
    #expect(!noted.hasEnded)
    #expect(Self.report("CPU_FATAL").hasEnded)
  }

  private static func event(_ processes: String...) -> CrashLog {
    log(
      #"{"bug_type": "298", "os_version": "iPhone OS 26.1 (23B85)"}{"pageSize": 16384, "processes": ["#
        + processes.joined(separator: ", ") + "]}")
  }

  @Test("a daemon of a jetsam event is no app: it has no state, no category and no scenario")
  func daemon() {
    let daemon =
      #"{"name": "mediaanalysisd", "states": ["idle", "daemon"], "pid": 99, "reason": "vm-pageshortage"}"#
    let log = Self.event(#"{"name": "Maps", "states": ["frontmost"]}"#, daemon)
    #expect(log.process == "mediaanalysisd")
    #expect(log.isDaemon && !log.hasLifeCycle)
    #expect(log.cause == .memoryShortage)
    #expect(log.shownState == nil)
    #expect(log.category(of: nil) == nil)
    #expect(log.scenario(title: "A report") == nil)
    let path = Self.log(
      "Process: diagnosticd [3]\nPath: /usr/libexec/diagnosticd\nException Type: EXC_CRASH (SIGABRT)"
    )
    #expect(path.isDaemon && path.scenario(title: "A report") == nil)
  }

  @Test("of several processes that were killed, the first app is told, and the others are named")
  func several() {
    let daemon = #"{"name": "d", "states": ["daemon"], "reason": "highwater"}"#
    let notes = #"{"name": "Notes", "states": ["suspended"], "reason": "vm-pageshortage"}"#
    let mail = #"{"name": "Mail", "states": [ "suspended" ], "reason": "vm-pageshortage"}"#
    let other = #"{"name": "x", "reason": "a reason of tomorrow"}"#
    let log = Self.event(other, daemon, notes, mail)
    #expect(log.process == "Notes")
    #expect(log.jetsamReason == .vmPageShortage)
    #expect(log.alsoKilled == ["d", "Mail"])
    #expect(log.shownState == .suspended)
    #expect(Self.event(notes).alsoKilled == [])
    #expect(Self.event(daemon).process == "d")
  }

  @Test("a guarded resource is a crash, and the number of a jetsam reason stands beside its name")
  func namespaces() {
    let guarded =
      #"{"procName":"N","exception":{"type":"EXC_GUARD"},"termination":{"code":1,"namespace":"GUARD"}}"#
    #expect(Self.log(guarded).cause == .crash)
    let jetsam =
      #"{"procName":"N","exception":{"type":"EXC_CRASH","signal":"SIGKILL"},"#
      + #""termination":{"code":7,"namespace":"JETSAM","indicator":"per-process-limit"}}"#
    #expect(Self.log(jetsam).cause == .memoryLimit)
    let launchd =
      "[app<com.example.Notes(9C1B)>:301] termination reported by launchd (15, 3735883980, 9)"
    #expect(Self.log(launchd).cause == .lockedFile)
    // A part of the system has numbers of its own.
    let other = Self.log(launchd.replacing("3735883980", with: "9"))
    #expect(other.namespace == "RUNNINGBOARD" && other.code == 9 && other.cause == .unknown)
    #expect(
      Self.log(launchd.replacing("15, 3735883980", with: "3, 2")).clue?.fact == .codeSignature)
    #expect(Self.log(launchd.replacing("15, 3735883980", with: "23, 2")).cause == .crash)
    let newer = "exited with exit reason (namespace: 15 code: 0xdead10cc) - OS_REASON_RUNNINGBOARD"
    #expect(Self.log(newer).cause == .lockedFile)
    #expect(Self.log("exited due to SIGABRT | sent by Notes[301], ran for 1351ms").cause == .crash)
    #expect(Self.log("exited due to SIGKILL | sent by bash[59141], ran for 30ms").cause == .killed)
    let host =
      "exited with exit reason (namespace: 10 code: 0xfbfbfbfb) - OS_REASON_SPRINGBOARD | <RBSTerminateContext| "
      + "domain:10 code:0xFBFBFBFB explanation:Requested by the host reportType:None>, ran for 30ms"
    #expect(Self.log(host).said == "Requested by the host")
    let handled =
      #"{"level":"error","exception":{"values":[{"type":"NSURLErrorDomain","mechanism":{"handled":true}}]}}"#
    #expect(!Self.log(handled).saysSomething)
    for signal in ["SIGINT", "SIGHUP", "SIGUSR1"] {
      let sent =
        #"{"procName":"N","exception":{"type":"EXC_CRASH","signal":"\#(signal)"},"#
        + #""termination":{"code":2,"namespace":"SIGNAL","byProc":"debugserver"}}"#
      #expect(Self.log(sent).cause == .killed)
    }
    #expect(Self.log("0xbada5e47").cause == .rule(.taskBegin))
    // The number tells it too.
    #expect(Self.log(jetsam.replacing("per-process-limit", with: "x")).cause == .memoryLimit)
  }

  @Test("payloads are added up, and fetches and transfers are counted beside the tasks")
  func payloads() {
    let payloads = [1, 4].map { count in
      #"{"backgroundExitData":{"cumulativeBackgroundTaskAssertionTimeoutExitCount":\#(count),"#
        + #""cumulativeBackgroundFetchCompletionTimeoutExitCount":7,"#
        + #""cumulativeBackgroundURLSessionCompletionTimeoutExitCount":8}}"#
    }
    #expect(
      ExitCounts(Array("[\(payloads.joined(separator: ","))]".utf8))?.background == [
        .init(category: .taskTimeout, count: 35)
      ])
  }

  @Test("a suspended app has a low limit, and an app's name may have points")
  func appsOfEvents() {
    func event(_ name: String, _ state: String, pages: Int) -> CrashLog {
      Self.log(
        #"{"largestProcess":"A","pageSize":16384,"processes":[{"name":"\#(name)","pid":301,"rpages":\#(pages),"#
          + #""states":["\#(state)"],"reason":"per-process-limit"}]}"#)
    }
    #expect(event("Notes", "suspended", pages: 3_840).hasLifeCycle)
    #expect(event("Notes.beta.app", "frontmost", pages: 51_200).hasLifeCycle)
    #expect(!event("Tunnel", "active", pages: 3_200).hasLifeCycle)
    #expect(!event("com.apple.WebKit.WebContent", "active", pages: 51_200).hasLifeCycle)
    let idle = Self.log("memorystatus: killing_idle_process pid 301 [Notes] (idle-exit 3) 20480KB")
    #expect(idle.process == "Notes" && idle.pid == 301 && idle.jetsamReason == .idleExit)
  }

  @Test("MetricKit's words about an exception are told")
  func exceptionReason() {
    let crash =
      #"{"crashDiagnostics":[{"diagnosticMetaData":{"signal":6,"exceptionType":10,"#
      + #""exceptionReason":{"exceptionName":"NSRangeException","composedMessage":"index 5"}}}]}"#
    #expect(Self.log(crash).said == "NSRangeException: index 5")
  }

  // MARK: What the kernel and the system say

  private static func killed(_ termination: String, role: String = "Foreground") -> CrashLog {
    log(
      #"{"procName":"N","procRole":"\#(role)","exception":{"type":"EXC_CRASH","signal":"SIGKILL"},"#
        + #""termination":{\#(termination)}}"#)
  }

  @Test("each of the kernel's reasons is known, by its name and by its number")
  func reasons() {
    for (index, reason) in JetsamReason.allCases.enumerated() {
      #expect(JetsamReason(number: index + 1) == reason)
      let event = Self.log(
        #"{"processes":[{"states":["suspended"],"rpages":5000,"name":"Notes","reason":"\#(reason.rawValue)"}]}"#
      )
      #expect(event.jetsamReason == reason && event.saysSomething)
      #expect(event.said == reason.rawValue)
      let report = Self.killed(#""namespace":"JETSAM","code":\#(index + 1)"#)
      #expect(report.cause == event.cause && report.cause != .killed)
      #expect(Self.log("Termination Reason: JETSAM \(index + 1)").cause == report.cause)
    }
    #expect(JetsamReason(number: 0) == nil && JetsamReason(number: .min + 1) == nil)
    #expect(Self.killed(#""namespace":"JETSAM","code":100"#).cause == .fact(.cpuLimit))
    #expect(Self.killed(#""namespace":"JETSAM","code":99"#).cause == .killed)
  }

  @Test(
    "a line of the system about an end says the cause",
    arguments: [
      ("termination reported by launchd (1, 7, 9)", CrashLog.Cause.memoryLimit),
      ("<RBSProcessExitStatus| domain:jetsam(1) code:vm-pageshortage(4)>", .memoryShortage),
      ("<RBSProcessExitStatus| domain:signal(2) code:SIGKILL(9)>", .killed),
      ("<RBSProcessExitStatus| domain:frontboard(10) code:0x8BADF00D(2343432205)>", .watchdog),
    ])
  func systemLines(line: String, cause: CrashLog.Cause) {
    #expect(Self.log("[app<com.example.Notes(9C1B)>:301] " + line).cause == cause)
  }

  @Test("what a report says of an unknown end is told: an indicator, a subtype")
  func indicators() {
    #expect(
      Self.killed(
        #""namespace":"WATCHDOG","code":1,"indicator":"monitoring timed out for service""#
      )
      .said == "monitoring timed out for service")
    let guarded =
      #"{"procName":"N","exception":{"type":"EXC_GUARD","subtype":"GUARD_TYPE_MACH_PORT"},"#
      + #""termination":{"code":1,"namespace":"GUARD"}}"#
    #expect(Self.log(guarded).said == "GUARD_TYPE_MACH_PORT")
    let written = #"{"procName":"N","exception":{"type":"EXC_RESOURCE","subtype":"DISK WRITES"}}"#
    #expect(Self.log(written).resource?.kind == .diskWrites)
  }

  @Test("a terminating app's time is read, and its visibility goes before the role of the report")
  func terminating() {
    let log = Self.killed(
      #""namespace":"FRONTBOARD","code":2343432205,"details":["#
        + #""[app<x>:1] failed to terminate gracefully after 5.0s","ProcessVisibility: Background"]"#
    )
    #expect(log.cause == .limit(.terminate) && log.allowance == .seconds(5))
    #expect(log.wasInFront == false && log.shownState == .background)
  }

  @Test("a service, and what is killed at a limit that no app has, are no app with an icon")
  func services() {
    func event(_ name: String, pages: Int, _ reason: String = "per-process-limit") -> CrashLog {
      Self.log(
        #"{"bug_type":"298"}\#n{"pageSize":16384,"largestProcess":"\#(name)","processes":["#
          + #"{"states":["frontmost"],"rpages":\#(pages),"name":"\#(name)","reason":"\#(reason)"}]}"#
      )
    }
    #expect(!event("com.apple.WebKit.WebContent", pages: 100_000).hasLifeCycle)
    #expect(!event("RebornTunnel", pages: 960).hasLifeCycle)
    #expect(event("Notes", pages: 100_000).scenario(title: "t") != nil)
    // The emulator never takes the app in front.
    let front = event("Notes", pages: 960, "vm-pageshortage")
    #expect(front.shownState == .inFront && front.rule == .memoryLast)
    #expect(front.scenario(title: "t") == nil)
  }

  @Test("a service of the system in its cryptex has no icon, and a word of the kernel alone no end")
  func otherWords() {
    let service =
      #"{"bug_type":"309"}{"procName":"com.apple.WebKit.WebContent","pid":7,"procPath":"/System/Cryptexes/OS/System/Library/Frameworks/WebKit.framework/XPCServices/com.apple.WebKit.WebContent.xpc/x","exception":{"type":"EXC_BAD_ACCESS","signal":"SIGSEGV"},"termination":{"code":11,"namespace":"SIGNAL"}}"#
    #expect(Self.log(service).isDaemon)
    for sentence in ["memory highwater mark reached: 300 MB", "our cache uses low-swap files"] {
      #expect(Self.log(sentence).jetsamReason == nil, "\(sentence)")
    }
    #expect(Self.log("killed: highwater").jetsamReason == .highWater)
  }

}
