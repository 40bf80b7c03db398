// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle

/// A Mermaid sequence diagram: what happens to the device, what iOS calls in each app, and the
/// states that follow. One diagram holds one scenario.
/// - SeeAlso: https://mermaid.js.org/syntax/sequenceDiagram.html
package struct MermaidReport: Report {
  package let phrases: Phrases
  private var apps: [String] = []

  package init(_ phrases: Phrases) { self.phrases = phrases }

  package mutating func begin(_ file: ScenarioFile, to out: inout TextBuffer) {
    apps = file.scenario.apps.map(\.name)
    out.add("sequenceDiagram\n")
    out.add("  title " + Self.escaped(file.title) + "\n")
    out.add("  actor User\n  participant iOS\n")
    for (index, name) in apps.enumerated() {
      out.add("  participant A\(index) as " + Self.escaped(name) + "\n")
    }
  }

  package mutating func add(
    _ result: Scenario.Runner.StepResult, of file: ScenarioFile, to out: inout TextBuffer
  ) {
    for entry in result.entries { add(entry, to: &out) }
    if let verdict = result.verdict, !verdict.isHeld {
      line("Note over User,iOS", phrases.failed(verdict), to: &out)
    }
  }

  private func add(_ entry: Trace.Entry, to out: inout TextBuffer) {
    let app = entry.app.flatMap { apps.firstIndex(of: $0) }.map { "A\($0)" } ?? "iOS"
    let text = phrases.record.text(entry)
    switch entry.kind {
    case .event: line("User->>iOS", "\(text) (\(entry.time.traceTime))", to: &out)
    case .refused: line("User-xiOS", text, to: &out)
    case .call, .notification: line("iOS->>" + app, text, to: &out)
    case .returned(let callback, _, _): line(app + "-->>iOS", callback.rawValue, to: &out)
    case .state(_, let state, let because):
      line("Note over " + app, phrases.picture.note(state, because), to: &out)
    case .process, .task, .phase, .output: line("Note right of " + app, text, to: &out)
    case .end: line("iOS-x" + app, phrases.picture.ended(text), to: &out)
    // Limits and queues are of the timeline, not of the conversation.
    case .deadline, .queue: break
    }
  }

  private func line(_ arrow: String, _ text: String, to out: inout TextBuffer) {
    out.add("  " + arrow + ": " + Self.escaped(text) + "\n")
  }

  /// Text that cannot end a line or begin a comment of Mermaid's.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case ";": result += "#59;"
      case "#": result += "#35;"
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      case "%": result += "#37;"
      case "\n": result += " "
      case _: result.append(character)
      }
    }
    return result
  }
}
