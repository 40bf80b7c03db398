// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

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
      rows.add("<td>")
      rows.addXML(Printable.line(cell))
      rows.add("</td>")
    }
    rows.add("</tr>\n")
  }

  // MARK: Writing

  func write(until end: Duration, to out: inout TextBuffer) {
    element("h\(level)", title, to: &out)
    // What a lesson says first is its objective.
    if !paper.items.isEmpty { writeNotes(to: &out) }
    if scenario.steps.contains(where: { !$0.isExpectation }) {
      element("h\(level + 1)", phrases.page.steps, to: &out)
      writeSteps(withNotes: false, to: &out)
    }
    writeQuestions(to: &out)
    out.add("<section class=\"answers\">\n")
    writeAnswers(to: &out)
    element("h\(level + 1)", phrases.page.outcome, to: &out)
    if paper.items.isEmpty { writeNotes(to: &out) }
    if scenario.steps.contains(where: { !$0.note.isEmpty }) {
      writeSteps(withNotes: true, to: &out)
    }
    out.add("<div class=\"scroll\"><table>\n<thead><tr>")
    for column in phrases.page.columns {
      out.add("<th scope=\"col\">")
      out.addXML(column)
      out.add("</th>")
    }
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
    for note in scenario.notes { element("p", note, to: &out) }
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
      element("code", step.text, to: &out)
      if hasNotes { for note in step.notes { element("p", note, to: &out) } }
      out.add("</li>\n")
    }
    out.add("</ol>\n")
    leaveOut(steps.count, to: &out)
  }

  private func writeQuestions(to out: inout TextBuffer) {
    if paper.items.isEmpty { return }
    element("h\(level + 1)", phrases.predict.paper, to: &out)
    out.add("<ol class=\"questions\">\n")
    for item in paper.items {
      out.add("<li>")
      for line in item.situation { element("p", line, to: &out) }
      element("p", phrases.sentences([item.event, item.question]), to: &out)
      out.add("<ol type=\"A\">\n")
      for choice in item.choices { element("li", choice.text, to: &out) }
      out.add("</ol>\n</li>\n")
    }
    out.add("</ol>\n")
  }

  private func writeAnswers(to out: inout TextBuffer) {
    if paper.items.isEmpty { return }
    element("h\(level + 1)", phrases.predict.answers, to: &out)
    out.add("<ol>\n")
    for item in paper.items {
      element(
        "li", phrases.labeled(QuizPaper.letters[item.right], text: item.answer.text), to: &out)
    }
    out.add("</ol>\n")
  }

  /// Says how many of so many rows are not there.
  private func leaveOut(_ count: Int, to out: inout TextBuffer) {
    guard count > Self.mostRows else { return }
    element("p", phrases.picture.leftOut(count - Self.mostRows), to: &out)
  }

  private func element(_ tag: String, _ text: String, to out: inout TextBuffer) {
    out.add("<\(tag)>")
    out.addXML(Printable.line(text))
    out.add("</\(tag)>\n")
  }

  /// A drawing below its heading, apart from the page: neither its names nor its style meet those of the page.
  private func image(
    _ id: String, _ heading: String, _ svg: String, _ description: String, to out: inout TextBuffer
  ) {
    let bytes = Printable.lines(Array(svg.utf8), as: .text)
    out.add("<section class=\"drawing\">\n")
    element("h\(level + 1)", heading, to: &out)
    out.add("<img id=\"\(id)\" alt=\"")
    out.addXML(Printable.line(description))
    out.add("\" src=\"data:image/svg+xml;base64,\(Base64.text(bytes))\">\n</section>\n")
  }
}
