// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis

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

/// The changes that the move to scenes brings for an app.
package struct MigrationReport {
  package let app: String
  package let migration: Migration
  /// The number of sources that were read.
  package let sources: Int
  /// The reasons that the app did not run, in lines; empty if it did or was not to.
  package let reasons: [String]
  /// Files that were not read.
  package let leftOut: [String]
  let phrases: Phrases

  package init(
    app: String, _ migration: Migration, sources: Int, reasons: [String], leftOut: [String],
    _ phrases: Phrases
  ) {
    self.app = app
    self.migration = migration
    self.sources = sources
    self.reasons = reasons
    self.leftOut = leftOut
    self.phrases = phrases
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

  var basis: MigrationBasis {
    switch migration.world {
    case .scenes(let evidence): .moved(evidence)
    case .delegate:
      migration.isRehearsed
        ? .rehearsed(before: Migration.versions.before, after: Migration.versions.after)
        : .read(sources: sources)
    }
  }

  /// The verdict.
  var summary: String {
    words.summary(
      errors: migration.count(.error), warnings: migration.count(.warning),
      notes: migration.count(.note))
  }

  /// The things that were not rehearsed, each in a line.
  var unrehearsed: [String] {
    migration.refusedEvents.map {
      words.refusedEvent($0.event.description, why: phrases.rule($0.rule))
    }
      + migration.uncalledMethods.map { words.uncalledMethod($0.selector) }
      + (leftOut.isEmpty ? [] : [words.leftOut(leftOut)])
  }

  // MARK: Text

  /// The verdict comes first.
  private func writeText(to out: inout TextBuffer, on page: ReportPage) {
    let tone: ReportPage.Tone =
      migration.count(.error) > 0 ? .bad : migration.count(.warning) > 0 ? .unsure : .good
    out.add(summary, on: page, tone)
    out.add(words.head(app, basis), on: page)
    if !reasons.isEmpty { out.add(words.nothingRan(reasons), on: page) }
    if !migration.findings.isEmpty { out.newline() }
    for finding in migration.findings {
      let place = finding.place.map { $0.text + ": " } ?? ""
      let level = finding.kind.level.rawValue
      out.add(
        "\(place)\(level): \(words.finding(finding.kind))", on: page, .strong, hanging: 4)
      out.add(words.advice(finding.kind), on: page, indent: 2)
      out.add(finding.kind.page, on: page, .quiet, indent: 2)
    }
    writeList(words.stayingMethods, migration.stayingMethods.map(words.staying), to: &out, page)
    writeList(
      words.stayingNotifications, migration.stayingNotifications.map(words.staying), to: &out, page)
    writeList(words.unrehearsed, unrehearsed, to: &out, page)
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
    out.add(Markdown.escaped(words.head(app, basis)) + "\n\n")
    if !reasons.isEmpty { out.add(Markdown.escaped(words.nothingRan(reasons)) + "\n\n") }
    if !migration.findings.isEmpty {
      out.add(Markdown.head(words.headings) + "\n")
      for finding in migration.findings {
        let place = finding.place.map { Markdown.code($0.text) } ?? "–"
        let advice = Markdown.escaped(words.advice(finding.kind))
        let row = [
          place, Markdown.escaped(words.finding(finding.kind)),
          "\(advice) [Apple](<\(finding.kind.page)>)",
        ]
        out.add(Markdown.row(row) + "\n")
      }
      out.newline()
    }
    writeDetails(words.stayingMethods, migration.stayingMethods.map(words.staying), to: &out)
    writeDetails(
      words.stayingNotifications, migration.stayingNotifications.map(words.staying), to: &out)
    writeDetails(words.unrehearsed, unrehearsed, to: &out)
    out.add(Markdown.escaped(summary) + "\n")
  }

  private func writeDetails(_ heading: String, _ lines: [String], to out: inout TextBuffer) {
    if lines.isEmpty { return }
    out.add("<details><summary>\(heading)</summary>\n\n")
    for line in lines { out.add("- \(Markdown.escaped(line))\n") }
    out.add("\n</details>\n\n")
  }
}

extension SourceFacts.Place {
  /// The place as compilers name it: `AppDelegate.swift:3:1`.
  package var text: String { "\(file):\(line):\(column)" }
}
