// SPDX-License-Identifier: Apache-2.0
@testable import LifecycleAnalysis

/// A log as its app or a tool wrote it, and what a check must find.
///
/// A table of logs has a line `# VERDICT | WHERE FROM` before each log. Only the lines about the life
/// cycle are kept, as they were printed, with a few between them.
struct RealLog: Sendable {
  let verdict: String
  let source: String
  let lines: [String]

  static func table(_ text: String) -> [RealLog] {
    ("\n" + text).split(separator: "\n# ", omittingEmptySubsequences: true).map { block in
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let head = lines[0].split(separator: "|").map { $0.trimming(" ") }
      return RealLog(
        verdict: head[0], source: head[1],
        lines: Array(lines.dropFirst()).filter { !$0.isEmpty })
    }
  }

  /// The log, checked as the program checks it.
  func checked(_ change: (inout LogCheck.Options) -> Void = { _ in }) -> LogCheck {
    var options = LogCheck.Options()
    change(&options)
    var check = LogCheck(options)
    var reader = LogLines()
    reader.read(Array((lines.joined(separator: "\n") + "\n").utf8)[...], into: &check)
    reader.finish(into: &check)
    check.finish()
    return check
  }
}

extension Substring {
  fileprivate func trimming(_ blank: Character) -> String {
    var text = drop { $0 == blank }
    while text.last == blank { text.removeLast() }
    return String(text)
  }
}
