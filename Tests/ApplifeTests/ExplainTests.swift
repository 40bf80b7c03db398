// SPDX-License-Identifier: Apache-2.0
@testable import OperatingSystem
import Foundation
import ProgramTestSupport
import Testing

@Suite("applife explain")
struct ExplainTests {
  private func run(_ arguments: String..., expecting status: Int32 = 0) throws -> Subprocess.Result
  {
    try Subprocess.run(Binary.path, ["explain"] + arguments, expecting: status)
  }

  private static let report = """
    Process:             Notes [12860]
    OS Version:          iPhone OS 15.1 (19B74)
    Exception Type:  EXC_CRASH (SIGKILL)
    Termination Reason: FRONTBOARD 2343432205
    <RBSTerminateContext| domain:10 code:0x8BADF00D explanation:scene-update watchdog transgression: \
    application<a>:12860 exhausted real (wall clock) time allowance of 10.00 seconds
    WatchdogVisibility: Background
    "Elapsed application CPU time (seconds): 0.177, 0% CPU"
    """

  @Test("a watchdog report: why, by which rule, what was lost, and a scenario that runs")
  func watchdog() throws {
    let folder = try Folder()
    let report = try folder.write("Notes.ips", Self.report)
    let scenario = folder.path("watchdog.scenario")
    let output = try run(report, "--scenario", scenario).output
    #expect(output.contains("did not finish a transition between states in time"))
    #expect(output.contains("0x8badf00d: the watchdog"))
    #expect(output.contains("limit.scene-update (observed"))
    #expect(output.contains("10s allowed, all used"))
    #expect(output.contains("0% ") || output.contains("(0%)"))
    #expect(output.contains("no: the process ended without another call"))
    #expect(output.contains("anything that the app had not saved by then"))
    _ = try Subprocess.run(Binary.path, ["run", scenario], expecting: 0)
    let json = try run(report, "--json").output
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect((object["scenario"] as? String)?.contains("expect end 0x8badf00d") == true)
  }

  @Test("a message of Objective-C is a text, and no option")
  func message() throws {
    let text = "-[__NSCFString count]: unrecognized selector sent to instance 0x28"
    #expect(try run(text).output.contains("The app crashed"))
    #expect(try run("--json", text).output.contains("\"said\":[\"-[__NSCFString count]"))
    let asked = try Subprocess.run(
      Binary.path, ["ask", "-[AppDelegate applicationWillTerminate:] not called"], expecting: 0)
    #expect(asked.output.contains("terminated without notice"))
    let answer = try Subprocess.run(Binary.path, ["ask", "-[A b]", "--json"], expecting: 1)
    #expect(answer.output.contains("\"question\":\"-[A b]\""))
    #expect(try run("-x", expecting: 2).errors.contains("-x"))
  }

  @Test("the name of a signal or an exception alone, and that of a file that is not there")
  func words() throws {
    for word in ["SIGKILL", "EXC_BAD_ACCESS", "NSRangeException", "per-process-limit"] {
      #expect(try run(word).output.split(separator: "\n").count > 1, "\(word)")
    }
    for name in ["report", "crashes/SIGKILL", "SIGKILL.ips"] {
      #expect(try run(name, expecting: 2).errors.contains("\(name): No such file"), "\(name)")
    }
  }

  @Test("a code alone; an unknown one; nothing at all")
  func codes() throws {
    let known = try run("0xdead10cc").output
    #expect(known.contains("https://developer.apple.com/documentation/xcode/sigkill"))
    #expect(known.contains("lock file"))
    // The digits are enough, in small letters and in capitals, unless a file has that name.
    for word in ["dead10cc", "DEAD10CC", "0XDEAD10CC"] { #expect(try run(word).output == known) }
    let named = try Folder()
    _ = try named.write("deadfa11", "Exception Type: EXC_BAD_ACCESS (SIGSEGV)\n")
    #expect(try run(named.path("deadfa11")).output.contains("SIGSEGV"))
    #expect(try run("dead10c", expecting: 2).errors == "dead10c: No such file or directory\n")
    let unknown = try run("0x12345678").output
    #expect(unknown.contains("unknown: nothing is published about it"))
    #expect(unknown.contains("applife has no scenario for it."))
    let folder = try Folder()
    let nothing = try folder.write("x.ips", "hello \u{1B}[2J")
    #expect(
      try run(nothing, expecting: 2).errors
        == nothing + ": applife recognizes no termination reason, exception or code in it\n")
    #expect(
      try run("nowhere.ips", expecting: 2).errors == "nowhere.ips: No such file or directory\n")
  }

  @Test("a message is typed, is found in a log on the standard input, and a question is answered")
  func messages() throws {
    let typed = try run("Message from debugger: Terminated due to signal 9").output
    #expect(typed.contains("signal 9"))
    #expect(typed.contains("Analytics Data"))
    let folder = try Folder()
    let log = try folder.write(
      "console",
      "launched\nCan't end BackgroundTask: no background task exists with identifier 3\nReceived memory warning.\n"
    )
    let found = try Subprocess.run("/bin/sh", ["-c", "'\(Binary.path)' explain < '\(log)'"]).output
    #expect(found.contains("line 2: Can't end BackgroundTask"))
    #expect(found.contains("task.end"))
    #expect(found.contains("line 3: Received memory warning."))
    #expect(found.contains("applife memory-warning"))
    let answer = try run("why does my timer stop in the background").output
    #expect(answer.contains("suspended.no-callback"))
    #expect(try run("how do I bake bread", expecting: 1).output.contains("I don't know"))
    // A file is no question, unless it is one that has an answer.
    let file = try folder.write("some.txt", "how do I bake bread?\n")
    #expect(try run(file, expecting: 2).errors.contains("recognizes no termination reason"))
    let number = try folder.write("number", "{\"termination\":{\"code\":1e300}}\n")
    #expect(try run(number, expecting: 2).errors.contains("recognizes no termination reason"))
    let question = try folder.write("question", "why does my timer stop in the background?\n")
    #expect(try run(question).output.contains("suspended.no-callback"))
  }

  @Test("a file is read to its end, and one that is too long is refused")
  func long() throws {
    let folder = try Folder()
    let file = try folder.write("x", "")
    truncate(file, 134_217_729)
    #expect(
      try run(file, expecting: 2).errors == "\(file): the file is longer than 134217728 bytes\n")
  }

  @Test("a process with escapes in its name does no harm")
  func hostile() throws {
    let folder = try Folder()
    let name = "No\u{1B}[31m\u{07}tes"
    let report = try folder.write(
      "x.crash", "Process: \(name) [1]\nException Type: EXC_BAD_ACCESS (SIGSEGV)\n")
    for output in [try run(report).output, try run(report, "--json").output] {
      #expect(!output.contains("\u{1B}"))
      #expect(!output.contains("\u{07}"))
    }
  }
}
