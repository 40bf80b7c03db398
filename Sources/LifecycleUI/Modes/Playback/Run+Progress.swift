// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleText

extension Run {
  private static let takenStep = "●"
  private static let openStep = "○"

  /// The progress in a lesson, the fullest words first: a dot for each step and how many questions were
  /// answered right, or less where there is less room; empty without a lesson.
  var lessonProgress: [String] {
    guard let lesson, let playback else { return [] }
    let (taken, count) = (playback.taken, playback.count)
    let dots =
      String(repeating: Self.takenStep, count: taken)
      + String(repeating: Self.openStep, count: max(0, count - taken))
    let answered = lesson.answered
    let score =
      answered.count > 0 ? " \(Sign.pass.rawValue)\(answered.right)/\(answered.count)" : ""
    return [dots + score, dots, "\(taken)/\(count)\(score)", "\(taken)/\(count)"]
  }

  /// The most sentences about what was learnt.
  private static let mostLearnt = 3

  /// Returns the author's first words about each step that was asked about, without an answer such as
  /// "No." before them. Of many, those of the steps that were missed, and then of the last ones.
  func learnt(in lesson: Lesson.Progress) -> [String] {
    let asked = lesson.asked.compactMap { asked in
      words(onStep: asked.step).map { (step: asked.step, isRight: asked.isRight, text: $0) }
    }
    let last = asked.sorted { ($0.isRight ? 1 : 0, -$0.step) < ($1.isRight ? 1 : 0, -$1.step) }
    return last.prefix(Self.mostLearnt).sorted { $0.step < $1.step }.map { $0.text }
  }

  /// Returns the first sentences that explain a step, as many as say something without the step; nil if
  /// nothing explains it.
  ///
  /// - Parameter number: the number of steps before it.
  private func words(onStep number: Int) -> String? {
    guard let note = playback?.explanation(ofStep: number), !note.isEmpty else { return nil }
    let sentences = Self.sentences(of: Printable.stripped(start.texts.lines(note)))
    let first = sentences.firstIndex { TextWidth.of($0) > Self.longestAnswer } ?? 0
    var words = ""
    for sentence in sentences[first...] where TextWidth.of(words) < Self.fewestColumns {
      words += (words.isEmpty || words.hasSuffix("。") ? "" : " ") + sentence
    }
    return words
  }

  /// The columns from which on a sentence needs no other one behind it: "Notes is Inactive." does.
  private static let fewestColumns = 45

  /// The columns of the longest sentence that only says yes or no.
  private static let longestAnswer = 12

  /// Returns the sentences of a text.
  private static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var sentence = ""
    var last: Character?
    for character in text {
      let isBlank = character == " " || character == "\n"
      let isOver =
        switch last {
        case ".", "!", "?": isBlank
        case "。", "！", "？": true
        case _: false
        }
      if isOver, !sentence.isEmpty {
        sentences.append(sentence)
        sentence = ""
      }
      last = character
      if sentence.isEmpty, isBlank { continue }
      sentence.append(character)
    }
    return sentence.isEmpty ? sentences : sentences + [sentence]
  }
}
