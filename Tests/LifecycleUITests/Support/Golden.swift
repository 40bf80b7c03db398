// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Compares a screen with the file that says how it must look.
///
/// A missing file is written and fails the test; `APPLIFE_RECORD_GOLDENS=1` writes them all, and
/// `git diff` is the review.
enum Golden {
  static func expect(
    _ lines: [String], _ name: String, language: String = "en",
    at location: SourceLocation = #_sourceLocation
  ) {
    let file = directory.appendingPathComponent(language)
      .appendingPathComponent("\(name).screen")
    let text = lines.joined(separator: "\n") + "\n"
    let known = try? String(contentsOf: file, encoding: .utf8)
    if let known, known == text { return }
    let isRecording = ProcessInfo.processInfo.environment["APPLIFE_RECORD_GOLDENS"] == "1"
    if known == nil || isRecording {
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      } catch {
        Issue.record("\(file.path): \(error)", sourceLocation: location)
      }
      if !isRecording {
        Issue.record("\(name) was missing and is written: look at it", sourceLocation: location)
      }
      return
    }
    Issue.record(
      "\(name) differs:\n\(difference(known ?? "", text))", sourceLocation: location)
  }

  /// The lines that differ: `-` as the file has it, `+` as it is now.
  private static func difference(_ old: String, _ new: String) -> String {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    var lines: [String] = []
    for row in 0..<max(old.count, new.count) {
      let before = row < old.count ? String(old[row]) : ""
      let after = row < new.count ? String(new[row]) : ""
      if before == after { continue }
      lines.append("\(row + 1) - \(before)")
      lines.append("\(row + 1) + \(after)")
    }
    return lines.joined(separator: "\n")
  }

  private static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Goldens")
}
