// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI
import Reporting

/// Session files of walks: a file is either refused with a line that it has, or it is a session that
/// can be written, read again as the same, and reported in every format.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSession(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  do throws(WalkFile.Malformed) {
    let (walk, steps) = try WalkFile.parse(bytes)
    check(walk)
    report(walk, steps)
  } catch {
    if let line = error.line {
      require(line >= 1 && line <= lineCount(bytes), "a line that is not there: \(line)")
    }
    let lines = phrases.lines(error, in: "f")
    require(!lines.isEmpty, "an error without words")
    for line in lines { requireHarmless(Array(Printable.line(line).utf8), "an error") }
  }
  return 0
}

private func check(_ walk: Walk) {
  do {
    let written = try WalkFile.bytes(of: walk, writtenBy: "fuzz")
    let again = try WalkFile.parse(written).walk
    require(again == walk, "a session that changes:\n\(walk)\n\(again)")
  } catch {
    fatalError("a session that cannot be read back: \(error)")
  }
}

private func report(_ walk: Walk, _ steps: [Walk.Step]) {
  guard steps.count <= 200, !steps.isEmpty,
    var phone = try? Scenario.parse(Array(walk.source.text.utf8), overrides: walk.source.overrides)
  else { return }
  let scenario = phone
  phone.steps = []
  let start = Session.Start(phone)
  let sheet = WalkSheet(start.run, steps)
  var report = WalkReport(walk, sheet, scenario: scenario, file: "f.walk", phrases)
  for (place, file) in walk.results.values.flatMap(\.evidence).enumerated() {
    require(!file.file.contains("/") && file.file != "..", "a file outside the folder")
    let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    report.contents[file.file] = place > 0 ? .missing(.isGone) : .bytes(picture)
  }
  for format in WalkFormat.allCases {
    var buffer = TextBuffer()
    format.write(report, to: &buffer)
    // A record of CSV ends as its standard says.
    let bytes = Printable.lines(buffer.bytes, as: format.encoding).filter {
      format != .csv || $0 != 0x0D
    }
    requireHarmless(bytes, "a report in \(format)")
  }
  report.cases = [1: "C1\u{1B}<"]
  for tool in TestTool.allCases {
    report.tool = tool
    var buffer = TextBuffer()
    WalkFormat.junit.write(report, to: &buffer)
    requireHarmless(Printable.lines(buffer.bytes, as: .text), "a report for \(tool)")
  }
  // The walk goes on where it was, and is told to go anywhere.
  var plain = PlainWalk(Walkthrough.Start(walk, steps, path: "f.walk"), start, at: .zero)
  for line in plain.greeting(at: .zero) {
    requireHarmless(Array(Printable.line(line).utf8), "a step")
  }
  for number in [Int.min, -1, 0, 1, steps.count, Int.max] {
    _ = plain.read(Array("step \(number)".utf8), at: .zero)
  }
  _ = plain.read(Array("status".utf8), at: .zero)
}
