// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Languages
import Lifecycle
import LifecycleText

/// The notes of the scenario that is presented, as a text of lines, for `applife notes` in another
/// terminal: the line `applife notes 1 PROCESS`, then the notes, each behind `>` if it is a heading and
/// behind a blank if not.
package struct StageNotes: Hashable, Sendable {
  /// A line of the notes.
  package struct Line: Hashable, Sendable {
    package let text: String
    package let isHeading: Bool
  }

  /// The process that presents.
  package let process: Int32
  package private(set) var lines: [Line]

  /// The most bytes of the text.
  package static let mostBytes = 65_536
  private static let cut = Array(" …\n".utf8)
  private static let firstLine = "applife notes 1 "

  /// The notes of a session; nil if it presents nothing.
  package init?(of session: Session, process: Int32) {
    guard session.run.isPresenting, session.playback != nil else { return nil }
    self.process = process
    lines = session.run.speakerNotes.map { Line(text: $0.text, isHeading: $0.style != .plain) }
  }

  /// Reads a text; nil if it is no notes.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes else { return nil }
    let rows = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard let first = rows.first, first.hasPrefix(Self.firstLine),
      let process = Int32(first.dropFirst(Self.firstLine.count)), process > 0
    else { return nil }
    self.process = process
    lines = rows.dropFirst().dropLast().map {
      Line(text: Printable.stripped(String($0.dropFirst())), isHeading: $0.hasPrefix(">"))
    }
  }

  /// The text. For lines that have no room, there is an ellipsis.
  package var bytes: [UInt8] {
    var bytes = Array("\(Self.firstLine)\(process)\n".utf8)
    for line in lines {
      let row = Array("\(line.isHeading ? ">" : " ")\(line.text)\n".utf8)
      if bytes.count + row.count > Self.mostBytes - Self.cut.count { return bytes + Self.cut }
      bytes += row
    }
    return bytes
  }

  /// Returns the lines at a width.
  package func lines(columns: Int) -> [Line] {
    lines.flatMap { line in
      let parts = TextWidth.wrap(line.text, to: max(1, columns))
      return (parts.isEmpty ? [""] : parts).map { Line(text: $0, isHeading: line.isHeading) }
    }
  }

  /// The notes of a whole scenario, in lines of at most so many columns; nil: as long as they are.
  package static func lines(
    of scenario: Scenario, title: String, texts: ScenarioTexts, columns: Int?, _ phrases: Phrases
  ) -> [String] {
    SpeakerNote.all(of: scenario, title: title, texts: texts, phrases).flatMap { note in
      let lines = columns.map { LogLine.broken(note.text, to: max(1, $0)) } ?? [note.text]
      return lines.isEmpty ? [""] : lines
    }
  }
}
