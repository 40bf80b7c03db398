// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// A line of the speaker's notes.
struct SpeakerNote: Hashable, Sendable {
  let text: String
  let style: Style

  /// Returns the author's words about a scenario, all of its steps and what is expected of them.
  static func all(
    of scenario: Scenario, title: String, texts: ScenarioTexts, _ phrases: Phrases
  ) -> [SpeakerNote] {
    var notes = SpeakerNotes(scenario, title: title, texts: texts, phrases)
    var number = 0
    for step in scenario.steps {
      if !step.isExpectation { number += 1 }
      notes.add(step, number)
    }
    return notes.lines
  }
}

/// The speaker's notes while they are written.
private struct SpeakerNotes {
  private(set) var lines: [SpeakerNote] = []
  private let texts: ScenarioTexts
  private let phrases: Phrases
  private let count: Int

  /// The title, and what the author says of the whole scenario.
  init(_ scenario: Scenario, title: String, texts: ScenarioTexts, _ phrases: Phrases) {
    (self.texts, self.phrases) = (texts, phrases)
    count = scenario.steps.count { !$0.isExpectation }
    add(title, .strong)
    for note in scenario.notes { add(texts(note)) }
  }

  /// A step with what is said of it, or what is expected.
  mutating func add(_ step: Scenario.Step, _ number: Int) {
    if step.isExpectation {
      add(phrases.presenting.expected(step.text), .call)
    } else {
      add("")
      add(phrases.messages.step(number, of: count, step.text), .event)
    }
    addNote(of: step)
  }

  /// The step that comes next.
  mutating func add(next step: Scenario.Step, _ number: Int) {
    add("")
    add(phrases.messages.nextStep(number, of: count, step.text), .event)
    addNote(of: step)
  }

  private mutating func addNote(of step: Scenario.Step) {
    if !step.note.isEmpty { add(texts.lines(step.note)) }
  }

  private mutating func add(_ text: String, _ style: Style = .plain) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(SpeakerNote(text: Printable.stripped(String(line)), style: style))
    }
  }
}

extension Run {
  /// The author's words about the scenario, the step that is presented and the next one, and the
  /// expectations; empty without a scenario.
  var speakerNotes: [SpeakerNote] {
    guard let playback else { return [] }
    var notes = SpeakerNotes(playback.scenario, title: title, texts: start.texts, phrases)
    // The steps that are on the stage with what is expected of them, and the one that comes next.
    let onStage = stage?.steps ?? 1...1
    let isBegun = stage?.steps != nil
    var number = 0
    for step in playback.steps {
      if !step.isExpectation { number += 1 }
      if number < onStage.lowerBound { continue }
      if !isBegun || number > onStage.upperBound {
        notes.add(next: step, number)
        break
      }
      notes.add(step, number)
    }
    return notes.lines
  }
}
