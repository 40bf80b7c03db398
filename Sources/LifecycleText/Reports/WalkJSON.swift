// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis

extension WalkReport {
  /// One JSON object: the session, and a list of its steps with the trace expected of each.
  package func write(json out: inout TextBuffer) {
    out.add("{\"title\":")
    out.addJSON(title)
    out.add(",\"scenario\":")
    out.addJSON(walk.source.name)
    out.add(",\"session\":")
    out.addJSON(file)
    for fact in facts {
      out.add(",")
      out.addName(fact.word)
      out.add(":")
      out.addJSON(fact.text)
    }
    if let started = walk.started {
      out.add(",\"started\":")
      out.addJSON(WalkDate.text(started))
    }
    out.add(",\"seconds\":{")
    members(times.map { ($0.word, "\($0.time.roundedSeconds)") }, to: &out)
    out.add("},\"verdicts\":{")
    members(counts.map { ($0.word, "\($0.count)") }, to: &out)
    out.add("},\"steps\":[")
    for (place, row) in rows.enumerated() {
      out.add(place > 0 ? ",\n" : "\n")
      write(row, to: &out)
    }
    out.add("\n]}\n")
  }

  private func members(_ members: [(String, String)], to out: inout TextBuffer) {
    for (place, (name, number)) in members.enumerated() {
      if place > 0 { out.add(",") }
      out.addName(name)
      out.add(":" + number)
    }
  }

  private func write(_ row: WalkSheet.Row, to out: inout TextBuffer) {
    out.add("{\"step\":\(row.step.number),\"statement\":")
    out.addJSON(row.step.statement.text)
    out.add(",\"t\":\(row.step.begins.roundedSeconds)")
    list("do", row.instruction, to: &out)
    list("phone", row.seen, to: &out)
    list("expected", expected(in: row), to: &out)
    out.add(",\"verdict\":")
    out.addJSON(verdict(of: row))
    if let result = result(of: row) {
      if let date = result.date {
        out.add(",\"at\":")
        out.addJSON(WalkDate.text(date))
      }
      out.add(",\"seconds\":\(result.time.roundedSeconds)")
      if !result.note.isEmpty {
        out.add(",\"note\":")
        out.addJSON(result.note)
      }
      if !result.instead.isEmpty { list("instead", result.instead, to: &out) }
    }
    out.add(",\"keys\":")
    out.addJSON(keys(to: row))
    out.add(",\"trace\":[")
    for (place, entry) in row.step.entries.enumerated() {
      if place > 0 { out.add(",") }
      entry.writeJSONObject(to: &out, why: phrases.rule)
    }
    out.add("]}")
  }

  private func list(_ key: String, _ lines: [String], to out: inout TextBuffer) {
    out.add(",")
    out.addName(key)
    out.add(":[")
    for (place, line) in lines.enumerated() {
      if place > 0 { out.add(",") }
      out.addJSON(line)
    }
    out.add("]")
  }
}
