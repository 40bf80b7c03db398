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
    #expect(Self.log(launchd.replacing("3735883980", with: "9")).code == nil)
    #expect(Self.log(jetsam.replacing("per-process-limit", with: "x")).cause == .killed)
  }
}
