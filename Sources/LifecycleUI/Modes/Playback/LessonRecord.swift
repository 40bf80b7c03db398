// SPDX-License-Identifier: Apache-2.0

/// The lessons that are done with their best scores, and a note that the user has begun, as a text
/// of lines: the line `applife lessons 1`, then `done NAME` for each lesson, `best NAME RIGHT
/// COUNT` for its best score, and `started` once the user has begun. Other lines are kept and mean
/// nothing.
package struct LessonRecord: Equatable, Sendable {
  private static let firstLine = "applife lessons 1"
  private static let newline = UInt8(ascii: "\n")

  /// The lines as bytes, because some may be no text.
  private var lines: [[UInt8]] = []

  /// The reason why a text is no such record.
  package enum Malformed: Error, Equatable {
    /// A later version of the program wrote it.
    case later
    case otherFile
  }

  /// - Parameter bytes: Empty for a record with nothing in it.
  package init(_ bytes: [UInt8]) throws(Malformed) {
    if bytes.isEmpty { return }
    lines = bytes.split(separator: Self.newline, omittingEmptySubsequences: false).map(Array.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let line = String(decoding: lines.first ?? [], as: UTF8.self)
    if line == Self.firstLine { return }
    let version = line.dropFirst(Self.firstLine.count - 1)
    throw line.hasPrefix(Self.firstLine.dropLast()) && Int(version) != nil ? .later : .otherFile
  }

  /// The text.
  package var bytes: [UInt8] {
    lines.isEmpty ? [] : Array((lines + [[]]).joined(separator: [Self.newline]))
  }

  /// True if nothing was ever noted.
  package var isEmpty: Bool { lines.isEmpty }

  /// The names of the lessons that are done.
  package var done: Set<String> {
    let names = lines.map { String(decoding: $0, as: UTF8.self) }.filter { $0.hasPrefix("done ") }
    return Set(names.map { String($0.dropFirst(5)) })
  }

  /// The best score of each lesson, by its name.
  package var best: [String: Lesson.Score] {
    var best: [String: Lesson.Score] = [:]
    for (name, score) in lines.compactMap(Self.best) { best[name] = score }
    return best
  }

  /// Notes that the user has begun.
  package mutating func noteStart() { add("started") }

  /// Notes that a lesson is done, and its score if it is better than before.
  package mutating func add(_ lesson: String, _ score: Lesson.Score?) {
    add("done \(lesson)")
    guard let score, best[lesson].map(score.isBetter) ?? true else { return }
    lines.removeAll { Self.best($0)?.name == lesson }
    add("best \(lesson) \(score.right) \(score.count)")
  }

  private mutating func add(_ line: String) {
    if lines.isEmpty { lines.append(Array(Self.firstLine.utf8)) }
    if !lines.contains(Array(line.utf8)) { lines.append(Array(line.utf8)) }
  }

  /// The lesson and the score of a line `best NAME RIGHT COUNT`; nil for any other line.
  private static func best(_ line: [UInt8]) -> (name: String, score: Lesson.Score)? {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count == 4, words[0] == "best", let right = Int(words[2]),
      let count = Int(words[3]), let score = Lesson.Score(right: right, count: count)
    else { return nil }
    return (String(words[1]), score)
  }
}
