// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText
import LifecycleUI
import Teaching

/// A run as markup: what is read where no script runs, and on paper. The steps come first. What
/// happens, which is the answer to them, begins a new sheet of paper, with the author's notes: they tell
/// it too.
struct PageRecord: Sendable {
  /// The level of its title among the headings of the page: 1, or 2 below a title of the page.
  private let level: Int
  private let phrases: Phrases
  private let title: String
  private let scenario: Scenario
  /// The questions of a lesson: without the answers before the fold, and with them behind it.
  private let paper: QuizPaper
  private var picture: RunPicture
  private var diagram = StateDiagram()
  private var rows = TextBuffer()
  private var rowCount = 0

  /// The most rows of the table, and the most steps.
  private static let mostRows = 2_000
  private static let mostQuestions = 50
  /// The most rows with which the run is drawn: a longer drawing fits on no sheet of paper.
  private static let mostDrawnRows = 150

  init(_ file: ScenarioFile, _ phrases: Phrases, level: Int = 1) {
    self.level = level
    self.phrases = phrases
    title = Printable.line(file.title)
    scenario = file.scenario
    paper = QuizPaper(of: file.scenario, count: Self.mostQuestions, phrases: phrases)
    picture = RunPicture(file.scenario, title: title, phrases: phrases)
    diagram.begin(file.scenario)
  }

  mutating func add(_ result: Scenario.Runner.StepResult) {
    for entry in result.entries {
      picture.add(entry)
      diagram.add(entry)
      row(
        entry.time, entry.app ?? "", phrases.record.kind(entry.kind), phrases.record.text(entry))
    }
    guard let verdict = result.verdict else { return }
    picture.add(verdict)
    let words = verdict.isHeld ? phrases.page.passed : phrases.page.failed
    let found = verdict.isHeld ? "expect " + verdict.expectation.text : phrases.verdict(verdict)
    row(verdict.time, "", words, found)
  }

  private mutating func row(_ time: Duration, _ app: String, _ kind: String, _ what: String) {
    rowCount += 1
    guard rowCount <= Self.mostRows else { return }
    rows.add("<tr>")
    for cell in [Markdown.time(time), app, kind, what] {
      rows.add("<td>\(Printable.line(cell).xml)</td>")
    }
    rows.add("</tr>\n")
  }

  // MARK: Writing

  func write(until end: Duration, to out: inout TextBuffer) {
    out.addElement("h\(level)", title)
    // The first notes of a lesson are its objective.
    if !paper.items.isEmpty { writeNotes(to: &out) }
    if scenario.steps.contains(where: { !$0.isExpectation }) {
      out.addElement("h\(level + 1)", phrases.page.steps)
      writeSteps(withNotes: false, to: &out)
    }
    writeQuestions(to: &out)
    out.add("<section class=\"answers\">\n")
    writeAnswers(to: &out)
    out.addElement("h\(level + 1)", phrases.page.outcome)
    if paper.items.isEmpty { writeNotes(to: &out) }
    if scenario.steps.contains(where: { !$0.note.isEmpty }) {
      writeSteps(withNotes: true, to: &out)
    }
    out.add("<div class=\"scroll\"><table>\n<thead><tr>")
    for column in phrases.page.columns { out.add("<th scope=\"col\">\(column.xml)</th>") }
    out.add("</tr></thead>\n<tbody>\n")
    out.add(rows)
    out.add("</tbody></table></div>\n")
    leaveOut(rowCount, to: &out)
    image(
      "states", phrases.diagram, diagram.svg(title: title, phrases: phrases),
      diagram.description(phrases.picture), to: &out)
    if rowCount <= Self.mostDrawnRows {
      image(
        "run", phrases.page.timeline, picture.svg(until: end), picture.description(end), to: &out)
    }
    out.add("</section>\n")
  }

  private func writeNotes(to out: inout TextBuffer) {
    for note in scenario.notes { out.addElement("p", note) }
  }

  /// The steps; with the notes, each is followed by its own and by those of what is expected of it.
  private func writeSteps(withNotes hasNotes: Bool, to out: inout TextBuffer) {
    var steps: [(text: String, notes: [String])] = []
    for step in scenario.steps {
      if !step.isExpectation { steps.append((step.text, [])) }
      if !step.note.isEmpty, !steps.isEmpty { steps[steps.count - 1].notes.append(step.note) }
    }
    if steps.isEmpty { return }
    out.add("<ol>\n")
    for step in steps.prefix(Self.mostRows) {
      out.add("<li>")
      out.addElement("code", step.text)
      if hasNotes { for note in step.notes { out.addElement("p", note) } }
      out.add("</li>\n")
    }
    out.add("</ol>\n")
    leaveOut(steps.count, to: &out)
  }

  private func writeQuestions(to out: inout TextBuffer) {
    if paper.items.isEmpty { return }
    out.addElement("h\(level + 1)", phrases.predict.paper)
    out.add("<ol class=\"questions\">\n")
    for item in paper.items {
      out.add("<li>")
      for line in item.situation { out.addElement("p", line) }
      out.addElement("p", phrases.sentences([item.event, item.question]))
      out.add("<ol type=\"A\">\n")
      for choice in item.choices { out.addElement("li", choice.text) }
      out.add("</ol>\n</li>\n")
    }
    out.add("</ol>\n")
  }

  private func writeAnswers(to out: inout TextBuffer) {
    if paper.items.isEmpty { return }
    out.addElement("h\(level + 1)", phrases.predict.answers)
    out.add("<ol>\n")
    for item in paper.items {
      out.addElement("li", phrases.labeled(QuizPaper.letters[item.right], text: item.answer.text))
    }
    out.add("</ol>\n")
  }

  /// Says how many of so many rows are not there.
  private func leaveOut(_ count: Int, to out: inout TextBuffer) {
    guard count > Self.mostRows else { return }
    out.addElement("p", phrases.picture.leftOut(count - Self.mostRows))
  }

  /// A drawing below its heading, apart from the page: neither its names nor its style meet those of the page.
  private func image(
    _ id: String, _ heading: String, _ svg: String, _ description: String, to out: inout TextBuffer
  ) {
    let bytes = Printable.lines(Array(svg.utf8), as: .text)
    out.add("<section class=\"drawing\">\n")
    out.addElement("h\(level + 1)", heading)
    out.add("<img id=\"\(id)\" alt=\"\(Printable.line(description).xml)\"")
    out.add(" src=\"data:image/svg+xml;base64,\(Base64.text(bytes))\">\n</section>\n")
  }
}
