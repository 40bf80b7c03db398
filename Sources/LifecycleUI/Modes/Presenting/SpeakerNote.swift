// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

/// A line of the speaker's notes.
struct SpeakerNote: Hashable, Sendable {
  let text: String
  let style: Style
}

extension Run {
  /// The author's words about the scenario, the step that is presented and the next one, and the
  /// expectations; empty without a scenario.
  var speakerNotes: [SpeakerNote] {
    guard let playback else { return [] }
    var notes: [SpeakerNote] = []
    func add(_ text: String, _ style: Style) {
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        notes.append(SpeakerNote(text: Printable.stripped(String(line)), style: style))
      }
    }
    func add(_ text: String) { add(text, .plain) }
    func add(_ step: Scenario.Step, _ heading: (String) -> String) {
      add("")
      add(heading(step.text), .event)
      if !step.note.isEmpty { add(start.texts.lines(step.note)) }
    }
    add(title, .strong)
    for note in playback.scenario.notes { add(start.texts(note)) }
    // The steps that are on the stage with what is expected of them, and the one that comes next.
    let onStage = stage?.steps ?? 1...1
    let isBegun = stage?.steps != nil
    var number = 0
    for step in playback.steps {
      if !step.isExpectation { number += 1 }
      if number < onStage.lowerBound { continue }
      if !isBegun || number > onStage.upperBound {
        add(step) { phrases.messages.nextStep(number, of: playback.count, $0) }
        return notes
      }
      if step.isExpectation {
        add(phrases.presenting.expected(step.text), .call)
        if !step.note.isEmpty { add(start.texts.lines(step.note)) }
      } else {
        add(step) { phrases.messages.step(number, of: playback.count, $0) }
      }
    }
    return notes
  }
}
