// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleAnalysis

/// The texts of a walk at a step and at its end, in parts with a heading each: the screen draws them,
/// plain mode reads them out, reports quote them.
package struct WalkText {
  package let phrases: Phrases
  package var words: any WalkPhrases { phrases.walk }

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

  /// The tester's words about a step.
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
    if !result.evidence.isEmpty {
      let files = result.evidence.map { Printable.stripped($0.file) }
      parts.append(Part(heading: words.evidence, lines: files, style: .plain))
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

  /// The instruction of a step, one action a line.
  package func instruction(_ step: Walk.Step) -> [String] {
    switch step.statement.action {
    case .event(let event):
      let what = phrases.tour.instruction(.event(event))
      guard case .after(let pause) = step.statement.time, pause > .zero, !isOfTour(step) else {
        return [Printable.stripped(what)]
      }
      return [words.wait(pause), Printable.stripped(what)]
    case .wait(let pause): return [words.wait(pause)]
    case .skip:
      let end = step.moves.compactMap { move in
        if case .time(let moment) = move { moment } else { nil }
      }.last
      guard let end, end > step.begins else { return [words.nothing] }
      return [words.wait(end - step.begins)]
    case .expect: return [words.nothing]
    }
  }

  /// The comment before a step in the scenario, which may explain it; nothing if it only says what to do.
  package func comment(_ step: Walk.Step) -> [String] { isOfTour(step) ? [] : note(step) }

  /// Returns true if the comment before a step is the instruction that a tour wrote there. The pause before
  /// such a step is the time that a hand takes, and nobody has to wait for it.
  private func isOfTour(_ step: Walk.Step) -> Bool {
    let told: Tour.Instruction
    switch step.statement.action {
    case .event(let event): told = .event(event)
    case .wait(let pause): told = .wait(pause)
    case .skip, .expect: return false
    }
    return step.statement.note == phrases.tour.instruction(told)
  }

  private func note(_ step: Walk.Step) -> [String] {
    step.statement.note.split(separator: "\n").map { Printable.stripped(String($0)) }
  }

  /// A step with its number, in one line.
  package func numbered(_ step: Walk.Step) -> String {
    "\(step.number). " + instruction(step).joined(separator: " ")
  }

  /// The content of the phone's screen that a tester must see.
  package func seen(_ step: Walk.Step, on device: Device) -> [String] {
    let screen = ScreenSummary.text(device, phrases.screen)
    return step.isRefused ? [words.refused, screen] : [screen]
  }

  /// The lines that the app's log must show.
  package func logged(_ callbacks: [String]) -> [String] {
    callbacks.isEmpty ? [words.noCallbacks] : callbacks.map(Printable.stripped)
  }

  /// The part of the model that nobody can see: the states of the apps, why a process ended, and what
  /// the scenario expects beside that.
  package func model(_ step: Walk.Step) -> [String] {
    let states = step.states.filter { step.states.count == 1 || $0.state != .notRunning }.map {
      words.appState(Printable.stripped($0.app), state: phrases.state($0.state))
    }
    let endings = step.endings.map { entry in
      let line = LogLine(entry, phrases: phrases).wholeText
      return step.states.count == 1 ? line : phrases.labeled(entry.app ?? "", text: line)
    }
    let lines = states + (endings + step.expectations).map(Printable.stripped)
    return lines.isEmpty ? [words.noCallbacks] : lines
  }

  // MARK: The whole walk

  /// The verdicts that were given, with their numbers; empty if there are none.
  package func tally(_ walk: Walk) -> String {
    phrases.list(
      Walk.Verdict.allCases.filter { walk.count($0) > 0 }.map { words.tally(walk.count($0), $0) })
  }

  /// The sign of a step in a list.
  package static func sign(of verdict: Walk.Verdict?) -> String {
    switch verdict {
    case .passed?: Sign.pass.rawValue
    case .failed?: Sign.fail.rawValue
    case .blocked?: Sign.refusal.rawValue
    case .skipped?: "-"
    case nil: " "
    }
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
  package func lines(_ parts: [Part]) -> [String] {
    parts.flatMap { part -> [String] in
      if part.heading.isEmpty { return part.lines }
      if part.lines.count == 1 { return [phrases.sentences([part.heading, part.lines[0]])] }
      return [part.heading] + part.lines.map { "  " + $0 }
    }
  }
}
