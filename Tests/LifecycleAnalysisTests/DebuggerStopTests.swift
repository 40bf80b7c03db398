// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis

/// Crashes as Xcode, its debugger and Swift's runtime tell them, without a report.
@Suite("Stops of the debugger")
struct DebuggerStopTests {
  private static func log(_ text: String) -> CrashLog { CrashLog(Array(text.utf8)) }

  @Test(
    "Xcode, its debugger and Swift's runtime tell a crash without a report",
    arguments: [
      ("Thread 1: EXC_BAD_ACCESS (code=1, address=0x0)", "EXC_BAD_ACCESS"),
      ("Thread 1: EXC_BREAKPOINT (code=1, subcode=0x1a2b3c4d)", "EXC_BREAKPOINT"),
      ("Thread 1: EXC_BREAKPOINT (code=EXC_ARM_BREAKPOINT, subcode=0xe7ffdefe)", "EXC_BREAKPOINT"),
      ("Thread 1: EXC_BAD_INSTRUCTION (code=EXC_I386_INVOP, subcode=0x0)", "EXC_BAD_INSTRUCTION"),
      ("Thread 5: EXC_CRASH (SIGABRT)", "EXC_CRASH SIGABRT"),
      ("* thread #1, stop reason = EXC_BAD_ACCESS (code=2, address=0x10)", "EXC_BAD_ACCESS"),
      ("Crashed: com.apple.main-thread\nEXC_BREAKPOINT 0x00000001041a2b3c", "EXC_BREAKPOINT"),
      ("EXC_BAD_ACCESS", "EXC_BAD_ACCESS"), ("SIGABRT", "SIGABRT"),
      ("Thread 1: signal SIGABRT", "SIGABRT"), ("stop reason = signal SIGABRT", "SIGABRT"),
      ("Thread 1: Fatal error: Unexpectedly found nil while unwrapping an Optional value", ""),
      ("Notes/Editor.swift:13: Fatal error: Index out of range", ""),
      ("Thread 1: hit program assert", ""), ("Segmentation fault: 11", ""),
      ("Thread 1: \"-[NSNull length]: unrecognized selector sent to instance 0x1f2\"", ""),
    ])
  func debugger(text: String, names: String) throws {
    let log = Self.log("2026-01-02 launched\n" + text + "\n")
    #expect(log.saysSomething)
    #expect(log.cause == .crash)
    #expect(
      [log.exception, log.signal].compactMap(\.self).joined(separator: " ") == names)
    #expect(log.said == (names.isEmpty ? text : nil))
    #expect(try #require(log.scenario(title: "A crash")).text.contains("crash"))
  }

  @Test(
    "a name within a sentence, a pause, and a message of another kind are no crash",
    arguments: [
      "why does an app end with EXC_BAD_ACCESS after a return", "what does SIGABRT mean here",
      "Thread 1: breakpoint 1.1", "Thread 1: signal SIGSTOP", "MY_EXC_BAD_ACCESS (1)",
      "Thread 1: EXC_BAD_ACCESS_2 (1)", "fatal errors are rare",
    ])
  func noCrash(text: String) { #expect(!Self.log(text).saysSomething) }

  @Test("the debugger's stop at what iOS killed is no crash, and a clue still decides a crash")
  func stopped() {
    #expect(Self.log("Thread 1: signal SIGKILL").cause == .killed)
    #expect(Self.log("Thread 1: signal SIGTERM").cause == .fact(.askedToEnd))
    let memory = "Thread 1: EXC_RESOURCE (RESOURCE_TYPE_MEMORY: high watermark)"
    #expect(Self.log(memory).sightings.map(\.clue.id) == ["memory-issue"])
    let late = "All launch handlers must be registered before application finishes launching"
    #expect(
      Self.log("\(late)\nThread 1: EXC_BREAKPOINT (code=1)").cause == .rule(.schedulerRegisterLate))
  }
}
