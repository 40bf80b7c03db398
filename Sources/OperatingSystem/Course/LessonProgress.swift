// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleText
import LifecycleUI

/// The file with the user's ``LessonRecord``: `applife/lessons` in the user's state folder. It is never
/// required, and one that is not understood is left as it is.
package enum LessonProgress {
  /// The facts that are known about the lessons.
  package struct Known {
    /// The names of those that are done.
    package var done: Set<String> = []
    /// The best score of each, by its name.
    package var best: [String: Lesson.Score] = [:]
    /// The reason for which nothing is known, in words for the user; nil if nothing is wrong.
    package var problem: String?
  }

  /// True if the user has never done anything, and a note of it can be made.
  package static var isNew: Bool {
    do throws(Failure) { return try record(path()).isEmpty } catch { return false }
  }

  /// Notes that the user has begun. If that can't be done, the card at the start comes again.
  package static func noteStart() { _ = change { $0.noteStart() } }

  package static func read() -> Known {
    do throws(Failure) {
      let record = try record(path())
      return Known(done: record.done, best: record.best)
    } catch {
      return Known(problem: error.lines.joined(separator: " "))
    }
  }

  /// Notes that a lesson is done, and its score if it is better than before. Returns why that could
  /// not be done, in words for the user; nil if it was.
  package static func add(_ lesson: Lesson, _ score: Lesson.Score?) -> String? {
    change { $0.add(lesson.name, score) }
  }

  /// Changes the record, and writes it if it is another then. Returns why that could not be done, in
  /// words for the user; nil if it was.
  private static func change(_ change: (inout LessonRecord) -> Void) -> String? {
    do throws(Failure) {
      let path = try path()
      try Files.makeFolder(FileName.folder(of: path), mode: 0o700)
      try Files.whileLocked(path) { () throws(Failure) in
        let former = try record(path)
        var record = former
        change(&record)
        if record != former { try Files.write(record.bytes, to: path) }
      }
      return nil
    } catch {
      return error.lines.joined(separator: " ")
    }
  }

  private static func path() throws(Failure) -> String { try UserFolder.state.path() + "/lessons" }

  /// Returns what the file says; nothing if there is no file yet.
  private static func record(_ path: String) throws(Failure) -> LessonRecord {
    let bytes = Files.exists(path) ? try Files.read(path, kinds: .regularFiles) : []
    do throws(LessonRecord.Malformed) {
      return try LessonRecord(bytes)
    } catch {
      switch error {
      case .later: throw Failure(FileProblem.laterLessons(path).text)
      case .otherFile: throw Failure(FileProblem.otherLessons(path).text)
      }
    }
  }
}
