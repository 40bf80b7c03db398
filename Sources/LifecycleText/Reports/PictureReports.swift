// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle

/// A run as a drawing in SVG: one scenario.
package struct RunPictureReport: Report {
  package let phrases: Phrases
  /// True if the drawing appears in the order of time, again and again.
  private let isAnimated: Bool
  private var picture: RunPicture?

  package init(_ phrases: Phrases, isAnimated: Bool = false) {
    self.phrases = phrases
    self.isAnimated = isAnimated
  }

  package mutating func begin(_ file: ScenarioFile, to out: inout TextBuffer) {
    picture = RunPicture(
      file.scenario, title: Printable.line(file.title), phrases: phrases)
  }

  package mutating func add(
    _ result: Scenario.Runner.StepResult, of file: ScenarioFile, to out: inout TextBuffer
  ) {
    for entry in result.entries { picture?.add(entry) }
    if let verdict = result.verdict { picture?.add(verdict) }
  }

  package mutating func end(_ file: ScenarioFile, at time: Duration, to out: inout TextBuffer) {
    if let picture { out.add(picture.svg(until: time, isAnimated: isAnimated)) }
  }
}

/// The state diagram with what the runs have shown of it, in SVG or for Graphviz.
package struct StateDiagramReport: Report {
  package let isDOT: Bool
  package let phrases: Phrases
  private var diagram = StateDiagram()
  private var title = ""

  package init(isDOT: Bool, _ phrases: Phrases) {
    self.isDOT = isDOT
    self.phrases = phrases
  }

  package mutating func begin(_ file: ScenarioFile, to out: inout TextBuffer) {
    diagram.begin(file.scenario)
    title = file.count == 1 ? file.title : phrases.picture.runs(file.count)
  }

  package mutating func add(
    _ result: Scenario.Runner.StepResult, of file: ScenarioFile, to out: inout TextBuffer
  ) {
    for entry in result.entries { diagram.add(entry) }
  }

  package mutating func finish(to out: inout TextBuffer) {
    let title = Printable.line(title)
    out.add(
      isDOT
        ? diagram.dot(title: title, phrases: phrases) : diagram.svg(title: title, phrases: phrases))
  }
}
