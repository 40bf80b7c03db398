// SPDX-License-Identifier: Apache-2.0
import LifecycleText
import LifecycleUI

/// Which lessons are done and how well, and whether the user has begun: `applife/lessons` in the user's
/// state folder.
///
/// A text: the line `applife lessons 1`, then `done NAME` for each lesson, `best NAME RIGHT COUNT` for
/// its best score, and `started` once the user has begun; other lines are kept and mean nothing. The
/// file is never required, and one that is not understood is left as it is.
enum LessonProgress {
  private static let firstLine = "applife lessons 1"

  /// What is known about the lessons.
  struct Known {
    /// The names of those that are done.
    var done: Set<String> = []
    /// The best score of each, by its name.
    var best: [String: Lesson.Score] = [:]
    /// Why nothing is known, in words for the user; nil if nothing is wrong.
    var problem: String?
  }

  /// Whether the user has never done anything, and that they did can be noted.
  static var isNew: Bool {
    do throws(Failure) { return try text(path()).isEmpty } catch { return false }
  }

  /// Notes that the user has begun. If that can't be done, the card at the start comes again.
  static func noteStart() {
    _ = change { lines in
      let started = Array("started".utf8)
      if !lines.contains(started) { lines.append(started) }
    }
  }

  static func read() -> Known {
    var known = Known()
    do throws(Failure) {
      for line in try Self.text(path()).split(separator: newline) {
        let text = String(decoding: line, as: UTF8.self)
        if text.hasPrefix("done ") { known.done.insert(String(text.dropFirst(5))) }
        if let (name, score) = best(line) { known.best[name] = score }
      }
    } catch {
      known.problem = error.lines.joined(separator: " ")
    }
    return known
  }

  /// The lesson and the score of a line `best NAME RIGHT COUNT`; nil for any other line.
  private static func best(_ line: some Sequence<UInt8>) -> (name: String, score: Lesson.Score)? {
    let words = String(decoding: Array(line), as: UTF8.self).split(separator: " ")
    guard words.count == 4, words[0] == "best", let right = Int(words[2]),
      let count = Int(words[3]), let score = Lesson.Score(right: right, count: count)
    else { return nil }
    return (String(words[1]), score)
  }

  /// Notes that a lesson is done, and its score if it is better than before. Returns why that could
  /// not be done, in words for the user; nil if it was.
  static func add(_ lesson: Lesson, _ score: Lesson.Score?) -> String? {
    change { lines in
      let done = Array("done \(lesson.name)".utf8)
      if !lines.contains(done) { lines.append(done) }
      let former = lines.lazy.compactMap(best).last { $0.name == lesson.name }?.score
      guard let score, former.map(score.isBetter) ?? true else { return }
      lines.removeAll { best($0)?.name == lesson.name }
      lines.append(Array("best \(lesson.name) \(score.right) \(score.count)".utf8))
    }
  }

  /// Changes the lines of the file, and writes it if they are others then. Returns why that could not
  /// be done, in words for the user; nil if it was.
  private static func change(_ change: (inout [[UInt8]]) -> Void) -> String? {
    do throws(Failure) {
      let path = try path()
      var lines = try Self.text(path).split(separator: newline, omittingEmptySubsequences: false)
        .map(Array.init)
      if lines.last?.isEmpty == true { lines.removeLast() }
      if lines.isEmpty { lines.append(Array(firstLine.utf8)) }
      let former = lines
      change(&lines)
      guard lines != former else { return nil }
      try Files.makeFolder(FileName.folder(of: path), mode: 0o700)
      try SessionFiles.write(Array((lines + [[]]).joined(separator: [newline])), to: path)
      return nil
    } catch {
      return error.lines.joined(separator: " ")
    }
  }

  private static let newline = UInt8(ascii: "\n")

  private static func path() throws(Failure) -> String { try UserFolder.state.path() + "/lessons" }

  /// The bytes of the file; none if there is no file yet.
  private static func text(_ path: String) throws(Failure) -> [UInt8] {
    guard Files.isRegular(path) else {
      if Files.exists(path) {
        throw Failure("\(path): not a regular file")
      }
      return []
    }
    let text = try Files.read(path)
    let line = String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    if text.isEmpty || line == firstLine { return text }
    let isLater =
      line.hasPrefix(firstLine.dropLast()) && Int(line.dropFirst(firstLine.count - 1)) != nil
    throw Failure(
      isLater
        ? "\(path) is from a later version of applife" : "\(path) is not a list of lessons")
  }
}
