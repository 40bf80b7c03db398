// SPDX-License-Identifier: Apache-2.0
import LifecycleText
import LifecycleUI

/// Which lessons are done, and whether anything was: `applife/lessons` in the user's state folder.
///
/// A text: the line `applife lessons 1`, then `done NAME` for each lesson, and `started` once the user
/// has begun; other lines are kept and mean nothing. The file is never required, and one that is not understood is left as it is.
enum LessonProgress {
  private static let firstLine = "applife lessons 1"

  /// The names of the lessons that are done, and why they are not known, in words for the user;
  /// nil if nothing is wrong.
  static func read() -> (done: Set<String>, problem: String?) {
    do throws(Failure) {
      let text = try Self.text(path())
      let lines = text.split(separator: UInt8(ascii: "\n")).map {
        String(decoding: $0, as: UTF8.self)
      }
      return (Set(lines.filter { $0.hasPrefix("done ") }.map { String($0.dropFirst(5)) }), nil)
    } catch {
      return ([], error.lines.joined(separator: " "))
    }
  }

  /// Whether nothing was ever done, and that something was can be noted.
  static var isNew: Bool {
    do throws(Failure) { return try text(path()).isEmpty } catch { return false }
  }

  /// Notes that the user has begun. If that can't be done, the card at the start comes again.
  static func noteStart() { _ = add("started") }

  /// Adds a lesson. Returns why that could not be done, in words for the user; nil if it was.
  static func add(_ lesson: Lesson) -> String? { add("done \(lesson.name)") }

  private static func add(_ text: String) -> String? {
    let line = Array(text.utf8)
    do throws(Failure) {
      let path = try path()
      var text = try Self.text(path)
      if text.split(separator: UInt8(ascii: "\n")).contains(line[...]) { return nil }
      if text.isEmpty { text = Array((firstLine + "\n").utf8) }
      if text.last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
      text += line + [UInt8(ascii: "\n")]
      try Files.makeFolder(FileName.folder(of: path), mode: 0o700)
      try SessionFiles.write(text, to: path)
      return nil
    } catch {
      return error.lines.joined(separator: " ")
    }
  }

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
