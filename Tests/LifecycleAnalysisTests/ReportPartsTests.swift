// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LifecycleAnalysis

@Suite("Several reports in a text")
struct ReportPartsTests {
  /// A report of iOS 15 and later: a line of JSON, then JSON.
  private static let json = #"""
    {"app_name":"Notes","bug_type":"309","os_version":"iPhone OS 17.0 (21A)"}
    {
      "procName" : "Notes",
      "exception" : {"type":"EXC_CRASH","signal":"SIGKILL"},
      "termination" : {"code":2343432205,"namespace":"FRONTBOARD","reasons":["explanation:scene-create watchdog transgression"]}
    }

    """#
  /// One up to iOS 8.
  private static let old = """
    Incident Identifier: A
    Process:             Old [123]
    OS Version:          iOS 8.3 (12F70)
    Exception Type:  00000020
    Exception Codes: 0x000000008BADF00D
    Application Specific Information:
    com.x.old failed to suspend in time
    Elapsed application CPU time (seconds): 0.600, 6% CPU

    """
  /// One of iOS 9 to 14: a line of JSON, then text.
  private static let mixed =
    #"{"app_name":"Old","bug_type":"109"}"# + "\n" + old.replacing("Old [123]", with: "Mid [4]")

  private static func log(_ text: String) -> CrashLog { CrashLog(Array(text.utf8)) }

  @Test("the first one is read as if it stood alone", arguments: [json, old, mixed])
  func first(report: String) {
    let alone = Self.log(report)
    #expect(alone.saysSomething && alone.reportCount == 1)
    for other in [Self.json, Self.old, Self.mixed] {
      var log = Self.log(report + other)
      #expect(log.reportCount == 2)
      #expect(log.process == alone.process)
      #expect(log.processorTime == alone.processorTime)
      log = Self.log(report + "\n" + other + other)
      #expect(log.reportCount == 3)
      #expect(log.code == alone.code && log.event == alone.event)
      // As a mail quotes it, behind some words.
      let quoted = (report + other).split(separator: "\n").map { "> " + $0 }
      #expect(Self.log("It ended.\n" + quoted.joined(separator: "\n")).reportCount == 2)
    }
  }

  @Test("what is no second report is not counted")
  func one() {
    for text in ["", "0x8badf00d", "{\"crashDiagnostics\":{}}", "{\"crashDiagnostics\":[", "{}"] {
      #expect(Self.log(text).reportCount == 1, "\(text)")
    }
    let crash = #"{"diagnosticMetaData":{"signal":11,"terminationReason":"a \"b\" ] }"}}"#
    func payload(_ crashes: [String]) -> String {
      #"{"crashDiagnostics": [\#(crashes.joined(separator: ","))],"hangDiagnostics":[{},{}]}"#
    }
    #expect(Self.log(payload([])).reportCount == 1)
    #expect(Self.log(payload([crash])).reportCount == 1)
    #expect(Self.log(payload([crash, crash])).reportCount == 2)
  }

  @Test("a report of iOS 15 names its process, and its code may be a text")
  func codeAsText() {
    let log = Self.log(
      #"{"app_name":"Notes","bug_type":"309"}"# + "\n"
        + #"{"procName":"Notes","pid":4711,"termination":{"namespace":"FRONTBOARD","code":"0x8BADF00D"}}"#
    )
    #expect(log.code == 0x8bad_f00d)
    #expect(log.pid == 4711)
    #expect(log.process == "Notes")
  }

  @Test("a known code needs no 0x")
  func bareCode() {
    #expect(Self.log("8badf00d\n").code == 0x8bad_f00d)
    #expect(Self.log("DEAD10CC").code == 0xdead_10cc)
    for text in ["12345678", "cafebabe", "beef", "8badf00d too"] {
      #expect(Self.log(text).code == nil, "\(text)")
    }
  }

  @Test("MetricKit's diagnostics of what ended nothing are told")
  func diagnostics() {
    func payload(_ list: String, _ data: String) -> String {
      #"{"crashDiagnostics":[],"\#(list)":[{"version":"1.0.0","diagnosticMetaData":{\#(data)}}]}"#
    }
    let hang = Self.log(payload("hangDiagnostics", #""hangDuration":"20 sec""#))
    #expect(hang.sightings.map { $0.clue.rule } == [.mainThreadHung])
    let processor = Self.log(payload("cpuExceptionDiagnostics", #""totalCPUTime":"20 sec""#))
    #expect(processor.cause == .fact(.cpuLimit))
    let writes = Self.log(
      payload("diskWriteExceptionDiagnostics", #""writesCaused":"2000 byte""#))
    #expect(writes.cause == .fact(.diskWrites))
    for list in ["hangDiagnostics", "cpuExceptionDiagnostics", "diskWriteExceptionDiagnostics"] {
      #expect(!Self.log(#"{"\#(list)":[]}"#).saysSomething, "\(list)")
    }
    // A crash beside them counts first.
    let crash =
      #"{"crashDiagnostics":[{"diagnosticMetaData":{"signal":11,"exceptionType":1}}],"#
      + #""hangDiagnostics":[{"diagnosticMetaData":{"hangDuration":"20 sec"}}]}"#
    #expect(Self.log(crash).cause == .crash)
  }
}
