// SPDX-License-Identifier: Apache-2.0
@testable import LifecycleUI

/// The file of the lessons that are done: a file is either refused, or it can be changed, written and
/// read again as the same, and nothing that it says is lost.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzProgress(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  do throws(LessonRecord.Malformed) {
    let record = try LessonRecord(bytes)
    for score in record.best.values {
      require((0...score.count).contains(score.right), "a score of \(score)")
    }
    var changed = record
    changed.noteStart()
    changed.add("five-states", Lesson.Score(right: 3, count: 4))
    let again = try LessonRecord(changed.bytes)
    require(again == changed, "a record that changes")
    require(again.done == record.done.union(["five-states"]), "a lesson is lost")
  } catch {
    require(!bytes.isEmpty, "nothing is no record")
  }
  return 0
}
