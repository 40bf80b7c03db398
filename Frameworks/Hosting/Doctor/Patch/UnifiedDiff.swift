// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The difference of two texts as `diff -u` writes it, which `patch -p1` and `git apply` read.
enum UnifiedDiff {
  private static let context = 3

  /// A file that is new.
  static func new(_ path: String, _ text: String) -> String {
    let lines = lines(text)
    return "--- /dev/null\n+++ b/\(path)\n@@ -0,0 +1,\(lines.count) @@\n"
      + lines.map { "+\($0)\n" }.joined()
  }

  /// A file that changes at one place.
  static func change(_ path: String, _ old: String, _ new: String) -> String {
    if old == new { return "" }
    let (before, after) = (lines(old), lines(new))
    var start = 0
    while start < min(before.count, after.count), before[start] == after[start] { start += 1 }
    var end = 0
    while end < min(before.count, after.count) - start,
      before[before.count - 1 - end] == after[after.count - 1 - end]
    { end += 1 }
    let first = max(0, start - context)
    let rest = min(end, context)
    let (oldCount, newCount) = (
      before.count - end + rest - first, after.count - end + rest - first
    )
    var text = "--- a/\(path)\n+++ b/\(path)\n"
    text += "@@ -\(first + 1),\(oldCount) +\(first + 1),\(newCount) @@\n"
    // A file that does not end with the end of a line says so behind its last one.
    func mark(_ isLast: Bool, _ whole: String) -> String {
      isLast && !whole.hasSuffix("\n") ? "\\ No newline at end of file\n" : ""
    }
    for index in first..<start { text += " \(before[index])\n" }
    for index in start..<before.count - end {
      text += "-\(before[index])\n" + mark(index == before.count - 1, old)
    }
    for index in start..<after.count - end {
      text += "+\(after[index])\n" + mark(index == after.count - 1, new)
    }
    for index in before.count - end..<before.count - end + rest {
      text += " \(before[index])\n" + mark(index == before.count - 1, old)
    }
    return text
  }

  private static func lines(_ text: String) -> [Substring] {
    // A carriage return before the end of a line belongs to the line: the two are one character of Swift.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Substring($0) }
    if text.hasSuffix("\n") || text.hasSuffix("\r\n") { lines.removeLast() }
    return lines
  }
}
