// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

extension WalkReport {
  /// One JSON object: the session, and a list of its steps with the trace expected of each.
  func write(json out: inout TextBuffer) {
    var members: [(key: String, value: JSON?)] = [
      ("schema", .number(2)), ("title", .text(title)), ("scenario", .text(source)),
      ("session", .text(file)),
    ]
    members += facts.map { ($0.word, .text($0.text)) }
    members += [
      ("started", walk.started.map { .text(WalkDate.text($0)) }),
      ("seconds", .object(times.map { ($0.word, .number($0.time.roundedSeconds)) })),
      ("verdicts", .object(counts.map { ($0.word, .number($0.count)) })),
    ]
    if !walk.followUps.isEmpty { members.append(("follow-up", .texts(walk.followUps))) }
    members.append(("steps", .list(rows.map(json), lines: true)))
    out.add(line: .object(members))
  }

  private func json(_ row: WalkSheet.Row) -> JSON {
    let result = result(of: row)
    return [
      "step": .number(row.step.number), "statement": .text(row.step.statement.text),
      "t": .number(row.step.begins.roundedSeconds), "do": .texts(row.instruction),
      "phone": .texts(row.seen), "expected": .texts(expected(in: row)),
      "model": .texts(row.model), "comment": row.comment.isEmpty ? nil : .texts(row.comment),
      "verdict": .text(verdict(of: row)),
      "at": result?.date.map { .text(WalkDate.text($0)) },
      "seconds": result.map { .number($0.time.roundedSeconds) },
      "note": result.flatMap { $0.note.isEmpty ? nil : .text($0.note) },
      "instead": result.flatMap { $0.instead.isEmpty ? nil : .texts($0.instead) },
      "evidence": evidence(of: row).isEmpty
        ? nil
        : .list(
          evidence(of: row).map {
            ["file": .text($0.file), "sha256": .text($0.hash), "bytes": .number($0.bytes)]
          }),
      "keys": keys(to: row).map { .text($0) },
      "trace": .list(row.step.entries.map { .entry($0, phrases) }),
    ]
  }
}
