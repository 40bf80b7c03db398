// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// What a walk says at a step and at its end, in parts with a heading each: the screen draws them,
/// plain mode reads them out, reports quote them.
package struct WalkText {
  package let phrases: Phrases
  package var words: WalkPhrases { phrases.walk }

  package init(_ phrases: Phrases) { self.phrases = phrases }

  /// A heading and what stands below it.
  package struct Part: Hashable, Sendable {
    package let heading: String
    package let lines: [String]
    package let style: Style

    package init(heading: String, lines: [String], style: Style) {
      self.heading = heading
      self.lines = lines
      self.style = style
    }
  }

  // MARK: A step

  /// What was said of a step.
  package func said(_ result: Walk.Result) -> [Part] {
    var parts: [Part] = []
    if let verdict = result.verdict {
      parts.append(
        Part(heading: words.result, lines: [words.verdict(verdict)], style: Self.style(of: verdict))
      )
    }
    if !result.instead.isEmpty {
      parts.append(
        Part(heading: words.instead, lines: result.instead.map(Printable.stripped), style: .call))
    }
    if !result.note.isEmpty {
      parts.append(
        Part(heading: words.note, lines: [Printable.stripped(result.note)], style: .plain))
    }
    return parts
  }

  package static func style(of verdict: Walk.Verdict) -> Style {
    switch verdict {
    case .passed: .call
    case .failed: .ending
    case .blocked: .limit
    case .skipped: .plain
    }
  }

  /// What to do: the author's words if there are any, which may only explain the step, with the
  /// statement in words behind them; else that alone.
  package func instruction(_ step: Walk.Step) -> [String] {
    let note = step.statement.note.split(separator: "\n").map { Printable.stripped(String($0)) }
    let sentence = sentence(for: step)
    return note.isEmpty || note == [sentence] ? [sentence] : note + ["(\(sentence))"]
  }

  /// A step with its number, in one line.
  package func numbered(_ step: Walk.Step) -> String {
    let note = step.statement.note.split(separator: "\n").map { Printable.stripped(String($0)) }
    return "\(step.number). " + (note.isEmpty ? sentence(for: step) : note.joined(separator: " "))
  }

  private func sentence(for step: Walk.Step) -> String {
    switch step.statement.action {
    case .event(let event):
      let app = step.states.count > 1 ? event.app?.name : nil
      let detail = event.argument == nil ? app : event.description
      let what = phrases.event(event.kind) + (detail.map { " (\(Printable.stripped($0)))" } ?? "")
      guard case .after(let pause) = step.statement.time, pause > .zero else { return what + "." }
      return words.waitThen(time(pause), what)
    case .wait(let pause): return words.wait(time(pause))
    case .skip:
      let end = step.moves.compactMap { move in
        if case .time(let moment) = move { moment } else { nil }
      }.last
      guard let end, end > step.begins else { return words.nothing }
      return words.wait(time(end - step.begins))
    case .expect: return words.nothing
    }
  }

  private func time(_ pause: Duration) -> String { phrases.seconds(TimeText.seconds(pause)) }

  /// What the phone must show: its screen, the apps, and what the scenario expects beside that.
  package func seen(_ step: Walk.Step, on device: Device) -> [String] {
    var lines = [words.screen(ScreenSummary.text(device, phrases.screen))]
    if step.isRefused { lines.append(words.refused) }
    for app in step.states where step.states.count == 1 || app.state != .notRunning {
      lines.append(words.appState(Printable.stripped(app.app), phrases.state(app.state)))
    }
    return lines + step.expectations.map(Printable.stripped)
  }

  // MARK: The whole walk

  package func tally(_ walk: Walk) -> String {
    words.tally(
      walk.count(.passed), walk.count(.failed), walk.count(.blocked), walk.count(.skipped))
  }

  /// Numbers with those that follow each other put together: `1-4, 7`.
  package static func list(_ numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ", ")
  }

  /// The lines of parts, as they are read out.
  package static func lines(_ parts: [Part]) -> [String] {
    parts.flatMap { part -> [String] in
      if part.heading.isEmpty { return part.lines }
      if part.lines.count == 1 { return ["\(part.heading) \(part.lines[0])"] }
      return [part.heading] + part.lines.map { "  " + $0 }
    }
  }
}
