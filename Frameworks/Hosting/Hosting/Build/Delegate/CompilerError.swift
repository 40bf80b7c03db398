// SPDX-License-Identifier: Apache-2.0

/// An error of the compiler at a place of a copy.
struct CompilerError {
  let file: String
  let line: Int
  let column: Int
  let text: String

  /// The names between quotes.
  var names: [String] {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
  }

  /// True if it mostly follows from another error.
  var follows: Bool {
    [
      "contextual closure type", "unable to type-check", "failed to produce diagnostic",
      "cannot infer contextual base", "does not conform to protocol",
      "cannot be constructed because",
      "could not be inferred", "ambiguous", "type annotation missing", "requires that",
    ].contains(where: text.contains)
  }

  /// The errors in what the compiler wrote, each once.
  static func all(_ text: [UInt8]) -> [CompilerError] {
    var told: Set<Substring> = []
    return String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard let head = CompilerMessages.head(String(line)), head.kind == .error,
        told.insert(line).inserted, head.place.count == 2
      else { return nil }
      return CompilerError(
        file: head.path, line: head.place[0], column: head.place[1], text: head.text)
    }
  }

  /// The place in a text.
  func offset(in lines: [Int]) -> Int? {
    guard line >= 1, line <= lines.count else { return nil }
    return lines[line - 1] + column - 1
  }
}
