// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A format for the rehearsal of the move to scenes; the raw value is what `--format` takes.
package enum MigrationFormat: String, CaseIterable {
  case text
  case markdown
  case sarif
  case json

  /// The encoding for the reader of the report.
  package var encoding: Printable.Encoding {
    switch self {
    case .text, .markdown: .text
    case .sarif, .json: .json
    }
  }
}

extension MigrationFormat: FormatForReaders {
  package var isForMachines: Bool {
    switch self {
    case .sarif, .json: true
    case .text, .markdown: false
    }
  }
}

/// The changes that the move to scenes brings for an app: what its files tell, as `applife doctor` does, and what a
/// rehearsal shows.
package struct MigrationReport {
  package let app: String
  /// The judgement of the app's files; nil for a program without sources.
  let doctor: DoctorReport?
  /// The rehearsal; nil if there was none.
  let migration: Migration?
  /// The reasons that the app did not run, in lines; empty if it did or was not to.
  package let reasons: [String]
  let phrases: Phrases

  package init(
    app: String, _ doctor: DoctorReport?, _ migration: Migration?, reasons: [String],
    _ phrases: Phrases
  ) {
    self.app = app
    self.doctor = doctor
    self.migration = migration
    self.reasons = reasons
    self.phrases = phrases
  }

  /// True if something stops working, or the app does not come up.
  package var hasProblem: Bool {
    doctor?.hasProblem ?? false || !(migration?.findings.isEmpty ?? true)
  }

  /// - Parameter page: what a text is written on.
  package func write(
    _ format: MigrationFormat, on page: ReportPage = .lines, to out: inout TextBuffer
  ) {
    switch format {
    case .text: writeText(to: &out, on: page)
    case .markdown: writeMarkdown(to: &out)
    case .sarif: out.add(line: sarif)
    case .json: out.add(line: json)
    }
  }

  var words: any MigrationPhrases { phrases.migration }

  /// The last line.
  var summary: String {
    let errors = (doctor?.count(.error) ?? 0) + (migration?.findings.count ?? 0)
    return words.summary(
      errors: errors, warnings: doctor?.count(.warning) ?? 0, notes: doctor?.count(.note) ?? 0)
  }

  /// The line before what the rehearsal shows.
  private var head: String {
    words.head(app, before: Migration.versions.before, after: Migration.versions.after)
  }

  func located(_ place: SourcePlace) -> SourcePlace {
    SourcePlace(
      file: doctor?.path(place.file) ?? place.file, line: place.line, column: place.column)
  }

  /// The things that were not rehearsed, each in a line.
  var unrehearsed: [String] {
    guard let migration else { return [] }
    return migration.refusedEvents.map {
      words.refusedEvent($0.event.description, why: phrases.rule($0.rule))
    } + migration.uncalledMethods.map { words.uncalledMethod($0.selector) }
  }

  // MARK: Text

  private func writeText(to out: inout TextBuffer, on page: ReportPage) {
    doctor?.writeText(to: &out, on: page)
    if !reasons.isEmpty {
      out.newline()
      out.add(words.nothingRan(reasons), on: page)
    }
    guard let migration else { return }
    if doctor != nil { out.newline() }
    out.add(head, on: page)
    if !migration.findings.isEmpty { out.newline() }
    for finding in migration.findings {
      let place = finding.place.map { located($0).text + ": " } ?? ""
      out.add("\(place)error: \(words.finding(finding.kind))", on: page, .strong, hanging: 4)
      out.add(words.advice(finding.kind), on: page, indent: 2)
      out.add(finding.kind.page, on: page, .quiet, indent: 2)
    }
    writeList(words.stayingMethods, migration.stayingMethods.map(words.staying), to: &out, page)
    writeList(
      words.stayingNotifications, migration.stayingNotifications.map(words.staying), to: &out, page)
    writeList(words.unrehearsed, unrehearsed, to: &out, page)
    out.newline()
    out.add(summary, on: page, migration.findings.isEmpty ? .plain : .bad)
  }

  private func writeList(
    _ heading: String, _ lines: [String], to out: inout TextBuffer, _ page: ReportPage
  ) {
    if lines.isEmpty { return }
    out.newline()
    out.add(heading + ":", on: page, .strong)
    for line in lines { out.add(line, on: page, indent: 2, hanging: 4) }
  }

  // MARK: Markdown

  private func writeMarkdown(to out: inout TextBuffer) {
    out.add("## \(Markdown.escaped(words.title(app)))\n\n")
    if let doctor {
      for verdict in doctor.diagnosis.launches {
        let reason = DoctorSentences.reason(verdict.reason, doctor.diagnosis.facts)
        out.add("- \(Markdown.escaped(DoctorSentences.headline(verdict) + " " + reason))\n")
      }
      out.newline()
    }
    if !reasons.isEmpty { out.add(Markdown.escaped(words.nothingRan(reasons)) + "\n\n") }
    if migration != nil { out.add(Markdown.escaped(head) + "\n\n") }
    let rows = rows
    if !rows.isEmpty {
      out.add(Markdown.head(words.headings) + "\n")
      for row in rows { out.add(Markdown.row(row) + "\n") }
      out.newline()
    }
    if let migration {
      writeDetails(words.stayingMethods, migration.stayingMethods.map(words.staying), to: &out)
      writeDetails(
        words.stayingNotifications, migration.stayingNotifications.map(words.staying), to: &out)
    }
    writeDetails(words.unrehearsed, unrehearsed, to: &out)
    out.add(Markdown.escaped(summary) + "\n")
  }

  /// The rows of the table in Markdown: what runs show, then what the files tell.
  private var rows: [[String]] {
    let rehearsed = (migration?.findings ?? []).map { finding -> [String] in
      let advice = Markdown.escaped(words.advice(finding.kind))
      return [
        finding.place.map { Markdown.code(located($0).text) } ?? "–",
        Markdown.escaped(words.finding(finding.kind)),
        "\(advice) [Apple](<\(finding.kind.page)>)",
      ]
    }
    let read = (doctor?.findings ?? []).map { finding in
      [
        Markdown.code(located(finding.place).text),
        Markdown.escaped(DoctorSentences.finding(finding.kind)),
        Markdown.escaped(DoctorSentences.advice(finding.kind)),
      ]
    }
    return rehearsed + read
  }

  private func writeDetails(_ heading: String, _ lines: [String], to out: inout TextBuffer) {
    if lines.isEmpty { return }
    out.add("<details><summary>\(heading)</summary>\n\n")
    for line in lines { out.add("- \(Markdown.escaped(line))\n") }
    out.add("\n</details>\n\n")
  }
}
