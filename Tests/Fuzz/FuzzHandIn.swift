// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI
import Teaching

/// Hand-ins: a file is either refused with a line that it has, or it is a hand-in that is written again
/// as the same bytes, and graded. Nearly no input has its own checksum, so that each is also read with
/// the checksum that it should have.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHandIn(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  check(bytes)
  var body = bytes
  if let last = body.last, last != 0x0A { body.append(0x0A) }
  check(body + Array("end \(SHA256.text(body))\n".utf8))
  return 0
}

private func check(_ bytes: [UInt8]) {
  do throws(HandInFile.Malformed) {
    let handIn = try HandInFile.parse(bytes)
    require(HandInFile.bytes(of: handIn) == bytes, "a hand-in that changes")
    requireHarmless(bytes, "a hand-in")
    grade(handIn)
  } catch {
    if let line = error.line {
      require(line >= 1 && line <= lineCount(bytes), "a line that is not there: \(line)")
    }
    requireHarmless(
      Array(Printable.line(phrases.handIn.fileProblem(error.problem)).utf8), "an error")
  }
}

/// The lesson that every hand-in is held against, whatever its name and its checksum are.
private let lesson: (Lesson, Scenario)? = {
  let text = "app Notes\npredict\ntap icon\npredict state\npress home\nwait 6s\n"
  let scenario = try? Scenario.parse(Array(text.utf8))
  return scenario.map { (Lesson(number: 1, name: "five-states", title: "The five states"), $0) }
}()

private func grade(_ handIn: HandIn) {
  guard let lesson else { fatalError("the lesson is malformed") }
  let hash = HandIn.hash(of: lesson.1)
  // A checksum of the lesson that somebody guesses would take for ever.
  let records = handIn.records.map { record in
    if case .lesson(let name, _) = record.what {
      HandIn.Record(.lesson(name: name, hash: hash), date: record.date)
    } else {
      record
    }
  }
  let known = HandIn(program: handIn.program, records: records)
  for handIn in [handIn, known] {
    let replay = HandInReplay(handIn) { _ in lesson }
    for taken in replay.lessons {
      require(taken.right <= taken.answered && taken.answered <= taken.questions.count, "counts")
    }
    let row = GradeReport.Row(handIn, replay, path: "f.handin", phrases)
    for format in GradeFormat.allCases {
      var out = TextBuffer()
      GradeReport([row], phrases).write(format, to: &out)
      let bytes = Printable.lines(out.bytes, as: format == .csv ? .csv : .text)
      requireHarmless(bytes.filter { format != .csv || $0 != 0x0D }, "grades in \(format)")
    }
  }
}
